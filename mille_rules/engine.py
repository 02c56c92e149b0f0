"""Apply moves: the only way in which a state changes."""

from collections.abc import Callable

from mille_rules.cards import SAFETIES, SAFETY_FOR, Card
from mille_rules.events import DISCARDED, DREW, Event, EventKind, Events, one_event
from mille_rules.legal import REASONS
from mille_rules.moves import Move, MoveKind
from mille_rules.race_end import Step, end_race
from mille_rules.refusals import RefusedError
from mille_rules.rulesets import RuleSet
from mille_rules.state import (
    Hands,
    MatchScore,
    Phase,
    Pile,
    Question,
    Race,
    Setup,
    State,
    Tableau,
    new_state,
)
from mille_rules.tableaux import empty_tableaux, with_card, with_safety, with_target, without_hazard
from mille_rules.turns import (
    begin_turn,
    discards_are_due,
    end_turn,
    exhausted,
    pass_turn,
    with_drawn,
    with_tableau,
    without_card,
)

__all__ = ["Step", "apply", "new_match"]

_PLAYING, _ANSWERING = Phase.PLAY, Phase.ANSWER
_PLAYED, _ASKED = EventKind.PLAYED, EventKind.ASKED


def new_match(
    rules: RuleSet,
    seats: int,
    points: tuple[int, ...] = (),
    games: tuple[int, ...] = (),
) -> State:
    """Return a match before its first deal; `points` and `games` continue a score sheet.

    Points of handicaps are added to them. Raises ValueError for a seat count that the rules do not
    know, or figures of another size.
    """
    rules.expect_seats(seats)
    sides = rules.sides_for(seats)
    points = points or (0,) * sides
    games = games or (0,) * sides
    if len(points) != sides or len(games) != sides:
        raise ValueError(f"expected figures for {sides} sides, got {points!r} and {games!r}")
    points = tuple(map(sum, zip(points, rules.start_points(sides), strict=True)))
    setup, target = Setup(rules, seats, sides), rules.target_for(seats)
    return State(
        setup=setup,
        match=MatchScore(0, 0, points, games, (), ()),
        race=Race((), target, None, None),
        phase=Phase.DEAL,
        turn=0,
        drawn=0,
        discards=(),
        hands=((),) * seats,
        tableaux=empty_tableaux(setup, target),
        question=None,
    )


def apply(state: State, seat: int | None, move: Move) -> Step:
    """Return the state after a move of a seat, or of the table (None), and the events.

    Raises RefusedError if `why_not` gives a reason against the move.
    """
    why_not, effect = _STEPS[move.kind]
    refusal = why_not(state, seat, move)
    if refusal is not None:
        raise RefusedError(refusal)
    return effect(state, seat, move)  # type: ignore[arg-type]


def _deal(state: State, _seat: int, move: Move) -> Step:
    given = move.deal
    assert given is not None
    setup = state.setup
    receivers = setup.rules.dealing(setup.seats, given.first)
    hands: list[Pile] = [()] * setup.seats
    for seat, card in zip(receivers, given.cards, strict=False):
        hands[seat] += (card,)
    target = setup.rules.target_for(setup.seats)
    state = State(
        setup=setup,
        match=state.match._replace(race=given.race, first=given.first),
        race=Race(given.cards, target, None, None),
        phase=Phase.DRAW,
        turn=given.first,
        drawn=len(receivers),
        discards=(),
        hands=tuple(hands),
        tableaux=empty_tableaux(setup, target),
        question=None,
    )
    return state, one_event(EventKind.DEALT, given.first)


def _draw(state: State, seat: int, _move: Move) -> Step:
    setup, match, race, _, turn, drawn, discards, hands, tableaux, question = state
    deck = race.deck
    card = deck[drawn]
    drawn += 1
    hands = with_drawn(hands, seat, card)
    after = new_state(
        State, (setup, match, race, _PLAYING, turn, drawn, discards, hands, tableaux, question)
    )
    if drawn == len(deck):
        if discards_are_due(after):
            return after._replace(phase=Phase.SHUFFLE), DREW[seat][card]
        if exhausted(after):
            return end_race(after, None, DREW[seat][card])
    return after, DREW[seat][card]


def _shuffle(state: State, _seat: int, move: Move) -> Step:
    """Make the discards the draw pile; the turn goes on after its draw, or with it after a coup."""
    assert move.cards is not None
    setup, race, turn = state.setup, state.race, state.turn
    race = race._replace(deck=race.deck + move.cards, shuffled=True)
    # As cards were never lacking, only a seat that has drawn for its turn has one more than dealt.
    has_drawn = len(state.hands[turn]) > setup.rules.hands_for(setup.seats)[turn]
    phase = Phase.PLAY if has_drawn else Phase.DRAW
    return state._replace(race=race, phase=phase, discards=()), one_event(EventKind.SHUFFLED)


def _discard(state: State, seat: int, move: Move) -> Step:
    card = move.card
    assert card is not None
    hands = without_card(state.hands, seat, card)
    discards = state.discards
    discards += (card,)
    return end_turn(state, seat, discards, hands, state.tableaux, DISCARDED[seat][card])


def _play(state: State, seat: int, move: Move) -> Step:
    card = move.card
    assert card is not None
    return _lay(state, seat, card, move.side, without_card(state.hands, seat, card))


def _take(state: State, seat: int, move: Move) -> Step:
    card = move.card
    assert card is not None
    state = state._replace(discards=state.discards[:-1])
    state, events = _lay(state, seat, card, move.side, state.hands)
    return state, one_event(EventKind.TOOK, seat, card) + events


def _lay(state: State, seat: int, card: Card, side: int | None, hands: Hands) -> Step:
    """Put a card, which is in none of the `hands` any more, on its tableau."""
    if side is not None:
        return _attack(state, seat, card, side, hands)
    if card in SAFETIES:
        return play_safety(state, seat, card, hands)
    setup, tableaux, target = state.setup, state.tableaux, state.race.target
    own = seat % setup.sides
    tableau = with_card(tableaux[own], card, setup, target)
    tableaux = with_tableau(tableaux, own, tableau)
    events = one_event(_PLAYED, seat, card, own)
    if tableau.miles == target:
        return _reach_target(state._replace(hands=hands, tableaux=tableaux), seat, own, events)
    return end_turn(state, seat, state.discards, hands, tableaux, events)


def _reach_target(state: State, seat: int, own: int, events: Events) -> Step:
    rules, seats = state.setup.rules, state.setup.seats
    cards_left = state.draw_pile > 0 or any(state.hands)
    offered = (
        state.race.extension_by is None
        and rules.extendable(seats)
        and state.race.target == rules.target_for(seats)
        and state.tableaux[own].driven(rules.distances) < rules.extension_target
        and cards_left
    )
    if not offered:
        return end_race(state, own, events)
    reached = Event(EventKind.REACHED, seat, side=own)
    return state._replace(phase=Phase.EXTENSION), (*events, reached)


def _attack(state: State, seat: int, hazard: Card, side: int, hands: Hands) -> Step:
    setup, match, race, _, turn, drawn, discards, _, tableaux, _ = state
    idle = cannot_be_answered(state, hazard, side)
    tableau = with_card(tableaux[side], hazard, setup, race.target)
    tableaux = with_tableau(tableaux, side, tableau)
    events = one_event(_PLAYED, seat, hazard, side)
    if idle:
        return end_turn(state, seat, discards, hands, tableaux, events)
    asked = tuple(range(side, setup.seats, setup.sides))
    question = Question(seat, side, hazard, asked)
    after = State(setup, match, race, _ANSWERING, turn, drawn, discards, hands, tableaux, question)
    return after, events + one_event(_ASKED, seat, hazard, side)


def _pass(state: State, seat: int, _move: Move) -> Step:
    question = state.question
    assert question is not None
    waiting = tuple(other for other in question.waiting if other != seat)
    events = one_event(EventKind.PASSED, seat)
    if waiting:
        return state._replace(question=question._replace(waiting=waiting)), events
    return pass_turn(state, question.attacker, events)


def _coup(state: State, seat: int, move: Move) -> Step:
    assert move.card is not None
    return play_coup(state, seat, move.card)


def _extend(state: State, seat: int, _move: Move) -> Step:
    own = seat % state.setup.sides
    target = state.setup.rules.extension_target
    state = state._replace(
        race=state.race._replace(target=target, extension_by=own),
        tableaux=tuple(with_target(tableau, state.setup, target) for tableau in state.tableaux),
    )
    return pass_turn(state, seat, one_event(EventKind.EXTENDED, seat, None, own))


def _finish(state: State, seat: int, _move: Move) -> Step:
    own = seat % state.setup.sides
    return end_race(state, own, one_event(EventKind.FINISHED, seat, None, own))


_EFFECTS: dict[MoveKind, Callable[[State, int, Move], Step]] = {
    MoveKind.DEAL: _deal,
    MoveKind.DRAW: _draw,
    MoveKind.PLAY: _play,
    MoveKind.DISCARD: _discard,
    MoveKind.COUP: _coup,
    MoveKind.PASS: _pass,
    MoveKind.EXTEND: _extend,
    MoveKind.FINISH: _finish,
    MoveKind.TAKE: _take,
    MoveKind.SHUFFLE: _shuffle,
}
#: The check and the effect of each kind of move, in one look-up.
_STEPS = {kind: (REASONS[kind], effect) for kind, effect in _EFFECTS.items()}


def cannot_be_answered(state: State, hazard: Card, side: int) -> bool:
    """True if everybody can see that a side has no coup fourré against a hazard.

    It has no cards left in hand, or the safety cannot be there.
    """
    hands = state.hands[side :: state.setup.sides]
    return not any(hands) or _is_in_no_hand(state, SAFETY_FOR[hazard])


def _is_in_no_hand(state: State, safety: Card) -> bool:
    """True if everybody knows that nobody holds a safety.

    By house rules the deck has none; or it lies on a tableau or among the discards.
    """
    if not state.setup.rules.deck[safety] or safety in state.discards:
        return True
    return any(safety in tableau.safeties for tableau in state.tableaux)


def play_safety(state: State, seat: int, card: Card, hands: Hands) -> Step:
    """Play a safety in a turn, which continues with a draw; `hands` are those after the play."""
    setup, match, race, _, turn, drawn, discards, _, tableaux, _ = state
    own = seat % setup.sides
    tableau, removed = with_safety(
        tableaux[own], card, is_coup=False, setup=setup, target=race.target
    )
    tableaux = with_tableau(tableaux, own, tableau)
    discards += removed
    events = one_event(EventKind.PLAYED, seat, card, own) + _removed(removed, own)
    events += _driven(seat, own, card, tableau)
    after = State(setup, match, race, Phase.DRAW, turn, drawn, discards, hands, tableaux, None)
    if state.draw_pile:
        return after, events
    if setup.rules.safety_replay_on_empty_deck and hands[seat]:
        return begin_turn(after, seat, events)
    return pass_turn(after, seat, events)


def play_coup(state: State, seat: int, safety: Card) -> Step:
    """Play a coup fourré: the hazard is removed and the turn is the holder's (rules 2.6)."""
    question = state.question
    assert question is not None
    _, side, hazard, _ = question
    setup, target = state.setup, state.race.target
    tableau = without_hazard(state.tableaux[side], hazard, setup, target)
    tableau, removed = with_safety(tableau, safety, is_coup=True, setup=setup, target=target)
    removed = (hazard, *removed)
    state = state._replace(
        question=None,
        discards=state.discards + removed,
        hands=without_card(state.hands, seat, safety),
        tableaux=with_tableau(state.tableaux, side, tableau),
    )
    events = one_event(EventKind.COUP, seat, safety, side) + _removed(removed, side)
    events += _driven(seat, side, safety, tableau)
    if state.draw_pile:
        return _replace_card(state, seat, events)
    if setup.rules.coup_turn_on_empty_deck:
        return begin_turn(state, seat, events)
    return pass_turn(state, question.attacker, events)


def _removed(hazards: Pile, side: int) -> Events:
    return tuple(Event(EventKind.REMOVED, card=hazard, side=side) for hazard in hazards)


def _driven(seat: int, side: int, safety: Card, tableau: Tableau) -> Events:
    return one_event(EventKind.DROVE, seat, None, side) if safety in tableau.moving else ()


def _replace_card(state: State, seat: int, events: Events) -> Step:
    """Draw the card that replaces the safety; the turn then begins with its own draw."""
    card = state.race.deck[state.drawn]
    hands = with_drawn(state.hands, seat, card)
    state = state._replace(drawn=state.drawn + 1, hands=hands)
    events = (*events, *DREW[seat][card])
    if not state.draw_pile and discards_are_due(state):
        return state._replace(phase=Phase.SHUFFLE, turn=seat), events
    return begin_turn(state, seat, events)

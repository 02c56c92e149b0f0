"""The one way a state changes: `apply`."""

from collections.abc import Callable

from mille_rules.cards import SAFETIES, SAFETY_FOR, Card
from mille_rules.events import Event, EventKind, one_event
from mille_rules.legal import anything_playable, why_not
from mille_rules.moves import Move, MoveKind
from mille_rules.refusals import RefusedError
from mille_rules.rulesets import SIDES_BY_SEATS, RuleSet
from mille_rules.scoring import ending_of, score_race
from mille_rules.state import (
    MatchScore,
    Phase,
    Question,
    Race,
    Setup,
    SideScore,
    State,
    Tableau,
)
from mille_rules.tableaux import (
    empty_tableau,
    with_card,
    with_safety,
    with_target,
    without_hazard,
)

Events = tuple[Event, ...]
Step = tuple[State, Events]
Hands = tuple[tuple[Card, ...], ...]


def new_match(
    rules: RuleSet,
    seats: int,
    points: tuple[int, ...] = (),
    games: tuple[int, ...] = (),
) -> State:
    """A match before its first deal, `points` and `games` per side where one goes on from a sheet.

    Raises ValueError for a seat count that the rules do not know, or figures of another size.
    """
    if seats not in rules.player_counts:
        raise ValueError(f"expected {rules.player_counts} seats by {rules.name}, got {seats!r}")
    sides = SIDES_BY_SEATS[seats]
    points = points or (0,) * sides
    games = games or (0,) * sides
    if len(points) != sides or len(games) != sides:
        raise ValueError(f"expected figures for {sides} sides, got {points!r} and {games!r}")
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
        tableaux=(empty_tableau(setup, target),) * sides,
        question=None,
    )


def apply(state: State, seat: int | None, move: Move) -> Step:
    """The state after a seat's move, or the table's (None), and what happened on the way.

    Raises RefusedError where `why_not` has a reason against the move.
    """
    refusal = why_not(state, seat, move)
    if refusal is not None:
        raise RefusedError(refusal)
    return _EFFECTS[move.kind](state, seat, move)  # type: ignore[arg-type]


def _deal(state: State, _seat: int, move: Move) -> Step:
    given = move.deal
    assert given is not None
    setup = state.setup
    seats, size = setup.seats, setup.rules.hand_size
    dealt = seats * size
    hands = [given.cards[i:dealt:seats] for i in range(seats)]
    hands = hands[-given.first :] + hands[: -given.first]
    target = setup.rules.target_for(seats)
    state = state._replace(
        match=state.match._replace(race=given.race, first=given.first),
        race=Race(given.cards, target, None, None),
        drawn=dealt,
        discards=(),
        hands=tuple(hands),
        tableaux=(empty_tableau(setup, target),) * setup.sides,
    )
    return _begin_turn(state, given.first, one_event(EventKind.DEALT, given.first))


def _draw(state: State, seat: int, _move: Move) -> Step:
    setup, match, race, _, turn, drawn, discards, hands, tableaux, question = state
    card = race.deck[drawn]
    drawn += 1
    hands = (*hands[:seat], (*hands[seat], card), *hands[seat + 1 :])
    state = State(
        setup, match, race, Phase.PLAY, turn, drawn, discards, hands, tableaux, question
    )
    events = one_event(EventKind.DREW, seat, card, None, seat)
    if drawn == len(race.deck) and _exhausted(state):
        return _end_race(state, None, events)
    return state, events


def _discard(state: State, seat: int, move: Move) -> Step:
    card = _card(move)
    events = one_event(EventKind.DISCARDED, seat, card)
    hands = _without(state.hands, seat, card)
    return _end_turn(state, seat, (*state.discards, card), hands, state.tableaux, events)


def _play(state: State, seat: int, move: Move) -> Step:
    card = _card(move)
    hands = _without(state.hands, seat, card)
    if move.side is not None:
        return _attack(state, seat, card, move.side, hands)
    own = seat % state.setup.sides
    events = one_event(EventKind.PLAYED, seat, card, own)
    if card in SAFETIES:
        return _play_safety(state._replace(hands=hands), seat, card, events)
    tableau = with_card(state.tableaux[own], card, state.setup, state.race.target)
    tableaux = _with_tableau(state.tableaux, own, tableau)
    if tableau.miles == state.race.target:
        return _reach_target(state._replace(hands=hands, tableaux=tableaux), seat, own, events)
    return _end_turn(state, seat, state.discards, hands, tableaux, events)


def _reach_target(state: State, seat: int, own: int, events: Events) -> Step:
    rules, seats = state.setup.rules, state.setup.seats
    base = rules.target_for(seats)
    cards_left = state.draw_pile > 0 or any(state.hands)
    offered = (
        state.race.extension_by is None
        and seats in rules.extension_counts
        and state.race.target == base < rules.extension_target
        and cards_left
    )
    if not offered:
        return _end_race(state, own, events)
    reached = Event(EventKind.REACHED, seat, side=own)
    return state._replace(phase=Phase.EXTENSION), (*events, reached)


def _play_safety(state: State, seat: int, card: Card, events: Events) -> Step:
    own = seat % state.setup.sides
    state, removed = _put_safety(state, own, card, is_coup=False)
    events = (*events, *removed)
    if state.draw_pile:
        return state._replace(phase=Phase.DRAW), events
    if state.setup.rules.safety_replay_on_empty_deck and state.hands[seat]:
        return state, events
    return _pass_turn(state, seat, events)


def _put_safety(state: State, side: int, safety: Card, is_coup: bool) -> Step:
    """Lay a safety down and discard what it takes off the table."""
    before, target = state.tableaux[side], state.race.target
    tableau, removed = with_safety(before, safety, is_coup, state.setup, target)
    state = state._replace(
        tableaux=_with_tableau(state.tableaux, side, tableau),
        discards=(*state.discards, *removed),
    )
    return state, tuple(Event(EventKind.REMOVED, card=card, side=side) for card in removed)


def _attack(state: State, seat: int, hazard: Card, side: int, hands: Hands) -> Step:
    tableau = with_card(state.tableaux[side], hazard, state.setup, state.race.target)
    tableaux = _with_tableau(state.tableaux, side, tableau)
    events = one_event(EventKind.PLAYED, seat, hazard, side)
    if _seen_to_be_gone(state, SAFETY_FOR[hazard]):
        return _end_turn(state, seat, state.discards, hands, tableaux, events)
    asked = tuple(range(side, state.setup.seats, state.setup.sides))
    question = Question(seat, side, hazard, asked)
    state = state._replace(
        phase=Phase.ANSWER, hands=hands, tableaux=tableaux, question=question
    )
    return state, (*events, Event(EventKind.ASKED, seat, hazard, side))


def _seen_to_be_gone(state: State, safety: Card) -> bool:
    """Whether everybody has seen a safety leave play, so that asking for it would be idle."""
    return safety in state.discards or any(safety in t.safeties for t in state.tableaux)


def _pass(state: State, seat: int, _move: Move) -> Step:
    question = state.question
    assert question is not None
    waiting = tuple(other for other in question.waiting if other != seat)
    events = one_event(EventKind.PASSED, seat)
    if waiting:
        return state._replace(question=question._replace(waiting=waiting)), events
    return _pass_turn(state, question.attacker, events)


def _coup(state: State, seat: int, move: Move) -> Step:
    """Rules 2.6: the hazard goes, the safety lies sideways, and it is the holder's turn."""
    question, safety = state.question, _card(move)
    assert question is not None
    side = question.side
    target = state.race.target
    lifted = without_hazard(state.tableaux[side], question.hazard, state.setup, target)
    state = state._replace(
        question=None,
        discards=(*state.discards, question.hazard),
        hands=_without(state.hands, seat, safety),
        tableaux=_with_tableau(state.tableaux, side, lifted),
    )
    state, removed = _put_safety(state, side, safety, is_coup=True)
    events = (
        Event(EventKind.COUP, seat, safety, side),
        Event(EventKind.REMOVED, card=question.hazard, side=side),
        *removed,
    )
    if state.draw_pile:
        return _replace_card(state, seat, events)
    if state.setup.rules.coup_turn_on_empty_deck:
        return _begin_turn(state, seat, events)
    return _pass_turn(state, question.attacker, events)


def _replace_card(state: State, seat: int, events: Events) -> Step:
    """Draw the card that takes the place of the safety; then the turn begins with its own draw."""
    card = state.race.deck[state.drawn]
    hand = (*state.hands[seat], card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    state = state._replace(drawn=state.drawn + 1, hands=hands)
    drew = one_event(EventKind.DREW, seat, card, None, seat)
    return _begin_turn(state, seat, (*events, *drew))


def _extend(state: State, seat: int, _move: Move) -> Step:
    own = seat % state.setup.sides
    target = state.setup.rules.extension_target
    state = state._replace(
        race=state.race._replace(target=target, extension_by=own),
        tableaux=tuple(with_target(tableau, state.setup, target) for tableau in state.tableaux),
    )
    return _pass_turn(state, seat, one_event(EventKind.EXTENDED, seat, None, own))


def _finish(state: State, seat: int, _move: Move) -> Step:
    own = seat % state.setup.sides
    return _end_race(state, own, one_event(EventKind.FINISHED, seat, None, own))


def _pass_turn(state: State, seat: int, events: Events) -> Step:
    """The turn goes on to the left of a seat, nothing more having changed."""
    return _end_turn(state, seat, state.discards, state.hands, state.tableaux, events)


def _end_turn(
    state: State,
    seat: int,
    discards: tuple[Card, ...],
    hands: Hands,
    tableaux: tuple[Tableau, ...],
    events: Events,
) -> Step:
    """The turn goes on to the left of a seat, with what its move changed."""
    setup, match, race, _, _, drawn, _, _, _, _ = state
    seat += 1
    if seat == setup.seats:
        seat = 0
    state = State(
        setup, match, race, Phase.DRAW, seat, drawn, discards, hands, tableaux, None
    )
    return (state, events) if drawn < len(race.deck) else _begin_turn(state, seat, events)


def _begin_turn(state: State, seat: int, events: Events) -> Step:
    """The turn of a seat, or of the next that has cards; the race may be exhausted instead."""
    if state.draw_pile:
        return state._replace(phase=Phase.DRAW, turn=seat), events
    if _exhausted(state):
        return _end_race(state, None, events)
    while not state.hands[seat]:
        seat = (seat + 1) % state.setup.seats
    return state._replace(phase=Phase.PLAY, turn=seat), events


def _exhausted(state: State) -> bool:
    """Whether nothing can happen any more, the draw pile being empty (rules 2.4)."""
    if not any(state.hands):
        return True
    return state.setup.rules.hand_ends == "no_playable" and not anything_playable(state)


def _end_race(state: State, completer: int | None, events: Events) -> Step:
    state = state._replace(race=state.race._replace(completer=completer))
    rules = state.setup.rules
    scores = score_race(rules, state.tableaux, ending_of(state))
    match = _add_race(state.match, scores, rules.match_target, rules.tie_policy)
    phase = Phase.OVER if match.winners else Phase.DEAL
    events = (*events, Event(EventKind.RACE_OVER, side=completer))
    if match.winners:
        events = (*events, Event(EventKind.MATCH_OVER))
    return state._replace(match=match, phase=phase), events


def _add_race(
    match: MatchScore, scores: tuple[SideScore, ...], target: int, tie_policy: str
) -> MatchScore:
    points = tuple(
        before + score.total for before, score in zip(match.points, scores, strict=True)
    )
    winners: tuple[int, ...] = ()
    if max(points) >= target:
        winners = tuple(side for side, total in enumerate(points) if total == max(points))
        if len(winners) > 1 and tie_policy == "extra_hand":
            winners = ()
    alone = winners[0] if len(winners) == 1 else None
    games = tuple(won + (side == alone) for side, won in enumerate(match.games))
    return match._replace(
        points=points, games=games, races=(*match.races, scores), winners=winners
    )


def _card(move: Move) -> Card:
    assert move.card is not None
    return move.card


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    hand = hands[seat]
    i = hand.index(card)
    return (*hands[:seat], hand[:i] + hand[i + 1 :], *hands[seat + 1 :])


def _with_tableau(
    tableaux: tuple[Tableau, ...], side: int, tableau: Tableau
) -> tuple[Tableau, ...]:
    return (*tableaux[:side], tableau, *tableaux[side + 1 :])


_EFFECTS: dict[MoveKind, Callable[[State, int, Move], Step]] = {
    MoveKind.DEAL: _deal,
    MoveKind.DRAW: _draw,
    MoveKind.PLAY: _play,
    MoveKind.DISCARD: _discard,
    MoveKind.COUP: _coup,
    MoveKind.PASS: _pass,
    MoveKind.EXTEND: _extend,
    MoveKind.FINISH: _finish,
}

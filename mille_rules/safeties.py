"""Play safeties: in a turn, or at once as a coup fourré."""

from mille_rules.cards import SAFETY_FOR, Card
from mille_rules.events import DREW, Event, EventKind, Events, one_event
from mille_rules.race_end import Step
from mille_rules.state import Hands, Phase, Pile, State
from mille_rules.tableaux import with_safety, without_hazard
from mille_rules.turns import begin_turn, pass_turn, with_drawn, with_tableau, without_card


def cannot_be_answered(state: State, hazard: Card, side: int) -> bool:
    """True if everybody can see that a side has no coup fourré against a hazard.

    It has no cards left in hand, or the safety cannot be there.
    """
    hands = state.hands[side :: state.setup.sides]
    return not any(hands) or _is_in_no_hand(state, SAFETY_FOR[hazard])


def _is_in_no_hand(state: State, safety: Card) -> bool:
    """True if everybody knows that nobody holds a safety or will ever draw it.

    By house rules the deck has none; or it has been played or discarded.
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
    if state.draw_pile:
        return _replace_card(state, seat, events)
    if setup.rules.coup_turn_on_empty_deck:
        return begin_turn(state, seat, events)
    return pass_turn(state, question.attacker, events)


def _removed(hazards: Pile, side: int) -> Events:
    return tuple(Event(EventKind.REMOVED, card=hazard, side=side) for hazard in hazards)


def _replace_card(state: State, seat: int, events: Events) -> Step:
    """Draw the card that replaces the safety; the turn then begins with its own draw."""
    card = state.race.deck[state.drawn]
    hands = with_drawn(state.hands, seat, card)
    state = state._replace(drawn=state.drawn + 1, hands=hands)
    return begin_turn(state, seat, (*events, *DREW[seat][card]))

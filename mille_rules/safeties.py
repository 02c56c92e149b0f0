"""Safeties: played in a turn, or at once as a coup fourré."""

from mille_rules.cards import Card
from mille_rules.events import DREW, Event, EventKind, Events
from mille_rules.standings import Step
from mille_rules.state import Phase, State
from mille_rules.tableaux import with_safety, without_hazard
from mille_rules.turns import begin_turn, pass_turn, with_hand, with_tableau, without_card


def play_safety(state: State, seat: int, card: Card, events: Events) -> Step:
    """A safety that has left its hand goes on the table, and its seat goes on with a draw."""
    own = seat % state.setup.sides
    state, removed = _put_safety(state, own, card, is_coup=False)
    events = (*events, *removed)
    if state.draw_pile:
        return state._replace(phase=Phase.DRAW), events
    if state.setup.rules.safety_replay_on_empty_deck and state.hands[seat]:
        return state, events
    return pass_turn(state, seat, events)


def play_coup(state: State, seat: int, safety: Card) -> Step:
    """Rules 2.6: the hazard goes, the safety lies sideways, and it is the holder's turn."""
    question = state.question
    assert question is not None
    _, side, hazard, _ = question
    target = state.race.target
    lifted = without_hazard(state.tableaux[side], hazard, state.setup, target)
    state = state._replace(
        question=None,
        discards=(*state.discards, hazard),
        hands=without_card(state.hands, seat, safety),
        tableaux=with_tableau(state.tableaux, side, lifted),
    )
    state, removed = _put_safety(state, side, safety, is_coup=True)
    events = (Event(EventKind.COUP, seat, safety, side), _removed(hazard, side), *removed)
    if state.draw_pile:
        return _replace_card(state, seat, events)
    if state.setup.rules.coup_turn_on_empty_deck:
        return begin_turn(state, seat, events)
    return pass_turn(state, question.attacker, events)


def _put_safety(state: State, side: int, safety: Card, is_coup: bool) -> Step:
    """Lay a safety down and discard what it takes off the table."""
    before, target = state.tableaux[side], state.race.target
    tableau, removed = with_safety(before, safety, is_coup, state.setup, target)
    state = state._replace(
        tableaux=with_tableau(state.tableaux, side, tableau),
        discards=(*state.discards, *removed),
    )
    return state, tuple(_removed(card, side) for card in removed)


def _removed(hazard: Card, side: int) -> Event:
    return Event(EventKind.REMOVED, card=hazard, side=side)


def _replace_card(state: State, seat: int, events: Events) -> Step:
    """Draw the card that takes the place of the safety; then the turn begins with its own draw."""
    card = state.race.deck[state.drawn]
    hands = with_hand(state.hands, seat, (*state.hands[seat], card))
    state = state._replace(drawn=state.drawn + 1, hands=hands)
    return begin_turn(state, seat, (*events, *DREW[seat][card]))

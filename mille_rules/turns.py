"""Whose turn it is next, and when nobody's is."""

from mille_rules.cards import Card
from mille_rules.events import Events
from mille_rules.legal import anything_playable
from mille_rules.standings import Step, end_race
from mille_rules.state import Hands, Phase, Pile, State, Tableau, Tableaux, new_state

_DRAWING, _PLAYING = Phase.DRAW, Phase.PLAY


def end_turn(
    state: State, seat: int, discards: Pile, hands: Hands, tableaux: Tableaux, events: Events
) -> Step:
    """The turn goes on to the left of a seat, with what its move changed; no question is open."""
    setup, race, drawn = state.setup, state.race, state.drawn
    seat = (seat + 1) % setup.seats
    after = new_state(
        State, (setup, state.match, race, _DRAWING, seat, drawn, discards, hands, tableaux, None)
    )
    return (after, events) if drawn < len(race.deck) else begin_turn(after, seat, events)


def pass_turn(state: State, seat: int, events: Events) -> Step:
    """The turn goes on to the left of a seat, nothing more having changed."""
    return end_turn(state, seat, state.discards, state.hands, state.tableaux, events)


def begin_turn(state: State, seat: int, events: Events) -> Step:
    """The turn of a seat, or of the next that has cards; the race may be exhausted instead."""
    if state.drawn < len(state.race.deck):
        return state._replace(phase=_DRAWING, turn=seat), events
    if exhausted(state):
        return end_race(state, None, events)
    while not state.hands[seat]:
        seat = (seat + 1) % state.setup.seats
    return state._replace(phase=_PLAYING, turn=seat), events


def exhausted(state: State) -> bool:
    """Whether nothing can happen any more, the draw pile being empty (rules 2.4)."""
    if not any(state.hands):
        return True
    return state.setup.rules.hand_ends == "no_playable" and not anything_playable(state)


def with_drawn(hands: Hands, seat: int, card: Card) -> Hands:
    """The hands after that of one seat has got a card."""
    changed = list(hands)
    changed[seat] += (card,)
    return tuple(changed)


def without_card(hands: Hands, seat: int, card: Card) -> Hands:
    """The hands after a card has left that of one seat."""
    # Lists, changed and frozen again, cost a third less than slices joined.
    changed, hand = list(hands), list(hands[seat])
    hand.remove(card)
    changed[seat] = tuple(hand)
    return tuple(changed)


def with_tableau(tableaux: Tableaux, side: int, tableau: Tableau) -> Tableaux:
    """The tableaux with that of one side changed."""
    return (*tableaux[:side], tableau, *tableaux[side + 1 :])

"""Pass the turn on, and end exhausted races."""

from mille_rules.cards import Card
from mille_rules.events import Events
from mille_rules.legal import anything_playable
from mille_rules.race_end import Step, end_race
from mille_rules.state import Hands, Phase, Pile, State, Tableau, Tableaux, new_state

_DRAWING, _PLAYING = Phase.DRAW, Phase.PLAY


def end_turn(
    state: State, seat: int, discards: Pile, hands: Hands, tableaux: Tableaux, events: Events
) -> Step:
    """Pass the turn on from a seat after a move with its changes; no question is open."""
    setup, race, drawn = state.setup, state.race, state.drawn
    seat = (seat + 1) % setup.seats
    after = new_state(
        State, (setup, state.match, race, _DRAWING, seat, drawn, discards, hands, tableaux, None)
    )
    return (after, events) if drawn < len(race.deck) else begin_turn(after, seat, events)


def pass_turn(state: State, seat: int, events: Events) -> Step:
    """Pass the turn on from a seat without further changes."""
    return end_turn(state, seat, state.discards, state.hands, state.tableaux, events)


def begin_turn(state: State, seat: int, events: Events) -> Step:
    """Begin the turn of a seat, or of the next one with cards, or end an exhausted race."""
    if state.drawn < len(state.race.deck):
        return state._replace(phase=_DRAWING, turn=seat), events
    if exhausted(state):
        return end_race(state, None, events)
    while not state.hands[seat]:
        seat = (seat + 1) % state.setup.seats
    return state._replace(phase=_PLAYING, turn=seat), events


def discards_are_due(state: State) -> bool:
    """True if the discards become the draw pile, whose last card has just been drawn."""
    once = state.setup.rules.reshuffle_discards and not state.race.shuffled
    return once and bool(state.discards)


def exhausted(state: State) -> bool:
    """True if nothing can happen any more with the empty draw pile (rules 2.4)."""
    if not any(state.hands):
        return True
    return state.setup.rules.hand_ends == "no_playable" and not anything_playable(state)


def with_drawn(hands: Hands, seat: int, card: Card) -> Hands:
    """Return the hands with a card added to that of a seat."""
    changed = list(hands)
    changed[seat] += (card,)
    return tuple(changed)


def without_card(hands: Hands, seat: int, card: Card) -> Hands:
    """Return the hands with a card removed from that of a seat."""
    # Lists, changed and frozen again, cost a third less than slices joined.
    changed, hand = list(hands), list(hands[seat])
    hand.remove(card)
    changed[seat] = tuple(hand)
    return tuple(changed)


def with_tableau(tableaux: Tableaux, side: int, tableau: Tableau) -> Tableaux:
    """Return the tableaux with that of one side replaced."""
    return (*tableaux[:side], tableau, *tableaux[side + 1 :])

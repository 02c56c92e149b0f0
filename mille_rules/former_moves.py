"""Moves that earlier versions of the program asked for and the rules no longer do.

Old records contain them. None of them ever changed a score or the course of a race, so a reader
skips them where they once had to stand, and refuses them anywhere else.
"""

from mille_rules.cards import SAFETIES, SAFETY_FOR
from mille_rules.moves import PASS, MoveKind, discard
from mille_rules.record import MoveLine
from mille_rules.safeties import has_left_play
from mille_rules.state import BETWEEN_RACES, State

_NONE: frozenset[MoveLine] = frozenset()


def former_moves(before: State, line: MoveLine, after: State) -> frozenset[MoveLine]:
    """The lines that may follow a move in an old record and mean nothing, one per seat at most."""
    seat, move = line
    if seat is None or move.kind is not MoveKind.PLAY or before.draw_pile:
        return _NONE
    if move.side is not None:
        return _passes(before, line)
    if move.card in SAFETIES and after.phase in BETWEEN_RACES:
        return _discards(seat, after)
    return _NONE


def _discards(seat: int, after: State) -> frozenset[MoveLine]:
    """After a safety one card was discarded before a race that nobody could go on with was over."""
    if not after.setup.rules.safety_replay_on_empty_deck:
        return _NONE
    return frozenset(MoveLine(seat, discard(card)) for card in after.hands[seat])


def _passes(before: State, line: MoveLine) -> frozenset[MoveLine]:
    """A side without cards was asked about a hazard, too (rules 4.43)."""
    hazard, side = line.move.card, line.move.side
    assert hazard is not None
    assert side is not None
    seats = range(side, before.setup.seats, before.setup.sides)
    if any(before.hands[seat] for seat in seats) or has_left_play(before, SAFETY_FOR[hazard]):
        return _NONE
    return frozenset(MoveLine(seat, PASS) for seat in seats)

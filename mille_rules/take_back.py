"""Taking back the latest move of a race with everybody's consent (rules 2.9)."""

from collections.abc import Iterator

from mille_rules.marks import TAKEN_BACK
from mille_rules.moves import MoveKind
from mille_rules.record import MoveLine, NoteLine, Record
from mille_rules.state import BETWEEN_RACES, Phase
from mille_rules.views import PublicMoves

#: Moves that neither draw a card nor answer a hazard.
_KINDS = (MoveKind.PLAY, MoveKind.DISCARD, MoveKind.EXTEND)


def take_back_seat(moves: PublicMoves, phase: Phase) -> int | None:
    """Return the seat that may take back the latest of a race's moves, None if it stays.

    Nothing has been drawn or revealed since, as no move has been made since.
    """
    if not moves or phase in BETWEEN_RACES:
        return None
    seat, move = moves[-1]
    return seat if move.kind in _KINDS else None


def without_last_move(record: Record, seat: int) -> Record:
    """Return a record without its last move, which a seat takes back, but with all notes."""
    moves = len(record.moves())
    before = record.before_move(moves - 1)
    later = record.lines[len(before.lines) + 1 :]
    notes = [line for line in later if isinstance(line, NoteLine)]
    return Record(before.header, [*before.lines, *notes, NoteLine(f"{TAKEN_BACK} {seat}")])


def take_backs(record: Record) -> Iterator[tuple[int, int]]:
    """Generate the take-backs that a record notes: the number of moves before it, and the seat."""
    moves = 0
    for line in record.lines:
        moves += isinstance(line, MoveLine)
        if isinstance(line, NoteLine) and line.text.startswith(TAKEN_BACK):
            seat = line.text.removeprefix(TAKEN_BACK).strip()
            if seat.isdecimal() and int(seat) < len(record.header.sitters):
                yield moves, int(seat)


def has_just_taken_back(record: Record) -> bool:
    """Return True if a move has been taken back since the last move.

    The move before that one stays: its player has seen a card that is in a hand again.
    """
    for line in reversed(record.lines):
        if isinstance(line, MoveLine):
            return False
        if isinstance(line, NoteLine) and line.text.startswith(TAKEN_BACK):
            return True
    return False

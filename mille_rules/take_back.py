"""Which moves of a race can be taken back (rules 2.9)."""

from collections.abc import Callable, Iterator

from mille_rules.legal import legal_moves
from mille_rules.marks import PRACTICE, REFUSED_TAKE_BACK, TAKEN_BACK
from mille_rules.moves import Move, MoveKind
from mille_rules.record import Line, MoveLine, NoteLine, Record
from mille_rules.seating import change_of, seats_of_people
from mille_rules.state import BETWEEN_RACES, Phase
from mille_rules.views import PublicMoves

#: Seconds after a person's move for which the table reveals nothing, so that the move can be taken
#: back, however fast the game is shown.
MOMENT = 3.0
#: A seat whose questions were refused so often in a race asks no more.
MOST_REFUSALS = 2
#: Moves that neither draw a card nor answer a hazard.
_KINDS = (MoveKind.PLAY, MoveKind.DISCARD, MoveKind.TAKE, MoveKind.EXTEND)


def take_back_seat(moves: PublicMoves, phase: Phase) -> int | None:
    """Return the seat that may ask to take back the latest of a race's moves, None if it stays.

    Nothing has been drawn or revealed since, as no move has been made since.
    """
    if not moves or phase in BETWEEN_RACES:
        return None
    seat, move = moves[-1]
    return seat if move.kind in _KINDS else None


def take_back_from(record: Record) -> int | None:
    """Return the number of moves that stay where nobody is asked; None where the others are.

    Nobody is asked in practice, and where only one seat was ever a person's. The moves before a
    change of players stay.
    """
    if PRACTICE not in record.notes() and len(seats_of_people(record)) > 1:
        return None
    made = stay = 0
    for line in record.lines:
        made += isinstance(line, MoveLine)
        if change_of(line) is not None:
            stay = made
    return stay


def changes_take_backs(note: NoteLine) -> bool:
    """Return True if a note can change `take_back_from`."""
    return note.text == PRACTICE or change_of(note) is not None


def decisions(
    moves: PublicMoves, seat: int, stay: int, choices: Callable[[int], tuple[Move, ...] | None]
) -> Iterator[int]:
    """Generate the number of moves of a race before a seat's last decision, if there is one.

    The first `stay` moves are not searched. `choices` returns the seat's choices after so many
    moves, None if they are unknown: a `pass` was perhaps a decision then, and an earlier number
    follows.
    """
    for made in range(len(moves) - 1, max(stay, 0) - 1, -1):
        mover, move = moves[made]
        if mover != seat or move.kind is MoveKind.DRAW:
            continue
        answers = choices(made) if move.kind is MoveKind.PASS else None
        if answers is None or len(answers) > 1:
            yield made
            if answers is not None or move.kind is not MoveKind.PASS:
                return


def moves_back(record: Record, seat: int, stay: int | None) -> int:
    """Return how many moves a seat may take back now, 0 for none.

    Where nobody is asked, all since its last decision, but not the first `stay` moves of the race;
    otherwise, with None, its latest move.
    """
    if record.state.phase in (*BETWEEN_RACES, Phase.SHUFFLE):
        return 0
    if stay is not None:
        return _count_to_decision(record, seat, stay)
    latest = next(line for line in reversed(record.lines) if isinstance(line, MoveLine))
    stays = latest.seat != seat or latest.move.kind not in _KINDS or _has_just_taken_back(record)
    return 0 if stays or is_refused(record, seat) else 1


def is_refused(record: Record, seat: int) -> bool:
    """Return True if a seat was refused so often in this race that it asks no more."""
    note = NoteLine(f"{REFUSED_TAKE_BACK} {seat}")
    return sum(line == note for line in _lines_of_race(record)) >= MOST_REFUSALS


def without_moves(record: Record, count: int) -> Record:
    """Return a record without its latest moves, but with all notes."""
    before = record.before_move(len(record.moves()) - count)
    later = record.lines[len(before.lines) :]
    notes = [line for line in later if isinstance(line, NoteLine)]
    return Record(before.header, [*before.lines, *notes])


def take_backs(record: Record) -> Iterator[tuple[int, int, int]]:
    """Generate the take-backs that a record notes.

    Each is the number of moves before it, the seat, and the number of moves taken back.
    """
    moves = 0
    for line in record.lines:
        moves += isinstance(line, MoveLine)
        if isinstance(line, NoteLine) and line.text.startswith(TAKEN_BACK):
            figures = line.text.removeprefix(TAKEN_BACK).split()
            if len(figures) == 2 and all(map(str.isdecimal, figures)):
                seat, count = map(int, figures)
                if seat < len(record.header.sitters):
                    yield moves, seat, count


def _lines_of_race(record: Record) -> Iterator[Line]:
    """Generate the lines since the latest deal, the last one first."""
    for line in reversed(record.lines):
        if isinstance(line, MoveLine) and line.move.kind is MoveKind.DEAL:
            return
        yield line


def _count_to_decision(record: Record, seat: int, stay: int) -> int:
    lines = [line for line in _lines_of_race(record) if isinstance(line, MoveLine)]
    moves = tuple((line.seat, line.move) for line in reversed(lines))
    steps = record.latest_race()
    starts = decisions(moves, seat, stay, lambda made: legal_moves(steps[made][0], seat))
    return len(moves) - next(starts, len(moves))


def _has_just_taken_back(record: Record) -> bool:
    """Return True if a move has been taken back since the last move.

    The move before that one stays: its player has seen a card that is in a hand again.
    """
    for line in _lines_of_race(record):
        if isinstance(line, MoveLine):
            return False
        if isinstance(line, NoteLine) and line.text.startswith(TAKEN_BACK):
            return True
    return False

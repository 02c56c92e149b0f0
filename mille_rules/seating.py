"""The players of a match, who may change: those of the header, then those of the `sit` lines."""

from collections.abc import Iterator
from typing import NamedTuple

from mille_rules.record import Line, MoveLine, NoteLine, Record, Sitter
from mille_rules.styles import COMPUTER

_SIT = "sit"


def sit_note(seat: int, sitter: Sitter) -> NoteLine:
    """Return the line that gives a seat to another player."""
    return NoteLine(f"{_SIT} {seat} {sitter.kind} {sitter.name}")


def change_of(line: Line) -> tuple[int, Sitter] | None:
    """Return a seat and its new player if a line says so, else None."""
    if not isinstance(line, NoteLine):
        return None
    word, seat, kind, name, *_ = (*line.text.split(maxsplit=3), "", "", "", "")
    return (int(seat), Sitter(kind, name)) if word == _SIT and seat.isdecimal() and kind else None


def lines_with_sitters(record: Record) -> Iterator[tuple[Line, tuple[Sitter, ...]]]:
    """Generate the lines of a record, each with the players after it."""
    sitters = record.header.sitters
    for line in record.lines:
        change = change_of(line)
        if change is not None and change[0] < len(sitters):
            seat, sitter = change
            sitters = (*sitters[:seat], sitter, *sitters[seat + 1 :])
        yield line, sitters


class SeatChange(NamedTuple):
    """A seat that was given to another player after `seq` moves."""

    seq: int
    seat: int
    before: Sitter
    after: Sitter


def seat_changes(record: Record) -> Iterator[SeatChange]:
    """Generate the changes of players, in their order."""
    seq, before = 0, record.header.sitters
    for line, after in lines_with_sitters(record):
        seq += isinstance(line, MoveLine)
        for seat, sitter in enumerate(before):
            if after[seat] != sitter:
                yield SeatChange(seq, seat, sitter, after[seat])
        before = after


def present_sitters(record: Record) -> tuple[Sitter, ...]:
    """Return the player on each seat at the end of a record."""
    present = record.header.sitters
    for _, sitters in lines_with_sitters(record):
        present = sitters
    return present


def seats_of_people(record: Record) -> set[int]:
    """Return the seats that people have had at any time of the match."""
    first = record.header.sitters
    had = [*enumerate(first), *filter(None, map(change_of, record.lines))]
    people = (seat for seat, sitter in had if not sitter.kind.startswith(COMPUTER))
    return {seat for seat in people if seat < len(first)}

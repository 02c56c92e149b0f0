"""The players of a match, who may change: those of the header, then those of the `sit` lines."""

from collections.abc import Iterator
from typing import NamedTuple

from mille_rules.record import Line, MoveLine, NoteLine, Record, Sitter

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


def reseat(record: Record, sitters: tuple[Sitter, ...]) -> None:
    """Give the seats of a record to these players, where it has others."""
    for seat, (before, after) in enumerate(zip(present_sitters(record), sitters, strict=True)):
        if before != after:
            record.add(sit_note(seat, after))

"""Who plays on each seat: at first as in the header of a record, then as its `sit` lines say."""

from collections.abc import Iterator

from mille_rules.record import Line, NoteLine, Record, Sitter

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


def present_sitters(record: Record) -> tuple[Sitter, ...]:
    """Return the player on each seat at the end of a record."""
    present = record.header.sitters
    for _, sitters in lines_with_sitters(record):
        present = sitters
    return present

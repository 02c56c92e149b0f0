"""Read records: every line is applied, so that only legal matches are loaded."""

import codecs
from typing import NamedTuple

from mille_rules.record import Header, NoteLine, Record, Sitter
from mille_rules.record_lines import (
    LineError,
    NotARecordError,
    check_first_line,
    checked_score,
    move_line,
    start_entry,
    start_figures,
)
from mille_rules.refusals import RefusedError
from mille_rules.rule_lines import with_rule_line
from mille_rules.rulesets import SEAT_COUNTS, RuleSet

#: The longest deal line, 106 cards, has under 1,500 bytes; no record has longer lines.
MAX_LINE_BYTES = 4_096
_HEADER_WORDS = ("rules", "rule", "seat", "start")
#: The beginnings of header lines, for a file that may not be text.
_HEADER_BYTES = (b"#", *(word.encode() for word in _HEADER_WORDS))
#: Lines that are kept but mean nothing to the rules.
_NOTE_WORDS = ("sit", "mark", "fair")


class Fault(NamedTuple):
    """The first line of a record that is not legal, counted from 1."""

    line: int
    text: str
    code: str
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text!r} is refused: {self.reason}"


class Reading(NamedTuple):
    """The legal part of a file, and what was wrong with the rest."""

    record: Record
    #: True if the last line had no end and was dropped.
    torn: bool
    fault: Fault | None
    #: The number of lines, from the fault on, that are not in the record; a torn line counts.
    left_out: int
    #: The number of zero bytes at the end of the file, which are lines lost in a power cut.
    unwritten: int


def read_record(data: bytes) -> Reading:
    """Read the record in a file's bytes; raises NotARecordError."""
    # Some editors put a mark before the text, which says that it is UTF-8.
    lines, torn = _split(data.removeprefix(codecs.BOM_UTF8))
    reader = _Reader()
    fault = None
    for number, line in enumerate(lines, start=1):
        try:
            reader.take(number, line)
        except LineError as error:
            text = line.decode(errors="replace")[:80]
            fault = Fault(number, text, error.code, str(error))
            break
    record = reader.finish()
    left_out = int(torn) if fault is None else len(lines) - fault.line + 1 + torn
    return Reading(record, torn, fault, left_out, _unwritten(data))


def _split(data: bytes) -> tuple[list[bytes], bool]:
    """Return the complete lines, and whether an incomplete one follows."""
    *whole, rest = data.split(b"\n")
    return [line.removesuffix(b"\r") for line in whole], bool(rest)


def _unwritten(data: bytes) -> int:
    return len(data) - len(data.rstrip(b"\0"))


class _Reader:
    """Reads a record line by line and applies it."""

    def __init__(self) -> None:
        self._rules: RuleSet | None = None
        self._sitters: dict[int, Sitter] = {}
        self._start: list[tuple[int, int, int]] = []
        self._record: Record | None = None

    def take(self, number: int, line: bytes) -> None:
        """Read one line; LineError if it is not legal, NotARecordError if the header is not."""
        if number == 1:
            check_first_line(line.decode(errors="replace"))
            return
        if len(line) > MAX_LINE_BYTES:
            raise LineError("too-long", f"expected at most {MAX_LINE_BYTES} bytes")
        text = self._decoded(line)
        if not text.strip() or text.startswith("#"):
            return
        if text.split(maxsplit=1)[0] in _HEADER_WORDS:
            self._take_header(text)
        else:
            self._take_line(text)

    def finish(self) -> Record:
        """Return the record as far as it was taken."""
        self._close_header()
        assert self._record is not None
        return self._record

    def _decoded(self, line: bytes) -> str:
        try:
            return line.decode()
        except UnicodeDecodeError as error:
            reason = f"expected UTF-8 text, got {line[error.start]:#04x}"
        # A header without one of its lines may look complete, and be another match's.
        if self._record is None and line.lstrip().startswith(_HEADER_BYTES):
            raise NotARecordError(reason)
        raise LineError("unreadable", reason)

    def _take_header(self, text: str) -> None:
        if self._record is not None:
            raise LineError("misplaced", "expected before the first deal")
        try:
            self._read_header(text)
        except ValueError as error:
            raise NotARecordError(f"{text[:80]!r}: {error}") from None

    def _read_header(self, text: str) -> None:
        word, *words = text.split(maxsplit=3)
        if word in ("rules", "rule"):
            self._rules = with_rule_line(self._rules, text)
        elif word == "seat":
            if len(words) < 2:
                raise ValueError("expected 'seat N KIND NAME'")
            seat = int(words[0])
            if seat in self._sitters or not 0 <= seat < max(SEAT_COUNTS):
                raise ValueError("expected each seat once")
            self._sitters[seat] = Sitter(words[1], words[2].strip() if len(words) > 2 else "")
        else:
            self._start = [start_entry(entry) for entry in text[len(word) :].split("|")]

    def _close_header(self) -> None:
        if self._record is not None:
            return
        if self._rules is None:
            raise NotARecordError("expected a line 'rules NAME'")
        seats = len(self._sitters)
        if set(self._sitters) != set(range(seats)):
            raise NotARecordError(f"expected all seats, got {sorted(self._sitters)}")
        try:
            self._rules.expect_seats(seats)
        except ValueError as error:
            raise NotARecordError(str(error)) from None
        sitters = tuple(self._sitters[seat] for seat in range(seats))
        points, games = start_figures(self._start, self._rules.sides_for(seats))
        self._record = Record(Header(self._rules, sitters, points, games))

    def _take_line(self, text: str) -> None:
        self._close_header()
        assert self._record is not None
        word, _, rest = text.partition(" ")
        if word in _NOTE_WORDS:
            self._record.add(NoteLine(text))
        elif word == "score":
            self._record.add(checked_score(rest, self._record.state))
        else:
            self._take_move(text)

    def _take_move(self, text: str) -> None:
        assert self._record is not None
        line = move_line(text)
        try:
            self._record.make(line.seat, line.move)
        except RefusedError as error:
            raise LineError(error.refusal.code.value, _parameters(error)) from None


def _parameters(error: RefusedError) -> str:
    return str(error).partition(" ")[2]

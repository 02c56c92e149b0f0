"""Records: the set-up of a match and its moves, deals included."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from mille_rules.engine import Step, apply, new_match
from mille_rules.moves import Move, MoveKind
from mille_rules.rule_lines import rule_lines
from mille_rules.rulesets import RuleSet
from mille_rules.state import BETWEEN_RACES, State
from mille_rules.visible_text import is_unseen

FIRST_LINE = "mille-record 1"


class Sitter(NamedTuple):
    """The player on a seat at the start: `human`, `remote` or `computer-WORD`, and a name."""

    kind: str
    name: str


class Header(NamedTuple):
    """The set-up before the first deal; points and games are per side, empty for none."""

    rules: RuleSet
    sitters: tuple[Sitter, ...]
    points: tuple[int, ...] = ()
    games: tuple[int, ...] = ()

    def new_match(self) -> State:
        """Return the match before its first deal."""
        return new_match(self.rules, len(self.sitters), self.points, self.games)

    def lines(self) -> list[str]:
        """The header as lines of text, without line ends."""
        lines = [FIRST_LINE, *rule_lines(self.rules)]
        lines += [
            f"seat {seat} {sitter.kind} {_one_line(sitter.name)}".rstrip()
            for seat, sitter in enumerate(self.sitters)
        ]
        if any(self.points) or any(self.games):
            figures = zip(self.points, self.games, strict=True)
            entries = [f"{side} {points} {won}" for side, (points, won) in enumerate(figures)]
            lines.append(f"start {' | '.join(entries)}")
        return lines


class MoveLine(NamedTuple):
    """A move and the seat that made it, None for the table."""

    seat: int | None
    move: Move

    def __str__(self) -> str:
        return str(self.move) if self.seat is None else f"{self.seat} {self.move}"


class ScoreLine(NamedTuple):
    """The points of each side in a race."""

    race: int
    points: tuple[int, ...]

    def __str__(self) -> str:
        entries = [f"{side} {points}" for side, points in enumerate(self.points)]
        return f"score {self.race} : {' | '.join(entries)}"


class NoteLine(NamedTuple):
    """A line without meaning for the rules: a new player on a seat, a mark, a fair deal's proof."""

    text: str

    def __str__(self) -> str:
        return _one_line(self.text)


Line = MoveLine | ScoreLine | NoteLine


@dataclass
class Record:
    """A match so far; lines are only ever added at the end.

    Each move is applied once: by `make`, or when a state is first needed. Methods that return
    states raise RefusedError if the record has an illegal move.
    """

    header: Header
    lines: list[Line] = field(default_factory=list)
    #: The number of lines that have been applied.
    _applied: int = field(default=0, init=False, repr=False, compare=False)
    _state: State | None = field(default=None, init=False, repr=False, compare=False)
    _latest_race: list[Step] = field(default_factory=list, init=False, repr=False, compare=False)
    _race_ends: list[State] = field(default_factory=list, init=False, repr=False, compare=False)

    @property
    def state(self) -> State:
        """The state after the last line."""
        if self._state is None:
            self._state = self.header.new_match()
        if self._applied < len(self.lines):
            self._apply_lines()
        return self._state

    def latest_race(self) -> list[Step]:
        """The states and events of the moves since the latest deal, that deal included."""
        self._apply_lines()
        return self._latest_race

    def race_ends(self) -> list[State]:
        """The states in which races ended."""
        self._apply_lines()
        return self._race_ends

    def add(self, line: Line) -> None:
        """Append a line."""
        self.lines.append(line)

    def make(self, seat: int | None, move: Move) -> Step:
        """Apply a move and append it; an illegal one raises RefusedError and changes nothing."""
        step = apply(self.state, seat, move)
        self.lines.append(MoveLine(seat, move))
        self._applied = len(self.lines)
        self._advance(move, step)
        return step

    def _apply_lines(self) -> None:
        """Apply the lines that were appended without being applied."""
        if self._state is None:
            self._state = self.header.new_match()
        for line in self.lines[self._applied :]:
            if isinstance(line, MoveLine):
                self._advance(line.move, apply(self._state, line.seat, line.move))
            self._applied += 1

    def _advance(self, move: Move, step: Step) -> None:
        if move.kind is MoveKind.DEAL:
            self._latest_race = []
        self._latest_race.append(step)
        self._state = step[0]
        if self._state.phase in BETWEEN_RACES:
            self._race_ends.append(self._state)

    def moves(self) -> list[MoveLine]:
        """The move lines, deals included."""
        return [line for line in self.lines if isinstance(line, MoveLine)]

    def notes(self) -> list[str]:
        """The texts of the notes."""
        return [line.text for line in self.lines if isinstance(line, NoteLine)]

    def replay(self) -> Iterator[tuple[MoveLine, Step]]:
        """Apply all moves again: each with the state it led to and its events."""
        state = self.header.new_match()
        for line in self.moves():
            state, events = apply(state, line.seat, line.move)
            yield line, (state, events)

    def before_move(self, count: int) -> "Record":
        """Return the record as it was after `count` moves."""
        kept: list[Line] = []
        for line in self.lines:
            if isinstance(line, MoveLine):
                if count == 0:
                    break
                count -= 1
            kept.append(line)
        return Record(self.header, kept)

    def text(self) -> str:
        """The whole record as text."""
        return "".join(f"{line}\n" for line in [*self.header.lines(), *self.lines])


def _one_line(text: str) -> str:
    """Replace line ends and invisible characters by blanks."""
    return " ".join("".join(" " if is_unseen(c) else c for c in text).split())

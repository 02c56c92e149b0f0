"""Parse single lines of a record; whether they are legal there is for the rules to say."""

from mille_rules.moves import MoveKind, parse_move
from mille_rules.record import FIRST_LINE, MoveLine, ScoreLine
from mille_rules.state import BETWEEN_RACES, State

_MAGIC = "mille-record "
#: Moves that no seat makes.
_OF_THE_TABLE = (MoveKind.DEAL, MoveKind.SHUFFLE)


class NotARecordError(ValueError):
    """A file that is not a record, or has a damaged header."""


class NewerRecordError(NotARecordError):
    """A record of a newer version of this program."""


class LineError(ValueError):
    """A line that is not legal in its place; `code` is a word for programs."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"{code}: {reason}" if reason else code)
        self.code = code


def check_first_line(text: str) -> None:
    """Raise NotARecordError unless this is the first line of a record of this version."""
    if text.rstrip() == FIRST_LINE:
        return
    expected = f"expected {FIRST_LINE!r} as the first line, got {text[:40]!r}"
    if text.startswith(_MAGIC) and text[len(_MAGIC) :].strip().isdecimal():
        raise NewerRecordError(f"{expected}, a newer version")
    raise NotARecordError(expected)


def start_entry(text: str) -> tuple[int, int, int]:
    """Parse a side, its points and its games won at the start; raises ValueError."""
    side, points, games = map(int, text.split())
    if min(side, points, games) < 0:
        raise ValueError("expected no negative figures")
    return side, points, games


def start_figures(
    start: list[tuple[int, int, int]], sides: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return points and games won of each side at the start; NotARecordError if a side lacks."""
    if not start:
        return (), ()
    if [side for side, _, _ in start] != list(range(sides)):
        raise NotARecordError(f"expected a start for each of {sides} sides, got {start!r}")
    return tuple(points for _, points, _ in start), tuple(games for _, _, games in start)


def move_line(text: str) -> MoveLine:
    """Parse a seat and its move, or a move of the table; raises LineError."""
    word, _, rest = text.partition(" ")
    try:
        if word in _OF_THE_TABLE:
            return MoveLine(None, parse_move(text))
        line = MoveLine(_seat(word), parse_move(rest))
        if line.move.kind in _OF_THE_TABLE:
            raise ValueError(f"expected no seat before a {line.move.kind}")
        return line
    except ValueError as error:
        raise LineError("unreadable", str(error)) from None


def _seat(word: str) -> int:
    if len(word) == 1 and word in "0123456789":
        return int(word)
    raise ValueError(f"expected a seat, got {word[:20]!r}")


def checked_score(text: str, state: State) -> ScoreLine:
    """Parse the score of the race that is just over; LineError if it differs."""
    match = state.match
    try:
        race, _, entries = text.partition(":")
        pairs = [tuple(map(int, entry.split())) for entry in entries.split("|")]
        given = ScoreLine(int(race), tuple(points for _, points in pairs))
    except ValueError:
        raise LineError("unreadable", "expected 'score RACE : SIDE POINTS | ...'") from None
    scored = state.phase in BETWEEN_RACES and match.races
    if not scored or given.race != match.race:
        raise LineError("misplaced", "expected a score behind its race")
    due = tuple(score.total for score in match.races[-1])
    if given.points != due or [side for side, _ in pairs] != list(range(len(due))):
        raise LineError("wrong-score", f"expected {ScoreLine(match.race, due)}")
    return given

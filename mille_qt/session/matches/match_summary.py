"""What a file says about its match: all that a list shows, and that nothing in it is wrong."""

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from mille_rules.journal import read_file
from mille_rules.match_id import match_id
from mille_rules.reading import Reading
from mille_rules.record import NoteLine, Record
from mille_rules.record_lines import NotARecordError
from mille_rules.state import Phase

_PRACTICE = "mark practice"
_CHALLENGE = "mark challenge "


class MatchStatus(StrEnum):
    """How far a match has come."""

    UNDER_WAY = "under way"
    FINISHED = "finished"
    #: The file holds an illegal line, or no match at all.
    DAMAGED = "damaged"


class MatchSummary(NamedTuple):
    """A match in a list. Everything by side or by seat is in their order."""

    standing: MatchStatus
    #: What tells the match from every other; empty where the file holds none.
    identity: str = ""
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    rules: str = ""
    #: Whether house rules are played.
    house: bool = False
    #: Number of the latest race dealt.
    race: int = 0
    points: tuple[int, ...] = ()
    #: The sides that won, none before the end.
    winners: tuple[int, ...] = ()
    moves: int = 0
    practice: bool = False
    #: The number of the challenge that its cards come from; empty for none.
    challenge: str = ""
    #: The line that is not legal, 0 for none.
    fault: int = 0

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)


def summary_of_file(path: Path) -> MatchSummary:
    """What is to be said of a file, by replaying it. Raises OSError where it cannot be read."""
    try:
        return summary_of(read_file(path))
    except NotARecordError:
        return MatchSummary(MatchStatus.DAMAGED)


def summary_of(reading: Reading) -> MatchSummary:
    """What is to be said of a record that was read."""
    record, state = reading.record, reading.record.state
    header = record.header
    over = state.phase is Phase.OVER
    standing = MatchStatus.FINISHED if over else MatchStatus.UNDER_WAY
    return MatchSummary(
        standing=MatchStatus.DAMAGED if reading.fault else standing,
        identity=match_id(record),
        names=tuple(sitter.name for sitter in header.sitters),
        kinds=tuple(sitter.kind for sitter in header.sitters),
        rules=header.rules.name,
        house=bool(header.rules.house_rules()),
        race=state.match.race,
        points=state.match.points,
        winners=state.match.winners,
        moves=len(record.moves()),
        practice=_PRACTICE in _notes(record),
        challenge=_challenge(record),
        fault=reading.fault.line if reading.fault else 0,
    )


def _notes(record: Record) -> list[str]:
    return [line.text for line in record.lines if isinstance(line, NoteLine)]


def _challenge(record: Record) -> str:
    marks = (text for text in _notes(record) if text.startswith(_CHALLENGE))
    return next(marks, "").removeprefix(_CHALLENGE).strip()

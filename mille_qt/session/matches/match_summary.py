"""The summary of a match file: what a list of matches shows of it."""

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from mille_qt.session.record_info import challenge_number, is_practice
from mille_rules.journal import read_file
from mille_rules.match_id import match_id
from mille_rules.reading import Reading
from mille_rules.record import Record, Sitter
from mille_rules.record_lines import NotARecordError
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.seating import present_sitters, seat_changes
from mille_rules.state import Phase
from mille_rules.styles import COMPUTER


class MatchStatus(StrEnum):
    """The status of a match in a list."""

    UNDER_WAY = "under way"
    FINISHED = "finished"
    #: The file contains an illegal line, or no match at all.
    DAMAGED = "damaged"


class MatchSummary(NamedTuple):
    """A match in a list; tuples are ordered by side or by seat."""

    standing: MatchStatus
    #: The identity of the match; empty if the file contains none.
    identity: str = ""
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    rules: str = ""
    #: The points that end the match, or ONE_RACE; or the races, 0 if points decide.
    match_target: int = DEFAULT_RULES.match_target
    races_to_win: int = 0
    #: True if house rules are played, and what they are called, empty for nothing.
    house: bool = False
    title: str = ""
    #: The number of the latest race dealt, and of the races that are over.
    race: int = 0
    races_over: int = 0
    points: tuple[int, ...] = ()
    #: The sides that won, none before the end.
    winners: tuple[int, ...] = ()
    moves: int = 0
    practice: bool = False
    #: The number of the challenge that its cards come from; empty for none.
    challenge: str = ""
    #: The line that is not legal, 0 for none.
    fault: int = 0
    #: The names of people who have given their seats away.
    earlier: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.names)

    @property
    def has_ended_race(self) -> bool:
        """Whether a race is over, so that it can be watched without showing a hand in play."""
        return self.races_over > 0


def summary_of_file(path: Path) -> MatchSummary:
    """Read a file and return its summary; raises OSError if it cannot be read."""
    try:
        return summary_of(read_file(path))
    except NotARecordError:
        return MatchSummary(MatchStatus.DAMAGED)


def _earlier(record: Record, sitters: tuple[Sitter, ...]) -> tuple[str, ...]:
    """Return the names of people who sat at the table and are not there any more, each once.

    A name for which the computer plays now is still there.
    """
    left = (change.before for change in seat_changes(record))
    people = (sitter.name for sitter in left if not sitter.kind.startswith(COMPUTER))
    present = {sitter.name for sitter in sitters}
    return tuple(dict.fromkeys(name for name in people if name not in present))


def summary_of(reading: Reading) -> MatchSummary:
    """Return the summary of a record that was read."""
    record, state = reading.record, reading.record.state
    rules, sitters = record.header.rules, present_sitters(record)
    over = state.phase is Phase.OVER
    standing = MatchStatus.FINISHED if over else MatchStatus.UNDER_WAY
    return MatchSummary(
        standing=MatchStatus.DAMAGED if reading.fault else standing,
        identity=match_id(record),
        names=tuple(sitter.name for sitter in sitters),
        kinds=tuple(sitter.kind for sitter in sitters),
        rules=rules.name,
        match_target=rules.match_target,
        races_to_win=rules.races_to_win if rules.by_races else 0,
        house=bool(rules.house_rules()),
        title=rules.title,
        earlier=_earlier(record, sitters),
        race=state.match.race,
        races_over=len(state.match.races),
        points=state.match.points,
        winners=state.match.winners,
        moves=len(record.moves()),
        practice=is_practice(record),
        challenge=challenge_number(record),
        fault=reading.fault.line if reading.fault else 0,
    )

"""The figures of one player, computed from the rows."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from mille_qt.features.statistics.race_rows import RaceRow

#: The number of races in the running average.
AVERAGE_RACES = 10
#: The name of house rules among those of rule sets.
HOUSE_RULES = "house-rules"


class RaceKind(StrEnum):
    """Kinds of races that are counted separately."""

    ORDINARY = "ordinary"
    HINTED = "hinted"
    AIDED = "aided"
    TAKEN_BACK = "taken-back"


class Opponent(NamedTuple):
    """An opponent: a person by name, or the computer players of a level."""

    name: str = ""
    level: str = ""


class RaceFilter(NamedTuple):
    """Selects races of a player; None and empty texts select all."""

    player: str
    opponent: Opponent | None = None
    #: The name of a rule set as in the book, or HOUSE_RULES.
    rules: str = ""
    seats: int | None = None
    #: The earliest end of a race, in seconds since 1970.
    since: float = 0.0
    kind: RaceKind = RaceKind.ORDINARY


class PlayedRace(NamedTuple):
    """A race of the player, with all players of the other sides."""

    own: RaceRow
    opponents: tuple[RaceRow, ...]


class Share(NamedTuple):
    """A number out of a total."""

    some: int
    all: int

    @property
    def percent(self) -> int | None:
        """The share in whole percent, None if the total is 0."""
        return round(100 * self.some / self.all) if self.all else None


class Figures(NamedTuple):
    """All figures of a player."""

    #: Matches that came to their end: won of all; shared with others.
    matches: Share
    drawn: int
    #: Matches won one after the other: up to now, and at most.
    streak: int
    longest_streak: int
    races: int
    #: Points and miles of a race on average, None without races.
    average_points: float | None
    average_miles: float | None
    best_race: int | None
    coups_per_race: float | None
    #: Races with all four safeties; trips completed; of these the ones without a 200.
    all_safeties: int
    arrived: Share
    safe_trips: Share
    shutouts: int
    #: Extensions that the player's side called: won of all.
    extensions: Share


def players(rows: Iterable[RaceRow]) -> list[str]:
    """Return the people who have played at this screen, the most recent first."""
    latest: dict[str, float] = {}
    for row in rows:
        if row.here:
            latest[row.player] = max(row.ended, latest.get(row.player, 0.0))
    return sorted(latest, key=lambda name: (-latest[name], name))


def filtered_races(rows: Sequence[RaceRow], wanted: RaceFilter) -> list[PlayedRace]:
    """Return the races that a filter selects, in the order in which they ended."""
    return [race for race in played_by(rows, wanted.player) if _matches(race, wanted)]


def played_by(rows: Sequence[RaceRow], player: str) -> list[PlayedRace]:
    """Return all races of a player at this screen, in the order in which they ended."""
    at_table: dict[tuple[str, int], list[RaceRow]] = defaultdict(list)
    for row in rows:
        at_table[row.match, row.race].append(row)
    mine = sorted(
        (row for row in rows if row.player == player and row.here),
        key=lambda row: (row.ended, row.race),
    )
    return [
        PlayedRace(row, tuple(o for o in at_table[row.match, row.race] if o.side != row.side))
        for row in mine
    ]


def opponents(races: Iterable[PlayedRace]) -> list[Opponent]:
    """Return all opponents of the player, levels first."""
    met = {opponent_of(row) for race in races for row in race.opponents}
    return sorted(met, key=lambda one: (not one.level, one.name.casefold(), one.level))


def opponent_of(row: RaceRow) -> Opponent:
    """Return the opponent of a row: all computer players of a level are one opponent."""
    return Opponent(level=row.level) if row.level else Opponent(name=row.player)


def kind_of(row: RaceRow) -> RaceKind:
    """Return the kind of a race."""
    if row.hinted:
        return RaceKind.HINTED
    if row.aided:
        return RaceKind.AIDED
    return RaceKind.TAKEN_BACK if row.taken_back else RaceKind.ORDINARY


def rules_of(row: RaceRow) -> str:
    """Return the rule set of a race, or HOUSE_RULES."""
    return HOUSE_RULES if row.house_rules else row.rules


def _matches(race: PlayedRace, wanted: RaceFilter) -> bool:
    own = race.own
    return (
        kind_of(own) is wanted.kind
        and own.ended >= wanted.since
        and wanted.seats in (None, own.seats)
        and wanted.rules in ("", rules_of(own))
        and (wanted.opponent is None or wanted.opponent in map(opponent_of, race.opponents))
    )


def figures_of(races: Sequence[PlayedRace]) -> Figures:
    """Return the figures of some races."""
    own = [race.own for race in races]
    ended = [row.result for row in own if row.result]
    runs = _runs(ended)
    called = [row for row in own if row.called]
    arrived = [row for row in own if row.arrived]
    return Figures(
        matches=Share(ended.count("won"), len(ended)),
        drawn=ended.count("drawn"),
        streak=runs[-1],
        longest_streak=max(runs),
        races=len(own),
        average_points=_average([row.total for row in own]),
        average_miles=_average([row.distance for row in own]),
        best_race=max((row.total for row in own), default=None),
        coups_per_race=_average([row.coup_count for row in own]),
        all_safeties=sum(row.all_safeties > 0 for row in own),
        arrived=Share(len(arrived), len(own)),
        safe_trips=Share(sum(row.safe_trip > 0 for row in own), len(arrived)),
        shutouts=sum(row.shutout > 0 for row in own),
        extensions=Share(sum(row.arrived for row in called), len(called)),
    )


def _runs(results: Iterable[str]) -> list[int]:
    """Return the length of the winning streak after each match, starting with 0."""
    runs = [0]
    for result in results:
        runs.append(runs[-1] + 1 if result == "won" else 0)
    return runs


def _average(numbers: Sequence[float]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def running_average(numbers: Sequence[float]) -> list[float]:
    """Return for each number the average of the last AVERAGE_RACES numbers up to it."""
    return [
        sum(window) / len(window)
        for end in range(1, len(numbers) + 1)
        for window in (numbers[max(0, end - AVERAGE_RACES) : end],)
    ]


def matches_by_opponent(races: Iterable[PlayedRace]) -> dict[Opponent, Share]:
    """Return the share of finished matches won against each level and against people.

    A match against several kinds of opponents counts for each of them.
    """
    counted: dict[Opponent, list[bool]] = defaultdict(list)
    for race in races:
        if race.own.result:
            for level in {row.level for row in race.opponents}:
                counted[Opponent(level=level)].append(race.own.result == "won")
    return {one: Share(sum(won), len(won)) for one, won in counted.items()}


class Bin(NamedTuple):
    """The number of races with at least `low` and less than `high` points."""

    low: int
    high: int
    races: int


#: The possible widths of a bin in points, and the greatest number of bins.
_WIDTHS = (100, 200, 250, 500, 1_000, 2_500, 5_000)
_MOST_BINS = 12


def spread(points: Sequence[int]) -> list[Bin]:
    """Count races by points, in bins of equal width starting at 0."""
    if not points:
        return []
    top = max(points)
    width = next((width for width in _WIDTHS if top < width * _MOST_BINS), top // _MOST_BINS + 1)
    counts = [0] * (top // width + 1)
    for total in points:
        counts[total // width] += 1
    return [Bin(i * width, (i + 1) * width, count) for i, count in enumerate(counts)]

"""What the rows come to for one player: counted, averaged, put in order."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from mille_qt.features.statistics.notes import Row

#: Races that the running average is over.
AVERAGED = 10
#: Stands for house rules among the names of rule sets.
HOUSE_RULES = "house-rules"


class Kind(StrEnum):
    """What is counted apart."""

    ORDINARY = "ordinary"
    PRACTICE = "practice"
    HINTED = "hinted"


class Opponent(NamedTuple):
    """Against whom: a person by name, or computer players of a level."""

    name: str = ""
    level: str = ""


class Choice(NamedTuple):
    """Whose races are looked at, and which of them; None and an empty text choose all."""

    player: str
    opponent: Opponent | None = None
    #: The name of a rule set as in the book, or HOUSE_RULES.
    rules: str = ""
    seats: int | None = None
    #: The earliest end of a race, in seconds since 1970.
    since: float = 0.0
    kind: Kind = Kind.ORDINARY


class PlayedRace(NamedTuple):
    """A race of the player, with everybody on the other sides."""

    own: Row
    opponents: tuple[Row, ...]


class Share(NamedTuple):
    """So many of so many."""

    some: int
    all: int

    @property
    def percent(self) -> int | None:
        """The share in whole percent, None of nothing."""
        return round(100 * self.some / self.all) if self.all else None


class Figures(NamedTuple):
    """Everything that is counted."""

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


def players(rows: Iterable[Row]) -> list[str]:
    """The people who have played at this screen, whoever played last first."""
    latest: dict[str, float] = {}
    for row in rows:
        if row.here:
            latest[row.player] = max(row.ended, latest.get(row.player, 0.0))
    return sorted(latest, key=lambda name: (-latest[name], name))


def races_of(rows: Sequence[Row], choice: Choice) -> list[PlayedRace]:
    """The races that are chosen, in the order in which they ended."""
    return [race for race in played_by(rows, choice.player) if _is_chosen(race, choice)]


def played_by(rows: Sequence[Row], player: str) -> list[PlayedRace]:
    """All races that somebody played at this screen, in the order in which they ended."""
    at_table: dict[tuple[str, int], list[Row]] = defaultdict(list)
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
    """Everybody that the player has met: levels first, each once."""
    met = {opponent_of(row) for race in races for row in race.opponents}
    return sorted(met, key=lambda one: (not one.level, one.name.casefold(), one.level))


def opponent_of(row: Row) -> Opponent:
    """As whom somebody is counted: computer players of one level are all the same."""
    return Opponent(level=row.level) if row.level else Opponent(name=row.player)


def kind_of(row: Row) -> Kind:
    """With what a race is counted."""
    if row.practice:
        return Kind.PRACTICE
    return Kind.HINTED if row.hinted else Kind.ORDINARY


def rules_of(row: Row) -> str:
    """By which rules a race is counted."""
    return HOUSE_RULES if row.house_rules else row.rules


def _is_chosen(race: PlayedRace, choice: Choice) -> bool:
    own = race.own
    return (
        kind_of(own) is choice.kind
        and own.ended >= choice.since
        and choice.seats in (None, own.seats)
        and choice.rules in ("", rules_of(own))
        and (choice.opponent is None or choice.opponent in map(opponent_of, race.opponents))
    )


def figures_of(races: Sequence[PlayedRace]) -> Figures:
    """All figures of some races."""
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
    """How many matches in a row were won after each match, 0 before the first."""
    runs = [0]
    for result in results:
        runs.append(runs[-1] + 1 if result == "won" else 0)
    return runs


def _average(numbers: Sequence[float]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def running_average(numbers: Sequence[float]) -> list[float]:
    """After each number the average of it and those before it, AVERAGED at most."""
    return [
        sum(window) / len(window)
        for end in range(1, len(numbers) + 1)
        for window in (numbers[max(0, end - AVERAGED) : end],)
    ]


def matches_by_opponent(races: Iterable[PlayedRace]) -> dict[Opponent, Share]:
    """Matches won of those that came to their end, against each level, and all people as one.

    A match against several kinds of opponents counts for each of them.
    """
    counted: dict[Opponent, list[bool]] = defaultdict(list)
    for race in races:
        if race.own.result:
            for level in {row.level for row in race.opponents}:
                counted[Opponent(level=level)].append(race.own.result == "won")
    return {one: Share(sum(won), len(won)) for one, won in counted.items()}


class Bin(NamedTuple):
    """How many races brought from `low` points to just below `high`."""

    low: int
    high: int
    races: int


#: Widths of a column of points, and how many columns there are at most.
_WIDTHS = (100, 200, 250, 500, 1_000, 2_500, 5_000)
_MOST_BINS = 12


def spread(points: Sequence[int]) -> list[Bin]:
    """How often a race brought how many points, in columns of equal width from 0 on."""
    if not points:
        return []
    top = max(points)
    width = next((width for width in _WIDTHS if top < width * _MOST_BINS), top // _MOST_BINS + 1)
    counts = [0] * (top // width + 1)
    for total in points:
        counts[total // width] += 1
    return [Bin(i * width, (i + 1) * width, count) for i, count in enumerate(counts)]

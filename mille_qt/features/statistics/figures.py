"""The figures of one player, computed from the rows."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.session.match_outcome import MatchOrigin, MatchOutcome, SideResult
from mille_rules import DEFAULT_RULES, PRESETS
from mille_rules.cards import SAFETIES

#: The number of races in the running average.
AVERAGE_RACES = 10


class Opponent(NamedTuple):
    """An opponent: a person by name, or the computer players of a level."""

    name: str = ""
    level: str = ""


class RaceFilter(NamedTuple):
    """Selects races of a player."""

    player: str
    #: None for all.
    opponent: Opponent | None = None
    #: The earliest end of a race, in seconds since 1970.
    since: float = 0.0
    #: Whether to select the races in which anybody had help, or those without help.
    helped: bool = False


class PlayedRace(NamedTuple):
    """A race of the player, with all players of the other sides."""

    own: RaceRow
    opponents: tuple[RaceRow, ...]
    #: Whether anybody had help in any race of the match.
    match_helped: bool


class Selection(NamedTuple):
    """What a filter selects, in the order in which the races ended."""

    races: list[PlayedRace]
    #: The last races of matches that came to their end.
    finals: list[PlayedRace]


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
    #: Races in which the player's side completed its trip, of all.
    arrived: Share
    #: Points and coups fourrés of a race on average, None without races.
    average_points: float | None
    coups_per_race: float | None
    best_race: int | None


def players(rows: Iterable[RaceRow]) -> list[str]:
    """Return the people who have played at this screen, the most recent first."""
    latest: dict[str, float] = {}
    for row in rows:
        if row.here:
            latest[row.player] = max(row.ended, latest.get(row.player, 0.0))
    return sorted(latest, key=lambda name: (-latest[name], name))


def selection(rows: Sequence[RaceRow], wanted: RaceFilter) -> Selection:
    """Return what a filter selects.

    A match counts as one with help if there was help in any of its races.
    """
    found = [
        race
        for race in played_by(rows, wanted.player)
        if race.own.ended >= wanted.since
        and (wanted.opponent is None or wanted.opponent in map(opponent_of, race.opponents))
    ]
    return Selection(
        races=[race for race in found if is_helped(race.own) is wanted.helped],
        finals=[r for r in found if r.own.result and r.match_helped is wanted.helped],
    )


def played_by(rows: Sequence[RaceRow], player: str) -> list[PlayedRace]:
    """Return all races of a player at this screen, in the order in which they ended."""
    at_table: dict[tuple[str, int], list[RaceRow]] = defaultdict(list)
    for row in rows:
        at_table[row.match, row.race].append(row)
    helped = {row.match for row in rows if is_helped(row)}
    mine = sorted(
        (row for row in rows if row.player == player and row.here),
        key=lambda row: (row.ended, row.race),
    )
    return [
        PlayedRace(
            row,
            tuple(o for o in at_table[row.match, row.race] if o.side != row.side),
            row.match in helped,
        )
        for row in mine
    ]


def is_helped(row: RaceRow) -> bool:
    """Return True if players had hints, saw the cards still out, or took moves back."""
    return bool(row.hinted or row.aided or row.taken_back)


def opponents(races: Iterable[PlayedRace]) -> list[Opponent]:
    """Return all opponents of the player, levels first."""
    met = {opponent_of(row) for race in races for row in race.opponents}
    return sorted(met, key=lambda one: (not one.level, one.name.casefold(), one.level))


def opponent_of(row: RaceRow) -> Opponent:
    """Return the opponent of a row: all computer players of a level are one opponent."""
    return Opponent(level=row.level) if row.level else Opponent(name=row.player)


def figures_of(selected: Selection) -> Figures:
    """Return the figures of some races and matches."""
    own = [race.own for race in selected.races]
    points = points_of(selected.races)
    results = [race.own.result for race in selected.finals]
    runs = _runs(results)
    return Figures(
        matches=Share(results.count("won"), len(results)),
        drawn=results.count("drawn"),
        streak=runs[-1],
        longest_streak=max(runs),
        arrived=Share(sum(row.arrived for row in own), len(own)),
        average_points=_average(points),
        coups_per_race=_average([row.coup_count for row in own if _has_safeties(row)]),
        best_race=max(points, default=None),
    )


def _has_safeties(row: RaceRow) -> bool:
    """Return whether the deck of the rule set has safeties, so that coups fourrés are possible."""
    rules = PRESETS.get(row.rules, DEFAULT_RULES)
    deck = rules.deck_for(row.seats)
    return any(deck[card] for card in SAFETIES)


def points_of(races: Iterable[PlayedRace]) -> list[int]:
    """Return the points of the races that were played for points."""
    return [race.own.total for race in races if not race.own.by_races]


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


def matches_by_opponent(finals: Iterable[PlayedRace]) -> dict[Opponent, Share]:
    """Return the share of finished matches won against each level and against people.

    A match against several kinds of opponents counts for each of them.
    """
    counted: dict[Opponent, list[bool]] = defaultdict(list)
    for race in finals:
        for level in {row.level for row in race.opponents}:
            counted[Opponent(level=level)].append(race.own.result == "won")
    return {one: Share(sum(won), len(won)) for one, won in counted.items()}


def match_results(rows: Iterable[RaceRow]) -> list[MatchOutcome]:
    """Return the results of all matches that are over."""
    by_match: dict[str, list[RaceRow]] = defaultdict(list)
    for row in rows:
        by_match[row.match].append(row)
    return [result for rows in by_match.values() for result in _result(rows)]


def _result(rows: Sequence[RaceRow]) -> list[MatchOutcome]:
    """Return the result of a match, or nothing if it is not over."""
    race = max(row.race for row in rows)
    last = [row for row in rows if row.race == race]
    if not all(row.result for row in last):
        return []
    players = _players(rows)
    sides = sorted({row.side: row for row in last}.items())
    return [
        MatchOutcome(
            match_id=last[0].match,
            ended=last[0].ended,
            sides=tuple(_side(row, players) for _, row in sides),
            winners=tuple(side for side, row in sides if row.result != "lost"),
            origin=MatchOrigin.NETWORK if last[0].network else MatchOrigin.SCREEN,
            helped=any(row.hinted or row.taken_back or row.aided for row in rows),
        )
    ]


def _players(rows: Sequence[RaceRow]) -> list[RaceRow]:
    """Return a row for each seat: of the person who played there last, else of the computer."""
    seats: dict[int, RaceRow] = {}
    for row in sorted(rows, key=lambda row: row.race):
        if row.seat not in seats or not row.level or seats[row.seat].level:
            seats[row.seat] = row
    return [seats[seat] for seat in sorted(seats)]


def _side(row: RaceRow, players: Sequence[RaceRow]) -> SideResult:
    mine = [player for player in players if player.side == row.side]
    return SideResult(
        people=tuple(player.player for player in mine if not player.level),
        computers=tuple(player.player for player in mine if player.level),
        points=0 if row.by_races else row.match_points,
    )

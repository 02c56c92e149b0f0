"""Add up the results of a series, with 95 % intervals, and print them as a table."""

from array import array
from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from mille_rules.computer.arena.series import Played, group_size

#: So many standard deviations to either side hold 95 % of a normal distribution.
Z_95 = 1.959964


class Mean(NamedTuple):
    """A mean, and half the width of its 95 % interval."""

    value: float
    margin: float


def wilson(won: float, of: float) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's score interval)."""
    if not of:
        return 0.0, 1.0
    share, z2 = won / of, Z_95**2
    centre = share + z2 / (2 * of)
    margin = Z_95 * sqrt(share * (1 - share) / of + z2 / (4 * of**2))
    scale = 1 + z2 / of
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)


def mean_of(values: Sequence[float]) -> Mean:
    """Return the mean of values; the margin is infinite for fewer than two."""
    if len(values) < 2:
        return Mean(fmean(values) if values else 0.0, inf)
    return Mean(fmean(values), Z_95 * stdev(values) / sqrt(len(values)))


def mean_of_groups(groups: Sequence[Sequence[float]]) -> Mean:
    """Return the mean of all values; those of a group need not be independent of each other.

    The margin is that of a ratio of two sums over the groups; infinite for fewer than two.
    """
    number = sum(map(len, groups))
    mean = sum(map(sum, groups)) / number if number else 0.0
    if len(groups) < 2:
        return Mean(mean, inf)
    off = [sum(group) - mean * len(group) for group in groups]
    spread = sqrt(sum(each * each for each in off) * len(groups) / (len(groups) - 1))
    return Mean(mean, Z_95 * spread / number)


def interval_of_share(groups: Sequence[Sequence[bool]]) -> tuple[float, float]:
    """Return the 95 % interval of a share in groups of matches with the same cards.

    Matches with the same cards and the seats changed make up for each other's luck: they tell as
    much as more of them with other cards.
    """
    number, won = sum(map(len, groups)), sum(map(sum, groups))
    margin = mean_of_groups(groups).margin
    share = won / number if number else 0.0
    worth: float = number
    if 0 < margin < inf and 0 < share < 1:
        worth = share * (1 - share) * (Z_95 / margin) ** 2
    return wilson(share * worth, worth)


def percentile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that a share of the values does not exceed; 0 for no values."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


_MILLISECONDS = 1000
#: Shares of the decisions whose times are printed; the last one is the longest.
_SHARES = (0.5, 0.95, 0.999, 1.0)
_HEAD = (
    f"{'won':>7}  {'95 %':>16}{'points a race':>16}{'more than others':>18}"
    f"{'median ms':>12}{'95 %':>9}{'99.9 %':>9}{'longest':>9}"
)


class SeriesResults:
    """The results so far; matches ended by a foul do not count."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = players
        self.matches = self.draws = self._races = 0
        self._group_size = group_size(players)
        #: By player and group of matches with the same cards: matches won alone, points race by
        #: race, and how many more than the others made on average.
        self._won: list[list[list[bool]]] = [[] for _ in players]
        self._points: list[list[list[float]]] = [[] for _ in players]
        self._leads: list[list[list[float]]] = [[] for _ in players]
        self._seconds = [array("d") for _ in players]

    def add(self, played: Played) -> None:
        """Count one more match; they come in the order of their numbers."""
        for player in range(len(self.players)):
            for groups in (self._won, self._points, self._leads):
                if self.matches % self._group_size == 0:
                    groups[player].append([])
            self._won[player][-1].append(played.winners == (player,))
            self._points[player][-1] += [race[player] for race in played.races]
            self._leads[player][-1] += [_lead(race, player) for race in played.races]
            self._seconds[player].extend(played.seconds[player])
        self.matches += 1
        self.draws += len(played.winners) > 1
        self._races += len(played.races)

    def share(self, player: int) -> float:
        """Return the share of matches that a player has won alone."""
        return sum(map(sum, self._won[player])) / self.matches

    def interval(self, player: int) -> tuple[float, float]:
        """Return the 95 % interval of that share."""
        return interval_of_share(self._won[player])

    def points(self, player: int) -> Mean:
        """Return a player's points per race."""
        return mean_of_groups(self._points[player])

    def lead(self, player: int) -> Mean:
        """Return how many points a race a player makes more than the others on average."""
        return mean_of_groups(self._leads[player])

    def seconds(self, player: int, share: float) -> float:
        """Return the time in seconds within which a share of a player's decisions was made."""
        return percentile(self._seconds[player], share)

    def lines(self) -> list[str]:
        """The table: a row for each player, then figures about all."""
        width = max(map(len, self.players))
        rows = [f"{'':{width}}{_HEAD}"]
        rows += [f"{name:{width}}{self._row(i)}" for i, name in enumerate(self.players)]
        a_match = self._races / self.matches
        rows.append(f"{self.matches} matches, {self.draws} drawn, {a_match:.2f} races a match")
        even = 100 / len(self.players)
        rows.append(f"equal players would win {even:.1f} % each, less their draws")
        return rows

    def _row(self, player: int) -> str:
        low, high = self.interval(player)
        interval = f"({100 * low:.1f} to {100 * high:.1f})"
        points, lead = self.points(player), self.lead(player)
        times = [self.seconds(player, share) * _MILLISECONDS for share in _SHARES]
        return (
            f"{100 * self.share(player):7.1f} %{interval:>16}"
            f"{f'{points.value:.0f} ± {points.margin:.0f}':>16}"
            f"{f'{lead.value:+.0f} ± {lead.margin:.0f}':>18}"
            f"{times[0]:12.2f}{times[1]:9.1f}{times[2]:9.1f}{times[3]:9.1f}"
        )


def _lead(race: Sequence[int], player: int) -> float:
    return race[player] - (sum(race) - race[player]) / (len(race) - 1)

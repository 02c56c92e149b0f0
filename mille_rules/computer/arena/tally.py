"""Add up the results of a series, and print them as a table."""

from array import array

from mille_rules.computer.arena.figures import Mean, mean_of, percentile, wilson
from mille_rules.computer.arena.series import Played

_MILLISECONDS = 1000
_HEAD = f"{'won':>7}  {'95 %':>18}{'points a race':>18}{'ms a decision':>18}{'95 % under':>13}"


class SeriesResults:
    """The results so far; matches ended by a foul do not count."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = players
        self.matches = self.draws = 0
        #: By player: matches won, points race by race, seconds decision by decision.
        self.won = [0] * len(players)
        self._points = [array("l") for _ in players]
        self._seconds = [array("d") for _ in players]

    def add(self, played: Played) -> None:
        """Count one more match."""
        self.matches += 1
        if len(played.winners) > 1:
            self.draws += 1
        else:
            self.won[played.winners[0]] += 1
        for player in range(len(self.players)):
            self._points[player].extend(race[player] for race in played.races)
            self._seconds[player].extend(played.seconds[player])

    def share(self, player: int) -> float:
        """Return the share of matches that a player has won alone."""
        return self.won[player] / self.matches

    def points(self, player: int) -> Mean:
        """Return a player's points per race."""
        return mean_of(self._points[player])

    def gap(self) -> Mean:
        """Return the lead of the first of two players in points per race."""
        one, other = self._points
        return mean_of([a - b for a, b in zip(one, other, strict=True)])

    def seconds(self, player: int, share: float) -> float:
        """Return the time in seconds within which a share of a player's decisions was made."""
        return percentile(self._seconds[player], share)

    def lines(self) -> list[str]:
        """The table: a row for each player, then figures about all."""
        width = max(map(len, self.players))
        rows = [f"{'':{width}}{_HEAD}"]
        rows += [f"{name:{width}}{self._row(i)}" for i, name in enumerate(self.players)]
        a_match = len(self._points[0]) / self.matches
        rows.append(f"{self.matches} matches, {self.draws} drawn, {a_match:.2f} races a match")
        if len(self.players) == 2:
            gap = self.gap()
            more = f"{gap.value:+.0f} ± {gap.margin:.0f} points a race more"
            rows.append(f"{self.players[0]} makes {more}")
        return rows

    def _row(self, player: int) -> str:
        low, high = wilson(self.won[player], self.matches)
        interval = f"({100 * low:.1f} to {100 * high:.1f})"
        points = self.points(player)
        median, slow = (self.seconds(player, share) * _MILLISECONDS for share in (0.5, 0.95))
        return (
            f"{100 * self.share(player):7.1f} %{interval:>18}"
            f"{f'{points.value:.0f} ± {points.margin:.0f}':>18}"
            f"{median:18.3f}{slow:13.3f}"
        )

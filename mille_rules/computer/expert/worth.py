"""The worth of a position: points of the race, and the chance to win the match."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from mille_rules.views import View


class MatchChances(Protocol):
    """Chances to win the match by what each side still needs."""

    def of(self, needs: Sequence[int], side: int) -> float:
        """Return the chance of a side."""


#: As many points of a race as a whole match is worth: at its start a point moves the chance to win
#: it by about 1/5,000, so that points and chance then weigh alike; towards the end the chance does.
MATCH_POINTS = 5_000.0


class Worth(NamedTuple):
    """The worth of a position to the view's side."""

    #: Expected points from this race, minus the rivals' average.
    points: float
    #: The chance to win the match.
    win: float

    @property
    def score(self) -> float:
        """Both as points, half of each: two estimates of one thing are better than either."""
        return (self.points + MATCH_POINTS * self.win) / 2


def settled(view: View, points: Sequence[int], equity: MatchChances) -> Worth:
    """Return the worth of ending the race with these points of the sides."""
    own = view.side
    assert own is not None, "a spectator has nothing to gain"
    needs = [
        view.setup.rules.goal - before - more
        for before, more in zip(view.match.points, points, strict=True)
    ]
    others = (sum(points) - points[own]) / (len(points) - 1)
    return Worth(points[own] - others, equity.of(needs, own))

"""Probabilities of moves and expected results, from networks trained by self-play."""

from collections.abc import Sequence
from itertools import accumulate
from math import exp, log
from typing import NamedTuple

from mille_rules.computer.learned.actions import action_of
from mille_rules.computer.learned.equity import Equity
from mille_rules.computer.learned.network import Layers
from mille_rules.computer.learned.observation import observation, sizes
from mille_rules.moves import Move
from mille_rules.views import View

#: Units of the outputs for results: points of the race, and the chance to win the match.
POINT_UNIT, MATCH_UNIT = 1000.0, 0.2
#: The unit of what an extension brings: a chance to win the match.
EXTENSION_UNIT = 0.03


class Outlook(NamedTuple):
    """The expected results of a side."""

    #: The points of the race beyond the rivals' average, and the chance to win the match.
    lead: float
    chance: float


class Judge:
    """Judges moves and positions at tables of so many seats."""

    def __init__(
        self,
        policy: Layers,
        results: Layers,
        equity: Equity,
        seats: int,
        extensions: Layers | None = None,
    ) -> None:
        """Take networks with an output for each action, for the results to come, for extensions."""
        self._policy, self._results, self.equity = policy, results, equity
        self._extensions = extensions
        # A number of n selects the n-th of its inputs; 0 selects none.
        self._before = [first - 1 for first in accumulate(sizes(seats)[:-1], initial=0)]

    def logs(self, view: View, choices: Sequence[Move]) -> list[float]:
        """Return the logarithm of the probability with which each move is the best."""
        side, sides = view.side, view.setup.sides
        assert side is not None, "a spectator has nothing to decide"
        said = self._policy.outputs(self._inputs(view))
        logits = [said[action_of(move, side, sides)] for move in choices]
        top = max(logits)
        total = top + log(sum([exp(logit - top) for logit in logits]))
        return [logit - total for logit in logits]

    def outlook(self, view: View) -> Outlook:
        """Return the expected results of the view's side, at its turn or before an extension."""
        side = view.side
        assert side is not None, "a spectator has nothing to expect"
        lead, change = self._results.outputs(self._inputs(view))
        needs = [view.setup.rules.match_target - points for points in view.match.points]
        chance = self.equity.of(needs, side) + MATCH_UNIT * change
        return Outlook(POINT_UNIT * lead, max(0.0, min(1.0, chance)))

    def gain_of_extending(self, view: View) -> float | None:
        """Return what extending adds to the chance to win the match, compared with finishing.

        None where it was not learned.
        """
        if self._extensions is None:
            return None
        return EXTENSION_UNIT * self._extensions.outputs(self._inputs(view))[0]

    def _inputs(self, view: View) -> list[int]:
        seen = zip(self._before, observation(view), strict=True)
        return [before + number for before, number in seen if number]

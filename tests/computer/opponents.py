"""An opponent that moves at random, to measure computer players against."""

from random import Random

from mille_rules.moves import Move
from mille_rules.views import View


class Randomly:
    """Takes any of its choices."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Any of the choices."""
        return self._rng.choice(choices)

"""The expert: what was learned and what is sensible, weighed together; exact at the end."""

from mille_rules.computer.expert.card_inference import infer_cards
from mille_rules.computer.expert.endgame import exact_worths
from mille_rules.computer.expert.value import WIN_WEIGHT, Valuer, Worth
from mille_rules.computer.expert.weights_file import shipped_valuer
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.strategy import Valued
from mille_rules.moves import Move
from mille_rules.state import Phase
from mille_rules.views import View

#: What the learned value weighs, the sensible one having the rest: both err by as much, and on
#: different moves, so that together they err less.
_LEARNED = 1 / 3


class Expert:
    """A strategy that decides by points and by the chance to win the match.

    At tables of more than two seats, for which nothing has been learned, it plays as the sensible
    player does that misses nothing.
    """

    def __init__(self, seed: int = 0) -> None:
        """Play; DamagedWeightsError at the first decision where the shipped weights are bad."""
        self._sensible = Sensible(seed=seed)

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """The best of the choices, the first of equals."""
        if shipped_valuer(view.setup.seats) is None:
            return self._sensible.choose(view, choices)
        return max(self.values(view, choices), key=lambda each: (each.win, each.points)).move

    def values(self, view: View, choices: tuple[Move, ...]) -> tuple[Valued, ...]:
        """The worth of each choice, in their order; what `choose` takes is worth most."""
        valuer = shipped_valuer(view.setup.seats)
        # To extend is asked so seldom that next to nothing has been learned about it.
        if valuer is None or view.phase is Phase.EXTENSION:
            return tuple(Valued(*worth) for worth in self._sensible.values(view, choices))
        worths = exact_worths(valuer, view, choices) or self._weighed(valuer, view, choices)
        scores = [worth.score for worth in worths]
        mean = sum(worth.win for worth in worths) / len(worths)
        middle = sum(scores) / len(scores)
        return tuple(
            Valued(move, worth.points, _win(score - middle, mean))
            for move, worth, score in zip(choices, worths, scores, strict=True)
        )

    def _weighed(self, valuer: Valuer, view: View, choices: tuple[Move, ...]) -> list[Worth]:
        learned = valuer.worths(view, infer_cards(view), choices)
        sensible = self._sensible.values(view, choices)
        return [
            Worth(_between(one.points, other.points), _between(one.win, other.win))
            for one, other in zip(learned, sensible, strict=True)
        ]


def _between(learned: float, sensible: float) -> float:
    return _LEARNED * learned + (1 - _LEARNED) * sensible


def _win(ahead: float, mean: float) -> float:
    """The chance of a move whose score is so far ahead of the average, which has the chance `mean`.

    It takes points and chance for two guesses at the same, and so is in the order of the scores.
    """
    return max(0.0, min(1.0, mean + ahead / (2 * WIN_WEIGHT)))

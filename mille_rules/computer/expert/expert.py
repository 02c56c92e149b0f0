"""The expert: learned and sensible values combined, and exact play at the end."""

from mille_rules.computer.expert.card_inference import infer_cards
from mille_rules.computer.expert.endgame import exact_worths
from mille_rules.computer.expert.value import WIN_WEIGHT, Valuer, Worth
from mille_rules.computer.expert.weights_file import shipped_valuer
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.strategy import Valued
from mille_rules.moves import Move
from mille_rules.state import Phase
from mille_rules.views import View

#: The weight of the learned value; the sensible one has the rest. Both err by as much, and on
#: different moves, so that together they err less.
_LEARNED = 1 / 3


class Expert:
    """A strategy that decides by points and by the chance to win the match.

    With more than two seats, for which nothing has been learned, it plays like the sensible player
    without weaknesses.
    """

    def __init__(self, seed: int = 0) -> None:
        """The first decision raises DamagedWeightsError if the shipped weights are damaged."""
        self._sensible = Sensible(seed=seed)

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Return the best choice, the first of equals."""
        if shipped_valuer(view.setup.seats) is None:
            return self._sensible.choose(view, choices)
        return max(self.values(view, choices), key=lambda each: (each.win, each.points)).move

    def values(self, view: View, choices: tuple[Move, ...]) -> tuple[Valued, ...]:
        """Return the worth of each choice, in their order; that of `choose` is the highest."""
        valuer = shipped_valuer(view.setup.seats)
        # Extensions are so rare that hardly anything has been learned about them.
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
    """Return the chance of a move from its lead over the average score, whose chance is `mean`.

    Points and chance count as two estimates of one thing, so chances follow the scores.
    """
    return max(0.0, min(1.0, mean + ahead / (2 * WIN_WEIGHT)))

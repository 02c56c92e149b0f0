"""The expert: what was learned and what is sensible combined, and exact play at the end."""

from mille_rules.computer.expert.dominated import undominated
from mille_rules.computer.expert.endgame import exact_worths
from mille_rules.computer.expert.worth import MATCH_POINTS, Worth
from mille_rules.computer.heuristic.match_line import Outcome, outcome_if_completed
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.computer.learned.judge import Judge
from mille_rules.computer.learned.weights_file import shipped_equity, shipped_judge
from mille_rules.computer.strategy import Valued
from mille_rules.moves import Move
from mille_rules.state import Phase
from mille_rules.views import View

#: The points by which a move is worth more that the learned policy finds e times as likely, and
#: the share of the sensible player's differences that is left when races are played on after
#: either of two moves with the same cards. Both err on different moves, so that together they err
#: less.
_LEARNED, _SENSIBLE = 3.0, 0.45
#: The points of a unit of log probability where the trip may be extended. The policy decides that
#: alone; the points say to hints and styles by how much.
_LEARNED_OF_EXTENSION = 30.0
#: The least points by which a move is worse than the best if another one surely beats it.
_BEATEN = 50.0


class Expert:
    """A strategy that decides by points and by the chance to win the match.

    By house rules nothing has been learned: it plays like the sensible player without weaknesses.
    """

    def __init__(self, seed: int = 0) -> None:
        """The first decision raises DamagedWeightsError if the shipped weights are damaged."""
        self._sensible = Sensible(seed=seed)

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Return the best choice, the first of equals."""
        exact, judge = _exact(view, choices), _judge_of(view)
        if exact is not None:
            scores = _scores_of(exact)
        elif judge is not None:
            scores = self._scores(judge, view, choices)
        else:
            return self._sensible.choose(view, choices)
        return choices[scores.index(max(scores))]

    def values(self, view: View, choices: tuple[Move, ...]) -> tuple[Valued, ...]:
        """Return the worth of each choice, in their order; that of `choose` is the highest."""
        exact, judge = _exact(view, choices), _judge_of(view)
        if exact is not None:
            best, scores = max(exact, key=lambda worth: worth.score), _scores_of(exact)
        elif judge is not None:
            best, scores = Worth(*judge.outlook(view)), self._scores(judge, view, choices)
        else:
            return self._sensible.values(view, choices)
        behind = [score - max(scores) for score in scores]
        return tuple(
            Valued(move, best.points + less, max(0.0, best.win + less / MATCH_POINTS))
            for move, less in zip(choices, behind, strict=True)
        )

    def _scores(self, judge: Judge, view: View, choices: tuple[Move, ...]) -> list[float]:
        """Return what each choice is worth in points, compared with the others."""
        logs = judge.logs(view, choices)
        if view.phase is Phase.EXTENSION:
            return [_LEARNED_OF_EXTENSION * log for log in logs]
        sensible = _scores_of([Worth(*each[1:]) for each in self._sensible.values(view, choices)])
        scores = [
            _LEARNED * log + _SENSIBLE * points for log, points in zip(logs, sensible, strict=True)
        ]
        good = undominated(view, choices)
        limit = max(scores[choices.index(move)] for move in good) - _BEATEN
        return [
            score if move in good else min(score, limit)
            for move, score in zip(choices, scores, strict=True)
        ]


def _exact(view: View, choices: tuple[Move, ...]) -> list[Worth] | None:
    """Return what each choice is worth exactly, None if that is not known."""
    return None if view.phase is Phase.ANSWER else exact_worths(shipped_equity(), view, choices)


def _judge_of(view: View) -> Judge | None:
    """Return the networks that decide; None if the sensible player does.

    It answers attacks, extends where finishing decides the match, and plays by house rules.
    """
    if view.phase is Phase.ANSWER or _decides_match(view):
        return None
    return shipped_judge(view.setup)


def _decides_match(view: View) -> bool:
    """True if the match is won or lost unless the trip is extended."""
    if view.phase is not Phase.EXTENSION:
        return False
    return outcome_if_completed(situation_of(view)) is not Outcome.OPEN


def _scores_of(worths: list[Worth]) -> list[float]:
    return [worth.score for worth in worths]

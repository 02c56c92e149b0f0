"""The expert: what was learned and what is sensible combined, and exact play at the end."""

from mille_rules.cards import DISTANCES, REMEDIES, SAFETIES, Card
from mille_rules.computer.expert.endgame import exact_move, exact_worths, match_chances
from mille_rules.computer.expert.worth import MATCH_POINTS, Worth
from mille_rules.computer.heuristic.discard_value import value_of_keeping
from mille_rules.computer.heuristic.match_line import (
    Outcome,
    is_lost,
    may_gain_by_waiting,
    outcome_if_completed,
)
from mille_rules.computer.heuristic.safeties import coup_chance
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.heuristic.situation import Situation, situation_of
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.computer.learned.judge import Judge
from mille_rules.computer.learned.weights_file import shipped_judge
from mille_rules.computer.strategy import Valued
from mille_rules.moves import Move, MoveKind, play
from mille_rules.state import Phase, Setup
from mille_rules.view_analysis import safety_keeps_turn
from mille_rules.views import View

#: Points for each unit of a move's log probability: how much the learned policy counts.
_LEARNED = 3.0
#: The share of the sensible player's points that counts. It overrates differences: played on with
#: the same cards, this share of them is left.
_SENSIBLE = 0.45
#: Points for each unit of log probability when the trip may be extended and the policy decides that
#: alone, with more than two seats; hints and styles use the points.
_LEARNED_OF_EXTENSION = 30.0
#: The fewest points that separate the best move from one that another move surely beats.
_BEATEN = 50.0


def load_weights(setup: Setup) -> None:
    """Load what an expert needs to decide at a table; raises DamagedWeightsError."""
    if shipped_judge(setup) is None and setup.seats == 2:
        match_chances(setup)


class Expert:
    """A strategy that decides by points and by the chance to win the match.

    By house rules nothing has been learned: it plays like the sensible player without weaknesses,
    except past the draw pile with two seats.
    """

    def __init__(self, seed: int = 0) -> None:
        """`seed` is accepted as by every level; nothing here depends on chance."""
        self._sensible = Sensible(seed=seed)

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """Return the best choice, the first of equals.

        Raises DamagedWeightsError if the shipped weights are damaged.
        """
        exact = exact_move(view, choices)
        if exact is not None:
            return exact
        judge = _judge_of(view)
        if judge is None:
            return self._sensible.choose(view, choices)
        scores = self._scores(judge, view, choices)
        return choices[scores.index(max(scores))]

    def values(self, view: View, choices: tuple[Move, ...]) -> tuple[Valued, ...]:
        """Return the worth of each choice, in their order; that of `choose` is the highest.

        Raises DamagedWeightsError if the shipped weights are damaged.
        """
        exact = exact_worths(view, choices)
        if exact is not None:
            return tuple(Valued(move, *worth) for move, worth in zip(choices, exact, strict=True))
        judge = _judge_of(view)
        if judge is None:
            return self._sensible.values(view, choices)
        best, scores = judge.outlook(view), self._scores(judge, view, choices)
        behind = [score - max(scores) for score in scores]
        chance = 0.0 if is_lost(situation_of(view)) else best.chance
        return tuple(
            Valued(move, best.lead + less, max(0.0, chance + less / MATCH_POINTS))
            for move, less in zip(choices, behind, strict=True)
        )

    def _scores(self, judge: Judge, view: View, choices: tuple[Move, ...]) -> list[float]:
        """Return what each choice is worth in points, compared with the others."""
        if view.phase is Phase.EXTENSION:
            return _worths_of_answers(judge, view, choices)
        logs, values = judge.logs(view, choices), self._sensible.values(view, choices)
        scores = [
            _LEARNED * log + _SENSIBLE * Worth(value.points, value.win).score
            for log, value in zip(logs, values, strict=True)
        ]
        good = undominated(view, choices)
        limit = max(scores[choices.index(move)] for move in good) - _BEATEN
        return [
            score if move in good else min(score, limit)
            for move, score in zip(choices, scores, strict=True)
        ]


def _worths_of_answers(judge: Judge, view: View, choices: tuple[Move, ...]) -> list[float]:
    """Return what extending and finishing are worth in points, compared with each other."""
    gain = judge.gain_of_extending(view)
    if gain is None:
        return [_LEARNED_OF_EXTENSION * log for log in judge.logs(view, choices)]
    return [MATCH_POINTS * gain if move.kind is MoveKind.EXTEND else 0.0 for move in choices]


def _judge_of(view: View) -> Judge | None:
    """Return the networks that decide, or None if the sensible player does.

    The sensible player answers attacks, decides about an extension if finishing would decide the
    match, and plays by house rules.
    """
    if view.phase is Phase.ANSWER or _decides_match(view):
        return None
    return shipped_judge(view.setup)


def _decides_match(view: View) -> bool:
    """True if finishing now would win or lose the match."""
    if view.phase is not Phase.EXTENSION:
        return False
    return outcome_if_completed(situation_of(view)) is not Outcome.OPEN


_ROLL = play(Card.ROLL)
_WEIGHTS = Weights()


def undominated(view: View, choices: tuple[Move, ...]) -> list[Move]:
    """Return the choices of a turn that no other one surely beats; at least one is left."""
    s = situation_of(view)
    free = [move for move in choices if _costs_nothing(s, move)]
    if free:
        return free
    arriving = [move for move in choices if _arrives_in_time(s, move)]
    if arriving:
        return arriving
    left = [
        move
        for move in choices
        if not (_lifts_a_harmless_limit(s, move) or _discards_what_helps_now(s, move, choices))
    ]
    useless = [move for move in left if _discards_what_is_useless(s, move)]
    if not useless:
        return left
    return [move for move in left if move.kind is not MoveKind.DISCARD or move in useless]


def _costs_nothing(s: Situation, move: Move) -> bool:
    """True for a safety that no attack can make a coup fourré: the turn goes on after it."""
    if move.kind is not MoveKind.PLAY or move.card not in SAFETIES:
        return False
    return safety_keeps_turn(s.view) and not coup_chance(s, move.card, _WEIGHTS)


def _arrives_in_time(s: Situation, move: Move) -> bool:
    """True for a distance that completes the trip, unless more might be gained by waiting."""
    card = move.card
    if move.kind is not MoveKind.PLAY or card not in DISTANCES:
        return False
    if s.rules.distances[card] != s.room:
        return False
    if outcome_if_completed(s, card) is Outcome.WON:
        return True
    return not may_gain_by_waiting(s, card)


def _lifts_a_harmless_limit(s: Situation, move: Move) -> bool:
    lifts = move.kind is MoveKind.PLAY and move.card is Card.END_OF_LIMIT
    return lifts and s.room <= s.rules.limit_miles


def _discards_what_helps_now(s: Situation, move: Move, choices: tuple[Move, ...]) -> bool:
    """True for any discard instead of a Roll, and for that of a remedy that could be played."""
    if move.kind is not MoveKind.DISCARD or move.card is None:
        return False
    if _ROLL in choices:
        return True
    played = play(move.card)
    helps = move.card in REMEDIES and not _lifts_a_harmless_limit(s, played)
    return helps and played in choices


def _discards_what_is_useless(s: Situation, move: Move) -> bool:
    if move.kind is not MoveKind.DISCARD or move.card is None:
        return False
    return not value_of_keeping(s, move.card, _WEIGHTS)

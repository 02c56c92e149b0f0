"""Turn the values of a sensible player's choices into expected results of the race."""

from math import exp

from mille_rules.cards import SAFETIES
from mille_rules.computer.heuristic.driving import ends_race
from mille_rules.computer.heuristic.extension import value_of_extending
from mille_rules.computer.heuristic.match_line import (
    Outcome,
    is_lost,
    outcome_if_completed,
    totals_if_completed,
)
from mille_rules.computer.heuristic.prospects import RACE_WON, race_result, win_chance
from mille_rules.computer.heuristic.safeties import gain_of_laying
from mille_rules.computer.heuristic.situation import Situation
from mille_rules.computer.heuristic.weights import Weights
from mille_rules.computer.strategy import Valued
from mille_rules.moves import EXTEND, FINISH, Move, MoveKind
from mille_rules.state import Phase
from mille_rules.view_analysis import safety_keeps_turn

# 160 positions of Sensible players, each played on 24 times after the best and after another move:
# small distances in liking are about half as many points, and no turn used badly loses more than
# some 300.
_MOST_LOST = 300.0
_LIKING = 500.0
#: The least that is lost by not arriving when possible.
_ARRIVAL_PASSED_UP = 150.0
#: The value of a coup fourré besides its points: the turn, and nothing to repair.
_COUP_TURN = 150.0


def worths(
    s: Situation, choices: tuple[Move, ...], values: list[float], w: Weights
) -> tuple[Valued, ...]:
    """Return the worth of each choice, from the player's values."""
    if s.view.phase is Phase.ANSWER:
        points = _of_answers(s, choices)
    elif s.view.phase is Phase.EXTENSION:
        points = _of_extension(s, choices, w)
    else:
        points = _of_turn(s, choices, values, w)
    wins = [_win(s, move, result, w) for move, result in zip(choices, points, strict=True)]
    # A safety played before a move that ends the match costs nothing.
    sure = max(wins)
    return tuple(
        Valued(move, result, sure if _comes_on_top(s, move) and result >= max(points) else win)
        for move, result, win in zip(choices, points, wins, strict=True)
    )


def _comes_on_top(s: Situation, move: Move) -> bool:
    """True if the turn goes on after a move."""
    lays = move.kind is MoveKind.PLAY and move.card in SAFETIES
    return lays and safety_keeps_turn(s.view)


def _of_answers(s: Situation, choices: tuple[Move, ...]) -> list[float]:
    expected = race_result(s)
    coup = s.rules.pts_coup + _COUP_TURN
    return [expected + (coup if move.kind is MoveKind.COUP else 0.0) for move in choices]


def _of_extension(s: Situation, choices: tuple[Move, ...], w: Weights) -> list[float]:
    finished = _result_if_completed(s, FINISH)
    more = value_of_extending(s, w) if outcome_if_completed(s) is Outcome.OPEN else 0.0
    return [finished + (more if move == EXTEND else 0.0) for move in choices]


def _of_turn(
    s: Situation, choices: tuple[Move, ...], values: list[float], w: Weights
) -> list[float]:
    """Return the results in a turn: a safety adds to the best of the other moves."""
    ends = [ends_race(s, move, w) for move in choices]
    on_top = [_comes_on_top(s, move) for move in choices]
    used = zip(values, ends, on_top, strict=True)
    best = max([value for value, end, top in used if not (end or top)], default=0.0)
    expected = race_result(s)
    certain = [_result_if_completed(s, m) for m, end in zip(choices, ends, strict=True) if end]
    if certain:
        expected = min(expected, max(certain) - _ARRIVAL_PASSED_UP)
    results = []
    for move, value, end, top in zip(choices, values, ends, on_top, strict=True):
        if end:
            results.append(_result_if_completed(s, move))
        elif top:
            assert move.card is not None
            gain = gain_of_laying(s, move.card, w, any(ends))
            if s.view.phase is Phase.DRAW:
                gain = max(gain, 1.0)  # from the discards, it can be kept for nothing
            results.append(max([expected, *certain]) + gain)
        else:
            results.append(expected - _points_lost(best - value))
    return results


def _points_lost(less_liked: float) -> float:
    """Return what a move loses against the best one, from the difference of their values."""
    return _MOST_LOST * (1 - exp(-less_liked / _LIKING))


def _result_if_completed(s: Situation, move: Move) -> float:
    """Return the result of the race if a move ends it."""
    before, totals = s.view.match.points, totals_if_completed(s, move.card)
    gains = [total - points for total, points in zip(totals, before, strict=True)]
    lead = gains[s.side] - max(gains[rival.side] for rival in s.rivals)
    return lead * RACE_WON if s.rules.by_races else float(lead)


def _win(s: Situation, move: Move, result: float, w: Weights) -> float:
    """Return the chance to win the match, certain if the move ends it."""
    if move == FINISH or ends_race(s, move, w):
        outcome = outcome_if_completed(s, move.card)
        if outcome is not Outcome.OPEN:
            return float(outcome is Outcome.WON)
    return 0.0 if is_lost(s) else win_chance(s, result)

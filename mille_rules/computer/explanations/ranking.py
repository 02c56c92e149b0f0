"""Rank the choices of a seat, each with its reasons."""

from typing import NamedTuple, cast

from mille_rules.computer.explanations.explaining import reasons_for
from mille_rules.computer.explanations.reasons import Reason
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.strategy import ValuingStrategy
from mille_rules.moves import Move
from mille_rules.views import View


class Choice(NamedTuple):
    """A legal move and its expected results."""

    move: Move
    #: The result that the race is expected to have: the own points less those of the rivals, of the
    #: best one as the levels up to hard count them.
    value: float
    #: The chance to win the match, from 0 to 1.
    win: float
    reasons: tuple[Reason, ...]


def rank(view: View, choices: tuple[Move, ...], level: str = "expert") -> tuple[Choice, ...]:
    """Rank the choices of the view's seat as a level values them, best first.

    Raises KeyError for an unknown level. Only the view is used, so the result reveals no secrets.
    """
    if not choices:
        return ()
    strategy = cast("ValuingStrategy", LEVELS[level]())
    situation = situation_of(view)
    ranked = [
        Choice(v.move, v.points, v.win, reasons_for(situation, v.move, choices))
        for v in strategy.values(view, choices)
    ]
    return tuple(sorted(ranked, key=lambda choice: (choice.win, choice.value), reverse=True))

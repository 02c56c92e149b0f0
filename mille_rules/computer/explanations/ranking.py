"""The choices of a seat in the order of their worth, each with its reasons."""

from typing import NamedTuple, cast

from mille_rules.computer.explanations.explaining import reasons_for
from mille_rules.computer.explanations.reasons import Reason
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.strategy import ValuingStrategy
from mille_rules.moves import Move
from mille_rules.views import View


class Choice(NamedTuple):
    """One of the moves that a seat may make, and what is to be expected of it."""

    move: Move
    #: The result that the race is expected to have: the own points less those of the rivals, of the
    #: best one as the levels up to hard count them.
    value: float
    #: The chance to win the match, from 0 to 1.
    win: float
    reasons: tuple[Reason, ...]


def rank(view: View, choices: tuple[Move, ...], level: str = "expert") -> tuple[Choice, ...]:
    """The choices of the seat that looks, best first, as a level values them.

    KeyError for an unknown level. Nothing but the view is used, so that what is said gives nothing
    away that the seat cannot see.
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

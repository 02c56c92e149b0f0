"""The bold style: attacks and 200s at once, extensions, and safeties only as coups fourrés."""

from mille_rules.cards import Card
from mille_rules.computer.heuristic.match_line import Outcome, outcome_if_completed
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.computer.levels.preference import (
    Bias,
    Moves,
    StylePreference,
    is_attack,
    lays_safety,
)
from mille_rules.moves import EXTEND, play
from mille_rules.views import View


def _safeties_kept(_view: View, choices: Moves) -> Moves:
    return tuple(move for move in choices if not lays_safety(move))


def _attacks(_view: View, choices: Moves) -> Moves:
    return tuple(filter(is_attack, choices))


def _longest_distance(_view: View, choices: Moves) -> Moves:
    return tuple(move for move in choices if move == play(Card.MILES_200))


def _extension(view: View, choices: Moves) -> Moves:
    """Return the extension, unless finishing wins the match."""
    if EXTEND not in choices or outcome_if_completed(situation_of(view)) is Outcome.WON:
        return ()
    return (EXTEND,)


BOLD = (
    StylePreference(_safeties_kept, Bias(points=80.0, win=0.04)),
    StylePreference(_attacks, Bias(points=140.0, win=0.05)),
    StylePreference(_longest_distance, Bias(points=80.0, win=0.04)),
    # At these levels others extend a quarter of their trips at most, bold players about half.
    StylePreference(_extension, Bias(points=300.0, win=0.25)),
)

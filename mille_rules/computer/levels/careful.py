"""The careful style: safeties at once, cautious attacks, no extension."""

from mille_rules.cards import SAFETY_FOR
from mille_rules.computer.knowledge import unseen
from mille_rules.computer.levels.preference import (
    Bias,
    Moves,
    StylePreference,
    attacks_needed,
    is_attack,
    lays_safety,
)
from mille_rules.moves import FINISH
from mille_rules.views import View


def _safeties(_view: View, choices: Moves) -> Moves:
    return tuple(filter(lays_safety, choices))


def _no_risk(view: View, choices: Moves) -> Moves:
    """Return the choices without attacks that may be answered, but for those that are needed."""
    out, needed = unseen(view), attacks_needed(view, choices)
    return tuple(
        move
        for move in choices
        if not is_attack(move) or move in needed or (move.card and not out[SAFETY_FOR[move.card]])
    )


def _end_of_race(_view: View, choices: Moves) -> Moves:
    return tuple(move for move in choices if move == FINISH)


CAREFUL = (
    StylePreference(_safeties, Bias(points=250.0, win=0.08)),
    StylePreference(_no_risk, Bias(points=140.0, win=0.05)),
    StylePreference(_end_of_race, Bias(points=250.0, win=0.08)),
)

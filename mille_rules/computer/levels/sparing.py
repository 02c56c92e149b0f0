"""The styles that spare others: the peaceful and the fair one."""

from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.computer.levels.fairness import aimed
from mille_rules.computer.levels.preference import Bias, Moves, StylePreference, is_attack
from mille_rules.fairness import Fairness
from mille_rules.moves import Move
from mille_rules.views import View


def _peace(_view: View, choices: Moves) -> Moves:
    return tuple(move for move in choices if not is_attack(move))


def _mercy(view: View, choices: Moves) -> Moves:
    """Return the choices without attacks on the last, or on others while the leader is open."""
    return tuple(move for move in choices if not is_attack(move) or _is_fair(view, move, choices))


def _is_fair(view: View, attack: Move, choices: Moves) -> bool:
    if aimed(view, attack, choices, Fairness.LEADER_FIRST) != attack:
        return False
    s = situation_of(view)
    assert attack.side is not None, "an attack has a target"
    victim = s.rival(attack.side)
    others = [s.points, *(rival.points for rival in s.rivals if rival is not victim)]
    return victim.points >= min(others)


#: Attacks only where much is at stake.
PEACEFUL = (StylePreference(_peace, Bias(points=130.0, win=0.05)),)
#: Attacks the leader, and nobody who is behind all others.
FAIR = (StylePreference(_mercy, Bias(points=180.0, win=0.05)),)

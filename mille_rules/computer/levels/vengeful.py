"""The vengeful style: attacks nobody first, and an attacker for the rest of the race."""

from mille_rules.cards import HAZARDS
from mille_rules.computer.levels.preference import (
    Bias,
    Moves,
    StylePreference,
    attacks_needed,
    is_attack,
)
from mille_rules.moves import MoveKind
from mille_rules.views import View


def attackers(view: View) -> tuple[int, ...]:
    """Return the sides that have attacked the view's side in this race, the latest first."""
    sides = view.setup.sides
    hits = (seat % sides for seat, move in reversed(view.moves) if move.side == view.side)
    return tuple(dict.fromkeys(hits))


def _revenge(view: View, choices: Moves) -> Moves:
    """Return the attacks on the latest attacker, or on one before it if that is not possible.

    While anybody is about to arrive, there is no time for revenge on others.
    """
    threats = {move.side for move in attacks_needed(view, choices)}
    for side in attackers(view):
        attacks = tuple(move for move in choices if is_attack(move) and move.side == side)
        if attacks and (side in threats or not threats):
            return attacks
    return ()


def _peace(view: View, choices: Moves) -> Moves:
    """Return the choices without attacks on sides that have not attacked, unless needed."""
    open_to, needed = attackers(view), attacks_needed(view, choices)
    return tuple(
        move for move in choices if not is_attack(move) or move.side in open_to or move in needed
    )


def _hazards_kept(_view: View, choices: Moves) -> Moves:
    return tuple(
        move for move in choices if move.kind is not MoveKind.DISCARD or move.card not in HAZARDS
    )


VENGEFUL = (
    StylePreference(_revenge, Bias(points=180.0, win=0.08)),
    # It is usually attacked before long, so its patience costs little.
    StylePreference(_peace, Bias(points=300.0, win=0.10)),
    StylePreference(_hazards_kept, Bias(points=60.0, win=0.03)),
)

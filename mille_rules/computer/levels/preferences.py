"""A preference of a style: the moves that it likes, and what it gives up for them."""

from collections.abc import Callable
from typing import NamedTuple

from mille_rules.cards import HAZARDS, SAFETIES
from mille_rules.computer.heuristic.attacking import is_stopped_by
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.computer.strategy import Valued
from mille_rules.moves import Move, MoveKind
from mille_rules.views import View

Moves = tuple[Move, ...]


class Bias(NamedTuple):
    """The most that a style gives up for its preference in a single move."""

    #: Of the expected result of the race.
    points: float
    #: Of the chance to win the match.
    win: float

    def allows(self, wanted: Valued, best: Valued) -> bool:
        """True if a move may be made although another one is valued higher."""
        points, win = best.points - wanted.points, best.win - wanted.win
        return points <= self.points and win <= self.win


class StylePreference(NamedTuple):
    """The choices that a style likes, often all or none, and what it gives up for one of them."""

    likes: Callable[[View, Moves], Moves]
    gives_up: Bias


def is_attack(move: Move) -> bool:
    """True if a move plays a hazard."""
    return move.kind is MoveKind.PLAY and move.card in HAZARDS


def lays_safety(move: Move) -> bool:
    """True if a move plays a safety in a turn."""
    return move.kind is MoveKind.PLAY and move.card in SAFETIES


def arrives(view: View, move: Move) -> bool:
    """True if a move completes the trip."""
    if move.kind is not MoveKind.PLAY or move.card is None or view.side is None:
        return False
    return view.tableaux[view.side].miles + move.card.miles == view.target


def attacks_needed(view: View, choices: Moves) -> Moves:
    """Return the attacks on sides that may otherwise complete their trip with their next card."""
    attacks = tuple(filter(is_attack, choices))
    if not attacks:
        return ()
    rivals = {rival.side: rival for rival in situation_of(view).rivals}
    return tuple(
        move
        for move in attacks
        if move.side is not None and move.card and is_stopped_by(rivals[move.side], move.card)
    )

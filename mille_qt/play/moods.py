"""The moods of the players' portraits, which follow from what has just happened."""

from mille_qt.ui.characters.face import Mood
from mille_rules.moves import Move, MoveKind
from mille_rules.state import BETWEEN_RACES
from mille_rules.views import View

#: Moves that change nobody's mood.
_UNNOTICED = (MoveKind.DEAL, MoveKind.DRAW, MoveKind.PASS)


def mood_of(view: View, side: int) -> Mood:
    """Return the mood of a side: happy in the goal or after a coup, hit until the next card."""
    if view.phase in BETWEEN_RACES:
        return Mood.HAPPY if view.completer == side else Mood.CALM
    latest = next((move for move in reversed(view.moves) if _noticed(move)), None)
    if latest is None:
        return Mood.CALM
    seat, move = latest
    if move.kind is MoveKind.COUP and seat % view.setup.sides == side:
        return Mood.HAPPY
    # Only a hazard names a side.
    return Mood.HIT if move.side == side else Mood.CALM


def _noticed(entry: tuple[int, Move]) -> bool:
    return entry[1].kind not in _UNNOTICED

"""Frames around possible targets of a card are at the targets."""

from PySide6.QtCore import QRectF

from mille_qt.table.card_marks import PlaceMarksItem
from mille_qt.table.lights_item import LightsItem
from tests.qt.model.world import World


class FramesAreOnTargets:
    """Compares highlighted and marked rectangles with positions on the table."""

    def __init__(self, world: World) -> None:
        self._world = world

    def find(self) -> list[str]:
        """Return missing, superfluous and misplaced frames."""
        world = self._world
        if world.window.game is None:
            return []
        scene = world.scene
        items = scene.items()
        wanted = [scene.position_rect(place) for place in scene.choice.places]
        lit = [rect for item in items if isinstance(item, LightsItem) for rect in item.lit]
        found = _different("places", lit, wanted)
        places = [scene.position_rect(mark.place) for mark in scene.marks if mark.place is not None]
        marked = [
            rect for item in items if isinstance(item, PlaceMarksItem) for rect in item.marked
        ]
        return found + _different("marks", marked, places)


def _different(what: str, shown: list[QRectF], wanted: list[QRectF]) -> list[str]:
    if shown == wanted:
        return []
    return [f"{what}: shown at {_words(shown)}, wanted at {_words(wanted)}"]


def _words(rects: list[QRectF]) -> list[tuple[float, ...]]:
    return [rect.getRect() for rect in rects]  # type: ignore[misc]

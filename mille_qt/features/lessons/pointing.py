"""Where the coach points now: at the place of a step, until it is found or the step is done."""

from PySide6.QtCore import QRect

from mille_qt.features.lessons.lesson import Place, Spot
from mille_qt.features.lessons.pointer import From, Pointer
from mille_qt.features.lessons.spots import rect_of
from mille_qt.play.hand_control import HandControl
from mille_qt.table.scene import TableScene
from mille_qt.ui.theme.look import current_theme

#: Where the arrow comes from, if not from above: it is to cover nothing that is spoken of.
_ARROW = {
    Place.BATTLE: From.RIGHT,
    Place.SPEED: From.RIGHT,
    Place.MILES: From.NOWHERE,
    Place.DISTANCE: From.BELOW,
}


class Pointing:
    """Has the pointer of a table follow one spot, wherever that lies after each layout."""

    def __init__(self, scene: TableScene, hand: HandControl) -> None:
        self._scene, self._hand = scene, hand
        self._spot: Spot | None = None
        self.pointer = Pointer(current_theme())
        scene.addItem(self.pointer)

    def point_at(self, spot: Spot | None) -> None:
        """Point there from now on; at nothing where None."""
        self._spot = spot
        self.follow()

    def follow(self) -> None:
        """Point where the spot is now; at no card that has been found."""
        spot, scene = self._spot, self._scene
        if spot is None or self._is_found(spot):
            self.pointer.point_at(None, scene.sceneRect())
        else:
            way = _ARROW.get(spot.place, From.ABOVE)
            self.pointer.point_at(rect_of(spot, scene), scene.sceneRect(), way)

    @property
    def covered(self) -> QRect:
        """What frame and arrow cover, in scene pixels; empty where they point at nothing."""
        shown = self.pointer.place is not None
        return self.pointer.boundingRect().toAlignedRect() if shown else QRect()

    def _is_found(self, spot: Spot) -> bool:
        """A card that is chosen is marked by that."""
        return spot.place is Place.HAND and self._hand.chosen is spot.card

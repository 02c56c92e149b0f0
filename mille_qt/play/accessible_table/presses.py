"""What a press on a place of the table does, by a key or by a screen reader."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from mille_qt.play.accessible_table.group import SlotGroup
from mille_qt.play.accessible_table.slot_words import DISCARD, DRAW, TURN
from mille_qt.table.places import DISCARD_PILE, Place
from mille_qt.table.scene import TableScene
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.texts.slots import choose_first


class Presses(QObject):
    """Hands them on to the scene as if the place had been clicked, or says why nothing happens."""

    def __init__(
        self,
        scene: TableScene,
        hand: SlotGroup,
        piles: SlotGroup,
        tableaux: Sequence[SlotGroup],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._scene, self._piles = scene, piles
        for index, slot in enumerate(hand.slots):
            slot.clicked.connect(partial(self._press_card, index))
        for index, slot in enumerate(piles.slots):
            slot.clicked.connect(partial(self._press_pile, index))
        for side, group in enumerate(tableaux):
            for slot in group.slots:
                slot.clicked.connect(partial(self._press_place, Place(side)))

    def _press_card(self, index: int) -> None:
        picture = self._scene.picture
        hand = () if picture is None else picture.hand
        if index < len(hand) and hand[index] is not None:
            self._scene.card_pressed.emit(index)
        else:
            announce(self._piles.slots[TURN].accessibleName(), urgent=True)

    def _press_pile(self, index: int) -> None:
        if index == DRAW:
            self._scene.draw_pressed.emit()
        elif index == DISCARD:
            self._press_place(DISCARD_PILE)
        else:
            announce(self._piles.slots[index].accessibleName(), urgent=True)

    def _press_place(self, place: Place) -> None:
        if self._scene.choice.chosen is None:
            announce(choose_first(), urgent=True)
        else:
            self._scene.place_pressed.emit(place)

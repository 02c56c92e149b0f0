"""Frames round places that are spoken of."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from mille_qt.table.card_marks import PLACE_ROUND, CardMarkKind, PlaceMarksItem
from mille_qt.table.layout_room import GAP_MIN
from mille_qt.ui.theme.application_theme import current_theme

PLACE = QRectF(20, 20, 60, 30)


def painted(*kinds: CardMarkKind) -> QImage:
    """The frames of a place with such marks."""
    item = PlaceMarksItem(current_theme())
    item.mark(tuple((kind, PLACE) for kind in kinds))
    image = QImage(100, 70, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def test_a_frame_lies_round_its_place_within_the_narrowest_gutter(qapp: QApplication) -> None:
    image = painted(CardMarkKind.BEST)
    gutter = PLACE.adjusted(-GAP_MIN, -GAP_MIN, GAP_MIN, GAP_MIN)
    corner = int(PLACE_ROUND)
    down = PLACE.toRect().adjusted(0, corner, 0, -corner)
    across = PLACE.toRect().adjusted(corner, 0, -corner, 0)
    assert image.pixelColor(50, 18).alpha()
    for x in range(image.width()):
        for y in range(image.height()):
            if down.contains(x, y) or across.contains(x, y) or not gutter.contains(x, y):
                assert not image.pixelColor(x, y).alpha(), (x, y)


def test_of_two_marks_of_a_place_the_first_has_the_frame(qapp: QApplication) -> None:
    both = painted(CardMarkKind.BEST, CardMarkKind.PLAYED)
    assert both == painted(CardMarkKind.BEST)
    assert both != painted(CardMarkKind.PLAYED)

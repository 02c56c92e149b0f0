"""A seat on a tableau: where room is short, its name goes before card backs and face."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from mille_qt.table.pictures import Pictures
from mille_qt.table.seat_label import FACE_GAP, SMALL_FACE, SeatLabel, paint_seat
from mille_qt.ui.cards.card_text import load_fonts
from mille_qt.ui.characters.face import Face
from mille_qt.ui.theme.application_theme import current_theme

LINE = 28.0
SEAT = SeatLabel("Gaston", 6, computer=True, acting=False, face=Face("Gaston", "gaston"))


def backs_in(width: float) -> tuple[QRectF, float]:
    """Where the card backs are on a line of that width, in pixels; how wide the name would be."""
    image = QImage(600, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    font = QFont(load_fonts())
    font.setPixelSize(round(LINE))
    painter.setFont(font)
    pictures = Pictures(1.0, "both", None, current_theme())
    backs = paint_seat(painter, QRectF(0, 0, width, LINE), LINE, SEAT, current_theme(), pictures)
    painter.end()
    return backs, QFontMetricsF(font).horizontalAdvance(SEAT.name)


def test_with_room_there_is_a_back_for_every_card_behind_the_name(qapp: QApplication) -> None:
    backs, name = backs_in(500)
    assert backs.left() >= SMALL_FACE * LINE + FACE_GAP + name
    assert backs.width() == pytest.approx(LINE * (0.3 * 5 + 1.7))


@pytest.mark.parametrize("width", [200, 180, 165])
def test_a_name_is_not_cut_for_what_says_less(width: int, qapp: QApplication) -> None:
    backs, name = backs_in(width)
    assert backs.left() >= name
    assert backs.width() == pytest.approx(LINE * 1.7)
    assert backs.right() <= width

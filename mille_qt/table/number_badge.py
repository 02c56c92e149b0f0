"""Round badges with a number: the miles of a car, the cards of the draw pile."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from mille_qt.ui.art.cards.card_text import draw_centred, text_width
from mille_qt.ui.theme.theme_colours import CREAM, INK, contrast

#: The size of the digits, as a share of the badge's height and of its width.
DIGITS, DIGITS_ACROSS = 0.82, 0.8


def paint_badge(painter: QPainter, rect: QRectF, text: str, colour: QColor) -> None:
    """Draw a rounded badge with a number in the colour of a side."""
    ink = ink_on(colour)
    painter.setPen(QPen(ink, max(1.0, rect.height() / 16)))
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    size = min(rect.height() * DIGITS, rect.width() * DIGITS_ACROSS / text_width(text, 1))
    painter.setPen(ink)
    draw_centred(painter, text, rect.center(), size)


def ink_on(ground: QColor) -> QColor:
    """The colour of digits with more contrast to a ground."""
    return max(CREAM, INK, key=lambda ink: contrast(ink, ground))

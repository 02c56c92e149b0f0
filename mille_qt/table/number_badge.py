"""Round badges with a number: the miles of a car, the cards of the draw pile."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from mille_qt.ui.cards.card_text import CAP_HEIGHT, draw_line, text_width

#: The size of the digits, as a share of the badge's height and of its width.
DIGITS, DIGITS_ACROSS = 0.82, 0.8
PAPER, INK = QColor("#fffaee"), QColor("#1d1b1e")


def paint_badge(painter: QPainter, rect: QRectF, text: str, colour: QColor) -> None:
    """Draw a rounded badge with a number in the colour of a side."""
    ink = ink_on(colour)
    painter.setPen(QPen(ink, max(1.0, rect.height() / 16)))
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    size = min(rect.height() * DIGITS, rect.width() * DIGITS_ACROSS / text_width(text, 1))
    painter.setPen(ink)
    left = rect.center().x() - text_width(text, size) / 2
    draw_line(painter, text, left, rect.center().y() + size * CAP_HEIGHT / 2, size)


def ink_on(ground: QColor) -> QColor:
    """The colour of digits with more contrast to a ground."""
    lightness = _luminance(ground) + 0.05
    above = (_luminance(PAPER) + 0.05) / lightness
    return PAPER if above > lightness / (_luminance(INK) + 0.05) else INK


def _luminance(colour: QColor) -> float:
    red, green, blue = (part**2.2 for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)

"""Soft shadows, painted once and stored as pictures."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

#: The reach of a shadow beyond the card, as a share of the card's height.
REACH = 0.07
LAYERS = 12
#: Compensates for layers that cover each other.
GAIN = 1.6


def margin(size: QSizeF) -> float:
    """The reach of a card's shadow beyond the card, in whole logical pixels."""
    return max(3.0, round(size.height() * REACH))


def card_shadow(size: QSizeF, ratio: float, colour: QColor) -> QPixmap:
    """The shadow of a card, larger by `margin` all round, with a maximum colour."""
    reach = margin(size)
    whole = QRectF(0, 0, size.width() + 2 * reach, size.height() + 2 * reach)
    image = QImage(
        QSize(round(whole.width() * ratio), round(whole.height() * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # Layers of equal opacity add up to a soft edge.
    layered = QColor(colour)
    layered.setAlphaF(colour.alphaF() * GAIN / LAYERS)
    painter.setBrush(layered)
    for layer in range(LAYERS):
        inset = reach * (layer / LAYERS) ** 0.7 * 1.35
        rect = whole.adjusted(inset, inset + reach * 0.25, -inset, -inset * 0.9)
        painter.drawRoundedRect(rect, reach * 1.1, reach * 1.1)
    painter.end()
    return QPixmap.fromImage(image)

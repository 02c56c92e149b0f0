"""Soft shadows and other light that is painted once and kept as a picture."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

#: Of a card's height: how far a shadow reaches beyond the card.
REACH = 0.07
LAYERS = 12
#: Layers that lie over each other hide some of what each adds.
GAIN = 1.6


def margin(size: QSizeF) -> float:
    """How far the shadow of a card of this size reaches beyond it, in whole logical pixels."""
    return max(3.0, round(size.height() * REACH))


def card_shadow(size: QSizeF, ratio: float, colour: QColor) -> QPixmap:
    """The shadow of a card, larger than the card by `margin` all round, at most as dark as this."""
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
    # Layers of equal strength add up to a curve that fades out softly.
    layered = QColor(colour)
    layered.setAlphaF(colour.alphaF() * GAIN / LAYERS)
    painter.setBrush(layered)
    for layer in range(LAYERS):
        inset = reach * (layer / LAYERS) ** 0.7 * 1.35
        rect = whole.adjusted(inset, inset + reach * 0.25, -inset, -inset * 0.9)
        painter.drawRoundedRect(rect, reach * 1.1, reach * 1.1)
    painter.end()
    return QPixmap.fromImage(image)

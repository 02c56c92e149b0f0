"""Words in gold with a dark outline, readable on any ground."""

from math import inf

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPainterPath, QPen, QPixmap

from mille_qt.ui.theme.application_theme import heading_font
from mille_qt.ui.theme.theme_colours import GOLD, INK

LEAST = 10  # pixels, the height of the letters
EDGE = 0.16  # of that height, the outline


def golden_words(text: str, height: float, ratio: float, widest: float = inf) -> QPixmap:
    """A picture of words, lower than `height` if they would be wider than `widest`.

    `ratio` is the number of pixels to a logical one. Nothing is drawn for an empty text.
    """
    font = heading_font(1.0)
    font.setPixelSize(max(LEAST, round(height)))
    width = QFontMetricsF(font).horizontalAdvance(text) + 2 * EDGE * height
    if width > widest:
        height *= widest / width
        font.setPixelSize(max(LEAST, int(height)))
    metrics, edge = QFontMetricsF(font), height * EDGE
    size = QSizeF(metrics.horizontalAdvance(text) + 2 * edge, metrics.height() + 2 * edge)
    image = _image(size if text else QSizeF(1, 1), ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addText(QPointF(edge, edge + metrics.ascent()), font, text)
    pen = QPen(INK, edge * 1.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, GOLD)
    painter.end()
    return QPixmap.fromImage(image)


def _image(size: QSizeF, ratio: float) -> QImage:
    whole = QSize(round(size.width() * ratio), round(size.height() * ratio))
    image = QImage(whole, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(ratio)
    return image

"""The focus ring, for widgets whose style sheet draws none."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from mille_qt.ui.theme.application_theme import current_theme

#: In pixels: the ring, and the band below it, which separates it from any picture.
RING, BAND, RADIUS = 3.0, 6.0, 6.0


def paint_ring(painter: QPainter, rect: QRectF, ground: QColor) -> None:
    """Paint the ring just inside a rectangle, on a band in the background colour."""
    inset = BAND / 2
    ring = rect.adjusted(inset, inset, -inset, -inset)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, width in ((ground, BAND), (current_theme().focus, RING)):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(ring, RADIUS, RADIUS)

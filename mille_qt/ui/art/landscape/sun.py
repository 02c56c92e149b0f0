"""Paints the sun, or the moon."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from mille_qt.ui.art.landscape.daylight import Daylight

#: In units of the landscape.
SUN, GLOW = 0.1, 0.55


def paint_sun(painter: QPainter, sky: QRectF, unit: float, daylight: Daylight) -> None:
    """Paint the sun, or the moon at night, in a sky; the glow may reach beyond it."""
    middle = QPointF(
        sky.left() + sky.width() * daylight.sun_x, sky.top() + sky.height() * daylight.sun_y
    )
    glow = QRadialGradient(middle, unit * GLOW)
    for share, alpha in ((0.0, 150), (0.3, 80), (1.0, 0)):
        colour = QColor(daylight.sun)
        colour.setAlpha(alpha // 2 if daylight.night else alpha)
        glow.setColorAt(share, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(middle, unit * GLOW, unit * GLOW)
    painter.setBrush(daylight.sun)
    radius = unit * SUN
    if daylight.night:
        moon, shadow = QPainterPath(), QPainterPath()
        moon.addEllipse(middle, radius, radius)
        shadow.addEllipse(middle + QPointF(-radius * 0.5, -radius * 0.22), radius, radius)
        painter.drawPath(moon.subtracted(shadow))
    else:
        painter.drawEllipse(middle, radius, radius)

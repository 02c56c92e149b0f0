"""Paints the sky: sun or moon, clouds and birds, or stars."""

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from mille_qt.ui.art.landscape.daylight import Daylight
from mille_qt.ui.art.landscape.land import Land
from mille_qt.ui.art.landscape.props import paint_prop
from mille_qt.ui.art.landscape.sun import paint_sun

#: In units of the landscape.
CLOUD = 0.11
CLOUD_EVERY, STARS = 1.9, 26
#: The drift of the clouds while the sun crosses the sky, in units of the landscape.
DRIFT = 1.6


def paint_sky(painter: QPainter, land: Land) -> None:
    """Paint the sky, whose colours change down to the horizon."""
    unit, daylight = land.unit, land.daylight
    sky = QRectF(land.rect.topLeft(), QPointF(land.rect.right(), land.horizon))
    colours = QLinearGradient(sky.topLeft(), sky.bottomLeft())
    colours.setColorAt(0, daylight.sky_top)
    colours.setColorAt(1, daylight.sky_bottom)
    painter.fillRect(land.rect, colours)
    if daylight.night:
        _paint_stars(painter, sky, unit)
    paint_sun(painter, sky, unit, daylight)
    _paint_clouds(painter, sky, unit, daylight)
    if not daylight.headlights:
        place = QPointF(
            sky.left() + sky.width() * (1 - daylight.sun_x * 0.8), sky.top() + sky.height() * 0.34
        )
        paint_prop(painter, "birds", place, unit * 0.1, daylight)


def _paint_stars(painter: QPainter, sky: QRectF, unit: float) -> None:
    chance = Random(4)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(round(STARS * sky.width() / unit / 4)):
        x, y = sky.left() + sky.width() * chance.random(), chance.random() ** 1.3 * 0.8
        radius = max(0.6, unit * chance.choice((0.004, 0.006, 0.009)))
        painter.setBrush(QColor(255, 246, 216, round(235 * (1.0 - y))))
        painter.drawEllipse(QPointF(x, sky.top() + sky.height() * y), radius, radius)


def _paint_clouds(painter: QPainter, sky: QRectF, unit: float, daylight: Daylight) -> None:
    chance = Random(11)
    every = unit * CLOUD_EVERY / max(1.0, min(2.5, sky.height() / unit))
    x = sky.left() + unit * (DRIFT * daylight.sun_x - 0.4)
    painter.save()
    painter.setOpacity(painter.opacity() * (0.55 if daylight.night else 0.85))
    while x < sky.right() + unit:
        height = unit * CLOUD * chance.uniform(0.6, 1.25)
        place = QPointF(x, sky.top() + sky.height() * chance.uniform(0.14, 0.66))
        paint_prop(painter, f"cloud-{chance.randrange(2)}", place, height, daylight)
        x += every * chance.uniform(0.6, 1.3)
    painter.restore()

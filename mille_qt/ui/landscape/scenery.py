"""Paints the landscape behind the road: sky, hills, villages, fields and plane trees."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from mille_qt.ui.landscape.daylight import Daylight

FAR_HILLS, NEAR_HILLS, MEADOW = "#8fa5c4", "#a3bd72", "#86a852"
LEAVES, LEAVES_LIGHT, TRUNK, BAND = "#4b7a2c", "#648f3c", "#5b3a24", "#fffaee"


def paint_scenery(painter: QPainter, rect: QRectF, daylight: Daylight) -> None:
    """Paint the landscape of one step of the day; always the same at one size."""
    if daylight.flat:
        painter.fillRect(rect, daylight.sky_top)
        return
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_sky(painter, rect, daylight)
    _paint_hills(painter, rect, daylight.lit(FAR_HILLS, 0.45), (0.35, 0.6), 1.6, 3)
    _paint_hills(painter, rect, daylight.lit(NEAR_HILLS, 0.15), (0.55, 0.75), 2.4, 5)
    _paint_hills(painter, rect, daylight.lit(MEADOW), (0.78, 0.84), 3.0, 8)
    _paint_trees(painter, rect, daylight)
    painter.restore()


def _paint_sky(painter: QPainter, rect: QRectF, daylight: Daylight) -> None:
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setColorAt(0, daylight.sky_top)
    sky.setColorAt(0.75, daylight.sky_bottom)
    painter.fillRect(rect, sky)
    radius = rect.height() * 0.16
    sun = QPointF(
        rect.left() + rect.width() * daylight.sun_x, rect.top() + rect.height() * daylight.sun_y
    )
    painter.setBrush(daylight.sun)
    painter.drawEllipse(sun, radius, radius)


def _paint_hills(
    painter: QPainter,
    rect: QRectF,
    colour: QColor,
    heights: tuple[float, float],
    length: float,
    seed: int,
) -> None:
    """Paint smooth hills between two shares of the height; `length` of a hill in heights."""
    points = list(_hill_points(rect, heights, length, seed))
    path = QPainterPath(points[0])
    for before, after in pairwise(points):
        middle = (before.x() + after.x()) / 2
        path.cubicTo(QPointF(middle, before.y()), QPointF(middle, after.y()), after)
    path.lineTo(rect.bottomRight())
    path.lineTo(rect.bottomLeft())
    painter.fillPath(path, colour)


def _hill_points(
    rect: QRectF, heights: tuple[float, float], length: float, seed: int
) -> Iterator[QPointF]:
    chance = Random(seed)
    x = rect.left() - rect.height() * length / 2
    while x < rect.right() + rect.height() * length:
        share = chance.uniform(*heights)
        yield QPointF(x, rect.top() + rect.height() * share)
        x += rect.height() * length * chance.uniform(0.6, 1.2)


def _paint_trees(painter: QPainter, rect: QRectF, daylight: Daylight) -> None:
    chance = Random(1)
    height = rect.height()
    x = rect.left() + height * 0.3
    while x < rect.right() + height:
        size = height * chance.uniform(0.42, 0.5)
        foot = rect.bottom()
        trunk = QRectF(x - size * 0.05, foot - size * 0.6, size * 0.1, size * 0.6)
        painter.fillRect(trunk, daylight.lit(TRUNK))
        band = QRectF(trunk.left(), foot - size * 0.32, trunk.width(), size * 0.1)
        painter.fillRect(band, daylight.lit(BAND))
        painter.setBrush(daylight.lit(LEAVES))
        painter.drawEllipse(QPointF(x, foot - size * 0.72), size * 0.28, size * 0.28)
        painter.setBrush(daylight.lit(LEAVES_LIGHT))
        painter.drawEllipse(QPointF(x - size * 0.06, foot - size * 0.79), size * 0.16, size * 0.16)
        x += height * chance.uniform(0.75, 1.1)

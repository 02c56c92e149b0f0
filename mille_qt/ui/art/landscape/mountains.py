"""Paints the mountains at the horizon."""

from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPolygonF

from mille_qt.ui.art.landscape.land import Land

LIGHT, SHADE, SNOW = "#8292c0", "#6d7db0", "#ffffff"
#: Mountains are so many times as high under a high sky.
HIGHER = 1.35
FOOT = 0.26
#: Of a chain: between peaks, lowest, highest, how far away; from which height on there is snow.
_CHAINS = ((0.8, 0.3, 0.42, 0.8, 1.0), (1.5, 0.26, 0.56, 0.58, 0.42))
#: Half of the width and the height of a mountain are 1. Down from the top on either side, then up
#: along the fold between light and shade; the lower edge of the snow.
_TOP = (0.02, 1.0)
_LEFT = ((-0.14, 0.76), (-0.2, 0.78), (-0.5, 0.4), (-0.62, 0.42), (-1.0, 0.0))
_RIGHT = ((0.17, 0.76), (0.25, 0.78), (0.52, 0.36), (0.62, 0.38), (1.0, 0.0))
_FOLD = ((0.1, 0.0), (0.02, 0.3), (0.08, 0.5), (-0.03, 0.7))
_SNOW = ((0.12, 0.8), (0.07, 0.74), (0.02, 0.82), (-0.05, 0.72), (-0.11, 0.8))
_Points = tuple[tuple[float, float], ...]


def paint_mountains(painter: QPainter, land: Land) -> None:
    """Paint a pale chain of mountains, and a nearer one with snow on its highest peaks."""
    size = min(max(land.rect.height(), land.unit), land.unit * HIGHER)
    for seed, (every, low, high, away, snow) in zip((6, 22), _CHAINS, strict=True):
        chance = Random(seed)
        for x in land.places(every, chance, before=2.0):
            height, width = chance.uniform(low, high), chance.uniform(0.6, 0.95) * size
            peak = _Peak(painter, land, land.above(x, FOOT), width, height * size, away)
            peak.paint(with_snow=height > snow)


class _Peak:
    """Paints one mountain; the side that is turned away from the sun is in the shade."""

    def __init__(
        self, painter: QPainter, land: Land, foot: QPointF, width: float, height: float, away: float
    ) -> None:
        self._painter, self._land, self._away = painter, land, away
        self._foot, self._width, self._height = foot, width, height

    def paint(self, with_snow: bool) -> None:
        light = self._land.daylight
        shady = _LEFT if self._land.sun_x > self._foot.x() else _RIGHT
        self._fill((_TOP, *_RIGHT, *reversed(_LEFT)), LIGHT)
        self._fill((_TOP, *shady, *_FOLD), SHADE)
        if with_snow:
            self._painter.setBrush(light.lit(SNOW, self._away * 0.4))
            self._painter.drawPolygon(self._polygon((_TOP, *_SNOW)))

    def _fill(self, points: _Points, colour: str) -> None:
        self._painter.setBrush(self._land.daylight.lit(colour, self._away))
        self._painter.drawPolygon(self._polygon(points))

    def _polygon(self, points: _Points) -> QPolygonF:
        foot, width, height = self._foot, self._width, self._height
        return QPolygonF([QPointF(foot.x() + x * width, foot.y() - y * height) for x, y in points])

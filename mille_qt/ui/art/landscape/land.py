"""The land: its measures, the mountains at the horizon, ridges, and fields on the hills."""

from collections.abc import Iterator
from math import sin, tau
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from mille_qt.ui.art.landscape.daylight import Daylight
from mille_qt.ui.editions import edition_of

#: The land is at most as high as a unit, which is the height of the area; less where that would be
#: wider, more where everything would be tiny.
FEWEST_ACROSS, MOST_ACROSS, MOST_HEIGHTS = 3.6, 11.0, 1.3
#: In units from the lower edge.
HORIZON = 0.44


class Land(NamedTuple):
    """An area, the length of a unit in pixels, and the light."""

    rect: QRectF
    unit: float
    daylight: Daylight

    @property
    def horizon(self) -> float:
        """The y coordinate where the sky ends."""
        return self.rect.bottom() - HORIZON * self.unit

    @property
    def sun_x(self) -> float:
        """The x coordinate of the sun or the moon."""
        return self.rect.left() + self.rect.width() * self.daylight.sun_x

    @property
    def relief(self) -> float:
        """The height of mountains and hills, as a multiple of the usual one."""
        return edition_of(self.daylight.edition).relief

    def places(self, every: float, chance: Random, before: float = 0.0) -> Iterator[float]:
        """Return x coordinates with irregular distances of about `every` units.

        `before` is where they start, in units before the left edge.
        """
        x = self.rect.left() + self.unit * (every * chance.uniform(0.2, 0.7) - before)
        while x < self.rect.right() + self.unit * every / 2:
            yield x
            x += self.unit * every * chance.uniform(0.7, 1.3)

    def repeated(
        self, things: tuple[tuple[float, str], ...], every: float
    ) -> Iterator[tuple[float, str]]:
        """Return x coordinates and names, again and again after a number of units."""
        start = self.rect.left()
        while start < self.rect.right():
            yield from ((start + x * self.unit, name) for x, name in things)
            start += every * self.unit

    def above(self, x: float, height: float) -> QPointF:
        """A point that is so many units above the lower edge."""
        return QPointF(x, self.rect.bottom() - height * self.unit)


def land_in(rect: QRectF, daylight: Daylight) -> Land:
    """Return the land that fills an area."""
    high = min(rect.height() * MOST_HEIGHTS, rect.width() / MOST_ACROSS)
    unit = min(max(rect.height(), high), rect.width() / FEWEST_ACROSS)
    return Land(rect, unit, daylight)


#: Points of the line in a unit of the landscape.
SAMPLES = 16


class Ridge:
    """A wavy line in a landscape; the same for the same seed, so that it continues at any width.

    Heights and lengths are in units of the landscape; heights are measured from its lower edge.
    """

    def __init__(self, land: Land, heights: tuple[float, float], length: float, seed: int) -> None:
        chance = Random(seed)
        self._rect, self._unit = land.rect, land.unit
        low, high = heights
        self._middle, self._reach = (low + high) / 2, (high - low) / 2 * land.relief
        self._waves = [
            (share, length * stretch, chance.random() * tau)
            for share, stretch in ((0.6, 1.0), (0.3, 0.53), (0.1, 0.23))
        ]

    def y(self, x: float) -> float:
        """The y coordinate of the line, in pixels."""
        at = (x - self._rect.left()) / self._unit
        wave = sum(share * sin(tau * at / length + start) for share, length, start in self._waves)
        return self._rect.bottom() - (self._middle + self._reach * wave) * self._unit

    def foot(self, x: float, below: float) -> QPointF:
        """A point that is so many units below the line."""
        return QPointF(x, self.y(x) + below * self._unit)

    def path(self) -> QPainterPath:
        """The area below the line."""
        step = max(2.0, self._unit / SAMPLES)
        x, right = self._rect.left(), self._rect.right()
        path = QPainterPath(self._rect.bottomLeft())
        while x < right + step:
            path.lineTo(QPointF(x, self.y(x)))
            x += step
        path.lineTo(QPointF(x, self._rect.bottom()))
        path.closeSubpath()
        return path


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
            height *= land.relief
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


#: Ground and rows.
_CROPS = (
    ("#b79ad6", "#7d54ab"),
    ("#ecc867", "#d3a040"),
    ("#b8bf6c", "#5f8a34"),
    ("#c79a68", "#a67a4c"),
    ("#c9d483", "#a9bf6b"),
)
AWAY = 0.14
#: In units of the landscape: the width of a field, between fields, between two rows at the bottom.
WIDTH, GAP, ROW = (0.5, 0.95), (0.0, 0.35), 0.06
#: How much narrower a field is behind the hill, and wider at the lower edge.
FAR, NEAR = 0.45, 1.5


def paint_fields(painter: QPainter, land: Land, ridge: Ridge, hills: QPainterPath) -> None:
    """Paint fields side by side within the area of the hills."""
    chance = Random(17)
    painter.save()
    painter.setClipPath(hills, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    x, number = land.rect.left() - land.unit * 0.2, 0
    while x < land.rect.right():
        width = land.unit * chance.uniform(*WIDTH)
        _paint_field(painter, land, ridge, x, width, _CROPS[number % len(_CROPS)])
        x += width + land.unit * chance.uniform(*GAP)
        number += chance.choice((1, 1, 2))
    painter.restore()


def _paint_field(
    painter: QPainter, land: Land, ridge: Ridge, left: float, width: float, crop: tuple[str, str]
) -> None:
    """Paint rows that run together behind the hill."""
    ground, rows = (land.daylight.lit(colour, AWAY) for colour in crop)
    middle = left + width / 2
    top, bottom = ridge.y(middle) - land.unit * 0.12, land.rect.bottom()

    def strip(start: float, end: float) -> QPolygonF:
        ends = ((start, FAR, top), (end, FAR, top), (end, NEAR, bottom), (start, NEAR, bottom))
        return QPolygonF([QPointF(middle + (x - middle) * spread, y) for x, spread, y in ends])

    painter.setBrush(ground)
    painter.drawPolygon(strip(left, left + width))
    painter.setBrush(rows)
    count = round(width / (land.unit * ROW))
    step = width / count
    for row in range(count):
        start = left + (row + 0.25) * step
        painter.drawPolygon(strip(start, start + step / 2))

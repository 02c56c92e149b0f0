"""Paints the landscape behind the road: sky, mountains, hills, villages, fields and plane trees.

All sizes are in units of the landscape, so that it is the same picture at any size; in a wider area
there is more of it. Random numbers have fixed seeds.
"""

from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from mille_qt.ui.landscape.daylight import Daylight
from mille_qt.ui.landscape.fields import paint_fields
from mille_qt.ui.landscape.props import paint_prop
from mille_qt.ui.landscape.ridge import Ridge
from mille_qt.ui.landscape.sky import paint_sky

#: The land is at most as high as a unit, which is the height of the area; less where that would be
#: wider, more where everything would be tiny.
FEWEST_ACROSS, MOST_ACROSS, MOST_HEIGHTS = 3.6, 11.0, 1.3
HORIZON = 0.44
MOUNTAINS, MOUNTAIN_SHADE, HILLS, FIELDS, MEADOW = (
    "#8292c0",
    "#6d7db0",
    "#7fa66a",
    "#a9bf6b",
    "#86a852",
)
HILLS_AWAY, FIELDS_AWAY = 0.42, 0.16
#: Places in units, composed so that plane trees hide neither villages nor mills.
REPEAT = 7.7
PLANE_TREES = (
    (0.32, "plane-tree-0"),
    (1.06, "plane-tree-1"),
    (2.14, "plane-tree-1"),
    (2.98, "plane-tree-0"),
    (3.72, "plane-tree-1"),
    (4.6, "plane-tree-0"),
    (5.3, "plane-tree-0"),
    (6.45, "plane-tree-1"),
    (7.2, "plane-tree-1"),
)
LANDMARKS = (
    (0.7, "poplars"),
    (1.6, "village"),
    (2.56, "windmill"),
    (3.36, "cypresses"),
    (4.18, "farm"),
    (4.96, "poplars"),
    (5.88, "village"),
    (6.84, "cypresses"),
    (7.5, "farm"),
)
#: Mountains are so many times as high under a high sky.
HIGHER = 1.35
#: Mountains that are nearer and higher than that have snow.
SNOW_AWAY, SNOW_ABOVE = 0.7, 0.42


def paint_scenery(painter: QPainter, rect: QRectF, daylight: Daylight) -> None:
    """Paint the landscape of one step of the day; always the same at one size."""
    if daylight.flat:
        painter.fillRect(rect, daylight.sky_top)
        return
    unit = _unit(rect)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    paint_sky(painter, rect, rect.bottom() - HORIZON * unit, unit, daylight)
    _paint_mountains(painter, rect, unit, daylight)
    _paint_hills(painter, rect, unit, daylight)
    _paint_country(painter, rect, unit, daylight)
    _paint_meadow(painter, rect, unit, daylight)
    _paint_plane_trees(painter, rect, unit, daylight)
    painter.restore()


def _unit(rect: QRectF) -> float:
    high = min(rect.height() * MOST_HEIGHTS, rect.width() / MOST_ACROSS)
    return min(max(rect.height(), high), rect.width() / FEWEST_ACROSS)


def _places(rect: QRectF, unit: float, every: float, chance: Random) -> Iterator[float]:
    """Return x coordinates with irregular distances of about `every` units."""
    x = rect.left() + unit * every * chance.uniform(0.2, 0.7)
    while x < rect.right() + unit * every / 2:
        yield x
        x += unit * every * chance.uniform(0.7, 1.3)


def _paint_mountains(painter: QPainter, rect: QRectF, unit: float, daylight: Daylight) -> None:
    """Paint a pale chain of mountains, and a nearer one with snow on its highest peaks."""
    size = min(max(rect.height(), unit), unit * HIGHER)
    for every, low, high, away, seed in ((0.8, 0.3, 0.42, 0.8, 6), (1.5, 0.26, 0.56, 0.58, 22)):
        chance = Random(seed)
        wider = rect.adjusted(-unit * 2, 0, 0, 0)
        for x in _places(wider, unit, every, chance):
            height, width = chance.uniform(low, high) * size, chance.uniform(0.6, 0.95) * size
            foot = QPointF(x, rect.bottom() - 0.26 * unit)
            snow = away < SNOW_AWAY and height > size * SNOW_ABOVE
            _paint_mountain(painter, foot, width, height, snow, away, daylight)


def _paint_mountain(
    painter: QPainter,
    foot: QPointF,
    width: float,
    height: float,
    snow: bool,
    away: float,
    daylight: Daylight,
) -> None:
    """Paint a peak with two shoulders; the side that is turned away from the light is darker."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(foot.x() + x * width, foot.y() - y * height)

    top = at(0.02, 1.0)
    left = [at(-1, 0), at(-0.62, 0.42), at(-0.5, 0.4), at(-0.2, 0.78), at(-0.14, 0.76)]
    right = [at(0.17, 0.76), at(0.25, 0.78), at(0.52, 0.36), at(0.62, 0.38), at(1, 0)]
    painter.setBrush(daylight.lit(MOUNTAINS, away))
    painter.drawPolygon(QPolygonF([*left, top, *right]))
    painter.setBrush(daylight.lit(MOUNTAIN_SHADE, away))
    fold = [at(0.16, 0), at(0.02, 0.3), at(0.1, 0.5), at(-0.04, 0.7)]
    painter.drawPolygon(QPolygonF([top, *right, *fold]))
    if snow:
        painter.setBrush(daylight.lit("#ffffff", away * 0.4))
        edge = [at(0.12, 0.8), at(0.07, 0.74), at(0.02, 0.82), at(-0.05, 0.72), at(-0.11, 0.8)]
        painter.drawPolygon(QPolygonF([top, *edge]))


def _paint_hills(painter: QPainter, rect: QRectF, unit: float, daylight: Daylight) -> None:
    """Paint wooded hills far away."""
    chance = Random(5)
    ridge = Ridge(rect, unit, (0.38, 0.52), 3.7, 2)
    for x in _places(rect, unit, 0.55, chance):
        for number in range(chance.randint(0, 5)):
            at = x + unit * (number + chance.random() * 0.5) * 0.05
            foot = QPointF(at, ridge.y(at) + unit * 0.012)
            height = unit * chance.uniform(0.04, 0.08)
            paint_prop(painter, "poplar", foot, height, daylight, HILLS_AWAY)
    painter.fillPath(ridge.path(), daylight.lit(HILLS, HILLS_AWAY))


def _paint_country(painter: QPainter, rect: QRectF, unit: float, daylight: Daylight) -> None:
    """Paint fields with villages, farms and mills behind them."""
    chance = Random(8)
    ridge = Ridge(rect, unit, (0.24, 0.36), 2.9, 7)
    for x, kind in _repeated(rect, unit, LANDMARKS):
        _paint_landmark(painter, kind, x, ridge, unit, daylight, chance)
    path = ridge.path()
    painter.fillPath(path, daylight.lit(FIELDS, FIELDS_AWAY))
    paint_fields(painter, path, ridge, rect, unit, daylight)


def _repeated(
    rect: QRectF, unit: float, things: tuple[tuple[float, str], ...]
) -> Iterator[tuple[float, str]]:
    """Return x coordinates and names, again and again up to the right edge."""
    start = rect.left()
    while start < rect.right():
        yield from ((start + x * unit, name) for x, name in things)
        start += REPEAT * unit


def _paint_landmark(
    painter: QPainter,
    kind: str,
    x: float,
    ridge: Ridge,
    unit: float,
    daylight: Daylight,
    chance: Random,
) -> None:
    heights = {"village": 0.34, "farm": 0.13, "windmill": 0.24}
    mirrored = chance.random() < 0.5
    if kind in heights:
        foot = QPointF(x, ridge.y(x) + unit * 0.035)
        paint_prop(painter, kind, foot, unit * heights[kind], daylight, FIELDS_AWAY, mirrored)
        return
    for number in range(chance.randint(3, 6)):
        at = x + unit * (number * 0.075 - 0.2) * chance.uniform(0.9, 1.1)
        foot = QPointF(at, ridge.y(at) + unit * 0.02)
        if kind == "poplars":
            height = unit * chance.uniform(0.2, 0.28)
            paint_prop(painter, "poplar", foot, height, daylight, FIELDS_AWAY, mirrored)
        else:
            height = unit * chance.uniform(0.15, 0.22)
            paint_prop(painter, "cypress", foot, height, daylight, FIELDS_AWAY, mirrored)


def _paint_meadow(painter: QPainter, rect: QRectF, unit: float, daylight: Daylight) -> None:
    """Paint the meadow beside the road with bushes, cows and haystacks."""
    chance = Random(13)
    ridge = Ridge(rect, unit, (0.11, 0.19), 2.1, 4)
    for x in _places(rect, unit, 0.42, chance):
        foot = QPointF(x, ridge.y(x) + unit * 0.02)
        height = unit * chance.uniform(0.05, 0.09)
        paint_prop(painter, "bush", foot, height, daylight, 0.0, chance.random() < 0.5)
    painter.fillPath(ridge.path(), daylight.lit(MEADOW))
    _paint_grass(painter, rect, unit, daylight)
    for number, x in enumerate(_places(rect, unit, 0.8, chance)):
        foot = QPointF(x, ridge.y(x) + unit * chance.uniform(0.05, 0.08))
        name, height = (("cow", 0.075), ("hay", 0.09), ("cow", 0.07))[number % 3]
        paint_prop(painter, name, foot, unit * height, daylight, 0.0, chance.random() < 0.5)


def _paint_grass(painter: QPainter, rect: QRectF, unit: float, daylight: Daylight) -> None:
    """Paint a darker strip along the road, and flowers in the meadow."""
    strip = Ridge(rect, unit, (0.03, 0.065), 0.9, 9)
    painter.fillPath(strip.path(), daylight.lit("#76994a"))
    chance = Random(31)
    flowers = [daylight.lit(colour) for colour in ("#d8392f", "#fff4d8", "#f2b93b")]
    for x in _places(rect, unit, 0.07, chance):
        y = rect.bottom() - unit * chance.uniform(0.01, 0.1)
        painter.setBrush(chance.choice(flowers))
        radius = max(0.7, unit * 0.006)
        painter.drawEllipse(QPointF(x, y), radius, radius)


def _paint_plane_trees(painter: QPainter, rect: QRectF, unit: float, daylight: Daylight) -> None:
    """Paint the row of trees along the road, with gaps that show the country."""
    chance = Random(3)
    shadow = daylight.lit("#54762f")
    for x, name in _repeated(rect, unit, PLANE_TREES):
        height, mirrored = unit * chance.uniform(0.52, 0.68), chance.random() < 0.5
        foot = QPointF(x, rect.bottom() - unit * 0.018)
        ground = QPainterPath()
        ground.addEllipse(foot, height * 0.2, unit * 0.014)
        painter.fillPath(ground, shadow)
        paint_prop(painter, name, foot, height, daylight, mirrored=mirrored)

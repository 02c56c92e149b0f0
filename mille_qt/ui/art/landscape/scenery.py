"""Paints the landscape behind the road: sky, mountains, hills, villages, fields and plane trees.

All sizes are in units of the landscape, so that it is the same picture at any size; in a wider area
there is more of it. Random numbers have fixed seeds.
"""

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from mille_qt.ui.art.landscape.daylight import Daylight
from mille_qt.ui.art.landscape.land import Land, Ridge, land_in, paint_fields, paint_mountains
from mille_qt.ui.art.landscape.props import paint_prop
from mille_qt.ui.art.landscape.sun import paint_sun

HILLS, FIELDS, MEADOW, GRASS, TREE_SHADOW = "#7fa66a", "#a9bf6b", "#86a852", "#76994a", "#54762f"
FLOWERS = ("#d8392f", "#fff4d8", "#f2b93b")
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
    (0.7, "poplar"),
    (1.6, "village"),
    (2.56, "windmill"),
    (3.36, "cypress"),
    (4.18, "farm"),
    (4.96, "poplar"),
    (5.88, "village"),
    (6.84, "cypress"),
    (7.5, "farm"),
)
BUILDINGS = {"village": 0.34, "farm": 0.13, "windmill": 0.24}
TREES = {"poplar": (0.2, 0.28), "cypress": (0.15, 0.22)}
#: Clouds, and how far they drift while the sun crosses the sky, in units of the landscape.
CLOUD, CLOUD_EVERY, DRIFT, STARS = 0.11, 1.9, 1.6, 26


def paint_scenery(painter: QPainter, rect: QRectF, daylight: Daylight) -> None:
    """Paint the landscape of one step of the day; always the same at one size."""
    if daylight.flat:
        painter.fillRect(rect, daylight.sky_top)
        return
    land = land_in(rect, daylight)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_sky(painter, land)
    paint_mountains(painter, land)
    _paint_hills(painter, land)
    _paint_country(painter, land)
    _paint_meadow(painter, land)
    _paint_plane_trees(painter, land)
    painter.restore()


def _paint_sky(painter: QPainter, land: Land) -> None:
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


def _paint_hills(painter: QPainter, land: Land) -> None:
    """Paint hills far away with rows of trees."""
    chance = Random(5)
    ridge = Ridge(land, (0.38, 0.52), 3.7, 2)
    for x in land.places(0.55, chance):
        for number in range(chance.randint(0, 5)):
            at = x + land.unit * (number + chance.random() * 0.5) * 0.05
            height = land.unit * chance.uniform(0.04, 0.08)
            _paint_tree(painter, land, "poplar", ridge.foot(at, 0.012), height, HILLS_AWAY)
    painter.fillPath(ridge.path(), land.daylight.lit(HILLS, HILLS_AWAY))


def _paint_country(painter: QPainter, land: Land) -> None:
    """Paint fields with villages, farms, mills and trees behind them."""
    chance = Random(8)
    ridge = Ridge(land, (0.24, 0.36), 2.9, 7)
    for x, name in land.repeated(LANDMARKS, REPEAT):
        mirrored = chance.random() < 0.5
        if name in BUILDINGS:
            height, foot = land.unit * BUILDINGS[name], ridge.foot(x, 0.035)
            paint_prop(painter, name, foot, height, land.daylight, FIELDS_AWAY, mirrored)
            continue
        for number in range(chance.randint(3, 6)):
            at = x + land.unit * (number * 0.075 - 0.2) * chance.uniform(0.9, 1.1)
            height = land.unit * chance.uniform(*TREES[name])
            _paint_tree(painter, land, name, ridge.foot(at, 0.02), height, FIELDS_AWAY)
    path = ridge.path()
    painter.fillPath(path, land.daylight.lit(FIELDS, FIELDS_AWAY))
    paint_fields(painter, land, ridge, path)


def _paint_tree(
    painter: QPainter, land: Land, name: str, foot: QPointF, height: float, away: float = 0.0
) -> None:
    """Paint a tree whose light side is turned to the sun; in the SVG file that is the left one."""
    paint_prop(painter, name, foot, height, land.daylight, away, foot.x() < land.sun_x)


def _paint_meadow(painter: QPainter, land: Land) -> None:
    """Paint the meadow beside the road with bushes, cows and haystacks."""
    chance = Random(13)
    ridge = Ridge(land, (0.11, 0.19), 2.1, 4)
    for x in land.places(0.42, chance):
        height = land.unit * chance.uniform(0.05, 0.09)
        _paint_tree(painter, land, "bush", ridge.foot(x, 0.02), height)
    painter.fillPath(ridge.path(), land.daylight.lit(MEADOW))
    _paint_grass(painter, land)
    for number, x in enumerate(land.places(0.8, chance)):
        foot = ridge.foot(x, chance.uniform(0.05, 0.08))
        name, height = (("cow", 0.075), ("hay", 0.09), ("cow", 0.07))[number % 3]
        mirrored = chance.random() < 0.5
        paint_prop(painter, name, foot, land.unit * height, land.daylight, mirrored=mirrored)


def _paint_grass(painter: QPainter, land: Land) -> None:
    """Paint a darker strip along the road, and flowers in the meadow."""
    strip = Ridge(land, (0.03, 0.065), 0.9, 9)
    painter.fillPath(strip.path(), land.daylight.lit(GRASS))
    chance = Random(31)
    flowers = [land.daylight.lit(colour) for colour in FLOWERS]
    radius = max(0.7, land.unit * 0.006)
    for x in land.places(0.07, chance):
        painter.setBrush(chance.choice(flowers))
        painter.drawEllipse(land.above(x, chance.uniform(0.01, 0.1)), radius, radius)


def _paint_plane_trees(painter: QPainter, land: Land) -> None:
    """Paint the row of trees along the road, with gaps that show the country."""
    chance = Random(3)
    shadow = land.daylight.lit(TREE_SHADOW)
    for x, name in land.repeated(PLANE_TREES, REPEAT):
        height, foot = land.unit * chance.uniform(0.52, 0.68), land.above(x, 0.018)
        # The lower the sun is, the longer is the shadow that points away from it.
        longer = height * 0.3 * land.daylight.sun_y
        aside = QPointF(-longer if x < land.sun_x else longer, 0)
        ground = QPainterPath()
        ground.addEllipse(foot + aside, height * 0.16 + longer, land.unit * 0.014)
        painter.fillPath(ground, shadow)
        _paint_tree(painter, land, name, foot, height)

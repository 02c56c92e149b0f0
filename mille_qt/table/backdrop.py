"""The ground of the table: sky, meadow and wooden tray, painted once into one picture.

The road with its landscape is an item of its own, and lies between sky and meadow.
"""

from itertools import groupby
from math import ceil, floor, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from mille_qt.table.layout import TableLayout
from mille_qt.ui.art.landscape.daylight import Daylight, daylight
from mille_qt.ui.art.landscape.land import land_in
from mille_qt.ui.art.landscape.sun import paint_sun
from mille_qt.ui.theme.application_theme import Theme, ThemeChoice

GRASS, GRASS_BELOW, BLADE = "#86ab4f", "#6c9440", "#5c8436"
#: The distance between blades of grass in pixels, and their height.
BLADES, BLADE_HEIGHT = 9.0, 6.0
#: The tray: upper and lower colour, edge, joint and grain; the same at night.
WOOD = ("#8a5a33", "#6a4122", "#a9744a", "#28140a")
DARK_WOOD = ("#4b3323", "#332116", "#64452f", "#0f0804")
#: The number of planks of the tray, with a hand and without, and of lines of grain in each.
PLANKS, BARE_PLANKS, GRAIN = 4, 1, 5
#: The length of the lines of which the grain is made, of a plank's height.
GRAIN_STEP = 0.3
#: The reach of the shadow above the tray, in pixels.
TRAY_SHADOW = 8


class Backdrop:
    """Keeps the picture, and draws any part of it."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._layout: TableLayout | None = None
        self._light = daylight(1.0, theme)
        self._kept = QPixmap()

    def apply_theme(self, theme: Theme) -> None:
        """Apply a theme."""
        self._theme = theme
        self._kept = QPixmap()

    def set_layout(self, layout: TableLayout) -> None:
        """Set the layout."""
        if layout != self._layout:
            self._layout = layout
            self._kept = QPixmap()

    def show_light(self, light: Daylight) -> bool:
        """Show another light; returns whether it has changed."""
        changed = light != self._light
        if changed:
            self._light = light
            self._kept = QPixmap()
        return changed

    def paint(self, painter: QPainter, part: QRect) -> None:
        """Draw a part, in scene pixels."""
        if self._layout is None:
            return
        ratio = painter.device().devicePixelRatioF()
        if self._kept.isNull() or self._kept.devicePixelRatio() != ratio:
            self._kept = self._painted(self._layout, ratio)
        source = QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio)
        painter.drawPixmap(part, self._kept, source.toRect())

    def _painted(self, layout: TableLayout, ratio: float) -> QPixmap:
        size = layout.size * ratio
        picture = QPixmap(QSize(round(size.width()), round(size.height())))
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._light.sky_top)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._light.flat:
            # The glow of the sun continues above the road's own picture.
            land = land_in(layout.road.scenery, self._light)
            sky = QRectF(land.rect.topLeft(), QPointF(land.rect.right(), land.horizon))
            paint_sun(painter, sky, land.unit, self._light)
        meadow = QRectF(0, layout.road.band.bottom(), layout.size.width(), 0)
        meadow.setBottom(layout.tray.top())
        paint_meadow(painter, meadow, self._light)
        paint_tray(painter, layout.tray, self._theme, PLANKS if layout.hand else BARE_PLANKS)
        painter.end()
        return picture


def paint_meadow(painter: QPainter, rect: QRectF, light: Daylight) -> None:
    """Paint the grass in front of the road."""
    if light.flat or rect.isEmpty():
        return
    grass = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    grass.setColorAt(0, light.lit(GRASS))
    grass.setColorAt(0.6, light.lit(GRASS_BELOW))
    painter.fillRect(rect, grass)
    painter.setPen(QPen(light.lit(BLADE), 1.4))
    chance = Random(2)
    for _ in range(int(rect.width() / BLADES)):
        x, y = chance.uniform(rect.left(), rect.right()), chance.uniform(rect.top(), rect.bottom())
        foot = QPointF(x, max(y, rect.top() + BLADE_HEIGHT))
        painter.drawLine(foot, foot - QPointF(2, BLADE_HEIGHT - 1))
        painter.drawLine(foot, foot - QPointF(-2, BLADE_HEIGHT))


def paint_tray(painter: QPainter, tray: QRectF, theme: Theme, planks: int = PLANKS) -> None:
    """Paint the wooden tray with the hand, and its shadow on the meadow."""
    paint_wood(painter, tray, theme, planks)
    if theme.choice is ThemeChoice.CONTRAST:
        painter.setPen(QPen(theme.lane_line, 1))
        painter.drawLine(tray.topLeft(), tray.topRight())
        return
    _top, _bottom, edge, dark = map(QColor, DARK_WOOD if theme.dark else WOOD)
    for row in range(TRAY_SHADOW):
        shade = QColor(30, 18, 6, 60 - row * 7)
        painter.fillRect(QRectF(tray.left(), tray.top() - row - 1, tray.width(), 1), shade)
    rim = max(3.0, round(tray.height() * 0.03))
    painter.fillRect(QRectF(tray.left(), tray.top(), tray.width(), rim), edge)
    dark.setAlpha(90)
    painter.fillRect(QRectF(tray.left(), tray.top() + rim, tray.width(), rim / 3), dark)


def paint_wood(painter: QPainter, rect: QRectF, theme: Theme, planks: int) -> None:
    """Paint planks that lie across a rectangle; in high contrast, the ground of the table."""
    if theme.choice is ThemeChoice.CONTRAST:
        painter.fillRect(rect, theme.table_ground)
        return
    top, bottom, _edge, dark = map(QColor, DARK_WOOD if theme.dark else WOOD)
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wood.setColorAt(0, top)
    wood.setColorAt(1, bottom)
    painter.fillRect(rect, wood)
    _paint_grain(painter, rect, dark, planks)


def _paint_grain(painter: QPainter, rect: QRectF, dark: QColor, planks: int) -> None:
    """Paint the joints and the grain of planks, as short level lines: curves take far too long."""
    chance, plank = Random(4), rect.height() / planks
    line, joint = QColor(dark), QColor(dark)
    line.setAlpha(30)
    joint.setAlpha(80)
    step, thick = max(2, round(plank * GRAIN_STEP)), max(1, round(plank / 34))
    for row in range(planks):
        top = rect.top() + row * plank
        painter.fillRect(QRectF(rect.left(), top, rect.width(), max(1.0, plank / 40)), joint)
        for _ in range(GRAIN):
            y = top + chance.uniform(0.15, 0.85) * plank
            high, phase = chance.uniform(0.03, 0.09) * plank, chance.uniform(0, 2 * pi)
            wave = chance.uniform(2.5, 5.0) * plank
            xs = range(floor(rect.left()), ceil(rect.right()), step)
            bends = groupby(xs, lambda x: round(y + high * sin(phase + 2 * pi * x / wave)))  # noqa: B023
            for bent, level in bends:
                run = [*level]
                painter.fillRect(run[0], bent, run[-1] + step - run[0], thick, line)

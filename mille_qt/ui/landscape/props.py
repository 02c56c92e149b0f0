"""Paints single things of the landscape, such as trees and villages, in the light of the day."""

import re
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from mille_qt.ui.landscape.daylight import DAY, FLAT, NIGHT, Daylight
from mille_qt.ui.paths import resource

#: In the SVG file, the colours of windows and of clouds.
_WINDOW, _CLOUD = "#3b4359", "#ffffff"
_LAMPLIGHT = "#f7cf74"
_COLOUR = re.compile("#[0-9a-f]{6}")
_STEPS = {step.name: step for step in (*DAY, *NIGHT, FLAT)}


def paint_prop(
    painter: QPainter,
    name: str,
    foot: QPointF,
    height: float,
    daylight: Daylight,
    distance: float = 0.0,
    mirrored: bool = False,
) -> None:
    """Paint a thing with the middle of its lower edge at `foot`."""
    art = _art(daylight.name, distance)
    bounds = art.boundsOnElement(name)
    scale = height / bounds.height()
    painter.save()
    painter.translate(foot)
    painter.scale(-scale if mirrored else scale, scale)
    area = QRectF(-bounds.width() / 2, -bounds.height(), bounds.width(), bounds.height())
    art.render(painter, name, area)
    painter.restore()


@lru_cache(maxsize=16)
def _art(step: str, distance: float) -> QSvgRenderer:
    """Return the drawings in the light of a step of the day, at a distance."""
    daylight = _STEPS[step]

    def lit(match: re.Match[str]) -> str:
        colour = match[0]
        if colour == _CLOUD:
            return daylight.clouds.name()
        if colour == _WINDOW and daylight.headlights:
            return _LAMPLIGHT
        return daylight.lit(colour, distance).name()

    text = resource("road", "landscape.svg").read_text("utf-8")
    return QSvgRenderer(QByteArray(_COLOUR.sub(lit, text).encode()))

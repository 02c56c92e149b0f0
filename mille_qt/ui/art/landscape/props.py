"""Paints single things of the landscape, such as trees and villages, in the light of the day."""

import re
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from mille_qt.ui.art.landscape.daylight import DAY, FLAT, NIGHT, Daylight
from mille_qt.ui.editions import edition_of
from mille_qt.ui.paths import resource

#: In the SVG file, the colours of windows and of clouds.
_WINDOW, _CLOUD = "#3b4359", "#ffffff"
_LAMPLIGHT = "#f7cf74"
_COLOUR = re.compile("#[0-9a-f]{6}")
_GROUP = re.compile('<g id="(.*?)">.*?</g>', re.DOTALL)
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
    art = _art(name, daylight.name, daylight.edition, distance)
    bounds = art.boundsOnElement(name)
    scale = height / bounds.height()
    painter.save()
    painter.translate(foot)
    painter.scale(-scale if mirrored else scale, scale)
    area = QRectF(-bounds.width() / 2, -bounds.height(), bounds.width(), bounds.height())
    art.render(painter, name, area)
    painter.restore()


@lru_cache(maxsize=256)
def _art(name: str, step: str, edition: str, distance: float) -> QSvgRenderer:
    """Return a drawing in the light of a step of the day, at a distance."""
    daylight = _STEPS[step]._replace(edition=edition)

    def lit(match: re.Match[str]) -> str:
        colour = match[0]
        if colour == _CLOUD:
            return daylight.clouds.name()
        if colour == _WINDOW and daylight.headlights:
            return _LAMPLIGHT
        return daylight.lit(colour, distance).name()

    own = edition_of(edition).picture("road", "landscape.svg")
    drawing = _drawings(own).get(name) or _drawings(resource("road", "landscape.svg"))[name]
    return QSvgRenderer(QByteArray(_COLOUR.sub(lit, drawing).encode()))


@cache
def _drawings(path: Path) -> dict[str, str]:
    """Return the groups of an SVG file as files of their own: few of them are needed at once."""
    text = path.read_text("utf-8")
    start = text[: text.index("<g ")]
    return {group[1]: f"{start}{group[0]}</svg>" for group in _GROUP.finditer(text)}

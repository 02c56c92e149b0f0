"""Paints the car of a side, with its status: rolling, waiting or stopped by a hazard."""

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from mille_qt.ui.landscape.car_badges import paint_badges
from mille_qt.ui.landscape.daylight import Daylight
from mille_qt.ui.paths import resource
from mille_qt.ui.side_mark import paint_side_mark
from mille_qt.ui.theme.application_theme import Theme, current_theme
from mille_rules.state import Status

#: The car in the units of its SVG file: the wheels touch the lower edge.
BOX = QRectF(0, -14, 160, 94)
#: Width of a car of height 1.
CAR_ASPECT = BOX.width() / BOX.height()
#: Logical pixels: lower cars have fewer details and thicker outlines.
SMALL_BELOW = 40
GHOST_OPACITY = 0.5
_DOOR_MARK = QPointF(88, 46)
_REAR_WHEEL, _FRONT_WHEEL = QPointF(38, 62), QPointF(122, 62)
_FLAT_TILT = 3.0
#: The colours of the paintwork in the SVG file: as it is, in the shade, in the light.
_PAINTWORK = {"#2f7fc4": 100, "#1f5f99": 135, "#7db4e3": 60}


class CarState(NamedTuple):
    """What a car shows."""

    status: Status = Status.ROLLING
    limited: bool = False
    #: Where a card would take the car: half transparent, without badges.
    ghost: bool = False
    #: Degrees by which the wheels have turned clockwise.
    wheel_angle: float = 0.0


def car_bounds(rect: QRectF) -> QRectF:
    """Return what a car in `rect` may cover, with badges above, smoke and beam of headlights."""
    width, height = rect.width(), rect.height()
    return rect.adjusted(-width * 0.1, -height * 0.75, width * 1.1, height * 0.05)


def paint_car(
    painter: QPainter,
    rect: QRectF,
    side: int,
    state: CarState,
    daylight: Daylight,
    theme: Theme | None = None,
) -> None:
    """Paint the car of a side on the lower edge of `rect`, as large as it fits, facing right."""
    theme = theme or current_theme()
    box = _fitted(rect)
    small = box.height() < SMALL_BELOW
    art = _art(theme.sides[side].name(), small)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * (GHOST_OPACITY if state.ghost else 1.0))
    painter.translate(box.topLeft())
    painter.scale(box.width() / BOX.width(), box.height() / BOX.height())
    painter.translate(-BOX.topLeft())
    if daylight.headlights and state.status is Status.ROLLING and not state.ghost:
        _paint_beam(painter)
    _paint_body(painter, art, side, state, theme, small)
    painter.restore()
    if not state.ghost:
        paint_badges(painter, box, state.status, state.limited)


def _fitted(rect: QRectF) -> QRectF:
    height = min(rect.height(), rect.width() / CAR_ASPECT)
    width = height * CAR_ASPECT
    return QRectF(rect.center().x() - width / 2, rect.bottom() - height, width, height)


@cache
def _art(colour: str, small: bool) -> QSvgRenderer:
    """Return the drawing of the car in a colour; small with thicker outlines."""
    text = resource("road", "car.svg").read_text("utf-8")
    for original, factor in _PAINTWORK.items():
        text = text.replace(original, QColor(colour).darker(factor).name())
    if small:
        text = text.replace('stroke-width="4"', 'stroke-width="5.5"')
        text = text.replace('stroke-width="3"', 'stroke-width="4"')
    return QSvgRenderer(QByteArray(text.encode()))


def _render(painter: QPainter, art: QSvgRenderer, *groups: str) -> None:
    for group in groups:
        art.render(painter, group, art.boundsOnElement(group))


def _paint_body(
    painter: QPainter, art: QSvgRenderer, side: int, state: CarState, theme: Theme, small: bool
) -> None:
    status = state.status
    flat, crashed = status is Status.FLAT_TIRE, status is Status.ACCIDENT
    painter.save()
    if flat:
        painter.translate(_REAR_WHEEL)
        painter.rotate(_FLAT_TILT)
        painter.translate(-_REAR_WHEEL)
    _render(painter, art, "dented" if crashed else "body", f"roof-{side}", "glass")
    if not small:
        _render(painter, art, "driver", "trim", "bumpers", "rear-lamp")
    if not crashed:
        _render(painter, art, "lamp")
    _paint_door_mark(painter, side, theme, 13.5 if small else 11.0)
    painter.restore()
    _paint_wheel(painter, art, _REAR_WHEEL, state.wheel_angle)
    if flat:
        _render(painter, art, "flat")
    else:
        _paint_wheel(painter, art, _FRONT_WHEEL, state.wheel_angle)
    if crashed:
        _render(painter, art, "smoke")


def _paint_wheel(painter: QPainter, art: QSvgRenderer, centre: QPointF, angle: float) -> None:
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    painter.translate(-_REAR_WHEEL)
    _render(painter, art, "wheel")
    painter.restore()


def _paint_door_mark(painter: QPainter, side: int, theme: Theme, radius: float) -> None:
    painter.setPen(QPen(QColor("#1d1b1e"), 2))
    painter.setBrush(QColor("#fffaee"))
    painter.drawEllipse(_DOOR_MARK, radius, radius)
    half = radius * 0.72
    mark = QRectF(_DOOR_MARK.x() - half, _DOOR_MARK.y() - half, 2 * half, 2 * half)
    paint_side_mark(painter, mark, side, theme._replace(ink=QColor("#1d1b1e")))


def _paint_beam(painter: QPainter) -> None:
    """Paint the light of the headlamps on the road ahead."""
    light = QLinearGradient(QPointF(150, 0), QPointF(320, 0))
    light.setColorAt(0, QColor(255, 236, 160, 190))
    light.setColorAt(1, QColor(255, 236, 160, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    points = [QPointF(150, 42), QPointF(320, 38), QPointF(320, 84), QPointF(150, 52)]
    painter.drawPolygon(QPolygonF(points))

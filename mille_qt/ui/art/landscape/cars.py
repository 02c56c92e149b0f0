"""Paints the car of a side, with its status: rolling, waiting or stopped by a hazard; and signs."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from mille_qt.ui.art.cards.card_text import draw_centred, text_width
from mille_qt.ui.art.landscape.car import BOX, CarState, fitted_box
from mille_qt.ui.art.landscape.daylight import Daylight
from mille_qt.ui.art.side_mark import paint_side_mark
from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.theme.application_theme import Theme, current_theme
from mille_qt.ui.theme.theme_colours import CREAM, GOLD, INK, RED
from mille_rules.state import Status

#: Of the height of the car, and in logical pixels.
HEIGHT, LEAST_BADGE = 0.6, 16.0
#: Of the height of a sign: before the first one.
AHEAD = 0.2
OFF = "#5a565c"
_WARNINGS = {
    Status.ACCIDENT: "accident",
    Status.OUT_OF_GAS: "out-of-gas",
    Status.FLAT_TIRE: "flat-tire",
}
#: The drawing of the vehicle: the middle of `wheel` is that of its rear wheel, and below the middle
#: of `flat` is its front wheel.
_VEHICLE = "car.svg"
_Paint = Callable[[QPainter, QRectF], None]


def paint_badges(painter: QPainter, car: QRectF, state: CarState, edition: Edition = USUAL) -> None:
    """Paint the badges of a car side by side before its nose, where they cover no other car."""
    limit = _sign_of("speed-limit", edition) or _paint_limit
    badges = [
        paint
        for paint in (_badge_of(state.status, edition), limit if state.limited else None)
        if paint
    ]
    size = max(LEAST_BADGE, car.height() * HEIGHT)
    left, top = car.right() + size * AHEAD, car.bottom() - car.height() * 0.4 - size / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, paint in enumerate(badges):
        paint(painter, QRectF(left + number * size, top, size, size))
    painter.restore()


def _sign_of(slug: str, edition: Edition) -> _Paint | None:
    """Return what paints the triangle of a hazard card that an edition has of its own."""
    if not edition.draws("cards", f"{slug}.svg"):
        return None
    return lambda painter, box: _paint_warning(painter, box, slug, edition)


def _badge_of(status: Status, edition: Edition) -> _Paint | None:
    if status is Status.ROLLING:
        return None
    if status in _WARNINGS:
        slug = _WARNINGS[status]
        return lambda painter, box: _paint_warning(painter, box, slug, edition)
    own = _sign_of("stop", edition)
    if own is not None:
        return own if status is Status.STOPPED else None
    lit = 0 if status is Status.STOPPED else 1
    return lambda painter, box: _paint_traffic_light(painter, box, lit)


@cache
def _card(path: Path) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(path.read_bytes()))


def _paint_warning(painter: QPainter, box: QRectF, slug: str, edition: Edition) -> None:
    """Paint the triangle from the corner of the hazard card, with a light edge."""
    card = _card(edition.picture("cards", f"{slug}.svg"))
    bounds = card.boundsOnElement("index")
    painter.save()
    painter.translate(box.center())
    scale = box.height() * 0.84 / bounds.height()
    painter.scale(scale, scale)
    painter.translate(-bounds.center())
    pen = QPen(CREAM, 15)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolygon(QPolygonF([QPointF(41, 21), QPointF(61, 57), QPointF(21, 57)]))
    card.render(painter, "index", bounds)
    painter.restore()


def _paint_traffic_light(painter: QPainter, box: QRectF, lit: int) -> None:
    """Paint a traffic light with its red (0) or amber (1) lamp on."""
    height = box.height() * 0.94
    body = QRectF(0, 0, height * 0.46, height)
    body.moveCenter(box.center())
    painter.setPen(QPen(CREAM, height * 0.06))
    painter.setBrush(INK)
    painter.drawRoundedRect(body, body.width() * 0.28, body.width() * 0.28)
    painter.setPen(Qt.PenStyle.NoPen)
    for lamp, colour in enumerate(("#ff4438", GOLD, "#4ade80")):
        centre = QPointF(body.center().x(), body.top() + height * (0.2 + 0.3 * lamp))
        painter.setBrush(QColor(colour if lamp == lit else OFF))
        radius = height * (0.135 if lamp == lit else 0.11)
        painter.drawEllipse(centre, radius, radius)


def _paint_limit(painter: QPainter, box: QRectF) -> None:
    """Paint a round sign with 50."""
    radius = box.height() * 0.45
    painter.setPen(QPen(CREAM, radius * 0.1))
    painter.setBrush(RED)
    painter.drawEllipse(box.center(), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ffffff"))
    painter.drawEllipse(box.center(), radius * 0.74, radius * 0.74)
    size = radius * 1.3 / text_width("50", 1)
    painter.setPen(INK)
    draw_centred(painter, "50", box.center(), size)


#: Logical pixels: lower cars have fewer details and thicker outlines.
SMALL_BELOW = 40
GHOST_OPACITY = 0.6
_DOOR_MARK = QPointF(88, 46)
_FLAT_TILT = 3.0
#: Groups of the SVG file that are drawn over the car.
_AROUND = {
    Status.ACCIDENT: ("smoke",),
    Status.OUT_OF_GAS: ("can",),
}
#: Otherwise the driver has got out.
_AT_THE_WHEEL = (Status.ROLLING, Status.STOPPED)
#: The colours of the paintwork in the SVG file: as it is, in the shade, in the light.
_PAINTWORK = {"#2f7fc4": 100, "#1f5f99": 135, "#7db4e3": 60}


def paint_car(
    painter: QPainter,
    rect: QRectF,
    side: int,
    state: CarState,
    daylight: Daylight,
    theme: Theme | None = None,
    turn: float = 0.0,
    edition: Edition = USUAL,
) -> None:
    """Paint the car of a side on the lower edge of `rect`, as large as it fits, facing right.

    `turn` is how often its wheels have turned; `edition` may have another vehicle.
    """
    theme = theme or current_theme()
    box = fitted_box(rect)
    small = box.height() < SMALL_BELOW
    art = _art(edition.picture("road", _VEHICLE), theme.sides[side].name(), small, daylight.flat)
    painter.save()
    _enter(painter, box)
    if not daylight.flat:
        _render(painter, art, "shadow")
    if daylight.headlights and state.status is Status.ROLLING:
        _paint_beam(painter)
    _paint_body(painter, art, side, state, small)
    _paint_door_mark(painter, art, side, theme, state.status, small)
    _paint_both_wheels(painter, art, state.status, turn)
    painter.restore()
    paint_badges(painter, box, state, edition)


def paint_ghost(
    painter: QPainter,
    rect: QRectF,
    side: int,
    daylight: Daylight,
    theme: Theme | None = None,
    edition: Edition = USUAL,
) -> None:
    """Paint a half transparent car with light lines: where a side could be."""
    theme = theme or current_theme()
    box = fitted_box(rect)
    small = box.height() < SMALL_BELOW
    vehicle = edition.picture("road", _VEHICLE)
    art = _art(vehicle, theme.sides[side].name(), small, daylight.flat, ghost=True)
    ratio = painter.device().devicePixelRatioF()
    picture = QImage((rect.size() * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    inner = QPainter(picture)
    inner.translate(-rect.topLeft())
    _enter(inner, box)
    _render(inner, art, "body", f"roof-{side}", "glass")
    _paint_both_wheels(inner, art, Status.ROLLING, 0.0)
    inner.end()
    painter.save()
    painter.setOpacity(painter.opacity() * GHOST_OPACITY)
    painter.drawImage(rect.topLeft(), picture)
    painter.restore()


def _enter(painter: QPainter, box: QRectF) -> None:
    """Change the coordinates of a painter to those of the SVG file."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / BOX.width(), box.height() / BOX.height())
    painter.translate(-BOX.topLeft())


@cache
def _art(vehicle: Path, colour: str, small: bool, flat: bool, ghost: bool = False) -> QSvgRenderer:
    """Return the drawing of the car in a colour; small with thicker outlines.

    `flat` is for high contrast, where tyres must be seen on a black road; a ghost has light lines.
    """
    text = vehicle.read_text("utf-8")
    for original, factor in _PAINTWORK.items():
        text = text.replace(original, QColor(colour).darker(factor).name())
    if small:
        text = text.replace('stroke-width="4"', 'stroke-width="5.5"')
        text = text.replace('stroke-width="3"', 'stroke-width="4"')
    if flat:
        text = text.replace("#454349", "#9a9a9a")
    if ghost:
        text = text.replace(INK.name(), CREAM.name())
    return QSvgRenderer(QByteArray(text.encode()))


def _render(painter: QPainter, art: QSvgRenderer, *groups: str) -> None:
    for group in filter(art.elementExists, groups):
        art.render(painter, group, art.boundsOnElement(group))


def _rear_wheel(art: QSvgRenderer) -> QPointF:
    return art.boundsOnElement("wheel").center()


def _paint_body(
    painter: QPainter, art: QSvgRenderer, side: int, state: CarState, small: bool
) -> None:
    status = state.status
    crashed = status is Status.ACCIDENT
    painter.save()
    _tilt(painter, status, _rear_wheel(art))
    _render(painter, art, "dented" if crashed else "body", f"roof-{side}", "glass")
    if not small:
        _render(painter, art, "trim", "bumpers", "rear-lamp")
        _render(painter, art, *(["driver"] if status in _AT_THE_WHEEL else []))
    _render(painter, art, *(["beacon"] if state.priority else []))
    if not crashed:
        _render(painter, art, "lamp" if status is Status.ROLLING else "lamp-off")
    if status is Status.STOPPED:
        _render(painter, art, "brake")
    painter.restore()
    _render(painter, art, *_AROUND.get(status, ()))


def _tilt(painter: QPainter, status: Status, rear_wheel: QPointF) -> None:
    """Let the nose of a car with a flat tyre hang down."""
    if status is Status.FLAT_TIRE:
        painter.translate(rear_wheel)
        painter.rotate(_FLAT_TILT)
        painter.translate(-rear_wheel)


def _paint_both_wheels(painter: QPainter, art: QSvgRenderer, status: Status, turn: float) -> None:
    rear = _rear_wheel(art)
    _paint_wheel(painter, art, rear, turn)
    if status is Status.FLAT_TIRE:
        _render(painter, art, "flat")
    else:
        front = QPointF(art.boundsOnElement("flat").center().x(), rear.y())
        _paint_wheel(painter, art, front, turn)


def _paint_wheel(painter: QPainter, art: QSvgRenderer, centre: QPointF, turn: float) -> None:
    painter.save()
    painter.translate(centre)
    painter.rotate(turn * 360)
    painter.translate(-_rear_wheel(art))
    _render(painter, art, "wheel")
    painter.restore()


def _paint_door_mark(
    painter: QPainter, art: QSvgRenderer, side: int, theme: Theme, status: Status, small: bool
) -> None:
    """Paint the shape of the side in a light disc on the door, like a starting number."""
    radius = 14.0 if small else 11.5
    painter.save()
    _tilt(painter, status, _rear_wheel(art))
    painter.setPen(QPen(INK, 2))
    painter.setBrush(CREAM)
    painter.drawEllipse(_DOOR_MARK, radius, radius)
    half = radius * 0.74
    mark = QRectF(_DOOR_MARK.x() - half, _DOOR_MARK.y() - half, 2 * half, 2 * half)
    paint_side_mark(painter, mark, side, theme._replace(ink=INK))
    painter.restore()


def _paint_beam(painter: QPainter) -> None:
    """Paint the light of the headlamps on the road ahead."""
    painter.setPen(Qt.PenStyle.NoPen)
    for alpha, upper, lower in ((80, 26, 92), (150, 38, 80)):
        light = QLinearGradient(QPointF(150, 0), QPointF(330, 0))
        light.setColorAt(0, QColor(255, 232, 150, alpha))
        light.setColorAt(1, QColor(255, 232, 150, 0))
        painter.setBrush(light)
        points = [QPointF(150, 43), QPointF(330, upper), QPointF(330, lower), QPointF(150, 50)]
        painter.drawPolygon(QPolygonF(points))

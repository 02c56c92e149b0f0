"""Paints the signs on the road before a car: its hazard, traffic light and speed limit."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from mille_qt.ui.art.cards.card_text import draw_centred, text_width
from mille_qt.ui.art.landscape.car_state import CarState
from mille_qt.ui.paths import resource
from mille_qt.ui.picture_colours import CREAM, GOLD, INK, RED
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
_Paint = Callable[[QPainter, QRectF], None]


def paint_badges(painter: QPainter, car: QRectF, state: CarState) -> None:
    """Paint the badges of a car side by side before its nose, where they cover no other car."""
    badges = [
        paint
        for paint in (_badge_of(state.status), _paint_limit if state.limited else None)
        if paint
    ]
    size = max(LEAST_BADGE, car.height() * HEIGHT)
    left, top = car.right() + size * AHEAD, car.bottom() - car.height() * 0.4 - size / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, paint in enumerate(badges):
        paint(painter, QRectF(left + number * size, top, size, size))
    painter.restore()


def _badge_of(status: Status) -> _Paint | None:
    if status is Status.ROLLING:
        return None
    if status in _WARNINGS:
        slug = _WARNINGS[status]
        return lambda painter, box: _paint_warning(painter, box, slug)
    lit = 0 if status is Status.STOPPED else 1
    return lambda painter, box: _paint_traffic_light(painter, box, lit)


@cache
def _card(slug: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(resource("cards", f"{slug}.svg").read_bytes()))


def _paint_warning(painter: QPainter, box: QRectF, slug: str) -> None:
    """Paint the triangle from the corner of the hazard card, with a light edge."""
    card = _card(slug)
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

"""Paints a small picture for an empty page: a stretch of road in a rounded frame."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mille_qt.ui.art.landscape.car import CAR_ASPECT, CarState
from mille_qt.ui.art.landscape.cars import paint_car
from mille_qt.ui.art.landscape.daylight import Daylight
from mille_qt.ui.art.landscape.road_surface import lane_rects, paint_road, paint_stone
from mille_qt.ui.art.landscape.scenery import paint_scenery
from mille_qt.ui.language import edition_in_use
from mille_qt.ui.theme.theme_colours import INK
from mille_rules.state import Status

#: Of the height of the picture.
SCENERY, STONE, CAR, CORNER = 0.66, 0.22, 0.34, 0.16
#: Of the width of the picture: the room for cars, the middle of the stone.
CARS_FROM, CARS_TO, STONE_AT = 0.05, 0.74, 0.82
#: Between cars, of their width.
GAP = 0.12
ROLLING = CarState(Status.ROLLING)


def paint_vignette(
    painter: QPainter, rect: QRectF, daylight: Daylight, sides: tuple[int, ...] = (0,)
) -> None:
    """Paint a landscape with cars of these sides before a stone."""
    corner = min(rect.width(), rect.height()) * CORNER
    frame = QPainterPath()
    frame.addRoundedRect(rect, corner, corner)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    edition = edition_in_use()
    road = paint_stretch(painter, rect, daylight, edition.on_back, STONE_AT, STONE)
    for side, car in zip(sides, _car_rects(rect, road, len(sides)), strict=True):
        paint_car(painter, car, side, ROLLING, daylight, edition=edition)
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#ffffff") if daylight.flat else INK, max(1.5, corner / 12)))
    painter.drawPath(frame)
    painter.restore()


def paint_stretch(
    painter: QPainter, rect: QRectF, daylight: Daylight, text: str, middle: float, share: float
) -> QRectF:
    """Paint a landscape, and the road with one stone; returns the rectangle of the road.

    `middle` is that of the stone, of the picture's width; `share` its height, of the picture's.
    """
    road = paint_ground(painter, rect, daylight)
    side = rect.height() * share
    left = rect.left() + rect.width() * middle - side / 2
    foot = rect.top() + rect.height() * (SCENERY + 0.01)
    paint_stone(painter, QRectF(left, foot - side, side, side), text, daylight)
    return road


def paint_ground(
    painter: QPainter, rect: QRectF, daylight: Daylight, horizon: float = SCENERY, lanes: int = 1
) -> QRectF:
    """Paint a landscape and an empty road; returns the rectangle of the road.

    `horizon` is the share of the picture above the road.
    """
    scenery, road = QRectF(rect), QRectF(rect)
    scenery.setHeight(rect.height() * horizon)
    road.setTop(scenery.bottom())
    paint_scenery(painter, scenery, daylight)
    paint_road(painter, road, lanes, daylight)
    return road


def car_rect(road: QRectF, left: float, height: float) -> QRectF:
    """Return the place of a car on a road with one lane."""
    lane = lane_rects(road, 1)[0]
    top = lane.bottom() - lane.height() * 0.2 - height
    return QRectF(left, top, height * CAR_ASPECT, height)


def _car_rects(rect: QRectF, road: QRectF, count: int) -> list[QRectF]:
    """The cars in a row, as large as there is room."""
    room = rect.width() * (CARS_TO - CARS_FROM) / (count + GAP * (count - 1))
    height = min(rect.height() * CAR, room / CAR_ASPECT)
    width, step = height * CAR_ASPECT, height * CAR_ASPECT * (1 + GAP)
    middle = rect.left() + rect.width() * (CARS_FROM + CARS_TO) / 2
    left = middle - (step * (count - 1) + width) / 2
    return [car_rect(road, left + number * step, height) for number in range(count)]

"""Paints a small picture for an empty page: a stretch of road in a rounded frame."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mille_qt.ui.landscape.car_state import CarState
from mille_qt.ui.landscape.cars import CAR_ASPECT, paint_car
from mille_qt.ui.landscape.daylight import Daylight
from mille_qt.ui.landscape.road_surface import lane_rects, paint_road, paint_stone
from mille_qt.ui.landscape.scenery import paint_scenery
from mille_rules.state import Status


def paint_vignette(
    painter: QPainter, rect: QRectF, daylight: Daylight, side: int = 0, text: str = "1000"
) -> None:
    """Paint a landscape with the car of a side at a kilometre stone."""
    corner = min(rect.width(), rect.height()) * 0.16
    frame = QPainterPath()
    frame.addRoundedRect(rect, corner, corner)
    scenery, road = QRectF(rect), QRectF(rect)
    scenery.setHeight(rect.height() * 0.66)
    road.setTop(scenery.bottom())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(frame)
    paint_scenery(painter, scenery, daylight)
    paint_road(painter, road, 1, daylight)
    height = rect.height() * 0.22
    stone = QRectF(rect.left() + rect.width() * 0.7, scenery.bottom() - height, height, height)
    paint_stone(painter, stone, text, daylight)
    height = rect.height() * 0.34
    lane = lane_rects(road, 1)[0]
    width = height * CAR_ASPECT
    left = rect.left() + rect.width() * 0.42 - width / 2
    car = QRectF(left, lane.bottom() - lane.height() * 0.2 - height, width, height)
    paint_car(painter, car, side, CarState(Status.ROLLING), daylight)
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#ffffff" if daylight.flat else "#1d1b1e"), max(1.5, corner / 12)))
    painter.drawPath(frame)
    painter.restore()

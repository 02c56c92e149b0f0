"""Stand-in."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from mille_qt.table.stand_in.daylight import Daylight


def paint_body(painter: QPainter, rect: QRectF, colour: QColor, _daylight: Daylight) -> None:
    h = rect.height()
    painter.setPen(QPen(QColor("#1d1b1e"), h / 20))
    painter.setBrush(colour)
    painter.drawRoundedRect(
        rect.adjusted(rect.width() * 0.2, h * 0.05, -rect.width() * 0.25, -h * 0.4),
        h * 0.2,
        h * 0.2,
    )
    painter.drawRoundedRect(rect.adjusted(1, h * 0.35, -1, -h * 0.15), h * 0.2, h * 0.2)


def wheel_rects(rect: QRectF) -> tuple[QRectF, QRectF]:
    d = rect.height() * 0.4
    return (
        QRectF(rect.left() + rect.width() * 0.15, rect.bottom() - d, d, d),
        QRectF(rect.left() + rect.width() * 0.65, rect.bottom() - d, d, d),
    )


def paint_wheel(painter: QPainter, rect: QRectF, turn: float, _daylight: Daylight) -> None:
    painter.setPen(QPen(QColor("#1d1b1e"), rect.height() / 10))
    painter.setBrush(QColor("#3a393e"))
    painter.drawEllipse(rect)
    painter.save()
    painter.translate(rect.center())
    painter.rotate(turn * 360)
    painter.setPen(QPen(QColor("#ffffff"), rect.height() / 10))
    painter.drawLine(QPointF(-rect.width() * 0.3, 0), QPointF(rect.width() * 0.3, 0))
    painter.restore()

"""Paints fields on a range of hills: lavender, wheat, vines and ploughed earth in rows."""

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from mille_qt.ui.landscape.daylight import Daylight
from mille_qt.ui.landscape.ridge import Ridge

#: Ground and rows.
_CROPS = (
    ("#b79ad6", "#7d54ab"),
    ("#ecc867", "#d3a040"),
    ("#b8bf6c", "#5f8a34"),
    ("#c79a68", "#a67a4c"),
    ("#c9d483", "#a9bf6b"),
)
AWAY = 0.14
#: In units of the landscape: the width of a field, between fields, between two rows at the bottom.
WIDTH, GAP, ROW = (0.5, 0.95), (0.0, 0.35), 0.06


def paint_fields(
    painter: QPainter,
    hills: QPainterPath,
    ridge: Ridge,
    rect: QRectF,
    unit: float,
    daylight: Daylight,
) -> None:
    """Paint fields side by side within the area of the hills."""
    chance = Random(17)
    painter.save()
    painter.setClipPath(hills, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    x, number = rect.left() - unit * 0.2, 0
    while x < rect.right():
        width = unit * chance.uniform(*WIDTH)
        _paint_field(painter, QRectF(x, 0, width, 0), ridge, rect, unit, daylight, number)
        x += width + unit * chance.uniform(*GAP)
        number += chance.choice((1, 1, 2))
    painter.restore()


def _paint_field(
    painter: QPainter,
    across: QRectF,
    ridge: Ridge,
    rect: QRectF,
    unit: float,
    daylight: Daylight,
    number: int,
) -> None:
    """Paint rows that run together behind the hill."""
    ground, rows = (daylight.lit(colour, AWAY) for colour in _CROPS[number % len(_CROPS)])
    left, right, middle = across.left(), across.right(), across.center().x()
    top, bottom = ridge.y(middle) - unit * 0.12, rect.bottom()
    spread = 1.5

    def at(x: float) -> QPointF:
        return QPointF(middle + (x - middle) * spread, bottom)

    def far(x: float) -> QPointF:
        return QPointF(middle + (x - middle) * 0.45, top)

    painter.setBrush(ground)
    painter.drawPolygon(QPolygonF([far(left), far(right), at(right), at(left)]))
    painter.setBrush(rows)
    count = round((right - left) / (unit * ROW))
    step = (right - left) / count
    for row in range(count):
        start = left + row * step + step * 0.25
        end = start + step * 0.5
        painter.drawPolygon(QPolygonF([far(start), far(end), at(end), at(start)]))

"""Paints fields on a range of hills: lavender, wheat, vines and ploughed earth in rows."""

from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from mille_qt.ui.art.landscape.land import Land
from mille_qt.ui.art.landscape.ridge import Ridge

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
#: How much narrower a field is behind the hill, and wider at the lower edge.
FAR, NEAR = 0.45, 1.5


def paint_fields(painter: QPainter, land: Land, ridge: Ridge, hills: QPainterPath) -> None:
    """Paint fields side by side within the area of the hills."""
    chance = Random(17)
    painter.save()
    painter.setClipPath(hills, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    x, number = land.rect.left() - land.unit * 0.2, 0
    while x < land.rect.right():
        width = land.unit * chance.uniform(*WIDTH)
        _paint_field(painter, land, ridge, x, width, _CROPS[number % len(_CROPS)])
        x += width + land.unit * chance.uniform(*GAP)
        number += chance.choice((1, 1, 2))
    painter.restore()


def _paint_field(
    painter: QPainter, land: Land, ridge: Ridge, left: float, width: float, crop: tuple[str, str]
) -> None:
    """Paint rows that run together behind the hill."""
    ground, rows = (land.daylight.lit(colour, AWAY) for colour in crop)
    middle = left + width / 2
    top, bottom = ridge.y(middle) - land.unit * 0.12, land.rect.bottom()

    def strip(start: float, end: float) -> QPolygonF:
        ends = ((start, FAR, top), (end, FAR, top), (end, NEAR, bottom), (start, NEAR, bottom))
        return QPolygonF([QPointF(middle + (x - middle) * spread, y) for x, spread, y in ends])

    painter.setBrush(ground)
    painter.drawPolygon(strip(left, left + width))
    painter.setBrush(rows)
    count = round(width / (land.unit * ROW))
    step = width / count
    for row in range(count):
        start = left + (row + 0.25) * step
        painter.drawPolygon(strip(start, start + step / 2))

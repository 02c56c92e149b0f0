"""The landscape at the foot of the start page: hills, a road and kilometre stones."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mille_qt.ui.theme.application_theme import ThemeChoice, current_theme

ROAD_SHARE = 0.26  # of the height of the picture
STONE_SHARE = 0.36
STONE_EVERY = 340.0  # logical pixels between stones at full size
#: Of the height of the page; in logical pixels.
SHARE, LEAST, MOST = 0.2, 48, 260
_HILLS = {False: ("#a9bd86", "#7f9f62"), True: ("#2f4034", "#26352b")}
_STONE = ("#fffaee", "#c4202b", "#1d1b1e")


def roadside_height(page: int, free: int) -> int:
    """Return the height of the landscape for this much free room, in pixels; 0 if too low."""
    height = round(min(page * SHARE, MOST, free))
    return height if height > LEAST else 0


class Roadside(QWidget):
    """The landscape as a widget in the background, which ignores clicks."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the landscape."""
        painter = QPainter(self)
        paint_roadside(painter, QRectF(self.rect()))
        painter.end()


def paint_roadside(painter: QPainter, rect: QRectF) -> None:
    """Paint the landscape along the lower edge of `rect`, except in high contrast."""
    theme = current_theme()
    if theme.choice is ThemeChoice.CONTRAST:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    far, near = _HILLS[theme.dark]
    _hill(painter, rect, QColor(far), (0.75, 0.15, 0.55, 0.1, 0.5))
    _hill(painter, rect, QColor(near), (0.45, 0.65, 0.3, 0.6, 0.35))
    road = QRectF(rect)
    road.setTop(rect.bottom() - rect.height() * ROAD_SHARE)
    painter.fillRect(road, theme.road)
    line = QPen(QColor("#f7ebd3"), max(2.0, road.height() / 10))
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    line.setDashPattern([8, 6])
    painter.setPen(line)
    painter.drawLine(QPointF(road.left(), road.center().y()), road.center() + _to_right(road))
    _stones(painter, rect, road.top())
    painter.restore()


def _to_right(road: QRectF) -> QPointF:
    return QPointF(road.width() / 2, 0)


def _hill(painter: QPainter, rect: QRectF, colour: QColor, heights: tuple[float, ...]) -> None:
    """Return a smooth line of hills through points at these shares of the height."""
    step = rect.width() / (len(heights) - 1)
    points = [
        QPointF(rect.left() + step * i, rect.top() + rect.height() * share)
        for i, share in enumerate(heights)
    ]
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(points[0])
    for before, after in pairwise(points):
        middle = (before.x() + after.x()) / 2
        path.cubicTo(QPointF(middle, before.y()), QPointF(middle, after.y()), after)
    path.lineTo(rect.bottomRight())
    painter.fillPath(path, colour)


def _stones(painter: QPainter, rect: QRectF, foot: float) -> None:
    height = rect.height() * STONE_SHARE
    count = max(1, round(rect.width() / STONE_EVERY / 2)) * 2
    for number in range(count):
        x = rect.left() + rect.width() * (number + 0.5) / count
        _stone(painter, QRectF(x - height * 0.36, foot - height, height * 0.72, height))


def _stone(painter: QPainter, box: QRectF) -> None:
    body, cap, outline = map(QColor, _STONE)
    shape = QPainterPath(box.bottomLeft())
    shape.lineTo(box.left(), box.top() + box.height() * 0.45)
    shape.cubicTo(box.topLeft(), box.topRight(), QPointF(box.right(), box.center().y()))
    shape.lineTo(box.bottomRight())
    shape.closeSubpath()
    painter.fillPath(shape, body)
    painter.save()
    painter.setClipRect(QRectF(box.left(), box.top(), box.width(), box.height() * 0.45))
    painter.fillPath(shape, cap)
    painter.restore()
    pen = QPen(outline, max(1.5, box.height() / 18))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, pen)
    edge = box.top() + box.height() * 0.45
    painter.setPen(pen)
    painter.drawLine(QPointF(box.left(), edge), QPointF(box.right(), edge))

"""The icons of the large buttons on the start page."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

LINE = 0.085  # of the icon's width


def paint_go(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Paint a triangle that points to the right, in a ring."""
    _begin(painter, box, colour)
    width = box.width()
    inset = width * LINE / 2
    painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
    left, right = box.left() + width * 0.40, box.left() + width * 0.70
    half = width * 0.18
    middle = box.center().y()
    points = [QPointF(left, middle - half), QPointF(right, middle), QPointF(left, middle + half)]
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(points))
    painter.restore()


def paint_new_game(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Paint two cards with a plus sign on the upper one."""
    _begin(painter, box, colour)
    width = box.width()
    corner = width * 0.09
    card = QRectF(-width * 0.28, -width * 0.39, width * 0.56, width * 0.78)
    front = card.translated(box.left() + width * 0.62, box.top() + width * 0.54)
    painter.drawRoundedRect(front, corner, corner)
    painter.save()
    hidden = QPainterPath()
    hidden.addRect(box.adjusted(-width, -width, width, width))
    hidden.addRoundedRect(front, corner, corner)  # odd-even: a hole
    painter.setClipPath(hidden)
    painter.translate(box.left() + width * 0.34, box.top() + width * 0.48)
    painter.rotate(-14)
    painter.drawRoundedRect(card, corner, corner)
    painter.restore()
    centre, arm = front.center(), width * 0.15
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
    painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))
    painter.restore()


def paint_network(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Paint three computers that are connected with one another."""
    _begin(painter, box, colour)
    width = box.width()
    radius = width * 0.13
    places = [
        QPointF(box.left() + width * x, box.top() + width * y)
        for x, y in ((0.5, 0.18), (0.17, 0.78), (0.83, 0.78))
    ]
    painter.drawPolygon(QPolygonF(places))
    painter.setBrush(colour)
    for place in places:
        painter.drawEllipse(place, radius, radius)
    painter.restore()


def _begin(painter: QPainter, box: QRectF, colour: QColor) -> None:
    painter.save()
    pen = QPen(colour, box.width() * LINE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)

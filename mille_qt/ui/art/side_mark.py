"""The mark of a side: a shape of its own in its colour."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mille_qt.ui.theme.application_theme import Theme, current_theme
from mille_qt.ui.translation import translate

OUTLINE = 0.09  # of the side of the square that holds the mark
STAR = 0.5  # the inner corners of a star, of the distance of the outer ones
SQUARE = 0.82  # a square and a circle of one width do not look equally large


def side_shape(side: int) -> str:
    """Return the name of the shape of a side's mark."""
    shapes = (
        translate("SideMark", "circle"),
        translate("SideMark", "square"),
        translate("SideMark", "triangle"),
        translate("SideMark", "diamond"),
        translate("SideMark", "upside-down triangle"),
        translate("SideMark", "star"),
    )
    return shapes[side]


def paint_side_mark(painter: QPainter, rect: QRectF, side: int, theme: Theme | None = None) -> None:
    """Draw the mark of a side into the largest square in the middle of `rect`.

    In the colours of the theme that is shown, unless paper or a picture wants others.
    """
    theme = theme or current_theme()
    width = min(rect.width(), rect.height())
    pen = QPen(theme.ink, max(1.0, width * OUTLINE))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    inset = pen.widthF() / 2
    square = QRectF(0, 0, width - 2 * inset, width - 2 * inset)
    square.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(theme.sides[side])
    painter.drawPath(_shape(side, square))
    painter.restore()


def _shape(side: int, box: QRectF) -> QPainterPath:
    path = QPainterPath()
    if side == 0:
        path.addEllipse(box)
    elif side == 1:
        less = box.width() * (1 - SQUARE) / 2
        path.addRoundedRect(box.adjusted(less, less, -less, -less), less / 2, less / 2)
    else:
        path.addPolygon(QPolygonF(_corners(side, box)))
        path.closeSubpath()
    return path


def _corners(side: int, box: QRectF) -> list[QPointF]:
    """The corners of a triangle, a diamond, an upside-down triangle, or a star."""
    middle = box.center()
    # Off its lower or upper edge: a triangle looks too low or too high when its box is centred.
    shift = box.height() * 0.06
    if side == 2:
        low = box.bottom() - shift
        return [QPointF(middle.x(), box.top()), QPointF(box.right(), low), QPointF(box.left(), low)]
    if side == 3:
        return [
            QPointF(middle.x(), box.top()),
            QPointF(box.right(), middle.y()),
            QPointF(middle.x(), box.bottom()),
            QPointF(box.left(), middle.y()),
        ]
    if side == 4:
        high = box.top() + shift
        return [
            QPointF(middle.x(), box.bottom()),
            QPointF(box.left(), high),
            QPointF(box.right(), high),
        ]
    outer, centre = box.width() / 2, QPointF(middle.x(), middle.y() + box.height() * 0.03)
    return [centre + _corner_of_star(at) * outer for at in range(10)]


def _corner_of_star(corner: int) -> QPointF:
    """One of the ten corners of a star around the origin, the first of them upwards."""
    angle, far = pi * corner / 5, STAR if corner % 2 else 1.0
    return QPointF(sin(angle) * far, -cos(angle) * far)


class SideMark(QWidget):
    """Widget with the mark of a side, as large as text."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side

    def show_side(self, side: int) -> None:
        """Show the mark of another side."""
        self._side = side
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size slightly higher than a line of text."""
        width = round(self.fontMetrics().height() * 1.3)
        return QSize(width, width)

    def minimumSizeHint(self) -> QSize:
        """Return the same size: a mark does not shrink."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the mark."""
        painter = QPainter(self)
        paint_side_mark(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._side)
        painter.end()

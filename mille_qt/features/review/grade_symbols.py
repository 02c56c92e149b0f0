"""The symbols of grades; they differ in shape as well as in colour."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from mille_qt.table.card_marks import star
from mille_qt.ui.theme.theme_colours import Theme
from mille_rules.computer.explanations.reviewing import Grade

#: The line width of the symbols, as a share of their width.
LINE = 0.13


def grade_colour(grade: Grade, theme: Theme) -> QColor:
    """Return the colour of a grade, with a contrast of 3:1 to paper and window."""
    return {
        Grade.BEST: theme.green,
        Grade.FINE: theme.blue,
        Grade.INACCURACY: theme.gold,
        Grade.MISTAKE: theme.accent_ink,
    }[grade]


def paint_grade_symbol(painter: QPainter, square: QRectF, grade: Grade, theme: Theme) -> None:
    """Paint the symbol: a star for the best move, a tick, a triangle, a cross for a mistake."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour, line = grade_colour(grade, theme), square.width() * LINE
    middle, reach = square.center(), square.width() * 0.42
    if grade in (Grade.BEST, Grade.INACCURACY):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
    else:
        pen = QPen(colour, line * 1.3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
    if grade is Grade.BEST:
        painter.drawPath(star(middle, reach))
    elif grade is Grade.FINE:
        painter.drawPolyline(_corners(middle, reach * 0.8, (-0.9, 0.1), (-0.25, 0.75), (0.9, -0.7)))
    elif grade is Grade.INACCURACY:
        painter.drawPolygon(_corners(middle, reach, (0, -0.9), (1, 0.8), (-1, 0.8)))
    else:
        away = reach * 0.7
        painter.drawLine(middle + QPointF(-away, -away), middle + QPointF(away, away))
        painter.drawLine(middle + QPointF(away, -away), middle + QPointF(-away, away))
    painter.restore()


def _corners(middle: QPointF, reach: float, *corners: tuple[float, float]) -> QPolygonF:
    return QPolygonF([middle + QPointF(x * reach, y * reach) for x, y in corners])


def grade_icon(grade: Grade, width: int, ratio: float, theme: Theme) -> QIcon:
    """Return the symbol on a disc of paper, which keeps it readable in a selected row."""
    pixels = ceil(width * ratio)
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(ratio)
    square = QRectF(0, 0, width, width)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.line, 1))
    painter.setBrush(theme.paper)
    painter.drawEllipse(square.adjusted(1, 1, -1, -1))
    inset = width * 0.2
    paint_grade_symbol(painter, square.adjusted(inset, inset, -inset, -inset), grade, theme)
    painter.end()
    icon = QIcon(picture)
    # Otherwise Qt would tint the icon in the selected row.
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon

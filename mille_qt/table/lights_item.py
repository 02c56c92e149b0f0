"""Lights round the possible targets of the chosen card."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mille_qt.table import z_order
from mille_qt.table.drawn_item import DrawnItem
from mille_qt.ui.theme.application_theme import Theme

TARGET_LINE, PLACE_LINE = 3.0, 2.0
#: The opacity of a light: one of several, the selected target, the one under a dragged card.
GLOW, TARGET_GLOW, POINTED_GLOW = 0.12, 0.24, 0.4
#: The distance of a light from the edge as a share of the height and at most in pixels, so that the
#: frame of the side to move remains visible; the steps in which it fades inwards, in pixels.
INSET_SHARE, INSET, GLOW_STEP, GLOW_STEPS = 0.05, 7.0, 2.0, 4
#: The corner radius, and the reach of a light in a corner.
CORNER, REACH = 8.0, INSET + GLOW_STEP * GLOW_STEPS + 4.0
#: A quarter of a circle in Qt's units.
QUARTER = 90 * 16


class LightsItem(DrawnItem):
    """Draws frames inside rectangles; the target and the one under a dragged card are stronger.

    It covers the whole table, but updates only the edges of the rectangles: updating their bounding
    rectangle took two thirds of a click's time on a large screen.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(z_order.LIT_PLACE)
        self._theme = theme
        self._rects: tuple[QRectF, ...] = ()
        self._target: QRectF | None = None
        self._pointed: QRectF | None = None
        self._table = QRectF()

    @property
    def pointed(self) -> QRectF | None:
        """The lit rectangle under the dragged card."""
        return self._pointed

    @property
    def lit(self) -> tuple[QRectF, ...]:
        """The lit rectangles, in scene pixels."""
        return self._rects

    def apply_theme(self, theme: Theme) -> None:
        """Apply a theme."""
        self._theme = theme
        self.update()

    def cover(self, table: QRectF) -> None:
        """Set the table's rectangle, in scene pixels."""
        self.prepareGeometryChange()
        self._table = table

    def light(self, rects: tuple[QRectF, ...], target: QRectF | None) -> None:
        """Light these rectangles, in scene pixels, and one of them as the target."""
        if (rects, target, None) == (self._rects, self._target, self._pointed):
            return
        before = self._rects
        self._rects, self._target, self._pointed = rects, target, None
        self._renew(*before, *rects)

    def point_at(self, rect: QRectF | None) -> None:
        """Light the rectangle under the dragged card more strongly, if it is a target."""
        pointed = rect if rect in self._rects else None
        if pointed != self._pointed:
            # The opacity of the others depends on it, too.
            self._pointed = pointed
            self._renew(*self._rects)

    def _renew(self, *rects: QRectF) -> None:
        for rect in rects:
            for edge in _edges(rect):
                self.scene().update(edge)

    def boundingRect(self) -> QRectF:
        return self._table

    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in self._rects:
            pointed = rect == self._pointed
            strong = pointed if self._pointed is not None else rect == self._target
            strength = POINTED_GLOW if pointed else TARGET_GLOW if strong else GLOW
            self._paint_glow(painter, rect, strength)
            style = Qt.PenStyle.SolidLine if strong else Qt.PenStyle.DashLine
            width = TARGET_LINE if strong else PLACE_LINE
            _paint_ring(painter, rect, _inset(rect), _pen(self._theme.chosen, width, style))

    def _paint_glow(self, painter: QPainter, rect: QRectF, strength: float) -> None:
        """Draw the light along the inner edge, so that the middle keeps its colours."""
        colour = QColor(self._theme.chosen)
        for step in range(GLOW_STEPS):
            colour.setAlphaF(strength * (1 - step / GLOW_STEPS))
            _paint_ring(painter, rect, _inset(rect) + step * GLOW_STEP, _pen(colour, GLOW_STEP))


def _inset(rect: QRectF) -> float:
    """The distance of a light from the edge of a rectangle."""
    return min(INSET, INSET_SHARE * rect.height())


def _pen(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    return QPen(colour, width, style, Qt.PenCapStyle.FlatCap)


def _paint_ring(painter: QPainter, place: QRectF, inset: float, pen: QPen) -> None:
    """Draw a line inside a rectangle, at a distance from its edge, with round corners.

    Each side is drawn by itself: an antialiased ring takes ten times as long on a large screen, and
    only the corners need antialiasing.
    """
    ring = place.adjusted(inset, inset, -inset, -inset)
    size = QSizeF(2 * CORNER, 2 * CORNER)
    across = ring.adjusted(CORNER, 0, -CORNER, 0)
    down = ring.adjusted(0, CORNER, 0, -CORNER)
    painter.setPen(pen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.drawLine(across.topLeft(), across.topRight())
    painter.drawLine(across.bottomLeft(), across.bottomRight())
    painter.drawLine(down.topLeft(), down.bottomLeft())
    painter.drawLine(down.topRight(), down.bottomRight())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    corners = (
        ring.topRight() - QPointF(size.width(), 0),
        ring.topLeft(),
        ring.bottomLeft() - QPointF(0, size.height()),
        ring.bottomRight() - QPointF(size.width(), size.height()),
    )
    for quarter, corner in enumerate(corners):
        painter.drawArc(QRectF(corner, size), quarter * QUARTER, QUARTER)


def _edges(rect: QRectF) -> tuple[QRectF, ...]:
    """The four strips along the inside of a rectangle that its light covers."""
    return (
        QRectF(rect.left(), rect.top(), rect.width(), REACH),
        QRectF(rect.left(), rect.bottom() - REACH, rect.width(), REACH),
        QRectF(rect.left(), rect.top(), REACH, rect.height()),
        QRectF(rect.right() - REACH, rect.top(), REACH, rect.height()),
    )

"""What the coach points with: a frame round the place meant, and an arrow beside it."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order
from mille_qt.ui.theme.look import Theme

LINE, EDGE = 3.0, 1.5  # pixels: the frame, and what sets it off from cards of its own colour
OUTSIDE = 3.0  # how far the frame lies outside its place
CORNER = 8.0
#: The arrow's height as a share of the place's, and its bounds in pixels; its width in heights.
ARROW_SHARE, ARROW_LEAST, ARROW_MOST, ARROW_WIDTH = 0.2, 18.0, 40.0, 0.9
#: Of the arrow: how much is head, and how thick its shaft is in widths.
HEAD, SHAFT = 0.55, 0.4
Z_POINTER = z_order.POINTS + 1


class From(Enum):
    """Where the arrow comes from."""

    ABOVE = auto()
    BELOW = auto()
    RIGHT = auto()
    #: There is none.
    NOWHERE = auto()


class Pointer(QGraphicsItem):
    """Points at one rectangle of the table, or at nothing; it takes no presses."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._table, self._place = QRectF(), QRectF()
        self._way = From.ABOVE
        self.setZValue(Z_POINTER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def place(self) -> QRectF | None:
        """What is pointed at, in scene pixels."""
        return self._place if self.isVisible() else None

    def dress(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    def point_at(self, place: QRectF | None, table: QRectF, way: From = From.ABOVE) -> None:
        """Point at a place of this table, both in scene pixels; at nothing where None.

        What has no room above comes from below.
        """
        self.prepareGeometryChange()
        self._table, self._way = table, way
        self._place = QRectF() if place is None else place
        self.setVisible(place is not None and not place.isEmpty())

    def boundingRect(self) -> QRectF:
        edge = OUTSIDE + LINE + EDGE
        framed = self._place.adjusted(-edge, -edge, edge, edge)
        return framed.united(self._arrow().boundingRect().adjusted(-edge, -edge, edge, edge))

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = self._place.adjusted(-OUTSIDE, -OUTSIDE, OUTSIDE, OUTSIDE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (
            (self._theme.paper, LINE + 2 * EDGE),
            (self._theme.turn_glow, LINE),
        ):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(frame, CORNER, CORNER)
        if self._way is not From.NOWHERE:
            painter.setPen(QPen(self._theme.paper, 2 * EDGE))
            painter.setBrush(self._theme.turn_glow)
            painter.drawPolygon(self._arrow())

    def _arrow(self) -> QPolygonF:
        """An arrow whose tip touches the frame."""
        height = self._arrow_height()
        half, shaft = height * ARROW_WIDTH / 2, height * ARROW_WIDTH * SHAFT / 2
        # Pointing down, its tip where the axes meet.
        outline = (
            (0.0, 0.0),
            (half, -height * HEAD),
            (shaft, -height * HEAD),
            (shaft, -height),
            (-shaft, -height),
            (-shaft, -height * HEAD),
            (-half, -height * HEAD),
        )
        tip, turn = self._tip()
        placed = QTransform.fromTranslate(tip.x(), tip.y()).rotate(turn)
        return placed.map(QPolygonF([QPointF(x, y) for x, y in outline]))

    def _arrow_height(self) -> float:
        return min(max(self._place.height() * ARROW_SHARE, ARROW_LEAST), ARROW_MOST)

    def _tip(self) -> tuple[QPointF, float]:
        """Where the arrow's tip is, and by how many degrees it is turned from pointing down."""
        place, gap = self._place, OUTSIDE + LINE
        if self._way is From.RIGHT:
            return QPointF(place.right() + gap, place.center().y()), 90.0
        room = place.top() - gap - self._arrow_height() >= self._table.top()
        if self._way is From.ABOVE and room:
            return QPointF(place.center().x(), place.top() - gap), 0.0
        return QPointF(place.center().x(), place.bottom() + gap), 180.0

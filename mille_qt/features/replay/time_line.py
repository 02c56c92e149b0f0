"""The time line of one race: a road with a row for each side, and marks along it."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QWidget

from mille_qt.features.replay.course import Span
from mille_qt.features.replay.marks import Mark
from mille_qt.features.replay.signs import paint_car, paint_mark
from mille_qt.ui.cards.card_painter import GOLD
from mille_qt.ui.side_mark import paint_side_mark
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import show_tooltip
from mille_qt.ui.translation import Translated

#: In lines of text: a row of marks, the road, and the width of the sides' marks before them.
ROW, ROAD, HEAD = 1.15, 0.8, 1.6
#: Pixels that count as a line of text at most.
MOST_LINE = 22
#: The height of a mark in its row, and of the car on its road.
MARK, CAR = 1.0, 0.95
#: What is so many pixels beside the middle of a mark is meant to point at it.
REACH = 7
#: How plainly marks are seen that are still to come.
LATER = 0.45


class TimeLine(Translated, QAbstractSlider):
    """Shows where a replay stands in its race; `chosen` carries the moment that is pointed at."""

    chosen = Signal(int)

    def __init__(
        self, sides: int, words: Callable[[int, Sequence[Mark]], str], parent: QWidget | None = None
    ) -> None:
        """`words` says what happened at a moment, and what the marks there stand for."""
        super().__init__(parent)
        self._sides, self._words = sides, words
        self._marks: Sequence[Mark] = ()
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()

    def show_race(self, race: Span, marks: Sequence[Mark]) -> None:
        """Show another race."""
        self._marks = marks
        self.setRange(*race)
        self.update()

    @property
    def marks(self) -> Sequence[Mark]:
        """The marks of the race that is shown."""
        return self._marks

    def mark_rect(self, mark: Mark) -> QRectF:
        """Where a mark is drawn; what a side gets at one moment stands side by side."""
        side = self._line() * MARK
        square = QRectF(0, 0, side, side)
        square.moveCenter(QPointF(self.x_of(mark.seq), self._row_middle(mark.side)))
        here = (mark.seq, mark.side)
        together = [other for other in self._marks if (other.seq, other.side) == here]
        after = len(together) - 1 - together.index(mark)
        return square.translated(-side * after, 0)

    def x_of(self, seq: int) -> float:
        """Where a moment lies, in pixels from the left."""
        road = self._road()
        length = max(1, self.maximum() - self.minimum())
        return road.left() + road.width() * (seq - self.minimum()) / length

    def words_at(self, point: QPoint) -> str:
        """What is said of a point: the marks there, or else the moment."""

        def away(mark: Mark) -> float:
            return abs(self.mark_rect(mark).center().x() - point.x())

        near = [mark for mark in self._marks if away(mark) <= REACH]
        row = [mark for mark in near if self.mark_rect(mark).contains(point)]
        if not near:
            return self._words(self._seq_at(point.x()), ())
        nearest = min(row or near, key=away).seq
        return self._words(nearest, [mark for mark in self._marks if mark.seq == nearest])

    def _seq_at(self, x: float) -> int:
        """The moment at a place; beside the road, the first or the last of the race."""
        road = self._road()
        share = (x - road.left()) / max(1.0, road.width())
        seq = round(self.minimum() + share * (self.maximum() - self.minimum()))
        return self._within(seq)

    def _within(self, seq: int) -> int:
        return max(self.minimum(), min(seq, self.maximum()))

    def _line(self) -> float:
        """What everything is measured by: a line of text, but marks are no text to be enlarged."""
        return float(min(self.fontMetrics().height(), MOST_LINE))

    def _row_middle(self, side: int) -> float:
        return self._line() * ROW * (side + 0.5) + 2

    def _road(self) -> QRectF:
        line = self._line()
        top = line * ROW * self._sides + 4
        # As much room at its end as half a car needs.
        return QRectF(line * HEAD, top, self.width() - line * (HEAD + CAR), line * ROAD)

    # -- drawing -------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As high as its rows and the road."""
        line = self._line()
        return QSize(round(line * 20), ceil(line * (ROW * self._sides + ROAD)) + 8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it all: it is small, and changes with every move."""
        theme, line = current_theme(), self._line()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.table_ground)
        for side in range(self._sides):
            self._paint_row(painter, side)
        self._paint_road(painter)
        for mark in self._marks:
            later = mark.seq > self.value()
            painter.setOpacity(LATER if later else 1.0)
            paint_mark(painter, mark.kind, self.mark_rect(mark))
        painter.setOpacity(1.0)
        car = QRectF(0, 0, line * CAR * 2, line * CAR)
        car.moveCenter(QPointF(self.x_of(self.value()), self._road().center().y() - line * 0.1))
        paint_car(painter, car)
        painter.end()

    def _paint_row(self, painter: QPainter, side: int) -> None:
        theme, road, line = current_theme(), self._road(), self._line()
        middle = self._row_middle(side)
        painter.setPen(QPen(theme.lane_line, 1))
        painter.drawLine(QPointF(road.left(), middle), QPointF(road.right(), middle))
        square = QRectF(0, 0, line * MARK, line * MARK)
        square.moveCenter(QPointF(line * HEAD / 2, middle))
        paint_side_mark(painter, square, side)

    def _paint_road(self, painter: QPainter) -> None:
        theme, road, line = current_theme(), self._road(), self._line()
        edge = line * CAR
        painter.setPen(QPen(theme.lane_line, 1))
        painter.setBrush(theme.road)
        painter.drawRoundedRect(road.adjusted(-edge / 2, 0, edge / 2, 0), 3, 3)
        middle = road.center().y()
        here = QPointF(self.x_of(self.value()), middle)
        # What has been driven has a line in gold, what is to come one in white.
        self._paint_dashes(painter, QPointF(road.left(), middle), here, GOLD)
        self._paint_dashes(painter, QPointF(road.right(), middle), here, theme.muted)

    @staticmethod
    def _paint_dashes(painter: QPainter, start: QPointF, end: QPointF, colour: QColor) -> None:
        pen = QPen(colour, 2)
        pen.setDashPattern([5, 4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(start, end)

    # -- pointing ------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while its button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(event)

    def _choose(self, event: QMouseEvent) -> None:
        self.chosen.emit(self._seq_at(event.position().x()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A turn of the wheel is a step."""
        turn = event.angleDelta().y()
        if turn:
            step = -1 if turn > 0 else 1
            self.chosen.emit(self._within(self.value() + step))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the page's."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """Say what is under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tooltip(event.globalPos(), self.words_at(event.pos()), self)
            return True
        return super().event(event)

    def retranslate(self) -> None:
        """Set the accessible name in the current language."""
        self.setAccessibleName(self.tr("Time line of the race"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

"""The curve of a race: its points, and the widget in which decisions are chosen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from mille_qt.features.review.grade_symbols import paint_grade_symbol
from mille_qt.ui.art.charts.chart_painter import CONTRAST, GRID, ChartPainter, Grid
from mille_qt.ui.art.charts.chart_view import ChartView
from mille_qt.ui.texts.advice import amount, chance
from mille_qt.ui.theme.theme_colours import Theme, legible
from mille_qt.ui.tooltips import show_tooltip
from mille_rules.computer.explanations.reviewing import (
    ChanceBetweenRaces,
    Found,
    Grade,
    Judged,
    Weighed,
)

#: In lines of text.
LEAST, WANTED = QSizeF(16, 5.5), QSizeF(32, 7)
LINE, CHOSEN, SYMBOL, DOT, LABEL_GAP = 0.14, 0.09, 0.85, 0.22, 0.4

#: The possible distances between grid lines, in per cent and in points, and the least number of
#: steps if there is room.
CHANCE_STEPS, POINT_STEPS = (5, 10, 20, 25, 50), (100, 200, 250, 500, 1_000, 2_000)
LEAST_STEPS = 4
#: In lines of text: the least distance of two numbers, and the margins of the plot.
ROW_STEP, ABOVE, BELOW, BESIDE = 1.3, 0.5, 1.4, 0.9


class ReviewPoint(NamedTuple):
    """A point of the curve: the moment, the value, and the decision that was made there."""

    seq: int
    value: float
    judged: Judged | None


def curve_points(found: Sequence[Found]) -> tuple[ReviewPoint, ...]:
    """Return the points of the curve: chances in per cent, or expected points if there are none."""
    points = []
    for one in found:
        if isinstance(one, ChanceBetweenRaces):
            points.append(ReviewPoint(one.seq, 100 * one.chance, None))
        elif isinstance(one, Judged):
            value = one.best.value if one.chance is None else 100 * one.chance
            points.append(ReviewPoint(one.decision.seq, value, one))
    return tuple(points)


def is_drawn(found: Found) -> bool:
    """Return True if a result of a review is shown on the curve."""
    return not isinstance(found, Weighed)


@dataclass(frozen=True, slots=True)
class Curve:
    """The layout of the curve, in the units of its box."""

    #: Rows are the values at the lines; there are no columns.
    grid: Grid
    positions: tuple[QPointF, ...]
    points: tuple[ReviewPoint, ...]

    def nearest(self, x: float) -> Judged | None:
        """Return the decision nearest to a horizontal position."""
        near = [
            (abs(position.x() - x), point.judged)
            for position, point in zip(self.positions, self.points, strict=True)
            if point.judged is not None
        ]
        return min(near, key=lambda pair: pair[0])[1] if near else None

    def point_of(self, judged: Judged) -> QPointF | None:
        """Return the position of a decision."""
        for position, point in zip(self.positions, self.points, strict=True):
            if point.judged is judged:
                return position
        return None


def lay_out(
    points: tuple[ReviewPoint, ...],
    span: tuple[int, int],
    box: QRectF,
    line: float,
    label: float,
    chances: bool,
) -> Curve:
    """Lay the curve out in a box.

    `span` is the first and last moment of the race, `line` the height of the text, `label` the
    width of the widest number beside the plot.
    """
    plot = box.adjusted(label + line * BESIDE, line * ABOVE, -line * BESIDE, -line * BELOW)
    rows = _scale(points, max(2, floor(plot.height() / line / ROW_STEP)), chances)
    low, high = rows[0], rows[-1]

    def height(value: float) -> float:
        return plot.bottom() - plot.height() * (value - low) / (high - low)

    first, last = span
    positions = tuple(
        QPointF(
            plot.left() + plot.width() * (point.seq - first) / max(1, last - first),
            height(point.value),
        )
        for point in points
    )
    return Curve(Grid(plot, tuple((row, height(row)) for row in rows), ()), positions, points)


def _scale(points: Sequence[ReviewPoint], most: int, chances: bool) -> list[int]:
    """Return round numbers that enclose all values, with at most `most` steps."""
    values = [point.value for point in points] or [50.0 if chances else 0.0]
    steps = CHANCE_STEPS if chances else POINT_STEPS
    for step in steps:
        low, high = floor(min(values) / step), ceil(max(values) / step)
        top = 100 // step if chances else None
        low, high = _widened(low, high, min(LEAST_STEPS, most), top)
        if high - low <= most:
            break
    return [step * row for row in range(low, high + 1)]


def _widened(low: int, high: int, least: int, top: int | None) -> tuple[int, int]:
    """Widen a scale to `least` steps within 0 and `top`, so that small changes look small."""
    while high - low < least:
        if top is None or high < top:
            high += 1
        if high - low < least and (top is None or low > 0):
            low -= 1
        if top is not None and high == top and low == 0:
            break
    return low, high


class CurveView(ChartView):
    """Shows the chances or points at each decision; `chosen` carries the chosen decision."""

    chosen = Signal(object)

    def __init__(self, describe: Callable[[Judged], str], parent: QWidget | None = None) -> None:
        """`describe` returns the text for a decision."""
        super().__init__(LEAST, WANTED, parent)
        self._describe = describe
        self._points: tuple[ReviewPoint, ...] = ()
        self._span, self._chances, self._side = (0, 1), True, 0
        self._marked: Sequence[Judged] = ()
        self._chosen: Judged | None = None
        self._axis = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def begin(self, span: tuple[int, int], chances: bool, side: int) -> None:
        """Start an empty curve for a race; `span` is its first and last moment."""
        self._span, self._chances, self._side = span, chances, side
        self._points, self._marked, self._chosen = (), (), None
        self.update()

    def show_points(self, points: tuple[ReviewPoint, ...], marked: Sequence[Judged]) -> None:
        """Show these points; decisions in `marked` have the symbol of their grade."""
        self._points, self._marked = points, marked
        self.update()

    def choose(self, judged: Judged | None) -> None:
        """Mark the current decision."""
        self._chosen = judged
        self.setAccessibleDescription("" if judged is None else self._describe(judged))
        self.update()

    def name_axis(self, text: str) -> None:
        """Set the text below the curve."""
        self._axis = text
        self.update()

    def curve(self) -> Curve:
        """Return the current layout."""
        metrics = QFontMetricsF(self.font())
        widest = chance(1.0) if self._chances else amount(-10_000)
        label = metrics.horizontalAdvance(widest)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        return lay_out(self._points, self._span, box, metrics.height(), label, self._chances)

    # -- drawing -----------------------------------------------------------------

    def draw(self, painter: ChartPainter) -> None:
        """Draw the curve."""
        curve = self.curve()
        # Not translucent in high contrast: there are few lines.
        painter.grid_pen = QPen(painter.theme.line, painter.line * GRID)
        plot = curve.grid.plot
        for row, height in curve.grid.rows:
            painter.row(plot, height, self._label(row), LABEL_GAP)
        below = QRectF(plot.left(), plot.bottom() + painter.line * 0.25, plot.width(), painter.line)
        painter.painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._axis)
        self._paint_line(painter.painter, curve, painter.line, painter.theme)
        self._paint_chosen(painter.painter, curve, painter.line, painter.theme)

    def _label(self, row: int) -> str:
        return chance(row / 100) if self._chances else amount(row)

    def _paint_line(self, painter: QPainter, curve: Curve, line: float, theme: Theme) -> None:
        colour = legible(theme.sides[self._side], theme.window, CONTRAST)
        pen = QPen(colour, line * LINE)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(curve.positions))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for position, point in zip(curve.positions, curve.points, strict=True):
            if point.judged is None:
                painter.drawEllipse(position, line * DOT, line * DOT)
        for judged in self._marked:
            middle = curve.point_of(judged)
            if middle is not None:
                self._paint_symbol(painter, middle, line, judged.grade, theme)

    @staticmethod
    def _paint_symbol(
        painter: QPainter, middle: QPointF, line: float, grade: Grade, theme: Theme
    ) -> None:
        square = QRectF(0, 0, line * SYMBOL, line * SYMBOL)
        square.moveCenter(middle)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.paper)
        painter.drawEllipse(square.adjusted(-2, -2, 2, 2))
        paint_grade_symbol(painter, square, grade, theme)

    def _paint_chosen(self, painter: QPainter, curve: Curve, line: float, theme: Theme) -> None:
        middle = None if self._chosen is None else curve.point_of(self._chosen)
        if middle is None:
            return
        pen = QPen(theme.ink, line * CHOSEN)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        plot = curve.grid.plot
        painter.drawLine(QPointF(middle.x(), plot.top()), QPointF(middle.x(), plot.bottom()))
        painter.setPen(QPen(theme.ink, line * LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, line * SYMBOL * 0.65, line * SYMBOL * 0.65)

    # -- pointing ------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the nearest decision."""
        self._choose_at(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while its button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose_at(event.position().x())

    def _choose_at(self, x: float) -> None:
        judged = self.curve().nearest(x)
        if judged is not None and judged is not self._chosen:
            self.chosen.emit(judged)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a decision with the arrow keys, Home and End."""
        made = [point.judged for point in self._points if point.judged is not None]
        keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
        if event.key() not in keys or not made:
            super().keyPressEvent(event)
            return
        here = made.index(self._chosen) if self._chosen in made else -1
        there = {
            Qt.Key.Key_Left: max(0, here - 1),
            Qt.Key.Key_Right: min(len(made) - 1, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(made) - 1,
        }[Qt.Key(event.key())]
        self.chosen.emit(made[there])

    def event(self, event: QEvent) -> bool:
        """Show the tooltip for the nearest decision."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            judged = self.curve().nearest(event.pos().x())
            if judged is not None:
                show_tooltip(event.globalPos(), self._describe(judged), self)
            return True
        return super().event(event)

"""The chart of the points of each side, race by race, on the screen and on paper."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPen, QPolygonF

from mille_qt.ui.art.charts.chart_painter import (
    ALIGN_LEFT,
    ALIGN_RIGHT,
    CONTRAST,
    GAP,
    HEADROOM,
    ChartPainter,
    Grid,
    label_step,
    round_scale,
)
from mille_qt.ui.art.side_mark import paint_side_mark
from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.theme_colours import legible
from mille_qt.ui.translation import translate

#: In lines of text: width of lines, of the target's line, of marks, and of those with the totals.
LINE, TARGET, MARK, LAST_MARK = 0.15, 0.09, 0.72, 0.95
#: From the plot to the end of a total without its digits, and down to the labels of the races.
BESIDE, BELOW = 2.4, 0.6
#: Least distance between two marks of a line, in their widths.
MARK_STEP = 1.7
#: Dashes tell the lines apart without colour; in widths of the line.
_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (4.5, 2.0),
    (1.2, 1.6),
    (4.5, 1.6, 1.2, 1.6),
    (9.0, 2.0),
    (4.5, 1.6, 1.2, 1.6, 1.2, 1.6),
)


@dataclass(frozen=True, slots=True)
class Points:
    """The points of each side at the start and after each race."""

    sides: tuple[tuple[int, ...], ...]
    #: The points that end the match; 0 for one race.
    target: int

    @property
    def races(self) -> int:
        """Number of races scored."""
        return len(self.sides[0]) - 1

    @property
    def top(self) -> int:
        """The largest value in the chart."""
        return max(1, self.target, *(max(points) for points in self.sides))


@dataclass(frozen=True, slots=True)
class ScoreChartLayout:
    """Positions of everything in the chart, in the units of its box."""

    #: Rows are points, columns races.
    grid: Grid
    #: Height of the points that win the match.
    target: float
    #: The line of each side, and the height of the total at its end.
    lines: tuple[tuple[QPointF, ...], ...]
    ends: tuple[float, ...]
    #: Width of a mark; every how many races there is one, counted from the last.
    mark: float
    mark_every: int

    def marked(self, side: int) -> tuple[QPointF, ...]:
        """Return the points of a line with a mark; the start has none."""
        return self.lines[side][:0:-1][:: self.mark_every]


def lay_out(
    points: Points, box: QRectF, line: float, width: Callable[[int], float], title: float = 0.0
) -> ScoreChartLayout:
    """Lay out the chart in a box.

    `line` is the height of text; `width` returns the width of a number; `title` is the width of
    the label before the races.
    """
    gap, top = line * GAP, points.top * HEADROOM
    upper, lower = line * 0.5, line * 1.7
    rows = round_scale(top, box.height() - upper - lower, line)
    left = max(title, *(width(number) for number in (*rows, points.target))) + gap
    right = max(width(side[-1]) for side in points.sides) + line * BESIDE
    plot = box.adjusted(left, upper, -right, -lower)

    def height(value: float) -> float:
        return plot.bottom() - plot.height() * value / top

    def place(race: int) -> float:
        return plot.left() + plot.width() * race / max(1, points.races)

    lines = tuple(
        tuple(QPointF(place(race), height(value)) for race, value in enumerate(side))
        for side in points.sides
    )
    target = height(points.target)
    every = label_step(points.races, plot.width(), width(points.races) + line)
    races = [n for n in range(1, points.races + 1) if every == 1 or n % every == 0]
    return ScoreChartLayout(
        grid=Grid(
            plot,
            # A row that touches the label of the target is left out.
            tuple(
                (n, height(n))
                for n in rows
                if not (n and points.target) or abs(height(n) - target) >= line * 1.1
            ),
            tuple((race, place(race)) for race in races),
        ),
        target=target,
        lines=lines,
        ends=tuple(_apart([ends[-1].y() for ends in lines], line * 1.1, plot)),
        mark=line * MARK,
        mark_every=max(
            1, ceil(line * MARK * MARK_STEP * max(1, points.races) / max(1.0, plot.width()))
        ),
    )


def _apart(middles: Sequence[float], step: float, plot: QRectF) -> list[float]:
    """Return the heights moved apart to at least `step`, in their order and inside the plot."""
    order = sorted(range(len(middles)), key=lambda side: (middles[side], side))
    placed: list[float] = []
    for side in order:
        placed.append(max(middles[side], placed[-1] + step) if placed else middles[side])
    lowest = plot.bottom()
    for i in reversed(range(len(placed))):
        placed[i] = min(placed[i], lowest)
        lowest = placed[i] - step
    return [placed[order.index(side)] for side in range(len(middles))]


def paint_score_chart(chart_painter: ChartPainter, box: QRectF, points: Points) -> None:
    """Draw the chart into a box."""
    painter = chart_painter.painter
    painter.save()
    bold = QFont(painter.font())
    bold.setBold(True)
    wide = QFontMetricsF(bold)
    title = chart_painter.width(_title())
    layout = lay_out(
        points, box, chart_painter.line, lambda n: wide.horizontalAdvance(number(n)), title
    )
    _paint_grid(chart_painter, layout, box)
    painter.setFont(bold)
    if points.target:
        _paint_target(chart_painter, layout, points.target)
    for side in reversed(range(len(points.sides))):
        _paint_line(chart_painter, layout, side)
    for side in reversed(range(len(points.sides))):
        _paint_end(chart_painter, layout, side, points.sides[side][-1])
    painter.restore()


def _paint_grid(chart_painter: ChartPainter, layout: ScoreChartLayout, box: QRectF) -> None:
    plot, line = layout.grid.plot, chart_painter.line
    for value, height in layout.grid.rows:
        if value:
            chart_painter.row(plot, height, number(value))
        else:
            chart_painter.base_line(plot)
            chart_painter.row_label(plot, height, number(value), chart_painter.theme.muted)
    chart_painter.columns(layout.grid, BELOW)
    low = plot.bottom() + line * BELOW
    room = QRectF(box.left(), low, plot.left() - box.left() - line * GAP, line)
    chart_painter.painter.drawText(room, ALIGN_RIGHT, _title())


def _title() -> str:
    return translate("ScoreChart", "Race", "below a chart, before 1 2 3 …")


def _paint_target(chart_painter: ChartPainter, layout: ScoreChartLayout, target: int) -> None:
    painter, ink = chart_painter.painter, chart_painter.theme.accent_ink
    pen = QPen(ink, chart_painter.line * TARGET)
    pen.setDashPattern([6, 4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    plot, height = layout.grid.plot, layout.target
    painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height))
    chart_painter.row_label(plot, height, number(target), ink)


def _paint_line(chart_painter: ChartPainter, layout: ScoreChartLayout, side: int) -> None:
    painter, theme = chart_painter.painter, chart_painter.theme
    pen = QPen(legible(theme.sides[side], theme.paper, CONTRAST), chart_painter.line * LINE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if _DASHES[side]:
        pen.setDashPattern(list(_DASHES[side]))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(layout.lines[side]))
    for point in layout.marked(side):
        paint_side_mark(painter, _square(point, layout.mark), side, theme)


def _paint_end(
    chart_painter: ChartPainter, layout: ScoreChartLayout, side: int, total: int
) -> None:
    """Draw the mark of a side with its total at the end of its line."""
    painter, line = chart_painter.painter, chart_painter.line
    left, middle = layout.grid.plot.right() + line * GAP, layout.ends[side]
    mark = line * LAST_MARK
    centre = QPointF(left + mark, middle)
    paint_side_mark(painter, _square(centre, mark), side, chart_painter.theme)
    painter.setPen(chart_painter.theme.ink)
    room = QRectF(left + mark * 1.8, middle - line, line * 20, line * 2)
    painter.drawText(room, ALIGN_LEFT, number(total))


def _square(centre: QPointF, width: float) -> QRectF:
    return QRectF(centre.x() - width / 2, centre.y() - width / 2, width, width)

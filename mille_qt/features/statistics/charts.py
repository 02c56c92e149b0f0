"""The charts of the statistics: points race by race, and matches won."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mille_qt.features.statistics import statistics_texts
from mille_qt.features.statistics.figures import (
    Opponent,
    Selection,
    Share,
    matches_by_opponent,
    points_of,
    running_average,
)
from mille_qt.ui.art.charts.chart_painter import (
    ALIGN_LEFT,
    ALIGN_RIGHT,
    GAP,
    HEADROOM,
    ChartPainter,
    Grid,
    label_step,
    round_scale,
)
from mille_qt.ui.art.charts.chart_view import ChartView
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.texts.cards import number
from mille_qt.ui.translation import translate
from mille_qt.ui.widgets import Heading, Sheet
from mille_rules.computer.levels.levels import LEVELS

#: Sizes of a chart, in lines of text.
LEAST, WANTED = QSizeF(18, 13), QSizeF(28, 13)
#: The margins above and below the plot in lines of text; the share of a bar in its row.
ABOVE, BELOW, BAR = 0.9, 1.6, 0.62
#: The largest and the smallest dot, in lines of text; dots become smaller if there are many.
DOT, LEAST_DOT = 0.42, 0.14
#: The least upper end of a scale of points.
LEAST_TOP = 1_000
_PERCENTS = (0, 25, 50, 75, 100)

#: Returns the width of a number.
Width = Callable[[int], float]


class Charts(SideBySide):
    """Two charts, each with a heading and with its data as an accessible description."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.points, self.shares = ChartView(LEAST, WANTED), ChartView(LEAST, WANTED)
        self._headings = Heading(), Heading()
        first, second = self._headings
        self._points_sheet = Sheet(first, self.points)
        super().__init__(self._points_sheet, Sheet(second, self.shares), parent)

    def show_races(self, selected: Selection) -> None:
        """Show these races, the earliest first; points only if any was played for points."""
        points = points_of(selected.races)
        self._points_sheet.setVisible(bool(points))
        if points:
            self.points.show_chart(
                lambda brush, box: paint_points(brush, box, points),
                statistics_texts.points_in_words(points),
            )
        shares = _named(matches_by_opponent(selected.finals))
        nothing = translate("Charts", "No match has come to its end yet.")
        self.shares.show_chart(
            lambda brush, box: paint_shares(brush, box, shares, nothing),
            statistics_texts.shares_in_words(shares) or nothing,
        )

    def retranslate(self) -> None:
        """Set the headings in the current language."""
        texts = translate("Charts", "Points race by race"), translate("Charts", "Matches won")
        charts = self.points, self.shares
        for heading, chart, text in zip(self._headings, charts, texts, strict=True):
            heading.setText(text)
            chart.setAccessibleName(text)


def _named(shares: dict[Opponent, Share]) -> list[tuple[str, Share, str]]:
    """Return the name, the share and its text for each opponent: levels first, then people."""
    order = [*LEVELS]

    def sort_key(one: Opponent) -> tuple[bool, int]:
        return not one.level, order.index(one.level) if one.level in order else len(order)

    return [
        (statistics_texts.opponent_name(one), shares[one], statistics_texts.share_text(shares[one]))
        for one in sorted(shares, key=sort_key)
    ]


@dataclass(frozen=True, slots=True)
class PointsPlot:
    """A dot for the points of each race, and a line for their running average."""

    grid: Grid
    dots: tuple[QPointF, ...]
    average: tuple[QPointF, ...]
    #: The width of a dot.
    dot: float


@dataclass(frozen=True, slots=True)
class SharePlot:
    """A bar for each share, one below the other; the columns are percentages."""

    grid: Grid
    bars: tuple[QRectF, ...]


def lay_out_points(points: Sequence[int], box: QRectF, line: float, width: Width) -> PointsPlot:
    """Lay out the points of at least one race; `line` is the height of the text."""
    average = running_average(points)
    top = max(LEAST_TOP, *points) * HEADROOM
    plot, rows = _plot(box, line, top, width)
    step = plot.width() / len(points)

    def positions(values: Sequence[float]) -> tuple[QPointF, ...]:
        return tuple(
            QPointF(plot.left() + step * (i + 0.5), plot.bottom() - plot.height() * value / top)
            for i, value in enumerate(values)
        )

    dots = positions(points)
    every = label_step(len(points), plot.width(), width(len(points)) + line)
    named = [n for n in range(1, len(points) + 1) if every == 1 or n % every == 0]
    columns = tuple((number, dots[number - 1].x()) for number in named)
    dot = max(line * LEAST_DOT, min(line * DOT, step * 0.8))
    return PointsPlot(Grid(plot, rows, columns), dots, positions(average), dot)


def lay_out_shares(
    shares: Sequence[Share], box: QRectF, line: float, names: float, counts: float
) -> SharePlot:
    """Lay out at least one share; `names` and `counts` are the widths of the texts beside bars."""
    left, right = names + line * GAP, counts + line * GAP
    plot = box.adjusted(left, 0, -right, -line * BELOW)
    step = plot.height() / len(shares)
    height = min(step * BAR, line * 1.2)
    bars = tuple(
        QRectF(
            plot.left(),
            plot.top() + step * (i + 0.5) - height / 2,
            plot.width() * share.some / max(1, share.all),
            height,
        )
        for i, share in enumerate(shares)
    )
    columns = tuple((n, plot.left() + plot.width() * n / 100) for n in _PERCENTS)
    return SharePlot(Grid(plot, (), columns), bars)


def _plot(
    box: QRectF, line: float, top: float, width: Width
) -> tuple[QRectF, tuple[tuple[int, float], ...]]:
    """Return the rectangle of the plot, and the numbers of its scale with their heights."""
    room = box.height() - line * (ABOVE + BELOW)
    numbers = round_scale(top, room, line)
    left = max(width(number) for number in numbers) + line * GAP
    plot = box.adjusted(left, line * ABOVE, -line * GAP, -line * BELOW)
    rows = tuple((n, plot.bottom() - plot.height() * n / top) for n in numbers)
    return plot, rows


#: The width of the line of the average and the radius of a bar's corners, in lines of text.
AVERAGE, ROUND = 0.16, 0.15
#: The distance of the column labels below the plot, in lines of text.
COLUMN_LABELS = 0.4
_CENTRE = Qt.AlignmentFlag.AlignCenter


def _paint_grid(brush: ChartPainter, grid: Grid, label: Callable[[int], str] = number) -> None:
    for value, height in grid.rows:
        brush.row(grid.plot, height, number(value))
    brush.base_line(grid.plot)
    brush.columns(grid, COLUMN_LABELS, label)


def paint_points(brush: ChartPainter, box: QRectF, points: Sequence[int]) -> None:
    """Paint the points of each race, and their running average."""
    if not points:
        return
    line, painter = brush.line, brush.painter
    _paint_key(brush, QRectF(box.left(), box.top(), box.width(), line))
    rest = box.adjusted(0, line * 0.9, 0, 0)
    chart = lay_out_points(points, rest, line, brush.number_width)
    _paint_grid(brush, chart.grid)
    brush.fill(brush.first)
    for centre in chart.dots:
        painter.drawEllipse(centre, chart.dot / 2, chart.dot / 2)
    pen = QPen(brush.second, line * AVERAGE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(chart.average))


def _paint_key(brush: ChartPainter, box: QRectF) -> None:
    """Paint the key of dots and line at the right."""
    line, painter = brush.line, brush.painter
    dots = translate("StatisticsCharts", "one race", "what a dot stands for")
    average = translate("StatisticsCharts", "average of the last ten", "what a line stands for")
    right, middle = box.right() - line * GAP, box.center().y()
    painter.setPen(brush.theme.ink)
    painter.drawText(QRectF(box.left(), box.top(), right - box.left(), line), ALIGN_RIGHT, average)
    right -= brush.width(average) + line * 0.4
    painter.setPen(QPen(brush.second, line * AVERAGE))
    painter.drawLine(QLineF(right - line * 1.2, middle, right, middle))
    right -= line * 2.4
    painter.setPen(brush.theme.ink)
    painter.drawText(QRectF(box.left(), box.top(), right - box.left(), line), ALIGN_RIGHT, dots)
    brush.fill(brush.first)
    painter.drawEllipse(
        QPointF(right - brush.width(dots) - line * 0.6, middle), line * 0.2, line * 0.2
    )


def paint_shares(
    brush: ChartPainter, box: QRectF, shares: Sequence[tuple[str, Share, str]], nothing: str
) -> None:
    """Paint a bar for each name with its count, or the text `nothing` if there are none."""
    line, painter = brush.line, brush.painter
    if not shares:
        painter.setPen(brush.theme.muted)
        painter.drawText(box, _CENTRE | Qt.TextFlag.TextWordWrap, nothing)
        return
    names = max(brush.width(name) for name, _, _ in shares)
    counts = max(brush.width(count) for _, _, count in shares)
    chart = lay_out_shares([share for _, share, _ in shares], box, line, names, counts)
    plot = chart.grid.plot
    painter.setPen(brush.grid_pen)
    for _, x in chart.grid.columns:
        painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()))
    percent = translate("StatisticsCharts", "{number}%")
    _paint_grid(brush, chart.grid, lambda value: percent.format(number=number(value)))
    for bar, (name, _, count) in zip(chart.bars, shares, strict=True):
        brush.fill(brush.first)
        painter.drawRoundedRect(bar, line * ROUND, line * ROUND)
        painter.setPen(brush.theme.ink)
        height, middle = line * 2, bar.center().y()
        before = QRectF(box.left(), middle - line, plot.left() - line * GAP - box.left(), height)
        painter.drawText(before, ALIGN_RIGHT, name)
        behind = QRectF(plot.right() + line * GAP, middle - line, counts + line, height)
        painter.drawText(behind, ALIGN_LEFT, count)

"""Draws the charts of the statistics."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QPolygonF

from mille_qt.features.statistics.figures import Bin, Share
from mille_qt.features.statistics.plots import (
    lay_out_course,
    lay_out_shares,
    lay_out_spread,
)
from mille_qt.ui.charts.axes import GAP, Grid
from mille_qt.ui.charts.chart_painter import ALIGN_LEFT, ALIGN_RIGHT, ChartPainter
from mille_qt.ui.texts.cards import number

translate = QCoreApplication.translate

#: The line of the average, in lines of text, and how round the end of a bar is.
AVERAGE, ROUND = 0.16, 0.15
#: From the plot down to the labels of the columns, in lines of text.
COLUMN_LABELS = 0.4
_CENTRE = Qt.AlignmentFlag.AlignCenter


def _paint_grid(brush: ChartPainter, grid: Grid, label: Callable[[int], str] = number) -> None:
    for value, height in grid.rows:
        brush.row(grid.plot, height, number(value))
    brush.base_line(grid.plot)
    brush.columns(grid, COLUMN_LABELS, label)


def paint_course(brush: ChartPainter, box: QRectF, points: Sequence[int]) -> None:
    """Draw the points of each race, and their running average."""
    if not points:
        return
    line, painter = brush.line, brush.painter
    _paint_key(brush, QRectF(box.left(), box.top(), box.width(), line))
    rest = box.adjusted(0, line * 0.9, 0, 0)
    chart = lay_out_course(points, rest, line, brush.number_width)
    _paint_grid(brush, chart.grid)
    brush.fill(brush.first)
    for centre in chart.dots:
        painter.drawEllipse(centre, chart.dot / 2, chart.dot / 2)
    pen = QPen(brush.second, line * AVERAGE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(chart.average))


def _paint_key(brush: ChartPainter, place: QRectF) -> None:
    """Draw what dots and line stand for, at the right."""
    line, painter = brush.line, brush.painter
    dots = translate("StatisticsCharts", "one race", "what a dot stands for")
    average = translate("StatisticsCharts", "average of the last ten", "what a line stands for")
    right, middle = place.right() - line * GAP, place.center().y()
    painter.setPen(brush.theme.ink)
    painter.drawText(
        QRectF(place.left(), place.top(), right - place.left(), line), ALIGN_RIGHT, average
    )
    right -= brush.width(average) + line * 0.4
    painter.setPen(QPen(brush.second, line * AVERAGE))
    painter.drawLine(QLineF(right - line * 1.2, middle, right, middle))
    right -= line * 2.4
    painter.setPen(brush.theme.ink)
    painter.drawText(
        QRectF(place.left(), place.top(), right - place.left(), line), ALIGN_RIGHT, dots
    )
    brush.fill(brush.first)
    painter.drawEllipse(
        QPointF(right - brush.width(dots) - line * 0.6, middle), line * 0.2, line * 0.2
    )


def paint_shares(
    brush: ChartPainter, box: QRectF, shares: Sequence[tuple[str, Share, str]], nothing: str
) -> None:
    """Draw a bar for each name, with its count in words behind the plot; else say `nothing`."""
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
    for _, place in chart.grid.columns:
        painter.drawLine(QLineF(place, plot.top(), place, plot.bottom()))
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


def paint_spread(brush: ChartPainter, box: QRectF, bins: Sequence[Bin]) -> None:
    """Draw how many races brought how many points."""
    if not bins:
        return
    line, painter = brush.line, brush.painter
    chart = lay_out_spread(bins, box, line, brush.number_width)
    _paint_grid(brush, chart.grid)
    for bar, bin_ in zip(chart.bars, bins, strict=True):
        brush.fill(brush.first)
        painter.drawRect(bar)
        words = number(bin_.races)
        if bin_.races and brush.width(words) < bar.width() * 1.1:
            painter.setPen(brush.theme.ink)
            above = QRectF(bar.left() - line, bar.top() - line * 1.05, bar.width() + 2 * line, line)
            painter.drawText(above, _CENTRE, words)

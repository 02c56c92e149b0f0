"""Draws the charts of the statistics, in the manner of the score sheet's."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from mille_qt.features.statistics.figures import Bin, Share
from mille_qt.features.statistics.plots import (
    GAP,
    Grid,
    lay_out_course,
    lay_out_shares,
    lay_out_spread,
)
from mille_qt.play.score_sheet.printing.chart_painter import GRID, grid_colour, line_colour
from mille_qt.ui.texts import number
from mille_qt.ui.theme.theme_colours import Theme

translate = QCoreApplication.translate

#: The line of the average, in lines of text, and how round the end of a bar is.
AVERAGE, ROUND = 0.16, 0.15
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class Brush:
    """A painter with the measures and colours that all charts are drawn with."""

    def __init__(self, painter: QPainter, font: QFont, theme: Theme) -> None:
        self.painter, self.theme = painter, theme
        self._metrics = QFontMetricsF(font)
        self.line = self._metrics.height()
        #: What stands for one thing, and what for an average of many.
        self.first = line_colour(theme.blue, theme.paper)
        self.second = line_colour(theme.accent_ink, theme.paper)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)

    def width(self, words: str) -> float:
        """The width of some words."""
        return self._metrics.horizontalAdvance(words)

    def number_width(self, digits: str) -> float:
        """The width of a number as it is written, from its digits."""
        return self.width(number(int(digits)))

    def fill(self, colour: QColor) -> None:
        """Fill what is drawn from now on, without an outline."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)

    def grid(self, grid: Grid, unit: str = "{number}") -> None:
        """Draw the lines and numbers of a chart; those below are in this unit."""
        painter, line, plot = self.painter, self.line, grid.plot
        quiet = QPen(grid_colour(self.theme), line * GRID)
        for value, height in grid.rows:
            painter.setPen(quiet)
            painter.drawLine(QLineF(plot.left(), height, plot.right(), height))
            painter.setPen(self.theme.muted)
            room = QRectF(plot.left() - line * (GAP + 9), height - line, line * 9, line * 2)
            painter.drawText(room, _RIGHT, number(value))
        painter.setPen(QPen(self.theme.muted, line * GRID))
        painter.drawLine(QLineF(plot.left(), plot.bottom(), plot.right(), plot.bottom()))
        for value, place in grid.columns:
            room = QRectF(place - line * 4, plot.bottom() + line * 0.4, line * 8, line)
            painter.drawText(room, _CENTRE, unit.format(number=number(value)))


def paint_course(brush: Brush, box: QRectF, points: Sequence[int]) -> None:
    """Draw the points of each race, and their running average."""
    if not points:
        return
    line, painter = brush.line, brush.painter
    _paint_key(brush, QRectF(box.left(), box.top(), box.width(), line))
    rest = box.adjusted(0, line * 0.9, 0, 0)
    chart = lay_out_course(points, rest, line, brush.number_width)
    brush.grid(chart.grid)
    brush.fill(brush.first)
    for centre in chart.dots:
        painter.drawEllipse(centre, chart.dot / 2, chart.dot / 2)
    pen = QPen(brush.second, line * AVERAGE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(chart.average))


def _paint_key(brush: Brush, place: QRectF) -> None:
    """Draw what dots and line stand for, at the right."""
    line, painter = brush.line, brush.painter
    dots = translate("StatisticsCharts", "one race", "what a dot stands for")
    average = translate("StatisticsCharts", "average of the last ten", "what a line stands for")
    right, middle = place.right() - line * GAP, place.center().y()
    painter.setPen(brush.theme.ink)
    painter.drawText(QRectF(place.left(), place.top(), right - place.left(), line), _RIGHT, average)
    right -= brush.width(average) + line * 0.4
    painter.setPen(QPen(brush.second, line * AVERAGE))
    painter.drawLine(QLineF(right - line * 1.2, middle, right, middle))
    right -= line * 2.4
    painter.setPen(brush.theme.ink)
    painter.drawText(QRectF(place.left(), place.top(), right - place.left(), line), _RIGHT, dots)
    brush.fill(brush.first)
    painter.drawEllipse(
        QPointF(right - brush.width(dots) - line * 0.6, middle), line * 0.2, line * 0.2
    )


def paint_shares(
    brush: Brush, box: QRectF, shares: Sequence[tuple[str, Share, str]], nothing: str
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
    painter.setPen(QPen(grid_colour(brush.theme), line * GRID))
    for _, place in chart.grid.columns:
        painter.drawLine(QLineF(place, plot.top(), place, plot.bottom()))
    brush.grid(chart.grid, translate("StatisticsCharts", "{number}%"))
    for bar, (name, _, count) in zip(chart.bars, shares, strict=True):
        brush.fill(brush.first)
        painter.drawRoundedRect(bar, line * ROUND, line * ROUND)
        painter.setPen(brush.theme.ink)
        height, middle = line * 2, bar.center().y()
        before = QRectF(box.left(), middle - line, plot.left() - line * GAP - box.left(), height)
        painter.drawText(before, _RIGHT, name)
        behind = QRectF(plot.right() + line * GAP, middle - line, counts + line, height)
        painter.drawText(behind, _LEFT, count)


def paint_spread(brush: Brush, box: QRectF, bins: Sequence[Bin]) -> None:
    """Draw how many races brought how many points."""
    if not bins:
        return
    line, painter = brush.line, brush.painter
    chart = lay_out_spread(bins, box, line, brush.number_width)
    brush.grid(chart.grid)
    for bar, bin_ in zip(chart.bars, bins, strict=True):
        brush.fill(brush.first)
        painter.drawRect(bar)
        words = number(bin_.races)
        if bin_.races and brush.width(words) < bar.width() * 1.1:
            painter.setPen(brush.theme.ink)
            above = QRectF(bar.left() - line, bar.top() - line * 1.05, bar.width() + 2 * line, line)
            painter.drawText(above, _CENTRE, words)

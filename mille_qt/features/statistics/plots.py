"""Where everything of a chart of the statistics goes, in the units of the box that it is given."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from mille_qt.features.statistics.figures import Bin, Share, running_average
from mille_qt.ui.charts.axes import GAP, HEADROOM, Grid, label_step, round_scale

#: Room above and below the plot, in lines of text; share of a bar in its row, and of the gap
#: between two columns.
ABOVE, BELOW, BAR, COLUMN_GAP = 0.9, 1.6, 0.62, 0.12
#: A dot in lines of text: as large as this, and small enough to be told from its neighbour.
DOT, LEAST_DOT = 0.42, 0.14
#: A chart of points goes up to this at least.
LEAST_TOP = 1_000
_PERCENTS = (0, 25, 50, 75, 100)

#: Returns the width of a number.
Width = Callable[[int], float]


@dataclass(frozen=True, slots=True)
class CoursePlot:
    """Race after race: a dot for each, and the line of their running average."""

    grid: Grid
    dots: tuple[QPointF, ...]
    average: tuple[QPointF, ...]
    #: The width of a dot.
    dot: float


@dataclass(frozen=True, slots=True)
class SharePlot:
    """A bar for each share, one below the other; columns are percents."""

    grid: Grid
    bars: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class SpreadPlot:
    """A column for each bin, as high as it has races; the numbers below are points."""

    grid: Grid
    bars: tuple[QRectF, ...]


def lay_out_course(points: Sequence[int], box: QRectF, line: float, width: Width) -> CoursePlot:
    """Lay out the points of one race or more; `line` is the height of text."""
    average = running_average(points)
    top = max(LEAST_TOP, *points) * HEADROOM
    plot, rows = _plot(box, line, top, width)
    step = plot.width() / len(points)

    def places(values: Sequence[float]) -> tuple[QPointF, ...]:
        return tuple(
            QPointF(plot.left() + step * (i + 0.5), plot.bottom() - plot.height() * value / top)
            for i, value in enumerate(values)
        )

    dots = places(points)
    every = label_step(len(points), plot.width(), width(len(points)) + line)
    named = [n for n in range(1, len(points) + 1) if every == 1 or n % every == 0]
    columns = tuple((number, dots[number - 1].x()) for number in named)
    dot = max(line * LEAST_DOT, min(line * DOT, step * 0.8))
    return CoursePlot(Grid(plot, rows, columns), dots, places(average), dot)


def lay_out_shares(
    shares: Sequence[Share], box: QRectF, line: float, names: float, counts: float
) -> SharePlot:
    """Lay out one share or more; `names` and `counts` are the widths of the words beside bars."""
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


def lay_out_spread(bins: Sequence[Bin], box: QRectF, line: float, width: Width) -> SpreadPlot:
    """Lay out one bin or more."""
    most = max(bin_.races for bin_ in bins)
    top = most * HEADROOM
    plot, rows = _plot(box.adjusted(0, line * 0.4, 0, 0), line, top, width)
    step = plot.width() / len(bins)
    bars = tuple(
        QRectF(
            plot.left() + step * (i + COLUMN_GAP / 2),
            plot.bottom() - plot.height() * bin_.races / top,
            step * (1 - COLUMN_GAP),
            plot.height() * bin_.races / top,
        )
        for i, bin_ in enumerate(bins)
    )
    edges = [*(bin_.low for bin_ in bins), bins[-1].high]
    every = label_step(len(bins), plot.width(), width(edges[-1]) + line)
    columns = tuple(
        (edge, plot.left() + step * i) for i, edge in enumerate(edges) if i % every == 0
    )
    return SpreadPlot(Grid(plot, rows, columns), bars)


def _plot(
    box: QRectF, line: float, top: float, width: Width
) -> tuple[QRectF, tuple[tuple[int, float], ...]]:
    """Where the plot is beside the numbers of its scale, and those with their heights."""
    room = box.height() - line * (ABOVE + BELOW)
    numbers = round_scale(top, room, line)
    left = max(width(number) for number in numbers) + line * GAP
    plot = box.adjusted(left, line * ABOVE, -line * GAP, -line * BELOW)
    rows = tuple((n, plot.bottom() - plot.height() * n / top) for n in numbers)
    return plot, rows

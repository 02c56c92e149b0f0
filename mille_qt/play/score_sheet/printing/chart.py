"""Where everything of a chart goes that shows the points of each side, race by race."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF

#: In lines of text: between two numbers at an axis at least; the mark of a side on its line; the
#: gaps between plot and words; and how far the scale goes on above what it has to show.
ROW_STEP, MARK, GAP, HEADROOM = 1.5, 0.72, 0.5, 1.04
#: From the plot to the end of the words beside it, without these, in lines of text.
BESIDE = 2.4
#: Marks on a line stand this many of their widths apart at least.
MARK_STEP = 1.7
_STEPS = (1, 2, 5)


@dataclass(frozen=True, slots=True)
class Points:
    """What a chart shows: the points of each side at the start and after every race."""

    sides: tuple[tuple[int, ...], ...]
    target: int

    @property
    def races(self) -> int:
        """How many races have been scored."""
        return len(self.sides[0]) - 1

    @property
    def top(self) -> int:
        """The most that the chart has to show."""
        return max(self.target, *(max(points) for points in self.sides))


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart laid out, in the units of the box that it was given."""

    plot: QRectF
    #: The grid: points and their height; the races that are named and where they stand.
    rows: tuple[tuple[int, float], ...]
    columns: tuple[tuple[int, float], ...]
    #: The height of the points that win the match.
    target: float
    #: A line for each side, and the middle of the words at its end.
    lines: tuple[tuple[QPointF, ...], ...]
    ends: tuple[float, ...]
    #: The width of a mark, and how many races are between two of them, counted from the last.
    mark: float
    mark_every: int

    def marked(self, side: int) -> tuple[QPointF, ...]:
        """The points of a line that bear a mark; the start has none."""
        return self.lines[side][:0:-1][:: self.mark_every]


def lay_out(
    points: Points, box: QRectF, line: float, width: Callable[[int], float], title: float = 0.0
) -> Chart:
    """Lay a chart out in a box.

    `line` is the height of text, `width` tells that of a number, and `title` is that of the word
    before the races.
    """
    gap, top = line * GAP, points.top * HEADROOM
    upper, lower = line * 0.5, line * 1.7
    rows = round_scale(top, max(1, floor((box.height() - upper - lower) / line / ROW_STEP)))
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
    return Chart(
        plot=plot,
        # The target's own number stands where another would touch it.
        rows=tuple((n, height(n)) for n in rows if not n or abs(height(n) - target) >= line * 1.1),
        columns=tuple((race, place(race)) for race in _named(points.races, plot, line, width)),
        target=target,
        lines=lines,
        ends=tuple(_apart([ends[-1].y() for ends in lines], line * 1.1, plot)),
        mark=line * MARK,
        mark_every=max(
            1, ceil(line * MARK * MARK_STEP * max(1, points.races) / max(1.0, plot.width()))
        ),
    )


def round_scale(top: float, most: int) -> list[int]:
    """Round numbers from 0 up to `top`, no more than `most` of them above 0."""
    step, power = 1, 1
    while floor(top / step) > most:
        step = next((n * power for n in _STEPS if n * power > step), 0)
        if not step:
            power *= 10
            step = power
    return list(range(0, floor(top) + 1, step))


def _named(races: int, plot: QRectF, line: float, width: Callable[[int], float]) -> list[int]:
    """The races whose number stands below the plot: all, or every second, fifth, tenth …"""
    room = max(1, floor(plot.width() / (width(races) + line)))
    for every in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if races / every <= room:
            break
    return [race for race in range(1, races + 1) if every == 1 or race % every == 0]


def _apart(middles: Sequence[float], step: float, plot: QRectF) -> list[float]:
    """The same heights moved apart to at least `step`, in their order and inside the plot."""
    order = sorted(range(len(middles)), key=lambda side: (middles[side], side))
    placed: list[float] = []
    for side in order:
        placed.append(max(middles[side], placed[-1] + step) if placed else middles[side])
    lowest = plot.bottom()
    for i in reversed(range(len(placed))):
        placed[i] = min(placed[i], lowest)
        lowest = placed[i] - step
    return [placed[order.index(side)] for side in range(len(middles))]

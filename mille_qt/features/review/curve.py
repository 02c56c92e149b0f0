"""Where everything of the curve goes that shows how a race stood, decision by decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from mille_qt.ui.charts.axes import Grid
from mille_rules.computer.explanations.reviewing import ChanceBetweenRaces, Found, Judged, Weighed

#: The steps between two lines of the grid, in per cent and in points; the scale shows at least so
#: many steps where there is room.
CHANCE_STEPS, POINT_STEPS = (5, 10, 20, 25, 50), (100, 200, 250, 500, 1_000, 2_000)
LEAST_STEPS = 4
#: In lines of text: between two numbers at least, above and below the plot, and beside it.
ROW_STEP, ABOVE, BELOW, BESIDE = 1.3, 0.5, 1.4, 0.9


class Stop(NamedTuple):
    """A point of the curve: the moment, its height, and the decision that was made there."""

    seq: int
    value: float
    judged: Judged | None


def stops_of(found: Sequence[Found]) -> tuple[Stop, ...]:
    """The points of a review so far: chances in per cent, or points where these are not known."""
    stops = []
    for one in found:
        if isinstance(one, ChanceBetweenRaces):
            stops.append(Stop(one.seq, 100 * one.chance, None))
        elif isinstance(one, Judged):
            value = one.best.value if one.chance is None else 100 * one.chance
            stops.append(Stop(one.decision.seq, value, one))
    return tuple(stops)


def is_drawn(found: Found) -> bool:
    """Whether something found belongs on the curve."""
    return not isinstance(found, Weighed)


@dataclass(frozen=True, slots=True)
class Curve:
    """The curve laid out, in the units of the box that it was given."""

    #: Rows are the values at the lines; there are no columns.
    grid: Grid
    points: tuple[QPointF, ...]
    stops: tuple[Stop, ...]

    def nearest(self, x: float) -> Judged | None:
        """The decision nearest to a place from left to right."""
        near = [
            (abs(point.x() - x), stop.judged)
            for point, stop in zip(self.points, self.stops, strict=True)
            if stop.judged is not None
        ]
        return min(near, key=lambda pair: pair[0])[1] if near else None

    def point_of(self, judged: Judged) -> QPointF | None:
        """Where a decision is."""
        for point, stop in zip(self.points, self.stops, strict=True):
            if stop.judged is judged:
                return point
        return None


def lay_out(
    stops: tuple[Stop, ...],
    span: tuple[int, int],
    box: QRectF,
    line: float,
    label: float,
    chances: bool,
) -> Curve:
    """Lay the curve out in a box.

    `span` are the first and the last moment of the race, `line` the height of text, `label` the
    width of the widest number beside the plot.
    """
    plot = box.adjusted(label + line * BESIDE, line * ABOVE, -line * BESIDE, -line * BELOW)
    rows = _scale(stops, max(2, floor(plot.height() / line / ROW_STEP)), chances)
    low, high = rows[0], rows[-1]

    def height(value: float) -> float:
        return plot.bottom() - plot.height() * (value - low) / (high - low)

    first, last = span
    points = tuple(
        QPointF(
            plot.left() + plot.width() * (stop.seq - first) / max(1, last - first),
            height(stop.value),
        )
        for stop in stops
    )
    return Curve(Grid(plot, tuple((row, height(row)) for row in rows), ()), points, stops)


def _scale(stops: Sequence[Stop], most: int, chances: bool) -> list[int]:
    """Round numbers that all values lie between, no more steps than `most`."""
    values = [stop.value for stop in stops] or [50.0 if chances else 0.0]
    steps = CHANCE_STEPS if chances else POINT_STEPS
    for step in steps:
        low, high = floor(min(values) / step), ceil(max(values) / step)
        top = 100 // step if chances else None
        low, high = _widened(low, high, min(LEAST_STEPS, most), top)
        if high - low <= most:
            break
    return [step * row for row in range(low, high + 1)]


def _widened(low: int, high: int, least: int, top: int | None) -> tuple[int, int]:
    """At least so many steps, that small changes look small, within nothing and certainty."""
    while high - low < least:
        if top is None or high < top:
            high += 1
        if high - low < least and (top is None or low > 0):
            low -= 1
        if top is not None and high == top and low == 0:
            break
    return low, high

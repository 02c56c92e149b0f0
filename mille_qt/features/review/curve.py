"""The layout of the curve that shows the chances or points at each decision of a race."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from mille_qt.ui.art.charts.axes import Grid
from mille_rules.computer.explanations.reviewing import ChanceBetweenRaces, Found, Judged, Weighed

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

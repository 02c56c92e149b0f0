"""The layout of the curve: points within the plot, and round numbers on the axis."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from mille_qt.features.review.curve_view import ReviewPoint, lay_out
from tests.examples import each

BOX = QRectF(10, 20, 600, 110)
LINE, LABEL = 16.0, 40.0
chances = st.lists(st.floats(0, 100), min_size=1, max_size=70)
points = st.lists(st.floats(-4_000, 4_000), min_size=1, max_size=70)


def curve_points(values: list[float]) -> tuple[ReviewPoint, ...]:
    return tuple(ReviewPoint(10 + 2 * index, value, None) for index, value in enumerate(values))


@given(chances)
def test_the_scale_of_chances_encloses_the_values_within_0_and_100(values: list[float]) -> None:
    curve = lay_out(curve_points(values), (10, 200), BOX, LINE, LABEL, chances=True)
    rows = [row for row, _ in curve.grid.rows]
    assert rows[0] >= 0
    assert rows[-1] <= 100
    assert rows[0] <= min(values)
    assert max(values) <= rows[-1]


@given(points)
def test_points_are_in_order_and_within_the_plot(values: list[float]) -> None:
    curve = lay_out(curve_points(values), (10, 200), BOX, LINE, LABEL, chances=False)
    plot = curve.grid.plot.adjusted(-0.01, -0.01, 0.01, 0.01)
    assert BOX.contains(curve.grid.plot)
    assert all(plot.contains(point) for point in curve.positions)
    assert all(first.x() < second.x() for first, second in pairwise(curve.positions))


@given(chances)
def test_the_scale_has_equal_steps_with_room_for_the_numbers(
    values: list[float],
) -> None:
    curve = lay_out(curve_points(values), (10, 200), BOX, LINE, LABEL, chances=True)
    steps = {second - first for (first, _), (second, _) in pairwise(curve.grid.rows)}
    assert len(steps) == 1
    heights = [height for _, height in curve.grid.rows]
    assert all(low - high >= LINE for low, high in pairwise(heights))


def test_small_changes_look_small() -> None:
    curve = lay_out(curve_points([50.0, 50.5]), (10, 200), BOX, LINE, LABEL, chances=True)
    assert len(curve.grid.rows) > 3
    first, second = curve.positions
    assert abs(first.y() - second.y()) < curve.grid.plot.height() / 10


@each("chances", [True, False])
def test_an_empty_curve_has_a_scale(chances: bool) -> None:
    curve = lay_out((), (10, 200), BOX, LINE, LABEL, chances)
    assert curve.grid.rows
    assert curve.positions == ()
    assert curve.nearest(100) is None

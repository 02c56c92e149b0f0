"""The curve laid out: everything within its plot, round numbers beside it."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from mille_qt.features.review.curve import Stop, lay_out

BOX = QRectF(10, 20, 600, 110)
LINE, LABEL = 16.0, 40.0
chances = st.lists(st.floats(0, 100), min_size=1, max_size=70)
points = st.lists(st.floats(-4_000, 4_000), min_size=1, max_size=70)


def stops(values: list[float]) -> tuple[Stop, ...]:
    return tuple(Stop(10 + 2 * place, value, None) for place, value in enumerate(values))


@given(chances)
def test_chances_lie_between_nothing_and_certainty(values: list[float]) -> None:
    curve = lay_out(stops(values), (10, 200), BOX, LINE, LABEL, chances=True)
    rows = [row for row, _ in curve.grid.rows]
    assert rows[0] >= 0
    assert rows[-1] <= 100
    assert rows[0] <= min(values)
    assert max(values) <= rows[-1]


@given(points)
def test_points_lie_in_the_plot_and_in_their_order(values: list[float]) -> None:
    curve = lay_out(stops(values), (10, 200), BOX, LINE, LABEL, chances=False)
    plot = curve.grid.plot.adjusted(-0.01, -0.01, 0.01, 0.01)
    assert BOX.contains(curve.grid.plot)
    assert all(plot.contains(point) for point in curve.points)
    assert all(first.x() < second.x() for first, second in pairwise(curve.points))


@given(chances)
def test_the_scale_goes_in_equal_steps_that_leave_room_for_their_numbers(
    values: list[float],
) -> None:
    curve = lay_out(stops(values), (10, 200), BOX, LINE, LABEL, chances=True)
    steps = {second - first for (first, _), (second, _) in pairwise(curve.grid.rows)}
    assert len(steps) == 1
    heights = [height for _, height in curve.grid.rows]
    assert all(low - high >= LINE for low, high in pairwise(heights))


def test_small_changes_look_small() -> None:
    curve = lay_out(stops([50.0, 50.5]), (10, 200), BOX, LINE, LABEL, chances=True)
    assert len(curve.grid.rows) > 3
    first, second = curve.points
    assert abs(first.y() - second.y()) < curve.grid.plot.height() / 10


@pytest.mark.parametrize("chances", [True, False])
def test_before_anything_is_known_there_is_a_scale_and_no_decision(chances: bool) -> None:
    curve = lay_out((), (10, 200), BOX, LINE, LABEL, chances)
    assert curve.grid.rows
    assert curve.points == ()
    assert curve.nearest(100) is None

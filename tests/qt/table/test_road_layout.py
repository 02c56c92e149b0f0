"""The road across the table: lanes, stones, cars and piles, checked by arithmetic."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from mille_qt.table.layout import table_layout
from mille_qt.table.positions import large_rect
from mille_qt.table.road_layout import CAR_LEAST, RoadLayout
from tests.examples import each

VIEWS = [
    (1024, 540),
    (1100, 600),
    (1280, 680),
    (1580, 1000),
    (1920, 1000),
    (2560, 1300),
    (3840, 2080),
]
TABLES = [(2, 2, 0), (2, 4, 1), (3, 3, 0), (3, 3, 2), (3, 6, 1)]
TEXTS = [16, 20, 24, 32]
TOUCH = 0.01

every_view = each("view", VIEWS)
every_table = each("table", TABLES)

View = tuple[int, int]
Table = tuple[int, int, int]


def road_of(view: View, table: Table, text: float = 16) -> RoadLayout:
    sides, seats, own = table
    return table_layout(QSizeF(*view), sides, seats, text, own).road


def inside(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(inner)


@every_view
@every_table
def test_the_road_goes_from_edge_to_edge(view: View, table: Table) -> None:
    road = road_of(view, table)
    assert (road.band.left(), road.band.width()) == (0, view[0])
    assert road.scenery.united(road.road) == road.band
    assert road.scenery.bottom() == road.road.top()


@every_view
@every_table
def test_the_own_lane_is_lowest_and_opponents_follow_in_turn_order(
    view: View, table: Table
) -> None:
    sides, _, own = table
    lanes = road_of(view, table).lanes
    tops = [lanes[(own + 1 + i) % sides].top() for i in range(sides)]
    assert tops == sorted(tops)


@given(
    width=st.integers(900, 4000),
    height=st.integers(500, 2300),
    table=st.sampled_from(TABLES),
    text=st.floats(12, 32),
    miles=st.integers(0, 1000),
    scale=st.sampled_from([700, 1000]),
)
def test_cars_and_badges_stay_in_their_lanes_and_clear_of_the_piles(
    width: int, height: int, table: Table, text: float, miles: int, scale: int
) -> None:
    road = road_of((width, height), table, text)
    for side, lane in enumerate(road.lanes):
        car = road.car_rect(side, min(miles, scale), scale)
        badge = road.badge_rect(side, car)
        assert inside(car, road.band)
        assert car.bottom() <= lane.bottom()
        # In the narrow lanes of many sides a car that can still be seen is higher than its lane.
        assert lane.top() - car.top() <= (0.3 if car.width() > CAR_LEAST else 0.8) * lane.height()
        assert inside(badge, lane)
        assert not badge.intersects(car)
        assert not car.intersects(road.draw_pile)
        assert not car.intersects(road.discard_pile)
        assert not badge.intersects(road.draw_pile)


@every_view
@every_table
def test_a_card_too_far_is_still_in_the_window(view: View, table: Table) -> None:
    road = road_of(view, table)
    assert inside(road.car_rect(0, 1175, 1000), road.band)
    assert road.x(1175, 1000) > road.x(1000, 1000)


@every_view
@every_table
def test_the_nose_of_a_car_is_at_its_stone(view: View, table: Table) -> None:
    road = road_of(view, table)
    for miles in (0, 300, 700, 1000):
        stone = road.stone_rect(miles, 1000)
        assert road.car_rect(0, miles, 1000).right() == pytest.approx(stone.center().x())


@every_view
@every_table
def test_50_miles_apart_is_seen_at_a_glance(view: View, table: Table) -> None:
    road = road_of(view, table)
    assert road.x(525, 1000) - road.x(475, 1000) >= 30


@every_view
@every_table
def test_numbers_of_stones_can_be_read(view: View, table: Table) -> None:
    for text in TEXTS:
        assert road_of(view, table, text).stone.height() >= 26


@every_view
@every_table
def test_a_card_that_is_shown_large_leaves_the_cars_to_be_seen(view: View, table: Table) -> None:
    sides, seats, own = table
    layout = table_layout(QSizeF(*view), sides, seats, 16, own)
    large = large_rect(layout)
    assert inside(large, QRectF(0, 0, *view))
    assert large.bottom() <= layout.road.lanes[own].top() + 1


@every_view
@every_table
def test_a_band_for_the_race_leaves_most_of_the_table_to_the_cards(
    view: View, table: Table
) -> None:
    for text in TEXTS:
        share = road_of(view, table, text).band.height() / view[1]
        assert 0.16 <= share <= 0.38

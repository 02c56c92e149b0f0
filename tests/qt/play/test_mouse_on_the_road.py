"""What the mouse does on the road: cards dropped there, and what a car says."""

import pytest
from PySide6.QtCore import QPointF

from mille_qt.play.inspection import inspected_at
from mille_rules import Card
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where

pytestmark = pytest.mark.shown

MOVES = ("0 play roll", "1 play roll")


def road_of(player: PlayerAtTable, side: int) -> QPointF:
    layout = player.page.table.table.layout
    assert layout is not None
    return layout.road.lanes[side].center()


@pytest.mark.parametrize("lane", [0, 1])
def test_a_distance_card_drives_from_anywhere_on_the_road(sit_down: Seat, lane: int) -> None:
    player = sit_down(match_where("roll 25 50", "roll 25", moves=MOVES))
    player.drag_to(player.place_with(Card.MILES_25), road_of(player, lane))
    assert player.update.view.tableaux[0].miles == 25


def test_a_hazard_goes_to_the_car_in_whose_lane_it_was_dropped(sit_down: Seat) -> None:
    moves = (*MOVES, "2 play roll")
    player = sit_down(match_where("roll stop 50", "roll 25", "roll 25", moves=moves, seats=3))
    player.drag_to(player.place_with(Card.STOP), road_of(player, 2))
    assert Card.STOP in player.update.view.tableaux[2].battle


def test_a_card_that_cannot_be_played_is_refused_with_its_reason(sit_down: Seat) -> None:
    player = sit_down(match_where("roll 25 repairs", "roll 25", moves=MOVES))
    player.drag_to(player.place_with(Card.REPAIRS), road_of(player, 0))
    assert "Nothing to repair: you have no Accident" in player.bar


def test_a_car_says_whose_it_is_and_what_stops_it(sit_down: Seat) -> None:
    moves = ("0 play roll", "1 play roll", "0 play stop on 1", "1 discard 25")
    player = sit_down(match_where("roll stop 50", "roll 25", moves=moves, draws="25 25 25 25"))
    scene = player.page.table.table
    layout = scene.layout
    assert layout is not None
    car = layout.road.car_rect(1, 0, 1000)
    asked = inspected_at(scene, car.center(), ("Anna", "Marcel"))
    assert asked is not None
    assert (asked.name, asked.does) == ("Marcel", "Stop. Needs a Roll")
    assert inspected_at(scene, car.center() + QPointF(600, 0), ("Anna", "Marcel")) is None

"""The chance to win a match by points."""

import pytest

from mille_rules.computer.heuristic.prospects import win_chance
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.rulesets import ONE_RACE, TODAY
from mille_rules.views import view_for
from tests.computer.scenes import Side, scene

SEATS = 5


def test_the_chances_of_five_sides_add_up() -> None:
    points = (4_000, 3_000, 3_000, 2_500, 1_000)
    state = scene("roll 25", (Side(),) * SEATS, seats=SEATS, points=points, held=2, pile=40)
    chances = [win_chance(situation_of(view_for(state, seat)), 0.0) for seat in range(SEATS)]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)


def test_with_three_sides_the_leader_is_the_surer_the_fewer_cards_are_left() -> None:
    sides = (Side("roll", "200 100"), Side("roll", "25"), Side("roll", "25"))
    said = []
    for pile in (60, 20, 0):
        state = scene("roll 25", sides, seats=3, rules=TODAY.of_length(ONE_RACE), held=2, pile=pile)
        said.append(win_chance(situation_of(view_for(state, 0)), 500.0))
    assert said[0] < said[1] < said[2]
    # Of chances of 70 % that were said with few cards left, 96 % came true.
    assert said[-1] > 0.9

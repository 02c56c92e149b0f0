"""The chance to win a match by points."""

import pytest

from mille_rules.computer.heuristic.prospects import win_chance
from mille_rules.computer.heuristic.situation import situation_of
from mille_rules.views import view_for
from tests.computer.scenes import Side, scene

SEATS = 5


def test_the_chances_of_five_sides_add_up() -> None:
    points = (4_000, 3_000, 3_000, 2_500, 1_000)
    state = scene("roll 25", (Side(),) * SEATS, seats=SEATS, points=points, held=2, pile=40)
    chances = [win_chance(situation_of(view_for(state, seat)), 0.0) for seat in range(SEATS)]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)

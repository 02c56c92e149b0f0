"""Invariants of the window hold during random actions."""

import pytest

from tests.examples import seeds
from tests.qt.model.walk import Open, shortest, walk

#: Steps of one walk, enough for more than one race.
SHORT, LONG = 35, 250
#: Time limit in seconds on a busy machine, including shortening a failing walk.
TIME = 1_800

pytestmark = pytest.mark.timeout(TIME)


def check_walk(open_world: Open, seed: int, count: int) -> None:
    failure = walk(open_world, seed, count)
    if failure is not None:
        pytest.fail(str(shortest(open_world, failure)), pytrace=False)


@seeds(6, 100)
def test_invariants_of_the_window_hold_during_a_short_random_walk(
    open_world: Open, seed: int
) -> None:
    check_walk(open_world, seed, SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 180))
def test_invariants_of_the_window_hold_during_a_long_random_walk(
    open_world: Open, seed: int
) -> None:
    check_walk(open_world, seed, LONG)

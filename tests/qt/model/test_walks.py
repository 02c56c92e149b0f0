"""A window that somebody does anything at: what is always true of it stays true."""

import pytest

from tests.examples import seeds
from tests.qt.model.walk import Open, shortest, walk

#: Steps of one walk: after so many a race is over and another begun.
SHORT, LONG = 35, 250
#: Seconds, also on a busy machine and for a walk that fails and is made shorter.
TIME = 1_800

pytestmark = pytest.mark.timeout(TIME)


def check_walk(open_world: Open, seed: int, count: int) -> None:
    failure = walk(open_world, seed, count)
    if failure is not None:
        pytest.fail(str(shortest(open_world, failure)), pytrace=False)


@seeds(6, 100)
def test_whatever_is_done_the_window_shows_the_game(open_world: Open, seed: int) -> None:
    check_walk(open_world, seed, SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 180))
def test_whatever_is_done_for_long_the_window_shows_the_game(open_world: Open, seed: int) -> None:
    check_walk(open_world, seed, LONG)

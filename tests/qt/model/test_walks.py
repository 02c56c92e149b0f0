"""Invariants of the window hold during random actions."""

import pytest

from tests.examples import seeds
from tests.qt.model.walk import Open, repeat, shortest, walk

#: Steps of one walk, enough for more than one race.
SHORT, LONG = 35, 250
#: Time limit in seconds on a busy machine, including shortening a failing walk.
TIME = 1_800

pytestmark = [pytest.mark.timeout(TIME), pytest.mark.styled]


def check_walk(open_world: Open, seed: int, count: int) -> None:
    failure = walk(open_world, seed, count)
    if failure is not None:
        pytest.fail(str(shortest(open_world, failure)), pytrace=False)


@seeds(4, 100)
def test_invariants_of_the_window_hold_during_a_short_random_walk(
    open_world: Open, seed: int
) -> None:
    check_walk(open_world, seed, SHORT)


@pytest.mark.parametrize(
    ("seed", "steps"),
    [
        # The panel was laid out again while its scroll area was still laying it out.
        (
            146,
            "resize 800x480; lift-curtain; play by-keys; key Space; resize 1024x600; key F9",
        ),
    ],
)
def test_a_short_walk_that_failed_once_does_not_fail_again(
    open_world: Open, seed: int, steps: str
) -> None:
    failure = repeat(open_world, seed, tuple(steps.split("; ")))
    assert failure is None, failure


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 180))
def test_invariants_of_the_window_hold_during_a_long_random_walk(
    open_world: Open, seed: int
) -> None:
    check_walk(open_world, seed, LONG)

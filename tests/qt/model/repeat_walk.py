"""Repeats a walk from the text of its failure; run by file name only."""

import pytest

from tests.qt.model.walk import Open, repeat, shortest, walk

pytestmark = [pytest.mark.styled, pytest.mark.timeout(0)]
#: The default number of steps, and seconds in which they are shortened.
MOST, SHORTENING = 250, 1_500.0


def test_a_walk(open_world: Open, request: pytest.FixtureRequest) -> None:
    """`--walk SEED` shortens a failing walk, `--walk 'SEED: step; step'` repeats steps."""
    wanted = request.config.getoption("--walk")
    assert wanted, "expected --walk"
    seed, _, words = wanted.partition(":")
    steps = tuple(step.strip() for step in words.split(";") if step.strip())
    failure = repeat(open_world, int(seed), steps) if steps else walk(open_world, int(seed), MOST)
    if failure is not None:
        pytest.fail(
            str(failure if steps else shortest(open_world, failure, SHORTENING)), pytrace=False
        )

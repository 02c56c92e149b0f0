"""One walk, as its failure is printed: not among the tests, to be called by its name."""

import pytest

from tests.qt.model.walk import Open, repeat, shortest, walk

#: Steps where none are named.
MOST = 250


def test_a_walk(open_world: Open, request: pytest.FixtureRequest) -> None:
    """`--walk SEED` makes it as short as can be, `--walk 'SEED: step; step'` does just that."""
    wanted = request.config.getoption("--walk")
    assert wanted, "expected --walk"
    seed, _, words = wanted.partition(":")
    steps = tuple(step.strip() for step in words.split(";") if step.strip())
    failure = repeat(open_world, int(seed), steps) if steps else walk(open_world, int(seed), MOST)
    if failure is not None:
        pytest.fail(str(failure if steps else shortest(open_world, failure)), pytrace=False)

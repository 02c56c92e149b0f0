"""How many examples show that something holds: few in every run, many where time is no matter."""

from typing import Any

import pytest
from hypothesis import settings

#: The profile for `pytest --hypothesis-profile=thorough`.
THOROUGH = "thorough"
#: Of a property that does not say how many it wants.
USUAL, MANY = 50, 1_000


def register_profiles() -> None:
    """Make both profiles known, and the quick one the usual one."""
    # A busy machine may be slow for a moment; the time limit of every test is pytest's.
    settings.register_profile("quick", deadline=None, print_blob=True, max_examples=USUAL)
    settings.register_profile(THOROUGH, settings.get_profile("quick"), max_examples=MANY)
    settings.load_profile("quick")


def examples(quick: int, thorough: int, **others: Any) -> settings:
    """Settings with so many examples in the profile in force."""
    is_thorough = settings.default.max_examples == MANY
    return settings(max_examples=thorough if is_thorough else quick, **others)


def seeds(quick: int, thorough: int) -> pytest.MarkDecorator:
    """Seeds 0, 1, … for a test: so many in every run, all of them with `-m slow`."""
    more = [pytest.param(seed, marks=pytest.mark.slow) for seed in range(quick, thorough)]
    return pytest.mark.parametrize("seed", [*range(quick), *more])

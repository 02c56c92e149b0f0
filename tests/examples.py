"""Numbers of examples for tests: few in every run, many in the thorough profile."""

import inspect
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
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


def each(names: str | tuple[str, ...], values: Iterable[Any]) -> Callable[..., Any]:
    """Call a test with each of these values, like `pytest.mark.parametrize`, but as one test.

    Collecting a thousand tests takes a second in every process, and setting each up takes longer
    than many of them. A failure notes the values with which it happened; fixtures are shared.
    """
    split = tuple(map(str.strip, names.split(","))) if isinstance(names, str) else names
    cases = [dict(zip(split, case if len(split) > 1 else (case,), strict=True)) for case in values]
    return lambda test: _with_each(test, cases)


def _with_each(test: Callable[..., None], cases: list[Mapping[str, Any]]) -> Callable[..., None]:
    @wraps(test)
    def check(*arguments: Any, **fixtures: Any) -> None:
        for case in cases:
            try:
                test(*arguments, **fixtures, **case)
            except BaseException as error:
                error.add_note(f"with {case}")
                raise

    wanted = inspect.signature(test)
    fixtures = [wanted.parameters[name] for name in wanted.parameters if name not in cases[0]]
    check.__signature__ = wanted.replace(parameters=fixtures)  # type: ignore[attr-defined]
    return check

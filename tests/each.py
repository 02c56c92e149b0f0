"""One test for many cases that share nothing: a test for each would cost more than it does."""

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

Test = Callable[..., None]


def each(name: str, values: Iterable[object]) -> Callable[[Test], Test]:
    """Have a test run with every one of the values; of one that fails, it says which it was.

    Not for tests with fixtures that are changed: all values meet the same ones.
    """
    cases = list(values)

    def over_all(test: Test) -> Test:
        @functools.wraps(test)
        def run(*args: Any, **more: Any) -> None:
            for case in cases:
                try:
                    test(*args, **more, **{name: case})
                except BaseException as error:
                    error.add_note(f"{name}: {case!r}")
                    raise

        whole = inspect.signature(test)
        others = [each for each in whole.parameters.values() if each.name != name]
        run.__signature__ = whole.replace(parameters=others)  # type: ignore[attr-defined]
        return run

    return over_all

"""The decorator that makes a test of one row of the scenario tables."""

from collections.abc import Callable
from functools import wraps

from tests.examples import each as for_each

Outcome = object
_RULES = ("classic", "winning-moves", "bsd", "dujardin")
_NOT_GIVEN = object()


def scenario(
    number: str,
    *,
    each: Outcome = _NOT_GIVEN,
    both: Outcome = _NOT_GIVEN,
    classic: Outcome = _NOT_GIVEN,
    winning_moves: Outcome = _NOT_GIVEN,
    bsd: Outcome = _NOT_GIVEN,
    dujardin: Outcome = _NOT_GIVEN,
) -> Callable[[Callable[[str], Outcome]], Callable[[], None]]:
    """Check that a function of the rule set's name returns what the table says.

    `each` is said of classic, winning-moves and bsd, `both` of the first two; `dujardin` does as
    winning-moves unless it is named.
    """
    values = _first_given((classic, both, each)), _first_given((winning_moves, both, each))
    values += (_first_given((bsd, each)), _first_given((dujardin, values[1])))
    cells = {
        name: value for name, value in zip(_RULES, values, strict=True) if value is not _NOT_GIVEN
    }

    def decorate(found: Callable[[str], Outcome]) -> Callable[[], None]:
        @for_each("rules", cells)
        @wraps(found)
        def test(rules: str) -> None:
            outcome = found(rules)
            assert outcome == cells[rules]

        test.scenario = number
        test.cells = tuple(cells)
        return test

    return decorate


def house_rule(number: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Mark a test of one row of tables M to U."""

    def decorate(test: Callable[[], None]) -> Callable[[], None]:
        test.scenario = number
        test.cells = ("house rules",)
        return test

    return decorate


def _first_given(values: tuple[Outcome, ...]) -> Outcome:
    return next((value for value in values if value is not _NOT_GIVEN), _NOT_GIVEN)

"""The chance to win the match: fair between the sides, and never worse for needing less."""

from itertools import pairwise

import pytest

from mille_rules.computer.learned.equity import LINES, STEP, Equity
from mille_rules.computer.learned.weights_file import shipped_equity

NEEDS = range(1, STEP * (LINES - 1) + 1, 137)


@pytest.fixture
def equity() -> Equity:
    """The table that is shipped."""
    return shipped_equity()


def test_both_chances_make_one(equity: Equity) -> None:
    for need in NEEDS:
        for other in NEEDS:
            both = equity.of_two(need, other) + equity.of_two(other, need)
            assert both == pytest.approx(1.0, abs=1e-3)


def test_needing_less_is_never_worse(equity: Equity) -> None:
    # Chances come from counted races and are kept in ten-thousandths: a hair apart is equal.
    for other in NEEDS:
        chances = [equity.of_two(need, other) for need in NEEDS]
        assert all(less >= more - 2e-3 for less, more in pairwise(chances))


def test_who_has_enough_has_won(equity: Equity) -> None:
    assert equity.of_two(0, 400) == 1
    assert equity.of_two(400, -25) == 0
    assert equity.of_two(-50, -25) == 1
    assert equity.of_two(-25, -25) == 0.5


def test_a_longer_match_is_seen_in_proportion(equity: Equity) -> None:
    assert equity.of_two(20_000, 10_000) == equity.of_two(5_000, 2_500)


def test_three_chances_make_one(equity: Equity) -> None:
    needs = (1_000, 2_500, 4_000)
    chances = [equity.of(needs, side) for side in range(3)]
    assert sum(chances) == pytest.approx(1.0)
    assert chances == sorted(chances, reverse=True)

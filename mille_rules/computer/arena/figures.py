"""Statistics with 95 % intervals."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

#: So many standard deviations to either side hold 95 % of a normal distribution.
Z_95 = 1.959964


class Mean(NamedTuple):
    """A mean, and half the width of its 95 % interval."""

    value: float
    margin: float


def wilson(won: float, of: float) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's score interval)."""
    if not of:
        return 0.0, 1.0
    share, z2 = won / of, Z_95**2
    centre = share + z2 / (2 * of)
    margin = Z_95 * sqrt(share * (1 - share) / of + z2 / (4 * of**2))
    scale = 1 + z2 / of
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)


def mean_of(values: Sequence[float]) -> Mean:
    """Return the mean of values; the margin is infinite for fewer than two."""
    if len(values) < 2:
        return Mean(fmean(values) if values else 0.0, inf)
    return Mean(fmean(values), Z_95 * stdev(values) / sqrt(len(values)))


def mean_of_groups(groups: Sequence[Sequence[float]]) -> Mean:
    """Return the mean of all values; those of a group need not be independent of each other.

    The margin is that of a ratio of two sums over the groups; infinite for fewer than two.
    """
    number = sum(map(len, groups))
    mean = sum(map(sum, groups)) / number if number else 0.0
    if len(groups) < 2:
        return Mean(mean, inf)
    off = [sum(group) - mean * len(group) for group in groups]
    spread = sqrt(sum(each * each for each in off) * len(groups) / (len(groups) - 1))
    return Mean(mean, Z_95 * spread / number)


def interval_of_share(groups: Sequence[Sequence[bool]]) -> tuple[float, float]:
    """Return the 95 % interval of a share in groups of matches with the same cards.

    Matches with the same cards and the seats changed make up for each other's luck: they tell as
    much as more of them with other cards.
    """
    number, won = sum(map(len, groups)), sum(map(sum, groups))
    margin = mean_of_groups(groups).margin
    share = won / number if number else 0.0
    worth: float = number
    if 0 < margin < inf and 0 < share < 1:
        worth = share * (1 - share) * (Z_95 / margin) ** 2
    return wilson(share * worth, worth)


def percentile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that a share of the values does not exceed; 0 for no values."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]

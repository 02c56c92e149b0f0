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


def wilson(won: int, of: int) -> tuple[float, float]:
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


def percentile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that a share of the values does not exceed; 0 for no values."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]

"""The table of chances to win a match, from the results of many races."""

from collections import Counter
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from mille_rules.computer.learned.equity import LINES, STEP

#: The table is worked out in finer steps than it is kept in.
_FINE = 2
_UNIT = STEP // _FINE
_MOST = (LINES - 1) * _FINE


def chances(results: Iterable[tuple[int, int]]) -> NDArray[np.float64]:
    """The chance of the side whose need is the line, against that of the column.

    `results` are the points of two sides in a race each; either may be either side, so that the
    table says nothing about who begins.
    """
    seen: Counter[tuple[int, int]] = Counter()
    for one, other in results:
        pair = round(one / _UNIT), round(other / _UNIT)
        if any(pair):
            seen[pair] += 1
            seen[pair[::-1]] += 1
    own, rival = np.array(list(seen)).T
    share = np.array(list(seen.values())) / seen.total()
    table = np.full((_MOST + 1, _MOST + 1), 0.5)
    table[0, 1:], table[1:, 0] = 1, 0
    # Every race brings both needs nearer to nothing together: their sum is what shrinks.
    for total in range(2, 2 * _MOST + 1):
        for need in range(max(1, total - _MOST), min(_MOST, total - 1) + 1):
            left, other = need - own, total - need - rival
            after = table[np.maximum(left, 0), np.maximum(other, 0)]
            over = (left <= 0) | (other <= 0)
            won = np.where(left == other, 0.5, (left < other).astype(float))
            table[need, total - need] = np.where(over, won, after) @ share
    return table[::_FINE, ::_FINE]

"""Fair shares of places when all are taken."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def above_their_share(holders: Sequence[tuple[T, str]], own: int) -> list[T]:
    """Return the holders from the origins with most places, if these have more than the newcomer's.

    `holders` are all who have a place, with their origins; `own` is how many places the newcomer's
    origin has already. Preserves the order of `holders`.
    """
    counts = Counter(origin for _, origin in holders)
    most = max(counts.values(), default=0)
    if most <= own + 1:
        return []
    return [holder for holder, origin in holders if counts[origin] == most]

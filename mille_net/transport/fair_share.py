"""Fair shares of places that are all taken when a newcomer needs one."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def above_their_share(holders: Sequence[tuple[T, str]], own: int) -> list[T]:
    """Those who hold the most places, if that is more than the newcomer would have.

    `holders` are all who have a place, each with where it comes from; `own` is how many places the
    newcomer's origin has already. Keeps the order of `holders`.
    """
    counts = Counter(origin for _, origin in holders)
    most = max(counts.values(), default=0)
    if most <= own + 1:
        return []
    return [holder for holder, origin in holders if counts[origin] == most]

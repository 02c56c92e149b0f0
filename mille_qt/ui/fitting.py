"""Choosing how something is shown: in the first of several ways that fits."""

from collections.abc import Callable, Iterable
from typing import TypeVar

Way = TypeVar("Way")


def first_that_fits(ways: Iterable[Way], fits: Callable[[Way], bool]) -> Way:
    """The first way that fits, or else the last one; there must be at least one."""
    for way in ways:
        if fits(way):
            break
    return way

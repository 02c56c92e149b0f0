"""Compile functions to machine code, where numba is installed."""

from collections.abc import Callable
from typing import Any, TypeVar

try:
    import numba
except ImportError:  # the same results, some hundred times slower: enough for the tests
    numba = None

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Return a function compiled with its first call, or as it is without numba."""
    if numba is None:
        return function
    fast: Function = numba.njit(cache=True, fastmath=True)(function)
    return fast

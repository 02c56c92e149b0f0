"""Fixtures of the table's tests."""

from tests.qt.conftest import (  # noqa: F401
    open_window,
    quick_and_silent,
    settings,
    sit_down,
    thinker,
)

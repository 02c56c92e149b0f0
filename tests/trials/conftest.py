"""Fixtures of the table's tests."""

from tests.qt.conftest import silence  # noqa: F401
from tests.qt.play.conftest import (  # noqa: F401
    open_window,
    quick_disk,
    settings,
    sit_down,
    thinker,
)

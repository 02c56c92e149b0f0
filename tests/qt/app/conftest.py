"""Windows and tables for the tests of the application."""

from tests.qt.play.conftest import (  # noqa: F401
    open_window,
    quick_disk,
    settings,
    sit_down,
    thinker,
)

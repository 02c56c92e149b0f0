"""A window to play in, as the tests of the table have it."""

from tests.qt.conftest import silence  # noqa: F401
from tests.qt.play.conftest import (  # noqa: F401
    open_window,
    quick_disk,
    settings,
    sit_down,
    thinker,
)

"""The window that the rule book is opened from."""

from tests.qt.access.conftest import ears  # noqa: F401
from tests.qt.play.conftest import (  # noqa: F401
    open_window,
    quick_disk,
    settings,
    sit_down,
    thinker,
)

"""The window that the rule book is opened from."""

from tests.qt.play.conftest import (  # noqa: F401
    look,
    open_window,
    painted_cards,
    quick_disk,
    settings,
    sit_down,
    thinker,
)

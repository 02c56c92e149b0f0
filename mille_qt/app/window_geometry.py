"""Size and position of the window, saved between starts."""

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from mille_qt.ui.settings import Settings

#: The size of the first window in pixels, if the screen is large enough.
FIRST_WIDTH, FIRST_HEIGHT = 1280, 800
#: The largest part of the screen that the first window takes.
SCREEN_SHARE = 0.94


def restore_geometry(window: QWidget, settings: Settings) -> None:
    """Restore the last size and position; the window is never larger than the screen."""
    geometry = settings.window_geometry
    if not (geometry and window.restoreGeometry(QByteArray(geometry))):
        room = window.screen().availableGeometry()
        width = min(FIRST_WIDTH, round(room.width() * SCREEN_SHARE))
        height = min(FIRST_HEIGHT, round(room.height() * SCREEN_SHARE))
        window.resize(width, height)
        window.move(room.center() - window.rect().center())


def save_geometry(window: QWidget, settings: Settings) -> None:
    """Save the size and position for the next start."""
    settings.window_geometry = bytes(window.saveGeometry().data())
    settings.write()

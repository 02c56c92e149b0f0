"""Where the window is, from one start to the next."""

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from mille_qt.ui.settings import Settings

#: The window asks for this much at first, in pixels, where the screen has it.
FIRST_WIDTH, FIRST_HEIGHT = 1280, 800
#: Of the screen that a first window takes at most.
SCREEN_SHARE = 0.94


def take_place(window: QWidget, settings: Settings) -> None:
    """Put the window where it was last, and never larger than the screen."""
    geometry = settings.window_geometry
    if not (geometry and window.restoreGeometry(QByteArray(geometry))):
        room = window.screen().availableGeometry()
        width = min(FIRST_WIDTH, round(room.width() * SCREEN_SHARE))
        height = min(FIRST_HEIGHT, round(room.height() * SCREEN_SHARE))
        window.resize(width, height)
        window.move(room.center() - window.rect().center())


def keep_place(window: QWidget, settings: Settings) -> None:
    """Have the next window come where this one is."""
    settings.window_geometry = bytes(window.saveGeometry().data())
    settings.write()

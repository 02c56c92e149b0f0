"""Size and position of the window, saved between starts."""

from PySide6.QtCore import QByteArray, QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from mille_qt.ui.settings import Settings

#: The size of the first window in pixels, if the screen is large enough.
FIRST_WIDTH, FIRST_HEIGHT = 1280, 800
#: The largest part of the screen that the first window takes.
SCREEN_SHARE = 0.94
#: Height left for the title bar, which the desktop draws, in lines of text.
TITLE_LINES = 2


def restore_geometry(window: QWidget, settings: Settings) -> None:
    """Restore the last size and position; the window is never beyond an edge of the screen."""
    geometry = settings.window_geometry
    if geometry and window.restoreGeometry(QByteArray(geometry)):
        # Qt has only made sure that a part of it is on a screen, which may be a smaller one now.
        if not window.isMaximized() and not window.isFullScreen():
            window.setGeometry(_inside_screen(window))
        return
    room = window.screen().availableGeometry()
    width = min(FIRST_WIDTH, round(room.width() * SCREEN_SHARE))
    height = min(FIRST_HEIGHT, round(room.height() * SCREEN_SHARE))
    window.resize(width, height)
    window.move(room.center() - window.rect().center())


def _inside_screen(window: QWidget) -> QRect:
    """Return the place of the window, moved and made smaller so that its screen shows all of it."""
    place = window.geometry()
    screen = QGuiApplication.screenAt(place.center()) or window.screen()
    if screen.availableGeometry().contains(place):
        return place
    title = TITLE_LINES * window.fontMetrics().height()
    room = screen.availableGeometry().adjusted(0, title, 0, 0)
    size = place.size().boundedTo(room.size())
    last = room.bottomRight() - QPoint(size.width() - 1, size.height() - 1)
    left = max(min(place.left(), last.x()), room.left())
    top = max(min(place.top(), last.y()), room.top())
    return QRect(QPoint(left, top), size)


def save_geometry(window: QWidget, settings: Settings) -> None:
    """Save the size and position for the next start."""
    settings.window_geometry = bytes(window.saveGeometry().data())
    settings.write()

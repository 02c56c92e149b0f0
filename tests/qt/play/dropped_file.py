"""A file that somebody drags from the desktop over a window."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

_HOW = Qt.DropAction.CopyAction
_HELD = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class DroppedFile:
    """Comes in as from the desktop: Qt finds the widget that it is over, and that takes drops."""

    def __init__(self, window: QWidget, path: Path, place: QPoint) -> None:
        """`place` is where the mouse is, in pixels of the window."""
        self._window, self._place = window, place
        self._data = QMimeData()
        self._data.setUrls([QUrl.fromLocalFile(str(path))])

    @property
    def _screen(self) -> QWindow:
        handle = self._window.windowHandle()
        assert handle is not None, "a window that is shown"
        return handle

    def enter(self) -> None:
        """Come over the window."""
        event = QDragEnterEvent(self._place, _HOW, self._data, *_HELD)
        QApplication.sendEvent(self._screen, event)

    def leave(self) -> None:
        """Be taken elsewhere."""
        QApplication.sendEvent(self._screen, QDragLeaveEvent())

    def let_go(self) -> None:
        """Be dropped where it is."""
        event = QDropEvent(QPointF(self._place), _HOW, self._data, *_HELD)
        QApplication.sendEvent(self._screen, event)

"""Whether the keyboard or the mouse was used last."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

_POINTED = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
#: Held while something is clicked, or on the way to another window.
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class LastInput(QObject):
    """Watches what reaches a window, from the window system alone: that is little."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._keys: bool | None = None
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def by_keys(self) -> bool:
        """Whether keys were used last; before anything was, whether a screen reader is there."""
        return QAccessible.isActive() if self._keys is None else self._keys

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        if event.type() in _POINTED:
            self._keys = False
        elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._keys = self._keys if event.key() in _HELD else True
        return False

"""Whether the keyboard or the mouse was used last."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

_POINTED = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
#: Modifier keys, which are also held for clicks and switching windows.
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class LastInput(QObject):
    """Watches the few events that reach a window from the window system."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._keys: bool | None = None
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def by_keys(self) -> bool:
        """Whether keys were used last; initially, whether a screen reader is running."""
        return QAccessible.isActive() if self._keys is None else self._keys

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        if event.type() in _POINTED:
            self._keys = False
        elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._keys = self._keys if event.key() in _HELD else True
        return False

"""Calls people who look at another window: it is their turn, or somebody is at the door."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.ui.settings import Settings, TurnNotice
from mille_qt.ui.tooltips import desktop_message

if TYPE_CHECKING:
    from PySide6.QtWidgets import QSystemTrayIcon

#: Milliseconds that a message asks to be shown; systems have their own mind about it.
MESSAGE_TIME = 8_000


class Calling(QObject):
    """Calls only while the window is not the active one."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._tray: QSystemTrayIcon | None = None
        window.installEventFilter(self)

    def call(self, text: str) -> None:
        """Say this as the player wants to be called."""
        if self._window.isActiveWindow():
            return
        notice = self._settings.turn_notice
        if notice is TurnNotice.NONE:
            return
        if notice is not TurnNotice.MESSAGE or not self._show_message(text):
            QApplication.alert(self._window)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Who has come back need not be called any more."""
        if event.type() == QEvent.Type.WindowActivate and self._tray is not None:
            self._tray.hide()
        return False

    def _show_message(self, text: str) -> bool:
        """Whether the system has a place for messages, where it is shown now."""
        from PySide6.QtWidgets import QSystemTrayIcon

        if not (QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages()):
            return False
        if self._tray is None:
            self._tray = QSystemTrayIcon(self._window)
            self._tray.messageClicked.connect(self._come_to_front)
            self._tray.activated.connect(self._come_to_front)
        icon = QApplication.windowIcon()
        self._tray.setIcon(icon)
        message = desktop_message(text)
        self._tray.setToolTip(message)
        # Without its own sign in the tray a message is not shown.
        self._tray.show()
        self._tray.showMessage(QApplication.applicationDisplayName(), message, icon, MESSAGE_TIME)
        return True

    def _come_to_front(self) -> None:
        if self._window.isMinimized():
            self._window.showNormal()
        self._window.raise_()
        self._window.activateWindow()

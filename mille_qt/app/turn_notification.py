"""Notifies players who use another window: it is their turn, or somebody wants to join."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from mille_qt.ui.program_preferences import TurnNotice
from mille_qt.ui.settings import Settings
from mille_qt.ui.tooltips import desktop_message

if TYPE_CHECKING:
    from PySide6.QtWidgets import QSystemTrayIcon

#: Requested display time of a message in milliseconds; systems may ignore it.
MESSAGE_TIME = 8_000


class TurnNotification(QObject):
    """Shows messages or marks the task bar entry while the window is inactive."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._tray: QSystemTrayIcon | None = None
        window.installEventFilter(self)

    def show(self, text: str) -> None:
        """Notify the player as set in the preferences."""
        if self._window.isActiveWindow():
            return
        notice = self._settings.turn_notice
        if notice is TurnNotice.NONE:
            return
        if notice is not TurnNotice.MESSAGE or not self._show_message(text):
            QApplication.alert(self._window)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Hide the tray icon when the window is active again."""
        if event.type() == QEvent.Type.WindowActivate and self._tray is not None:
            self._tray.hide()
        return False

    def _show_message(self, text: str) -> bool:
        """Show a message if the system can; return False if it cannot."""
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
        # A message needs a visible tray icon.
        self._tray.show()
        self._tray.showMessage(QApplication.applicationDisplayName(), message, icon, MESSAGE_TIME)
        return True

    def _come_to_front(self) -> None:
        if self._window.isMinimized():
            self._window.showNormal()
        self._window.raise_()
        self._window.activateWindow()

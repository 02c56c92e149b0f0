"""Desktop integration: dropped files, notifications, sounds, the end of the session."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QFileOpenEvent,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from mille_qt.app.match_controller import MatchController
from mille_qt.ui.art.sound.sound import Sound
from mille_qt.ui.settings import Settings, TurnNotice
from mille_qt.ui.theme.application_theme import current_theme, heading_font
from mille_qt.ui.tooltips import desktop_message
from mille_qt.ui.widgets import TITLE, text_height
from mille_rules.file_names import SUFFIX

if TYPE_CHECKING:
    from PySide6.QtWidgets import QSystemTrayIcon

    from mille_qt.app.sounds import Sounds
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.table_page import TablePage
    from mille_rules.events import Event
    from mille_rules.views import View

#: The opacity of the overlay, and its frame in lines of text.
COVER = 0.85
FRAME, INSET, ROUND = 0.2, 1.0, 0.6


class DropOverlay(QWidget):
    """Covers the window and says that the match can be dropped."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = self.tr("Drop to open the match")
        self.setAccessibleName(self.text)
        self.setGeometry(window.rect())
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, line = current_theme(), text_height()
        cover = QColor(theme.window)
        cover.setAlphaF(COVER)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), cover)
        inset = round(INSET * line)
        place = self.rect().adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(theme.focus, FRAME * line, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(place, ROUND * line, ROUND * line)
        painter.setPen(theme.ink)
        painter.setFont(heading_font(TITLE))
        wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(place.adjusted(inset, inset, -inset, -inset), wrapped, self.text)
        painter.end()


class FileRequests(QObject):
    """Emits `asked` with each file that the system asks the program to open, as macOS does.

    Other systems name the file on the command line.
    """

    asked = Signal(Path)

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice requests; all other events pass."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


def dropped_file(data: QMimeData) -> Path | None:
    """Return the match that is dragged over the window, None if it is something else."""
    urls = data.urls()
    if len(urls) == 1 and urls[0].isLocalFile() and urls[0].toLocalFile().endswith(SUFFIX):
        return Path(urls[0].toLocalFile())
    return None


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
        state = self._window.windowState()
        self._window.setWindowState(state & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()


class DesktopIntegration(QObject):
    """Plays sounds, notifies the player, and takes files that are dropped on the window."""

    #: A match was dropped on the window.
    match_dropped = Signal(Path)
    #: The session of the desktop ends; the program is about to be ended.
    session_ending = Signal()
    #: The player has turned to the window.
    activated = Signal()

    def __init__(
        self, window: QMainWindow, settings: Settings, controller: MatchController
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._controller = window, settings, controller
        self._overlay: DropOverlay | None = None
        #: True once the window has been active: no notifications before.
        self._looked_at = False
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        settings.changed(Settings.effect_volume).connect(self._try_effects)
        settings.changed(Settings.notice_volume).connect(self._try_notices)
        QGuiApplication.instance().commitDataRequest.connect(self.session_ending)  # type: ignore[union-attr]

    @cached_property
    def sounds(self) -> "Sounds":
        """The sounds of the window."""
        from mille_qt.app.sounds import Sounds

        return Sounds(self._settings, self)

    @cached_property
    def turn_notification(self) -> "TurnNotification":
        """Notifies players while another window is active."""
        return TurnNotification(self._window, self._settings)

    def close(self) -> None:
        """Stop all sounds."""
        if "sounds" in self.__dict__:
            self.sounds.close()

    # -- sounds and calls ----------------------------------------------------------

    def follow(self, page: "TablePage") -> None:
        """Play the sounds of what happens at a table."""
        page.happened.connect(self._play_sound)

    def follow_match(self, game: "GamePage") -> None:
        """Play the sounds of a match, and notify players when it is their turn."""
        self.follow(game)
        game.turn_controller.refused.connect(self._play_refusal)
        game.called.connect(self._notify_turn)

    def notify(self, sound: Sound, text: str = "") -> None:
        """Play a sound; if another window is active, also notify the player with `text`."""
        self.sounds.ask(sound)
        if text:
            self.turn_notification.show(text)

    def _try_effects(self) -> None:
        """Play a sample at the new volume."""
        self.sounds.ask(Sound.DISTANCE_100)

    def _try_notices(self) -> None:
        self.sounds.ask(Sound.TURN)

    def _play_sound(self, event: "Event", view: "View") -> None:
        page = self._controller.table_page
        if self._settings.sound and page is not None and not self._window.isMinimized():
            self.sounds.tell(event, view, page.own_sides)

    def _play_refusal(self) -> None:
        self.sounds.ask(Sound.REFUSED)

    def _notify_turn(self, words: str) -> None:
        if self._looked_at and not self._window.isActiveWindow():
            self.notify(Sound.TURN, words)

    # -- files dropped -----------------------------------------------------------------

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Accept matches that are dragged onto the window, and show that they can be dropped."""
        if isinstance(event, QDragEnterEvent):
            if dropped_file(event.mimeData()) is not None:
                event.acceptProposedAction()
                self._show_overlay()
        elif isinstance(event, QDropEvent):
            # QDragMoveEvent is a QDropEvent, too, and is accepted since the drag entered.
            if event.type() == QEvent.Type.Drop:
                self._hide_overlay()
                self._open(event)
        elif event.type() == QEvent.Type.DragLeave:
            self._hide_overlay()
        elif event.type() == QEvent.Type.WindowActivate:
            self._looked_at = True
            self.activated.emit()
        return False

    def _open(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.match_dropped.emit(path)

    def _show_overlay(self) -> None:
        self._hide_overlay()
        self._overlay = DropOverlay(self._window)
        self._overlay.show()

    def _hide_overlay(self) -> None:
        if self._overlay is not None:
            self._overlay.hide()
            self._overlay.deleteLater()
            self._overlay = None

"""Desktop integration: dropped files, notifications, sounds, the end of the session."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow

from mille_qt.app.match_controller import MatchController
from mille_qt.app.match_files import dropped_file
from mille_qt.ui.art.sound.sound import Sound
from mille_qt.ui.settings import Settings

if TYPE_CHECKING:
    from mille_qt.app.drop_overlay import DropOverlay
    from mille_qt.app.sounds import Sounds
    from mille_qt.app.turn_notification import TurnNotification
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.table_page import TablePage
    from mille_rules.events import Event
    from mille_rules.views import View


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
        from mille_qt.app.turn_notification import TurnNotification

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
        game.refused.connect(self._play_refusal)
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
        from mille_qt.app.drop_overlay import DropOverlay

        self._hide_overlay()
        self._overlay = DropOverlay(self._window)
        self._overlay.show()

    def _hide_overlay(self) -> None:
        if self._overlay is not None:
            self._overlay.hide()
            self._overlay.deleteLater()
            self._overlay = None

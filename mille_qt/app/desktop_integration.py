"""What a window has to do with the desktop round it: files dropped, calls, sounds, its session."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow

from mille_qt.app.match_controller import MatchController
from mille_qt.app.match_files import dropped_file
from mille_qt.ui.settings import Settings

# Nothing is heard, called or dropped before the window has been seen.
if TYPE_CHECKING:
    from mille_qt.app.drop_overlay import DropSign
    from mille_qt.app.turn_notification import Calling
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.table_page import TablePage
    from mille_qt.ui.sound.sound import Sound
    from mille_qt.ui.sound.sounds import Sounds
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
        self._sign: DropSign | None = None
        #: Nobody is called to a window that is only being opened.
        self._looked_at = False
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        settings.changed(Settings.effect_volume).connect(self._try_effects)
        settings.changed(Settings.notice_volume).connect(self._try_notices)
        QGuiApplication.instance().commitDataRequest.connect(self.session_ending)  # type: ignore[union-attr]

    @cached_property
    def sounds(self) -> "Sounds":
        """What is heard of the window."""
        from mille_qt.ui.sound.sounds import Sounds

        return Sounds(self._settings, self)

    @cached_property
    def calling(self) -> "Calling":
        """Calls who looks at another window."""
        from mille_qt.app.turn_notification import Calling

        return Calling(self._window, self._settings)

    def close(self) -> None:
        """Be heard no more."""
        if "sounds" in self.__dict__:
            self.sounds.close()

    # -- sounds and calls ----------------------------------------------------------

    def follow(self, page: "TablePage") -> None:
        """Play the sounds of what happens at a table."""
        page.happened.connect(self._hear)

    def follow_match(self, game: "GamePage") -> None:
        """Play the sounds of a match, and notify players when it is their turn."""
        self.follow(game)
        game.refused.connect(self._refuse)
        game.called.connect(self._call)

    def notify(self, sound: "Sound", text: str = "") -> None:
        """Play a sound; if another window is active, also notify the player with `text`."""
        self.sounds.ask(sound)
        if text:
            self.calling.call(text)

    def _try_effects(self) -> None:
        """Play a sample at the new volume."""
        from mille_qt.ui.sound.sound import Sound

        self.sounds.ask(Sound.DISTANCE_100)

    def _try_notices(self) -> None:
        from mille_qt.ui.sound.sound import Sound

        self.sounds.ask(Sound.TURN)

    def _hear(self, event: "Event", view: "View") -> None:
        page = self._controller.table_page
        if self._settings.sound and page is not None and not self._window.isMinimized():
            self.sounds.tell(event, view, page.own_sides)

    def _refuse(self) -> None:
        from mille_qt.ui.sound.sound import Sound

        self.sounds.ask(Sound.REFUSED)

    def _call(self, words: str) -> None:
        from mille_qt.ui.sound.sound import Sound

        if self._looked_at and not self._window.isActiveWindow():
            self.notify(Sound.TURN, words)

    # -- files dropped -----------------------------------------------------------------

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Take matches that are dragged onto the window, and say so."""
        if isinstance(event, QDragEnterEvent):
            if dropped_file(event.mimeData()) is not None:
                event.acceptProposedAction()
                self._show_sign()
        elif isinstance(event, QDropEvent):
            # A drag that only moves on is one, too, and was accepted where it came in.
            if event.type() == QEvent.Type.Drop:
                self._hide_sign()
                self._open(event)
        elif event.type() == QEvent.Type.DragLeave:
            self._hide_sign()
        elif event.type() == QEvent.Type.WindowActivate:
            self._looked_at = True
            self.activated.emit()
        return False

    def _open(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.match_dropped.emit(path)

    def _show_sign(self) -> None:
        from mille_qt.app.drop_overlay import DropSign

        self._hide_sign()
        self._sign = DropSign(self._window)
        self._sign.show()

    def _hide_sign(self) -> None:
        if self._sign is not None:
            self._sign.hide()
            self._sign.deleteLater()
            self._sign = None

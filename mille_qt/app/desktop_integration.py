"""What a window has to do with the desktop round it: files dropped, calls, sounds, its session."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from mille_qt.app.match_files import dropped_file
from mille_qt.play.game_page import GamePage
from mille_qt.play.table_page import TablePage
from mille_rules.events import Event
from mille_rules.views import View

# Nothing is heard, called or dropped before the window has been seen.
if TYPE_CHECKING:
    from mille_qt.app.drop_overlay import DropSign
    from mille_qt.app.main_window import MainWindow
    from mille_qt.app.turn_notification import Calling
    from mille_qt.ui.sound.sound import Sound
    from mille_qt.ui.sound.sounds import Sounds


class Desktop(QObject):
    """Between one window and everything outside it that is neither disk nor network."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._sign: DropSign | None = None
        #: Nobody is called to a window that is only being opened.
        self._looked_at = False
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        QGuiApplication.instance().commitDataRequest.connect(self.end_session)  # type: ignore[union-attr]

    @cached_property
    def sounds(self) -> "Sounds":
        """What is heard of the window."""
        from mille_qt.ui.sound.sounds import Sounds

        return Sounds(self._window.settings, self)

    @cached_property
    def calling(self) -> "Calling":
        """Calls who looks at another window."""
        from mille_qt.app.turn_notification import Calling

        return Calling(self._window, self._window.settings)

    def close(self) -> None:
        """Be heard no more."""
        if "sounds" in self.__dict__:
            self.sounds.close()

    # -- sounds and calls ----------------------------------------------------------

    def follow(self, page: TablePage) -> None:
        """Have heard what happens on a table, and call whoever is to act at it."""
        page.happened.connect(self._hear)
        if isinstance(page, GamePage):
            page.refused.connect(self._refuse)
            page.called.connect(self._call)

    def notify(self, sound: "Sound", text: str = "") -> None:
        """Play a sound; if another window is active, also notify the player with `text`."""
        self.sounds.ask(sound)
        if text:
            self.calling.call(text)

    def try_volume(self, setting: str) -> None:
        """A volume is being moved: let it be heard."""
        self.sounds.try_volume(setting)

    def _hear(self, event: Event, view: View) -> None:
        page = self._window.table_page
        if self._window.settings.sound and page is not None and not self._window.isMinimized():
            self.sounds.tell(event, view, page.own_sides)

    def _refuse(self) -> None:
        from mille_qt.ui.sound.sound import Sound

        self.sounds.ask(Sound.REFUSED)

    def _call(self, words: str) -> None:
        from mille_qt.ui.sound.sound import Sound

        if self._looked_at and not self._window.isActiveWindow():
            self.notify(Sound.TURN, words)

    # -- the session of the desktop --------------------------------------------------

    def end_session(self) -> None:
        """The match is on the disk move by move; where the window is, is not yet."""
        self._window.keep_place()
        self._window.ask_no_more = True

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
            # The session goes on after all.
            self._window.ask_no_more = False
        return False

    def _open(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self._window.match_controller.open_file(path)

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

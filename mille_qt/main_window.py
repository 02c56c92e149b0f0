"""The window: what it shows, where it goes next, and what it is told from outside."""

import random
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from mille_qt import language
from mille_qt.crash import CrashReport
from mille_qt.files import dropped_file
from mille_qt.game_page import GamePage
from mille_qt.keyboard import Command
from mille_qt.match_sheet import MatchSheet
from mille_qt.matches import Matches
from mille_qt.menus import Menus
from mille_qt.session import LocalSession
from mille_qt.settings import Settings
from mille_qt.table_page import TablePage
from mille_qt.theme import Look
from mille_qt.thinking import ScreenThinker
from mille_qt.window_pages import WindowPages
from mille_rules.views import Update

# Pages and dialogs are imported when they are first shown: no table needs one to be painted.
if TYPE_CHECKING:
    from mille_net.thinker import Thinker
    from mille_qt.dialogs.score_sheet import ScoreSheet
    from mille_qt.lan.network_play import NetworkPlay
    from mille_qt.replay.replays import Replays

#: The window asks for this much at first, in pixels, where the screen has it.
FIRST_WIDTH, FIRST_HEIGHT = 1280, 800
#: Of the screen that a first window takes at most.
SCREEN_SHARE = 0.94


class MainWindow(QMainWindow):
    """Start page, new game, match and score sheet, one at a time."""

    def __init__(
        self,
        settings: Settings,
        look: Look,
        chance: random.Random | None = None,
        report: CrashReport | None = None,
        opening: bool = False,
        thinker: "Thinker | None" = None,
    ) -> None:
        """`chance` shuffles instead of the system's own randomness.

        `thinker` thinks for computer players instead of a process. With `opening` a match is
        opened at once, and no start page is made before.
        """
        super().__init__()
        self.settings, self._look = settings, look
        self.pages = WindowPages(self)
        self.matches = Matches(self, thinker or ScreenThinker(self), chance, report)
        self.sheet = MatchSheet(self)
        self._network: NetworkPlay | None = None
        self._leaving = False
        self.setCentralWidget(self.pages)
        self.menus = Menus(self)
        self.setAcceptDrops(True)
        self._connect()
        if not opening:
            self.show_start()

    def _connect(self) -> None:
        self.settings.changed.connect(self._setting_changed)
        self._look.changed.connect(self._dress)
        QGuiApplication.instance().applicationStateChanged.connect(self._active_changed)  # type: ignore[union-attr]

    def show_at_start(self, full_screen: bool) -> None:
        """Show the window where it was last, and never larger than the screen."""
        geometry = self.settings.window_geometry
        if not (geometry and self.restoreGeometry(QByteArray(geometry))):
            room = self.screen().availableGeometry()
            width = min(FIRST_WIDTH, round(room.width() * SCREEN_SHARE))
            height = min(FIRST_HEIGHT, round(room.height() * SCREEN_SHARE))
            self.resize(width, height)
            self.move(room.center() - self.rect().center())
        if full_screen:
            self.showFullScreen()
        else:
            self.show()

    # -- what is shown -------------------------------------------------------

    @property
    def game(self) -> GamePage | None:
        """The table of the match under way."""
        return self.matches.game

    @property
    def match(self) -> LocalSession | None:
        """The match under way, where it is played on this computer."""
        return self.matches.local

    @property
    def score_sheet(self) -> "ScoreSheet | None":
        """The score sheet while it is shown."""
        return self.sheet.shown

    @property
    def table_page(self) -> TablePage | None:
        """The table that is shown, of a match or of a replay; else that of the match under way."""
        shown = self.pages.currentWidget()
        return shown if isinstance(shown, TablePage) else self.game

    @property
    def dealing(self) -> bool:
        """Whether a table on the network has gone on to a race whose cards have not come yet."""
        return self._network is not None and self._network.dealing

    # -- where to go ---------------------------------------------------------

    def show_start(self) -> None:
        """Show the start page, with the match that can be continued."""
        self.drop_game()
        self.pages.show_start(self.matches.last())
        self.setWindowTitle("Mille")
        self.menus.update_state()

    def show_page(self, page: QWidget) -> None:
        """Show this instead of a match; the page goes when another is shown."""
        self.drop_game()
        self.pages.show_passing(page)
        self.setWindowTitle("Mille")
        self.menus.update_state()

    def drop_game(self) -> None:
        """Put a match away, and every page but the first."""
        self.matches.drop()
        self.sheet.drop()
        self.pages.drop_passing()

    @property
    def network(self) -> "NetworkPlay":
        """Play on the network, from when somebody first wants it."""
        if self._network is None:
            from mille_qt.lan.network_play import NetworkPlay

            self._network = NetworkPlay(self)
        return self._network

    def play_on_network(self) -> None:
        """Show the tables on the network."""
        # The network comes to be when the match before it has been left.
        self.leave_match(lambda: self.network.open())  # noqa: PLW0108

    @cached_property
    def replays(self) -> "Replays":
        """Matches looked at again."""
        from mille_qt.replay.replays import Replays

        return Replays(self)

    def watch_file(self) -> None:
        """Look again at the match in a file."""
        self.replays.open()

    # -- leaving ---------------------------------------------------------------

    def leave_match(self, then: Callable[[], None]) -> None:
        """Go on to something else, once the player agrees to leave the match."""
        if self._network is not None and self._network.at_table:
            self._network.ask_leave(then)
        else:
            self.matches.ask_leave(then)

    def closeEvent(self, event: QCloseEvent) -> None:
        at_table = self._network is not None and self._network.at_table
        if self._leaving or not (self.matches.unsaved or at_table):
            if self._network is not None:
                self._network.close()
            self.settings.window_geometry = bytes(self.saveGeometry().data())
            self.settings.write()
            self.matches.close()
            event.accept()
            QApplication.quit()
            return
        event.ignore()
        self.leave_match(self._close_now)

    def _close_now(self) -> None:
        self._leaving = True
        self.close()

    # -- what the window is told -------------------------------------------------

    def follow(self, game: GamePage) -> None:
        """Do what a table asks of its window."""
        game.race_over.connect(self.sheet.show_after_race)
        game.command.connect(self._obey)
        game.turn_changed.connect(self._say_turn)
        game.flow.asked.connect(self._call)

    def _obey(self, command: Command) -> None:
        if command is Command.SAVE:
            self.matches.save()
        elif command is Command.SHEET:
            self.sheet.toggle()
        elif command is Command.LEAVE:
            self.leave_match(self.show_start)

    def _setting_changed(self, name: str) -> None:
        app = QApplication.instance()
        if name == "language" and app is not None:
            language.install(app, self.settings.language.value)
        elif name == "theme":
            self._look.choose(self.settings.theme)

    def _dress(self) -> None:
        if self.table_page is not self.game and self.table_page is not None:
            self.table_page.dress()
        if self.game is not None:
            self.game.dress()

    def _say_turn(self, words: str) -> None:
        self.setWindowTitle(self.tr("{turn} – Mille").format(turn=words))

    def _call(self, _update: Update) -> None:
        """Somebody here is to act: the task bar says so while another window is in front."""
        if not self.isActiveWindow():
            QApplication.alert(self)

    def _active_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive and self.game is not None:
            self.game.hide_hand()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path is not None:
            self.matches.open_file(path)

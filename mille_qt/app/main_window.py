"""The main window, whose size and position are saved between starts."""

import random
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from mille_qt.app.crash_report import CrashReport
from mille_qt.app.menus import MenuBar
from mille_qt.app.window_shell import WindowShell
from mille_qt.play.keyboard import Command
from mille_qt.ui import language
from mille_qt.ui.access.announcing import announce, speak_by_description
from mille_qt.ui.settings import Settings
from mille_qt.ui.single_presses import SinglePresses
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_qt.ui.translation import Translated
from mille_qt.ui.window_titles import set_window_title

if TYPE_CHECKING:
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet
    from mille_qt.play.table_page import TablePage
    from mille_qt.session.local_session import LocalSession
    from mille_rules.computer.player import Adviser

#: The size of the first window in pixels, if the screen is large enough.
FIRST_WIDTH, FIRST_HEIGHT = 1280, 800
#: The largest part of the screen that the first window takes.
SCREEN_SHARE = 0.94
#: Milliseconds after which a window that was resized rests: restyling all text takes a while.
REST = 150
#: Height left for the title bar, which the desktop draws, in lines of text.
TITLE_LINES = 2


def restore_geometry(window: QWidget, settings: Settings) -> None:
    """Restore the last size and position; the window is never beyond an edge of the screen."""
    geometry = settings.window_geometry
    if geometry and window.restoreGeometry(QByteArray(geometry)):
        # Qt has only made sure that a part of it is on a screen, which may be a smaller one now.
        if not window.isMaximized() and not window.isFullScreen():
            window.setGeometry(_inside_screen(window))
        return
    room = window.screen().availableGeometry()
    width = min(FIRST_WIDTH, round(room.width() * SCREEN_SHARE))
    height = min(FIRST_HEIGHT, round(room.height() * SCREEN_SHARE))
    window.resize(width, height)
    window.move(room.center() - window.rect().center())


def _inside_screen(window: QWidget) -> QRect:
    """Return the place of the window, moved and made smaller so that its screen shows all of it."""
    place = window.geometry()
    screen = QGuiApplication.screenAt(place.center()) or window.screen()
    if screen.availableGeometry().contains(place):
        return place
    title = TITLE_LINES * window.fontMetrics().height()
    room = screen.availableGeometry().adjusted(0, title, 0, 0)
    size = place.size().boundedTo(room.size())
    last = room.bottomRight() - QPoint(size.width() - 1, size.height() - 1)
    left = max(min(place.left(), last.x()), room.left())
    top = max(min(place.top(), last.y()), room.top())
    return QRect(QPoint(left, top), size)


def save_geometry(window: QWidget, settings: Settings) -> None:
    """Save the size and position for the next start."""
    settings.window_geometry = bytes(window.saveGeometry().data())
    settings.write()


class MainWindow(Translated, QMainWindow):
    """Shows one page at a time: the start page, a match, a score sheet or a feature."""

    def __init__(
        self,
        settings: Settings,
        app_theme: ApplicationTheme,
        chance: random.Random | None = None,
        report: CrashReport | None = None,
        opening: bool = False,
        thinker: "Adviser | None" = None,
    ) -> None:
        """`chance` shuffles instead of the system's random generator.

        `thinker` decides for computer players instead of a process. With `opening` a match will be
        opened at once, and no start page is shown before.
        """
        super().__init__()
        self.settings, self._app_theme = settings, app_theme
        #: Runs while the window is being resized.
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._fit_text)
        # Before there is any widget whose font would change.
        restore_geometry(self, settings)
        self._fit_text()
        self.shell = WindowShell(self, settings, thinker, chance, report)
        self.pages, self.match_controller = self.shell.pages, self.shell.match_controller
        self.pages.set_text_growth(app_theme.growth)
        self.desktop = self.shell.desktop
        #: True if the player has agreed to leave, or the desktop's session ends.
        self.close_without_asking = False
        self._away = False
        self.setCentralWidget(self.pages)
        # The title changes with every turn; a screen reader would read it before the events.
        self.setAccessibleName("Mille")
        speak_by_description(settings.speak_by_description)
        self.menus = MenuBar(self, self.shell)
        self._presses = SinglePresses(self)
        self._connect()
        if not opening:
            self.shell.show_start()

    def _connect(self) -> None:
        changed = self.settings.changed
        changed(Settings.language).connect(self._set_language)
        changed(Settings.theme).connect(self._set_theme)
        changed(Settings.text_size).connect(self._set_text_size)
        changed(Settings.speak_by_description).connect(self._set_speech)
        self._app_theme.changed.connect(self._apply_theme)
        self.pages.currentChanged.connect(self.menus.update_state)
        self.match_controller.opened.connect(self._connect_match)
        self.desktop.match_dropped.connect(self.shell.open_match)
        self.desktop.session_ending.connect(self._prepare_for_end)
        self.desktop.activated.connect(self._ask_again)
        QGuiApplication.instance().applicationStateChanged.connect(self._active_changed)  # type: ignore[union-attr]

    def show_at_start(self, full_screen: bool) -> None:
        """Show the window at its last position, or in full screen."""
        if full_screen:
            self.showFullScreen()
        else:
            self.show()

    # -- pages -------------------------------------------------------

    @property
    def game(self) -> "GamePage | None":
        """The table of the current match."""
        return self.match_controller.game

    @property
    def match(self) -> "LocalSession | None":
        """The session of the current match, if it is played on this computer."""
        return self.match_controller.local_session

    @property
    def score_sheet(self) -> "ScoreSheet | None":
        """The score sheet while it is shown."""
        return self.shell.score_sheet

    @property
    def table_page(self) -> "TablePage | None":
        """The table that is shown, of a match or a replay, else the table of the current match."""
        return self.match_controller.table_page

    # -- leaving ---------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.close_without_asking or not self.shell.leaving_costs:
            self.desktop.close()
            save_geometry(self, self.settings)
            self.match_controller.close()
            self.shell.close()
            event.accept()
            QApplication.quit()
            return
        event.ignore()
        self.shell.leave_match(self.close_now)

    def close_now(self) -> None:
        """Close the window without a question; each move is on disk already."""
        self.close_without_asking = True
        self.close()

    def _prepare_for_end(self) -> None:
        """Prepare for the end of the desktop's session: the match is on disk already."""
        save_geometry(self, self.settings)
        self.close_without_asking = True

    def _ask_again(self) -> None:
        """Ask questions again: the desktop's session goes on after all."""
        self.close_without_asking = False

    # -- signals and events -------------------------------------------------

    def _connect_match(self, game: "GamePage") -> None:
        self.shell.features.note_races(game)
        game.commands.for_window.connect(self._execute)
        game.table_presenter.turn_changed.connect(partial(set_window_title, game))
        self.desktop.follow_match(game)

    def _execute(self, command: Command) -> None:
        if command is Command.SAVE:
            self.match_controller.confirm_saved()
        elif command is Command.SHEET:
            self.shell.toggle_score_sheet()
        elif command is Command.LEAVE:
            self.shell.leave_match(self.shell.show_start)

    def _set_language(self) -> None:
        app = QApplication.instance()
        if app is not None:
            language.install(app, self.settings.language)
            # The names on the cards may follow.
            self._apply_theme()

    def _set_theme(self) -> None:
        self._app_theme.set_theme(self.settings.theme)

    def _set_text_size(self) -> None:
        self._app_theme.set_text_size(self.settings.text_size)

    def _set_speech(self) -> None:
        speak_by_description(self.settings.speak_by_description)

    def _apply_theme(self) -> None:
        self.pages.set_text_growth(self._app_theme.growth)
        if self.table_page is not self.game and self.table_page is not None:
            self.table_page.apply_theme()
        if self.game is not None:
            self.game.apply_theme()
        self.shell.features.apply_theme()

    def _active_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive and self.game is not None:
            self.game.shared_screen.hide_hand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text to the new size; while the window is dragged, only when it rests."""
        super().resizeEvent(event)
        if not self._rest.isActive():
            self._fit_text()
        self._rest.start()

    def _fit_text(self) -> None:
        self._app_theme.fit_text_to(self.size())

    def retranslate(self) -> None:
        """Set the texts of the menus in the current language."""
        self.menus.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ThemeChange:
            self._app_theme.follow_desktop_font()
        if event.type() == QEvent.Type.ActivationChange:
            was_away, self._away = self._away, not self.isActiveWindow()
            if was_away and not self._away:
                self._announce_turn()

    def _announce_turn(self) -> None:
        """Announce whose turn it is when the window becomes active again."""
        if self.pages.currentWidget() is self.game and self.game is not None:
            announce(self.game.table_presenter.turn())

"""The window: its pages, its menus, and what concerns files."""

import random
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QDateTime, QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from mille_qt import language
from mille_qt.card_names import CardLanguage
from mille_qt.crash import CrashReport
from mille_qt.files import FileTalk
from mille_qt.game_page import GamePage
from mille_qt.keyboard import Command
from mille_qt.menus import Menus
from mille_qt.paths import cache_folder
from mille_qt.saves import Autosave
from mille_qt.session import LocalSession, new_record
from mille_qt.settings import Settings
from mille_qt.theme import Look
from mille_rules.record import Header, Record
from mille_rules.views import Update

# Pages and dialogs are imported when they are first shown: the start page alone takes a tenth of
# the time to the first table, which has no use for it.
if TYPE_CHECKING:
    from mille_qt.dialogs.score_sheet import ScoreSheet
    from mille_qt.pages.start_page import StartPage

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
    ) -> None:
        """`chance` shuffles instead of the system's own randomness.

        With `opening` a match is opened at once, and no start page is made before.
        """
        super().__init__()
        self.settings, self._look = settings, look
        self._chance, self._report = chance, report
        self._autosave = Autosave()
        self.files = FileTalk(self)
        self.game: GamePage | None = None
        self._sheet: ScoreSheet | None = None
        self._new_page: QWidget | None = None
        self._leaving = False
        self._pages = QStackedWidget(self)
        self.setCentralWidget(self._pages)
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

    # -- pages -------------------------------------------------------------

    @cached_property
    def start_page(self) -> "StartPage":
        """The page that is shown while there is no match."""
        from mille_qt.pages.start_page import StartPage

        page = StartPage(self.settings)
        page.new_game_requested.connect(self.new_game)
        page.continue_requested.connect(self.continue_match)
        page.open_requested.connect(lambda: self.files.open(self.open_file))
        page.preferences_requested.connect(self.show_preferences)
        self._pages.addWidget(page)
        return page

    def show_start(self) -> None:
        """Show the start page, with the match that can be continued."""
        from mille_qt.pages.start_page import SavedMatch

        self._drop_game()
        last = self._autosave.last_match()
        saved = None
        if last is not None:
            names = tuple(sitter.name for sitter in last.record.header.sitters)
            when = QDateTime.fromSecsSinceEpoch(round(last.when))
            saved = SavedMatch(names, last.state.match.race, when)
        self.start_page.show_saved(saved)
        self._pages.setCurrentWidget(self.start_page)
        self.setWindowTitle("Mille")
        self.menus.update_state()

    def new_game(self) -> None:
        """Ask who plays by which rules."""
        from mille_qt.pages.new_game_page import NewGamePage

        def ask() -> None:
            page = NewGamePage(self.settings)
            page.play_requested.connect(self._play_new)
            page.back_requested.connect(self.show_start)
            self._drop_game()
            self._show_other("_new_page", page)

        self.leave_match(ask)

    def continue_match(self) -> None:
        """Go on with the match played last."""
        last = self._autosave.last_match()
        if last is not None:
            self._autosave.take_over(last.path)
            self.files.read(last.path, self.play)

    def open_file(self, path: Path) -> None:
        """Go on with the match in a file, or say why not."""

        def opened(record: Record) -> None:
            self.play(record)
            if self.game is not None:
                self.game.session.path = path

        # Who would rather stay leaves the file as it is, too.
        self.leave_match(lambda: self.files.read(path, opened))

    def _play_new(self, header: Header, first: int | None, practice: bool) -> None:
        self.play(new_record(header, practice), first)

    def play(self, record: Record, first: int | None = None) -> None:
        """Play a match from where its record ends."""
        self._drop_game()
        session = LocalSession(record, self._autosave.take, self._chance, first, self)
        game = GamePage(session, self.settings, cache_folder())
        self.game = game
        if self._report is not None:
            self._report.match = session.text
        game.race_over.connect(self._race_over)
        game.command.connect(self._obey)
        game.turn_changed.connect(self._say_turn)
        game.flow.told.connect(lambda _update: self._check_disk())
        session.kept.connect(self._check_disk)
        game.flow.asked.connect(self._call)
        self._pages.addWidget(game)
        self._show_game()
        game.start()

    def _show_game(self) -> None:
        if self.game is not None:
            self._pages.setCurrentWidget(self.game)
            self.game.setFocus()
        self.menus.update_state()

    def _drop_game(self) -> None:
        for page in (self.game, self._sheet, self._new_page):
            if page is not None:
                self._pages.removeWidget(page)
                page.deleteLater()
        if self.game is not None:
            self.game.session.deleteLater()
        self.game = self._sheet = self._new_page = None

    def _show_other(self, name: str, page: QWidget) -> None:
        before = getattr(self, name)
        setattr(self, name, page)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus()
        if before is not None:
            self._pages.removeWidget(before)
            before.deleteLater()
        self.menus.update_state()

    # -- score sheet ---------------------------------------------------------

    def _race_over(self, update: Update) -> None:
        # The last card is seen to land before the sheet comes.
        pause = 0 if self.settings.pace == 0 else RACE_END_PAUSE * self.settings.pace
        game = self.game

        def show() -> None:
            if self.game is game:
                self._show_sheet(update)

        # Not singleShot with a receiver: PySide 6.11 never frees the 7 kB that each call takes.
        timer = QTimer(self, singleShot=True)
        timer.timeout.connect(show)
        timer.timeout.connect(timer.deleteLater)
        timer.start(pause)

    def _show_sheet(self, update: Update) -> None:
        from mille_qt.dialogs.score_sheet import ScoreSheet

        if self.game is None:
            return
        sheet = ScoreSheet(self.settings)
        sheet.show_view(self.game.session.names, update.view)
        sheet.back_requested.connect(self._show_game)
        sheet.next_race.connect(self._next_race)
        sheet.another_match.connect(self._another_match)
        sheet.save_requested.connect(self.save)
        sheet.leave_requested.connect(lambda: self.leave_match(self.show_start))
        self._show_other("_sheet", sheet)

    def show_sheet(self) -> None:
        """Show the score sheet during a race, or the table again."""
        if self.game is None:
            return
        if self.score_sheet is not None:
            self._show_game()
            return
        update = self.game.flow.eyes.latest(None)
        if update is not None:
            self._show_sheet(update)

    @property
    def score_sheet(self) -> "ScoreSheet | None":
        """The score sheet while it is shown."""
        shown = self._sheet is not None and self._pages.currentWidget() is self._sheet
        return self._sheet if shown else None

    def _next_race(self) -> None:
        self._show_game()
        if self.game is not None:
            self.game.next_race()

    def _another_match(self) -> None:
        if self.game is not None:
            self.play(*self.game.session.next_match())

    # -- leaving and saving -----------------------------------------------------

    def save(self) -> None:
        """Save the match, where it was saved before or where the player says."""
        if self.game is not None:
            self.files.save(self.game.session)

    def save_as(self) -> None:
        """Save the match where the player says."""
        if self.game is not None:
            self.files.save_as(self.game.session)

    def leave_match(self, then: Callable[[], None]) -> None:
        """Go on to something else, once the player agrees to leave the match."""
        game = self.game
        if game is None or not game.session.unsaved:
            then()
            return

        from mille_qt.dialogs.questions import Leave, ask_leave

        def answered(answer: Leave) -> None:
            if answer is Leave.LEAVE:
                then()
            elif answer is Leave.SAVE:
                self.files.save(game.session, then)

        ask_leave(self, answered)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.game is None or self._leaving or not self.game.session.unsaved:
            self.settings.window_geometry = bytes(self.saveGeometry().data())
            self.settings.write()
            event.accept()
            QApplication.quit()
            return
        event.ignore()
        self.leave_match(self._close_now)

    def _close_now(self) -> None:
        self._leaving = True
        self.close()

    def _check_disk(self) -> None:
        """The match goes on when it cannot be written, and the player knows why."""
        if self.game is not None:
            self.game.show_trouble(self.game.session.trouble)

    # -- the rest ------------------------------------------------------------

    def show_preferences(self) -> None:
        """Open the preferences."""
        from mille_qt.dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(self.settings, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def choose_card_language(self, chosen: CardLanguage) -> None:
        """Have the names on the cards in these languages, for the player who looks."""
        if self.game is None:
            self.settings.card_language = chosen
        else:
            self.game.choose_card_language(chosen)

    def card_language(self) -> CardLanguage:
        """The names that the cards have now."""
        return self.settings.card_language if self.game is None else self.game.card_language()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or not; F11 brings the window back."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _obey(self, command: Command) -> None:
        if command is Command.SAVE:
            self.save()
        elif command is Command.SHEET:
            self.show_sheet()
        elif command is Command.LEAVE:
            self.leave_match(self.show_start)

    def _setting_changed(self, name: str) -> None:
        app = QApplication.instance()
        if name == "language" and app is not None:
            language.install(app, self.settings.language.value)
        elif name == "theme":
            self._look.choose(self.settings.theme)

    def _dress(self) -> None:
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
        if _dropped_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_file(event)
        if path is not None:
            self.open_file(path)


def _dropped_file(event: QDropEvent) -> Path | None:
    urls = event.mimeData().urls()
    if len(urls) == 1 and urls[0].isLocalFile() and urls[0].toLocalFile().endswith(".mille"):
        return Path(urls[0].toLocalFile())
    return None


#: How long the end of a race stays on the table before the sheet, in milliseconds a step of pace.
RACE_END_PAUSE = 700

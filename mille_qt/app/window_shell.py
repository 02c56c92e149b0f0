"""Opens features for menus and buttons, and does what features ask of the window."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from mille_net.trust.left_table import LeftTable
from mille_qt.app.desktop_integration import DesktopIntegration
from mille_qt.app.feature_loader import FeatureLoader
from mille_qt.app.match_controller import MatchController
from mille_qt.app.score_sheet_controller import ScoreSheetController
from mille_qt.app.window_lan import WindowLan
from mille_qt.app.window_pages import WindowPages, as_table
from mille_qt.features.shell import AsksToLeave, do_nothing
from mille_qt.session.hosted_matches import HostedMatch
from mille_qt.session.matches.unreadable_matches import unreadable_matches
from mille_qt.session.screen_thinker import ScreenThinker
from mille_qt.ui.paths import certainly_exists, matches_folder
from mille_qt.ui.settings import Settings

if TYPE_CHECKING:
    import random

    from mille_net.lan import Lan
    from mille_qt.app.crash_report import CrashReport
    from mille_qt.app.start.start_page import StartPage
    from mille_qt.play.game_page import GamePage
    from mille_qt.play.score_sheet.score_sheet import ScoreSheet
    from mille_qt.play.table_page import TablePage
    from mille_qt.session.local_session import LocalSession
    from mille_qt.session.matches.recent_matches import RecentMatches
    from mille_qt.session.table_session import TableSession
    from mille_qt.ui.art.characters.face import Face
    from mille_qt.ui.art.sound.sound import Sound
    from mille_rules.computer.player import Adviser
    from mille_rules.record import Header, Record


class WindowShell:
    """Connects the parts of the window with the features, and features with one another."""

    def __init__(
        self,
        window: QMainWindow,
        settings: Settings,
        thinker: "Adviser | None",
        chance: "random.Random | None",
        report: "CrashReport | None",
    ) -> None:
        self._window, self._settings = window, settings
        self.features = FeatureLoader(self, thinker)
        self._network = WindowLan(window)
        self.pages = WindowPages(window)
        self.match_controller = MatchController(
            window,
            settings,
            self.pages,
            thinker or ScreenThinker(window),
            self.features,
            chance,
            report,
        )
        self.sheets = ScoreSheetController(self, self.pages, self.match_controller, self.features)
        self.desktop = DesktopIntegration(window, settings, self.match_controller)
        self.pages.table_shown.connect(self._connect_table)
        #: The file of the match that was closed for the page that is shown.
        self._left_match: Path | None = None
        self.match_controller.opened.connect(self._forget_left_match)
        self.match_controller.opened.connect(self.features.follow_with_phones)

    def _connect_table(self, page: "TablePage") -> None:
        page.rule_wanted.connect(self.show_rule)
        page.explanation_wanted.connect(lambda told: self.features.rules.explain(told))  # noqa: PLW0108

    # -- the start page ------------------------------------------------------------------

    @cached_property
    def start_page(self) -> "StartPage":
        """The page that is shown while there is no match."""
        from mille_qt.app.start.start_page import StartPage

        page = StartPage(self.settings)
        page.play_requested.connect(self.play_new)
        page.newcomer_plays.connect(self.match_controller.welcome)
        page.new_button.clicked.connect(self.show_new_game)
        page.continue_button.clicked.connect(self.continue_last_match)
        page.network_button.clicked.connect(self.open_network)
        page.learn_button.clicked.connect(self.open_lessons)
        page.statistics_button.clicked.connect(self.open_statistics)
        page.tray.evenings.clicked.connect(self.open_evenings)
        page.tray.day.clicked.connect(self.open_deal_of_the_day)
        page.matches_button.clicked.connect(self.open_library)
        page.score_button.clicked.connect(self.open_score_keeper)
        page.folder_button.clicked.connect(_show_matches_folder)
        page.preferences_button.clicked.connect(self.open_preferences)
        self.pages.addWidget(page)
        return page

    def show_start(self) -> None:
        self.close_match()
        self._forget_left_match()
        unreadable = unreadable_matches(matches_folder())
        self.start_page.file_note.show_files([path.name for path in unreadable])
        self.start_page.show_last(self.match_controller.last_match())
        self.pages.set_current_page(self.start_page)
        # After the first picture of the page: a match has to be read for it.
        QTimer.singleShot(0, self._window, self._show_last_result)

    def go_back(self) -> None:
        path = self._left_match
        if path is None or not certainly_exists(path):
            self.show_start()
        else:
            # Forgotten before, so that the next attempt leaves a match that cannot be read.
            self._forget_left_match()
            self.match_controller.open_file(path)

    def _forget_left_match(self) -> None:
        self._left_match = None

    def _show_last_result(self) -> None:
        """Show the result of the last match on the start page, if none can be continued."""
        if self.start_page.isVisible() and not self.start_page.offers_match:
            finished = self.match_controller.autosave.last_finished()
            if finished is not None:
                self.start_page.show_result(*finished)

    # -- features, for menus and buttons ---------------------------------------------------

    def open_library(self) -> None:
        self.features.library.open()

    def open_deal_of_the_day(self) -> None:
        """Show the challenge of today, ready to be played."""
        self.features.challenges.open_today()

    def open_replay(self) -> None:
        self.features.replays.open()

    def open_lessons(self) -> None:
        """Show the lessons."""
        self.features.learning.open()

    def restart_lesson(self) -> None:
        """Play the current lesson from its beginning."""
        self.features.learning.begin_again()

    def open_statistics(self) -> None:
        """Show the statistics."""
        self.features.statistics.open()

    def open_evenings(self) -> None:
        """Show the standings over several matches."""
        self.features.evenings.open()

    def open_network(self) -> None:
        # The network is created when the match before it has been left.
        self.leave_match(lambda: self.features.network.open())  # noqa: PLW0108

    def open_phones(self) -> None:
        """Open the dialog for the phones of the people at the table."""
        if self.match_controller.game is not None:
            self.features.open_phones(self.match_controller.game)

    def open_phones_of(self, people: "Sequence[tuple[str, Face]]") -> None:
        self.features.open_phones_of(people)

    def open_score_keeper(self) -> None:
        """Keep score for people who play with paper cards."""
        self.features.show_score_keeper()

    def show_new_game(self) -> None:
        self.features.show_new_game()

    def open_preferences(self) -> None:
        """Open the preferences."""
        self.features.open_preferences()

    # -- features, for one another -----------------------------------------------------------

    def replay(self, path: Path, back: Callable[[], None]) -> None:
        self.features.replays.open_file(path, back)

    def review(
        self, record: "Record", race: int, seat: int | None, back: Callable[[], None]
    ) -> None:
        self.features.reviews.show_review(record, race, seat, back)

    def show_rule(self, anchor: str = "") -> None:
        self.features.rules.open(anchor)

    def show_challenge_results(self, number: str) -> None:
        self.features.challenges.show_results_of(number)

    def add_menu(self, menu: QMenu) -> None:
        bar = self._window.menuBar()
        bar.insertMenu(bar.actions()[-1], menu)

    def notify(self, sound: "Sound", text: str = "") -> None:
        self.desktop.notify(sound, text)

    @property
    def lan(self) -> "Lan":
        return self._network.lan

    def close(self) -> None:
        """Close what features and the network keep open."""
        self.features.close()
        self._network.close()

    # -- pages -------------------------------------------------------------------------

    @property
    def window(self) -> QWidget:
        return self._window

    @property
    def settings(self) -> Settings:
        return self._settings

    def current_page(self) -> QWidget | None:
        return self.pages.currentWidget()

    def show_page(self, page: QWidget, left: Callable[[], None] = do_nothing) -> None:
        self.close_match()
        self.pages.show_instead_of_match(page, left)

    def show_over_match(
        self, page: QWidget, left: Callable[[], None] = do_nothing
    ) -> Callable[[], None]:
        table = as_table(page)
        if table is not None:
            self.desktop.follow(table)
        return self.pages.show_over_match(page, left)

    # -- the match -----------------------------------------------------------------------

    @property
    def match(self) -> "LocalSession | None":
        return self.match_controller.local_session

    @property
    def table_page(self) -> "TablePage | None":
        return self.match_controller.table_page

    def leave_match(self, then: Callable[[], None]) -> None:
        page = self.current_page()
        if self.features.at_network_table:
            self.features.network.ask_leave(then)
        elif isinstance(page, AsksToLeave):
            page.ask_leave(then)
        else:
            self.match_controller.ask_leave(then)

    @property
    def leaving_costs(self) -> bool:
        """True if something would be lost now without a question."""
        page = self.current_page()
        page_costs = isinstance(page, AsksToLeave) and page.leaving_costs
        at_table = self.features.leaving_table_costs
        return self.match_controller.unsaved or at_table or page_costs

    def close_match(self) -> None:
        self._left_match = self.match_file or self._left_match
        self.match_controller.close_match()

    def play(self, record: "Record") -> None:
        self.match_controller.play(record)

    def play_on(self, record: "Record", moves: int, seat: int | None) -> None:
        from mille_qt.session.playing_on import practice_from

        practice = practice_from(record, moves, seat)
        if practice is not None:
            self.leave_match(lambda: self.play(practice))

    def play_new(self, header: "Header", first: int | None, practice: bool) -> None:
        self.match_controller.play_new(header, first, practice)

    def open_match(self, path: Path) -> None:
        # If the player stays, the file remains unchanged.
        self.leave_match(lambda: self.match_controller.open_file(path))

    def open_match_file(self) -> None:
        self.match_controller.files.open(self.open_match)

    def continue_last_match(self) -> None:
        """Continue the match played last."""
        last = self.match_controller.last_match()
        if isinstance(last, HostedMatch):
            self.features.network.open_again(last.key)
        elif isinstance(last, LeftTable):
            self.features.network.return_to(last)
        elif last is not None:
            self.open_match(last.path)

    def card_language(self) -> str:
        return self.match_controller.card_language()

    def open_table(self, session: "TableSession") -> "GamePage":
        return self.match_controller.open_table(session)

    def show_table(self) -> None:
        self.match_controller.show_table()

    # -- files ---------------------------------------------------------------------------

    @property
    def recent_matches(self) -> "RecentMatches":
        return self.match_controller.autosave.recent

    @property
    def match_file(self) -> Path | None:
        return self.match_controller.autosave.path

    def choose_match_file(self, chosen: Callable[[Path], None]) -> None:
        self.match_controller.files.open(chosen)

    def read_match(self, path: Path, opened: "Callable[[Record], None]") -> None:
        self.match_controller.read(path, opened, to_look=True)

    # -- the score sheet -------------------------------------------------------------------

    @property
    def score_sheet(self) -> "ScoreSheet | None":
        return self.sheets.shown

    def toggle_score_sheet(self) -> None:
        self.sheets.toggle()


def _show_matches_folder() -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(matches_folder())))

"""The pages of the window: the start page, which stays, and those that come and go."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QEvent, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from mille_qt.play.table_page import TablePage
from mille_qt.session.autosave import Unfinished
from mille_qt.session.hosted_matches import HostedMatch
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.page_stack import Stack
from mille_qt.ui.paths import matches_folder
from mille_qt.ui.window_titles import copy_window_title, set_window_title

# Pages are imported when they are first shown: the start page alone takes a tenth of the time
# to the first table, which has no use for it.
if TYPE_CHECKING:
    from mille_qt.app.main_window import MainWindow
    from mille_qt.app.start.start_page import StartPage


class WindowPages(Stack):
    """Shows one page at a time; all but the start page are deleted when they are put away."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        #: What is shown instead of a match: a page that asks, a list of tables.
        self._passing: QWidget | None = None
        #: Put away while they were shown.
        self._leaving: list[QWidget] = []
        self.currentChanged.connect(self._take_title)

    @cached_property
    def start(self) -> "StartPage":
        """The page that is shown while there is no match."""
        from mille_qt.app.start.start_page import StartPage

        window = self._window
        page = StartPage(window.settings)
        page.play_requested.connect(window.matches.play_new)
        page.newcomer_plays.connect(window.matches.welcome)
        page.new_game_requested.connect(self.new_game)
        page.continue_requested.connect(window.matches.go_on)
        page.network_requested.connect(window.play_on_network)
        page.learn_requested.connect(window.destinations.learn)
        page.statistics_requested.connect(window.statistics.open)
        page.matches_requested.connect(window.destinations.show_matches)
        page.score_requested.connect(self.keep_score)
        page.open_requested.connect(window.matches.open)
        page.folder_requested.connect(_show_matches_folder)
        page.preferences_requested.connect(window.menus.show_preferences)
        self.addWidget(page)
        return page

    def show_start(self, last: Unfinished | HostedMatch | None) -> None:
        """Show the start page, with the match that can be continued."""
        from mille_qt.app.start.start_words import SavedMatch
        from mille_qt.features.library.unreadable import unreadable_matches

        saved = None
        if last is not None:
            hosted = isinstance(last, HostedMatch)
            match = last.match if isinstance(last, HostedMatch) else last
            names = tuple(sitter.name for sitter in match.record.header.sitters)
            when = QDateTime.fromSecsSinceEpoch(round(match.when))
            saved = SavedMatch(names, match.record.state.match.race, when, hosted)
        self.start.show_unreadable([path.name for path in unreadable_matches(matches_folder())])
        self.start.show_saved(saved)
        self._show(self.start)

    def new_game(self) -> None:
        """Ask who plays by which rules, once the match under way is left."""
        from mille_qt.features.setup.new_game_page import NewGamePage

        window = self._window

        def ask() -> None:
            page = NewGamePage(window.settings)
            page.challenge_requested.connect(window.destinations.open_challenge)
            page.play_requested.connect(window.matches.play_new)
            page.back_requested.connect(window.show_start)
            window.show_page(page)

        window.leave_match(ask)

    def keep_score(self) -> None:
        """Keep score for people who play with the real cards."""
        from mille_qt.features.score_keeper.score_keeper import ScoreKeeper

        window = self._window

        def show() -> None:
            page = ScoreKeeper()
            page.play_requested.connect(window.matches.play_new)
            page.back_requested.connect(window.show_start)
            window.show_page(page)

        window.leave_match(show)

    def show_passing(self, page: QWidget) -> None:
        """Show a page that goes when a match or another such page comes."""
        self.drop_passing()
        self._passing = page
        self.turn_to(page)

    def drop_passing(self) -> None:
        """Put away the page that is shown instead of a match."""
        if self._passing is not None:
            self.put_away(self._passing)
            self._passing = None

    def addWidget(self, widget: QWidget) -> int:
        """Add a page; while it is shown, the window has its title."""
        if self.indexOf(widget) < 0:
            widget.windowTitleChanged.connect(self._take_title)
        return super().addWidget(widget)

    def event(self, event: QEvent) -> bool:
        """Update the title of the window after the pages have been translated."""
        done = super().event(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_window()
        return done

    def _name_window(self) -> None:
        """Give the window the title of the page; a page with a heading has that as its title."""
        page = self.currentWidget()
        heading = getattr(page, "title", None)
        if page is not None and isinstance(heading, Label):
            set_window_title(page, heading.text())
        self._take_title()

    def _take_title(self) -> None:
        page = self.currentWidget()
        if page is not None:
            copy_window_title(self._window, page)

    def turn_to(self, page: QWidget) -> None:
        """Show a page, which has the keyboard."""
        if isinstance(page, TablePage) and self.indexOf(page) < 0:
            page.rule_wanted.connect(self._window.destinations.show_rule)
            page.explanation_wanted.connect(self._window.destinations.explain)
        # A page that is there already stays where it is.
        self.addWidget(page)
        self._show(page)
        focused: QWidget | None = self._window.focusWidget()
        begun = focused is not None and page.isAncestorOf(focused) and page.focusProxy() is None
        # No focus proxy: where one stands before its page in the order, Tab goes no farther.
        first: QWidget | None = getattr(page, "first_stop", None)
        # Other pages have given the keyboard to what comes first on them.
        if first is not None or isinstance(page, TablePage) or not begun:
            (first or page).setFocus()

    def _show(self, page: QWidget) -> None:
        """Show a page, and say its name to who cannot see that it is another."""
        if page is not self.currentWidget():
            title = getattr(page, "title", None)
            if self.isVisible() and isinstance(title, Label):
                announce(title.text())
                # What else is to be heard at once, on pages that have something.
                announce(getattr(page, "spoken", ""))
            self.setCurrentWidget(page)
        self._name_window()
        while self._leaving:
            self.put_away(self._leaving.pop())

    def put_away(self, page: QWidget) -> None:
        """Have a page no more."""
        if page is self.currentWidget():
            # It goes when another has come: from a page that is gone, the keyboard would wander
            # over what is about to be hidden, and a reader would read that.
            self._leaving.append(page)
        else:
            self.removeWidget(page)
            page.deleteLater()


def _show_matches_folder() -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(matches_folder())))

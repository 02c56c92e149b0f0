"""The pages of the window: the start page, which stays, and those that come and go."""

from collections.abc import Callable
from functools import cached_property, partial
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
        #: The page shown last by a feature, and what to call when another takes its place.
        self._left: tuple[QWidget, Callable[[], None]] | None = None
        self.currentChanged.connect(self._page_changed)

    @cached_property
    def start(self) -> "StartPage":
        """The page that is shown while there is no match."""
        from mille_qt.app.start.start_page import StartPage

        window = self._window
        page = StartPage(window.settings)
        page.play_requested.connect(window.match_controller.play_new)
        page.newcomer_plays.connect(window.match_controller.welcome)
        page.new_game_requested.connect(window.shell.show_new_game)
        page.continue_requested.connect(window.match_controller.go_on)
        page.network_requested.connect(window.shell.open_network)
        page.learn_requested.connect(window.shell.open_lessons)
        page.statistics_requested.connect(window.shell.open_statistics)
        page.matches_requested.connect(window.shell.open_library)
        page.score_requested.connect(window.shell.open_score_keeper)
        page.open_requested.connect(window.match_controller.open)
        page.folder_requested.connect(_show_matches_folder)
        page.preferences_requested.connect(window.shell.open_preferences)
        self.addWidget(page)
        return page

    def show_start(self, last: Unfinished | HostedMatch | None) -> None:
        """Show the start page, with the match that can be continued."""
        from mille_qt.app.start.start_words import SavedMatch
        from mille_qt.features.library.unreadable_matches import unreadable_matches

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

    def show_passing(self, page: QWidget, left: Callable[[], None]) -> None:
        """Show a page instead of a match; `left` is called when another takes its place."""
        self.drop_passing()
        self._passing = page
        self.turn_to(page)
        self._left = page, left

    def show_over_match(self, page: QWidget, left: Callable[[], None]) -> Callable[[], None]:
        """Show a page without closing the match; returns a function that goes back.

        The page is deleted when another takes its place; `left` is called before that.
        """
        before = self.currentIndex()

        def leave() -> None:
            left()
            self.put_away(page)
            self._window.menus.update_state()

        if isinstance(page, TablePage):
            self._window.desktop.follow(page)
        self.turn_to(page)
        self._left = page, leave
        self._window.menus.update_state()
        return partial(self.setCurrentIndex, before)

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

    def _page_changed(self) -> None:
        self._take_title()
        if self._left is not None and self._left[0] is not self.currentWidget():
            (_page, left), self._left = self._left, None
            left()

    def _take_title(self) -> None:
        page = self.currentWidget()
        if page is not None:
            copy_window_title(self._window, page)

    def turn_to(self, page: QWidget) -> None:
        """Show a page and focus it."""
        if isinstance(page, TablePage) and self.indexOf(page) < 0:
            page.rule_wanted.connect(self._window.shell.show_rule)
            page.explanation_wanted.connect(self._window.shell.explain)
        # A page that is there already stays where it is.
        self.addWidget(page)
        self._show(page)
        focused: QWidget | None = self._window.focusWidget()
        begun = focused is not None and page.isAncestorOf(focused) and page.focusProxy() is None
        # No focus proxy: where one stands before its page in the order, Tab goes no farther.
        first: QWidget | None = getattr(page, "first_stop", None)
        # Other pages have focused their first widget.
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
            # It goes when another has come: from a page that is gone, focus would wander
            # over what is about to be hidden, and a reader would read that.
            self._leaving.append(page)
        else:
            self.removeWidget(page)
            page.deleteLater()


def _show_matches_folder() -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(matches_folder())))

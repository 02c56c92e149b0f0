"""The pages of the window: the start page, which stays, and those that come and go."""

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.page_stack import Stack
from mille_qt.ui.window_titles import copy_window_title, set_window_title

if TYPE_CHECKING:
    from mille_qt.play.table_page import TablePage


def as_table(page: QWidget | None) -> "TablePage | None":
    """Return the page if it is a table.

    Tables are imported when the first is opened, not by this question about the start page.
    """
    if "mille_qt.play.table_page" not in sys.modules:
        return None
    from mille_qt.play.table_page import TablePage

    return page if isinstance(page, TablePage) else None


class WindowPages(Stack):
    """Shows one page at a time; all but the start page are deleted when they are put away."""

    #: A page with a table on it is shown for the first time.
    table_shown = Signal(QWidget)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        #: What is shown instead of a match: a page that asks, a list of tables.
        self._passing: QWidget | None = None
        #: Put away while they were shown.
        self._leaving: list[QWidget] = []
        #: The page shown last by a feature, and what to call when another takes its place.
        self._left: tuple[QWidget, Callable[[], None]] | None = None
        self.currentChanged.connect(self._page_changed)
        self.retranslated.connect(self._name_window)

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

        self.turn_to(page)
        self._left = page, leave
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
        is_table = as_table(page) is not None
        if is_table and self.indexOf(page) < 0:
            self.table_shown.emit(page)
        # A page that is there already stays where it is.
        self.addWidget(page)
        self.show_again(page)
        focused: QWidget | None = self.window().focusWidget()
        begun = focused is not None and page.isAncestorOf(focused) and page.focusProxy() is None
        # No focus proxy: where one stands before its page in the order, Tab goes no farther.
        first: QWidget | None = getattr(page, "first_stop", None)
        # Other pages have focused their first widget.
        if first is not None or is_table or not begun:
            (first or page).setFocus()

    def show_again(self, page: QWidget) -> None:
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

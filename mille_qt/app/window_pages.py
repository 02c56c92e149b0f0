"""The page stack of the window: the start page, and pages that are deleted after use."""

import sys
from collections.abc import Callable
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from mille_qt.ui.access.announcing import announce
from mille_qt.ui.editions import USUAL
from mille_qt.ui.labels import Label
from mille_qt.ui.language import use_edition
from mille_qt.ui.page_stack import PageStack
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


class WindowPages(PageStack):
    """Shows one page at a time; deletes all but the start page when they are removed."""

    #: Emitted before a page with a table is shown for the first time.
    table_shown = Signal(QWidget)
    page_removed = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        #: The page that is shown instead of a match, such as the library.
        self._passing: QWidget | None = None
        #: Pages that were removed while they were shown.
        self._leaving: list[QWidget] = []
        #: The page shown last by a feature, and the function to call when another replaces it.
        self._left: tuple[QWidget, Callable[[], None]] | None = None
        #: The size of text in this window, as a multiple of that in a small one.
        self._growth = 1.0
        self.currentChanged.connect(self._page_changed)
        self.retranslated.connect(self._name_window)

    def set_text_growth(self, growth: float) -> None:
        """Set the size of text in this window, as a multiple of that in a small one."""
        self._growth = growth
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return the size that the pages need in a small window.

        With the text of a large one they need more, but text shrinks with the window, which could
        otherwise not get as small as before.
        """
        wanted, menu = super().minimumSizeHint(), self._window.menuBar().sizeHint().height()
        height = (wanted.height() + menu) / self._growth - menu
        return QSize(ceil(wanted.width() / self._growth), ceil(height))

    def show_instead_of_match(self, page: QWidget, left: Callable[[], None]) -> None:
        """Show a page instead of a match; `left` is called when another takes its place."""
        self.remove_passing_page()
        self._passing = page
        self.show_page(page)
        self._left = page, left

    def show_over_match(self, page: QWidget, left: Callable[[], None]) -> Callable[[], None]:
        """Show a page without closing the match; returns a function that goes back.

        The page is deleted when another takes its place; `left` is called before that.
        """
        before = self.currentIndex()

        def leave() -> None:
            left()
            self.remove_page(page)

        self.show_page(page)
        self._left = page, leave
        return partial(self.setCurrentIndex, before)

    def remove_passing_page(self) -> None:
        """Remove the page that is shown instead of a match."""
        if self._passing is not None:
            self.remove_page(self._passing)
            self._passing = None

    def addWidget(self, widget: QWidget) -> int:
        """Add a page, whose title the window has while it is shown."""
        if self.indexOf(widget) < 0:
            widget.windowTitleChanged.connect(self._take_title)
        return super().addWidget(widget)

    def _name_window(self) -> None:
        """Set the title of the window from the heading or the title of the page."""
        page = self.currentWidget()
        heading = getattr(page, "title", None)
        if page is not None and isinstance(heading, Label):
            set_window_title(page, heading.text())
        self._take_title()

    def _page_changed(self) -> None:
        # Pages with a match say which edition is played.
        use_edition(getattr(self.currentWidget(), "edition", USUAL))
        self._take_title()
        if self._left is not None and self._left[0] is not self.currentWidget():
            (_page, left), self._left = self._left, None
            left()

    def _take_title(self) -> None:
        page = self.currentWidget()
        if page is not None:
            copy_window_title(self._window, page)

    def show_page(self, page: QWidget) -> None:
        """Show a page and focus it."""
        is_table = as_table(page) is not None
        if is_table and self.indexOf(page) < 0:
            self.table_shown.emit(page)
        # A page that was added before keeps its index.
        self.addWidget(page)
        self.set_current_page(page)
        focused: QWidget | None = self.window().focusWidget()
        begun = focused is not None and page.isAncestorOf(focused) and page.focusProxy() is None
        # Not a focus proxy: if it precedes its page in the tab order, Tab does not leave it.
        first: QWidget | None = getattr(page, "first_stop", None)
        # Other pages have focused their first widget.
        if first is not None or is_table or not begun:
            (first or page).setFocus()

    def set_current_page(self, page: QWidget) -> None:
        """Show a page that was added before, and announce its title to screen readers."""
        if page is not self.currentWidget():
            title = getattr(page, "title", None)
            if self.isVisible() and isinstance(title, Label):
                announce(title.text())
                # Further text that some pages have announced at once.
                announce(getattr(page, "spoken", ""))
            self.setCurrentWidget(page)
        self._name_window()
        while self._leaving:
            self.remove_page(self._leaving.pop())

    def remove_page(self, page: QWidget) -> None:
        """Delete a page, at once or when another replaces it."""
        if page is self.currentWidget():
            # When the focused page is deleted, Qt moves focus over widgets that are about to be
            # hidden, and a screen reader would read them.
            self._leaving.append(page)
        else:
            self.removeWidget(page)
            page.deleteLater()
            self.page_removed.emit()

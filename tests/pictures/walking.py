"""Going to a place, changing language there, and what is read of it."""

import re
from collections.abc import Iterator
from functools import cache

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTextEdit,
    QWidget,
)

from mille_qt.features.library.matches_page import MatchesPage
from mille_qt.ui import language
from tests.pictures.cut_words import cut_words
from tests.pictures.place import Place, Visit

#: Rounds of events until layouts have followed words.
ROUNDS = 6
#: Languages that need the most room need so much more than English, as a share of its words.
LONGER = 0.4


class LongerWords(QTranslator):
    """Says everything in English with as many more letters as a wordy language has."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, _context: str, source: str, _comment: str | None = None, _n: int = -1
    ) -> str:
        """With every word longer, so that it still wraps where it did; numbers are filled in."""
        return _all_longer(source if _n < 0 else source.replace("%Ln", str(_n)))


@cache
def _all_longer(words: str) -> str:
    return " ".join(map(_longer, words.split(" ")))


def _longer(word: str) -> str:
    plain = word.isalpha() or word.strip("&….,:!?").isalpha()
    return word + "o" * round(len(word) * LONGER) if plain else word


class Marks(QTranslator):
    """Sets every text between marks."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, _context: str, source: str, _comment: str | None = None, _n: int = -1
    ) -> str:
        return f"⟦{source}⟧"


#: Languages that nobody speaks, by name.
MADE_UP: dict[str, type[QTranslator]] = {"longer": LongerWords, "marked": Marks}


class Walk:
    """Goes to one place after the other, in one language after the other."""

    def __init__(self, app: QApplication, visit: Visit, size: QSize) -> None:
        """`size` is that of the window: pages have it, dialogs may be as large."""
        self._app, self._visit, self._size = app, visit, size
        self._page: QWidget | None = None
        self._made_up: QTranslator | None = None
        visit.window.resize(size)

    @property
    def window(self) -> QWidget:
        """What dialogs open over."""
        return self._visit.window

    def speak(self, tongue: str) -> None:
        """Have the program say everything so, in a language or a made up one."""
        self._end_made_up()
        if tongue in MADE_UP:
            language.install(self._app, "en")
            self._made_up = MADE_UP[tongue]()
            self._app.installTranslator(self._made_up)
        else:
            language.install(self._app, tongue)

    def go(self, place: Place) -> QWidget:
        """Show a place until all its layouts are at rest."""
        self.leave()
        page = self._page = place.make(self._visit)
        if isinstance(page, QDialog):
            # As wide as it wants, and never more than the screen has.
            if not page.testAttribute(Qt.WidgetAttribute.WA_Resized):
                page.resize(page.sizeHint().boundedTo(self._size))
            page.resize(page.size().boundedTo(self._size))
        elif not page.isWindow() or page.windowType() is not Qt.WindowType.Popup:
            page.resize(self._size)
        page.show()
        self.settle()
        return page

    def settle(self) -> None:
        """Let layouts follow."""
        for _ in range(ROUNDS):
            self._app.processEvents()

    def in_each(self, place: Place, *tongues: str) -> Iterator[tuple[str, QWidget]]:
        """A place in each of these languages, as it follows them while it is shown."""
        page: QWidget | None = None
        for tongue in tongues:
            self.speak(tongue)
            if page is None or place.brief:
                page = self.go(place)
                # What is made by the first painting is there; nobody looks at another one.
                page.setUpdatesEnabled(False)
            else:
                self.settle()
            yield tongue, page

    def cut(self, place: Place, page: QWidget) -> list[str]:
        """What of a place cannot be read, on all pages that it has."""
        wider = [] if self._has_room(page) else [f"asks for {page.size().toTuple()}"]
        pages = getattr(page, "pages", None)
        if pages is None:
            return wider + cut_words(page)
        found = []
        for number in range(pages.list.count()):
            pages.list.setCurrentRow(number)
            self.settle()
            found += cut_words(page)
        return wider + found

    def _has_room(self, page: QWidget) -> bool:
        return page.width() <= self._size.width() and page.height() <= self._size.height()

    def leave(self) -> None:
        """Close what is shown."""
        page, self._page = self._page, None
        if page is None or not shiboken6.isValid(page):
            return
        if isinstance(page, QMessageBox):
            page.finished.disconnect()
        page.close()
        page.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def end(self) -> None:
        """Leave everything as it was found."""
        self.leave()
        self._end_made_up()
        language.install(self._app, "en")

    def _end_made_up(self) -> None:
        if self._made_up is not None:
            self._app.removeTranslator(self._made_up)
            self._made_up = None


def nameless(page: QWidget) -> list[str]:
    """Widgets that accept focus and have no accessible name."""
    found = []
    for widget in page.findChildren(QWidget):
        parent = widget.parentWidget()
        inner = isinstance(parent, QAbstractSpinBox) or (
            isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget
        )
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible()
        interface = QAccessible.queryAccessibleInterface(widget)
        if takes and not inner and interface and not interface.text(QAccessible.Text.Name):
            found.append(f"{type(widget).__name__} in {type(parent).__name__}")
    return found


def swallowing_drops(page: QWidget) -> list[str]:
    """What takes away from the window the files that are dragged over it.

    The list of matches takes them in itself. Where one writes, dropped words are welcome; and Qt
    has views of pictures take everything, if nobody tells them not to.
    """
    found = []
    for widget in (page, *page.findChildren(QWidget)):
        parent = widget.parentWidget()
        writes = isinstance(widget, QLineEdit | QTextEdit) or isinstance(parent, QTextEdit)
        if widget.acceptDrops() and not writes and not isinstance(widget, MatchesPage):
            found.append(f"{type(widget).__name__} in {type(parent).__name__}")
    return found


def behind_the_way_on(page: QWidget) -> list[str]:
    """Buttons to the right of the one that goes on, in its row."""
    buttons = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    places = {button: QRect(button.mapTo(page, QPoint()), button.size()) for button in buttons}
    found = []
    for main in (button for button in buttons if button.isDefault()):
        here = places[main]
        row = here.adjusted(here.width(), 0, page.width(), 0)
        found += [b.text() for b in buttons if b is not main and row.intersects(places[b])]
    return found


def mnemonics(page: QWidget) -> list[str]:
    """The letters that Alt goes with on what is to be seen."""
    shown = [
        widget.text()
        for widget in page.findChildren(QWidget)
        if widget.isVisible()
        and (isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy()))
    ]
    found = (re.search(r"&(\w)", text.replace("&&", "")) for text in shown)
    return [match[1].lower() for match in found if match]

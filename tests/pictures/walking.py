"""Walks through places in several languages, and checks of their widgets."""

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
from mille_qt.play.panels.answers import ChoiceCard
from mille_qt.ui import language
from tests.pictures.cut_words import cut_words
from tests.pictures.place import Place, Visit
from tests.pictures.restless import restless

#: Rounds of events until layouts are updated.
ROUNDS = 9
#: Additional length of texts in wordy languages, as a share of the English text.
LONGER = 0.4


class LongerWords(QTranslator):
    """Lengthens English texts like a wordy language."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, _context: str, source: str, _comment: str | None = None, _n: int = -1
    ) -> str:
        """Lengthen every word, so that texts can wrap as before; numbers are filled in."""
        return _all_longer(source if _n < 0 else source.replace("%Ln", str(_n)))


@cache
def _all_longer(words: str) -> str:
    return " ".join(map(_longer, words.split(" ")))


def _longer(word: str) -> str:
    plain = word.isalpha() or word.strip("&….,:!?").isalpha()
    return word + "o" * round(len(word) * LONGER) if plain else word


class Marks(QTranslator):
    """Puts marks around every text."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, _context: str, source: str, _comment: str | None = None, _n: int = -1
    ) -> str:
        return f"⟦{source}⟧"


#: Artificial languages by name.
MADE_UP: dict[str, type[QTranslator]] = {"longer": LongerWords, "marked": Marks}


class Walk:
    """Shows places in several languages."""

    def __init__(self, app: QApplication, visit: Visit, size: QSize) -> None:
        """`size` is that of pages, and the largest size of dialogs."""
        self._app, self._visit, self._size = app, visit, size
        self._page: QWidget | None = None
        self._made_up: QTranslator | None = None
        visit.window.resize(size)

    @property
    def window(self) -> QWidget:
        """The parent of dialogs."""
        return self._visit.window

    def speak(self, tongue: str) -> None:
        """Set the language, which may be artificial."""
        self._end_made_up()
        if tongue in MADE_UP:
            language.install(self._app, "en")
            self._made_up = MADE_UP[tongue]()
            self._app.installTranslator(self._made_up)
        else:
            language.install(self._app, tongue)

    def go(self, place: Place) -> QWidget:
        """Show a place and wait for its layouts."""
        self.leave()
        page = self._page = place.make(self._visit)
        if isinstance(page, QDialog):
            # As wide as its size hint, but not wider than the screen.
            if not page.testAttribute(Qt.WidgetAttribute.WA_Resized):
                page.resize(page.sizeHint().boundedTo(self._size))
            page.resize(page.size().boundedTo(self._size))
        elif not page.isWindow() or page.windowType() is not Qt.WindowType.Popup:
            page.resize(self._size)
        page.show()
        self.settle()
        return page

    def settle(self) -> None:
        """Wait for layouts."""
        for _ in range(ROUNDS):
            self._app.processEvents()

    def in_each(
        self, place: Place, *tongues: str, fresh: bool = False
    ) -> Iterator[tuple[str, QWidget]]:
        """Show a place and switch to each of these languages, or show it anew in each."""
        page: QWidget | None = None
        for tongue in tongues:
            self.speak(tongue)
            if page is None or place.brief or fresh:
                page = self.go(place)
                # The first painting has created everything; others are not needed.
                page.setUpdatesEnabled(False)
            else:
                self.settle()
            yield tongue, page

    def cut(self, place: Place, page: QWidget) -> list[str]:
        """Return the texts of a place that are cut off, on all its pages, and what is restless."""
        found = [] if self._has_room(page) else [f"asks for {page.size().toTuple()}"]
        found += restless(self.settle)
        pages = getattr(page, "pages", None)
        if pages is None:
            return found + cut_words(page)
        for number in range(pages.list.count()):
            pages.list.setCurrentRow(number)
            self.settle()
            found += cut_words(page)
        return found

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
        """Restore language and window."""
        self.leave()
        self._end_made_up()
        language.install(self._app, "en")

    def _end_made_up(self) -> None:
        if self._made_up is not None:
            self._app.removeTranslator(self._made_up)
            self._made_up = None


def nameless(page: QWidget) -> list[str]:
    """Return widgets that accept focus and have no accessible name."""
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
    """Return widgets that accept drops of files instead of the window.

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
    """Return buttons to the right of the main one in its row.

    Choices that say what they bring are no row of buttons: they are in the order of the question.
    The buttons of the hand belong to no question.
    """
    buttons = [
        b for b in page.findChildren(QPushButton) if b.isVisible() and not b.property("tool")
    ]
    buttons = [b for b in buttons if not isinstance(b, ChoiceCard) or b.is_brief]
    places = {button: QRect(button.mapTo(page, QPoint()), button.size()) for button in buttons}
    found = []
    for main in (button for button in buttons if button.isDefault()):
        here = places[main]
        row = here.adjusted(here.width(), 0, page.width(), 0)
        found += [b.text() for b in buttons if b is not main and row.intersects(places[b])]
    return found


def primary(page: QWidget) -> list[str]:
    """Return the visible buttons that Enter presses."""
    buttons = page.findChildren(QPushButton)
    return [b.text() for b in buttons if b.isDefault() and b.isVisibleTo(page)]


def mnemonics(page: QWidget) -> list[str]:
    """Return the mnemonics of visible widgets."""
    shown = [
        widget.text()
        for widget in page.findChildren(QWidget)
        if widget.isVisible()
        and (isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy()))
    ]
    found = (re.search(r"&(\w)", text.replace("&&", "")) for text in shown)
    return [match[1].lower() for match in found if match]

"""The window of the rule book: contents and search at the left, a chapter at the right."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mille_qt.features.rulebook.book import RuleBook
from mille_qt.features.rulebook.parts import InForce
from mille_qt.features.rulebook.reader import Reader
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.scrolling import make_transparent
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.texts import rule_set_name
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, Sheet, text_height
from mille_qt.ui.window_titles import set_window_title
from mille_qt.ui.wrapped_entries import WrappedEntries

#: In lines of text: the contents, and the window at first, which never exceeds the screen.
CONTENTS, WIDE, HIGH = 15.0, 58.0, 36.0
CONTENTS_SHARE = 0.32  # of a narrow window
EDGES = 1.7  # what the edges of an entry take of its width, by the style sheet, in lines of text
SCREEN_SHARE = 0.9


#: What stands above a rule that was looked up, in the language that is in force when it is called.
Note = Callable[[], str]


def no_note() -> str:
    """Above most rules nothing stands."""
    return ""


class RuleBookWindow(Translated, QDialog):
    """Stays beside the table for as long as one likes; Escape closes it."""

    def __init__(
        self,
        force: InForce,
        language: str,
        pictures: Path | None,
        parent: QWidget | None = None,
    ) -> None:
        """`pictures` is the folder in which card pictures are kept between starts."""
        super().__init__(parent)
        keep_open(self)
        self._book = RuleBook(force)
        #: What was looked up last: an anchor, and what is said there.
        self._looked_up: tuple[str, Note] = ("", no_note)
        self.search, self.contents = QLineEdit(), QListWidget()
        self.nothing = QuietText()
        self.reader = Reader(language, pictures)
        self._arrange()
        self.search.textChanged.connect(self._list)
        self.search.returnPressed.connect(self._take_first)
        self.contents.currentItemChanged.connect(self._show_item)
        self.retranslate()

    def _arrange(self) -> None:
        self.contents.setProperty("pages", True)
        make_transparent(self.contents)
        self.contents.setWordWrap(True)
        self.contents.setItemDelegate(WrappedEntries(self.contents, EDGES))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.search.setClearButtonEnabled(True)
        left, sheet = QVBoxLayout(), Sheet()
        for widget in (self.search, self.contents, self.nothing):
            left.addWidget(widget)
        left.setStretchFactor(self.contents, 1)
        sheet.column.addWidget(self.reader)
        row = QHBoxLayout(self)
        row.setSpacing(round(text_height() * 0.8))
        row.addLayout(left)
        row.addWidget(sheet, 1)
        room = self.screen().availableGeometry().size() * SCREEN_SHARE
        wanted = (round(text_height() * WIDE), round(text_height() * HIGH))
        self.resize(min(wanted[0], room.width()), min(wanted[1], room.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave most of a narrow window to the text."""
        super().resizeEvent(event)
        width = min(text_height() * CONTENTS, self.width() * CONTENTS_SHARE)
        for widget in (self.search, self.contents, self.nothing):
            widget.setFixedWidth(round(width))

    @property
    def book(self) -> RuleBook:
        """What can be read here now."""
        return self._book

    def take(self, force: InForce) -> None:
        """Have the book of these rules from now on."""
        if force != self._book.force:
            self._book = RuleBook(force)
            self.retranslate()

    def look_up(self, anchor: str = "", note: Note = no_note) -> None:
        """Show the paragraph with this anchor, below a note; by default where one was."""
        if not anchor:
            return
        self.search.clear()
        self._looked_up = (anchor, note)
        self._show_looked_up()
        # Who has asked for a rule hears it, and arrows go on from there.
        self.reader.setFocus()
        chapter = self._book.chapters[self._book.chapter_of(anchor)]
        paragraph = next(found for found in chapter.paragraphs if anchor in found.anchors)
        announce("\n".join(filter(None, (note(), paragraph.spoken(anchor)))), secret=True)

    def hide_hand(self) -> None:
        """Go back to the beginning: what was looked up or searched for may be a card of a hand."""
        self.search.clear()
        self._looked_up = (self._book.chapters[0].paragraphs[0].anchor, no_note)
        self._show_looked_up()

    def _show_looked_up(self) -> None:
        anchor, noted = self._looked_up
        note, number = noted(), self._book.chapter_of(anchor)
        chapter = self._book.chapters[number]
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(number)
        self.contents.blockSignals(False)
        # A chapter that is shown from its first paragraph on begins with its title.
        first = chapter.paragraphs[0].anchor == anchor and not note
        self.reader.show_chapter(chapter, "" if first else anchor, note)

    def apply_theme(self, language: str) -> None:
        """Take the theme in force, and these names on the cards."""
        self.reader.apply_theme(language)

    def _list(self, words: str = "") -> None:
        """All chapters, or the paragraphs that have these words."""
        book = self._book
        self.contents.blockSignals(True)
        self.contents.clear()
        if words.strip():
            for number, place in book.find(words):
                paragraph = book.chapters[number].paragraphs[place]
                self._add(paragraph.title, paragraph.anchor)
        else:
            for chapter in book.chapters:
                self._add(chapter.title, chapter.paragraphs[0].anchor)
        self.contents.blockSignals(False)
        self.nothing.setVisible(not self.contents.count())

    def _add(self, text: str, anchor: str) -> None:
        item = QListWidgetItem(text)
        item.setData(Qt.ItemDataRole.UserRole, anchor)
        self.contents.addItem(item)

    def _take_first(self) -> None:
        if self.contents.count():
            self.contents.setCurrentRow(0)
            self.contents.setFocus()

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        anchor = item.data(Qt.ItemDataRole.UserRole)
        self._looked_up = (anchor, no_note)
        chapter = self._book.chapters[self._book.chapter_of(anchor)]
        first = chapter.paragraphs[0].anchor == anchor
        self.reader.show_chapter(chapter, "" if first else anchor)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self._book = RuleBook(self._book.force)
        rules = rule_set_name(self._book.force.rules.name)
        set_window_title(self, self.tr("Rules: {book}").format(book=rules))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search in the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.reader.setAccessibleName(self.tr("Rules", "the text"))
        self.nothing.setText(self.tr("Nothing has these words."))
        self._list(self.search.text())
        if not self._looked_up[0]:
            self._looked_up = (self._book.chapters[0].paragraphs[0].anchor, no_note)
        self._show_looked_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the search field takes what was found, and presses nothing else."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        super().keyPressEvent(event)

"""The window of the rule book: contents and search on the left, a chapter on the right."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QWidget

from mille_qt.features.rulebook.appendix import at_the_table, keys_at_the_table, sets_side_by_side
from mille_qt.features.rulebook.chapter import Chapter, CurrentRules, RuleParagraph
from mille_qt.features.rulebook.chapter_view import ChapterView
from mille_qt.features.rulebook.driving import driving, stopping
from mille_qt.features.rulebook.ending import the_end, the_score
from mille_qt.features.rulebook.protection import protection
from mille_qt.features.rulebook.story import story
from mille_qt.features.rulebook.trip import the_cards, the_trip
from mille_qt.features.rulebook.with_phones import with_phones
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.editions import USUAL, edition_of
from mille_qt.ui.scrolling import make_transparent
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.texts.rules import rule_set_name
from mille_qt.ui.translation import Translated, in_edition
from mille_qt.ui.widgets import QuietText, Sheet, fill, in_column, text_height
from mille_qt.ui.window_titles import set_window_title
from mille_qt.ui.wrapped_entries import WrappedEntries

#: Width of the contents and initial size of the window, in lines of text.
CONTENTS, WIDE, HIGH = 15.0, 58.0, 36.0
CONTENTS_SHARE = 0.32  # of a narrow window
EDGES = 1.7  # lines of text: the horizontal padding of an entry in the style sheet
SCREEN_SHARE = 0.9  # the largest initial size


#: Returns the note above a rule that was looked up, in the current language.
Note = Callable[[], str]


class RuleBook:
    """The chapters for the rules in force, in the current language."""

    def __init__(self, current: CurrentRules) -> None:
        self.current = current
        edition = edition_of(current.rules.name)
        with in_edition(edition):
            played = (
                the_trip(current),
                the_cards(current),
                driving(current),
                stopping(current),
                protection(current),
                the_end(current),
                the_score(current),
            )
        with in_edition(USUAL):
            about = (
                at_the_table(),
                with_phones(),
                sets_side_by_side(current),
                keys_at_the_table(),
                story(),
            )
        self.chapters: tuple[Chapter, ...] = (
            *(chapter._replace(edition=edition) for chapter in played),
            *about,
        )

    @cached_property
    def _by_anchor(self) -> dict[str, tuple[int, RuleParagraph]]:
        return {
            anchor: (index, paragraph)
            for index, chapter in enumerate(self.chapters)
            for paragraph in chapter.paragraphs
            for anchor in paragraph.anchors
        }

    def chapter_of(self, anchor: str) -> int:
        """Return the index of the chapter with an anchor; KeyError if there is none."""
        return self._by_anchor[anchor][0]

    def paragraph(self, anchor: str) -> RuleParagraph:
        """Return the paragraph with an anchor; KeyError if there is none."""
        return self._by_anchor[anchor][1]

    def find(self, words: str) -> list[RuleParagraph]:
        """Return the paragraphs that contain all words."""
        wanted = words.casefold().split()
        return [
            paragraph
            for chapter in self.chapters
            for paragraph in chapter.paragraphs
            if all(word in paragraph.text.casefold() for word in wanted)
        ]


def no_note() -> str:
    """Return no note."""
    return ""


class RuleBookWindow(Translated, QDialog):
    """The rule book, which can stay open beside the table; Escape closes it."""

    def __init__(
        self,
        current: CurrentRules,
        language: str,
        pictures: Path | None,
        parent: QWidget | None = None,
    ) -> None:
        """`language` is that of the card names, `pictures` the folder of card pictures."""
        super().__init__(parent)
        keep_open(self)
        self.book = RuleBook(current)
        #: The anchor that is shown, and its note.
        self._shown: tuple[str, Note] = (self._first_anchor, no_note)
        self.search, self.contents = QLineEdit(), QListWidget()
        self.nothing = QuietText()
        self.chapter_view = ChapterView(language, pictures)
        self._arrange()
        self.search.textChanged.connect(self._list)
        self.search.returnPressed.connect(self._choose_first)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        self.contents.currentItemChanged.connect(self._show_item)
        self.retranslate()

    def _arrange(self) -> None:
        self.contents.setProperty("pages", True)
        make_transparent(self.contents)
        self.contents.setWordWrap(True)
        self.contents.setItemDelegate(WrappedEntries(self.contents, EDGES))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.search.setClearButtonEnabled(True)
        left = in_column(self.search, self.contents, self.nothing)
        left.setStretchFactor(self.contents, 1)
        row = fill(QHBoxLayout(self), left, (Sheet(self.chapter_view), 1))
        row.setSpacing(round(text_height() * 0.8))
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
    def _first_anchor(self) -> str:
        return self.book.chapters[0].paragraphs[0].anchor

    def set_rules(self, current: CurrentRules) -> None:
        """Show the book of other rules."""
        if current != self.book.current:
            self.book = RuleBook(current)
            self.retranslate()

    def look_up(self, anchor: str = "", note: Note = no_note) -> None:
        """Show the paragraph with an anchor, and a note; by default the one shown last."""
        if not anchor:
            return
        self.search.clear()
        self._shown = (anchor, note)
        self._show_paragraph()
        # A screen reader starts to read there, and arrow keys go on from there.
        self.chapter_view.setFocus()
        text = self.book.paragraph(anchor).announcement(anchor)
        announce("\n".join(filter(None, (note(), text))), secret=True)

    def hide_hand(self) -> None:
        """Go to the beginning: what was looked up may be about a card in somebody's hand."""
        self.search.clear()
        before, self._shown = self._shown, (self._first_anchor, no_note)
        if before == self._shown:
            # At a shared screen, with every turn.
            self.chapter_view.go_to_top()
        else:
            self._show_paragraph()

    def _show_paragraph(self) -> None:
        """Show the paragraph and select its chapter in the contents."""
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(self.book.chapter_of(self._shown[0]))
        self.contents.blockSignals(False)
        self._show_chapter()

    def _show_chapter(self) -> None:
        anchor, note = self._shown[0], self._shown[1]()
        chapter = self.book.chapters[self.book.chapter_of(anchor)]
        # At its first paragraph, a chapter is shown with its title.
        at_top = chapter.paragraphs[0].anchor == anchor and not note
        self.chapter_view.show_chapter(chapter, "" if at_top else anchor, note)

    def apply_theme(self, language: str) -> None:
        """Apply the current theme and a language for the card names."""
        self.chapter_view.apply_theme(language)

    def _list(self, words: str = "") -> None:
        """List all chapters, or the paragraphs that contain these words."""
        self.contents.blockSignals(True)
        self.contents.clear()
        if words.strip():
            for paragraph in self.book.find(words):
                self._add(paragraph.title, paragraph.anchor)
        else:
            for chapter in self.book.chapters:
                self._add(chapter.title, chapter.paragraphs[0].anchor)
        self.contents.blockSignals(False)
        self.nothing.setVisible(not self.contents.count())

    def _add(self, text: str, anchor: str) -> None:
        item = QListWidgetItem(text)
        item.setData(Qt.ItemDataRole.UserRole, anchor)
        self.contents.addItem(item)

    def _choose_first(self) -> None:
        if self.contents.count():
            self.contents.setCurrentRow(0)
            self.contents.setFocus()

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._shown = (item.data(Qt.ItemDataRole.UserRole), no_note)
            self._show_chapter()

    def retranslate(self) -> None:
        self.book = RuleBook(self.book.current)
        rules = rule_set_name(self.book.current.rules.name)
        set_window_title(self, self.tr("Rules: {book}").format(book=rules))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.chapter_view.setAccessibleName(self.tr("Rules", "the text"))
        self.nothing.setText(self.tr("Nothing found."))
        self._list(self.search.text())
        self._show_paragraph()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore Enter, which would press a button; the search field has handled it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        super().keyPressEvent(event)

"""The view of a chapter: text with pictures of cards."""

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QFontMetricsF,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from mille_qt.features.rulebook.chapter import Chapter
from mille_qt.features.rulebook.chapter_html import (
    CARD,
    CARD_LINES,
    CARD_SHAPE,
    PageFormat,
    cards_across,
    chapter_html,
)
from mille_qt.ui.art.cards.card_art import CardArt
from mille_qt.ui.markup import Markup
from mille_qt.ui.theme.application_theme import current_theme

_LOOK_CHANGES = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)


class ChapterView(QTextBrowser):
    """Shows one chapter; the keyboard and screen readers move through it line by line."""

    def __init__(self, language: str, pictures: Path | None, parent: QWidget | None = None) -> None:
        """`language` is that of the card names, `pictures` the folder of card pictures."""
        super().__init__(parent)
        self._language, self._pictures = language, pictures
        self._chapter: Chapter | None = None
        #: An anchor of the chapter, and the note shown there.
        self._anchor = self._note = ""
        self._cards_in_row = 0
        # Delayed: during a change of style or size Qt still lays out the old text.
        self._update_timer = QTimer(self, singleShot=True, interval=0)
        self._update_timer.timeout.connect(self._update_html)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        # Words are never broken: a table too wide for large text is scrolled sideways.
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.viewport().setAutoFillBackground(False)

    def show_chapter(self, chapter: Chapter, anchor: str = "", note: str = "") -> None:
        """Show a chapter and scroll to an anchor, which gets a note; without one, to the top."""
        self._chapter, self._anchor, self._note = chapter, anchor, note
        self._update_html()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a caret for screen readers; for others, arrow keys scroll the page."""
        if QAccessible.isActive():
            caret = Qt.TextInteractionFlag.TextSelectableByKeyboard
            self.setTextInteractionFlags(self.textInteractionFlags() | caret)
        super().focusInEvent(event)

    def apply_theme(self, language: str) -> None:
        """Apply the current theme and a language for the card names."""
        self._language = language
        self._update_timer.start()

    def _update_html(self) -> None:
        if self._chapter is None:
            return
        self._cards_in_row = self._cards_across()
        page_format = PageFormat(current_theme(), self._line_height(), self._cards_in_row)
        self._add_card_pictures(self._chapter)
        self.show_markup(chapter_html(self._chapter, page_format, self._anchor, self._note))
        self.verticalScrollBar().setValue(0)
        if self._anchor:
            self._move_caret(self._anchor)
            self.scrollToAnchor(self._anchor)

    def show_markup(self, text: Markup) -> None:
        """Show HTML made by the program."""
        self.setHtml(text)

    def _move_caret(self, anchor: str) -> None:
        """Move the caret from the chapter's title to the anchor."""
        block = self.document().begin()
        while block.isValid():
            # Anchors are at the beginning of headings and rows.
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
            if anchor in cursor.charFormat().anchorNames():
                self.setTextCursor(QTextCursor(block))
                return
            block = block.next()

    def _add_card_pictures(self, chapter: Chapter) -> None:
        """Add the pictures of the chapter's cards to the document."""
        height = round(self._line_height() * CARD_LINES)
        size = QSize(round(height * CARD_SHAPE), height)
        art = CardArt(size, self.devicePixelRatioF(), self._language, self._pictures)
        image = QTextDocument.ResourceType.ImageResource.value
        for card in chapter.cards:
            self.document().addResource(image, QUrl(CARD + card.slug), art.face(card.slug))

    def _line_height(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _cards_across(self) -> int:
        return cards_across(self.viewport().width(), self._line_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the cards again if another number of them fits into a row."""
        super().resizeEvent(event)
        if self._cards_across() != self._cards_in_row:
            self._update_timer.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _LOOK_CHANGES:
            self._update_timer.start()

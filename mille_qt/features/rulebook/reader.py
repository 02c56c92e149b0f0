"""The page of a rule book: text with pictures of cards."""

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

from mille_qt.features.rulebook.html import CARD, CARD_LINES, CARD_SHAPE, Paper, cards_across, page
from mille_qt.features.rulebook.parts import Chapter
from mille_qt.ui.cards.card_art import CardArt
from mille_qt.ui.markup import Markup
from mille_qt.ui.theme.application_theme import current_theme

_LOOKS = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)


class Reader(QTextBrowser):
    """Shows one chapter; keys and a screen reader go through it line by line."""

    def __init__(self, language: str, pictures: Path | None, parent: QWidget | None = None) -> None:
        """`language` names the cards; `pictures` is the folder in which card pictures are kept."""
        super().__init__(parent)
        self._language, self._pictures = language, pictures
        self._chapter: Chapter | None = None
        #: An anchor of the chapter, and what is said there beside the rule.
        self._anchor = self._note = ""
        #: How many cards stand beside each other.
        self._across = 0
        # Never within a change of style or size: Qt still lays out the old text then.
        self._anew = QTimer(self, singleShot=True, interval=0)
        self._anew.timeout.connect(self._set_anew)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        # A table too wide for large text is scrolled sideways: its words are never broken.
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.viewport().setAutoFillBackground(False)

    def show_chapter(self, chapter: Chapter, anchor: str = "", note: str = "") -> None:
        """Show a chapter from this anchor on, with a note there; without one, from its start."""
        self._chapter, self._anchor, self._note = chapter, anchor, note
        self._set_anew()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A screen reader reads where a caret goes; without one, arrows scroll the page."""
        if QAccessible.isActive():
            caret = Qt.TextInteractionFlag.TextSelectableByKeyboard
            self.setTextInteractionFlags(self.textInteractionFlags() | caret)
        super().focusInEvent(event)

    def apply_theme(self, language: str) -> None:
        """Show the same with other names on the cards, and in the theme in force."""
        self._language = language
        self._anew.start()

    def _set_anew(self) -> None:
        if self._chapter is None:
            return
        self._across = self._cards_across()
        paper = Paper(current_theme(), self._line(), self._across)
        self._add_faces(self._chapter)
        self.show_markup(page(self._chapter, paper, self._anchor, self._note))
        self.verticalScrollBar().setValue(0)
        if self._anchor:
            self._move_caret(self._anchor)
            self.scrollToAnchor(self._anchor)

    def show_markup(self, text: Markup) -> None:
        """Show HTML that the program has made."""
        self.setHtml(text)

    def _move_caret(self, anchor: str) -> None:
        """Whoever goes through the lines begins there, and not at the chapter's title."""
        block = self.document().begin()
        while block.isValid():
            # Anchors stand at the beginning of a heading or of a row.
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
            if anchor in cursor.charFormat().anchorNames():
                self.setTextCursor(QTextCursor(block))
                return
            block = block.next()

    def _add_faces(self, chapter: Chapter) -> None:
        """Give the document the pictures that a chapter asks for, in the size that it has now."""
        height = round(self._line() * CARD_LINES)
        size = QSize(round(height * CARD_SHAPE), height)
        art = CardArt(size, self.devicePixelRatioF(), self._language, self._pictures)
        image = QTextDocument.ResourceType.ImageResource.value
        for card in chapter.cards:
            self.document().addResource(image, QUrl(CARD + card.slug), art.face(card.slug))

    def _line(self) -> float:
        """The height of a line, in pixels."""
        return QFontMetricsF(self.font()).height()

    def _cards_across(self) -> int:
        return cards_across(self.viewport().width(), self._line())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the cards anew where another number of them fits beside each other."""
        super().resizeEvent(event)
        if self._cards_across() != self._across:
            self._anew.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _LOOKS:
            self._anew.start()

"""The view of a chapter: text with pictures of cards."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

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

from mille_qt.features.rulebook.chapter import (
    CardRow,
    Chapter,
    RuleParagraph,
    RulePart,
    RuleTable,
    TableRow,
)
from mille_qt.ui.art.cards.card_art import CardArt
from mille_qt.ui.markup import Markup, markup
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.theme.theme_colours import Theme

_LOOK_CHANGES = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)

#: The URL scheme of card pictures.
CARD = "card:"
#: Height of a card in lines of text, width of a card in heights, width of a caption in cards.
CARD_LINES, CARD_SHAPE, CAPTION = 6.0, 5 / 7, 1.5
#: Padding of cards and cells in pixels, and of cells in tables with many columns.
PADDING = 6
CLOSE, MANY = 4, 6
#: Pixels between a text and the table below it.
ABOVE = 6
#: Rows are divided by lines; Qt knows no lines of whole rows.
_LINE = "border-bottom: 1px solid {colour}"
_CELL = f'<td style="{_LINE}">{{anchor}}{{cell}}</td>'
_MARKED_CELL = f'<td bgcolor="{{ground}}" style="{_LINE}">{{anchor}}<b>{{cell}}</b></td>'
_HEAD = f'<th align="left" style="{_LINE}">{{head}}</th>'


class PageFormat(NamedTuple):
    """Theme, height of a line in pixels, and number of cards in a row."""

    theme: Theme
    line: float
    cards: int


def cards_across(width: float, line: float) -> int:
    """Return the number of cards in a row of this width; both arguments are in pixels."""
    return max(1, int(width // (line * CARD_LINES * CARD_SHAPE * CAPTION + 2 * PADDING)))


def chapter_html(
    chapter: Chapter, page_format: PageFormat, anchor: str = "", note: str = ""
) -> Markup:
    """Return a chapter, with a note below the title of the paragraph with the anchor."""
    body = Markup.joined(
        _paragraph(paragraph, page_format, note if anchor in paragraph.anchors else "")
        for paragraph in chapter.paragraphs
    )
    template = "<html><body><h2>{title}</h2>{body}</body></html>"
    return Markup.of(template, title=chapter.title, body=body)


def _note(note: str, theme: Theme) -> Markup:
    if not note:
        return Markup()
    return Markup.of(
        '<table width="100%" cellpadding="8" bgcolor="{ground}"><tr><td>'
        '<font color="{ink}">{lines}</font></td></tr></table>',
        ground=theme.chosen.name(),
        ink=theme.on_chosen.name(),
        lines=Markup.joined(map(markup, note.splitlines()), "<br>"),
    )


def _paragraph(paragraph: RuleParagraph, page_format: PageFormat, note: str) -> Markup:
    return Markup.of(
        '<h3><a name="{anchor}"></a>{title}</h3>{note}{parts}',
        anchor=paragraph.anchor,
        title=paragraph.title,
        note=_note(note, page_format.theme),
        parts=Markup.joined(_part(part, page_format) for part in paragraph.parts),
    )


def _part(part: RulePart, page_format: PageFormat) -> Markup:
    if isinstance(part, str):
        return Markup.of("<p>{part}</p>", part=part)
    return (
        _card_row(part, page_format)
        if isinstance(part, CardRow)
        else _table(part, page_format.theme)
    )


def _card_row(card_row: CardRow, page_format: PageFormat) -> Markup:
    height = round(page_format.line * CARD_LINES)
    width = round(height * CARD_SHAPE)
    cells = [
        Markup.of(
            '<td align="center" valign="top" width="{room}">'
            '<img src="{source}" width="{width}" height="{height}"><br>'
            "<small>{caption}</small></td>",
            room=round(width * CAPTION),
            source=CARD + card.slug,
            width=width,
            height=height,
            caption=caption,
        )
        for card, caption in card_row.cards
    ]
    starts = range(0, len(cells), page_format.cards)
    rows = Markup.joined(_html_row(cells[i : i + page_format.cards]) for i in starts)
    table = '<table cellspacing="0" cellpadding="{padding}">{rows}</table>'
    return Markup.of(table, padding=PADDING, rows=rows)


def _html_row(cells: Sequence[Markup]) -> Markup:
    return Markup.of("<tr>{cells}</tr>", cells=Markup.joined(cells))


def _table(table: RuleTable, theme: Theme) -> Markup:
    heads = Markup()
    if any(table.heads):
        colour = theme.frame.name()
        heads = _html_row([Markup.of(_HEAD, head=head, colour=colour) for head in table.heads])
    padding = PADDING if len(table.heads) < MANY else CLOSE
    # Qt supports sizes of tables only as attributes.
    return Markup.of(
        '<table border="0" cellspacing="0" cellpadding="{padding}" '
        'style="margin-top: {above}px; border-collapse: collapse">{heads}{rows}</table>',
        padding=padding,
        above=ABOVE,
        heads=heads,
        rows=Markup.joined(_row(row, theme) for row in table.rows),
    )


def _row(row: TableRow, theme: Theme) -> Markup:
    anchor = Markup.of('<a name="{anchor}"></a>', anchor=row.anchor) if row.anchor else Markup()
    form = _MARKED_CELL if row.marked else _CELL
    return _html_row(
        [
            Markup.of(
                form,
                ground=theme.window.name(),
                colour=theme.line.name(),
                anchor=anchor if index == 0 else Markup(),
                cell=cell,
            )
            for index, cell in enumerate(row.cells)
        ]
    )


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

    def go_to_top(self) -> None:
        """Scroll to the top, with the caret, and select nothing."""
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)

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
        kind = self._language, self._pictures, chapter.edition
        art = CardArt(size, self.devicePixelRatioF(), *kind)
        image = QTextDocument.ResourceType.ImageResource.value
        for card in chapter.cards:
            self.document().addResource(image, QUrl(CARD + card.slug), art.face(card.slug))

    def _line_height(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _cards_across(self) -> int:
        # Beside a scroll bar, also while there is none: more cards in a row make the chapter
        # shorter, so that the scroll bar would come and go for ever.
        room = self.contentsRect().width() - self.verticalScrollBar().sizeHint().width()
        return cards_across(room, self._line_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the cards again if another number of them fits into a row."""
        super().resizeEvent(event)
        if self._cards_across() != self._cards_in_row:
            self._update_timer.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _LOOK_CHANGES:
            self._update_timer.start()

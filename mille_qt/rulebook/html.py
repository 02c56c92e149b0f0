"""A chapter as a page of HTML, in the colours of the theme."""

from html import escape
from typing import NamedTuple

from mille_qt.rulebook.parts import Chapter, Paragraph, Part, Pictures, Row, Table
from mille_qt.theme_colours import Theme

#: How a page asks for the picture of a card.
CARD = "card:"
#: A card's height in lines of text, how wide it is for its height, and its caption for its width.
CARD_LINES, CARD_SHAPE, CAPTION = 6.0, 5 / 7, 1.5
#: Round every card and every cell, in pixels; and where there are many columns.
PADDING = 4
CLOSE, MANY = 2, 5
#: Between words and the table below them, in pixels.
ABOVE = 6


class Paper(NamedTuple):
    """What a page is set on: colours, the height of a line in pixels, the cards in a row."""

    theme: Theme
    line: float
    across: int


def cards_across(width: float, line: float) -> int:
    """How many cards stand beside each other in so much room; both in pixels."""
    return max(1, int(width // (line * CARD_LINES * CARD_SHAPE * CAPTION + 2 * PADDING)))


def page(chapter: Chapter, paper: Paper, anchor: str = "", note: str = "") -> str:
    """The chapter; a note stands in the paragraph with the anchor, below its title."""
    body = "".join(
        _paragraph(paragraph, paper, note if anchor in paragraph.anchors else "")
        for paragraph in chapter.paragraphs
    )
    return f"<html><body><h2>{escape(chapter.title)}</h2>{body}</body></html>"


def _note(note: str, theme: Theme) -> str:
    if not note:
        return ""
    lines = "<br>".join(escape(line) for line in note.splitlines())
    colours = f'bgcolor="{theme.chosen.name()}"'
    text = f'<font color="{theme.on_chosen.name()}">{lines}</font>'
    return f'<table width="100%" cellpadding="8" {colours}><tr><td>{text}</td></tr></table>'


def _paragraph(paragraph: Paragraph, paper: Paper, note: str) -> str:
    title = f'<h3><a name="{paragraph.anchor}"></a>{escape(paragraph.title)}</h3>'
    parts = "".join(_part(part, paper) for part in paragraph.parts)
    return title + _note(note, paper.theme) + parts


def _part(part: Part, paper: Paper) -> str:
    if isinstance(part, str):
        return f"<p>{escape(part)}</p>"
    return _pictures(part, paper) if isinstance(part, Pictures) else _table(part, paper.theme)


def _pictures(pictures: Pictures, paper: Paper) -> str:
    height = round(paper.line * CARD_LINES)
    width = round(height * CARD_SHAPE)
    cells = [
        f'<td align="center" valign="top" width="{round(width * CAPTION)}">'
        f'<img src="{CARD}{card.slug}" width="{width}" height="{height}"><br>'
        f"<small>{escape(caption)}</small></td>"
        for card, caption in pictures.cards
    ]
    starts = range(0, len(cells), paper.across)
    rows = "".join(f"<tr>{''.join(cells[i : i + paper.across])}</tr>" for i in starts)
    return f'<table cellspacing="0" cellpadding="{PADDING}">{rows}</table>'


def _table(table: Table, theme: Theme) -> str:
    heads = ""
    if any(table.heads):
        cells = "".join(f'<th align="left">{escape(head)}</th>' for head in table.heads)
        heads = f"<tr>{cells}</tr>"
    rows = "".join(_row(row, theme) for row in table.rows)
    padding = PADDING if len(table.heads) < MANY else CLOSE
    # Qt reads sizes and borders of tables as attributes only.
    frame = f'border="1" cellspacing="0" cellpadding="{padding}" bordercolor="{theme.frame.name()}"'
    return (
        f'<table {frame} style="margin-top: {ABOVE}px; border-collapse: collapse; '
        f"border-style: solid; "
        f'border-color: {theme.frame.name()}">{heads}{rows}</table>'
    )


def _row(row: Row, theme: Theme) -> str:
    name = f'<a name="{row.anchor}"></a>' if row.anchor else ""
    ground = f' bgcolor="{theme.window.name()}"' if row.marked else ""
    cells = []
    for place, cell in enumerate(row.cells):
        text = f"<b>{escape(cell)}</b>" if row.marked else escape(cell)
        cells.append(f"<td{ground}>{name if place == 0 else ''}{text}</td>")
    return f"<tr>{''.join(cells)}</tr>"

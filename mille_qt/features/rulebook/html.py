"""A chapter as a page of HTML, in the colours of the theme."""

from collections.abc import Sequence
from typing import NamedTuple

from mille_qt.features.rulebook.parts import Chapter, Paragraph, Part, Pictures, Row, Table
from mille_qt.ui.markup import Markup, markup
from mille_qt.ui.theme.theme_colours import Theme

#: How a page asks for the picture of a card.
CARD = "card:"
#: A card's height in lines of text, how wide it is for its height, and its caption for its width.
CARD_LINES, CARD_SHAPE, CAPTION = 6.0, 5 / 7, 1.5
#: Round every card and every cell, in pixels; and where there are many columns.
PADDING = 4
CLOSE, MANY = 2, 5
#: Between words and the table below them, in pixels.
ABOVE = 6
#: A cell of a table, and one in a row that is marked.
_CELL = "<td>{anchor}{cell}</td>"
_MARKED_CELL = '<td bgcolor="{ground}">{anchor}<b>{cell}</b></td>'


class Paper(NamedTuple):
    """What a page is set on: colours, the height of a line in pixels, the cards in a row."""

    theme: Theme
    line: float
    across: int


def cards_across(width: float, line: float) -> int:
    """How many cards stand beside each other in so much room; both in pixels."""
    return max(1, int(width // (line * CARD_LINES * CARD_SHAPE * CAPTION + 2 * PADDING)))


def page(chapter: Chapter, paper: Paper, anchor: str = "", note: str = "") -> Markup:
    """The chapter; a note stands in the paragraph with the anchor, below its title."""
    body = Markup.joined(
        _paragraph(paragraph, paper, note if anchor in paragraph.anchors else "")
        for paragraph in chapter.paragraphs
    )
    page = "<html><body><h2>{title}</h2>{body}</body></html>"
    return Markup.of(page, title=chapter.title, body=body)


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


def _paragraph(paragraph: Paragraph, paper: Paper, note: str) -> Markup:
    return Markup.of(
        '<h3><a name="{anchor}"></a>{title}</h3>{note}{parts}',
        anchor=paragraph.anchor,
        title=paragraph.title,
        note=_note(note, paper.theme),
        parts=Markup.joined(_part(part, paper) for part in paragraph.parts),
    )


def _part(part: Part, paper: Paper) -> Markup:
    if isinstance(part, str):
        return Markup.of("<p>{part}</p>", part=part)
    return _pictures(part, paper) if isinstance(part, Pictures) else _table(part, paper.theme)


def _pictures(pictures: Pictures, paper: Paper) -> Markup:
    height = round(paper.line * CARD_LINES)
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
        for card, caption in pictures.cards
    ]
    starts = range(0, len(cells), paper.across)
    rows = Markup.joined(_line(cells[i : i + paper.across]) for i in starts)
    table = '<table cellspacing="0" cellpadding="{padding}">{rows}</table>'
    return Markup.of(table, padding=PADDING, rows=rows)


def _line(cells: Sequence[Markup]) -> Markup:
    return Markup.of("<tr>{cells}</tr>", cells=Markup.joined(cells))


def _table(table: Table, theme: Theme) -> Markup:
    heads = Markup()
    if any(table.heads):
        heads = _line([Markup.of('<th align="left">{head}</th>', head=h) for h in table.heads])
    padding = PADDING if len(table.heads) < MANY else CLOSE
    # Qt reads sizes and borders of tables as attributes only.
    return Markup.of(
        '<table border="1" cellspacing="0" cellpadding="{padding}" bordercolor="{colour}" '
        'style="margin-top: {above}px; border-collapse: collapse; border-style: solid; '
        'border-color: {colour}">{heads}{rows}</table>',
        padding=padding,
        colour=theme.frame.name(),
        above=ABOVE,
        heads=heads,
        rows=Markup.joined(_row(row, theme) for row in table.rows),
    )


def _row(row: Row, theme: Theme) -> Markup:
    anchor = Markup.of('<a name="{anchor}"></a>', anchor=row.anchor) if row.anchor else Markup()
    form = _MARKED_CELL if row.marked else _CELL
    return _line(
        [
            Markup.of(
                form,
                ground=theme.window.name(),
                anchor=anchor if place == 0 else Markup(),
                cell=cell,
            )
            for place, cell in enumerate(row.cells)
        ]
    )

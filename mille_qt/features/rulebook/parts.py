"""What a rule book is made of: chapters, paragraphs, and what stands in them."""

from typing import NamedTuple

from mille_rules.cards import Card
from mille_rules.rulesets import RuleSet


class InForce(NamedTuple):
    """The rules that are played, and by how many."""

    rules: RuleSet
    seats: int

    @property
    def target(self) -> int:
        """Miles that complete the trip."""
        return self.rules.target_for(self.seats)

    @property
    def extendable(self) -> bool:
        """Whether the trip can be extended."""
        offered = self.seats in self.rules.extension_counts
        return offered and self.target < self.rules.extension_target

    @property
    def deck(self) -> tuple[int, ...]:
        """Copies of each card, in the order of Card."""
        return self.rules.deck_for(self.seats)


class Picture(NamedTuple):
    """A card with words below it."""

    card: Card
    caption: str


class Pictures(NamedTuple):
    """Cards in a row."""

    cards: tuple[Picture, ...]


class Row(NamedTuple):
    """A row of a table; `anchor` names it, `marked` sets it off from the others."""

    cells: tuple[str, ...]
    anchor: str = ""
    marked: bool = False


class Table(NamedTuple):
    """Rows below their headings, which may be missing."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]


Part = str | Pictures | Table


class Paragraph(NamedTuple):
    """Something to look up; `anchor` is how others refer to it."""

    anchor: str
    title: str
    parts: tuple[Part, ...]

    @property
    def anchors(self) -> tuple[str, ...]:
        """Its own anchor and those of its rows."""
        tables = (part for part in self.parts if isinstance(part, Table))
        rows = (row.anchor for table in tables for row in table.rows if row.anchor)
        return (self.anchor, *rows)

    def spoken(self, anchor: str) -> str:
        """What is said of it to who has looked up an anchor: a row of a table, else its text."""
        parts: list[str] = []
        for part in self.parts:
            if isinstance(part, Table):
                parts += [". ".join(row.cells) for row in part.rows if row.anchor == anchor]
            elif isinstance(part, str) and anchor == self.anchor:
                parts.append(part)
        return "\n".join((self.title, *parts))

    @property
    def words(self) -> str:
        """All of its text, to search in."""
        found = [self.title]
        for part in self.parts:
            if isinstance(part, str):
                found.append(part)
            elif isinstance(part, Pictures):
                found += [picture.caption for picture in part.cards]
            else:
                found += [*part.heads, *(cell for row in part.rows for cell in row.cells)]
        return "\n".join(found)


class Chapter(NamedTuple):
    """A page of the book."""

    title: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def cards(self) -> frozenset[Card]:
        """The cards whose pictures stand in it."""
        parts = (part for paragraph in self.paragraphs for part in paragraph.parts)
        rows = (part.cards for part in parts if isinstance(part, Pictures))
        return frozenset(picture.card for row in rows for picture in row)

"""The parts of the rule book: chapters, paragraphs, rows of cards, and tables."""

from collections.abc import Sequence
from typing import NamedTuple

from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.translation import CountedTexts
from mille_rules.cards import Card
from mille_rules.rulesets import RuleSet


class CurrentRules(NamedTuple):
    """The rules in force, and the number of players."""

    rules: RuleSet
    seats: int

    @property
    def target(self) -> int:
        """Miles that complete the trip."""
        return self.rules.target_for(self.seats)

    @property
    def extendable(self) -> bool:
        """True if the trip can be extended."""
        return self.rules.extendable(self.seats)

    @property
    def deck(self) -> tuple[int, ...]:
        """Copies of each card, in the order of Card."""
        return self.rules.deck_for(self.seats)

    def dealt(self, cards: Sequence[Card]) -> list[Card]:
        """Return those of some cards that are in the deck."""
        return [card for card in cards if self.deck[card]]


class CardPicture(NamedTuple):
    """A card with a caption below it."""

    card: Card
    caption: str


class CardRow(NamedTuple):
    """Cards in a row."""

    cards: tuple[CardPicture, ...]


class TableRow(NamedTuple):
    """A row of a table, with its anchor; marked rows are set off from the others."""

    cells: tuple[str, ...]
    anchor: str = ""
    marked: bool = False


class RuleTable(NamedTuple):
    """A table; its headings may be missing."""

    heads: tuple[str, ...]
    rows: tuple[TableRow, ...]


RulePart = str | CardRow | RuleTable


class RuleParagraph(NamedTuple):
    """A title and what is below it; refusals, cards and events refer to its anchor."""

    anchor: str
    title: str
    parts: tuple[RulePart, ...]

    @property
    def anchors(self) -> tuple[str, ...]:
        """The anchors of the paragraph and of its rows."""
        tables = (part for part in self.parts if isinstance(part, RuleTable))
        rows = (row.anchor for table in tables for row in table.rows if row.anchor)
        return (self.anchor, *rows)

    def announcement(self, anchor: str) -> str:
        """Return the text for screen readers when an anchor is looked up: a row, or all text."""
        parts: list[str] = []
        for part in self.parts:
            if isinstance(part, RuleTable):
                parts += [". ".join(row.cells) for row in part.rows if row.anchor == anchor]
            elif isinstance(part, str) and anchor == self.anchor:
                parts.append(part)
        return "\n".join((self.title, *parts))

    @property
    def text(self) -> str:
        """All text of the paragraph, for the search."""
        found = [self.title]
        for part in self.parts:
            if isinstance(part, str):
                found.append(part)
            elif isinstance(part, CardRow):
                found += [picture.caption for picture in part.cards]
            else:
                found += [*part.heads, *(cell for row in part.rows for cell in row.cells)]
        return "\n".join(found)


class Chapter(NamedTuple):
    """A chapter of the book."""

    title: str
    paragraphs: tuple[RuleParagraph, ...]
    #: The edition whose cards are shown.
    edition: Edition = USUAL

    @property
    def cards(self) -> frozenset[Card]:
        """The cards whose pictures are shown."""
        parts = (part for paragraph in self.paragraphs for part in paragraph.parts)
        rows = (part.cards for part in parts if isinstance(part, CardRow))
        return frozenset(picture.card for row in rows for picture in row)


class RuleCounts(CountedTexts):
    """Sentences with plural forms, which lupdate finds only in `self.tr`."""

    def changed(self, n: int) -> str:
        """Return the number of house rules."""
        return self.tr("With house rules: %Ln changes.", "", n)

    def dealt(self, n: int) -> str:
        """Return the number of cards dealt."""
        return self.tr(
            "Each player is dealt %Ln cards, face down, one at a time. The rest form the draw "
            "pile.",
            "",
            n,
        )

    def most_of_a_card(self, n: int) -> str:
        """Return how many of a distance card may be played, with a place for its name."""
        return self.tr("A side may play no more than %Ln of the {card}s in a race.", "", n)

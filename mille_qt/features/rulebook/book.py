"""The whole rule book of the rules in force, chapter by chapter."""

from functools import cached_property

from mille_qt.features.rulebook.at_table import at_the_table, keys_at_the_table
from mille_qt.features.rulebook.driving import driving, stopping
from mille_qt.features.rulebook.ending import the_end, the_score
from mille_qt.features.rulebook.parts import Chapter, InForce
from mille_qt.features.rulebook.protection import protection
from mille_qt.features.rulebook.side_by_side import sets_side_by_side
from mille_qt.features.rulebook.trip import the_cards, the_trip


class RuleBook:
    """Chapters in the language in force, and where each anchor stands."""

    def __init__(self, force: InForce) -> None:
        self.force = force
        self.chapters: tuple[Chapter, ...] = (
            the_trip(force),
            the_cards(force),
            driving(force),
            stopping(force),
            protection(force),
            the_end(force),
            the_score(force),
            at_the_table(force),
            sets_side_by_side(force),
            keys_at_the_table(),
        )

    @cached_property
    def _places(self) -> dict[str, int]:
        return {
            anchor: number
            for number, chapter in enumerate(self.chapters)
            for paragraph in chapter.paragraphs
            for anchor in paragraph.anchors
        }

    @property
    def anchors(self) -> frozenset[str]:
        """Everything that can be looked up."""
        return frozenset(self._places)

    def chapter_of(self, anchor: str) -> int:
        """The number, from 0, of the chapter with this anchor; KeyError if there is none."""
        return self._places[anchor]

    def find(self, words: str) -> list[tuple[int, int]]:
        """Chapter and paragraph, from 0, of every paragraph that has all of these words."""
        wanted = words.casefold().split()
        return [
            (number, place)
            for number, chapter in enumerate(self.chapters)
            for place, paragraph in enumerate(chapter.paragraphs)
            if all(word in paragraph.words.casefold() for word in wanted)
        ]

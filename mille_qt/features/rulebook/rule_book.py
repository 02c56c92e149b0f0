"""The rule book as chapters of text."""

from functools import cached_property

from mille_qt.features.rulebook.appendix import at_the_table, keys_at_the_table, sets_side_by_side
from mille_qt.features.rulebook.chapter import Chapter, CurrentRules, RuleParagraph
from mille_qt.features.rulebook.driving import driving, stopping
from mille_qt.features.rulebook.ending import the_end, the_score
from mille_qt.features.rulebook.protection import protection
from mille_qt.features.rulebook.story import story
from mille_qt.features.rulebook.trip import the_cards, the_trip


class RuleBook:
    """The chapters for the rules in force, in the current language."""

    def __init__(self, current: CurrentRules) -> None:
        self.current = current
        self.chapters: tuple[Chapter, ...] = (
            the_trip(current),
            the_cards(current),
            driving(current),
            stopping(current),
            protection(current),
            the_end(current),
            the_score(current),
            at_the_table(),
            sets_side_by_side(current),
            keys_at_the_table(),
            story(),
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

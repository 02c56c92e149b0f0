"""Finds words on the page of the story."""

from PySide6.QtWidgets import QLineEdit

from mille_qt.features.story.chapter_tiles import StoryHeading, StoryText
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import CentredColumn
from mille_qt.ui.widgets import QuietText, text_height


class StorySearch:
    """Selects the next text with the words of a search field, and scrolls to it."""

    def __init__(self, scroll: CentredColumn, field: QLineEdit, nothing: QuietText) -> None:
        """`nothing` is shown while no text has the words."""
        self._scroll, self._field, self._nothing = scroll, field, nothing
        self._found: StoryText | StoryHeading | None = None
        nothing.hide()
        field.textChanged.connect(self._begin)

    def _begin(self) -> None:
        self._deselect()
        self.find_next()

    def find_next(self) -> None:
        """Select the next place; after the last one, the first."""
        words = self._field.text().strip().lower()
        labels = self._labels()
        start = labels.index(self._found) + 1 if self._found in labels else 0
        self._deselect()
        order = (*labels[start:], *labels[:start]) if words else ()
        self._found = next((label for label in order if words in label.text().lower()), None)
        self._nothing.setVisible(bool(words) and self._found is None)
        if self._found is not None:
            self._select(self._found, words)

    def _labels(self) -> list[StoryText | StoryHeading]:
        labels = self._scroll.content.findChildren(Label)
        return [label for label in labels if isinstance(label, StoryText | StoryHeading)]

    def _select(self, label: StoryText | StoryHeading, words: str) -> None:
        label.setSelection(label.text().lower().index(words), len(words))
        self._scroll.ensureWidgetVisible(label, 0, round(text_height() * 2))
        announce(label.text())

    def _deselect(self) -> None:
        if self._found is not None:
            self._found.setSelection(0, 0)
            self._found = None

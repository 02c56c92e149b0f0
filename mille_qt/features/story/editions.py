"""The rule sets, each with what is different in it."""

from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from mille_qt.features.story import story_texts
from mille_qt.features.story.chapter_tiles import StoryPart, StoryText
from mille_qt.ui.texts import rule_set_difference, rule_set_name
from mille_qt.ui.widgets import Heading, text_height
from mille_rules.rulesets import PRESETS

NAME = 1.05  # the size of the names of rule sets, relative to the text


class Editions(StoryPart):
    """The rule sets, each with what is different in it."""

    def __init__(self) -> None:
        super().__init__()
        self.lead = StoryText()
        self.column.addWidget(self.heading)
        self.column.addWidget(self.lead)
        self._names = {name: Heading(NAME) for name in PRESETS}
        self._differences = {name: StoryText() for name in PRESETS}
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(text_height()))
        for index, name in enumerate(PRESETS):
            row, column = divmod(index, 2)
            block = QVBoxLayout()
            block.setSpacing(0)
            block.addWidget(self._names[name])
            block.addWidget(self._differences[name])
            grid.addLayout(block, row, column)
            grid.setColumnStretch(column, 1)
        self.column.addLayout(grid)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        lead = story_texts.editions_lead()
        self.lead.setText(lead)
        for name in PRESETS:
            self._names[name].setText(rule_set_name(name))
            self._differences[name].setText(rule_set_difference(name))
        lines = (f"{rule_set_name(name)}: {rule_set_difference(name)}" for name in PRESETS)
        self.say(story_texts.editions_title(), [lead, *lines])

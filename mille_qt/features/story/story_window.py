"""The window with the history of the game: chapters, editions and highest scores."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractSlider,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mille_qt.features.story import story_texts
from mille_qt.features.story.best_scores import BestScores
from mille_qt.features.story.chapter_tiles import ChapterTiles, ScenePicture, StoryText
from mille_qt.features.story.editions import Editions
from mille_qt.features.story.story_search import StorySearch
from mille_qt.ui.page_layout import CentredColumn
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TITLE, Heading, QuietText, text_height
from mille_qt.ui.window_titles import set_window_title

#: In lines of text: the greatest width of the column, the initial size, the search field, gaps.
COLUMN, WIDE, HIGH, SEARCH, GAP = 80.0, 64.0, 44.0, 14.0, 0.7
SCREEN_SHARE = 0.9  # the largest initial size
_Action = QAbstractSlider.SliderAction
#: The keys that scroll.
SCROLL_KEYS = {
    Qt.Key.Key_Up: _Action.SliderSingleStepSub,
    Qt.Key.Key_Down: _Action.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: _Action.SliderPageStepSub,
    Qt.Key.Key_PageDown: _Action.SliderPageStepAdd,
    Qt.Key.Key_Space: _Action.SliderPageStepAdd,
    Qt.Key.Key_Home: _Action.SliderToMinimum,
    Qt.Key.Key_End: _Action.SliderToMaximum,
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class StoryWindow(Translated, QDialog):
    """Tells the story of the game, beside the table if there is one; Escape closes it.

    Tab goes from chapter to chapter, arrow keys scroll.
    """

    #: Request for the comparison of the rule sets.
    comparison_requested = Signal()

    def __init__(
        self, language: str, pictures: Path | None = None, parent: QWidget | None = None
    ) -> None:
        """`language` is that of the card names, `pictures` the folder of card pictures."""
        super().__init__(parent)
        keep_open(self)
        self.title, self.lead = Heading(TITLE), StoryText()
        self.search, self.nothing = QLineEdit(), QuietText()
        self._first_picture = ScenePicture("years", language, pictures)
        self.chapters = ChapterTiles(language, pictures)
        self.editions, self.best = Editions(), BestScores()
        self.compare_button, self.close_button = QPushButton(), QPushButton()
        self.text_column = CentredColumn(COLUMN)
        self._arrange()
        self._search = StorySearch(self.text_column, self.search, self.nothing)
        self.compare_button.clicked.connect(self.comparison_requested)
        self.close_button.clicked.connect(self.close)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        self.close_button.setDefault(True)
        self.retranslate()
        self.text_column.setFocus()

    def _arrange(self) -> None:
        gap = round(text_height() * GAP)
        self.title.setWordWrap(True)
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(round(text_height() * SEARCH))
        top, note, below = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        page = QVBoxLayout(self)
        top.addWidget(self.title, 1)
        top.addWidget(self.search)
        note.addWidget(self.nothing)
        below.addStretch(1)
        for button in (self.compare_button, self.close_button):
            below.addWidget(button)
        column = self.text_column.column
        column.setSpacing(gap)
        for part in (self._first_picture, self.lead, self.chapters, self.editions, self.best):
            column.addWidget(part)
        self.text_column.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.text_column.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        page.addLayout(self.text_column.beside(top))
        page.addLayout(self.text_column.beside(note))
        page.addWidget(self.text_column, 1)
        page.addLayout(self.text_column.beside(below))
        room = self.screen().availableGeometry().size() * SCREEN_SHARE
        wanted = (round(text_height() * WIDE), round(text_height() * HIGH))
        self.resize(min(wanted[0], room.width()), min(wanted[1], room.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll; in the search field, Enter goes to the next place with the words."""
        action = SCROLL_KEYS.get(Qt.Key(event.key()))
        if action is not None:
            self.text_column.verticalScrollBar().triggerAction(action)
        elif event.key() in ENTER and self.focusWidget() is self.search:
            self._search.find_next()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.title.setText(self.tr("The story of the game"))
        set_window_title(self, self.title.text())
        self.lead.setText(story_texts.lead())
        self.text_column.setAccessibleName(self.title.text())
        self.text_column.setAccessibleDescription(self.lead.text())
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the story"))
        self.nothing.setText(self.tr("Nothing found."))
        for part in (self.chapters, self.editions, self.best):
            part.retranslate()
        self.compare_button.setText(self.tr("Compare the &rule sets"))
        self.close_button.setText(self.tr("&Close"))

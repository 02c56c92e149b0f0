"""The highest scores of a race, item by item, under kilometre stones."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from mille_qt.features.story import story_texts
from mille_qt.features.story.best_race import best_race
from mille_qt.features.story.chapter_tiles import StoryPart, StoryText
from mille_qt.ui.labels import Label
from mille_qt.ui.landscape.daylight import daylight
from mille_qt.ui.landscape.road_surface import STONE_ASPECT, paint_stone
from mille_qt.ui.texts import number, score_item
from mille_qt.ui.texts.lists import listed
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.widgets import Heading, text_height
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.scoring import ITEMS

STONE = 4.6  # lines of text
MORNING = 1.0
#: The size of the total, relative to the text.
TEXT = 1.05
#: An item that brings nothing.
NOTHING = "–"
#: The rows of the table, and its greatest width in lines of text.
TOTAL = "total"
ROWS, TABLE = (*ITEMS, TOTAL), 52.0
TOTAL_ROW = 1.9  # lines of text, the least height of the last row


class BestScores(StoryPart):
    """Shows the highest scores for each number of players."""

    def __init__(self) -> None:
        super().__init__()
        self.how, self.why = StoryText(), StoryText()
        self._scores = {seats: best_race(DEFAULT_RULES, seats) for seats in (2, 4, 3)}
        self._stones = {seats: ScoreStone() for seats in self._scores}
        self._heads = {seats: _figure() for seats in self._scores}
        self._names = {row: _name(row) for row in ROWS}
        self._values = {(row, seats): _figure(row) for row in ROWS for seats in self._scores}
        for part in (self.heading, self.how, self._table(), self.why):
            self.column.addWidget(part)

    def _table(self) -> QWidget:
        table = QWidget()
        table.setMaximumWidth(round(text_height() * TABLE))
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(round(text_height()))
        grid.setVerticalSpacing(round(text_height() * 0.2))
        for column, seats in enumerate(self._scores, start=1):
            grid.addWidget(self._stones[seats], 0, column)
            grid.addWidget(self._heads[seats], 1, column)
            grid.setColumnStretch(column, 1)
        for row, item in enumerate(ROWS, start=2):
            grid.addWidget(self._names[item], row, 0)
            for column, seats in enumerate(self._scores, start=1):
                grid.addWidget(self._values[item, seats], row, column)
        grid.setColumnStretch(0, 1)
        grid.setRowMinimumHeight(grid.rowCount() - 1, round(text_height() * TOTAL_ROW))
        return table

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        how, why = story_texts.best_leads()
        self.how.setText(how)
        self.why.setText(why)
        heads, spoken = story_texts.best_columns(), [how]
        for item in ROWS:
            self._names[item].setText(score_item(item))
        for seats, score in self._scores.items():
            self._stones[seats].show_points(score.total)
            self._heads[seats].setText(heads[seats])
            worth = {item: getattr(score, item) for item in ROWS}
            for item, points in worth.items():
                self._values[item, seats].setText(number(points) if points else NOTHING)
            parts = (f"{score_item(item)} {number(worth[item])}" for item in ROWS if worth[item])
            spoken.append(f"{heads[seats]}: {listed(parts)}")
        self.say(story_texts.best_title(), [*spoken, why])


class ScoreStone(QWidget):
    """A kilometre stone with a number of points."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_points(self, points: int) -> None:
        """Show a number of points."""
        self._text = number(points)
        self.update()

    def sizeHint(self) -> QSize:
        height = text_height() * STONE
        return QSize(round(height * STONE_ASPECT), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the stone."""
        painter = QPainter(self)
        light = daylight(MORNING, current_theme())
        paint_stone(painter, QRectF(self.rect()), self._text, light)
        painter.end()


def _name(row: str) -> Label:
    label = Heading(TEXT) if row == TOTAL else Label()
    label.setWordWrap(True)
    return label


def _figure(row: str = "") -> Label:
    label = _name(row)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label

"""The chapters of the story on sheets of paper: each has a picture, a heading and a text."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from mille_qt.features.story import story_texts
from mille_qt.features.story.scenes import scene_picture
from mille_qt.ui.access.accessible_roles import Paragraph, hear_as
from mille_qt.ui.access.focus_ring import paint_ring
from mille_qt.ui.labels import Label
from mille_qt.ui.theme.application_theme import ThemeChoice, current_theme
from mille_qt.ui.widgets import Heading, Sheet, TextLine, text_height

#: The height of a picture in lines of text.
HIGH = 10.0
#: The least width of a tile beside another, and the distance between them, in lines of text.
TILE, GAP = 26.0, 0.7


class StoryHeading(Heading):
    """The heading of a part of the story, which screen readers find as one."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        _let_select(self)


class StoryText(TextLine):
    """A paragraph of the story; its words can be selected."""

    def __init__(self) -> None:
        super().__init__()
        _let_select(self)


def _let_select(label: Label) -> None:
    """Let the mouse select text, without taking the focus from the page."""
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setFocusPolicy(Qt.FocusPolicy.NoFocus)


hear_as(StoryHeading, partial(Paragraph, role=QAccessible.Role.Heading))
hear_as(StoryText, Paragraph)


class ScenePicture(QWidget):
    """A picture of the story, as wide as there is room."""

    def __init__(self, scene: str, language: str, pictures: Path | None) -> None:
        """`language` is that of the cards, `pictures` the folder of their pictures."""
        super().__init__()
        self._scene, self._language, self._folder = scene, language, pictures
        #: The picture, and the size, pixel ratio and theme in which it was painted.
        self._picture, self._look = QPixmap(), (QSize(), 0.0, ThemeChoice.LIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, round(text_height() * HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture in the current theme."""
        look = self.size(), self.devicePixelRatioF(), current_theme().choice
        if look != self._look:
            size, ratio, _ = self._look = look
            self._picture = scene_picture(self._scene, size, ratio, self._language, self._folder)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class StoryPart(Sheet):
    """A sheet that Tab stops at, so that its text is read and scrolled into view."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = StoryHeading()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, heading: str, spoken: Sequence[str]) -> None:
        """Set the heading, and the text that is read when the sheet is focused."""
        self.heading.setText(heading)
        self.setAccessibleName(heading)
        self.setAccessibleDescription("\n".join(spoken))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper, with a ring while focused."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            paint_ring(painter, self.rect().toRectF(), current_theme().window)
            painter.end()


class ChapterTile(StoryPart):
    """A chapter of the story: its picture, heading and text."""

    def __init__(self, scene: str, language: str, pictures: Path | None) -> None:
        super().__init__()
        self.text = StoryText()
        self.column.addWidget(ScenePicture(scene, language, pictures))
        self.column.addWidget(self.heading)
        self.column.addWidget(self.text)
        self.column.addStretch(1)


class ChapterTiles(QWidget):
    """All chapters, two beside each other where there is room."""

    def __init__(self, language: str, pictures: Path | None) -> None:
        """`language` is that of the card names, `pictures` the folder of card pictures."""
        super().__init__()
        scenes = [chapter.scene for chapter in story_texts.chapters()]
        self.tiles = [ChapterTile(scene, language, pictures) for scene in scenes]
        self._grid, self._columns = QGridLayout(self), 0
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(round(text_height() * GAP))
        self._arrange()

    def _arrange(self) -> None:
        columns = 2 if self.width() >= 2 * TILE * text_height() else 1
        if columns == self._columns:
            return
        self._columns = columns
        for index, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, index // columns, index % columns)
        for column in (0, 1):
            self._grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the number of columns to the width."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the number of columns to a new text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for tile, chapter in zip(self.tiles, story_texts.chapters(), strict=True):
            tile.text.setText(chapter.text)
            tile.say(chapter.title, [chapter.text])

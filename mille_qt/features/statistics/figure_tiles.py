"""The figures as a grid of large numbers, as many beside each other as there is room for."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mille_qt.features.statistics.words import Words
from mille_qt.ui.labels import Label
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.widgets import Heading, QuietText, text_height

#: Of the text's size, and the height of its line in lines of its own.
VALUE, ROOM = 1.55, 1.1
TILE = 12.5  # lines of text, the least width
#: Twelve figures fill rows of any of these.
COLUMNS = (6, 4, 3, 2)


class FigureTiles(QWidget):
    """All figures; Tab comes to it, and they are read out one after the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: list[_Tile] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 4, 4, 4)
        self._grid.setHorizontalSpacing(round(text_height()))
        self._grid.setVerticalSpacing(round(text_height() * 0.7))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_figures(self, figures: Sequence[Words]) -> None:
        """Show these, in their order."""
        while len(self.tiles) < len(figures):
            self.tiles.append(_Tile())
        for tile, words in zip(self.tiles, figures, strict=True):
            tile.show_words(words)
        said = (": ".join((w.name, " ".join(filter(None, (w.value, w.note))))) for w in figures)
        self.setAccessibleDescription(". ".join(said))
        self._arrange(anew=True)

    def _arrange(self, anew: bool = False) -> None:
        fitting = self.width() / (text_height() * TILE)
        columns = next((n for n in COLUMNS if n <= fitting), 1)
        if not self.tiles or (columns == self._columns and not anew):
            return
        for column in range(max(self._columns, columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for i, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, i // columns, i % columns, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many beside each other as fit now."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the tile, with a ring while focused."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(current_theme().focus, 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)
            painter.end()


class _Tile(QWidget):
    """One figure: its name, the number, and what belongs to it behind."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.value, self.note = QuietText(), Heading(VALUE), Label()
        self.note.setProperty("quiet", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for label in (self.name, self.value, self.note):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
            column.addWidget(label)

    def show_words(self, words: Words) -> None:
        """Show another figure."""
        self.name.setText(words.name)
        self.value.setText(words.value)
        # Spaces in numbers may come from another font, whose line is higher.
        self.value.setFixedHeight(round(QFontMetricsF(self.value.font()).height() * ROOM))
        self.note.setText(words.note)
        self.note.setVisible(bool(words.note))

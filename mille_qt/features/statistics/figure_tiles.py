"""The figures as a grid of large numbers."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mille_qt.features.statistics.statistics_texts import FigureText
from mille_qt.ui.labels import Label
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.widgets import Heading, QuietText, text_height

#: The size of a number relative to the text, and the height of its label relative to its line.
VALUE, ROOM = 1.55, 1.1
TILE = 12.5  # lines of text, the least width
#: The possible numbers of columns; twelve figures fill each of them evenly.
COLUMNS = (6, 4, 3, 2)


class FigureTiles(QWidget):
    """All figures; can be focused, so that screen readers read them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: list[_Tile] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 4, 4, 4)
        self._grid.setHorizontalSpacing(round(text_height()))
        self._grid.setVerticalSpacing(round(text_height() * 0.7))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_figures(self, figures: Sequence[FigureText]) -> None:
        """Show these figures."""
        while len(self.tiles) < len(figures):
            self.tiles.append(_Tile())
        for tile, figure in zip(self.tiles, figures, strict=True):
            tile.show_figure(figure)
        texts = (": ".join((f.name, " ".join(filter(None, (f.value, f.note))))) for f in figures)
        self.setAccessibleDescription(". ".join(texts))
        self._arrange(force=True)

    def _arrange(self, force: bool = False) -> None:
        fitting = self.width() / (text_height() * TILE)
        columns = next((n for n in COLUMNS if n <= fitting), 1)
        if not self.tiles or (columns == self._columns and not force):
            return
        for column in range(max(self._columns, columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for i, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, i // columns, i % columns, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the number of columns to the width."""
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
    """One figure: its name, its value and a note."""

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

    def show_figure(self, figure: FigureText) -> None:
        """Show a figure."""
        self.name.setText(figure.name)
        self.value.setText(figure.value)
        # Spaces in numbers may come from another font with a higher line.
        self.value.setFixedHeight(round(QFontMetricsF(self.value.font()).height() * ROOM))
        self.note.setText(figure.note)
        self.note.setVisible(bool(figure.note))

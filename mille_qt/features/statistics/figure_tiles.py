"""Figures as rows of kilometre stones with large numbers."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mille_qt.ui.labels import Label
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.theme.own_font import Fitted
from mille_qt.ui.theme.theme_colours import GOLD, RED
from mille_qt.ui.widgets import Heading, fill, text_height

#: The size of a number relative to the text, and the height of its label relative to its line.
VALUE, ROOM = 1.7, 1.1
TILE = 10.5  # lines of text, the least width
#: The first figures have red caps, like stones on main roads; the others have yellow ones.
MAIN = 3
CAPS = RED, GOLD
#: Height of a cap, and radii of the upper and lower corners, in lines of text.
CAP, SHOULDER, FOOT = 0.8, 1.1, 0.25
#: The possible numbers of columns; six figures fill each of them evenly.
COLUMNS = (6, 3, 2)


class FigureText(NamedTuple):
    """A figure: its name, its value and a note."""

    name: str
    value: str
    note: str = ""


class FigureTiles(QWidget):
    """All figures; can be focused, so that screen readers read them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: list[_Stone] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 4, 4, 4)
        self._grid.setHorizontalSpacing(round(text_height()))
        self._grid.setVerticalSpacing(round(text_height() * 0.7))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_figures(self, figures: Sequence[FigureText]) -> None:
        """Show these figures."""
        while len(self.tiles) < len(figures):
            self.tiles.append(_Stone(CAPS[len(self.tiles) >= MAIN]))
        for tile, figure in zip(self.tiles, figures, strict=True):
            tile.show_figure(figure)
        texts = (": ".join((f.name, " ".join(filter(None, (f.value, f.note))))) for f in figures)
        self.setAccessibleDescription(". ".join(texts))
        self._arrange(force=True)

    def _arrange(self, force: bool = False) -> None:
        fitting = min(len(self.tiles), self.width() / (text_height() * TILE))
        columns = next((n for n in COLUMNS if n <= fitting), 1)
        if not self.tiles or (columns == self._columns and not force):
            return
        for column in range(max(self._columns, columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for i, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, i // columns, i % columns)

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


class _Stone(Fitted, QWidget):
    """One figure on a kilometre stone: its value, its name and a note."""

    def __init__(self, cap: QColor) -> None:
        """`cap` is the colour of the upper part."""
        super().__init__()
        self._cap = cap
        self.name, self.value, self.note = Label(), Heading(VALUE), Label()
        self.name.setWordWrap(True)
        self.note.setProperty("quiet", True)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(0)
        fill(column, self.value, self.name, self.note, 1)
        for label in (self.value, self.name, self.note):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.fit()

    def fit(self) -> None:
        gap = round(text_height() * 0.5)
        self._column.setContentsMargins(gap, round(text_height() * CAP) + gap, gap, gap)
        # Spaces in numbers may come from another font with a higher line.
        line = QFontMetricsF(self.value.wanted_font()).height()
        self.value.setFixedHeight(round(line * ROOM))

    def show_figure(self, figure: FigureText) -> None:
        """Show a figure."""
        self.name.setText(figure.name)
        self.value.setText(figure.value)
        self.note.setText(figure.note)
        self.note.setVisible(bool(figure.note))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the stone with its cap."""
        line, theme = text_height(), current_theme()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = _stone_shape(box, line)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(shape, theme.field)
        painter.save()
        painter.setClipRect(QRectF(box.left(), box.top(), box.width(), line * CAP))
        painter.fillPath(shape, self._cap)
        painter.restore()
        painter.strokePath(shape, QPen(theme.frame, max(1.5, line / 11)))
        painter.end()


def _stone_shape(box: QRectF, line: float) -> QPainterPath:
    """Return a plate with round shoulders and a nearly square foot."""
    shoulders, foot = QPainterPath(), QPainterPath()
    shoulders.addRoundedRect(box, SHOULDER * line, SHOULDER * line)
    lower = box.adjusted(0, box.height() / 2, 0, 0)
    foot.addRoundedRect(lower, FOOT * line, FOOT * line)
    return shoulders.united(foot)

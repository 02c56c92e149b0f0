"""Draws what all charts have in common, on the screen and on paper."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.theme_colours import Theme, legible

#: In lines of text: least distance between two numbers beside the plot, and from it to labels.
ROW_STEP, GAP = 1.5, 0.5
#: Factor by which the scale exceeds the largest value.
HEADROOM = 1.04
_ROUND = (1, 2, 5)
_LABEL_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000)


@dataclass(frozen=True, slots=True)
class Grid:
    """A plot with its rows (number and height) and columns (number and place)."""

    plot: QRectF
    rows: tuple[tuple[int, float], ...]
    columns: tuple[tuple[int, float], ...]


def round_scale(top: float, room: float, line: float) -> list[int]:
    """Return round numbers from 0 to `top`; `room` is the height for labels of height `line`."""
    most = max(1, floor(room / line / ROW_STEP))
    step, power = 1, 1
    while floor(top / step) > most:
        step = next((n * power for n in _ROUND if n * power > step), 0)
        if not step:
            power *= 10
            step = power
    return list(range(0, floor(top) + 1, step))


def label_step(count: int, room: float, needed: float) -> int:
    """Return n if every n-th of `count` columns has room for its label of width `needed`."""
    fitting = max(1, floor(room / needed))
    return next((step for step in _LABEL_STEPS if count / step <= fitting), ceil(count / fitting))


#: Width of the lines of the grid, in lines of text.
GRID = 0.055
#: Least contrast between a line and its background.
CONTRAST = 3.0
ALIGN_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
ALIGN_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ChartPainter:
    """A painter with the font, the measures and the colours of a chart."""

    def __init__(self, painter: QPainter, font: QFont, theme: Theme) -> None:
        self.painter, self.theme = painter, theme
        self._metrics = QFontMetricsF(font)
        self.line = self._metrics.height()
        self.grid_pen = QPen(_grid_colour(theme), self.line * GRID)
        #: Colours for single values and for an average.
        self.first = legible(theme.blue, theme.paper, CONTRAST)
        self.second = legible(theme.accent_ink, theme.paper, CONTRAST)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)

    def width(self, text: str) -> float:
        """Return the width of a text."""
        return self._metrics.horizontalAdvance(text)

    def number_width(self, value: int) -> float:
        """Return the width of a number."""
        return self.width(number(value))

    def fill(self, colour: QColor) -> None:
        """Fill the following shapes, without an outline."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)

    def row(self, plot: QRectF, height: float, label: str, gap: float = GAP) -> None:
        """Draw a line of the grid with its label on the left."""
        self.painter.setPen(self.grid_pen)
        self.painter.drawLine(QLineF(plot.left(), height, plot.right(), height))
        self.row_label(plot, height, label, self.theme.muted, gap)

    def row_label(
        self, plot: QRectF, height: float, label: str, colour: QColor, gap: float = GAP
    ) -> None:
        """Write a label on the left of the plot."""
        line = self.line
        self.painter.setPen(colour)
        room = QRectF(plot.left() - line * (gap + 9), height - line, line * 9, line * 2)
        self.painter.drawText(room, ALIGN_RIGHT, label)

    def base_line(self, plot: QRectF) -> None:
        """Draw the lower edge of the plot."""
        self.painter.setPen(QPen(self.theme.muted, self.line * GRID))
        self.painter.drawLine(QLineF(plot.left(), plot.bottom(), plot.right(), plot.bottom()))

    def columns(self, grid: Grid, below: float, label: Callable[[int], str] = number) -> None:
        """Write the labels of the columns, `below` lines of text under the plot."""
        line = self.line
        self.painter.setPen(self.theme.muted)
        for value, place in grid.columns:
            room = QRectF(place - line * 4, grid.plot.bottom() + line * below, line * 8, line)
            self.painter.drawText(room, Qt.AlignmentFlag.AlignCenter, label(value))


def _grid_colour(theme: Theme) -> QColor:
    """Return the colour of the grid; translucent in high contrast, which has no grey."""
    colour = QColor(theme.line)
    if theme.line == theme.ink:
        colour.setAlphaF(0.4)
    return colour

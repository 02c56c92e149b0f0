"""A chart of the statistics as a widget, which says in words what it shows."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mille_qt.features.statistics.plot_painter import Brush
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.widgets import text_height

#: In lines of text.
LEAST_WIDTH, WIDTH, HEIGHT = 18.0, 28.0, 11.0


class PlotView(QWidget):
    """Draws what it is given whenever it is shown; Tab comes to it, and its words are read out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paint: Callable[[Brush, QRectF], None] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_plot(self, paint: Callable[[Brush, QRectF], None], words: str) -> None:
        """Draw so from now on; `words` say the same to whoever cannot see it."""
        self._paint = paint
        self.setAccessibleDescription(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Wider than high."""
        return QSize(round(text_height() * WIDTH), round(text_height() * HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """As small as it can still be read."""
        return QSize(round(text_height() * LEAST_WIDTH), round(text_height() * HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the chart, with a ring while focused."""
        if self._paint is None:
            return
        painter = QPainter(self)
        theme, gap = current_theme(), text_height() * 0.4
        box = QRectF(self.rect()).adjusted(gap, gap / 2, -gap, -gap / 2)
        self._paint(Brush(painter, self.font(), theme), box)
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

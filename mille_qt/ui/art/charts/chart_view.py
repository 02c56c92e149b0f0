"""A widget that shows a chart, with the same figures in words for screen readers."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mille_qt.ui.art.charts.chart_painter import ChartPainter
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.widgets import text_height

#: Between the edge and the chart, in lines of text.
_MARGIN = 0.4

DrawChart = Callable[[ChartPainter, QRectF], None]


class ChartView(QWidget):
    """Shows a chart. Focusable by Tab; the accessible description has its figures."""

    def __init__(self, least: QSizeF, wanted: QSizeF, parent: QWidget | None = None) -> None:
        """`least` and `wanted` are sizes in lines of text; equal heights make the height fixed."""
        super().__init__(parent)
        self._least, self._wanted = least, wanted
        self._draw: DrawChart | None = None
        fixed = least.height() == wanted.height()
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Expanding, policy.Fixed if fixed else policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_sizes(self, least: QSizeF, wanted: QSizeF) -> None:
        """Set other sizes, in lines of text."""
        self._least, self._wanted = least, wanted
        self.updateGeometry()

    def show_chart(self, draw: DrawChart, words: str) -> None:
        """Show a chart, and its figures in words to screen readers."""
        self._draw = draw
        self.setAccessibleDescription(words)
        self.update()

    def sizeHint(self) -> QSize:
        return (self._wanted * text_height()).toSize()

    def minimumSizeHint(self) -> QSize:
        return (self._least * text_height()).toSize()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the chart, with a ring while focused."""
        painter = QPainter(self)
        theme = current_theme()
        self.draw(ChartPainter(painter, self.font(), theme))
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def draw(self, painter: ChartPainter) -> None:
        """Draw the chart inside its margins."""
        if self._draw is not None:
            gap = text_height() * _MARGIN
            self._draw(painter, QRectF(self.rect()).adjusted(gap, gap / 2, -gap, -gap / 2))

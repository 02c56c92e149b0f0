"""The chart of points as a widget, which says in words what it shows."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mille_qt.play.score_sheet.printing.chart import Points
from mille_qt.play.score_sheet.printing.chart_painter import paint_chart
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.widgets import text_height

#: In lines of text.
LEAST_WIDTH, LEAST_HEIGHT = 16.0, 9.5
WIDTH, HEIGHT = 30.0, 11.5


class ScoreChart(QWidget):
    """A line for each side, in its colour and with its mark, from race to race."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: Points | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # Those who read the screen by ear come to it with Tab and are told all figures.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_points(self, points: Points, words: str) -> None:
        """Show these points, and say them in words to whoever cannot see them."""
        self._points = points
        self.setAccessibleDescription(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Wider than high."""
        return QSize(round(text_height() * WIDTH), round(text_height() * HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """As small as it can still be read."""
        return QSize(round(text_height() * LEAST_WIDTH), round(text_height() * LEAST_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the chart, with a ring while focused."""
        if self._points is None:
            return
        painter = QPainter(self)
        theme, gap = current_theme(), text_height() * 0.4
        box = QRectF(self.rect()).adjusted(gap, gap / 2, -gap, -gap / 2)
        paint_chart(painter, box, self._points, self.font(), theme)
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

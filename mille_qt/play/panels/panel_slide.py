"""Slides the side panel over the table, and draws the shadow of an open drawer."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPropertyAnimation, QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mille_qt.ui.theme.application_theme import ThemeChoice, current_theme

#: The duration of opening and closing in milliseconds; the width of the shadow, and of the line in
#: its place, in pixels.
SLIDE, SHADOW, LINE = 170, 14, 2


class PanelSlide(QObject):
    """Places a panel at the right edge of its page, and moves it in and out as a drawer."""

    def __init__(self, panel: QWidget, page: QWidget) -> None:
        super().__init__(page)
        self._panel, self._page = panel, page
        self._shadow = EdgeShadow(page)
        self._left: Callable[[], None] | None = None
        self._motion = QPropertyAnimation(panel, b"pos", self)
        self._motion.setDuration(SLIDE)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._follow)
        self._motion.finished.connect(self._end)

    def place(self, area: QRect, *, over_table: bool) -> None:
        """Show the panel in an area of the page; an entering panel goes on to it."""
        if self._moves and self._left is None:
            self._panel.resize(area.size())
            self._motion.setEndValue(area.topLeft())
        else:
            self._stop()
            self._panel.setGeometry(area)
        self._panel.raise_()
        self._shadow.raise_()
        self._shadow.setVisible(over_table)
        self._follow()

    def enter(self) -> None:
        """Move the panel in from the right edge to its place."""
        place = self._panel.pos()
        self._start(place + QPoint(self._panel.width(), 0), place)

    def leave(self, left: Callable[[], None]) -> None:
        """Move the panel out, then call `left`, which hides it."""
        self._left = left
        self._start(self._panel.pos(), QPoint(self._page.width(), self._panel.y()))

    def hide(self) -> None:
        """Hide the panel at once."""
        self._stop()
        self._panel.hide()
        self._shadow.hide()

    @property
    def _moves(self) -> bool:
        return self._motion.state() is QPropertyAnimation.State.Running

    def _start(self, start: QPoint, end: QPoint) -> None:
        self._motion.stop()
        self._motion.setStartValue(start)
        self._motion.setEndValue(end)
        self._motion.start()

    def _stop(self) -> None:
        self._left = None
        self._motion.stop()

    def _end(self) -> None:
        left, self._left = self._left, None
        if left is not None:
            left()

    def _follow(self, _position: QPoint | None = None) -> None:
        """Keep the shadow at the left edge of the panel."""
        if not self._shadow.isHidden():
            panel = self._panel.geometry()
            self._shadow.setGeometry(panel.left() - SHADOW, panel.top(), SHADOW, panel.height())


class EdgeShadow(QWidget):
    """The shadow of the drawer on the table; a line in high contrast."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it, or a line in high contrast, where the shadow would be a light."""
        theme = current_theme()
        painter = QPainter(self)
        if theme.choice is ThemeChoice.CONTRAST:
            painter.fillRect(self.width() - LINE, 0, LINE, self.height(), theme.lane_line)
        else:
            none = QColor(theme.shadow)
            none.setAlpha(0)
            shade = QLinearGradient(0, 0, self.width(), 0)
            shade.setColorAt(0, none)
            shade.setColorAt(1, theme.shadow)
            painter.fillRect(self.rect(), shade)
        painter.end()

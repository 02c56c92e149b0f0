"""A ring that closes while the time for an answer runs out."""

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mille_qt.ui.theme.application_theme import current_theme

STEP = 100  # milliseconds from one picture to the next
THICK = 0.16  # of the ring's width


class ClosingRing(QWidget):
    """Shows the remaining time, and emits a signal when it is over."""

    def __init__(
        self, deadline: QDeadlineTimer, seconds: float, over: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._deadline, self._whole, self._over = deadline, seconds, over
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._clock.start(STEP)

    def sizeHint(self) -> QSize:
        """A little higher than a line of text."""
        width = round(self.fontMetrics().height() * 1.3)
        return QSize(width, width)

    def minimumSizeHint(self) -> QSize:
        """A ring does not shrink."""
        return self.sizeHint()

    def stop(self) -> None:
        """Stop: the question has been answered or removed."""
        self._clock.stop()

    def _tick(self) -> None:
        self.update()
        if self._deadline.hasExpired():
            self.stop()
            self._over()

    def paintEvent(self, _event: QPaintEvent) -> None:
        left = self._deadline.remainingTime() / 1000 / self._whole
        width = min(self.width(), self.height())
        pen = QPen(current_theme().line, width * THICK)
        box = QRectF(0, 0, width, width)
        box.moveCenter(QRectF(self.rect()).center())
        inset = pen.widthF() / 2 + 1
        box.adjust(inset, inset, -inset, -inset)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.drawEllipse(box)
        pen.setColor(current_theme().chosen)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawArc(box, 90 * 16, round(360 * 16 * left))
        painter.end()

"""The time that is left for a turn or an answer, and the ring that closes while it runs out."""

from math import ceil

from PySide6.QtCore import QDeadlineTimer, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import current_theme

#: The seconds before the end in which the ring has another colour.
LAST_SECONDS = 10
#: The width of the ring's line, without a number in it, and the size of the number, as shares of
#: the ring's width.
LINE, BARE_LINE, DIGITS = 0.09, 0.16, 0.42
TRACK = 70  # the opacity of the whole circle, of 255
#: Lines of text: the size of a ring, and without a number.
CLOCK, BARE = 2.4, 1.3
STEP = 100  # milliseconds from one picture of the ring to the next


class Clock:
    """Counts down seconds by a clock that does not jump."""

    def __init__(self, left: float, limit: float, runs: bool = True) -> None:
        """`left` seconds of `limit` are left, and run on if `runs`."""
        self.limit, self.runs = limit, runs
        self._left = left
        self._end = QDeadlineTimer(round(left * 1000), Qt.TimerType.PreciseTimer)

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(self._end.remainingTime() / 1000, 0.0) if self.runs else self._left

    @property
    def last_seconds(self) -> float:
        """The seconds before the end in which a player is warned."""
        return min(LAST_SECONDS, self.limit / 2)


class TurnClock(Clock):
    """Counts down the seconds of a seat's turn."""

    def __init__(self, seat: int, left: float, limit: float, runs: bool) -> None:
        super().__init__(left, limit, runs)
        self.seat = seat


class ClockView(QWidget):
    """Shows a clock as a ring; hidden while there is none. `over` is emitted when its time is."""

    over = Signal()

    def __init__(self, parent: QWidget, *, digits: bool = True) -> None:
        """`digits`: whether the seconds are shown in the ring."""
        super().__init__(parent)
        self.clock: Clock | None = None
        self._digits = digits
        self._steps = QTimer(self, interval=STEP)
        self._steps.timeout.connect(self._step)
        self.hide()

    def show_clock(self, clock: Clock | None) -> None:
        """Show a clock, or none."""
        self.clock = clock
        self.setVisible(clock is not None)
        if clock is not None and clock.runs:
            self._steps.start()
        else:
            self._steps.stop()

    def _step(self) -> None:
        self.update()
        if self.clock is not None and not self.clock.left:
            self._steps.stop()
            self.over.emit()

    def sizeHint(self) -> QSize:
        side = round((CLOCK if self._digits else BARE) * self.fontMetrics().height())
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """A ring does not shrink."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.clock is None:
            return
        theme, side = current_theme(), min(self.width(), self.height())
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._digits:
            paint_clock(painter, box, self.clock, theme.ink, theme.accent_ink)
        else:
            share = self.clock.left / self.clock.limit
            _paint_ring(painter, box, side * BARE_LINE, share, theme.line, theme.chosen)
        painter.end()


def paint_clock(painter: QPainter, box: QRectF, clock: Clock, ink: QColor, last: QColor) -> None:
    """Draw a ring that closes, with the seconds in it; the colour `last` is for the last ones."""
    left, track = clock.left, QColor(ink)
    track.setAlpha(TRACK)
    shown = last if left <= clock.last_seconds else ink
    _paint_ring(painter, box, box.width() * LINE, left / clock.limit, track, shown)
    font = QFont(painter.font())
    font.setPixelSize(max(round(box.height() * DIGITS), 8))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number(ceil(left)))


def _paint_ring(
    painter: QPainter, box: QRectF, line: float, share: float, track: QColor, ink: QColor
) -> None:
    """Draw a circle, and the share of it that is left."""
    ring = box.adjusted(line, line, -line, -line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(track, line))
    painter.drawEllipse(ring)
    painter.setPen(QPen(ink, line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawArc(ring, 90 * 16, round(360 * 16 * min(share, 1.0)))

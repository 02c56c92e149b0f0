"""The time that is left for a turn, and the rings that show it."""

from math import ceil

from PySide6.QtCore import QDeadlineTimer, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import current_theme

#: The seconds before the end in which the ring has another colour.
LAST_SECONDS = 10
#: The width of the ring's line and the size of its number, as shares of its width.
LINE, DIGITS = 0.09, 0.42
TRACK = 70  # the opacity of the whole circle, of 255
CLOCK = 2.4  # lines of text: the size of a ring
STEP = 200  # milliseconds from one picture of the ring to the next


class TurnClock:
    """Counts down the seconds of a seat's turn by a clock that does not jump."""

    def __init__(self, seat: int, left: float, limit: float, runs: bool) -> None:
        """`left` seconds of `limit` are left, and run on if `runs`."""
        self.seat, self.limit, self.runs = seat, limit, runs
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


class ClockView(QWidget):
    """Shows a clock on paper; hidden while there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.clock: TurnClock | None = None
        self._second = QTimer(self, interval=STEP)
        self._second.timeout.connect(self.update)
        self.hide()

    def show_clock(self, clock: TurnClock | None) -> None:
        """Show a clock, or none."""
        self.clock = clock
        self.setVisible(clock is not None)
        if clock is not None and clock.runs:
            self._second.start()
        else:
            self._second.stop()

    def sizeHint(self) -> QSize:
        side = round(CLOCK * self.fontMetrics().height())
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """A ring does not shrink."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.clock is not None:
            theme = current_theme()
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_clock(painter, QRectF(self.rect()), self.clock, theme.ink, theme.accent_ink)
            painter.end()


def paint_clock(
    painter: QPainter, box: QRectF, clock: TurnClock, ink: QColor, last: QColor
) -> None:
    """Draw a ring that closes, with the seconds in it; the colour `last` is for the last ones."""
    left, track = clock.left, QColor(ink)
    track.setAlpha(TRACK)
    width = box.width() * LINE
    ring = box.adjusted(width, width, -width, -width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(track, width))
    painter.drawEllipse(ring)
    shown = last if left <= clock.last_seconds else ink
    painter.setPen(QPen(shown, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawArc(ring, 90 * 16, round(360 * 16 * min(left / clock.limit, 1.0)))
    font = QFont(painter.font())
    font.setPixelSize(max(round(box.height() * DIGITS), 8))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number(ceil(left)))

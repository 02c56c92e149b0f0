"""The time that is left for a turn, and the ring that shows it."""

from math import ceil

from PySide6.QtCore import QDeadlineTimer, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from mille_qt.ui.texts.cards import number
from mille_qt.ui.theme.application_theme import current_theme

#: The seconds before the end in which the ring has another colour.
LAST_SECONDS = 10
#: The width of the ring's line and the size of its number, as shares of its width.
LINE, DIGITS = 0.09, 0.46
TRACK = 70  # the opacity of the whole circle, of 255


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


def paint_clock(painter: QPainter, box: QRectF, clock: TurnClock) -> None:
    """Draw a ring that closes, with the seconds in it, on the tray."""
    theme, left = current_theme(), clock.left
    track = QColor(theme.tray_ink)
    track.setAlpha(TRACK)
    width = box.width() * LINE
    ring = box.adjusted(width, width, -width, -width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(track, width))
    painter.drawEllipse(ring)
    ink = theme.tray_glow if left <= clock.last_seconds else theme.tray_ink
    painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawArc(ring, 90 * 16, round(360 * 16 * min(left / clock.limit, 1.0)))
    font = QFont(painter.font())
    font.setPixelSize(max(round(box.height() * DIGITS), 8))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number(ceil(left)))

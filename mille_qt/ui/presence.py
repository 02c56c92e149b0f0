"""The dot that shows whether a player on the network can be reached."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from mille_qt.ui.theme.application_theme import Theme


class Reachability(Enum):
    """Whether a player on the network can be reached."""

    HERE = auto()
    SLOW = auto()
    AWAY = auto()


#: Sizes of the dot and its outline, as shares of the line height.
DOT, OUTLINE = 0.46, 0.09


def paint_presence(painter: QPainter, rect: QRectF, presence: Reachability, theme: Theme) -> None:
    """Paint a full dot (here), a half dot (slow) or a crossed-out ring (away)."""
    width = rect.height() * DOT
    box = QRectF(0, 0, width, width)
    box.moveCenter(rect.center())
    colour = {
        Reachability.HERE: theme.green,
        Reachability.SLOW: theme.gold,
        Reachability.AWAY: theme.accent_ink,
    }[presence]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, max(rect.height() * OUTLINE, 1.2)))
    painter.setBrush(colour if presence is Reachability.HERE else QBrush(Qt.BrushStyle.NoBrush))
    painter.drawEllipse(box)
    if presence is Reachability.SLOW:
        painter.setBrush(colour)
        painter.drawChord(box, -90 * 16, 180 * 16)
    elif presence is Reachability.AWAY:
        reach = QPointF(width, -width) * 0.62
        painter.drawLine(box.center() - reach, box.center() + reach)
    painter.restore()

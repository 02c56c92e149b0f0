"""Whether somebody on the network is there: a dot beside the name, told by its shape first."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from mille_qt.ui.theme.application_theme import Theme


class Reachability(Enum):
    """How well a player can be reached."""

    HERE = auto()
    SLOW = auto()
    AWAY = auto()


#: Of the height of a line: the dot, and its outline.
DOT, OUTLINE = 0.46, 0.09


def paint_presence(painter: QPainter, rect: QRectF, presence: Reachability, theme: Theme) -> None:
    """A full dot for who is here, a half one for a slow line, a struck out ring for who is away."""
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

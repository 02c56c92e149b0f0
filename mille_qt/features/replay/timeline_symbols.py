"""Paints the highlights of the timeline in the style of the cards."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from mille_qt.features.replay.match_history import HighlightKind
from mille_qt.ui.art.cards.card_painter import PAPER
from mille_qt.ui.picture_colours import CREAM, GOLD, INK, RED

BLUE = QColor("#163f70")  # of the safeties
#: The width of the outline as a share of the height, as on the cards.
OUTLINE = 0.09
#: Corners in a square from -1 to 1.
_TRIANGLE = ((0, -0.9), (0.95, 0.8), (-0.95, 0.8))
_DIAMOND = ((0, -0.95), (0.95, 0), (0, 0.95), (-0.95, 0))
_FLAG = ((-0.55, -0.85), (0.9, -0.85), (0.55, -0.4), (0.9, 0.05), (-0.55, 0.05))


def paint_highlight(painter: QPainter, kind: HighlightKind, square: QRectF) -> None:
    """Paint a highlight into a square."""
    painter.save()
    painter.translate(square.center())
    painter.scale(square.width() / 2, square.height() / 2)
    painter.setPen(_pen(CREAM))
    {
        HighlightKind.ATTACK: _paint_attack,
        HighlightKind.COUP: _paint_coup,
        HighlightKind.EXTENSION: _paint_extension,
        HighlightKind.ARRIVAL: _paint_stone,
        HighlightKind.BONUS: _paint_bonus,
    }[kind](painter)
    painter.restore()


def _paint_attack(painter: QPainter) -> None:
    painter.setBrush(RED)
    painter.drawPolygon(_polygon(_TRIANGLE))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(CREAM)
    painter.drawRect(QRectF(-0.1, -0.3, 0.2, 0.55))
    painter.drawRect(QRectF(-0.1, 0.4, 0.2, 0.2))


def _paint_coup(painter: QPainter) -> None:
    """Paint a shield with a gold frame, rotated like the card of a coup fourré."""
    painter.rotate(-90)
    shield = QPainterPath(QPointF(0, -0.95))
    shield.lineTo(0.8, -0.7)
    shield.cubicTo(0.85, 0.3, 0.5, 0.7, 0, 0.95)
    shield.cubicTo(-0.5, 0.7, -0.85, 0.3, -0.8, -0.7)
    shield.closeSubpath()
    painter.setPen(_pen(GOLD, 2.4))
    painter.setBrush(BLUE)
    painter.drawPath(shield)


def _paint_extension(painter: QPainter) -> None:
    painter.setPen(_pen(CREAM, 2.0))
    painter.drawLine(QPointF(-0.6, 0.95), QPointF(-0.6, -0.9))
    painter.setPen(_pen(INK))
    painter.setBrush(GOLD)
    painter.drawPolygon(_polygon(_FLAG))


def _paint_stone(painter: QPainter) -> None:
    """Paint a kilometre stone with its red top."""
    painter.setPen(_pen(INK))
    painter.setBrush(CREAM)
    painter.drawRect(QRectF(-0.65, -0.2, 1.3, 1.1))
    cap = QPainterPath(QPointF(-0.65, -0.1))
    cap.arcTo(QRectF(-0.65, -0.9, 1.3, 1.6), 180, -180)
    cap.closeSubpath()
    painter.setBrush(RED)
    painter.drawPath(cap)


def _paint_bonus(painter: QPainter) -> None:
    painter.setPen(_pen(INK))
    painter.setBrush(GOLD)
    painter.drawPolygon(_polygon(_DIAMOND))
    painter.setBrush(PAPER)
    painter.drawPolygon(_polygon(_DIAMOND, 0.4))


def _polygon(corners: tuple[tuple[float, float], ...], share: float = 1.0) -> QPolygonF:
    return QPolygonF([QPointF(x * share, y * share) for x, y in corners])


def _pen(colour: QColor, times: float = 1.0) -> QPen:
    pen = QPen(colour, 2 * OUTLINE * times)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen

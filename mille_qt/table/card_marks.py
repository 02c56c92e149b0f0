"""Marks on cards and their targets: the best move, another one, the one that was played."""

from enum import StrEnum
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from mille_qt.table import z_order
from mille_qt.table.drawn_item import DrawnItem
from mille_qt.table.positions import TablePosition
from mille_qt.table.tableau_parts import CORNER
from mille_qt.ui.theme.application_theme import Theme

#: The width of a card's frame in pixels, its minimum as a share of a large card's height, and the
#: share of the line in its middle, which has the opposite colour. It is dashed unless for the best.
FRAME, FRAME_SHARE, MIDDLE = 6.0, 0.035, 0.42
#: The badge's share of a card's height, its minimum in pixels, and its distance from the edges.
BADGE, LEAST_BADGE, EDGE = 0.24, 20.0, 4.0
#: The frame round a target, narrow enough for the narrowest gutter, and its corner radius.
PLACE_FRAME, PLACE_ROUND = 4.0, 8.0
#: The number of the star's points, and the radius of its inner corners.
_TIPS, _INNER = 5, 0.42


class CardMarkKind(StrEnum):
    """The kinds of marks."""

    #: The best move (a star), the next best (a ring), the move that was played (a dot).
    BEST = "best"
    NEXT = "next"
    PLAYED = "played"


class CardMark(NamedTuple):
    """The hand place of a marked card and its target; None if there is none."""

    kind: CardMarkKind
    hand_place: int | None
    place: TablePosition | None


def paint_badge(painter: QPainter, square: QRectF, kind: CardMarkKind, theme: Theme) -> None:
    """Draw the round badge of a mark into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = max(1.0, square.width() * 0.07)
    painter.setPen(QPen(theme.badge_ink, line))
    painter.setBrush(theme.badge)
    painter.drawEllipse(square.adjusted(line, line, -line, -line))
    middle, reach = square.center(), square.width() * 0.34
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.badge_ink)
    if kind is CardMarkKind.BEST:
        painter.drawPath(star(middle, reach))
    elif kind is CardMarkKind.PLAYED:
        painter.drawEllipse(middle, reach * 0.55, reach * 0.55)
    else:
        painter.setPen(QPen(theme.badge_ink, line * 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, reach * 0.6, reach * 0.6)
    painter.restore()


def paint_card_mark(painter: QPainter, card: QRectF, kind: CardMarkKind, theme: Theme) -> None:
    """Draw the frame of a mark inside a card's edges, and the badge on its right.

    This covers neither name nor symbol.
    """
    line = max(FRAME, card.height() * FRAME_SHARE)
    _paint_frame(painter, card, line, card.height() * CORNER, kind, theme)
    width = max(LEAST_BADGE, card.height() * BADGE)
    corner = QPointF(card.right() - width - EDGE, card.center().y() - width / 2)
    paint_badge(painter, QRectF(corner.x(), corner.y(), width, width), kind, theme)


def _paint_frame(
    painter: QPainter, rect: QRectF, width: float, radius: float, kind: CardMarkKind, theme: Theme
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.setPen(QPen(theme.badge, width))
    painter.drawRoundedRect(inner, radius, radius)
    pen = QPen(theme.badge_ink, width * MIDDLE)
    if kind is not CardMarkKind.BEST:
        pen.setDashPattern([2.5, 2.0])
    painter.setPen(pen)
    painter.drawRoundedRect(inner, radius, radius)
    painter.restore()


def star(middle: QPointF, reach: float) -> QPainterPath:
    """A star with the radius `reach`."""
    path = QPainterPath()
    for corner in range(2 * _TIPS):
        away = reach if corner % 2 == 0 else reach * _INNER
        turn = pi * corner / _TIPS
        point = middle + QPointF(sin(turn) * away, -cos(turn) * away)
        if corner == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


class PlaceMarksItem(DrawnItem):
    """Frames round the targets of marked cards."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(z_order.MARKED_PLACE)
        self._theme = theme
        self._marks: tuple[tuple[CardMarkKind, QRectF], ...] = ()

    @property
    def marked(self) -> tuple[QRectF, ...]:
        """The marked rectangles, in scene pixels."""
        return tuple(rect for _, rect in self._marks)

    def apply_theme(self, theme: Theme) -> None:
        """Apply a theme."""
        self._theme = theme
        self.update()

    def mark(self, marks: tuple[tuple[CardMarkKind, QRectF], ...]) -> None:
        """Mark these rectangles, in scene pixels, and no other.

        Of several marks of one rectangle, the first has the frame: a gutter has room for one.
        """
        if marks != self._marks:
            self.prepareGeometryChange()
            self._marks = marks
            self.update()

    def boundingRect(self) -> QRectF:
        """The bounding rectangle of all frames."""
        room = QRectF()
        for _, rect in self._marks:
            room = room.united(_round(rect))
        return room

    def draw(self, painter: QPainter) -> None:
        """Draw a frame round each rectangle, where it covers neither names nor cards."""
        framed: list[QRectF] = []
        for kind, rect in self._marks:
            if rect not in framed:
                _paint_frame(painter, _round(rect), PLACE_FRAME, PLACE_ROUND, kind, self._theme)
                framed.append(rect)


def _round(place: QRectF) -> QRectF:
    """A rectangle with its frame."""
    return place.adjusted(-PLACE_FRAME, -PLACE_FRAME, PLACE_FRAME, PLACE_FRAME)

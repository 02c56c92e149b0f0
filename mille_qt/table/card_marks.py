"""Marks on cards and places that are spoken of: the best move, another one, the one played."""

from enum import StrEnum
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mille_qt.table import z_order
from mille_qt.table.positions import Position
from mille_qt.table.tableau_parts import CORNER
from mille_qt.ui.theme.application_theme import Theme

#: The frame of a card in pixels: dark (light on dark), with a line of the other colour in its
#: middle, a share of it wide; solid round the best, else in dashes. On a large card it is this
#: share of the card's height.
FRAME, FRAME_SHARE, MIDDLE = 6.0, 0.035, 0.42
#: The badge as a share of a card's height, in pixels at least, and how far it lies from the edges.
BADGE, LEAST_BADGE, EDGE = 0.24, 20.0, 4.0
#: The frame of a place, thinner, and round it: in the narrowest gutter, off the next place.
PLACE_FRAME, PLACE_ROUND = 4.0, 8.0
#: Corners of the star, and how far the inner ones are from its middle.
_TIPS, _INNER = 5, 0.42


class CardMarkKind(StrEnum):
    """What a mark says of a card."""

    #: The best move: a star. The next one: a ring. The one that was played: a dot.
    BEST = "best"
    NEXT = "next"
    PLAYED = "played"


class CardMark(NamedTuple):
    """A card in a place of the hand, and where it goes; None where there is none of them."""

    kind: CardMarkKind
    hand_place: int | None
    place: Position | None


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
    """Draw the frame of a mark round a card, within its edges, and the badge at its right.

    There it hides neither name nor symbol.
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
    """A star whose tips are `reach` from its middle."""
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


class PlaceMarksItem(QGraphicsItem):
    """Frames round the places where marked cards go."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._marks: tuple[tuple[CardMarkKind, QRectF], ...] = ()
        self.setZValue(z_order.MARKED_PLACE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def marked(self) -> tuple[QRectF, ...]:
        """The marked places, in scene pixels."""
        return tuple(rect for _, rect in self._marks)

    def apply_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    def mark(self, marks: tuple[tuple[CardMarkKind, QRectF], ...]) -> None:
        """Mark these places, in scene pixels, and no other.

        Of several marks of one place the first has the frame: a gutter has room for one.
        """
        if marks != self._marks:
            self.prepareGeometryChange()
            self._marks = marks
            self.update()

    def boundingRect(self) -> QRectF:
        """All that is marked, with the frames."""
        room = QRectF()
        for _, rect in self._marks:
            room = room.united(_round(rect))
        return room

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Draw a frame round each place, where it covers neither names nor cards."""
        framed: list[QRectF] = []
        for kind, rect in self._marks:
            if rect not in framed:
                _paint_frame(painter, _round(rect), PLACE_FRAME, PLACE_ROUND, kind, self._theme)
                framed.append(rect)


def _round(place: QRectF) -> QRectF:
    """A place with the frame round it."""
    return place.adjusted(-PLACE_FRAME, -PLACE_FRAME, PLACE_FRAME, PLACE_FRAME)

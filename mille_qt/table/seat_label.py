"""The label of a seat: face, name, presence, number of cards."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from mille_qt.table.pictures import Pictures
from mille_qt.table.tableau_parts import (
    backs_width,
    paint_backs,
    paint_computer,
)
from mille_qt.ui.characters.face import Face, Mood
from mille_qt.ui.characters.portrait_picture import paint_portrait
from mille_qt.ui.presence import Reachability, paint_presence
from mille_qt.ui.theme.application_theme import Theme

#: The width of badge and dot with their gaps, in line heights.
BADGE, DOT = 0.9, 1.05
#: The size of a portrait beside two lines, and beside one line, in line heights.
FACE, SMALL_FACE = 1.7, 1.0
#: The gaps after name and portrait, in pixels.
GAP, FACE_GAP = 6.0, 5.0


class SeatLabel(NamedTuple):
    """The content of the label."""

    name: str
    cards: int
    computer: bool
    acting: bool
    presence: Reachability | None = None
    face: Face | None = None
    mood: Mood = Mood.CALM


def paint_seat(
    painter: QPainter,
    rect: QRectF,
    line: float,
    seat: SeatLabel,
    theme: Theme,
    pictures: Pictures,
) -> QRectF:
    """Draw a seat's label; returns the rectangle of the card backs.

    In a rectangle of two lines, each `line` pixels high, the name has the first one for itself.
    """
    own_line = rect.height() > 1.5 * line
    side = round((FACE if own_line else SMALL_FACE) * line) if seat.face else 0
    backs, room = seat.cards, _room(rect, line, seat, side, seat.cards)
    if not own_line and room < _name_width(painter.font(), seat):
        # The name is more important than the card backs, whose number is shown, and the portrait.
        backs = min(backs, 1)
        if _room(rect, line, seat, side, backs) < _name_width(painter.font(), seat):
            side = 0
        room = _room(rect, line, seat, side, backs)
    if side and seat.face:
        place = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        paint_portrait(painter, place, seat.face, mood=seat.mood, theme=theme, kept=pictures.kept)
        rect = rect.adjusted(side + FACE_GAP, 0, 0, 0)
    below = QRectF(rect.left(), rect.bottom() - line, rect.width(), line)
    room = rect.width() if own_line else room
    named = _paint_name(painter, QRectF(rect.left(), rect.top(), max(room, 0.0), line), seat, theme)
    if not own_line:
        below.setLeft(named + GAP)
    return _paint_signs(painter, below, seat, backs, theme)


def _room(rect: QRectF, line: float, seat: SeatLabel, side: float, backs: int) -> float:
    """The width that portrait and signs leave for the name."""
    signs = BADGE * _has_badge(seat) + DOT * (seat.presence is not None)
    face = side + FACE_GAP if side else 0.0
    return rect.width() - face - signs * line - backs_width(line, backs) - GAP


def _has_badge(seat: SeatLabel) -> bool:
    """Whether the label needs a badge, since nothing else shows that a computer plays."""
    return seat.computer and not seat.face


def _name_font(font: QFont, seat: SeatLabel) -> QFont:
    name = QFont(font)
    name.setBold(seat.acting)
    return name


def _name_width(font: QFont, seat: SeatLabel) -> float:
    return QFontMetricsF(_name_font(font, seat)).horizontalAdvance(seat.name)


def _paint_name(painter: QPainter, rect: QRectF, seat: SeatLabel, theme: Theme) -> float:
    """Draw the name, elided if necessary, since the tooltip is complete; returns its end."""
    font = _name_font(painter.font(), seat)
    metrics = QFontMetricsF(font)
    name = metrics.elidedText(seat.name, Qt.TextElideMode.ElideRight, rect.width())
    painter.save()
    painter.setFont(font)
    painter.setPen(theme.turn_glow if seat.acting else theme.table_ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
    painter.restore()
    return rect.left() + min(rect.width(), metrics.horizontalAdvance(name))


def _paint_signs(
    painter: QPainter, rect: QRectF, seat: SeatLabel, shown: int, theme: Theme
) -> QRectF:
    """Draw dot, badge and card backs from the left; returns the rectangle of the backs."""
    x, line = rect.left(), rect.height()
    if seat.presence:
        paint_presence(painter, QRectF(x, rect.top(), DOT * line, line), seat.presence, theme)
        x += DOT * line
    if _has_badge(seat):
        badge = QRectF(x, rect.top(), BADGE * line, line)
        paint_computer(painter, badge, theme.table_muted)
        x += badge.width()
    backs = QRectF(x, rect.top(), backs_width(line, shown), line)
    paint_backs(painter, backs, shown, seat.cards, theme)
    return backs

"""A player's seat in a row: portrait, number of cards, connection, and phone."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from mille_qt.table.pictures import Pictures
from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.art.characters.portrait_picture import paint_portrait
from mille_qt.ui.presence import Reachability, paint_presence
from mille_qt.ui.theme.application_theme import Theme
from mille_qt.ui.theme.text_font import heading_family

#: The backs of the hand, as shares of the portrait: their height, and the step between two.
BACK, BACK_STEP = 0.36, 0.055
BACKS_MOST = 3
#: The dot of the connection, as a share of the portrait; its disc of paper around it.
DOT = 0.28
#: What surrounds it, as a share of the disc: the cross of who is away just fits in.
AROUND = 0.18
#: The phone of a player whose hand is there, as a share of the portrait, and as one of its disc.
PHONE, PHONE_ON_DISC = 0.4, 0.76
#: The ring of the player to move, outside the portrait's own.
GLOW = 0.05


class SeatLabel(NamedTuple):
    """The content of the label."""

    name: str
    cards: int
    computer: bool
    face: Face
    acting: bool
    presence: Reachability | None = None
    mood: Mood = Mood.CALM
    #: Whether the player's phone can be reached, None for a player without one.
    phone: Reachability | None = None
    #: The player's handicap as text.
    handicap: str = ""


def backs_rect(portrait: QRectF) -> QRectF:
    """The rectangle of the topmost back at a portrait, at its lower left."""
    height = round(portrait.height() * BACK)
    size = QSizeF(round(height * 5 / 7), height)
    corner = QPointF(portrait.left(), portrait.bottom() - height)
    return QRectF(corner, size)


def cards_rect(portrait: QRectF) -> QRectF:
    """The rectangle of all backs at a portrait, with their outlines."""
    back = backs_rect(portrait)
    return back.adjusted(0, 0, (BACKS_MOST - 1) * _step(back), 0).adjusted(-2, -2, 2, 2)


def paint_seat(
    painter: QPainter,
    rect: QRectF,
    side: int,
    seat: SeatLabel,
    theme: Theme,
    pictures: Pictures,
) -> None:
    """Draw a seat; its name is among the words of the row."""
    glow = max(2.0, rect.width() * GLOW)
    if seat.acting:
        painter.setPen(QPen(theme.turn_glow, glow))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.adjusted(glow / 2, glow / 2, -glow / 2, -glow / 2))
    inner = rect.adjusted(glow, glow, -glow, -glow)
    paint_portrait(painter, inner, seat.face, side, mood=seat.mood, theme=theme)
    if seat.presence is not None:
        _paint_dot(painter, rect, seat.presence, theme)
    if seat.phone is not None:
        _paint_phone(painter, rect, seat.phone, theme, pictures)
    _paint_backs(painter, backs_rect(rect), seat.cards, theme)


def _paint_dot(painter: QPainter, rect: QRectF, presence: Reachability, theme: Theme) -> None:
    width = rect.width() * DOT
    disc = QRectF(rect.right() - width, rect.top(), width, width)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.paper)
    painter.drawEllipse(disc)
    beyond = width * AROUND
    paint_presence(painter, disc.adjusted(-beyond, -beyond, beyond, beyond), presence, theme)


def _paint_phone(
    painter: QPainter, rect: QRectF, phone: Reachability, theme: Theme, pictures: Pictures
) -> None:
    """Draw a phone at the upper left, crossed out if it does not answer."""
    silent, width = phone is Reachability.AWAY, rect.width() * PHONE
    disc = QRectF(rect.topLeft(), QSizeF(width, width))
    colour = theme.accent_ink if silent else theme.table_ink
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.paper)
    painter.drawEllipse(disc)
    side = round(width * PHONE_ON_DISC)
    picture = pictures.symbol("phone", side, colour)
    corner = disc.center() - QPointF(side / 2, side / 2)
    painter.drawPixmap(QRectF(corner, QSizeF(side, side)), picture, QRectF(picture.rect()))
    if silent:
        painter.setPen(QPen(colour, max(1.5, width * 0.09)))
        reach = QPointF(side, -side) / 2
        painter.drawLine(disc.center() - reach, disc.center() + reach)


def _paint_backs(painter: QPainter, rect: QRectF, cards: int, theme: Theme) -> None:
    """Draw some backs, and on the topmost one the number of cards."""
    if not cards:
        return
    radius = rect.height() * 0.12
    painter.setPen(QPen(theme.badge_ink if not theme.dark else theme.ink, max(1.0, radius * 0.4)))
    painter.setBrush(theme.card_back)
    for under in range(min(cards, BACKS_MOST) - 1, -1, -1):
        painter.drawRoundedRect(rect.translated(under * _step(rect), 0), radius, radius)
    font = QFont(heading_family())
    font.setPixelSize(max(7, round(rect.height() * 0.62)))
    painter.save()
    painter.setFont(font)
    painter.setPen(Qt.GlobalColor.white)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(cards))
    painter.restore()


def _step(back: QRectF) -> float:
    """The distance between two backs."""
    return max(2.0, back.height() * BACK_STEP / BACK)

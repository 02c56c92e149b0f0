"""The faces of the players of a side, for score and log."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from mille_qt.ui.cards.card_art import portrait
from mille_qt.ui.characters.cast import portrait_of
from mille_qt.ui.side_mark import paint_side_mark, side_colour
from mille_qt.ui.theme.application_theme import heading_font

#: The part of a face that the next one leaves visible, if a side has several.
VISIBLE = 0.72
#: The ring, the mark of the side and an initial, as parts of a face.
RING, MARK, INITIAL = 0.07, 0.42, 0.5


class SideFaces(NamedTuple):
    """A side, its name, and the names of its players."""

    side: int
    name: str
    players: tuple[str, ...]


def faces_of(names: Sequence[str], side_names: Sequence[str]) -> tuple[SideFaces, ...]:
    """Return the faces of all sides; `names` are those of the seats."""
    sides = len(side_names)
    return tuple(
        SideFaces(side, name, tuple(names[side::sides])) for side, name in enumerate(side_names)
    )


def faces_width(side: SideFaces, height: float) -> float:
    """Return the width of the faces of a side at a height, in pixels."""
    return height * (1 + VISIBLE * (len(side.players) - 1))


def paint_faces(painter: QPainter, area: QRectF, side: SideFaces) -> None:
    """Draw the faces of a side from the left, each over the one before."""
    height = area.height()
    for number, player in enumerate(side.players):
        place = QRectF(area.left() + number * VISIBLE * height, area.top(), height, height)
        paint_face(painter, place, player, side.side)


def paint_face(painter: QPainter, area: QRectF, player: str, side: int) -> None:
    """Draw a player's portrait, or an initial, in a ring of the side's colour, with its mark."""
    width = area.height()
    ring = width * RING
    disc = area.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    circle = QPainterPath()
    circle.addEllipse(disc)
    name = portrait_of(player)
    painter.fillPath(circle, side_colour(side))
    if name:
        ratio = painter.device().devicePixelRatioF()
        picture = portrait(name, round(width), ratio)
        painter.setClipPath(circle)
        painter.drawPixmap(disc, picture, QRectF(picture.rect()))
        painter.setClipping(False)
    else:
        font = heading_font(1)
        font.setPixelSize(max(round(width * INITIAL), 1))
        painter.setFont(font)
        painter.drawText(disc, 0x84, player[:1].upper())
    painter.setPen(QPen(side_colour(side), ring))
    painter.drawEllipse(disc)
    painter.restore()
    mark = QRectF(0, 0, width * MARK, width * MARK)
    mark.moveBottomRight(area.bottomRight())
    paint_side_mark(painter, mark, side)

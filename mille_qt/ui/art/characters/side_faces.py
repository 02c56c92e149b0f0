"""The faces of all players of a side, side by side."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.art.characters.portrait_picture import paint_portrait

#: The part of a face that the next one leaves visible, if a side has several.
VISIBLE = 0.72


class SideFaces(NamedTuple):
    """A side, its name, and the faces of its players."""

    side: int
    name: str
    players: tuple[Face, ...]


def faces_of(faces: Sequence[Face], side_names: Sequence[str]) -> tuple[SideFaces, ...]:
    """Return the faces of all sides; `faces` are those of the seats."""
    sides = len(side_names)
    return tuple(
        SideFaces(side, name, tuple(faces[side::sides])) for side, name in enumerate(side_names)
    )


def faces_width(side: SideFaces, height: float) -> float:
    """Return the width of the faces of a side at a height, in pixels."""
    return height * (1 + VISIBLE * (len(side.players) - 1))


def paint_faces(painter: QPainter, area: QRectF, side: SideFaces, mood: Mood = Mood.CALM) -> None:
    """Draw the faces of a side from the left, each over the one before; the last has the mark."""
    height = area.height()
    last = len(side.players) - 1
    for number, face in enumerate(side.players):
        place = QRectF(area.left() + number * VISIBLE * height, area.top(), height, height)
        paint_portrait(painter, place, face, side.side, mood=mood, marked=number == last)

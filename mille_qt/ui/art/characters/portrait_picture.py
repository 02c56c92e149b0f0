"""Paints faces: a round picture in a ring, with the mark of a side."""

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QPixmapCache

from mille_qt.ui.art.cards.card_art import Drawing, cached_picture, svg_image
from mille_qt.ui.art.cards.card_text import draw_centred
from mille_qt.ui.art.cards.picture_cache import KeptPictures
from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.art.side_mark import paint_side_mark
from mille_qt.ui.paths import cache_folder
from mille_qt.ui.theme.application_theme import Theme, current_theme
from mille_qt.ui.theme.theme_colours import INK

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


#: The square of the drawing whose inscribed circle is shown, in units of the SVG file.
WINDOW = QRectF(10, 9, 140, 140)
#: How much darker the hills on a ground are, in percent.
HILLS = 112

#: Compiled when they are needed: usually all pictures are on the disk.
_MOOD_GROUP = rb'(?s)<g class="(\w+)"[^>]*>(.*?)</g>'
_GROUND = rb'(?s)<g id="ground">.*?</g>'
_FILL = rb'fill="#\w+"'


def round_picture(face: Face, width: int, mood: Mood) -> QPixmap:
    """Return the round picture of a portrait without ring, `width` device pixels wide."""
    ground = "" if face.ground is None else face.ground.name()[1:]

    def paint(art: bytes, size: QSize) -> QImage:
        return _circle(svg_image(portrait_art(art, mood, face.ground), size, 1.0, WINDOW))

    drawing = Drawing("characters", face.portrait, f"{mood}-{ground}")
    kept = _kept_in(cache_folder())
    return cached_picture(drawing, QSize(width, width), 1.0, kept, paint)


@lru_cache(maxsize=1)
def _kept_in(folder: Path) -> KeptPictures:
    """Return the pictures on the disk: painting one takes longer than reading it."""
    return KeptPictures(folder)


def portrait_art(art: bytes, mood: Mood, ground: QColor | None) -> bytes:
    """Return the SVG text of a portrait in a mood, on a ground of a colour if one is given."""
    chosen = str(mood).encode()
    art = re.sub(_MOOD_GROUP, lambda group: group[2] if group[1] == chosen else b"", art)
    if ground is None:
        return art
    return re.sub(_GROUND, lambda found: _tinted(found[0], ground), art)


def _tinted(group: bytes, ground: QColor) -> bytes:
    """Replace the colours of a ground: the first one by `ground`, the others by a darker one."""
    colours = iter([ground.name(), *[ground.darker(HILLS).name()] * len(re.findall(_FILL, group))])
    return re.sub(_FILL, lambda _fill: f'fill="{next(colours)}"'.encode(), group)


def _circle(image: QImage) -> QImage:
    """Return the picture with all but its inscribed circle made transparent."""
    width = image.width()
    disc = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    disc.fill(Qt.GlobalColor.transparent)
    painter = QPainter(disc)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawEllipse(0, 0, width, width)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.drawImage(0, 0, image)
    painter.end()
    return disc


#: Shares of the diameter: the coloured ring, its outline, the mark and its paper margin.
RING, OUTLINE, MARK, MARK_MARGIN = 0.054, 0.016, 0.32, 0.035
#: The least width of ring and outline, and of a face with a mark, in pixels.
THIN, HAIRLINE, SMALLEST_WITH_MARK = 2.0, 1.0, 26
INITIAL = 0.62  # of the diameter
#: The initial has the colour of the outlines in all drawings.


def paint_portrait(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    side: int | None = None,
    *,
    mood: Mood = Mood.CALM,
    marked: bool = True,
    theme: Theme | None = None,
) -> None:
    """Draw a face into the largest circle in the middle of `rect`.

    With a side, in a ring of its colour, with its mark at the lower right if `marked`.
    """
    width = int(min(rect.width(), rect.height()))
    if width < 1:
        return
    ratio = painter.device().devicePixelRatioF()
    picture = portrait_pixmap(face, width, ratio, side, mood=mood, marked=marked, theme=theme)
    centre = rect.center()
    # On whole pixels: a picture that is moved by a part of one is blurred.
    corner = QPointF(round(centre.x() - width / 2), round(centre.y() - width / 2))
    painter.drawPixmap(corner, picture)


def portrait_pixmap(
    face: Face,
    size: int,
    ratio: float,
    side: int | None = None,
    *,
    mood: Mood = Mood.CALM,
    marked: bool = True,
    theme: Theme | None = None,
) -> QPixmap:
    """Return a face as a picture of `size` logical pixels; see `paint_portrait`."""
    theme = theme or current_theme()
    colours = [theme.ink] if side is None else [theme.ink, theme.sides[side], theme.paper]
    marked = marked and side is not None and size >= SMALLEST_WITH_MARK
    look = face.portrait or face.initial, face.ground and face.ground.name(), mood
    key = str((*look, [colour.name() for colour in colours], side, marked, size, ratio))
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = _painted(face, round(size * ratio), ratio, side, mood, marked, theme)
        QPixmapCache.insert(key, picture)
    return picture


def _painted(
    face: Face,
    width: int,
    ratio: float,
    side: int | None,
    mood: Mood,
    marked: bool,
    theme: Theme,
) -> QPixmap:
    """Paint a face that is `width` device pixels wide."""
    picture = QPixmap(width, width)
    picture.fill(Qt.GlobalColor.transparent)
    outline = max(HAIRLINE * ratio, width * OUTLINE)
    ring = 0.0 if side is None else max(THIN * ratio, width * RING)
    box = QRectF(0, 0, width, width)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.ink)
    painter.drawEllipse(box)
    if side is not None:
        painter.setBrush(theme.sides[side])
        painter.drawEllipse(_within(box, outline))
    _paint_face(painter, _within(box, round(outline + ring)), face, mood)
    if side is not None and marked:
        _paint_mark(painter, box, side, theme)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _within(box: QRectF, margin: float) -> QRectF:
    return box.adjusted(margin, margin, -margin, -margin)


def _paint_mark(painter: QPainter, box: QRectF, side: int, theme: Theme) -> None:
    """Draw the mark of the side with a paper edge, over the ring."""
    width = box.width() * MARK
    mark = QRectF(box.right() - width, box.bottom() - width, width, width)
    paper = theme._replace(ink=theme.paper, sides=(theme.paper,) * len(theme.sides))
    paint_side_mark(painter, mark, side, paper)
    paint_side_mark(painter, _within(mark, box.width() * MARK_MARGIN), side, theme)


def _paint_face(painter: QPainter, disc: QRectF, face: Face, mood: Mood) -> None:
    if face.portrait:
        painter.drawPixmap(disc.topLeft(), round_picture(face, round(disc.width()), mood))
        return
    painter.setBrush(face.ground or INK)
    painter.drawEllipse(disc)
    painter.setPen(INK)
    draw_centred(painter, face.initial, disc.center(), disc.width() * INITIAL)

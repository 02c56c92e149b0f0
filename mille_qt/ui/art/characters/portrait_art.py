"""Turns the drawings of portraits into round pictures."""

import re
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from mille_qt.ui.art.cards.card_art import Drawing, cached_picture, svg_image
from mille_qt.ui.art.cards.picture_cache import KeptPictures
from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.paths import cache_folder

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

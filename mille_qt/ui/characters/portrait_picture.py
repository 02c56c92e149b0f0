"""Paints faces: a round picture in a ring, with the mark of a side."""

import re

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from mille_qt.ui.cards.card_art import Drawing, cached_picture, svg_image
from mille_qt.ui.cards.card_text import CAP_HEIGHT, draw_line, text_width
from mille_qt.ui.cards.picture_cache import KeptPictures
from mille_qt.ui.characters.face import Face, Mood
from mille_qt.ui.side_mark import paint_side_mark
from mille_qt.ui.theme.application_theme import Theme, current_theme

#: The square of the drawing whose inscribed circle is shown, in units of the SVG file.
WINDOW = QRectF(10, 9, 140, 140)
#: Shares of the diameter: the coloured ring, its outline, the mark and its paper margin.
RING, OUTLINE, MARK, MARK_MARGIN = 0.054, 0.016, 0.3, 0.03
#: Smaller faces have no mark, in pixels.
SMALLEST_WITH_MARK = 26
INITIAL = 0.62  # of the diameter
#: The initial has the colour of the outlines in all drawings.
INK = QColor("#1d1b1e")
#: How much darker the hills on a ground are, in percent.
HILLS = 112

_MOOD_GROUP = re.compile(rb'<g class="(\w+)"[^>]*>(.*?)</g>', re.DOTALL)
_GROUND = re.compile(rb'<g id="ground">.*?</g>', re.DOTALL)
_FILL = re.compile(rb'fill="#\w+"')


def paint_portrait(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    side: int | None = None,
    *,
    mood: Mood = Mood.CALM,
    marked: bool = True,
    theme: Theme | None = None,
    kept: KeptPictures | None = None,
) -> None:
    """Draw a face into the largest circle in the middle of `rect`.

    With a side, in a ring of its colour, with its mark at the lower right if `marked`.
    """
    theme = theme or current_theme()
    box = _whole_square(rect)
    width = box.width()
    outline = max(1.0, width * OUTLINE)
    ring = max(2.0, width * RING) if side is not None else 0.0
    # On whole pixels: a picture that is scaled a little is blurred.
    inner = box.adjusted(*_inset(round(outline + ring)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.ink)
    painter.drawEllipse(box)
    if side is not None:
        painter.setBrush(theme.sides[side])
        painter.drawEllipse(box.adjusted(*_inset(outline)))
    _paint_round(painter, inner, face, mood, kept)
    if side is not None and marked and width >= SMALLEST_WITH_MARK:
        _paint_mark(painter, box, side, theme)
    painter.restore()


def portrait_pixmap(
    face: Face,
    size: int,
    ratio: float,
    side: int | None = None,
    *,
    mood: Mood = Mood.CALM,
    theme: Theme | None = None,
) -> QPixmap:
    """Return a face as a picture of `size` logical pixels, for labels and icons."""
    picture = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_portrait(painter, QRectF(0, 0, size, size), face, side, mood=mood, theme=theme)
    painter.end()
    return picture


def _whole_square(rect: QRectF) -> QRectF:
    """Return the largest square in the middle, on whole pixels, so that pictures are sharp."""
    width = int(min(rect.width(), rect.height()))
    centre = rect.center()
    return QRectF(round(centre.x() - width / 2), round(centre.y() - width / 2), width, width)


def _inset(width: float) -> tuple[float, float, float, float]:
    return width, width, -width, -width


def _paint_mark(painter: QPainter, box: QRectF, side: int, theme: Theme) -> None:
    """Draw the mark of the side on a small paper disc over the edge of the ring."""
    width = box.width() * MARK
    mark = QRectF(box.right() - width, box.bottom() - width, width, width)
    painter.setBrush(theme.paper)
    painter.drawEllipse(mark)
    margin = box.width() * MARK_MARGIN
    paint_side_mark(painter, mark.adjusted(*_inset(margin)), side, theme)


def _paint_round(
    painter: QPainter, inner: QRectF, face: Face, mood: Mood, kept: KeptPictures | None
) -> None:
    if not face.portrait:
        _paint_initial(painter, inner, face)
        return
    ratio = painter.device().devicePixelRatioF()
    picture = round_picture(face, inner.width(), ratio, mood, kept)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(inner, picture, QRectF(picture.rect()))


def _paint_initial(painter: QPainter, inner: QRectF, face: Face) -> None:
    painter.setBrush(face.ground or INK)
    painter.drawEllipse(inner)
    size, middle = inner.width() * INITIAL, inner.center()
    left = middle.x() - text_width(face.initial, size) / 2
    painter.setPen(INK)
    draw_line(painter, face.initial, left, middle.y() + size * CAP_HEIGHT / 2, size)


def round_picture(
    face: Face, width: float, ratio: float, mood: Mood, kept: KeptPictures | None
) -> QPixmap:
    """Return the round picture of a portrait without ring, `width` logical pixels wide."""
    ground = "" if face.ground is None else face.ground.name()[1:]

    def paint(art: bytes, size: QSize) -> QImage:
        return _circle(svg_image(portrait_art(art, mood, face.ground), size, ratio, WINDOW))

    drawing = Drawing("characters", face.portrait, f"{mood}-{ground}")
    return cached_picture(drawing, QSize(round(width), round(width)), ratio, kept, paint)


def portrait_art(art: bytes, mood: Mood, ground: QColor | None) -> bytes:
    """Return the SVG text of a portrait in a mood, on a ground of a colour if one is given."""
    chosen = str(mood).encode()
    art = _MOOD_GROUP.sub(lambda group: group[2] if group[1] == chosen else b"", art)
    return art if ground is None else _GROUND.sub(lambda found: _tinted(found[0], ground), art)


def _tinted(group: bytes, ground: QColor) -> bytes:
    """Replace the colours of a ground: the first one by `ground`, the others by a darker one."""
    colours = iter([ground.name(), *[ground.darker(HILLS).name()] * len(_FILL.findall(group))])
    return _FILL.sub(lambda _fill: f'fill="{next(colours)}"'.encode(), group)


def _circle(image: QImage) -> QImage:
    """Return the picture with all but its inscribed circle made transparent."""
    width = image.width()
    disc = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    disc.fill(Qt.GlobalColor.transparent)
    painter = QPainter(disc)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawEllipse(0, 0, width, width)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    flat = QImage(image)
    flat.setDevicePixelRatio(1.0)
    painter.drawImage(0, 0, flat)
    painter.end()
    disc.setDevicePixelRatio(image.devicePixelRatio())
    return disc

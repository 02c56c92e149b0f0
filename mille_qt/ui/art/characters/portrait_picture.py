"""Paints faces: a round picture in a ring, with the mark of a side."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

from mille_qt.ui.art.cards.card_text import draw_centred
from mille_qt.ui.art.characters.face import Face, Mood
from mille_qt.ui.art.characters.portrait_art import round_picture
from mille_qt.ui.art.side_mark import paint_side_mark
from mille_qt.ui.picture_colours import INK
from mille_qt.ui.theme.application_theme import Theme, current_theme

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
    paper = theme._replace(ink=theme.paper, sides=(theme.paper,) * 3)
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

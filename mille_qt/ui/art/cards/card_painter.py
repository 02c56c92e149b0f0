"""Paints a card: art from its SVG file, numbers and names as real text.

Everything is laid out in card units: a card is 250 units wide and 350 high. Each SVG file of
`resources/cards` has the groups `ground` (the whole card), `art` (frame and subject) and, on
faces, `index` (the corner plate at the top left). When this file draws differently, count up
`PAINT_VERSION` in `card_art`: pictures on disk depend on it.
"""

import logging

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtSvg import QSvgRenderer

from mille_qt.ui.art.cards.card_names import (
    BACK,
    SMALL_BELOW,
    card_names,
    family_of,
    has_deck_name,
)
from mille_qt.ui.art.cards.card_text import (
    CAP_HEIGHT,
    LINE_STEP,
    draw_centred,
    draw_line,
    fit_name,
    text_width,
)
from mille_qt.ui.art.cards.picture_cache import device_size
from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.theme.theme_colours import CREAM, GOLD, INK, RED
from mille_rules.cards import Family

LEAST_TEXT = 7.0  # logical pixels: names are never set smaller

WIDTH, HEIGHT = 250.0, 350.0
CARD = QRectF(0, 0, WIDTH, HEIGHT)
CORNER = 14.0
PAPER, DASH, MARK = QColor("#f7ebd3"), QColor("#b3aa99"), QColor("#736955")

UPPER_NAME = QRectF(74, 17, 152, 44)
LOWER_NAME = QRectF(24, 289, 152, 44)  # the upper one turned half round
PLATE_NUMBER = QRectF(18, 20, 44, 34)
STONE_NUMBER = QRectF(72, 213, 92, 64)
BACK_NUMBER = STONE_NUMBER.translated(0, -41)
#: On the back of Mil Hitos: the number on the red cap of the stone, and two lines below it.
CAP_NUMBER = QRectF(84, 126, 82, 32)
DECK_NAME = (("MIL", QRectF(74, 173, 92, 32)), ("HITOS", QRectF(74, 205, 92, 32)))
#: The type size of these, and of the name of the deck on its faces.
ON_CAP, ON_STONE, ON_FACE = 34, 32, 19

_log = logging.getLogger(__name__)


def paint_card(
    slug: str, art: bytes | None, size: QSize, ratio: float, language: str, edition: Edition = USUAL
) -> QImage:
    """A card, `size` in logical pixels at `ratio` device pixels each, with clear round corners.

    `art` is the text of its SVG file; None, or what is no usable SVG, gives a red cross.
    """
    image = QImage(device_size(size, ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(image.width() / WIDTH, image.height() / HEIGHT)
    renderer = QSvgRenderer(QByteArray(art)) if art else QSvgRenderer()
    pixel = HEIGHT / max(1, size.height())  # one logical pixel in card units
    if not renderer.isValid():
        _log.warning("the art of card %r cannot be drawn", slug)
        _paint_missing(painter)
    elif size.height() < SMALL_BELOW:
        _paint_small(painter, renderer, slug, edition)
    else:
        _paint_full(painter, renderer, slug, language, edition, LEAST_TEXT * pixel)
    _cut_corners(painter, pixel)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def _paint_missing(painter: QPainter) -> None:
    """The sign that a card's art is not there."""
    painter.fillRect(CARD, PAPER)
    painter.setPen(QPen(RED, 24, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(45, 63), QPointF(205, 287))
    painter.drawLine(QPointF(205, 63), QPointF(45, 287))


def _paint_full(
    painter: QPainter,
    art: QSvgRenderer,
    slug: str,
    language: str,
    edition: Edition,
    least: float,
) -> None:
    """The card with both indices and its names; `least` is the smallest text in card units."""
    art.render(painter, CARD)
    deck = has_deck_name(language, edition)
    if deck and slug == BACK:
        _paint_deck_name(painter)
    else:
        _paint_stone_number(painter, slug, edition)
    for half_turn in (False, True):
        painter.save()
        if half_turn:
            painter.translate(WIDTH, HEIGHT)
            painter.rotate(180)
        _paint_index(painter, art, slug, edition)
        painter.restore()
    names = card_names(slug, language, edition)
    painter.setPen(CREAM if family_of(slug) is Family.SAFETY else INK)
    if len(names) == 2:
        _paint_name(painter, names[0], UPPER_NAME, 27, least)
        _paint_name(painter, names[1], LOWER_NAME, 24, least)
    elif names:
        _paint_name(painter, names[0], UPPER_NAME, 31, least)
    if len(names) < 2 and family_of(slug):
        paint_below = _paint_deck_mark if deck and least <= ON_FACE else _paint_road
        paint_below(painter, slug)


def _paint_small(painter: QPainter, art: QSvgRenderer, slug: str, edition: Edition) -> None:
    """Ground, one large index and the large symbol: what can still be read at 60 pixels."""
    _render(painter, art, "ground")
    painter.save()
    family = family_of(slug)
    if family is Family.DISTANCE:  # the landscape from edge to edge under the number
        painter.setClipRect(QRectF(0, 150, WIDTH, HEIGHT))
        painter.translate(-21, -1)
        painter.scale(1.17, 1.17)
    elif family:
        painter.translate(0, 42)
    _render(painter, art, "art")
    _paint_stone_number(painter, slug, edition)
    painter.restore()
    painter.save()
    scale, x, y = (3.2, -3.0, -32.0) if family is Family.DISTANCE else (2.05, -17.0, -18.0)
    painter.translate(x, y)
    painter.scale(scale, scale)
    _paint_index(painter, art, slug, edition)
    painter.restore()


def _render(painter: QPainter, art: QSvgRenderer, element: str) -> None:
    """Draw one group of the art in its own place; nothing if the file lacks it."""
    if art.elementExists(element):
        art.render(painter, element, art.boundsOnElement(element))


def _paint_index(painter: QPainter, art: QSvgRenderer, slug: str, edition: Edition) -> None:
    """The corner plate at the top left, with the number on distance cards."""
    _render(painter, art, "index")
    if family_of(slug) is Family.DISTANCE:
        painter.setPen(CREAM)
        _paint_number(painter, edition.index_on(slug), PLATE_NUMBER, 32)


def _paint_stone_number(painter: QPainter, slug: str, edition: Edition) -> None:
    """The number on the kilometre stone: the distance, and on the back 1000, or the edition's."""
    painter.setPen(INK)
    if family_of(slug) is Family.DISTANCE:
        _paint_number(painter, edition.index_on(slug), STONE_NUMBER, 58)
    elif slug == BACK:
        _paint_number(painter, edition.on_back, BACK_NUMBER, 58)


def _paint_deck_name(painter: QPainter) -> None:
    """The words on the stone of the back of Mil Hitos."""
    painter.setPen(CREAM)
    _paint_number(painter, "1000", CAP_NUMBER, ON_CAP)
    painter.setPen(INK)
    for word, box in DECK_NAME:
        _paint_number(painter, word, box, ON_STONE)


def _paint_number(painter: QPainter, text: str, box: QRectF, size: float) -> None:
    """A number of at most `size` card units, its digits centred in `box`."""
    size = min(size, box.width() / text_width(text, 1))
    draw_centred(painter, text, box.center(), size)


def _paint_name(painter: QPainter, text: str, box: QRectF, size: float, least: float) -> None:
    """A name in one line or two, as large as `box` allows, beside the index on its side."""
    size, lines = fit_name(text, box.size(), size, least)
    step = size * LINE_STEP
    baseline = box.center().y() + (size * CAP_HEIGHT - step * (len(lines) - 1)) / 2
    for row, line in enumerate(lines):
        right = box.right() - text_width(line, size)
        draw_line(
            painter, line, right if box == LOWER_NAME else box.left(), baseline + row * step, size
        )


def _paint_deck_mark(painter: QPainter, slug: str) -> None:
    """The name of the Spanish deck where a second name would stand."""
    painter.setPen(GOLD if family_of(slug) is Family.SAFETY else MARK)
    draw_centred(painter, " ".join(word for word, _ in DECK_NAME), LOWER_NAME.center(), ON_FACE)


def _paint_road(painter: QPainter, slug: str) -> None:
    """A dashed centre line where a second name would stand."""
    pen = QPen(GOLD if family_of(slug) is Family.SAFETY else DASH, 5)
    pen.setDashPattern([5, 4])
    painter.setPen(pen)
    painter.drawLine(
        QPointF(LOWER_NAME.left() + 8, LOWER_NAME.center().y()),
        QPointF(LOWER_NAME.right() - 2, LOWER_NAME.center().y()),
    )


def _cut_corners(painter: QPainter, pixel: float) -> None:
    """Make the corners transparent and draw the hairline that parts white cards from a table."""
    edge = pixel / 2
    painter.setPen(QPen(QColor(29, 27, 30, 110), pixel))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(CARD.adjusted(edge, edge, -edge, -edge), CORNER - edge, CORNER - edge)
    outside, inside = QPainterPath(), QPainterPath()
    outside.addRect(CARD)
    inside.addRoundedRect(CARD, CORNER, CORNER)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(outside.subtracted(inside), Qt.GlobalColor.black)

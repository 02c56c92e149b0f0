"""The pictures of the story: the landscape from morning to evening, with stones and cards."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from mille_qt.ui.cards.card_art import BACK, CardArt
from mille_qt.ui.cards.card_names import CardLanguage
from mille_qt.ui.landscape.cars import paint_car
from mille_qt.ui.landscape.daylight import DAY, Daylight, daylight
from mille_qt.ui.landscape.props import paint_prop
from mille_qt.ui.landscape.vignette import ROLLING, car_rect, paint_ground, paint_stone_beside
from mille_qt.ui.theme.application_theme import current_theme

CARD_SHAPE = 5 / 7
#: Of the height of a picture: cards, large and small stones, cars, the bicycle, a corner.
CARD, STONE, SMALL_STONE, CAR, BICYCLE, CORNER = 0.74, 0.42, 0.27, 0.28, 0.34, 0.07
#: Of the width: the middle of a stone, and of the only card or of two cards.
STONE_AT, CARD_AT = 0.2, 0.66
ROAD_STONES = ((0.1, "700"), (0.36, "800"), (0.62, "900"), (0.88, "1000"))
YEARS = ((0.14, "1906"), (0.4, "1954"), (0.62, "1960"), (0.86, "1962"))
CARS_AT = (0.68, 0.45, 0.2)
SHADOW = QColor(0, 0, 0, 70)


class CardPlace(NamedTuple):
    """A card in a picture: the distance of its middle from the usual one, and its turn.

    The distance is in widths of a card; the turn in degrees, clockwise.
    """

    slug: str
    aside: float
    turn: float


class Scene(NamedTuple):
    """The contents of a picture: the light (1.0 morning, 0.0 evening), a stone, cards.

    `aside` is where in the landscape the picture begins, in its heights; `language` is that of the
    cards, by default the viewer's own.
    """

    light: float
    aside: float = 0.0
    stone: str = ""
    cards: tuple[CardPlace, ...] = ()
    language: str = ""


SCENES = {
    "years": Scene(1.0),
    "1906": Scene(1.0, 1.2, "1906", (CardPlace("driving-ace", 0, 5),)),
    "1954": Scene(0.86, 2.9, "1954", (CardPlace("100", 0, -5),)),
    "1960": Scene(
        0.72,
        4.3,
        "1960",
        (CardPlace("flat-tire", -0.56, -6), CardPlace("spare-tire", 0.56, 4)),
        CardLanguage.BOTH,
    ),
    "1962": Scene(0.58, 0.5, "1962", (CardPlace("accident", -0.3, -9), CardPlace("stop", 0.3, 6))),
    "mil-hitos": Scene(
        0.44,
        2.2,
        "1000",
        (CardPlace(BACK, -0.56, -4), CardPlace("roll", 0.56, 6)),
        CardLanguage.MIL_HITOS,
    ),
    "stap-op": Scene(0.44, 3.5),
    "stones": Scene(0.16, 5.1),
    "coup-fourre": Scene(
        0.0, 1.7, "", (CardPlace("flat-tire", -0.42, -24), CardPlace("puncture-proof", 0.42, 22))
    ),
}


def scene_picture(
    name: str, size: QSize, ratio: float, language: str, pictures: Path | None
) -> QPixmap:
    """Return a picture with round corners in the current theme.

    `size` is in logical pixels, `ratio` device pixels per logical one; `language` is that of the
    viewer's cards, `pictures` the folder of card pictures.
    """
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    rect = QRectF(0, 0, size.width(), size.height())
    frame, corner = QPainterPath(), rect.height() * CORNER
    frame.addRoundedRect(rect, corner, corner)
    scene = SCENES[name]
    height = round(rect.height() * CARD)
    card_size = QSize(round(height * CARD_SHAPE), height)
    art = CardArt(card_size, ratio, scene.language or language, pictures)
    painter = QPainter(picture)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.setClipPath(frame)
    light = daylight(scene.light, current_theme())
    road = paint_ground(painter, rect.adjusted(-scene.aside * rect.height(), 0, 0, 0), light)
    _paint_stones(painter, name, rect, light)
    _MOVING.get(name, _paint_nothing)(painter, rect, road, light)
    _paint_cards(painter, rect, scene, art)
    painter.end()
    return picture


def _paint_stones(painter: QPainter, name: str, rect: QRectF, light: Daylight) -> None:
    """Paint the stones of a picture: years, miles, or a single large one."""
    rows = {"years": YEARS, "stones": ROAD_STONES}
    for middle, text in rows.get(name, ()):
        paint_stone_beside(painter, rect, text, middle, SMALL_STONE, light)
    if SCENES[name].stone:
        paint_stone_beside(painter, rect, SCENES[name].stone, STONE_AT, STONE, light)


def _paint_cards(painter: QPainter, rect: QRectF, scene: Scene, art: CardArt) -> None:
    """Paint the cards over the landscape, each with a shadow."""
    size = art.size
    alone = not scene.stone
    middle = rect.left() + rect.width() * (0.5 if alone else CARD_AT)
    for card in scene.cards:
        painter.save()
        painter.translate(middle + size.width() * card.aside, rect.center().y())
        painter.rotate(card.turn)
        corner = QPointF(-size.width() / 2, -size.height() / 2)
        shadow = QRectF(corner, size).translated(size.width() * 0.03, size.height() * 0.03)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        painter.drawRoundedRect(shadow, size.width() * 0.06, size.width() * 0.06)
        painter.drawPixmap(corner, art.face(card.slug))
        painter.restore()


def _paint_nothing(_painter: QPainter, _rect: QRectF, _road: QRectF, _light: Daylight) -> None:
    """Leave the road empty."""


def _paint_cars(painter: QPainter, rect: QRectF, road: QRectF, light: Daylight) -> None:
    for side, left in enumerate(CARS_AT):
        place = car_rect(road, rect.width() * left, rect.height() * CAR)
        paint_car(painter, place, side, ROLLING, light)


def _paint_last_car(painter: QPainter, rect: QRectF, road: QRectF, light: Daylight) -> None:
    place = car_rect(road, rect.width() * 0.42, rect.height() * CAR)
    paint_car(painter, place, 0, ROLLING, light)


def _paint_bicycle(painter: QPainter, rect: QRectF, road: QRectF, light: Daylight) -> None:
    """Paint a windmill, and a bicycle on the road in front of it."""
    if not light.flat:
        mill = QPointF(rect.width() * 0.3, road.top() + rect.height() * 0.02)
        paint_prop(painter, "windmill", mill, rect.height() * 0.56, light)
    foot = QPointF(rect.width() * 0.6, road.bottom() - road.height() * 0.18)
    # Seen clearly at night, too, like the cars.
    paint_prop(painter, "bicycle", foot, rect.height() * BICYCLE, DAY[len(DAY) // 2])


_MOVING: dict[str, Callable[[QPainter, QRectF, QRectF, Daylight], None]] = {
    "years": _paint_cars,
    "stones": _paint_last_car,
    "stap-op": _paint_bicycle,
}

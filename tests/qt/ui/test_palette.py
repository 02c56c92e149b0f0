"""What the palette and the art of the cards leave of contrast and difference, in figures.

`test_card_art.py` has the colours of the card painter.
"""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from mille_qt.table.tableau_parts import empty_ink
from mille_qt.ui.art.cards.card_art import CardArt, CardLanguage, symbol
from mille_qt.ui.art.cards.card_names import CARD_NAMES, FAMILIES, SMALL_BELOW, family_of
from mille_qt.ui.art.cards.card_painter import (
    LOWER_NAME,
    PLATE_NUMBER,
    STONE_NUMBER,
    UPPER_NAME,
    paint_card,
)
from mille_qt.ui.paths import resource
from mille_qt.ui.theme.application_theme import THEMES, Theme, ThemeChoice
from mille_qt.ui.theme.theme_colours import CREAM, INK
from mille_qt.ui.theme.theme_sheet import HOVER, PRESSED, mixed
from mille_rules.cards import Family
from tests.examples import each

pytestmark = pytest.mark.usefixtures("qapp")

TEXT, SYMBOL = 4.5, 3.0
#: Of what is empty: it recedes, but for those who ask for high contrast.
RECEDING = 1.8
PAGES = ("window", "paper", "field")
TABLE = ("table_ground", "lane", "own_lane")
PAIRS = [
    *((ink, page, TEXT) for ink in ("ink", "muted", "accent_ink", "green", "blue", "gold")
      for page in PAGES),
    *(("inactive", page, TEXT) for page in PAGES),
    *((ink, place, TEXT) for ink in ("table_ink", "table_muted", "turn_glow", "danger")
      for place in TABLE),
    ("on_accent", "accent", TEXT),
    ("on_chosen", "chosen", TEXT),
    ("ink", "tint", TEXT),
    ("chosen", "tint", SYMBOL),
    ("badge_ink", "badge", TEXT),
    *((sign, page, SYMBOL) for sign in ("focus", "frame") for page in PAGES),
    *((sign, place, SYMBOL) for sign in ("focus", "playable", "chosen") for place in TABLE),
]  # fmt: skip
CARD = QSize(250, 350)  # one pixel for every unit of the art
#: CIE 1976: 2.3 is just seen by who compares, 12 at a glance.
APART = 12.0

#: Colour blindness as H. Brettel, F. Viénot and J. D. Mollon compute it ("Computerized simulation
#: of color appearance for dichromats", J. Opt. Soc. Am. A 14, 1997), for linear sRGB: the normal of
#: the plane that parts the colours, and a matrix for those on either side of it.
Row = tuple[float, float, float]
ALL_COLOURS = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
SIGHTS: dict[str, tuple[Row, tuple[Row, Row, Row], tuple[Row, Row, Row]]] = {
    "all colours": ((0.0, 0.0, 0.0), ALL_COLOURS, ALL_COLOURS),
    "protanopia": (
        (0.00048, 0.00393, -0.00441),
        ((0.14980, 1.19548, -0.34528), (0.10764, 0.84864, 0.04372), (0.00384, -0.00540, 1.00156)),
        ((0.14570, 1.16172, -0.30742), (0.10816, 0.85291, 0.03892), (0.00386, -0.00524, 1.00139)),
    ),
    "deuteranopia": (
        (-0.00281, -0.00611, 0.00892),
        ((0.36477, 0.86381, -0.22858), (0.26294, 0.64245, 0.09462), (-0.02006, 0.02728, 0.99278)),
        ((0.37298, 0.88166, -0.25464), (0.25954, 0.63506, 0.10540), (-0.01980, 0.02784, 0.99196)),
    ),
    "tritanopia": (
        (0.03901, -0.02788, -0.01113),
        ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911)),
        ((0.93678, 0.18979, -0.12657), (0.06154, 0.81526, 0.12320), (-0.37562, 1.12767, 0.24796)),
    ),
}
#: sRGB with its white (D65) to CIE XYZ, IEC 61966-2-1.
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)

every_theme = each("theme", THEMES.values())
every_sight = each("sight", SIGHTS)


def light(colour: QColor) -> Row:
    """Red, green and blue as amounts of light."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return red, green, blue


def times(matrix: tuple[Row, Row, Row], vector: Row) -> Row:
    red, green, blue = (sum(m * c for m, c in zip(row, vector, strict=True)) for row in matrix)
    return red, green, blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours as the accessibility guidelines (WCAG 2) count it."""
    low, high = sorted(times(TO_XYZ, light(colour))[1] for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def seen(colour: QColor, sight: str) -> Row:
    """The light that somebody with this sight takes a colour for."""
    normal, above, below = SIGHTS[sight]
    parts = light(colour)
    side = sum(n * c for n, c in zip(normal, parts, strict=True))
    red, green, blue = times(above if side >= 0 else below, parts)
    return min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1)


def lab(rgb: Row) -> Row:
    """CIE L*a*b* (CIE 15:2004)."""

    def root(value: float) -> float:
        edge = 6 / 29
        return value ** (1 / 3) if value > edge**3 else value / (3 * edge**2) + 4 / 29

    x, y, z = (root(v / w) for v, w in zip(times(TO_XYZ, rgb), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: QColor, other: QColor, sight: str) -> float:
    """How different two colours look to somebody (delta E of CIE 1976)."""
    pairs = zip(lab(seen(one, sight)), lab(seen(other, sight)), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


# -- the table ------------------------------------------------------------------


def places_of(image: QImage, box: QRectF | None = None) -> list[tuple[int, int]]:
    """Every pixel of a picture, or of a box in it."""
    rect = image.rect() if box is None else box.toRect()
    columns = range(rect.left(), rect.right() + 1)
    return [(x, y) for y in range(rect.top(), rect.bottom() + 1) for x in columns]


def rgb_of(image: QImage) -> list[int]:
    """The colour of every pixel, as a number."""
    return [image.pixel(*place) for place in places_of(image)]


@every_theme
def test_a_colour_can_be_read_on_its_ground(theme: Theme) -> None:
    for ink, page, least in PAIRS:
        assert contrast(getattr(theme, ink), getattr(theme, page)) >= least, (ink, page)


@every_theme
def test_buttons_can_be_read_in_every_state(theme: Theme) -> None:
    for share in (HOVER, PRESSED):
        assert contrast(theme.on_chosen, mixed(theme.chosen, theme.window, share)) >= TEXT
    assert contrast(theme.on_accent, mixed(theme.accent, theme.on_accent, HOVER)) >= TEXT


@every_sight
@every_theme
def test_primary_and_destructive_buttons_differ(theme: Theme, sight: str) -> None:
    assert apart(theme.chosen, theme.accent, sight) >= APART
    assert apart(theme.ink, theme.accent_ink, sight) >= APART


@every_sight
@every_theme
def test_the_sides_can_be_told_apart_by_the_colour_blind(theme: Theme, sight: str) -> None:
    for one, other in combinations(theme.sides, 2):
        assert apart(one, other, sight) >= APART


@every_sight
@every_theme
def test_signs_in_colour_are_told_apart_by_the_colour_blind(theme: Theme, sight: str) -> None:
    assert apart(theme.green, theme.danger, sight) >= APART
    assert apart(theme.turn_glow, theme.lane_line, sight) >= APART


@every_theme
def test_number_badges_stand_out(theme: Theme) -> None:
    for ground in (theme.table_ground, theme.lane, theme.own_lane):
        assert contrast(theme.badge, ground) >= SYMBOL


@every_theme
def test_marks_of_sides_have_an_outline_that_stands_out(theme: Theme) -> None:
    for ground in (theme.table_ground, theme.lane, theme.own_lane, theme.window, theme.paper):
        for side in theme.sides:
            assert max(contrast(theme.ink, ground), contrast(side, ground)) >= SYMBOL


@every_theme
def test_a_focus_ring_stands_out_from_everything_it_lies_on(theme: Theme) -> None:
    grounds = ("window", "paper", "field", "table_ground", "lane", "own_lane", "slot")
    for ground in grounds:
        assert contrast(theme.focus, getattr(theme, ground)) >= SYMBOL
    # Round a filled button the ring has the colour of text, against the page around it.
    assert contrast(theme.ink, theme.window) >= SYMBOL
    assert contrast(theme.ink, theme.paper) >= SYMBOL


@every_theme
def test_symbols_of_empty_slots_stand_out_as_drawn(theme: Theme) -> None:
    """Lines thinner than a pixel would come out paler than their colour."""
    least = SYMBOL if theme.choice is ThemeChoice.CONTRAST else RECEDING
    for name in ("accident", "out-of-gas", "flat-tire", "priority"):
        image = QImage(34, 34, QImage.Format.Format_RGB32)
        image.fill(theme.slot)
        painter = QPainter(image)
        painter.drawPixmap(0, 0, symbol(name, 34, 1.0, empty_ink(theme)))
        painter.end()
        drawn = sum(
            many
            for rgb, many in Counter(rgb_of(image)).items()
            if contrast(QColor(rgb), theme.slot) >= least
        )
        assert drawn >= 100, name


# -- the cards ------------------------------------------------------------------


def art_of(slug: str) -> bytes:
    return resource("cards", f"{slug}.svg").read_bytes()


def plain(slug: str) -> QImage:
    """The art of a card without numbers and names, one pixel for every unit."""
    image = QImage(CARD, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(art_of(slug))).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def plate(slug: str, side: int) -> QImage:
    """The corner plate of a card alone, as large as fits in a square."""
    renderer = QSvgRenderer(QByteArray(art_of(slug)))
    bounds = renderer.boundsOnElement("index")
    scale = side / max(bounds.width(), bounds.height())
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = bounds.size() * scale
    renderer.render(
        painter,
        "index",
        QRectF(
            (side - size.width()) / 2,
            (side - size.height()) / 2,
            size.width(),
            size.height(),
        ),
    )
    painter.end()
    return image


def beneath(slug: str, painted: QImage, box: QRectF) -> list[QColor]:
    """The colours on which something was painted in a box."""
    bare = plain(slug)
    places = places_of(bare, box)
    found = {bare.pixel(*place) for place in places if bare.pixel(*place) != painted.pixel(*place)}
    return [QColor(rgb) for rgb in found]


@each("slug", CARD_NAMES)
def test_names_can_be_read_on_whatever_of_the_art_lies_beneath(slug: str) -> None:
    card = paint_card(slug, art_of(slug), CARD, 1.0, CardLanguage.BOTH)
    ink = CREAM if family_of(slug) is Family.SAFETY else INK
    for box in (UPPER_NAME, LOWER_NAME):
        grounds = beneath(slug, card, box)
        assert grounds
        assert min(contrast(ink, ground) for ground in grounds) >= TEXT


@each("slug", FAMILIES[Family.DISTANCE])
def test_numbers_can_be_read_on_whatever_of_the_art_lies_beneath(slug: str) -> None:
    card = paint_card(slug, art_of(slug), CARD, 1.0, CardLanguage.BOTH)
    for ink, box in ((CREAM, PLATE_NUMBER), (INK, STONE_NUMBER)):
        grounds = beneath(slug, card, box)
        assert grounds
        assert min(contrast(ink, ground) for ground in grounds) >= TEXT


@each("slug", CARD_NAMES)
def test_the_symbol_of_an_index_stands_out_from_its_plate(slug: str) -> None:
    image = plate(slug, 120)
    solid = Counter(rgb for rgb in rgb_of(image) if rgb >> 24 == 255)
    (ground, _), (sign, many) = solid.most_common(2)
    assert many >= 300
    assert contrast(QColor(ground), QColor(sign)) >= SYMBOL


def silhouette(image: QImage) -> set[tuple[int, int]]:
    """Where a picture is, whatever its colours."""
    return {place for place in places_of(image) if image.pixelColor(*place).alpha() > 127}


def test_the_plates_of_the_families_differ_in_outline() -> None:
    outlines = {
        family: {slug: silhouette(plate(slug, 48)) for slug in slugs}
        for family, slugs in FAMILIES.items()
    }
    for shapes in outlines.values():
        first, *rest = shapes.values()
        assert all(len(first ^ other) <= 0.02 * len(first) for other in rest)
    for one, other in combinations(outlines.values(), 2):
        for shape in one.values():
            assert all(len(shape ^ second) >= 0.08 * len(shape) for second in other.values())


@cache
def grey(rgb: int) -> float:
    """How light a pixel is."""
    return times(TO_XYZ, light(QColor(rgb)))[1]


def test_small_cards_of_different_families_differ_without_any_colour() -> None:
    size = QSize(43, 60)
    assert size.height() < SMALL_BELOW
    art = CardArt(size, 1.0, CardLanguage.BOTH)
    pictures = {
        family: [list(map(grey, rgb_of(art.face(slug).toImage()))) for slug in slugs]
        for family, slugs in FAMILIES.items()
    }
    for one, other in combinations(pictures.values(), 2):
        for first in one:
            for second in other:
                changed = sum(abs(a - b) > 0.1 for a, b in zip(first, second, strict=True))
                assert changed / len(first) > 0.15

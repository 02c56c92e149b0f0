"""The cards' pictures: all there, told apart, and never the cause of a crash."""

import logging
import re
from fnmatch import fnmatch
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QPixmapCache, QRawFont
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from mille_qt.ui.art.cards import card_painter, card_text, picture_cache
from mille_qt.ui.art.cards.card_art import BACK, CardArt, CardLanguage, symbol
from mille_qt.ui.art.cards.card_names import (
    CARD_NAMES,
    FACES,
    FAMILIES,
    card_languages,
    card_names,
    family_of,
)
from mille_qt.ui.paths import resource
from mille_qt.ui.theme.text_font import heading_family
from mille_qt.ui.theme.theme_colours import CREAM, INK, RED
from mille_rules.cards import Family
from tests.examples import each

pytestmark = pytest.mark.usefixtures("qapp")

BOTH = CardLanguage.BOTH
LARGE, SMALL = QSize(160, 224), QSize(43, 60)
PICTURES = [*FACES, BACK]
ART = sorted(path.stem for path in resource("cards").glob("*.svg"))
#: Two colours clearly differ by so much, all channels together.
FAR = 60
SYMBOLS = sorted(path.stem for path in resource("symbols").glob("*.svg"))


def picture(slug: str, size: QSize = LARGE, language: str = BOTH) -> QImage:
    return CardArt(size, 1.0, language).face(slug).toImage()


def kept_picture(slug: str, folder: Path, size: QSize = LARGE, ratio: float = 1.0) -> QPixmap:
    """A picture painted or found on disk; what was painted is on disk afterwards."""
    art = CardArt(size, ratio, BOTH, folder)
    pixmap = art.face(slug)
    art.kept.save()
    return pixmap


def back(size: QSize, language: str) -> QImage:
    return CardArt(size, 1.0, language).back().toImage()


def pixels(image: QImage) -> list[QColor]:
    return [image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width())]


def far(one: QColor, other: QColor) -> bool:
    return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True)) > FAR


def difference(one: QImage, other: QImage) -> float:
    """The share of pixels that clearly differ."""
    apart = np.abs(channels(one) - channels(other)).sum(axis=2)
    return float((apart > FAR).mean())


def channels(image: QImage) -> NDArray[np.int16]:
    """Red, green, blue and alpha of every pixel: too many pairs of pictures to ask Qt for each."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    lines = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), -1)
    return lines[:, : 4 * plain.width()].reshape(plain.height(), plain.width(), 4).astype(np.int16)


def is_cross(image: QImage) -> bool:
    """Whether the four arms of the cross and its centre are all red."""
    places = [(0.5, 0.5), (0.3, 0.34), (0.7, 0.34), (0.3, 0.66), (0.7, 0.66)]
    spots = [image.pixelColor(int(x * image.width()), int(y * image.height())) for x, y in places]
    return all(not far(spot, RED) for spot in spots)


def contrast(one: QColor, other: QColor) -> float:
    """The ratio that the accessibility guidelines (WCAG 2) define."""

    def light(colour: QColor) -> float:
        parts = [colour.redF(), colour.greenF(), colour.blueF()]
        r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


@each("slug", ART)
def test_every_card_has_art_of_at_most_three_and_a_half_kilobytes(
    slug: str,
) -> None:
    assert 0 < resource("cards", f"{slug}.svg").stat().st_size <= 3500


@each("slug", ART)
def test_art_has_the_groups_the_painter_asks_for_and_no_text(slug: str) -> None:
    art = resource("cards", f"{slug}.svg").read_bytes()
    renderer = QSvgRenderer(QByteArray(art))
    groups = ["ground", "art", *(["index"] if slug in FACES else [])]
    assert renderer.isValid()
    assert renderer.viewBoxF() == QRectF(0, 0, 250, 350)
    assert all(renderer.elementExists(group) for group in groups)
    assert not re.search(rb"<(text|filter|mask|style|image|clipPath)\b", art)


@pytest.mark.slow
@each("slug", PICTURES)
@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_every_card_is_painted_without_a_cross_or_a_warning(
    size: QSize,
    caplog: pytest.LogCaptureFixture,
    slug: str,
) -> None:
    image = picture(slug, size)
    assert image.size() == size
    assert len({colour.rgb() for colour in pixels(image)}) > 50
    assert not is_cross(image)
    assert not caplog.records


def test_the_four_families_have_grounds_that_differ_in_shape_as_well_as_colour() -> None:
    def ground(slug: str) -> QImage:
        image = QImage(125, 175, QImage.Format.Format_RGB32)
        renderer = QSvgRenderer(str(resource("cards", f"{slug}.svg")))
        painter = QPainter(image)
        renderer.render(painter, "ground", QRectF(image.rect()))
        painter.end()
        return image

    def outline(image: QImage) -> set[tuple[int, int]]:
        """The places that do not look like the middle of the card."""
        colours = channels(image)
        apart = np.abs(colours - colours[87, 62]).sum(axis=2)
        return {(x, y) for y, x in np.argwhere(apart > FAR).tolist()}

    grounds = {family: [ground(slug) for slug in slugs] for family, slugs in FAMILIES.items()}
    for images in grounds.values():
        assert all(image == images[0] for image in images)
    for one, other in combinations(grounds.values(), 2):
        assert difference(one[0], other[0]) > 0.02
        assert len(outline(one[0]) ^ outline(other[0])) > 200


def test_every_card_differs_from_every_other_at_sixty_pixels() -> None:
    images = {slug: picture(slug, SMALL) for slug in PICTURES}
    for one, other in combinations(images, 2):
        assert difference(images[one], images[other]) > 0.05, (one, other)


def test_the_corners_are_clear_and_the_middle_is_not() -> None:
    image = picture("accident")
    right, bottom = image.width() - 1, image.height() - 1
    corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    assert [image.pixelColor(*corner).alpha() for corner in corners] == [0, 0, 0, 0]
    assert image.pixelColor(right // 2, bottom // 2).alpha() == 255


def test_a_picture_has_as_many_pixels_as_the_screen_shows() -> None:
    pixmap = CardArt(QSize(75, 105), 1.5, BOTH).face("roll")
    assert pixmap.size() == QSize(113, 158)
    assert pixmap.devicePixelRatio() == 1.5


def test_a_picture_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    art = CardArt(SMALL, 1.0, BOTH)
    first = art.face("25")
    monkeypatch.setattr(card_painter, "paint_card", None)
    assert art.face("25").cacheKey() == first.cacheKey()


def test_missing_art_is_a_red_cross_and_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        image = picture("no-such-card")
    assert is_cross(image)
    assert "no-such-card" in caplog.text


@pytest.mark.no_qt_log
def test_broken_art_is_a_red_cross_and_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    image = card_painter.paint_card("stop", b"<svg", LARGE, 1.0, BOTH)
    assert is_cross(image)
    assert "stop" in caplog.text


def test_the_names_are_those_of_the_chosen_languages() -> None:
    assert card_names("flat-tire", CardLanguage.BOTH) == ("Flat Tire", "Pneu crevé")
    assert card_names("flat-tire", CardLanguage.FRENCH_FIRST) == ("Pneu crevé", "Flat Tire")
    assert card_names("flat-tire", CardLanguage.ENGLISH) == ("Flat Tire",)
    assert card_names("flat-tire", CardLanguage.FRENCH) == ("Pneu crevé",)
    assert card_names("flat-tire", "es") == ("Pinchazo",)
    assert card_names("roll", CardLanguage.TODAY_US) == ("Go",)
    assert card_names("roll", CardLanguage.TODAY_FRENCH) == ("Feu vert",)
    assert card_names("stop", CardLanguage.TODAY_FRENCH) == ("Stop",)
    assert card_names("flat-tire", CardLanguage.MIL_HITOS) == ("Neumático pinchado",)
    assert card_names("200", CardLanguage.MIL_HITOS) == ()
    assert card_names("200", CardLanguage.BOTH) == ()
    assert card_names("200", "es") == ()


def test_every_card_but_the_distances_has_a_name_and_every_face_a_family() -> None:
    assert set(CARD_NAMES) == set(FACES) - set(FAMILIES[Family.DISTANCE])
    assert len(FACES) == len(set(FACES)) == 19
    assert family_of(BACK) is None


@each("slug", [slug for slug in CARD_NAMES if slug not in ("accident", "stop")])
def test_the_choice_of_names_shows_on_the_card(slug: str) -> None:
    images = {card_names(slug, names): picture(slug, LARGE, names) for names in CardLanguage}
    assert len(images) >= 5
    for one, other in combinations(images.values(), 2):
        assert one != other


@each("size", [LARGE, SMALL])
def test_mil_hitos_has_a_back_of_its_own_and_all_others_share_one(size: QSize) -> None:
    *others, spanish_deck = card_languages()
    assert spanish_deck == CardLanguage.MIL_HITOS
    shared = back(size, BOTH)
    assert all(back(size, language) == shared for language in others)
    assert difference(back(size, spanish_deck), shared) > 0.3


@each("slug", FACES)
def test_mil_hitos_is_told_from_the_spanish_names_on_every_face(slug: str) -> None:
    assert picture(slug, LARGE, CardLanguage.MIL_HITOS) != picture(slug, LARGE, "es")


@each("slug", CARD_NAMES)
def test_a_small_card_shows_no_names(slug: str) -> None:
    images = [picture(slug, SMALL, language) for language in card_languages()]
    assert all(image == images[0] for image in images)


@each("slug", CARD_NAMES)
@pytest.mark.parametrize("height", [90, 120, 300])
def test_every_name_fits_its_place_and_stays_legible(
    height: int,
    slug: str,
) -> None:
    box = card_painter.UPPER_NAME.size()
    least = card_painter.LEAST_TEXT * 350 / height
    for name in {name for code in card_languages() for name in card_names(slug, code)}:
        size, lines = card_text.fit_name(name, box, 31, least)
        assert " ".join(lines).replace("- ", "-") == name
        assert max(card_text.text_width(line, size) for line in lines) <= box.width() + 2
        assert size * (len(lines) - 1 + card_text.CAP_HEIGHT) <= box.height() + 2
        assert size * height / 350 >= 7


def test_a_name_that_fits_nowhere_is_set_at_the_least_size() -> None:
    size, lines = card_text.fit_name("Antidisestablishmentarianism", QSizeF(50, 20), 30, 20)
    assert (size, lines) == (20, ["Antidisestablishmentarianism"])


def test_names_and_numbers_stand_out_from_their_ground() -> None:
    safety, accents = QColor("#163f70"), ["#8a4b12", "#4d6410", "#63358a", "#17598f", "#a8330f"]
    assert contrast(INK, card_painter.PAPER) >= 4.5
    assert contrast(CREAM, safety) >= 4.5
    assert safety.name() in resource("cards", "extra-tank.svg").read_text("utf-8")
    for slug, accent in zip(FAMILIES[Family.DISTANCE], accents, strict=True):
        assert accent in resource("cards", f"{slug}.svg").read_text("utf-8")
        assert contrast(CREAM, QColor(accent)) >= 4.5


def test_the_bundled_font_has_the_letters_of_every_language() -> None:
    assert heading_family() == "League Spartan"
    font = QRawFont(str(resource("fonts", "LeagueSpartan-Bold.otf")), 20)
    names = (card_names(slug, names) for slug in CARD_NAMES for names in card_languages())
    letters = set("éèêàçœáíóúñ¿¡«»’…−×") | {letter for name in names for letter in "".join(name)}
    assert [letter for letter in letters if not font.supportsCharacter(ord(letter))] == []


def test_a_picture_from_the_disk_equals_the_painted_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pictures"
    painted = kept_picture("75", folder, ratio=2.0)
    monkeypatch.setattr(card_painter, "paint_card", None)
    kept = kept_picture("75", folder, ratio=2.0)
    assert kept.devicePixelRatio() == 2.0
    assert kept.toImage().convertToFormat(painted.toImage().format()) == painted.toImage()


def test_pictures_are_written_while_the_program_is_idle(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_cache, "SAVE_AFTER", 0)
    art = CardArt(SMALL, 1.0, BOTH, tmp_path / "pictures")
    for slug in ("25", "roll", "stop"):
        art.face(slug)
    assert not (tmp_path / "pictures").exists()
    qtbot.waitUntil(lambda: len(list((tmp_path / "pictures").glob("*.png"))) == 3)


def test_size_ratio_and_names_each_have_pictures_of_their_own_on_disk(tmp_path: Path) -> None:
    for size, ratio, language in (
        (LARGE, 1.0, BOTH),
        (SMALL, 1.0, BOTH),
        (LARGE, 2.0, BOTH),
        (LARGE, 1.0, CardLanguage.FRENCH),
    ):
        art = CardArt(size, ratio, language, tmp_path / "pictures")
        art.face("roll")
        art.kept.save()
    assert len(list((tmp_path / "pictures").iterdir())) == 4


@pytest.mark.no_qt_log
@pytest.mark.parametrize("damage", ["empty", "cut", "scribbled", "other"])
def test_a_damaged_picture_on_disk_is_painted_again(tmp_path: Path, damage: str) -> None:
    folder = tmp_path / "pictures"
    whole = kept_picture("stop", folder).toImage()
    (file,) = folder.iterdir()
    data = file.read_bytes()
    middle = len(data) // 2
    file.write_bytes(
        {
            "empty": b"",
            "cut": data[:middle],
            "scribbled": data[:middle] + b"scribble" + data[middle + 8 :],
            "other": b"no picture at all",
        }[damage]
    )
    again = kept_picture("stop", folder).toImage()
    assert again == whole
    assert file.read_bytes() == data


def test_a_folder_that_cannot_be_written_only_costs_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    with caplog.at_level(logging.DEBUG):
        pixmap = kept_picture("stop", in_the_way)
    assert not pixmap.isNull()
    assert [record.levelno for record in caplog.records] == [logging.DEBUG]


def test_the_folder_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_cache, "KEPT_PICTURES", 4)
    for width in range(43, 63):
        kept_picture("25", tmp_path, QSize(width, 60))
    assert len(list(tmp_path.glob("*.png"))) <= 5
    assert kept_picture("25", tmp_path, QSize(62, 60)).width() == 62


def test_symbols_are_drawn_in_the_colour_asked_for() -> None:
    assert {"accident", "out-of-gas", "flat-tire", "priority"} <= set(SYMBOLS)
    for name in SYMBOLS:
        image = symbol(name, 32, 2.0, QColor("#f2b93b")).toImage()
        solid = [colour.name() for colour in pixels(image) if colour.alpha() == 255]
        assert image.width() == 64
        assert len(solid) > 100
        assert set(solid) == {"#f2b93b"}


def test_a_symbol_that_is_half_transparent_is_not_used_for_a_solid_one() -> None:
    half = QColor("#80f2b93b")
    for colour in (half, QColor("#f2b93b")):
        image = symbol("accident", 24, 1.0, colour).toImage()
        assert max(pixel.alpha() for pixel in pixels(image)) == colour.alpha()


def test_a_symbol_from_the_disk_equals_the_drawn_one(tmp_path: Path) -> None:
    size, gold = QSize(20, 20), QColor("#f2b93b")
    pictures = []
    for _ in range(2):
        QPixmapCache.clear()
        kept = picture_cache.KeptPictures(tmp_path / "pictures")
        pictures.append(symbol("accident", 20, 2.0, gold, kept).toImage())
        kept.save()
    painted, found = pictures
    (file,) = (tmp_path / "pictures").iterdir()
    assert kept.find(file.stem, size, 2.0) is not None
    assert found.convertToFormat(painted.format()) == painted
    assert found.devicePixelRatio() == 2.0


def test_the_list_of_licences_names_every_file() -> None:
    text = resource("LICENSES.md").read_text("utf-8")
    first_cells = re.findall(r"^\| (.*?) \|", text, re.MULTILINE)
    patterns = [name for cell in first_cells for name in re.findall(r"`([^`]+)`", cell)]
    files = [path for path in resource().rglob("*") if path.is_file()]
    names = [path.relative_to(resource()).as_posix() for path in files]
    assert [n for n in names if not any(fnmatch(n, pattern) for pattern in patterns)] == []

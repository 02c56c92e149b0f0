"""Every page and dialog: texts, translations, accessible names, and keys."""

import re
from collections import Counter, deque
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QWidget,
)

from mille_qt.features.library.library import LibrarySheet
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.play.game_page import GamePage
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.ui.language import text_in
from mille_qt.ui.page_layout import CentredColumn
from mille_qt.ui.paths import languages
from mille_qt.ui.settings import LARGEST_TEXT
from mille_qt.ui.theme.application_theme import ApplicationTheme, ThemeChoice
from tests.pictures.cut_words import cut_words
from tests.pictures.page_texts import LEFTWARD, torn, unmarked
from tests.pictures.place import LARGER, SMALLEST, Place, Visit
from tests.pictures.places import PLACES
from tests.pictures.tabbing import beyond_tab
from tests.pictures.walking import (
    Walk,
    behind_the_way_on,
    mnemonics,
    nameless,
    primary,
    swallowing_drops,
)

#: The translation contexts and titles of the menus, with those in a match and at network tables.
MENUS = (("Menus", "&Game"), ("Menus", "&View"), ("Menus", "&Help"))
MATCH_MENU = ("Menus", "&Match")
TABLE_MENU = ("TableMenu", "Ta&ble")
AT_A_TABLE = {
    "lobby-of-owner",
    "lobby-with-code",
    "lobby-of-guest",
    "network-table",
    "sheet",
    "sheet-not-fair",
}


#: Pixels by which a label that wraps is measured differently before it is first shown.
UNSHOWN = 8
#: A page on a screen of 1280×800.
ORDINARY = QSize(1280, 770)


#: The first place of each page and dialog; the others are left to the slow tests.
FIRST = {place.shows: place for place in reversed(PLACES)}

every_place = pytest.mark.parametrize(
    "place",
    [
        pytest.param(each, marks=() if FIRST[each.shows] is each else pytest.mark.slow)
        for each in PLACES
    ],
    ids=str,
)


@every_place
def test_no_text_is_cut_off_at_twice_the_size_in_the_smallest_window(
    place: Place, walk: Callable[..., Walk]
) -> None:
    walks = walk(LARGEST_TEXT)
    # Real languages are checked at 100 % below, and at every size with `-m slow`.
    ((_, page),) = walks.in_each(place, "longer")
    assert walks.cut(place, page) == []


@every_place
def test_texts_are_translated_widgets_named_mnemonics_unique_and_one_button_primary(
    place: Place, walk: Callable[..., Walk]
) -> None:
    walks = walk(names=LEFTWARD)
    for tongue, page in walks.in_each(place, *languages(), "marked"):
        if tongue == "marked":
            assert unmarked(page) == []
            assert torn(page) == []
        else:
            assert walks.cut(place, page) == [], tongue
            assert nameless(page) == [], tongue
        if tongue == "en":
            assert behind_the_way_on(page) == []
            assert len(primary(page)) <= 1
        if tongue in languages():
            assert twice_pressed(place, page, tongue) == [], tongue
    assert swallowing_drops(page) == []
    assert beyond_tab(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALLEST, LARGER], ids=["small", "large"])
@pytest.mark.parametrize("percent", [100, LARGEST_TEXT])
@every_place
def test_no_text_is_cut_off_in_any_language_at_any_size(
    place: Place, percent: int, size: QSize, walk: Callable[..., Walk]
) -> None:
    walks = walk(percent, size)
    tongues = deque((*languages(), "longer"))
    # At each size the page is made in another language, and then changed to the others; where room
    # is shortest, it is made in each, as dialogs take their size from the language of their making.
    tongues.rotate(2 * (percent == 100) + (size == LARGER))
    fresh = percent == LARGEST_TEXT and size == SMALLEST
    for tongue, page in walks.in_each(place, *tongues, fresh=fresh):
        assert walks.cut(place, page) == [], tongue
        if tongue in languages():
            assert sideways(page) == [], tongue


@pytest.mark.slow
@every_place
def test_fonts_and_places_are_as_before_once_the_theme_and_the_text_size_are(
    place: Place, app_theme: ApplicationTheme, walk: Callable[..., Walk]
) -> None:
    walks = walk(size=LARGER)
    page = walks.go(place)
    page.setUpdatesEnabled(False)

    def shown() -> dict[QWidget, tuple[str, QRect]]:
        walks.settle()
        inside = [each for each in page.findChildren(QWidget) if each.isVisible()]
        return {each: (each.font().toString(), each.geometry()) for each in inside}

    before, size = shown(), page.size()
    app_theme.set_theme(ThemeChoice.DARK)
    assert changed(page, before, shown()) == []
    app_theme.set_theme(ThemeChoice.LIGHT)
    app_theme.set_text_size(LARGEST_TEXT)
    walks.settle()
    # Message boxes and popups keep their size while they are open.
    if not isinstance(page, QMessageBox) and page.windowType() is not Qt.WindowType.Popup:
        assert walks.cut(place, page) == []
    app_theme.set_text_size(100)
    walks.settle()
    page.resize(size)
    assert changed(page, before, shown()) == []


@pytest.mark.slow
def test_the_text_size_changes_while_a_page_is_shown(
    app_theme: ApplicationTheme, walk: Callable[..., Walk]
) -> None:
    walks = walk()
    page = walks.go(next(place for place in PLACES if place.shows is NewGamePage))

    def heights() -> dict[QLabel, int]:
        walks.settle()
        return {label: label.fontMetrics().height() for label in page.findChildren(QLabel)}

    before = heights()
    app_theme.set_text_size(LARGEST_TEXT)
    assert all(height >= 1.8 * before[label] for label, height in heights().items())
    app_theme.set_text_size(100)
    assert heights() == before


def test_texts_with_too_little_room_are_found(
    qapp: QApplication, walk: Callable[..., Walk]
) -> None:
    def make(_visit: Visit) -> QWidget:
        page = QWidget()
        button, label = QPushButton("Save", page), QLabel("A long sentence", page)
        far = QLabel("X", page)
        button.setGeometry(0, 0, 20, 30)
        label.setGeometry(0, 40, 40, 20)
        far.setGeometry(SMALLEST.width() - 1, 0, 40, 20)
        return page

    page = walk().go(Place("too little room", QWidget, make))
    reasons = [reason.partition(":")[0].split(" by ")[0] for reason in cut_words(page)]
    assert reasons == ["too narrow", "too narrow", "beyond the edge"]


@pytest.mark.parametrize(
    ("name", "percent"),
    [("start", LARGEST_TEXT), ("start with a match", LARGEST_TEXT), ("hosting", 100)],
)
def test_where_matches_begin_nothing_scrolls_in_an_ordinary_window(
    name: str, percent: int, walk: Callable[..., Walk]
) -> None:
    walks = walk(percent, ORDINARY)
    place = next(place for place in PLACES if place.name == name)
    for tongue, page in walks.in_each(place, *languages()):
        (column,) = page.findChildren(CentredColumn)
        assert not column.verticalScrollBar().maximum(), tongue


def sideways(page: QWidget) -> list[int]:
    """Return by how much columns of the page can be scrolled sideways."""
    bars = [each.horizontalScrollBar() for each in page.findChildren(CentredColumn)]
    return [bar.maximum() for bar in bars if bar.isVisible() and bar.maximum()]


def changed(
    page: QWidget, before: dict[QWidget, tuple[str, QRect]], after: dict[QWidget, tuple[str, QRect]]
) -> list[str]:
    """Describe the widgets whose fonts or places have changed; message boxes move their parts."""
    found = []
    for each in before.keys() & after.keys():
        (font, place), (other_font, other) = before[each], after[each]
        edges = zip(place.getCoords(), other.getCoords(), strict=True)
        moved = max(abs(one - two) for one, two in edges) > UNSHOWN
        if font != other_font or (moved and not isinstance(page, QMessageBox)):
            found.append(f"{type(each).__name__}: {font} {place} -> {other_font} {other}")
    return found


def twice_pressed(place: Place, page: QWidget, tongue: str) -> list[str]:
    """Return mnemonics that several visible widgets have, including menus."""
    menus = [] if isinstance(page, QDialog) else [*MENUS]
    if isinstance(page, GamePage | ScoreSheet) and not isinstance(page, LibrarySheet):
        menus.append(MATCH_MENU)
    if place.name in AT_A_TABLE:
        menus.append(TABLE_MENU)
    titles = " ".join(text_in(tongue, *title) for title in menus)
    letters = Counter([*re.findall(r"&(\w)", titles.lower()), *mnemonics(page)])
    return [letter for letter, times in letters.items() if times > 1]

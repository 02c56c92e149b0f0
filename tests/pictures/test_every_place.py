"""Every page and dialog: texts, translations, accessible names, and keys."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QPushButton,
    QWidget,
)

from mille_qt.features.library.library import LibrarySheet
from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.play.game_page import GamePage
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.ui.language import text_in
from mille_qt.ui.paths import languages
from mille_qt.ui.program_preferences import LARGEST_TEXT
from mille_qt.ui.theme.application_theme import ApplicationTheme
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


every_place = pytest.mark.parametrize(
    "place",
    [pytest.param(place, marks=[pytest.mark.slow] if place.more else []) for place in PLACES],
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
    for tongue in (*languages(), "longer"):
        walks.speak(tongue)
        assert walks.cut(place, walks.go(place)) == [], tongue


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

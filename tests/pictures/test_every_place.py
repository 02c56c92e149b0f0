"""Every page and every dialog, for everybody: read whole, in every language, by ear and by keys."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from mille_qt.characters.cast import CAST
from mille_qt.language import own_name
from mille_qt.pages.new_game_page import NewGamePage
from mille_qt.paths import languages
from mille_qt.settings import LARGEST_TEXT
from mille_qt.texts.names import isolated
from mille_qt.theme import Look
from tests.pictures.cut_words import cut_words
from tests.pictures.place import LARGER, NAMES, SMALLEST, Place, Visit
from tests.pictures.places import PLACES
from tests.pictures.walking import Walk, mnemonics, nameless, texts_in

#: Names that run from right to left, with a space in some.
LEFTWARD = ("אנה כהן", "محمد علي", "יעל", "ליאור", "سلمى", "דנה")
#: What else is a name as a whole: one that is numbered since two have it, and that of a table.
WITH_NAMES = (" & ".join(LEFTWARD[:2]), f"{LEFTWARD[3]} (2)", *LEFTWARD)
#: Words that are the same in every language: names, keys, files, what was said or asked elsewhere.
SAME = re.compile(
    "|".join(
        [
            r"⟦.*⟧|<[^>]+>|&\w+;|Mille\b|F\d+|Ctrl|Shift|CSV|PDF",
            r"\b(Kitchen|Garage|Attic|Sunday|Anna & Marcel|tiger|violin|banana|Bonsoir)\b",
            r"Simone is on her way|No space left.*|[\w. ]+\.mille|match \d|[AP]M\b|/evidence/.*",
            r"K7F3[QR]|" + "|".join([*NAMES, *(character.name for character in CAST)]),
            *map(own_name, languages()),
        ]
    ),
    re.DOTALL,
)
#: The letters of the menus, which are there beside every page, and of one that is where
#: somebody is at a table on the network.
MENUS = {"en": "gvh", "es": "pva", "fr": "pad"}
TABLE_MENU = {"en": "b", "es": "m", "fr": "b"}
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
def test_every_word_can_be_read_at_twice_the_size_in_the_smallest_window(
    place: Place, walk: Callable[..., Walk]
) -> None:
    walks = walk(LARGEST_TEXT)
    for tongue, page in walks.in_each(place, *_further(), "longer"):
        assert walks.cut(place, page) == [], tongue


@every_place
def test_everything_is_translated_named_and_pressed_by_a_letter_of_its_own(
    place: Place, walk: Callable[..., Walk]
) -> None:
    walks = walk(names=LEFTWARD)
    for tongue, page in walks.in_each(place, *languages(), "longer", "marked"):
        if tongue == "marked":
            assert unmarked(page) == []
            assert torn(page) == []
        else:
            assert walks.cut(place, page) == [], tongue
            assert nameless(page) == [], tongue
        if tongue in languages():
            assert twice_pressed(place, page, tongue) == [], tongue


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALLEST, LARGER], ids=["small", "large"])
@pytest.mark.parametrize("percent", [100, LARGEST_TEXT])
@every_place
def test_every_word_can_be_read_in_every_language_at_every_size(
    place: Place, percent: int, size: QSize, walk: Callable[..., Walk]
) -> None:
    walks = walk(percent, size)
    for tongue in (*languages(), "longer"):
        walks.speak(tongue)
        assert walks.cut(place, walks.go(place)) == [], tongue


def test_the_size_follows_the_setting_while_a_page_is_shown(
    look: Look, walk: Callable[..., Walk]
) -> None:
    walks = walk()
    page = walks.go(next(place for place in PLACES if place.shows is NewGamePage))

    def heights() -> dict[QLabel, int]:
        walks.settle()
        return {label: label.fontMetrics().height() for label in page.findChildren(QLabel)}

    before = heights()
    look.enlarge(LARGEST_TEXT)
    assert all(height >= 1.8 * before[label] for label, height in heights().items())
    look.enlarge(100)
    assert heights() == before


def test_words_in_too_little_room_are_found(qapp: QApplication, walk: Callable[..., Walk]) -> None:
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


def _further() -> tuple[str, ...]:
    """All languages but English, whose words are found shorter."""
    return tuple(name for name in languages() if name != "en")


def unmarked(page: QWidget) -> list[tuple[str, str]]:
    """Texts with words that never passed through the translation, but for names."""
    typed = {edit.text() for edit in page.findChildren(QLineEdit)}
    said = (
        (kind, text, re.sub("|".join(map(re.escape, LEFTWARD)), "", SAME.sub("", text)))
        for kind, text in texts_in(page)
    )
    return [
        (kind, text)
        for kind, text, rest in said
        if re.search(r"[^\W\d_]{2}", rest) and text not in typed
    ]


def torn(page: QWidget) -> list[tuple[str, str]]:
    """Sentences that a name in them, which runs the other way, turns round."""
    found = []
    for kind, text in texts_in(page):
        for line in text.split("\n"):
            rest = line
            for name in WITH_NAMES:
                rest = rest.replace(isolated(name), "")
            alone = line.strip() in WITH_NAMES
            if not alone and any(name in rest for name in LEFTWARD):
                found.append((kind, line))
    return found


def twice_pressed(place: Place, page: QWidget, tongue: str) -> list[str]:
    """Letters that go with Alt to more than one thing that is to be seen, menus included."""
    menus = "" if isinstance(page, QDialog) else MENUS[tongue]
    if place.name in AT_A_TABLE:
        menus += TABLE_MENU[tongue]
    letters = Counter([*menus, *mnemonics(page)])
    return [letter for letter, times in letters.items() if times > 1]

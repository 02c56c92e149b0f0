"""Names with markup are shown literally everywhere in the program."""

from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from mille_net.untrusted_text import is_name
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.features.replay.web_page import web_page
from tests.pictures.interpreted import NAMES_WITH_MARKUP, TABLES_WITH_MARKUP, interpreted
from tests.pictures.page_texts import texts_in
from tests.pictures.place import NAMES, Place
from tests.pictures.places import PLACES
from tests.pictures.walking import Walk

#: Places with whole names; elsewhere they are painted, or there are none.
NAMED = {"start with a match", "lobby-of-owner", "lobby-of-guest", "tables", "kick", "paper sheet"}


def shown(place: Place, walks: Walk) -> None:
    """Show a place and check all of its texts."""
    page = walks.go(place)
    assert interpreted(page) == [], place.name
    if place.name in NAMED:
        words = " ".join(text for _, text in texts_in(page)).replace("&&", "&")
        assert NAMES_WITH_MARKUP[0] in words, place.name


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_names_with_markup_are_shown_literally(part: int, walk: Callable[..., Walk]) -> None:
    walks = walk(names=NAMES_WITH_MARKUP, table_names=TABLES_WITH_MARKUP)
    for place in PLACES[part::4]:
        shown(place, walks)


def test_the_names_are_allowed_on_the_network() -> None:
    assert all(is_name(name) for name in (*NAMES_WITH_MARKUP, *TABLES_WITH_MARKUP))


def test_interpreted_names_are_found(qapp: QApplication) -> None:
    name = "<img src=x>&Zed"
    assert Qt.mightBeRichText(name)
    page = QWidget()
    page.setWindowTitle("[*]")
    page.setToolTip(name)
    column = QVBoxLayout(page)
    column.addWidget(QLabel("<b>Zed</b>"))
    column.addWidget(QPushButton("Send &Zed away"))
    found = [what.split(": ")[1] for what in interpreted(page)]
    assert sorted(found) == ["key", "label", "title", "tooltip"]


class Elements(HTMLParser):
    """The elements of a page with their attributes, and all of its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, list[tuple[str, str | None]]]] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, attrs))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.slow
def test_names_add_no_elements_to_an_exported_web_page(
    walk: Callable[..., Walk], tmp_path: Path
) -> None:
    pages = {}
    for names in (NAMES, NAMES_WITH_MARKUP):
        page = walk(names=names).go(next(p for p in PLACES if p.shows is ReplayPage))
        assert isinstance(page, ReplayPage)
        file = tmp_path / "page.html"
        file.write_text(web_page(page.history, None), "utf-8")
        pages[names] = Elements(file.read_text("utf-8"))
    plain, marked = pages.values()
    assert marked.found == plain.found
    assert all(name in marked.text for name in NAMES_WITH_MARKUP[:2])

"""A match as one HTML file: nothing from outside, no secrets, and it plays in a browser."""

import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from mille_qt.features.replay.course import Course
from mille_qt.features.replay.exporting import ReplayExport
from mille_qt.features.replay.web_page import web_page
from mille_qt.ui import language
from mille_rules import Record, Sitter
from tests.qt.features.replay.conftest import Watch

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
#: What needs no end tag.
VOID = {"meta", "input", "br", "path", "circle", "rect", "use", "link", "img"}


class Reader(HTMLParser):
    """Reads a page and fails where an element is not closed by its own end."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "li":
            self.words.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def frames(page: str) -> list[dict[str, object]]:
    """The moments as the script has them, each whole."""
    found = re.search(r'<script type="application/json" id="match">(.*?)</script>', page)
    assert found is not None
    whole: list[dict[str, object]] = []
    for changes in json.loads(found[1])["frames"]:
        whole.append({**(whole[-1] if whole else {}), **changes})
    return whole


def test_the_page_refers_to_nothing_outside(duel: Record, qapp: QApplication) -> None:
    page = web_page(Course(duel), None)
    assert not re.search(r"(?:https?:)?//[a-z]|\bimport\b|fetch\(|XMLHttpRequest|url\(", page)
    for name, value in read(page).attributes:
        assert name not in ("src", "data", "action", "srcset")
        if name == "href":
            assert value is not None
            assert value.startswith("#")
    assert "default-src 'none'" in page


def test_every_card_is_drawn_once(duel: Record, qapp: QApplication) -> None:
    reader = read(web_page(Course(duel), None))
    symbols = [value for name, value in reader.attributes if name == "id" and value]
    cards = [value for value in symbols if value.startswith("card-")]
    assert len(cards) == len(set(cards)) == 20
    assert len(symbols) == len(set(symbols))


def test_all_moves_can_be_read_without_the_script(duel: Record, qapp: QApplication) -> None:
    words = read(web_page(Course(duel), None)).words
    assert len(words) == len(duel.moves())
    assert words[0] == "New race. Anna begins"


def test_every_frame_is_the_moment_as_it_was(duel: Record, qapp: QApplication) -> None:
    course = Course(duel)
    for seq, frame in enumerate(frames(web_page(course, None)), 1):
        view = course.update(seq, None).view
        assert frame["pile"] == view.draw_pile
        for seat in range(2):
            assert sorted(frame[f"h{seat}"]) == sorted(c.slug for c in course.hands(seq)[seat])  # type: ignore[call-overload]
        for side, tableau in enumerate(view.tableaux):
            shown = frame[f"s{side}"]
            assert isinstance(shown, dict)
            assert shown["safeties"] == [card.slug for card in tableau.safeties]
            driven = [int(slug) for column in shown["distance"] for slug in column]
            assert sum(driven) == tableau.miles


def test_a_page_for_one_pair_of_eyes_holds_no_other_hand(duel: Record, qapp: QApplication) -> None:
    course = Course(duel)
    page = web_page(course, 0)
    for seq, frame in enumerate(frames(page), 1):
        assert frame["h1"] == len(course.hands(seq)[1])
    assert "Anna draws Roll" in page
    assert not re.search(r"Marcel draws \w", page)


def test_a_name_ends_no_script_and_begins_no_element(duel: Record, qapp: QApplication) -> None:
    evil = "</script><b>&"
    sitters = (Sitter("human", evil), *duel.header.sitters[1:])
    page = web_page(Course(Record(duel.header._replace(sitters=sitters), duel.lines)), None)
    read(page)
    assert evil not in page
    assert frames(page)


def test_the_page_speaks_the_language_of_the_menus(duel: Record, qapp: QApplication) -> None:
    language.install(qapp, "fr")
    try:
        page = web_page(Course(duel), None)
    finally:
        language.install(qapp, "en")
    assert '<html lang="fr">' in page
    assert "Marcel défausse" in page


def test_pages_are_saved_among_the_documents_and_moments_among_the_pictures(
    duel: Record, watch: Watch, own_files: dict[str, Path]
) -> None:
    page = watch(duel)
    ReplayExport(page)
    for wanted, folder in ((page.page_wanted, "documents"), (page.picture_wanted, "pictures")):
        wanted.emit()
        (dialog, *_) = (each for each in page.findChildren(QFileDialog) if each.isVisible())
        assert Path(dialog.directory().path()) == own_files[folder]
        dialog.reject()


def test_files_are_written_whole_and_failures_are_told(
    duel: Record, watch: Watch, tmp_path: Path
) -> None:
    page = watch(duel)
    export = ReplayExport(page)
    export.write_page(tmp_path / "match.html")
    assert (tmp_path / "match.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    export.write_picture(page.picture(), tmp_path / "moment.png")
    assert (tmp_path / "moment.png").read_bytes().startswith(b"\x89PNG")
    (tmp_path / "taken.html").mkdir()
    export.write_page(tmp_path / "taken.html")
    from PySide6.QtWidgets import QMessageBox

    box = page.findChild(QMessageBox)
    assert box is not None
    assert "taken.html" in box.informativeText()
    box.close()
    assert sorted(path.name for path in tmp_path.glob(".*")) == []


@pytest.fixture(scope="module")
def browser() -> str:
    """A browser without a window, where there is one."""
    for found in filter(None, map(shutil.which, BROWSERS)):
        # A command of this name may only say how to get the browser.
        if subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0:
            return found
    pytest.skip("no Chromium: the page is read but not played (Debian: apt install chromium)")


def opened(browser: str, page: Path, fragment: str, *options: str) -> str:
    """What the page has become in a browser."""
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", *options]
    folder = f"--user-data-dir={page.parent / 'profile'}"
    done = subprocess.run(
        [*command, folder, f"{page.as_uri()}{fragment}"],
        capture_output=True,
        timeout=50,
        check=True,
    )
    return done.stdout.decode()


def test_in_a_browser_it_plays_by_itself_and_shows_any_moment(
    duel: Record, qapp: QApplication, browser: str, tmp_path: Path
) -> None:
    course = Course(duel)
    path = tmp_path / "match.html"
    path.write_text(web_page(course, None), "utf-8")
    played = re.search(
        r'<body data-at="(\d+)"', opened(browser, path, "", "--virtual-time-budget=8000")
    )
    assert played is not None
    assert int(played[1]) > 3
    shown = opened(browser, path, "#90")
    assert '<body data-at="90">' in shown
    hand = re.search(r'id="hand-1">(.*?)</div>', shown)
    assert hand is not None
    cards = re.findall(r"#card-([\w-]+)", hand[1])
    assert sorted(cards) == sorted(card.slug for card in course.hands(90)[1])

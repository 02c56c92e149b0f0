"""The exported web page: loads nothing, hides other hands, and plays in a browser."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from mille_qt.features.replay.match_history import MatchHistory
from mille_qt.features.replay.replays import ReplayExport
from mille_qt.features.replay.web_page import web_page
from mille_qt.ui import language
from mille_qt.ui.art.cards.card_names import CardLanguage
from mille_qt.ui.export_dialog import write_export
from mille_rules import Record, Sitter
from mille_rules.record import NoteLine
from mille_rules.rulesets import MAX_SIDES
from tests.phone.browser import browsers
from tests.qt.features.replay.conftest import Watch
from tests.qt.play.staged_match import to_races_won

#: Elements without an end tag.
VOID = {"meta", "input", "br", "path", "circle", "rect", "use", "link", "img"}


class PageParser(HTMLParser):
    """Parses a page and fails if an element is not closed properly."""

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


def parsed(page: str) -> PageParser:
    reader = PageParser()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def frames(page: str) -> list[dict[str, object]]:
    """The frames of the script's data, each complete."""
    found = re.search(r'<script type="application/json" id="match">(.*?)</script>', page)
    assert found is not None
    whole: list[dict[str, object]] = []
    for changes in json.loads(found[1])["frames"]:
        whole.append({**(whole[-1] if whole else {}), **changes})
    return whole


def test_the_page_loads_nothing(duel: Record, qapp: QApplication) -> None:
    page = web_page(MatchHistory(duel), None)
    assert not re.search(r"(?:https?:)?//[a-z]|\bimport\b|fetch\(|XMLHttpRequest|url\(", page)
    for name, value in parsed(page).attributes:
        assert name not in ("src", "data", "action", "srcset")
        if name == "href":
            assert value is not None
            assert value.startswith("#")
    assert "default-src 'none'" in page


def test_every_card_is_drawn_once(duel: Record, qapp: QApplication) -> None:
    reader = parsed(web_page(MatchHistory(duel), None))
    symbols = [value for name, value in reader.attributes if name == "id" and value]
    cards = [value for value in symbols if value.startswith("card-")]
    assert len(cards) == len(set(cards)) == 20
    assert len(symbols) == len(set(symbols))


def test_the_lane_of_every_side_has_its_colour(duel: Record, qapp: QApplication) -> None:
    page = web_page(MatchHistory(duel), None)
    for side in range(MAX_SIDES):
        assert f"#side-{side} {{ --side: var(--side-{side}); }}" in page
        assert re.search(rf"--side-{side}:#[0-9a-f]{{6}};", page)


def test_all_moves_can_be_read_without_the_script(duel: Record, qapp: QApplication) -> None:
    words = parsed(web_page(MatchHistory(duel), None)).words
    assert len(words) == len(duel.moves())
    assert words[0] == "New race. Anna begins"


def test_the_result_of_a_match_to_races_won_has_no_points(duel: Record, qapp: QApplication) -> None:
    assert "<h2>Points</h2>" in web_page(MatchHistory(duel), None)
    page = web_page(MatchHistory(to_races_won("0 play 50")), None)
    assert "<h2>Races won</h2>" in page
    assert "<h2>Points</h2>" not in page


def test_the_page_names_handicaps(duel: Record, qapp: QApplication) -> None:
    header = duel.header
    rules = header.rules.changed("handicaps", "1:points:500")
    page = web_page(MatchHistory(Record(header._replace(rules=rules), duel.lines)), None)
    assert "+500 points" in page
    assert "Handicap" not in web_page(MatchHistory(duel), None)


def test_every_frame_is_the_moment_as_it_was(duel: Record, qapp: QApplication) -> None:
    history = MatchHistory(duel)
    for seq, frame in enumerate(frames(web_page(history, None)), 1):
        view = history.update(seq, None).view
        assert frame["pile"] == view.draw_pile
        for seat in range(2):
            assert sorted(frame[f"h{seat}"]) == sorted(c.slug for c in history.hands(seq)[seat])  # type: ignore[call-overload]
        for side, tableau in enumerate(view.tableaux):
            shown = frame[f"s{side}"]
            assert isinstance(shown, dict)
            assert shown["safeties"] == [card.slug for card in tableau.safeties]
            driven = [int(slug) for column in shown["distance"] for slug in column]
            assert sum(driven) == tableau.miles


def test_a_page_for_one_seat_contains_no_other_hand(duel: Record, qapp: QApplication) -> None:
    history = MatchHistory(duel)
    page = web_page(history, 0)
    for seq, frame in enumerate(frames(page), 1):
        assert frame["h1"] == len(history.hands(seq)[1])
    assert "Anna draws Roll" in page
    assert not re.search(r"Marcel draws \w", page)


def test_markup_in_a_name_is_escaped(duel: Record, qapp: QApplication) -> None:
    evil = "</script><b>&"
    sitters = (Sitter("human", evil), *duel.header.sitters[1:])
    page = web_page(MatchHistory(Record(duel.header._replace(sitters=sitters), duel.lines)), None)
    parsed(page)
    assert evil not in page
    assert frames(page)


def test_every_moment_has_the_names_of_its_players(duel: Record, qapp: QApplication) -> None:
    lines = duel.lines
    half = len(lines) // 2
    changed = Record(duel.header, [*lines[:half], NoteLine("sit 1 human Zoë"), *lines[half:]])
    shown = frames(web_page(MatchHistory(changed), None))
    assert (shown[0]["names"], shown[0]["sides"]) == (["Anna", "Marcel"], ["Anna", "Marcel"])
    assert (shown[-1]["names"], shown[-1]["sides"]) == (["Anna", "Zoë"], ["Anna", "Zoë"])


def test_cards_have_the_back_of_their_deck(duel: Record, qapp: QApplication) -> None:
    history = MatchHistory(duel)
    assert "HITOS" not in web_page(history, None, CardLanguage.BOTH)
    page = web_page(history, None, CardLanguage.MIL_HITOS)
    parsed(page)
    assert ">MIL</text>" in page
    assert ">HITOS</text>" in page


def test_the_page_is_in_the_language_of_the_menus(duel: Record, qapp: QApplication) -> None:
    language.install(qapp, "fr")
    try:
        page = web_page(MatchHistory(duel), None)
    finally:
        language.install(qapp, "en")
    assert '<html lang="fr">' in page
    assert "Marcel défausse" in page


def test_pages_are_saved_to_the_documents_and_pictures_to_the_pictures_folder(
    duel: Record, watch: Watch, own_files: dict[str, Path]
) -> None:
    page = watch(duel)
    ReplayExport(page)
    for wanted, folder in (
        (page.controls.web_page_requested, "documents"),
        (page.controls.picture_requested, "pictures"),
    ):
        wanted.emit()
        (dialog, *_) = (each for each in page.findChildren(QFileDialog) if each.isVisible())
        assert Path(dialog.directory().path()) == own_files[folder]
        dialog.reject()


def test_pages_and_pictures_are_written(duel: Record, watch: Watch, tmp_path: Path) -> None:
    page = watch(duel)
    export = ReplayExport(page)
    write_export(page, export.web_page(), tmp_path / "match.html")
    assert (tmp_path / "match.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    write_export(page, export.picture(), tmp_path / "moment.png")
    assert (tmp_path / "moment.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_a_browser_plays_the_page_and_shows_any_moment(
    duel: Record, qapp: QApplication, tmp_path: Path
) -> None:
    history = MatchHistory(duel)
    path = tmp_path / "match.html"
    path.write_text(web_page(history, None), "utf-8")
    with browsers(1) as (tab,):
        tab.open(path.as_uri())
        tab.wait("document.body.dataset.at > 3")
        tab.open(f"{path.as_uri()}#90")
        tab.wait("document.body.dataset.at === '90'")
        cards = tab.js(
            "[...document.querySelectorAll('#hand-1 use')].map((use) => use.getAttribute('href'))"
        )
        assert tab.complaints == []
    assert sorted(cards) == sorted(f"#card-{card.slug}" for card in history.hands(90)[1])

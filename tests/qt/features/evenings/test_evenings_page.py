"""The page of the evenings: choosing group and period, tables, words, paper and files."""

import csv
import io
from collections.abc import Callable
from datetime import UTC, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mille_qt.features.evenings.evening_texts import today_line
from mille_qt.features.evenings.evenings_page import EveningsPage
from mille_qt.features.evenings.standings import standings_of
from mille_qt.session.match_outcome import MatchOrigin, MatchOutcome
from mille_qt.ui.art.characters.face import Mood
from mille_qt.ui.export_dialog import write_export
from mille_qt.ui.printing.output import pdf_of
from mille_qt.ui.report_table import ReportTable
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import signed
from tests.qt.features.evenings.example_results import EVENING, result
from tests.qt.play.pdf_text import page_texts

ANN, BEN, CLEO = ("Ann",), ("Ben",), ("Cleo",)
LATER = EVENING + timedelta(hours=2)
MATCHES = [
    result((ANN, 5200), (BEN, 3100)),
    result((ANN, 4000), (BEN, 5000), ended=LATER, origin=MatchOrigin.PAPER),
    result((ANN, 5000), (BEN, 1000), ended=EVENING - timedelta(days=3), helped=True),
    result((ANN, 5000), (BEN, 0), (CLEO, 900), ended=EVENING - timedelta(days=400)),
]
Open = Callable[[list[MatchOutcome]], EveningsPage]


@pytest.fixture
def open_page(qtbot: QtBot, tmp_path: Path) -> Open:
    """Return a function that opens the page with these results."""

    def make(results: list[MatchOutcome]) -> EveningsPage:
        page = EveningsPage(lambda: results, Settings(tmp_path / "settings.ini"))
        qtbot.addWidget(page)
        return page

    return make


def cells(table: ReportTable) -> list[list[str]]:
    """Return the texts of a table."""
    return [list(row.cells) for row in table.report.rows]


def choose(page: EveningsPage, kind: int) -> None:
    """Choose a kind of periods."""
    page.kinds.buttons[kind].click()


def test_the_page_opens_with_the_latest_evening_of_those_who_played_last(open_page: Open) -> None:
    page = open_page(MATCHES)
    assert page.group_box.currentText() == "Ann and Ben"
    assert page.period_box.currentText() == "Saturday, March 14, 2026"
    assert page.standings_title.text() == "Standings after 2 matches"
    assert cells(page.standings) == [
        ["1.", "Ann", "1", "9,200", "+1,100"],
        ["2.", "Ben", "1", "8,100", "−1,100"],
    ]
    assert page.standings.face(0)[1] is Mood.HAPPY
    assert page.standings.face(1)[1] is Mood.CALM


def test_months_and_years_add_up_their_evenings(open_page: Open) -> None:
    page = open_page(MATCHES)
    choose(page, 1)
    assert page.period_box.currentText() == "March 2026"
    assert cells(page.rows) == [
        ["3/14/26", "1 (+1,100)", "1 (−1,100)", "2"],
        ["3/11/26", "1 (+4,000)", "0 (−4,000)", "1"],
    ]
    choose(page, 2)
    assert page.period_box.currentText() == "2026"
    choose(page, 3)
    assert not page.period_box.isEnabled()
    assert cells(page.standings)[0] == ["1.", "Ann", "2", "14,200", "+5,100"]


def test_another_period_and_another_group_are_chosen_by_key(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(MATCHES)
    qtbot.keyClick(page.period_box, Qt.Key.Key_Down)
    assert page.period_box.currentText() == "Wednesday, March 11, 2026"
    assert len(page.rows.report.rows) == 1
    qtbot.keyClick(page.group_box, Qt.Key.Key_Down)
    assert page.group_box.currentText() == "Ann, Ben and Cleo"
    assert [row[1] for row in cells(page.standings)] == ["Ann", "Cleo", "Ben"]


def test_the_period_stays_when_its_kind_changes(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(MATCHES)
    qtbot.keyClick(page.period_box, Qt.Key.Key_Down)
    choose(page, 1)
    choose(page, 0)
    assert page.period_box.currentText() == "Saturday, March 14, 2026"  # the latest of the month


def test_an_evening_of_a_month_is_opened_by_enter(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(MATCHES)
    choose(page, 1)
    page.rows.selectRow(1)
    qtbot.keyClick(page.rows, Qt.Key.Key_Return)
    assert page.kinds.index == 0
    assert page.period_box.currentText() == "Wednesday, March 11, 2026"
    assert len(page.rows.report.rows) == 1
    qtbot.keyClick(page.rows, Qt.Key.Key_Return)
    assert page.period_box.currentText() == "Wednesday, March 11, 2026"


def test_a_month_is_printed_evening_by_evening(open_page: Open) -> None:
    page = open_page(MATCHES)
    choose(page, 1)
    (text,) = page_texts(pdf_of(page.job()))
    for words in ("March 2026", "3/14/26", "1 (+1,100)", "0 (−4,000)"):
        assert words in text


def test_matches_show_points_and_what_is_special(open_page: Open) -> None:
    page = open_page(
        [*MATCHES[:2], result((ANN, 100), (BEN, 200), ((), 5000), ended=LATER, helped=True)]
    )
    assert sorted(row[1:] for row in cells(page.rows)) == [
        ["100", "200", "won by computer Marcel: 5,000 · with help"],
        ["4,000", "5,000", "paper cards"],
        ["5,200", "3,100", ""],
    ]
    assert page.rows.report.rows[2].bold == [1]


def test_screen_readers_hear_a_row_as_a_sentence(open_page: Open) -> None:
    page = open_page(MATCHES)
    assert page.spoken == (
        "Saturday, March 14, 2026: 1. Ann: 1 match won, points: 9,200, difference: +1,100. "
        "2. Ben: 1 match won, points: 8,100, difference: −1,100"
    )
    said = page.rows.report.rows[0].words
    assert said.endswith("Ann 4,000, Ben 5,000, won, paper cards")


def test_without_matches_the_page_says_how_they_get_there(open_page: Open, qtbot: QtBot) -> None:
    page = open_page([])
    assert "two or more people" in page.spoken
    assert page.more.isHidden()
    assert page.standings.parentWidget().isHidden()
    assert page.new_button.isVisibleTo(page)


def test_a_match_that_is_added_is_shown_and_the_group_stays(open_page: Open, qtbot: QtBot) -> None:
    results = MATCHES[:]
    page = open_page(results)
    qtbot.keyClick(page.group_box, Qt.Key.Key_Down)
    results.append(result((("Zoë",), 5000), (BEN, 3), ended=LATER + timedelta(hours=1)))
    page.reload()
    assert page.group_box.count() == 3
    assert page.group_box.currentText() == "Ann, Ben and Cleo"


def test_what_is_shown_is_printed_with_every_match(open_page: Open) -> None:
    page = open_page(MATCHES * 40)
    texts = page_texts(pdf_of(page.job()))
    assert len(texts) > 1
    assert "Standings after 80 matches" in texts[0]
    assert "Ann and Ben" in texts[0]
    assert sum(text.count("paper cards") for text in texts) == 40
    assert all("Notes" in text for text in texts)


def test_the_matches_are_exported_as_documented(open_page: Open, tmp_path: Path) -> None:
    page = open_page(MATCHES)
    path = tmp_path / "evenings.csv"
    write_export(page, page.export(), path)
    rows = list(csv.DictReader(io.StringIO(path.read_text("utf-8"))))
    assert len(rows) == 4
    assert rows[3] == {
        "evening": "2026-03-14",
        "ended": LATER.astimezone(UTC).isoformat(timespec="seconds"),
        "origin": "paper",
        "player": "Ben",
        "side": "1",
        "points": "5000",
        "difference": "1000",
        "result": "won",
        "helped": "0",
    }


def test_the_line_on_the_score_sheet_names_the_evening() -> None:
    lines = standings_of(("Ann", "Ben"), MATCHES[:1])
    assert today_line(lines, EVENING) == "Tonight: Ann 1, Ben 0"
    assert today_line(lines, EVENING.replace(hour=15)) == "Today: Ann 1, Ben 0"
    assert today_line(lines, EVENING.replace(hour=2)) == "Tonight: Ann 1, Ben 0"


def test_differences_have_a_sign() -> None:
    assert [signed(n) for n in (1250, 0, -350)] == ["+1,250", "0", "−350"]

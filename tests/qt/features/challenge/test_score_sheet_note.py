"""The score sheet of a challenge: its number, results, and another try."""

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from mille_qt.features.challenge.challenge_page import ChallengePage
from mille_qt.features.challenge.challenges import ChallengeNote
from mille_qt.features.challenge.results_dialog import ResultsDialog
from mille_qt.ui.paths import matches_folder
from mille_rules import Record
from tests.qt.features.challenge.challenges import NUMBER, cells, played, save
from tests.qt.play.player_at_table import PlayerAtTable

Seat = Callable[..., PlayerAtTable]


def test_the_score_sheet_shows_the_number_and_offers_another_try_at_the_end(sit_down: Seat) -> None:
    player = sit_down(played(1))
    sheet = player.sheet
    assert sheet is not None
    (note,) = sheet.findChildren(ChallengeNote)
    assert note.number.text() == "Challenge 700 · 2 · K7F3Q"
    assert not note.again_button.isVisible()
    note.copy_button.click()
    assert QGuiApplication.clipboard().text() == "700 · 2 · K7F3Q"
    player.window.match_controller.play(played(99))
    player.settle()
    assert player.sheet is not None
    (note,) = player.sheet.findChildren(ChallengeNote)
    before = player.window.match.match_id  # type: ignore[union-attr]
    note.again_button.click()
    player.settle()
    match = player.window.match
    assert match is not None
    assert match.challenge == NUMBER
    assert match.match_id != before


def test_other_players_get_the_page_with_the_same_number(sit_down: Seat) -> None:
    player = sit_down(played(1))
    assert player.sheet is not None
    (note,) = player.sheet.findChildren(ChallengeNote)
    note.others_button.click()
    page = player.window.pages.currentWidget()
    assert isinstance(page, ChallengePage)
    assert page.number.challenge == NUMBER
    assert page.seats.names == ("Anna", "")
    assert page.level_box.level == "normal"


def test_results_during_a_match_end_with_its_latest_race(sit_down: Seat, qtbot: QtBot) -> None:
    save(played(3, name="Zoë"), "from a friend")
    player = sit_down(played(1))
    qtbot.waitUntil(lambda: len(list(matches_folder().glob("*.mille"))) > 1)
    assert player.sheet is not None
    (note,) = player.sheet.findChildren(ChallengeNote)
    note.results_button.click()
    (dialog,) = player.window.findChildren(ResultsDialog)
    qtbot.waitUntil(lambda: dialog.table.model().rowCount() > 1)
    assert dialog.table.currentIndex().siblingAtColumn(0).data() == "Anna"
    (friends,) = [row for row in cells(dialog) if row[0] == "Zoë"]
    assert "+" not in friends[2]
    assert friends[4] == "up to race 1"
    dialog.close_button.click()


def test_score_sheets_of_other_matches_show_no_number(sit_down: Seat) -> None:
    record = played(1)
    plain = Record(record.header, [line for line in record.lines if "challenge" not in str(line)])
    sheet = sit_down(plain).sheet
    assert sheet is not None
    assert sheet.findChildren(ChallengeNote) == []

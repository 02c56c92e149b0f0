"""Leaving a match: it asks only where something could be lost."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mille_qt.session.autosave import Autosave
from mille_qt.session.matches import match_folder
from mille_qt.ui.paths import matches_folder
from tests.qt.conftest import Seat
from tests.qt.play.file_boxes import (
    Key,
    autosave,
    box,
    choose_file,
    full_disk,
    no_box,
    play_some,
    press,
)
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import match_where


class TestLeaving:
    def test_a_match_that_goes_on_later_is_left_without_a_question(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        play_some(player, 1)
        text = player.page.session.text()
        player.keys("q")
        assert no_box(player.window)
        assert player.window.game is None
        player.window.shell.continue_last_match()
        assert PlayerAtTable(player.window).page.session.text() == text

    def test_a_file_of_the_players_own_that_is_behind_is_saved_first(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(match_where("roll"))
        path = tmp_path / "match.mille"
        player.window.match_controller.save()
        choose_file(player.window, path)
        play_some(player, 1)
        text = player.page.session.text()
        player.keys("q")
        assert "match.mille" in box(player.window).informativeText()
        assert path.read_text("utf-8") != text
        press(player.window, "&Save…")
        assert player.window.game is None
        assert path.read_text("utf-8") == text

    def test_a_match_opened_from_another_folder_is_kept_and_closes_without_a_question(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        path = tmp_path / "match.mille"
        path.write_text(match_where("roll").text(), "utf-8")
        before = path.read_text("utf-8")
        player = sit_down(match_where("25"))
        player.window.shell.open_match(path)
        player.settle()
        play_some(player, 1)
        text = player.page.session.text()
        player.window.close()
        assert no_box(player.window)
        assert not player.window.isVisible()
        assert path.read_text("utf-8") == before
        assert text in [kept.read_text("utf-8") for kept in matches_folder().glob("*.mille")]

    def test_a_match_that_is_not_on_disk_is_saved_elsewhere_first(
        self, sit_down: Seat, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setattr(Autosave, "file_for", full_disk)
        player = sit_down(match_where("roll"))
        play_some(player, 1)
        text = player.page.session.text()
        player.window.close()
        press(player.window, "&Save…")
        assert player.window.isVisible(), "not before it is saved"
        choose_file(player.window, tmp_path / "match.mille")
        assert not player.window.isVisible()
        assert (tmp_path / "match.mille").read_text("utf-8") == text

    def test_what_is_saved_is_left_without_a_question(self, sit_down: Seat, tmp_path: Path) -> None:
        player = sit_down(match_where("roll"))
        play_some(player, 1)
        player.window.match_controller.save()
        choose_file(player.window, tmp_path / "match.mille")
        QTest.keyClick(player.page, Key.Key_Q)
        assert no_box(player.window)
        assert player.window.game is None

    def test_other_moves_after_taking_back_are_not_taken_for_the_saved_ones(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(match_where("25 50 75", practice=True))
        player.keys("1", "d")
        player.window.match_controller.save()
        choose_file(player.window, tmp_path / "match.mille")
        player.keys(Key.Key_Backspace)
        player.keys("2", "d")
        player.keys("q")
        assert box(player.window).text() == "Leave the match?"

    def test_the_window_closes_without_a_question_since_nothing_is_lost(
        self, sit_down: Seat
    ) -> None:
        player = sit_down(match_where("roll"))
        play_some(player, 1)
        text = player.page.session.text()
        player.window.close()
        assert not player.window.isVisible()
        assert autosave().read_text("utf-8") == text
        assert match_folder.is_free(autosave())

    def test_so_does_a_new_game_begin(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        play_some(player, 1)
        QTest.keyClick(player.window, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert player.window.game is None
        QTest.keyClick(player.window.focusWidget(), Key.Key_Return)
        PlayerAtTable(player.window).settle()
        assert player.window.game is not None

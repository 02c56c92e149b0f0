"""Saving where nothing can be written says so, and nothing is lost."""

import errno
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from mille_qt.session.autosave import Autosave
from mille_qt.ui.paths import matches_folder
from mille_rules import Record
from mille_rules.journal import read_file
from tests.qt.conftest import Seat
from tests.qt.play.file_boxes import (
    ENGLISH,
    FRENCH,
    Key,
    autosave,
    box,
    choose_file,
    ctrl,
    forbid,
    full_disk,
    no_box,
    play_some,
    press,
)
from tests.qt.play.player_at_table import texts_of
from tests.qt.play.staged_match import header, match_where


class TestFullDisk:
    def test_saving_where_nothing_can_be_written_says_so_and_offers_another_place(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(match_where("roll"))
        ctrl(player.window, Key.Key_S)
        choose_file(player.window, tmp_path / "no such folder" / "match.mille")
        words = box(player.window).informativeText()
        assert "match.mille could not be written" in words
        assert "Nothing is lost" in words
        press(player.window, "&Save elsewhere…")
        choose_file(player.window, tmp_path / "match.mille")
        assert read_file(tmp_path / "match.mille").record.moves()
        assert no_box(player.window)
        play_some(player, 2)

    def test_a_folder_that_nobody_may_write_to(self, sit_down: Seat, tmp_path: Path) -> None:
        player = sit_down(match_where("roll"))
        folder = tmp_path / "read-only"
        folder.mkdir()
        forbid(folder)
        player.window.match_controller.save_as()
        choose_file(player.window, folder / "match.mille")
        assert "could not be written" in box(player.window).informativeText()
        press(player.window, "&Not now")
        play_some(player, 2)
        assert player.page.session.path is None

    @pytest.mark.parametrize(
        ("number", "said"),
        [
            (errno.ENOSPC, "No space left on device. Free some disk space."),
            (errno.EROFS, "Read-only file system. Save the match somewhere else."),
        ],
    )
    def test_when_the_autosave_fails_the_match_goes_on_and_says_why_until_it_is_over(
        self, sit_down: Seat, monkeypatch: pytest.MonkeyPatch, number: int, said: str
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player, 2)
        real = Path.open

        def full(path: Path, *args: object, **more: object) -> object:
            if path.parent == matches_folder():
                raise OSError(number, "what the system says")
            return real(path, *args, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(Path, "open", full)
        play_some(player, 2)
        banner = [t for t in texts_of(player.page, QLabel) if t.startswith("Not saved")]
        assert banner == [f"Not saved: {said}"]
        player.speak(FRENCH)
        assert not any(t.startswith("Not saved") for t in texts_of(player.page, QLabel))
        player.speak(ENGLISH)
        monkeypatch.setattr(Path, "open", real)
        player.page.session.autosaved.emit()
        player.page.session._autosave()
        assert not any(t.startswith("Not saved") for t in texts_of(player.page, QLabel))
        assert read_file(autosave()).record.text() == player.page.session.text()


def test_a_match_that_finds_no_place_for_its_autosave_says_so_and_looks_again(
    sit_down: Seat, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Autosave, "file_for", full_disk)
    player = sit_down(match_where("roll 25", "25"))
    player.play_by_keys(player.decide())
    assert player.page.banner.text().startswith("Not saved: No space left on device")
    assert not player.page.banner.isHidden()
    monkeypatch.setattr(Autosave, "file_for", lambda _self, _record: tmp_path / "found.mille")
    player.play_by_keys(player.decide())
    assert player.page.banner.isHidden()
    assert (tmp_path / "found.mille").read_text("utf-8") == player.page.session.text()

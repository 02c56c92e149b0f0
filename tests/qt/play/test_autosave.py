"""Every match has a file of its own from its first move, and goes on from it."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType, FunctionType
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.session.autosave import Autosave, DeferredJournal
from mille_qt.session.matches.match_folder import folder_contents
from mille_qt.session.matches.recent_matches import MOST_BOOKMARKS
from mille_qt.ui.paths import data_folder, matches_folder
from mille_rules import Card, Phase, Record, apply, read_record
from mille_rules.journal import read_file
from mille_rules.match_id import match_id
from tests.qt.conftest import Seat
from tests.qt.play.file_boxes import autosave, box, play_some
from tests.qt.play.player_at_table import PlayerAtTable, texts_of
from tests.qt.play.staged_match import header, match_where

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"
locks_can_be_removed = pytest.mark.skipif(
    os.name != "posix", reason="elsewhere a lock cannot be removed"
)


def calls_of(function: FunctionType, during: Callable[[], None]) -> int:
    """Count the calls of a function in this thread while another one runs."""
    calls = 0

    def count(frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call" and frame.f_code is function.__code__

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        during()
    finally:
        sys.setprofile(before)
    return calls


class TestAutosave:
    def test_after_every_move_the_file_replays_to_the_match_on_the_table(
        self, sit_down: Seat
    ) -> None:
        player = sit_down(Record(header((0,), 3)), first=0)
        for _ in range(12):
            play_some(player, 1)
            reading = read_file(autosave())
            assert (reading.fault, reading.torn) == (None, False)
            assert reading.record.text() == player.page.session.text()
            state, view = reading.record.state, player.update.view
            assert state.hands[0] == view.hand
            assert (state.tableaux, state.discards) == (view.tableaux, view.discards)

    def test_continue_on_the_start_page_goes_on_with_the_same_race(
        self, sit_down: Seat, open_window: Callable[[], MainWindow]
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player)
        view, window = player.update.view, player.window
        player.keys("q")
        start = window.shell.start_page
        assert window.centralWidget().currentWidget() is start  # type: ignore[attr-defined]
        assert start.continue_button.isVisible()
        said = start.continue_button.accessibleDescription()
        assert said.startswith("Anna and Marcel · race 1 · ")
        QTest.mouseClick(start.continue_button, Qt.MouseButton.LeftButton)
        player.settle()
        again = player.update.view
        assert (again.hand, again.tableaux, again.moves) == (view.hand, view.tableaux, view.moves)
        play_some(player)
        assert read_file(autosave()).record.text() == player.page.session.text()

    def test_a_match_that_is_over_shows_its_result_on_the_start_page(
        self, open_window: Callable[[], MainWindow], qtbot: QtBot
    ) -> None:
        record = read_record((PLAYTHROUGHS / "classic-2.mille").read_bytes()).record
        assert record.state.phase is Phase.OVER
        matches_folder().mkdir(parents=True)
        (matches_folder() / "over.mille").write_text(record.text(), "utf-8")
        Autosave().recent.note("over.mille", match_id(record), over=True)
        finished = Autosave().last_finished()
        assert finished is not None
        assert finished.record.text() == record.text()
        start = open_window().shell.start_page
        qtbot.waitUntil(lambda: start.board.title.text().startswith("Won by "))
        assert not start.offers_match

    def test_continuing_a_match_applies_each_of_its_moves_once(
        self, open_window: Callable[[], MainWindow]
    ) -> None:
        data = (PLAYTHROUGHS / "classic-2.mille").read_bytes()
        record = read_record(data).record
        (second_deal,) = (
            number
            for number, line in enumerate(record.moves())
            if line.move.deal is not None and line.move.deal.race == 2
        )
        matches_folder().mkdir(parents=True)
        path = matches_folder() / "saved.mille"
        part = record.before_move(second_deal + 20)
        people = Record(header((0, 1), rules=record.header.rules), part.lines)
        path.write_text(people.text(), "utf-8")

        def continue_match() -> None:
            start = open_window().shell.start_page
            QTest.mouseClick(start.continue_button, Qt.MouseButton.LeftButton)

        applied = calls_of(cast("FunctionType", apply), continue_match)
        assert applied == len(part.moves())
        assert read_file(path).record.moves() == part.moves(), "no player has moved"

    def test_a_match_that_changed_since_the_start_page_read_it_is_read_again(self) -> None:
        autosave, record = Autosave(), match_where("roll", moves=("0 play roll",))
        matches_folder().mkdir(parents=True)
        path = matches_folder() / "saved.mille"
        path.write_text(record.text(), "utf-8")
        found = autosave.last_match()
        assert found is not None
        assert autosave.read(path).record is found.record
        assert autosave.read(path).record is not found.record, "one player each adds moves"
        assert autosave.last_match() is not None
        with path.open("a") as file:
            file.write("1 draw\n")
        assert str(autosave.read(path).record.lines[-1]) == "1 draw"

    def test_every_match_gets_a_file_of_its_own_named_after_day_and_players(
        self, sit_down: Seat
    ) -> None:
        texts = []
        for _ in range(2):
            player = sit_down(Record(header((0,))), first=0)
            play_some(player)
            texts.append(player.page.session.text())
        files = sorted(matches_folder().glob("*.mille"))
        assert sorted(file.read_text("utf-8") for file in files) == sorted(texts)
        assert all("Anna, Marcel" in file.name for file in files)

    def test_a_new_match_says_by_a_mark_which_one_it_is(
        self, open_window: Callable[[], MainWindow]
    ) -> None:
        window = open_window()
        seen = set()
        for _ in range(2):
            window.match_controller.play_new(header((0,)), 0, False)
            assert window.match is not None
            assert f"mark match {window.match.match_id}\n" in window.match.text()
            seen.add(window.match.match_id)
        assert len(seen) == 2

    def test_a_match_opened_from_elsewhere_twice_goes_on_in_the_same_file(
        self, open_window: Callable[[], MainWindow], tmp_path: Path
    ) -> None:
        path = tmp_path / "from elsewhere.mille"
        path.write_text(match_where("roll").text(), "utf-8")
        window = open_window()
        for _ in range(2):
            window.shell.open_match(path)
            PlayerAtTable(window).settle()
            assert window.match is not None
            window.match._autosave()
            assert window.match.text().endswith("0 draw\n"), "drawn by itself"
        assert len(list(matches_folder().glob("*.mille"))) == 1

    def test_but_not_where_it_went_on_in_another_way_meanwhile(
        self, open_window: Callable[[], MainWindow], tmp_path: Path
    ) -> None:
        path = tmp_path / "from elsewhere.mille"
        path.write_text(match_where("roll 25").text(), "utf-8")
        window = open_window()
        for key in ("roll", "25"):
            window.shell.open_match(path)
            player = PlayerAtTable(window)
            player.settle()
            player.keys(str(player.place_with(Card.from_slug(key)) + 1), "d")
            window.shell.show_start()
        assert len(list(matches_folder().glob("*.mille"))) == 2

    def test_two_programs_do_not_share_a_file(self) -> None:
        record = match_where("roll")
        one, other = Autosave(), Autosave()
        mine, theirs = one.file_for(record), other.file_for(record)
        assert mine is not None
        assert mine != theirs
        assert one.file_for(record) == mine, "it stays its own"

    @locks_can_be_removed
    def test_who_has_locked_a_match_again_after_its_folder_was_removed_keeps_it(self) -> None:
        record = match_where("roll")
        one, other = Autosave(), Autosave()
        mine = one.file_for(record)
        shutil.rmtree(matches_folder())
        theirs = other.file_for(record)
        assert theirs == mine
        assert one.file_for(record) != mine
        one.release(match_id(record), over=False)
        assert folder_contents(matches_folder()).in_play == {theirs.name}
        assert other.file_for(record) == theirs
        other.release(match_id(record), over=False)
        assert not folder_contents(matches_folder()).in_play

    @locks_can_be_removed
    def test_who_leaves_a_match_takes_no_lock_that_another_has_made_since(self) -> None:
        record = match_where("roll")
        one, other = Autosave(), Autosave()
        one.file_for(record)
        shutil.rmtree(matches_folder())
        theirs = other.file_for(record)
        theirs.write_text(record.text(), "utf-8")
        one.release(match_id(record), over=False)
        assert folder_contents(matches_folder()).in_play == {theirs.name}
        other.release(match_id(record), over=False)

    def test_a_match_that_another_program_plays_cannot_be_continued(self) -> None:
        record = match_where("roll", moves=("0 play roll",))
        one, other = Autosave(), Autosave()
        path = one.file_for(record)
        assert path is not None
        path.write_text(record.text(), "utf-8")
        assert other.last_match() is None
        assert not other.continue_in(path, record)
        one.release(match_id(record), over=False)
        found = other.last_match()
        assert found is not None
        assert found.path == path

    def test_a_match_that_was_never_written_leaves_no_file(self) -> None:
        record = match_where("roll")
        autosave = Autosave()
        path = autosave.file_for(record)
        assert path is not None
        autosave.release(match_id(record), over=False)
        assert not path.exists()

    def test_where_no_folder_can_be_made_there_is_no_autosave_and_no_end(self) -> None:
        folder = matches_folder()
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.write_text("in the way")
        with pytest.raises(FileExistsError):
            Autosave().file_for(match_where("roll"))
        assert Autosave().last_match() is None

    def test_a_match_that_is_over_or_never_began_is_not_offered_nor_read_again(self) -> None:
        folder = matches_folder()
        folder.mkdir(parents=True)
        (folder / "one.mille").write_text(Record(header((0,))).text(), "utf-8")
        (folder / "two.mille").write_text("nonsense", "utf-8")
        assert Autosave().last_match() is None
        assert all(bookmark.over for bookmark in Autosave().recent.all())

    def test_the_match_played_last_is_offered_among_many(self) -> None:
        record = match_where("roll", moves=("0 play roll",))
        folder = matches_folder()
        folder.mkdir(parents=True)
        for number in range(3 * MOST_BOOKMARKS):
            (folder / f"2026-01-01 {number:02}.00 x.mille").write_text("nonsense", "utf-8")
        played = folder / "An old one.mille"
        played.write_text(record.text(), "utf-8")
        autosave = Autosave()
        assert autosave.continue_in(played, record)
        autosave.release(match_id(record), over=False)
        found = Autosave().last_match()
        assert found is not None
        assert found.path == played

    def test_without_any_bookmark_the_newest_files_are_looked_at(self) -> None:
        record = match_where("roll", moves=("0 play roll",))
        folder = matches_folder()
        folder.mkdir(parents=True)
        for day, text in ((1, record.text()), (2, record.text()), (3, "nonsense")):
            (folder / f"2026-01-0{day} 12.00 x.mille").write_text(text, "utf-8")
        offered = []
        for _ in range(2):
            found = Autosave().last_match()
            assert found is not None
            offered.append(found.path.name)
            found.path.unlink()
        assert offered == ["2026-01-02 12.00 x.mille", "2026-01-01 12.00 x.mille"]

    @locks_can_be_removed
    def test_who_removes_the_folder_while_a_match_is_played_gets_the_whole_match_again(
        self, sit_down: Seat
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player, 2)
        shutil.rmtree(data_folder())
        play_some(player, 1)
        assert not any(t.startswith("Not saved") for t in texts_of(player.page, QLabel))
        assert read_file(autosave()).record.text() == player.page.session.text()
        shutil.rmtree(data_folder())
        player.page.session._autosave()
        assert read_file(autosave()).record.text() == player.page.session.text()

    @locks_can_be_removed
    @pytest.mark.parametrize("removed", ["folder", "lock"])
    def test_a_match_whose_lock_is_removed_is_locked_again_with_its_next_line(
        self, removed: str, sit_down: Seat, open_window: Callable[[], MainWindow]
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player, 2)
        if removed == "folder":
            shutil.rmtree(data_folder())
        else:
            (lock,) = matches_folder().glob(".*.lock")
            lock.unlink()
        play_some(player, 1)
        assert not Autosave().is_free(autosave())
        other = open_window()
        other.shell.open_match(autosave())
        assert "being played in another window" in box(other).informativeText()
        player.window.match_controller.close_match()
        assert Autosave().is_free(autosave())

    def test_the_first_line_after_that_is_no_trouble(self, tmp_path: Path) -> None:
        path, record = tmp_path / "matches" / "match.mille", match_where("roll")
        journal = DeferredJournal(lambda: path)
        journal.rewrite(record)
        shutil.rmtree(path.parent)
        journal.write(record.lines[-1], record)
        assert journal.trouble is None
        assert path.read_text("utf-8") == record.text()

    @pytest.mark.skipif(os.name != "posix", reason="elsewhere links need rights")
    def test_a_folder_that_cannot_be_looked_into_is_trouble_until_it_can(
        self, tmp_path: Path
    ) -> None:
        path, record = tmp_path / "matches" / "match.mille", match_where("roll")
        journal = DeferredJournal(lambda: path)
        journal.rewrite(record)
        elsewhere = path.parent.rename(tmp_path / "elsewhere")
        # As a folder without rights would, but for root too: no name may be that long.
        path.parent.symlink_to("x" * 300)
        journal.catch_up(record)
        assert journal.trouble is not None
        path.parent.unlink()
        elsewhere.rename(path.parent)
        journal.catch_up(record)
        assert journal.trouble is None

    def test_a_match_that_another_window_plays_is_not_opened_to_play(
        self, sit_down: Seat, open_window: Callable[[], MainWindow]
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player, 2)
        other = open_window()
        other.shell.open_match(autosave())
        assert "being played in another window" in box(other).informativeText()
        assert other.game is None

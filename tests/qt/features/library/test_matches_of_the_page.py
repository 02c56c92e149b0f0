"""The commands of the library page for matches and their files, by keyboard and mouse."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.library.library import LibrarySheet
from mille_qt.features.library.matches_model import Column
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.ui.paths import matches_folder
from mille_rules import Record
from tests.qt.features.library.conftest import Put, box, column, finished, press, under_way
from tests.qt.features.library.keys_and_files import (
    CTRL,
    LEFT,
    SHIFT,
    Key,
    Open,
    current_page,
    dialog_of,
    drop,
    keys,
)
from tests.qt.play.player_at_table import PlayerAtTable


def choose(window: MainWindow, path: Path) -> None:
    """Choose a file in the open dialog."""
    (dialog,) = [each for each in window.findChildren(QFileDialog) if each.isVisible()]
    dialog.fileSelected.emit(str(path))
    dialog.close()


class TestMatches:
    def test_enter_continues_a_match_in_its_file(self, some: list[Path], open_page: Open) -> None:
        window, page = open_page()
        before = some[1].read_text("utf-8")
        page.table.select_match("two.mille")
        keys(page, Key.Key_Return)
        player = PlayerAtTable(window)
        player.settle()
        player.lift_curtain()
        player.play_by_keys(player.update.choices[-1])
        assert some[1].read_text("utf-8").startswith(before)
        assert some[1].read_text("utf-8") == player.page.session.text() != before
        window.shell.open_library()
        assert window.shell.features.library.page is not None
        assert [entry.name for entry in window.shell.features.library.page.table.selected] == [
            "two.mille"
        ]

    def test_a_match_that_was_not_listed_before_is_selected(
        self, some: list[Path], open_page: Open
    ) -> None:
        window, _page = open_page()
        window.match_controller.play_new(under_way().header, 0, practice=False)
        played = window.shell.match_file
        assert played is not None
        _window, page = open_page(window)
        assert [entry.name for entry in page.table.selected] == [played.name]

    def test_opened_again_the_library_still_opens_matches(
        self, some: list[Path], open_page: Open
    ) -> None:
        window, former = open_page()
        window, page = open_page(window)
        assert current_page(window) is page is not former
        page.table.select_match("one.mille")
        keys(page, Key.Key_Return)
        assert isinstance(current_page(window), ReplayPage)

    def test_a_finished_match_is_replayed_and_closing_returns_to_the_library(
        self, some: list[Path], open_page: Open
    ) -> None:
        window, page = open_page()
        page.table.select_match("one.mille")
        assert page.continue_button.isHidden()
        keys(page, Key.Key_Return)
        replay = current_page(window)
        assert isinstance(replay, ReplayPage)
        replay.closed.emit()
        again = window.shell.features.library.page
        assert again is not None
        assert current_page(window) is again
        assert [entry.name for entry in again.table.selected] == ["one.mille"]

    def test_the_score_sheet_opens_and_escape_returns(
        self, some: list[Path], open_page: Open
    ) -> None:
        window, page = open_page()
        page.table.select_match("one.mille")
        keys(page, Key.Key_F8)
        sheet = current_page(window)
        assert isinstance(sheet, LibrarySheet)
        assert not sheet.buttons.save.isVisible()
        keys(window, Key.Key_Escape)
        assert current_page(window) is window.shell.features.library.page is not None

    def test_the_beginning_of_a_damaged_match_can_be_continued(
        self, some: list[Path], open_page: Open
    ) -> None:
        window, page = open_page()
        page.table.select_match("three.mille")
        assert page.continue_button.text() == "&Open the first part"
        keys(page, Key.Key_Return)
        press(page, "&Open the first part")
        assert window.match is not None
        window.match._autosave()
        assert some[2].read_text("utf-8") == window.match.text()
        assert some[2].with_name("three.mille.damaged").exists()

    def test_a_match_that_another_window_plays_cannot_be_changed(
        self, some: list[Path], open_window: Callable[[], MainWindow], open_page: Open, qtbot: QtBot
    ) -> None:
        other = open_window()
        other.shell.open_match(some[1])
        _, page = open_page()
        page.table.select_match("two.mille")
        qtbot.waitUntil(lambda: page.model.is_in_play("two.mille"))
        row = page.model.row_of("two.mille")
        assert row is not None
        assert column(page, Column.RESULT)[row].startswith("In another window: race 1")
        commands = page.commands
        for action in (commands.continue_match, commands.rename, commands.delete):
            assert not action.isEnabled()
        assert commands.score_sheet.isEnabled()

    def test_a_match_is_watched_again_once_a_race_is_over(self, put: Put, open_page: Open) -> None:
        put(under_way("Ann", "Marcel", number=1), "first race")
        put(finished("Zoe", "Bob", number=2), "finished")
        begun = under_way("Ann", "Bob", number=3)
        brought = begun.header._replace(points=(500, 0), games=(0, 0))
        put(Record(brought, begun.lines), "with points")
        _, page = open_page()
        for name, over in (("first race", False), ("finished", True), ("with points", False)):
            page.table.select_match(f"{name}.mille")
            assert page.commands.watch.isEnabled() == over
            assert page.watch_button.isEnabled() == over

    def test_a_match_in_any_file_is_continued(self, open_page: Open, tmp_path: Path) -> None:
        path = tmp_path / "elsewhere.mille"
        path.write_text(under_way("Zoe", "Marcel").text(), "utf-8")
        window, page = open_page()
        page.commands.open_file.trigger()
        choose(window, path)
        assert window.match is not None
        assert window.match.names == ("Zoe", "Marcel")

    @pytest.mark.parametrize("by_key", [True, False])
    def test_a_match_in_any_file_is_replayed_and_then_the_matches_are_shown(
        self, open_page: Open, tmp_path: Path, by_key: bool
    ) -> None:
        path = tmp_path / "elsewhere.mille"
        path.write_text(finished("Zoe", "Marcel").text(), "utf-8")
        window, page = open_page()
        if by_key:
            QTest.keyClick(page, Key.Key_R, CTRL)
        else:
            page.commands.replay_file.trigger()
        choose(window, path)
        replay = window.pages.currentWidget()
        assert isinstance(replay, ReplayPage)
        QTest.keyClick(replay, Key.Key_Escape)
        assert current_page(window) is window.shell.features.library.page

    def test_a_shortcut_and_the_start_page_open_the_library_and_escape_closes_it(
        self, open_window: Callable[[], MainWindow]
    ) -> None:
        window = open_window()
        for way in (
            lambda: QTest.keyClick(window, Key.Key_O, CTRL | SHIFT),
            lambda: QTest.mouseClick(window.shell.start_page.matches_button, LEFT),
        ):
            way()
            assert current_page(window) is window.shell.features.library.page is not None
            QTest.keyClick(window.focusWidget(), Key.Key_Escape)
            assert current_page(window) is window.shell.start_page


class TestFiles:
    def test_f2_renames_and_starts_no_new_game(self, some: list[Path], open_page: Open) -> None:
        window, page = open_page()
        page.table.select_match("two.mille")
        keys(page, Key.Key_F2)
        (dialog,) = page.findChildren(QInputDialog)
        assert dialog.textValue() == "two"
        dialog.setTextValue("A long evening")
        dialog.accept()
        assert current_page(window) is page
        assert (matches_folder() / "A long evening.mille").exists()
        assert not some[1].exists()
        assert column(page, Column.NOTES)[1] == "A long evening"
        assert [entry.name for entry in page.table.selected] == ["A long evening.mille"]

    def test_delete_moves_to_the_trash_and_undo_restores(
        self, some: list[Path], open_page: Open
    ) -> None:
        _, page = open_page()
        text = some[1].read_text("utf-8")
        page.table.select_match("two.mille")
        keys(page, Key.Key_Delete)
        assert not some[1].exists()
        assert page.notice.text.text() == "1 match moved to the bin."
        assert page.model.rowCount() == 2
        assert len(page.table.selected) == 1, "the next one"
        QTest.mouseClick(page.notice.button, LEFT)
        assert some[1].read_text("utf-8") == text
        assert page.model.rowCount() == 3

    def test_without_a_trash_it_asks_before_deleting(
        self, some: list[Path], open_page: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(
            "mille_qt.features.library.file_commands.move_to_trash", lambda _path: None
        )
        _, page = open_page()
        page.table.selectAll()
        keys(page, Key.Key_Delete)
        assert "no bin" in box(page).informativeText()
        press(page, "&Keep")
        assert all(path.exists() for path in some)
        page.commands.delete.trigger()
        press(page, "&Delete permanently")
        assert not any(path.exists() for path in some)
        assert page.model.rowCount() == 0

    def test_several_files_are_imported_and_failures_are_listed_with_reasons(
        self, some: list[Path], open_page: Open, tmp_path: Path, qtbot: QtBot
    ) -> None:
        good = tmp_path / "good.mille"
        good.write_text(finished("Zoé", "Ann", number=7).text(), "utf-8")
        (tmp_path / "letter.txt").write_text("Dear aunt", "utf-8")
        bad = tmp_path / "bad.mille"
        bad.write_text(under_way("Max", "Ann", number=8).text() + "0 fly\n", "utf-8")
        _, page = open_page()
        drop(page, good, tmp_path / "letter.txt", bad, some[0])
        qtbot.waitUntil(page.notice.isVisible)
        assert page.notice.text.text() == "1 match imported."
        words = box(page).informativeText()
        assert "letter.txt: it is not a Mille match" in words
        assert "bad.mille: line " in words
        assert "one.mille: you already have this match." in words
        assert "Zoé and Ann" in column(page, Column.PLAYERS)
        press(page, "&Import the first part")
        qtbot.waitUntil(lambda: "Max and Ann" in column(page, Column.PLAYERS))
        assert (matches_folder() / "bad.mille").exists()

    def test_the_shortcut_opens_the_import_dialog(
        self, open_page: Open, tmp_path: Path, qtbot: QtBot
    ) -> None:
        path = tmp_path / "good.mille"
        path.write_text(finished().text(), "utf-8")
        _, page = open_page()
        QTest.keyClick(page, Key.Key_I, CTRL)
        dialog = dialog_of(page)
        dialog.filesSelected.emit([str(path)])
        dialog.done(QFileDialog.DialogCode.Accepted)
        qtbot.waitUntil(lambda: page.model.rowCount() == 1)

    def test_one_match_is_exported_to_a_file_and_several_to_a_folder(
        self, some: list[Path], open_page: Open, tmp_path: Path, own_files: dict[str, Path]
    ) -> None:
        _, page = open_page()
        page.table.select_match("two.mille")
        QTest.keyClick(page.table, Key.Key_E, CTRL)
        dialog = dialog_of(page)
        assert Path(dialog.selectedFiles()[0]) == own_files["documents"] / "two.mille"
        dialog.fileSelected.emit(str(tmp_path / "sent.mille"))
        dialog.done(QFileDialog.DialogCode.Accepted)
        QApplication.processEvents()
        assert (tmp_path / "sent.mille").read_bytes() == some[1].read_bytes()
        (tmp_path / "stick").mkdir()
        page.table.selectAll()
        page.commands.export.trigger()
        dialog = dialog_of(page)
        assert Path(dialog.directory().path()) == own_files["documents"]
        dialog.fileSelected.emit(str(tmp_path / "stick"))
        dialog.done(QFileDialog.DialogCode.Accepted)
        assert len(list((tmp_path / "stick").iterdir())) == 3
        assert page.notice.text.text() == "3 matches exported."

    def test_a_failed_export_is_reported(
        self, some: list[Path], open_page: Open, tmp_path: Path
    ) -> None:
        _, page = open_page()
        page.table.select_match("two.mille")
        page.commands.export.trigger()
        dialog = dialog_of(page)
        dialog.fileSelected.emit(str(tmp_path / "gone" / "sent.mille"))
        dialog.done(QFileDialog.DialogCode.Accepted)
        assert "No such file" in box(page).informativeText()

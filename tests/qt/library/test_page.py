"""The page of matches in a real window: seen, searched, and everything done by keys and mouse."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.library.model import Column
from mille_qt.library.page import MatchesPage
from mille_qt.library.sheet import LibrarySheet
from mille_qt.main_window import MainWindow
from mille_qt.paths import cache_folder, matches_folder
from mille_qt.replay.replay_page import ReplayPage
from mille_qt.saves import Autosave
from mille_rules.match_id import match_id
from tests.qt.library.conftest import Put, box, column, finished, press, under_way
from tests.qt.play.player_at_table import PlayerAtTable

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
Open = Callable[..., tuple[MainWindow, MatchesPage]]


@pytest.fixture
def some(put: Put) -> list[Path]:
    """Three matches, the last played first in the list."""
    return [
        put(finished("Élodie", "Bob", number=1), "one"),
        put(under_way("Ann", "Marcel", number=2), "two"),
        put(under_way("Yvette", "Ann", number=3).text() + "0 fly\n", "three"),
    ]


def keys(page: QWidget, *pressed: Qt.Key | str) -> None:
    """Press keys where the keyboard is."""
    for key in pressed:
        target = page.window().focusWidget()
        assert target is not None
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            QTest.keyClick(target, key)
    QApplication.processEvents()


def dialog_of(page: MatchesPage) -> QFileDialog:
    """The file dialog that stands there."""
    (dialog,) = [d for d in page.findChildren(QFileDialog) if d.isVisible()]
    return dialog


def drop(page: MatchesPage, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    how = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(page, QDragEnterEvent(QPoint(9, 9), *how))
    QApplication.sendEvent(page, QDropEvent(QPointF(9, 9), *how))


def current_page(window: MainWindow) -> object:
    return window.pages.currentWidget()


class TestList:
    def test_it_says_of_every_match_who_played_what_came_of_it_and_by_which_rules(
        self, some: list[Path], open_page: Open
    ) -> None:
        _, page = open_page()
        assert column(page, Column.PLAYERS) == ["Yvette, Ann", "Ann, Marcel", "Élodie, Bob"]
        results = column(page, Column.RESULT)
        assert results[0].startswith("Damaged from line ")
        assert results[1] == "Race 1, 0 : 0"
        assert " won, " in results[2]
        assert column(page, Column.RULES) == ["Winning Moves", "Winning Moves", "Dujardin"]
        assert column(page, Column.SEATS) == ["2", "2", "2"]
        assert "14" in column(page, Column.DATE)[2]
        assert page.status.text() == "3 matches"

    def test_columns_sort_both_ways_and_the_choice_goes_along(
        self, some: list[Path], open_page: Open
    ) -> None:
        _, page = open_page()
        page.table.choose("two.mille")
        page.table.sortByColumn(Column.PLAYERS, Qt.SortOrder.AscendingOrder)
        assert column(page, Column.PLAYERS) == ["Ann, Marcel", "Élodie, Bob", "Yvette, Ann"]
        page.table.sortByColumn(Column.PLAYERS, Qt.SortOrder.DescendingOrder)
        assert column(page, Column.PLAYERS)[0] == "Yvette, Ann"
        assert [entry.name for entry in page.table.chosen] == ["two.mille"]
        for number in Column:
            page.table.sortByColumn(number, Qt.SortOrder.AscendingOrder)
            assert page.model.rowCount() == 3

    @pytest.mark.parametrize(
        ("words", "found"),
        [
            ("ann", ["Yvette, Ann", "Ann, Marcel"]),
            ("ELODIE", ["Élodie, Bob"]),
            ("marcel ann", ["Ann, Marcel"]),
            ("dujardin", ["Élodie, Bob"]),
            ("march 2025 bob", ["Élodie, Bob"]),
            ("two", ["Ann, Marcel"]),
            ("nobody", []),
        ],
    )
    def test_typing_finds_players_rules_days_and_names(
        self, some: list[Path], open_page: Open, words: str, found: list[str]
    ) -> None:
        _, page = open_page()
        keys(page, words)
        assert page.search.text() == words, "letters in the list are meant for the search"
        assert column(page, Column.PLAYERS) == found
        assert page.empty.isVisible() == (not found)
        keys(page, Key.Key_Escape)
        assert page.model.rowCount() == 3

    def test_all_under_way_or_finished(self, some: list[Path], open_page: Open) -> None:
        _, page = open_page()
        QTest.mouseClick(page.shown.buttons[1], LEFT)
        assert column(page, Column.PLAYERS) == ["Ann, Marcel"]
        QTest.mouseClick(page.shown.buttons[2], LEFT)
        assert column(page, Column.PLAYERS) == ["Élodie, Bob"]
        keys(page, Key.Key_Tab)
        page.search.setText("ann")
        assert "“ann”" in page.empty.text.text()
        QTest.mouseClick(page.empty.all_button, LEFT)
        assert page.model.rowCount() == 3

    def test_without_any_match_it_says_how_they_come_here(
        self, open_page: Open, qtbot: QtBot
    ) -> None:
        window, page = open_page()
        qtbot.waitUntil(page.empty.new_button.isVisible)
        assert page.empty.title.text() == "There is no match here yet"
        assert "one on the network comes to its host when it is over" in page.empty.text.text()
        QTest.mouseClick(page.empty.new_button, LEFT)
        assert current_page(window) is not page

    def test_without_any_match_no_two_buttons_have_one_letter(
        self, open_page: Open, qtbot: QtBot
    ) -> None:
        _, page = open_page()
        qtbot.waitUntil(page.empty.new_button.isVisible)
        shortcuts = [button.shortcut() for button in page.findChildren(QPushButton)]
        letters = [letter.toString() for letter in shortcuts if not letter.isEmpty()]
        assert len(set(letters)) == len(letters)

    def test_everything_is_french_at_once(self, some: list[Path], open_page: Open) -> None:
        window, page = open_page()
        window.settings.language = "fr"
        QApplication.processEvents()
        header = page.model.headerData(Column.PLAYERS, Qt.Orientation.Horizontal)
        assert header == "Joueurs"
        assert column(page, Column.RESULT)[1].startswith("Manche 1, ")
        assert page.title.text() == "Parties"

    def test_a_screen_reader_hears_the_whole_row(self, some: list[Path], open_page: Open) -> None:
        _, page = open_page()
        index = page.model.index(1, 0)
        sentence = page.model.data(index, Qt.ItemDataRole.AccessibleTextRole)
        assert "Ann, Marcel. Race 1, 0 : 0. Winning Moves" in sentence
        interface = QAccessible.queryAccessibleInterface(page.table)
        assert interface.text(QAccessible.Text.Name) == "Matches"

    def test_names_however_long_leave_the_page_as_wide_as_it_was(
        self, put: Put, open_page: Open
    ) -> None:
        put(under_way("W" * 200, "M" * 200), "x" * 90)
        window, page = open_page()
        window.resize(1024, 600)
        QApplication.processEvents()
        assert page.width() <= 1024
        assert page.go_on_button.geometry().right() < 1024

    def test_what_comes_into_the_folder_while_the_page_is_shown_is_seen(
        self, some: list[Path], open_page: Open, put: Put, qtbot: QtBot
    ) -> None:
        _, page = open_page()
        put(under_way("Zoé", "Ann", number=9), "new")
        qtbot.waitUntil(lambda: "Zoé, Ann" in column(page, Column.PLAYERS))
        some[0].unlink()
        qtbot.waitUntil(lambda: "Élodie, Bob" not in column(page, Column.PLAYERS))

    def test_an_index_that_is_damaged_makes_no_difference(
        self, some: list[Path], open_page: Open
    ) -> None:
        cache_folder().mkdir(parents=True, exist_ok=True)
        (cache_folder() / "matches.sqlite").write_bytes(b"nonsense" * 1_000)
        _, page = open_page()
        assert page.model.rowCount() == 3


class TestMatches:
    def test_enter_goes_on_with_a_match_and_it_is_written_where_it_was(
        self, some: list[Path], open_page: Open
    ) -> None:
        window, page = open_page()
        before = some[1].read_text("utf-8")
        page.table.choose("two.mille")
        keys(page, Key.Key_Return)
        player = PlayerAtTable(window)
        player.settle()
        player.lift_curtain()
        player.play_by_keys(player.update.choices[-1])
        assert some[1].read_text("utf-8").startswith(before)
        assert some[1].read_text("utf-8") == player.page.session.text() != before
        window.destinations.show_matches()
        assert window.destinations.library.page is not None
        assert [entry.name for entry in window.destinations.library.page.table.chosen] == [
            "two.mille"
        ]

    def test_a_match_that_is_over_is_watched_again_and_the_way_back_leads_here(
        self, some: list[Path], open_page: Open
    ) -> None:
        window, page = open_page()
        page.table.choose("one.mille")
        assert page.go_on_button.isHidden()
        keys(page, Key.Key_Return)
        replay = current_page(window)
        assert isinstance(replay, ReplayPage)
        replay.closed.emit()
        again = window.destinations.library.page
        assert again is not None
        assert current_page(window) is again
        assert [entry.name for entry in again.table.chosen] == ["one.mille"]

    def test_the_score_sheet_of_any_match_and_back(self, some: list[Path], open_page: Open) -> None:
        window, page = open_page()
        page.table.choose("one.mille")
        keys(page, Key.Key_F8)
        sheet = current_page(window)
        assert isinstance(sheet, LibrarySheet)
        assert sheet.save_button.isHidden()
        keys(window, Key.Key_Escape)
        assert current_page(window) is window.destinations.library.page is not None

    def test_the_good_beginning_of_a_damaged_one_goes_on(
        self, some: list[Path], open_page: Open
    ) -> None:
        window, page = open_page()
        page.table.choose("three.mille")
        assert page.go_on_button.text() == "&Open the good beginning"
        keys(page, Key.Key_Return)
        press(page, "&Open the good beginning")
        assert window.match is not None
        window.match._catch_up()
        assert some[2].read_text("utf-8") == window.match.text()
        assert some[2].with_name("three.mille.damaged").exists()

    def test_a_match_that_another_window_plays_is_shown_and_left_alone(
        self, some: list[Path], open_window: Callable[[], MainWindow], open_page: Open, qtbot: QtBot
    ) -> None:
        other = open_window()
        other.matches.open_file(some[1])
        _, page = open_page()
        page.table.choose("two.mille")
        qtbot.waitUntil(lambda: page.model.is_in_play("two.mille"))
        row = page.model.row_of("two.mille")
        assert row is not None
        assert column(page, Column.RESULT)[row].startswith("In another window: race 1")
        commands = page.commands
        for action in (commands.go_on, commands.rename, commands.delete):
            assert not action.isEnabled()
        assert commands.watch.isEnabled()

    def test_the_menu_opens_what_was_played_last(
        self, open_window: Callable[[], MainWindow], put: Put
    ) -> None:
        path, record = put(under_way("A & B", "Marcel")), under_way("A & B", "Marcel")
        autosave = Autosave()
        autosave.take_over(path, record)
        autosave.let_go(match_id(record), over=False)
        window = open_window()
        menu = window.menus._recent
        menu.aboutToShow.emit()
        (action,) = menu.actions()
        assert action.text().startswith("match 0 · ")
        action.trigger()
        assert window.match is not None
        assert window.match.names == ("A & B", "Marcel")

    def test_ctrl_l_and_the_button_of_the_start_page_lead_here_and_escape_back(
        self, open_window: Callable[[], MainWindow]
    ) -> None:
        window = open_window()
        for way in (
            lambda: QTest.keyClick(window, Key.Key_L, CTRL),
            lambda: QTest.mouseClick(window.pages.start.matches_button, LEFT),
        ):
            way()
            assert current_page(window) is window.destinations.library.page is not None
            QTest.keyClick(window.focusWidget(), Key.Key_Escape)
            assert current_page(window) is window.pages.start


class TestFiles:
    def test_f2_renames_and_begins_no_new_game(self, some: list[Path], open_page: Open) -> None:
        window, page = open_page()
        page.table.choose("two.mille")
        keys(page, Key.Key_F2)
        (dialog,) = page.findChildren(QInputDialog)
        assert dialog.textValue() == "two"
        dialog.setTextValue("A long evening")
        dialog.accept()
        assert current_page(window) is page
        assert (matches_folder() / "A long evening.mille").exists()
        assert not some[1].exists()
        assert column(page, Column.NOTES)[1] == "A long evening"
        assert [entry.name for entry in page.table.chosen] == ["A long evening.mille"]

    def test_delete_moves_to_the_bin_and_undo_brings_back(
        self, some: list[Path], open_page: Open
    ) -> None:
        _, page = open_page()
        text = some[1].read_text("utf-8")
        page.table.choose("two.mille")
        keys(page, Key.Key_Delete)
        assert not some[1].exists()
        assert page.notice.text.text() == "1 match moved to the bin."
        assert page.model.rowCount() == 2
        assert len(page.table.chosen) == 1, "the next one"
        QTest.mouseClick(page.notice.button, LEFT)
        assert some[1].read_text("utf-8") == text
        assert page.model.rowCount() == 3

    def test_where_there_is_no_bin_it_asks_before_anything_is_gone(
        self, some: list[Path], open_page: Open, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("mille_qt.library.file_work.move_to_bin", lambda _path: None)
        _, page = open_page()
        page.table.selectAll()
        keys(page, Key.Key_Delete)
        assert "no bin" in box(page).informativeText()
        press(page, "&Keep")
        assert all(path.exists() for path in some)
        page.commands.delete.trigger()
        press(page, "&Delete for good")
        assert not any(path.exists() for path in some)
        assert page.model.rowCount() == 0

    def test_several_files_are_imported_and_those_that_are_not_are_told_with_reasons(
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
        assert "letter.txt: it is not a match of this game" in words
        assert "bad.mille: line " in words
        assert "one.mille: this match is here already." in words
        assert "Zoé, Ann" in column(page, Column.PLAYERS)
        press(page, "&Import the good beginning")
        qtbot.waitUntil(lambda: "Max, Ann" in column(page, Column.PLAYERS))
        assert (matches_folder() / "bad.mille").exists()

    def test_the_dialog_imports_by_its_key(
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
        self, some: list[Path], open_page: Open, tmp_path: Path
    ) -> None:
        _, page = open_page()
        page.table.choose("two.mille")
        QTest.keyClick(page.table, Key.Key_E, CTRL)
        dialog = dialog_of(page)
        assert Path(dialog.selectedFiles()[0]).name == "two.mille"
        dialog.fileSelected.emit(str(tmp_path / "sent.mille"))
        dialog.done(QFileDialog.DialogCode.Accepted)
        QApplication.processEvents()
        assert (tmp_path / "sent.mille").read_bytes() == some[1].read_bytes()
        (tmp_path / "stick").mkdir()
        page.table.selectAll()
        page.commands.copy_out.trigger()
        dialog = dialog_of(page)
        dialog.fileSelected.emit(str(tmp_path / "stick"))
        dialog.done(QFileDialog.DialogCode.Accepted)
        assert len(list((tmp_path / "stick").iterdir())) == 3
        assert page.notice.text.text() == "3 matches exported."

    def test_an_export_that_fails_says_why(
        self, some: list[Path], open_page: Open, tmp_path: Path
    ) -> None:
        _, page = open_page()
        page.table.choose("two.mille")
        page.commands.copy_out.trigger()
        dialog = dialog_of(page)
        dialog.fileSelected.emit(str(tmp_path / "gone" / "sent.mille"))
        dialog.done(QFileDialog.DialogCode.Accepted)
        assert "No such file" in box(page).informativeText()

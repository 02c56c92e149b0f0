"""Saving and opening: what is damaged is said and kept, and no failure is silent."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from mille_qt.app.desktop_integration import FileRequests
from mille_qt.app.main_window import MainWindow
from mille_qt.session.matches import match_folder
from mille_qt.ui.paths import data_folder
from mille_rules import PRESETS, Record
from mille_rules.journal import MAX_FILE_BYTES, read_file
from mille_rules.record import ScoreLine
from tests.examples import each
from tests.qt.conftest import Seat
from tests.qt.play.dropped_file import DroppedFile
from tests.qt.play.file_boxes import (
    ENGLISH,
    FRENCH,
    Key,
    box,
    choose_file,
    ctrl,
    no_box,
    play_some,
    press,
)
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import header, match_where
from tests.rules.random_play import played_match


class TestSaveAndOpen:
    def test_a_match_goes_on_from_its_file_just_as_it_was(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player)
        path = tmp_path / "évening.mille"
        ctrl(player.window, Key.Key_S)
        dialog = choose_file(player.window, path)
        assert Path(dialog.directory().path()) == data_folder()
        saved, view = path.read_text("utf-8"), player.update.view
        play_some(player)
        player.window.shell.open_match(path)
        press(player.window, "&Leave without saving")
        player.settle()
        assert player.update.view.hand == view.hand
        assert player.update.view.tableaux == view.tableaux
        ctrl(player.window, Key.Key_S)
        assert path.read_text("utf-8") == saved, "saved again where it came from, without asking"

    def test_the_file_suggested_is_named_after_the_players(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        ctrl(player.window, Key.Key_S)
        (dialog,) = player.window.findChildren(QFileDialog)
        assert Path(dialog.selectedFiles()[0]).name == "Anna - Marcel.mille"
        assert dialog.defaultSuffix() == "mille"
        dialog.reject()

    def test_save_as_asks_again(self, sit_down: Seat, tmp_path: Path) -> None:
        player = sit_down(match_where("roll"))
        for name in ("one.mille", "two.mille"):
            player.window.match_controller.save_as()
            choose_file(player.window, tmp_path / name)
        texts = {path.read_text("utf-8") for path in tmp_path.glob("*.mille")}
        assert len(texts) == 1
        assert player.page.session.path == tmp_path / "two.mille"

    def test_a_dialog_given_up_changes_nothing(self, sit_down: Seat, tmp_path: Path) -> None:
        player = sit_down(match_where("roll"))
        ctrl(player.window, Key.Key_S)
        (dialog,) = player.window.findChildren(QFileDialog)
        dialog.reject()
        assert player.page.session.path is None
        assert player.page.session.unsaved

    def test_ctrl_o_opens(self, open_window: Callable[[], MainWindow], tmp_path: Path) -> None:
        path = tmp_path / "match.mille"
        path.write_text(match_where("roll", "25", moves=("0 play roll",)).text(), "utf-8")
        window = open_window()
        ctrl(window, Key.Key_O)
        choose_file(window, path)
        player = PlayerAtTable(window)
        player.settle()
        assert player.update.view.tableaux[0].battle

    @pytest.mark.styled
    def test_a_file_dropped_on_the_window_opens(
        self, open_window: Callable[[], MainWindow], tmp_path: Path
    ) -> None:
        path = tmp_path / "match.mille"
        path.write_text(match_where("roll").text(), "utf-8")
        window = open_window()
        for name in ("other.txt", "match.mille"):
            assert window.game is None
            dragged = DroppedFile(window, tmp_path / name, window.rect().center())
            dragged.enter()
            dragged.let_go()
        player = PlayerAtTable(window)
        player.settle()
        assert len(player.items) == 7


class TestDamage:
    GOOD = ("0 play roll", "1 play roll", "0 discard 25")

    @pytest.fixture
    def text(self) -> str:
        return match_where("roll 25", "roll 50", moves=self.GOOD).text()

    @pytest.mark.parametrize("tongue", [ENGLISH, FRENCH])
    def test_a_damaged_file_offers_its_good_beginning_and_is_kept(
        self, sit_down: Seat, tmp_path: Path, text: str, tongue: str
    ) -> None:
        path = tmp_path / "match.mille"
        damaged = text + "1 play 200 on 7\n0 draw\n"
        path.write_text(damaged, "utf-8")
        player = sit_down(match_where("50"))
        player.speak(tongue)
        player.window.shell.open_match(path)
        words = box(player.window).informativeText()
        assert f"{len(text.splitlines()) + 1:d}" in words
        left_out = {ENGLISH: "last 2 lines", FRENCH: "2 lignes sont ignorées"}
        assert left_out[tongue] in words
        assert "match.mille" in words
        offer = {ENGLISH: "&Open the first part", FRENCH: "&Ouvrir le début"}
        press(player.window, offer[tongue])
        player.settle()
        assert player.update.view.tableaux[0].battle
        assert player.update.view.discards[0] == 0
        assert path.read_text("utf-8") == damaged, "until it is saved anew"
        assert (tmp_path / "match.mille.damaged").read_text("utf-8") == damaged
        player.keys("s")
        assert read_file(path).fault is None

    def test_who_does_not_want_the_beginning_keeps_the_file_as_it_is(
        self, open_window: Callable[[], MainWindow], tmp_path: Path, text: str
    ) -> None:
        path = tmp_path / "match.mille"
        path.write_text(text + "nonsense\n", "utf-8")
        window = open_window()
        window.shell.open_match(path)
        press(window, "Cancel")
        assert window.game is None
        assert path.read_text("utf-8").endswith("nonsense\n")

    def test_who_stays_in_the_match_on_the_table_leaves_the_file_alone(
        self, sit_down: Seat, tmp_path: Path, text: str
    ) -> None:
        path = tmp_path / "match.mille"
        path.write_text(text + "nonsense\n", "utf-8")
        player = sit_down(match_where("50"))
        player.window.match_controller.save()
        choose_file(player.window, tmp_path / "own.mille")
        play_some(player, 1)
        page = player.page
        player.window.shell.open_match(path)
        press(player.window, "S&tay")
        assert no_box(player.window)
        assert player.window.game is page
        assert [file.name for file in tmp_path.glob("match*")] == ["match.mille"]

    def test_a_file_that_cannot_be_opened_leaves_the_match_on_the_table(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(match_where("50"))
        page = player.page
        player.window.shell.open_match(tmp_path / "gone.mille")
        press(player.window, "Close")
        assert player.window.game is page
        play_some(player, 1)

    def test_a_line_torn_off_in_the_middle_costs_that_line_only(
        self, open_window: Callable[[], MainWindow], tmp_path: Path, text: str
    ) -> None:
        path = tmp_path / "match.mille"
        path.write_text(text + "1 dra", "utf-8")
        window = open_window()
        window.shell.open_match(path)
        player = PlayerAtTable(window)
        player.settle()
        assert player.update.view.tableaux[0].battle

    @pytest.fixture
    def window(self, open_window: Callable[[], MainWindow]) -> MainWindow:
        return open_window()

    @each("tongue", [ENGLISH, FRENCH])
    @each(
        "data",
        [
            b"",
            b"A letter to my aunt.\n",
            b"mille-record 99\n",
            b"\xff\xfe\x00",
            b"mille-record 1\n",
        ],
    )
    def test_what_is_no_match_is_said_to_be_none(
        self, window: MainWindow, tmp_path: Path, data: bytes, tongue: str
    ) -> None:
        path = tmp_path / "aunt.mille"
        path.write_bytes(data)
        window.settings.language = tongue
        QApplication.processEvents()
        window.shell.open_match(path)
        words = box(window).informativeText()
        said = {ENGLISH: "It is not a Mille match", FRENCH: "n’est pas une partie"}
        assert said[tongue] in words
        assert [b.text() for b in box(window).buttons()] == [
            {ENGLISH: "Close", FRENCH: "Fermer"}[tongue]
        ]
        QTest.keyClick(box(window), Key.Key_Escape)
        assert window.game is None
        assert path.read_bytes() == data

    def test_a_file_that_is_not_there_or_cannot_be_read(
        self, open_window: Callable[[], MainWindow], tmp_path: Path
    ) -> None:
        window = open_window()
        no_file = "Permission denied" if sys.platform == "win32" else "Is a directory"
        for path, why in (
            (tmp_path / "gone.mille", "No such file or directory"),
            (tmp_path, no_file),
        ):
            window.shell.open_match(path)
            assert why in box(window).informativeText()
            press(window, "Close")
            QApplication.processEvents()

    def test_a_file_far_too_long_is_not_even_read(
        self, open_window: Callable[[], MainWindow], tmp_path: Path
    ) -> None:
        path = tmp_path / "long.mille"
        with path.open("wb") as file:
            file.truncate(MAX_FILE_BYTES + 1)
        window = open_window()
        window.shell.open_match(path)
        assert "not a Mille match" in box(window).informativeText()
        press(window, "Close")


def test_a_line_that_was_cut_off_is_left_out_and_said(
    open_window: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = open_window()
    file = tmp_path / "torn.mille"
    whole = match_where("roll 25", "25", moves=("0 play roll",)).text()
    file.write_text(whole + "1 dra", "utf-8")
    window.shell.open_match(file)
    assert "torn.mille" in box(window).informativeText()
    assert window.game is not None
    assert window.game.session.text().startswith(whole)
    assert box(window).text() == "One line was left out"
    box(window).buttons()[0].click()
    assert no_box(window)


def test_of_an_end_that_was_never_written_nobody_says_that_it_was_one_line(
    open_window: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = open_window()
    file = tmp_path / "power cut.mille"
    whole = match_where("roll 25", "25", moves=("0 play roll",)).text()
    file.write_bytes(whole.encode() + b"1 dra" + bytes(1_234))
    window.shell.open_match(file)
    assert box(window).text() == "The end of the file is missing"
    assert "The last 1,234 bytes of" in box(window).informativeText()
    assert window.game is not None
    assert window.game.session.text().startswith(whole)
    box(window).buttons()[0].click()


def test_the_second_of_two_matches_opened_at_once_is_the_one_on_the_screen(
    open_window: Callable[[], MainWindow], tmp_path: Path
) -> None:
    paths = []
    for seats in (2, 3):
        record = played_match(PRESETS["classic"], seats, 7, moves=400).record
        races = [index for index, line in enumerate(record.lines) if isinstance(line, ScoreLine)]
        record = Record(record.header, record.lines[: races[0] + 1])
        paths.append(tmp_path / f"{seats}.mille")
        paths[-1].write_text(record.text(), "utf-8")
    window = open_window()
    for path in paths:
        window.shell.open_match(path)
    for _ in range(20):
        QApplication.processEvents()
    assert window.score_sheet is not None
    assert window.game is not None
    assert len(window.game.session.names) == 3


def test_a_file_that_the_system_asks_for_is_opened(qapp: QApplication, tmp_path: Path) -> None:
    requests, asked = FileRequests(qapp), []
    requests.asked.connect(asked.append)
    file = tmp_path / "Partie d’été.mille"
    assert QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    assert asked == [file]
    # A request for an address names no file.
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl("https://mille.invalid")))
    assert asked == [file]
    qapp.removeEventFilter(requests)
    requests.deleteLater()


def test_the_file_of_a_lock_is_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden: list[Path] = []
    monkeypatch.setattr(match_folder, "hide", hidden.append)
    held = match_folder.lock(tmp_path / "one.mille")
    assert held is not None
    assert hidden == [tmp_path / ".one.mille.lock"]
    assert hidden[0].exists()
    assert match_folder.lock(tmp_path / "one.mille") is None
    assert len(hidden) == 1
    held.unlock()

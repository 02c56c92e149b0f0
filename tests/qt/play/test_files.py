"""Saving, opening, going on, leaving: no match is lost, and no failure is silent."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox

from mille_qt.late_journal import LateJournal
from mille_qt.library import shelf
from mille_qt.library.recent import MOST
from mille_qt.main_window import MainWindow
from mille_qt.paths import data_folder, matches_folder, state_folder
from mille_qt.saves import MAX_FILE_BYTES, Autosave, read_file
from mille_rules import Card, Record
from mille_rules.match_id import match_id
from tests.qt.play.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable, texts_of
from tests.qt.play.staged_match import header, match_where

Key = Qt.Key
ENGLISH, FRENCH = "en", "fr"


def play_some(player: PlayerAtTable, moves: int = 5) -> None:
    for _ in range(moves):
        player.play_by_keys(player.decide())


def box(window: MainWindow) -> QMessageBox:
    """The one box that stands over the window."""
    (found,) = [b for b in window.findChildren(QMessageBox) if b.isVisible()]
    return found


def no_box(window: MainWindow) -> bool:
    return not any(b.isVisible() for b in window.findChildren(QMessageBox))


def press(window: MainWindow, words: str) -> None:
    """Click a button of the box."""
    (button,) = [b for b in box(window).buttons() if b.text() == words]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def choose_file(window: MainWindow, path: Path) -> QFileDialog:
    """Pick a file in the dialog that stands there, as its own list would."""
    (dialog,) = [d for d in window.findChildren(QFileDialog) if d.isVisible()]
    dialog.fileSelected.emit(str(path))
    dialog.done(QFileDialog.DialogCode.Accepted)
    QApplication.processEvents()
    return dialog


def full_disk(_self: Autosave, _record: Record) -> Path:
    """In place of `Autosave.take`."""
    raise OSError(28, "No space left on device")


def ctrl(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)


def autosave() -> Path:
    """The file of the one match that has been played."""
    (path,) = matches_folder().glob("*.mille")
    return path


class TestSaveAndOpen:
    def test_a_match_goes_on_from_its_file_just_as_it_was(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player)
        path = tmp_path / "évening.mille"
        ctrl(player.window, Key.Key_S)
        dialog = choose_file(player.window, path)
        assert dialog.directory().path() == str(data_folder())
        saved, view = path.read_text("utf-8"), player.update.view
        play_some(player)
        player.window.matches.open_file(path)
        press(player.window, "&Leave without saving")
        player.settle()
        assert player.update.view.hand == view.hand
        assert player.update.view.tableaux == view.tableaux
        ctrl(player.window, Key.Key_S)
        assert path.read_text("utf-8") == saved, "saved again where it came from, without asking"

    def test_the_file_suggested_is_named_after_the_players(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        player.keys("s")
        (dialog,) = player.window.findChildren(QFileDialog)
        assert Path(dialog.selectedFiles()[0]).name == "Anna - Marcel.mille"
        assert dialog.defaultSuffix() == "mille"
        dialog.reject()

    def test_save_as_asks_again(self, sit_down: Seat, tmp_path: Path) -> None:
        player = sit_down(match_where("roll"))
        for name in ("one.mille", "two.mille"):
            player.window.matches.save_as()
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

    def test_a_file_dropped_on_the_window_opens(
        self, open_window: Callable[[], MainWindow], tmp_path: Path
    ) -> None:
        path = tmp_path / "match.mille"
        path.write_text(match_where("roll").text(), "utf-8")
        window = open_window()
        for name in ("other.txt", "match.mille"):
            assert window.game is None
            data = QMimeData()
            data.setUrls([QUrl.fromLocalFile(str(tmp_path / name))])
            how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton
            held = Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(window, QDragEnterEvent(QPoint(9, 9), *how, held))
            QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), *how, held))
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
        player.window.matches.open_file(path)
        words = box(player.window).informativeText()
        assert f"{len(text.splitlines()) + 1:d}" in words
        assert "match.mille" in words
        offer = {ENGLISH: "&Open the good beginning", FRENCH: "&Ouvrir le bon début"}
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
        window.matches.open_file(path)
        press(window, "Cancel")
        assert window.game is None
        assert path.read_text("utf-8").endswith("nonsense\n")

    def test_who_stays_in_the_match_on_the_table_leaves_the_file_alone(
        self, sit_down: Seat, tmp_path: Path, text: str
    ) -> None:
        path = tmp_path / "match.mille"
        path.write_text(text + "nonsense\n", "utf-8")
        player = sit_down(match_where("50"))
        player.window.matches.save()
        choose_file(player.window, tmp_path / "own.mille")
        play_some(player, 1)
        page = player.page
        player.window.matches.open_file(path)
        press(player.window, "S&tay")
        assert no_box(player.window)
        assert player.window.game is page
        assert [file.name for file in tmp_path.glob("match*")] == ["match.mille"]

    def test_a_file_that_cannot_be_opened_leaves_the_match_on_the_table(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(match_where("50"))
        page = player.page
        player.window.matches.open_file(tmp_path / "gone.mille")
        press(player.window, "Cancel")
        assert player.window.game is page
        play_some(player, 1)

    def test_a_line_torn_off_in_the_middle_costs_that_line_only(
        self, open_window: Callable[[], MainWindow], tmp_path: Path, text: str
    ) -> None:
        path = tmp_path / "match.mille"
        path.write_text(text + "1 dra", "utf-8")
        window = open_window()
        window.matches.open_file(path)
        player = PlayerAtTable(window)
        player.settle()
        assert player.update.view.tableaux[0].battle

    @pytest.mark.parametrize(
        "data",
        [
            b"",
            b"A letter to my aunt.\n",
            b"mille-record 99\n",
            b"\xff\xfe\x00",
            b"mille-record 1\n",
        ],
        ids=["empty", "letter", "newer", "binary", "no rules"],
    )
    @pytest.mark.parametrize("tongue", [ENGLISH, FRENCH])
    def test_what_is_no_match_is_said_to_be_none(
        self,
        open_window: Callable[[], MainWindow],
        tmp_path: Path,
        data: bytes,
        tongue: str,
    ) -> None:
        path = tmp_path / "aunt.mille"
        path.write_bytes(data)
        window = open_window()
        window.settings.language = tongue
        QApplication.processEvents()
        window.matches.open_file(path)
        words = box(window).informativeText()
        said = {ENGLISH: "It is not a match of this game", FRENCH: "n’est pas une partie"}
        assert said[tongue] in words
        assert [b.text() for b in box(window).buttons()] == [
            {ENGLISH: "Cancel", FRENCH: "Annuler"}[tongue]
        ]
        QTest.keyClick(box(window), Key.Key_Escape)
        assert window.game is None
        assert path.read_bytes() == data

    def test_a_file_that_is_not_there_or_cannot_be_read(
        self, open_window: Callable[[], MainWindow], tmp_path: Path
    ) -> None:
        window = open_window()
        for path, why in (
            (tmp_path / "gone.mille", "No such file or directory"),
            (tmp_path, "Is a directory"),
        ):
            window.matches.open_file(path)
            assert why in box(window).informativeText()
            press(window, "Cancel")
            QApplication.processEvents()

    def test_a_file_far_too_long_is_not_even_read(
        self, open_window: Callable[[], MainWindow], tmp_path: Path
    ) -> None:
        path = tmp_path / "long.mille"
        with path.open("wb") as file:
            file.truncate(MAX_FILE_BYTES + 1)
        window = open_window()
        window.matches.open_file(path)
        assert "not a match of this game" in box(window).informativeText()
        press(window, "Cancel")


class TestFullDisk:
    def test_saving_where_nothing_can_be_written_says_so_and_offers_another_place(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(match_where("roll"))
        ctrl(player.window, Key.Key_S)
        choose_file(player.window, tmp_path / "no such folder" / "match.mille")
        words = box(player.window).informativeText()
        assert "match.mille could not be written" in words
        assert "The match goes on" in words
        press(player.window, "&Save elsewhere…")
        choose_file(player.window, tmp_path / "match.mille")
        assert read_file(tmp_path / "match.mille").record.moves()
        assert no_box(player.window)
        play_some(player, 2)

    def test_a_folder_that_nobody_may_write_to(self, sit_down: Seat, tmp_path: Path) -> None:
        player = sit_down(match_where("roll"))
        folder = tmp_path / "read-only"
        folder.mkdir()
        _forbid(folder)
        player.window.matches.save_as()
        choose_file(player.window, folder / "match.mille")
        assert "could not be written" in box(player.window).informativeText()
        press(player.window, "&Not now")
        play_some(player, 2)
        assert player.page.session.path is None

    def test_when_the_autosave_fails_the_match_goes_on_and_says_why_until_it_is_over(
        self, sit_down: Seat, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player, 2)
        real = Path.open

        def full(path: Path, *args: object, **more: object) -> object:
            if path.parent == matches_folder():
                raise OSError(28, "No space left on device")
            return real(path, *args, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(Path, "open", full)
        play_some(player, 2)
        banner = [t for t in texts_of(player.page, QLabel) if t.startswith("Not being saved")]
        assert banner == [
            "Not being saved: No space left on device. The match goes on; make room on the disk."
        ]
        player.speak(FRENCH)
        assert not any(t.startswith("Not being saved") for t in texts_of(player.page, QLabel))
        player.speak(ENGLISH)
        monkeypatch.setattr(Path, "open", real)
        player.page.session.kept.emit()
        player.page.session._catch_up()
        assert not any(t.startswith("Not being saved") for t in texts_of(player.page, QLabel))
        assert read_file(autosave()).record.text() == player.page.session.text()


def _forbid(folder: Path) -> None:
    """Make a folder that not even root can write to: by a file in its place."""
    folder.rmdir()
    folder.write_text("")


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
            state, view = reading.record.last_state(), player.update.view
            assert state.hands[0] == view.hand
            assert (state.tableaux, state.discards) == (view.tableaux, view.discards)

    def test_continue_on_the_start_page_goes_on_with_the_same_race(
        self, sit_down: Seat, open_window: Callable[[], MainWindow]
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player)
        view, window = player.update.view, player.window
        player.keys("q")
        press(window, "&Leave")
        start = window.pages.start
        assert window.centralWidget().currentWidget() is start  # type: ignore[attr-defined]
        assert start.continue_button.isVisible()
        assert start.continue_text.text().startswith("Anna, Marcel · race 1 · ")
        QTest.mouseClick(start.continue_button, Qt.MouseButton.LeftButton)
        player.settle()
        again = player.update.view
        assert (again.hand, again.tableaux, again.moves) == (view.hand, view.tableaux, view.moves)
        play_some(player)
        assert read_file(autosave()).record.text() == player.page.session.text()

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
            window.matches.play_new(header((0,)), 0, False)
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
            window.matches.open_file(path)
            PlayerAtTable(window).settle()
            assert window.match is not None
            window.match._catch_up()
            assert window.match.text().endswith("0 draw\n"), "drawn by itself"
        assert len(list(matches_folder().glob("*.mille"))) == 1

    def test_but_not_where_it_went_on_in_another_way_meanwhile(
        self, open_window: Callable[[], MainWindow], tmp_path: Path
    ) -> None:
        path = tmp_path / "from elsewhere.mille"
        path.write_text(match_where("roll 25").text(), "utf-8")
        window = open_window()
        for key in ("roll", "25"):
            window.matches.open_file(path)
            player = PlayerAtTable(window)
            player.settle()
            player.keys(str(player.place_with(Card.from_slug(key)) + 1), "d")
            window.show_start()
        assert len(list(matches_folder().glob("*.mille"))) == 2

    def test_the_autosaves_of_an_older_version_come_into_the_library_and_are_offered(
        self, open_window: Callable[[], MainWindow]
    ) -> None:
        folder = state_folder()
        folder.mkdir(parents=True)
        record = match_where("roll", "25", moves=("0 play roll",), people=(0, 1))
        (folder / "autosave-4.mille").write_text(record.text(), "utf-8")
        window = open_window()
        QTest.keyClick(window.pages.start, Key.Key_Return)
        player = PlayerAtTable(window)
        player.settle()
        player.lift_curtain()
        player.play_by_keys(player.update.choices[-1])
        assert autosave().read_text("utf-8") == player.page.session.text() != record.text()
        assert not list(folder.glob("autosave*"))

    def test_a_file_in_its_place_that_is_no_match_is_left_alone(self) -> None:
        folder = state_folder()
        folder.mkdir(parents=True)
        (folder / "autosave-1.mille").write_text("nonsense", "utf-8")
        assert Autosave().last_match() is None
        assert (folder / "autosave-1.mille").read_text("utf-8") == "nonsense"

    def test_two_programs_do_not_share_a_file(self) -> None:
        record = match_where("roll")
        one, other = Autosave(), Autosave()
        mine, theirs = one.take(record), other.take(record)
        assert mine is not None
        assert mine != theirs
        assert one.take(record) == mine, "it stays its own"

    def test_a_match_that_another_program_plays_cannot_be_continued(self) -> None:
        record = match_where("roll", moves=("0 play roll",))
        one, other = Autosave(), Autosave()
        path = one.take(record)
        assert path is not None
        path.write_text(record.text(), "utf-8")
        assert other.last_match() is None
        assert not other.take_over(path, record)
        one.let_go(match_id(record), over=False)
        found = other.last_match()
        assert found is not None
        assert found.path == path

    def test_a_match_that_was_never_written_leaves_no_file(self) -> None:
        record = match_where("roll")
        autosave = Autosave()
        path = autosave.take(record)
        assert path is not None
        autosave.let_go(match_id(record), over=False)
        assert not path.exists()

    def test_where_no_folder_can_be_made_there_is_no_autosave_and_no_end(self) -> None:
        folder = matches_folder()
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.write_text("in the way")
        with pytest.raises(FileExistsError):
            Autosave().take(match_where("roll"))
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
        for number in range(3 * MOST):
            (folder / f"2026-01-01 {number:02}.00 x.mille").write_text("nonsense", "utf-8")
        played = folder / "An old one.mille"
        played.write_text(record.text(), "utf-8")
        autosave = Autosave()
        assert autosave.take_over(played, record)
        autosave.let_go(match_id(record), over=False)
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

    def test_who_removes_the_folder_while_a_match_is_played_gets_the_whole_match_again(
        self, sit_down: Seat
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player, 2)
        shutil.rmtree(data_folder())
        play_some(player, 1)
        assert not any(t.startswith("Not being saved") for t in texts_of(player.page, QLabel))
        assert read_file(autosave()).record.text() == player.page.session.text()
        shutil.rmtree(data_folder())
        player.page.session._catch_up()
        assert read_file(autosave()).record.text() == player.page.session.text()

    def test_the_first_line_after_that_is_no_trouble(self, tmp_path: Path) -> None:
        path, record = tmp_path / "matches" / "match.mille", match_where("roll")
        journal = LateJournal(lambda: path)
        journal.rewrite(record)
        shutil.rmtree(path.parent)
        journal.write(record.lines[-1], record)
        assert journal.trouble is None
        assert path.read_text("utf-8") == record.text()

    def test_a_match_that_another_window_plays_is_not_opened_to_play(
        self, sit_down: Seat, open_window: Callable[[], MainWindow]
    ) -> None:
        player = sit_down(Record(header((0,))), first=0)
        play_some(player, 2)
        other = open_window()
        other.matches.open_file(autosave())
        assert "being played in another window" in box(other).informativeText()
        assert other.game is None


class TestLeaving:
    def test_stay_and_leave(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        play_some(player, 1)
        player.keys("q")
        assert box(player.window).text() == "Leave the match?"
        assert box(player.window).informativeText().startswith("Nothing is lost")
        press(player.window, "S&tay")
        assert player.window.game is player.page
        play_some(player, 1)
        player.keys("q")
        press(player.window, "&Leave")
        assert player.window.game is None

    def test_escape_stays(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        play_some(player, 1)
        player.keys("q")
        QTest.keyClick(box(player.window), Key.Key_Escape)
        QApplication.processEvents()
        assert player.window.game is not None

    def test_a_file_of_the_players_own_that_is_behind_is_saved_first(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(match_where("roll"))
        path = tmp_path / "match.mille"
        player.window.matches.save()
        choose_file(player.window, path)
        play_some(player, 1)
        text = player.page.session.text()
        player.keys("q")
        assert path.read_text("utf-8") != text
        press(player.window, "&Save…")
        assert player.window.game is None
        assert path.read_text("utf-8") == text

    def test_a_match_that_is_not_on_disk_is_saved_elsewhere_first(
        self, sit_down: Seat, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setattr(Autosave, "take", full_disk)
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
        player.window.matches.save()
        choose_file(player.window, tmp_path / "match.mille")
        QTest.keyClick(player.page, Key.Key_Q)
        assert no_box(player.window)
        assert player.window.game is None

    def test_other_moves_after_taking_back_are_not_taken_for_the_saved_ones(
        self, sit_down: Seat, tmp_path: Path
    ) -> None:
        player = sit_down(match_where("25 50 75", practice=True))
        player.keys("1", "d")
        player.window.matches.save()
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
        assert shelf.is_free(autosave())

    def test_so_does_a_new_game_begin(self, sit_down: Seat) -> None:
        player = sit_down(match_where("roll"))
        play_some(player, 1)
        QTest.keyClick(player.window, Key.Key_F2)
        assert player.window.game is None
        QTest.keyClick(player.window.focusWidget(), Key.Key_Return)
        PlayerAtTable(player.window).settle()
        assert player.window.game is not None


def test_a_line_that_was_cut_off_is_left_out_and_said(
    open_window: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = open_window()
    file = tmp_path / "torn.mille"
    whole = match_where("roll 25", "25", moves=("0 play roll",)).text()
    file.write_text(whole + "1 dra", "utf-8")
    window.matches.open_file(file)
    assert "torn.mille" in box(window).informativeText()
    assert window.game is not None
    assert window.game.session.text().startswith(whole)
    box(window).buttons()[0].click()
    assert no_box(window)


def test_a_match_that_finds_no_place_for_its_autosave_says_so_and_looks_again(
    sit_down: Seat, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Autosave, "take", full_disk)
    player = sit_down(match_where("roll 25", "25"))
    player.play_by_keys(player.decide())
    assert player.page.banner.text().startswith("Not being saved: No space left on device")
    assert not player.page.banner.isHidden()
    monkeypatch.setattr(Autosave, "take", lambda _self, _record: tmp_path / "found.mille")
    player.play_by_keys(player.decide())
    assert player.page.banner.isHidden()
    assert (tmp_path / "found.mille").read_text("utf-8") == player.page.session.text()

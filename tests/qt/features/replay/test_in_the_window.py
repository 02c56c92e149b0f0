"""Replays in the main window: of a file, and of the match just played."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from mille_qt.app.main_window import MainWindow
from mille_qt.features.replay.replay_page import ReplayPage
from mille_qt.ui.paths import state_folder
from mille_rules import DEFAULT_RULES, Header, Record, read_record

Open = Callable[[], MainWindow]


def replay_of(window: MainWindow) -> ReplayPage:
    page = window.table_page
    assert isinstance(page, ReplayPage)
    return page


def written(record: Record, path: Path) -> Path:
    path.write_text(record.text(), "utf-8")
    return path


def test_replaying_a_file_writes_nothing(duel: Record, open_window: Open, tmp_path: Path) -> None:
    path = written(duel, tmp_path / "match.mille")
    before = path.read_bytes()
    window = open_window()
    window.shell.features.replays.open_file(path)
    page = replay_of(window)
    page.playback.go_to(page.history.last)
    page.closed.emit()
    assert window.table_page is None
    assert path.read_bytes() == before
    assert list(tmp_path.glob("*.mille*")) == [path]
    assert not list(state_folder().glob("*.mille"))


def test_the_beginning_of_a_damaged_file_can_be_replayed_and_the_file_stays(
    duel: Record, open_window: Open, tmp_path: Path
) -> None:
    path = tmp_path / "damaged.mille"
    lines = duel.text().splitlines(keepends=True)
    second = len(finished_race(duel).text().splitlines())
    torn = [*lines[: second + 9], "0 play 9999\n", *lines[second + 10 :]]
    path.write_text("".join(torn), "utf-8")
    window = open_window()
    window.shell.features.replays.open_file(path)
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "can watch" in box.informativeText()
    next(button for button in box.buttons() if "first part" in button.text()).click()
    assert replay_of(window).history.last < len(duel.moves())
    assert path.exists()


def test_a_match_without_a_race_cannot_be_replayed(
    duel: Record, open_window: Open, tmp_path: Path
) -> None:
    window = open_window()
    window.shell.features.replays.open_file(written(Record(duel.header), tmp_path / "empty.mille"))
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "empty.mille" in box.informativeText()
    assert window.table_page is None


def test_only_finished_races_of_a_match_under_way_are_shown(
    duel: Record, open_window: Open, tmp_path: Path
) -> None:
    over = len(finished_race(duel).moves())
    window = open_window()
    for moves, shown in ((over + 20, over), (over, over)):
        window.shell.features.replays.open_file(
            written(duel.before_move(moves), tmp_path / "match.mille")
        )
        assert replay_of(window).history.last == shown


def test_a_match_in_its_first_race_cannot_be_replayed(
    duel: Record, open_window: Open, tmp_path: Path
) -> None:
    window = open_window()
    window.shell.features.replays.open_file(written(duel.before_move(20), tmp_path / "first.mille"))
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "hidden" in box.informativeText()
    assert window.table_page is None


def finished_race(duel: Record) -> Record:
    """The match after its first race."""
    deals = [i for i, line in enumerate(duel.moves()) if line.seat is None]
    return duel.before_move(deals[1])


def test_the_match_just_played_is_replayed_from_its_score_sheet(
    duel: Record, open_window: Open, qapp: QApplication
) -> None:
    window = open_window()
    window.match_controller.play(finished_race(duel))
    for _ in range(20):
        qapp.processEvents()
    sheet = window.score_sheet
    assert sheet is not None
    assert window.match is not None
    text, title = window.match.text(), window.windowTitle()
    sheet.buttons.watch.trigger()
    page = replay_of(window)
    assert page.playback.running
    page.closed.emit()
    assert window.score_sheet is sheet
    assert window.windowTitle() == title
    assert window.match.text() == text
    QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    sheet.next_button.click()
    assert window.table_page is window.game


def test_the_score_sheet_offers_no_replay_during_a_race(
    duel: Record, open_window: Open, qapp: QApplication
) -> None:
    window = open_window()
    window.match_controller.play(duel.before_move(len(duel.moves()) - 30))
    for _ in range(5):
        qapp.processEvents()
    window.shell.toggle_score_sheet()
    assert window.score_sheet is not None
    assert not window.score_sheet.buttons.watch.isVisible()


def test_a_moment_of_a_replay_is_played_on_as_practice(
    duel: Record, open_window: Open, tmp_path: Path
) -> None:
    path = written(duel, tmp_path / "match.mille")
    before = path.read_bytes()
    window = open_window()
    window.shell.features.replays.open_file(path)
    page = replay_of(window)
    seq = page.history.races[1].first + 20
    page.playback.go_to(seq)
    QTest.keyClick(page, Qt.Key.Key_P)
    session = window.match_controller.local_session
    assert session is not None
    assert window.game is not None
    assert session.practice
    continued = read_record(session.text().encode()).record
    assert continued.before_move(seq).state == duel.before_move(seq).state
    assert path.read_bytes() == before


def test_the_end_of_a_match_cannot_be_played_on(
    open_window: Open, duel: Record, tmp_path: Path
) -> None:
    one_race = Header(DEFAULT_RULES.changed("match_target", "0"), duel.header.sitters)
    path = written(Record(one_race, finished_race(duel).lines), tmp_path / "match.mille")
    window = open_window()
    window.shell.features.replays.open_file(path)
    page = replay_of(window)
    assert page.controls.play_on.isEnabled()
    page.playback.go_to(page.history.last)
    assert not page.controls.play_on.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_P)
    assert window.game is None

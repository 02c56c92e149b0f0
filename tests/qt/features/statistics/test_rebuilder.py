"""Damaged statistics are rebuilt from the saved matches."""

import os
import random
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.features.statistics.rebuilder import recorded_match
from mille_qt.features.statistics.statistics_page import StatisticsPage
from mille_qt.features.statistics.store import FILE_NAME, AsideReason, StatisticsStore
from mille_qt.session.record_info import ends_of_races
from mille_qt.ui.paths import data_folder, matches_folder, network_folder
from mille_rules import PRESETS, Header, Match, Record, Sitter, read_record
from mille_rules.computer.player import ComputerPlayer
from mille_rules.match_id import match_mark
from mille_rules.record import NoteLine
from tests.qt.conftest import Seat

#: Milliseconds; usually some tenths of a second, but much longer on a busy machine.
PATIENCE = 60_000

ONE_PERSON = Sitter("human", "Anna"), Sitter("computer-easy", "Marcel")
Open = Callable[[], MainWindow]
OpenPage = Callable[[MainWindow], StatisticsPage]


def played(number: int, *marks: str, kinds: tuple[str, str] = ("human", "computer-hard")) -> Record:
    """A match with two races."""
    return read_record(played_text(number, marks, kinds).encode()).record


@cache
def played_text(number: int, marks: tuple[str, ...], kinds: tuple[str, str]) -> str:
    """The record of such a match."""
    sitters = tuple(map(Sitter, kinds, ("Anna", "Marcel")))
    header = Header(PRESETS["winning-moves"], sitters)
    record = Record(header, [match_mark(bytes([number] * 10)), *map(NoteLine, marks)])
    match, chance = Match(record), random.Random(number)
    for seat in range(2):
        match.sit(seat, ComputerPlayer("easy", match.submit))
    for _ in range(2):
        match.deal(lambda cards: chance.sample(cards, len(cards)))
    return record.text()


def save(record: Record, name: str, folder: Path | None = None) -> Path:
    """The file of a match."""
    path = (folder or matches_folder()) / f"{name}.mille"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record.text(), "utf-8")
    return path


def statistics_file() -> Path:
    """The database of the program."""
    return data_folder() / FILE_NAME


def damage() -> None:
    """Overwrite the beginning of the database, as a failing disk does."""
    statistics_file().parent.mkdir(parents=True, exist_ok=True)
    statistics_file().write_bytes(b"\xff" * 4096)


@pytest.fixture
def open_page(qtbot: QtBot) -> Callable[[MainWindow], StatisticsPage]:
    """A function that opens the page and waits until the statistics are rebuilt."""

    def opened(window: MainWindow) -> StatisticsPage:
        with qtbot.waitSignal(window.shell.features.statistics.rebuilt, timeout=PATIENCE):
            window.shell.features.statistics.open()
        page = window.pages.currentWidget()
        assert isinstance(page, StatisticsPage)
        return page

    return opened


def stored_rows() -> set[RaceRow]:
    """All rows, without the time of the race."""
    return {row._replace(ended=0) for row in StatisticsStore(statistics_file()).rows()}


def test_every_race_of_the_saved_matches_is_restored(
    open_window: Open, open_page: OpenPage
) -> None:
    records = [played(1), played(2, "mark practice"), played(3, "mark hint 0")]
    window = open_window()
    for number, record in enumerate(records):
        save(record, str(number))
        window.shell.features.statistics.add_match(recorded_match(record), record, 1.0)
    window.shell.features.statistics.write()
    before = stored_rows()
    assert len(before) == 8, "practice does not count"
    damage()
    page = open_page(open_window())
    assert stored_rows() == before
    assert page.tiles.isVisible()
    assert "rebuilt from the saved matches" in page.lost.text()
    (aside,) = StatisticsStore(statistics_file()).files_aside(AsideReason.REBUILT)
    assert aside.read_bytes() == b"\xff" * 4096
    assert str(aside) in page.lost.text()


@pytest.mark.parametrize("how", ["deleted", "empty"])
def test_statistics_that_were_lost_are_rebuilt(
    how: str, open_window: Open, open_page: OpenPage
) -> None:
    record = played(1)
    window = open_window()
    save(record, "one")
    window.shell.features.statistics.add_match(recorded_match(record), record, 1.0)
    window.shell.features.statistics.write()
    before = stored_rows()
    assert len(before) == 4
    if how == "deleted":
        statistics_file().unlink()
    else:
        statistics_file().write_bytes(b"")
    page = open_page(open_window())
    assert stored_rows() == before
    assert page.lost.text() == "", "no file was set aside"
    assert not StatisticsStore(statistics_file()).is_incomplete()


def test_races_that_were_reset_stay_out_of_statistics_that_are_lost_later(
    open_window: Open, open_page: OpenPage
) -> None:
    record = played(1)
    window = open_window()
    save(record, "one")
    window.shell.features.statistics.add_match(recorded_match(record), record, 1.0)
    window.shell.features.statistics.write()
    window.shell.features.statistics.store.reset()
    assert not window.shell.features.statistics.store.is_incomplete()
    statistics_file().unlink()
    open_page(window)
    assert stored_rows() == set()


def test_rebuilt_races_have_their_own_times(open_window: Open, open_page: OpenPage) -> None:
    record = played(1, "mark ended 1 1000", "mark ended 3 3000", "mark ended x", "mark ended 2 -5")
    os.utime(save(record, "one"), (2000, 2000))
    open_page(open_window())
    rows = StatisticsStore(statistics_file()).rows()
    assert {row.race: row.ended for row in rows} == {1: 1000, 2: 2000}


def test_a_time_that_no_calendar_has_is_not_the_end_of_a_race() -> None:
    never = "9" * 14, "9" * 400
    record = played(1, "mark ended 1 1000", *(f"mark ended 2 {when}" for when in never))
    assert ends_of_races(record) == {1: 1000}


@pytest.mark.slow
def test_a_race_that_ends_has_its_time_noted_once(sit_down: Seat) -> None:
    player = sit_down(Record(Header(PRESETS["winning-moves"], ONE_PERSON), [match_mark(b"x" * 10)]))
    begun = time.time()
    while player.page.session.races_over == 0:
        player.play_by_keys(player.decide())
    record = read_record(player.page.session.text().encode()).record
    assert begun - 1 <= ends_of_races(record)[1] <= time.time() + 1
    assert len([note for note in record.notes() if note.startswith("mark ended")]) == 1
    player.window.match_controller.play(record)
    player.settle()
    text = player.page.session.text()
    assert text.count("mark ended") == 1, "not once more where it goes on"


def test_the_data_of_a_saved_match_equals_that_of_its_session(open_window: Open) -> None:
    window = open_window()
    for record in (played(1), played(2, "mark practice"), played(3, "mark challenge 700-2-K7F3Q")):
        window.match_controller.play(record)
        session = window.match_controller.local_session
        assert session is not None
        known = recorded_match(record)
        for race in (1, 2):
            assert session.race_players(race) == known.race_players(race)
        values = {name: value for name, value in known._asdict().items() if name != "races"}
        assert all(getattr(session, name) == value for name, value in values.items())


def test_races_that_were_reset_are_not_restored(open_window: Open, open_page: OpenPage) -> None:
    records = [played(1), played(2)]
    window = open_window()
    for number, record in enumerate(records):
        save(record, str(number))
        if number == 0:
            window.shell.features.statistics.add_match(recorded_match(record), record, 1.0)
    window.shell.features.statistics.write()
    window.shell.features.statistics.store.reset()
    damage()
    open_page(window)
    assert {row.match for row in stored_rows()} == {recorded_match(records[1]).match_id}


def test_unreadable_files_are_skipped_and_the_beginnings_of_damaged_ones_count(
    open_window: Open, open_page: OpenPage
) -> None:
    torn = save(played(1), "torn")
    torn.write_bytes(torn.read_bytes()[:-30] + b"\n0 fly\n")
    matches_folder().joinpath("zero.mille").write_bytes(bytes(1000))
    matches_folder().joinpath("empty.mille").write_bytes(b"")
    save(played(2, kinds=("computer-easy", "computer-hard")), "nobody here")
    damage()
    open_page(open_window())
    assert {(row.race, row.seat) for row in stored_rows()} == {(1, 0), (1, 1)}


def test_matches_of_a_table_on_the_network_count_for_the_people_at_this_screen(
    open_window: Open, open_page: OpenPage
) -> None:
    record = played(1, "fair 1", kinds=("human", "remote"))
    save(record, "match", network_folder() / "tables" / "abc")
    damage()
    open_page(open_window())
    assert {(row.player, row.here, row.network) for row in stored_rows()} == {
        ("Anna", 1, 1),
        ("Marcel", 0, 1),
    }


def test_an_interrupted_rebuild_is_repeated_at_the_next_start(
    qapp: QApplication, open_window: Open, open_page: OpenPage
) -> None:
    save(played(1), "one")
    damage()
    window = open_window()
    window.shell.features.statistics.open()
    while any(thread.name == "statistics" for thread in threading.enumerate()):
        time.sleep(0.01)
    window.shell.features.statistics.close()
    # The thread has read all files, and its signals are queued.
    qapp.processEvents()
    assert StatisticsStore(statistics_file()).files_aside(AsideReason.REBUILT) == []
    open_page(open_window())
    assert len(stored_rows()) == 4
    assert StatisticsStore(statistics_file()).files_aside(AsideReason.DAMAGED) == []


def test_a_reset_during_a_rebuild_discards_the_restored_races(
    open_window: Open, qtbot: QtBot
) -> None:
    save(played(1), "one")
    damage()
    window = open_window()
    with qtbot.waitSignal(window.shell.features.statistics.rebuilt, timeout=PATIENCE):
        window.shell.features.statistics.open()
        window.shell.features.statistics.store.reset()
    window.shell.features.statistics.open()
    assert stored_rows() == set()
    assert window.shell.features.statistics.store.files_aside() == []

"""Statistics that were damaged are made again from the saved matches."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.statistics.database import Why
from mille_qt.features.statistics.keeping import FILE_NAME, Keeping
from mille_qt.features.statistics.notes import Row
from mille_qt.features.statistics.rebuilding import saved_match
from mille_qt.features.statistics.statistics_page import StatisticsPage
from mille_qt.ui.paths import data_folder, matches_folder, network_folder
from mille_rules import PRESETS, Header, Match, Record, Sitter, read_record
from mille_rules.computer.player import ComputerPlayer
from mille_rules.match_id import match_mark
from mille_rules.record import NoteLine

#: Milliseconds; it takes some tenths of a second, and a busy machine many times as long.
PATIENCE = 60_000

#: Words and files are read here, never a picture.
pytestmark = pytest.mark.unpainted

Open = Callable[[], MainWindow]
OpenPage = Callable[[MainWindow], StatisticsPage]


def played(number: int, *marks: str, kinds: tuple[str, str] = ("human", "computer-hard")) -> Record:
    """A match of its own with two races."""
    return read_record(played_text(number, marks, kinds).encode()).record


@cache
def played_text(number: int, marks: tuple[str, ...], kinds: tuple[str, str]) -> str:
    """The same as it is saved."""
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
    """A function that opens the page of a window and waits until all races are noted again."""

    def opened(window: MainWindow) -> StatisticsPage:
        with qtbot.waitSignal(window.shell.features.statistics.rebuilt, timeout=PATIENCE):
            window.shell.features.statistics.open()
        page = window.pages.currentWidget()
        assert isinstance(page, StatisticsPage)
        return page

    return opened


def noted() -> set[Row]:
    """All rows, without the time of the race."""
    return {row._replace(ended=0) for row in Keeping(statistics_file()).rows()}


def test_every_race_of_the_saved_matches_is_noted_again(
    open_window: Open, open_page: OpenPage
) -> None:
    records = [played(1), played(2, "mark practice"), played(3, "mark hint 0")]
    window = open_window()
    for number, record in enumerate(records):
        save(record, str(number))
        window.shell.features.statistics.note_all(saved_match(record), record, 1.0)
    window.shell.features.statistics.write()
    before = noted()
    assert len(before) == 12
    damage()
    page = open_page(open_window())
    assert noted() == before
    assert page.tiles.isVisible()
    assert "made again from the saved matches" in page.lost.text()
    (aside,) = Keeping(statistics_file()).lost_sight_of(Why.REBUILT)
    assert aside.read_bytes() == b"\xff" * 4096
    assert str(aside) in page.lost.text()


def test_a_saved_match_is_known_as_it_was_when_it_was_played(open_window: Open) -> None:
    window = open_window()
    for record in (played(1), played(2, "mark practice"), played(3, "mark challenge 700-2-K7F3Q")):
        window.match_controller.play(record)
        session = window.match_controller.local
        assert session is not None
        known = saved_match(record)
        assert all(getattr(session, name) == value for name, value in known._asdict().items())


def test_races_that_were_reset_stay_forgotten(open_window: Open, open_page: OpenPage) -> None:
    records = [played(1), played(2)]
    window = open_window()
    for number, record in enumerate(records):
        save(record, str(number))
        if number == 0:
            window.shell.features.statistics.note_all(saved_match(record), record, 1.0)
    window.shell.features.statistics.write()
    window.shell.features.statistics.keeping.reset()
    damage()
    open_page(window)
    assert {row.match for row in noted()} == {saved_match(records[1]).match_id}


def test_files_that_are_no_matches_are_passed_over_and_good_beginnings_count(
    open_window: Open, open_page: OpenPage
) -> None:
    torn = save(played(1), "torn")
    torn.write_bytes(torn.read_bytes()[:-30] + b"\n0 fly\n")
    matches_folder().joinpath("zero.mille").write_bytes(bytes(1000))
    matches_folder().joinpath("empty.mille").write_bytes(b"")
    save(played(2, kinds=("computer-easy", "computer-hard")), "nobody here")
    damage()
    open_page(open_window())
    assert {(row.race, row.seat) for row in noted()} == {(1, 0), (1, 1)}


def test_a_table_of_this_computer_counts_with_its_people_here_alone(
    open_window: Open, open_page: OpenPage
) -> None:
    record = played(1, "fair 1", kinds=("human", "remote"))
    save(record, "match", network_folder() / "tables" / "abc")
    damage()
    open_page(open_window())
    assert {(row.player, row.here, row.network) for row in noted()} == {
        ("Anna", 1, 1),
        ("Marcel", 0, 1),
    }


def test_what_was_not_finished_is_done_the_next_time(
    open_window: Open, open_page: OpenPage
) -> None:
    save(played(1), "one")
    damage()
    window = open_window()
    window.shell.features.statistics.open()
    window.shell.features.statistics.close()
    assert Keeping(statistics_file()).lost_sight_of(Why.REBUILT) == []
    open_page(open_window())
    assert len(noted()) == 4
    assert Keeping(statistics_file()).lost_sight_of(Why.DAMAGED) == []


def test_who_begins_anew_while_races_are_noted_again_does_not_get_them_back(
    open_window: Open, qtbot: QtBot
) -> None:
    save(played(1), "one")
    damage()
    window = open_window()
    with qtbot.waitSignal(window.shell.features.statistics.rebuilt, timeout=PATIENCE):
        window.shell.features.statistics.open()
        window.shell.features.statistics.keeping.reset()
    window.shell.features.statistics.open()
    assert noted() == set()
    assert window.shell.features.statistics.keeping.lost_sight_of() == []

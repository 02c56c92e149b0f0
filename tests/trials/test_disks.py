"""Matches on real disks that are full, read-only or removed continue and are saved later."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mille_qt.app.main_window import MainWindow
from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.features.statistics.store import FILE_NAME as STATISTICS
from mille_qt.features.statistics.store import StatisticsStore
from mille_qt.session.autosave import Autosave
from mille_qt.session.matches.match_index import FILE_NAME, MatchIndex
from mille_qt.session.matches.match_reader import bring_up_to_date
from mille_qt.ui import paths
from mille_rules import Record
from mille_rules.journal import read_file
from mille_rules.match_id import match_id
from mille_rules.record import NoteLine
from tests.qt.conftest import Seat
from tests.qt.features.statistics.test_in_the_window import played
from tests.qt.play.player_at_table import PlayerAtTable
from tests.qt.play.staged_match import header

ROOT = Path(__file__).parents[2]
#: Size of a disk that a test can fill, with room for matches, an index and statistics.
DISK = "size=512k"
#: Bytes.
PAGE = 4096
#: Locks the match on the command line, and ends without releasing the lock.
KILLED = """
import os, sys
from pathlib import Path
from mille_qt.session.matches.match_folder import lock
held = lock(Path(sys.argv[1]))
os._exit(9)
"""


def run(*command: object) -> bool:
    """Run a system command; return True if it succeeded."""
    done = subprocess.run([*map(str, command)], capture_output=True, check=False)
    return done.returncode == 0


class Disk:
    """A small disk with all files of the program."""

    def __init__(self, place: Path) -> None:
        self.place, self.data = place, place / "data"

    def fill(self) -> None:
        """Fill the disk completely."""
        with (self.place / "a film").open("wb", buffering=0) as film:
            for size in (4096, 1):
                try:
                    while True:
                        film.write(b"x" * size)
                except OSError:
                    continue

    def make_room(self) -> None:
        """Free the space again."""
        (self.place / "a film").unlink()

    def protect(self, *, on: bool) -> None:
        """Make the disk read-only, or writable again."""
        assert run("mount", "-o", "remount,ro" if on else "remount,rw", self.place)

    def rows(self) -> list[RaceRow]:
        """Return the rows of the statistics on the disk."""
        return StatisticsStore(self.data / STATISTICS).rows()


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """Mount a disk for one test."""
    place = tmp_path / "disk"
    place.mkdir()
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root may mount a disk, on Linux")
    if not run("mount", "-t", "tmpfs", "-o", DISK, "tmpfs", place):
        pytest.skip("no disk may be mounted here")
    monkeypatch.setattr(paths, "_kept_in", [place / "data"])
    yield Disk(place)
    assert run("umount", "-l", place)


def play_some(player: PlayerAtTable, moves: int) -> None:
    """Make moves until a number is reached or the race is over."""
    for _ in range(moves):
        if player.update.choices:
            player.play_by_keys(player.decide())


def banner(player: PlayerAtTable) -> str:
    """Return the text of the banner; empty while it is hidden."""
    shown = player.page.banner
    return "" if shown.isHidden() else shown.text()


def the_file(disk: Disk) -> Path:
    (path,) = disk.data.glob("matches/*.mille")
    return path


def test_on_a_full_disk_a_match_continues_and_is_saved_when_there_is_room(
    disk: Disk, sit_down: Seat
) -> None:
    record = Record(header((0,)))
    # The last page of the file may have room although no page is free.
    record.add(NoteLine(f"mark {'x' * 2_000}"))
    record.add(NoteLine(f"mark {'x' * (PAGE - 900 - len(record.text()))}"))
    player = sit_down(record, first=0)
    play_some(player, 2)
    before = the_file(disk).read_bytes()
    disk.fill()
    play_some(player, 12)
    assert banner(player).startswith("Not saved: No space left on device")
    # The last page may have had room for more lines; none of them is wrong.
    assert the_file(disk).read_bytes().startswith(before)
    assert read_file(the_file(disk)).fault is None
    disk.make_room()
    player.page.session._autosave()
    assert banner(player) == ""
    assert the_file(disk).read_text("utf-8") == player.page.session.text()
    assert not list(disk.data.rglob(".*.new"))


def test_a_match_started_on_a_full_disk_is_saved_when_there_is_room(
    disk: Disk, sit_down: Seat, open_window: Callable[[], MainWindow]
) -> None:
    open_window()
    disk.data.mkdir(exist_ok=True)
    disk.fill()
    player = sit_down(Record(header((0,))), first=0)
    play_some(player, 3)
    assert banner(player).startswith("Not saved: No space left on device")
    disk.make_room()
    player.page.session._autosave()
    assert banner(player) == ""
    assert the_file(disk).read_text("utf-8") == player.page.session.text()
    player.window.match_controller.close_match()
    found = Autosave().last_match()
    assert found is not None
    assert found.path == the_file(disk)


@pytest.mark.parametrize(
    ("why", "protected"), [("No space left on device", False), ("Read-only file system", True)]
)
def test_a_match_of_a_killed_program_continues_from_a_read_only_disk(
    disk: Disk, open_window: Callable[[], MainWindow], why: str, protected: bool
) -> None:
    record = played(1)
    autosave = Autosave()
    path = autosave.file_for(record)
    path.write_text(record.text() + "0 dra", "utf-8")
    autosave.release(match_id(record), over=False)
    subprocess.run([sys.executable, "-c", KILLED, path], cwd=ROOT, check=False)
    assert list(path.parent.glob(".*.lock")), "nobody was there to remove it"
    if protected:
        disk.protect(on=True)
    else:
        disk.fill()
    window = open_window()
    assert window.shell.start_page.continue_button.isVisible()
    window.shell.start_page.continue_button.click()
    player = PlayerAtTable(window)
    player.settle()
    window.match_controller.show_table()
    player.page.next_race()
    player.settle()
    play_some(player, 3)
    assert banner(player).startswith(f"Not saved: {why}")
    assert path.read_text("utf-8") == record.text() + "0 dra"
    if protected:
        disk.protect(on=False)
    else:
        disk.make_room()
    player.page.session._autosave()
    assert banner(player) == ""
    assert the_file(disk) == path, "on in its own file"
    assert path.read_text("utf-8") == player.page.session.text()


def test_all_files_are_written_again_after_their_folders_are_removed_during_a_match(
    disk: Disk, sit_down: Seat
) -> None:
    player = sit_down(Record(header((0,))), first=0)
    play_some(player, 2)
    shutil.rmtree(disk.data)
    play_some(player, 2)
    assert banner(player) == ""
    assert the_file(disk).read_text("utf-8") == player.page.session.text()
    player.window.match_controller.close_match()
    found = Autosave().last_match()
    assert found is not None
    assert found.path == the_file(disk)


def test_statistics_missing_because_of_a_full_disk_are_written_when_there_is_room(
    disk: Disk, sit_down: Seat
) -> None:
    record = played(1)
    disk.data.mkdir(exist_ok=True)
    disk.fill()
    player = sit_down(record)
    player.window.shell.features.statistics.write()
    assert player.window.shell.features.statistics.store.waiting == 1
    disk.make_room()
    player.window.shell.features.statistics.write()
    assert {row.match for row in disk.rows()} == {match_id(record)}


def test_the_library_is_complete_on_a_full_disk_and_its_index_when_there_is_room(
    disk: Disk,
) -> None:
    folder = disk.data / "matches"
    folder.mkdir(parents=True)
    for number in range(5):
        (folder / f"{number}.mille").write_text(played(1).text(), "utf-8")
    disk.fill()

    def known() -> set[str]:
        found: set[str] = set()
        with MatchIndex(disk.data / FILE_NAME) as index:
            bring_up_to_date(
                folder, index, lambda news: found.update(e.name for e in news.entries),
                threading.Event(),
            )  # fmt: skip
            return found | {entry.name for entry in index.entries()}

    assert known() == {f"{number}.mille" for number in range(5)}
    disk.make_room()
    assert len(known()) == 5
    with MatchIndex(disk.data / FILE_NAME) as index:
        assert len(index.entries()) == 5

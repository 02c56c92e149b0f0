"""Statistics on disk: every race once, whatever happens to the file, and never in the way."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mille_qt.features.statistics.database import APPLICATION, Trouble, Why, opened, set_aside
from mille_qt.features.statistics.keeping import FILE_NAME, Keeping
from mille_qt.features.statistics.notes import Row
from tests.qt.features.statistics.some_rows import race

resource = pytest.importorskip("resource")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mille" / FILE_NAME


@pytest.fixture
def keeping(path: Path) -> Keeping:
    return Keeping(path, wait=0)


def kept(path: Path) -> list[Row]:
    """What another program finds in the file."""
    return Keeping(path).rows()


def test_what_is_noted_is_there_for_the_next_program(keeping: Keeping, path: Path) -> None:
    first, second = race("m", 1), race("m", 2)
    keeping.note(first)
    keeping.note(second)
    assert kept(path) == [*first, *second] == keeping.rows()
    assert (keeping.waiting, keeping.trouble) == (0, None)


def test_without_a_file_there_is_nothing_and_no_trouble(keeping: Keeping) -> None:
    assert (keeping.rows(), keeping.trouble) == ([], None)


def test_a_race_noted_twice_counts_once(keeping: Keeping, path: Path) -> None:
    for rows in (race("m", 1), race("m", 2), race("m", 1), race("m", 2)):
        keeping.note(rows)
    assert [(row.race, row.seat) for row in kept(path)] == [(1, 0), (1, 1), (2, 0), (2, 1)]


def test_a_match_played_on_in_another_way_counts_as_it_was_played_last(
    keeping: Keeping, path: Path
) -> None:
    for number in (1, 2, 3):
        keeping.note(race("m", number))
    keeping.note(race("other", 3))
    again = race("m", 2, total=1900)
    keeping.note(again)
    assert kept(path) == [*race("m", 1), *again, *race("other", 3)]


def test_a_hint_in_a_later_race_is_known_of_the_whole_match(keeping: Keeping, path: Path) -> None:
    keeping.note(race("m", 1))
    keeping.note(race("n", 1))
    keeping.note(race("m", 2, hinted=1, practice=1))
    assert {(row.match, row.hinted, row.practice) for row in kept(path)} == {
        ("m", 1, 1),
        ("n", 0, 0),
    }


def test_a_name_is_only_a_name(keeping: Keeping, path: Path) -> None:
    name = "Robert'); DROP TABLE seat_races;-- «é»\n🏁"
    keeping.note(race("m", 1, player=name))
    assert kept(path)[0].player == name


# -- files that are not as they should be ---------------------------------------


def a_text(path: Path) -> None:
    path.write_text("This is a letter, and no database at all. " * 100)


def a_torn_file(path: Path) -> None:
    for number in range(1, 60):
        Keeping(path).note(race(f"match {number}", 1))
    data = bytearray(path.read_bytes())
    data[4096 : 4096 + 300] = b"\xff" * 300
    path.write_bytes(data)


def somebody_elses(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()


def one_without_its_table(path: Path) -> None:
    Keeping(path).note(race("m", 1))
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE seat_races")
    connection.close()


def a_newer_one(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE races_of_the_future (name)")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA user_version = 2")
    connection.close()


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (a_text, Why.DAMAGED),
        (a_torn_file, Why.DAMAGED),
        (somebody_elses, Why.DAMAGED),
        (one_without_its_table, Why.DAMAGED),
        (a_newer_one, Why.NEWER),
    ],
)
@pytest.mark.parametrize("first", [Keeping.rows, lambda keeping: keeping.note(race("new", 1))])
def test_what_cannot_be_read_is_set_aside_and_not_lost(
    path: Path, make: Callable[[Path], None], why: Why, first: Callable[[Keeping], object]
) -> None:
    path.parent.mkdir(parents=True)
    make(path)
    before, keeping = path.read_bytes(), Keeping(path)
    first(keeping)
    (aside,) = keeping.lost_sight_of()
    assert aside.read_bytes() == before
    assert aside.parent == path.parent
    assert f"-{why.value}-" in aside.name
    keeping.note(race("m", 1))
    assert keeping.trouble is None
    assert "m" in {row.match for row in kept(path)} <= {"m", "new"}
    assert len(keeping.lost_sight_of()) == 1


def test_two_damaged_files_lie_beside_each_other(keeping: Keeping, path: Path) -> None:
    path.parent.mkdir(parents=True)
    for _ in range(2):
        a_text(path)
        Keeping(path).rows()
    assert len(keeping.lost_sight_of()) == 2


def test_what_an_interrupted_write_left_goes_with_its_file(path: Path) -> None:
    path.parent.mkdir(parents=True)
    a_text(path)
    journal = path.with_name(f"{path.name}-journal")
    journal.write_text("half")
    aside = set_aside(path, Why.DAMAGED)
    assert aside.with_name(f"{aside.name}-journal").read_text() == "half"
    assert not journal.exists()


def add_column(path: Path, column: str, version: int = 2) -> None:
    """As a newer version may have it."""
    with sqlite3.connect(path) as connection:
        connection.execute(f"ALTER TABLE seat_races ADD COLUMN {column}")
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("column", ["weather text", "laps integer NOT NULL DEFAULT 0"])
def test_a_table_with_one_more_column_is_read_and_written(
    path: Path, column: str, version: int
) -> None:
    Keeping(path).note(race("m", 1))
    add_column(path, column, version)
    keeping = Keeping(path)
    keeping.note(race("m", 2))
    assert keeping.rows() == [*race("m", 1), *race("m", 2)] == kept(path)
    assert (keeping.trouble, keeping.lost_sight_of()) == (None, [])


@pytest.mark.parametrize(("version", "why"), [(1, Why.DAMAGED), (2, Why.NEWER)])
def test_a_table_without_one_of_the_columns_is_set_aside(
    path: Path, version: int, why: Why
) -> None:
    Keeping(path).note(race("m", 1))
    with sqlite3.connect(path) as connection:
        connection.execute("ALTER TABLE seat_races RENAME COLUMN hinted TO helped")
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    keeping = Keeping(path)
    keeping.note(race("m", 2))
    assert kept(path) == list(race("m", 2))
    assert len(keeping.lost_sight_of(why)) == 1


def test_a_table_whose_rows_need_more_than_is_known_here_is_set_aside(path: Path) -> None:
    Keeping(path).note(race("m", 1))
    with sqlite3.connect(path) as connection:
        (made,) = connection.execute("SELECT sql FROM sqlite_master").fetchone()
        connection.execute("DROP TABLE seat_races")
        connection.execute(made.replace("(match", "(laps integer NOT NULL, match", 1))
        connection.execute("PRAGMA user_version = 2")
    connection.close()
    keeping = Keeping(path)
    keeping.note(race("m", 2))
    assert kept(path) == list(race("m", 2))
    assert len(keeping.lost_sight_of(Why.NEWER)) == 1


# -- places that cannot be written to -----------------------------------------------


def test_another_program_that_writes_is_waited_for_and_tried_again_later(
    keeping: Keeping, path: Path
) -> None:
    keeping.note(race("m", 1))
    with opened(path, 0, check=False) as other:
        other.execute("BEGIN EXCLUSIVE")
        keeping.note(race("m", 2))
        assert (keeping.trouble, keeping.waiting) == (Trouble.BUSY, 1)
        other.execute("ROLLBACK")
    keeping.note(race("m", 3))
    assert (keeping.trouble, keeping.waiting) == (None, 0)
    assert [row.race for row in kept(path)] == [1, 1, 2, 2, 3, 3]


def test_two_programs_write_to_one_file(keeping: Keeping, path: Path) -> None:
    other = Keeping(path)
    keeping.note(race("m", 1))
    other.note(race("n", 1))
    keeping.note(race("m", 2))
    assert [(row.match, row.race) for row in other.rows()[::2]] == [("m", 1), ("n", 1), ("m", 2)]


@contextmanager
def no_more_room() -> Iterator[None]:
    """No file of this program can grow: as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_loses_nothing_of_what_follows(keeping: Keeping, path: Path) -> None:
    keeping.note(race("m", 1))
    with no_more_room():
        keeping.note(race("m", 2))
    assert keeping.trouble in (Trouble.FULL, Trouble.NO_ACCESS)
    assert keeping.waiting == 1
    assert [row.race for row in keeping.rows()] == [1, 1, 2, 2]
    assert (keeping.trouble, keeping.waiting) == (None, 0)
    assert [row.race for row in kept(path)] == [1, 1, 2, 2]


def test_what_waits_is_part_of_what_is_read(keeping: Keeping, path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    keeping.note(race("m", 1))
    keeping.note(race("m", 1, total=1900))
    assert keeping.trouble is Trouble.NO_ACCESS
    assert [row.race for row in keeping.rows()][:2] == [1, 1]
    path.parent.unlink()
    keeping.write()
    assert [row.total for row in kept(path)] == [1900, 1900]


def test_a_folder_that_is_gone_is_made_again(keeping: Keeping, path: Path) -> None:
    keeping.note(race("m", 1))
    path.unlink()
    path.parent.rmdir()
    keeping.note(race("m", 2))
    assert [row.race for row in kept(path)] == [2, 2]


def test_a_file_that_cannot_be_renamed_stays_and_play_goes_on(
    keeping: Keeping, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir(parents=True)
    a_text(path)

    def refuse(_path: Path, _target: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "rename", refuse)
    keeping.note(race("m", 1))
    assert (keeping.trouble, keeping.waiting) == (Trouble.NO_ACCESS, 1)
    assert path.read_text().startswith("This is a letter")


# -- beginning anew -----------------------------------------------------------------


def test_after_a_reset_everything_begins_anew_and_the_old_file_lies_aside(
    keeping: Keeping, path: Path
) -> None:
    keeping.note(race("m", 1))
    aside = keeping.reset()
    assert keeping.rows() == []
    assert aside is not None
    assert kept(aside) == list(race("m", 1))
    assert keeping.lost_sight_of() == []


def test_nothing_can_be_reset_too(keeping: Keeping) -> None:
    assert keeping.reset() is None

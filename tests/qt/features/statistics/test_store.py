"""The store of the statistics: every race once, whatever happens to the file."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.features.statistics.store import FILE_NAME, TABLE, AsideReason, StatisticsStore
from mille_qt.session.sqlite_file import APPLICATION, Trouble
from tests.qt.features.statistics.example_rows import race

resource = pytest.importorskip("resource")
VERSION = TABLE.version


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mille" / FILE_NAME


@pytest.fixture
def store(path: Path) -> StatisticsStore:
    return StatisticsStore(path, wait=0)


def stored(path: Path) -> list[RaceRow]:
    """The rows that another program reads from the file."""
    return StatisticsStore(path).rows()


def test_stored_races_are_read_by_another_program(store: StatisticsStore, path: Path) -> None:
    first, second = race("m", 1), race("m", 2)
    store.add(first)
    store.add(second)
    assert stored(path) == [*first, *second] == store.rows()
    assert (store.waiting, store.trouble) == (0, None)


def test_without_a_file_there_are_no_rows_and_no_trouble(store: StatisticsStore) -> None:
    assert (store.rows(), store.trouble) == ([], None)


def test_a_race_that_is_stored_twice_counts_once(store: StatisticsStore, path: Path) -> None:
    for rows in (race("m", 1), race("m", 2), race("m", 1), race("m", 2)):
        store.add(rows)
    assert [(row.race, row.seat) for row in stored(path)] == [(1, 0), (1, 1), (2, 0), (2, 1)]


def test_a_match_continued_from_an_earlier_point_replaces_its_later_races(
    store: StatisticsStore, path: Path
) -> None:
    for number in (1, 2, 3):
        store.add(race("m", number))
    store.add(race("other", 3))
    again = race("m", 2, total=1900)
    store.add(again)
    assert stored(path) == [*race("m", 1), *again, *race("other", 3)]


def test_a_hint_in_a_later_race_counts_for_the_whole_match_and_a_take_back_for_its_race(
    store: StatisticsStore, path: Path
) -> None:
    store.add(race("m", 1))
    store.add(race("n", 1))
    store.add(race("m", 2, hinted=1, taken_back=1))
    assert {(row.match, row.race, row.hinted, row.taken_back) for row in stored(path)} == {
        ("m", 1, 1, 0),
        ("m", 2, 1, 1),
        ("n", 1, 0, 0),
    }


def test_rows_since_a_time_are_those_of_whole_matches(store: StatisticsStore) -> None:
    old, begun, ended = race("old", 1), race("m", 1), race("m", 2, ended=2_000_000_000.0)
    store.add(old, begun, ended)
    assert store.rows(since=1_999_999_999.0) == [*begun, *ended]


def test_a_name_with_sql_in_it_is_stored_as_it_is(store: StatisticsStore, path: Path) -> None:
    name = "Robert'); DROP TABLE seat_races;-- «é»\n🏁"
    store.add(race("m", 1, player=name))
    assert stored(path)[0].player == name


# -- unreadable files ---------------------------------------------------------------


def a_text(path: Path) -> None:
    path.write_text("This is a letter, and no database at all. " * 100)


def a_torn_file(path: Path) -> None:
    for number in range(1, 60):
        StatisticsStore(path).add(race(f"match {number}", 1))
    data = bytearray(path.read_bytes())
    data[4096 : 4096 + 300] = b"\xff" * 300
    path.write_bytes(data)


def one_whose_index_disagrees_with_its_table(path: Path) -> None:
    StatisticsStore(path).add(race("match", 1))
    # The index has the last page, and stores the first key at its end.
    before, _, after = path.read_bytes().rpartition(b"match")
    path.write_bytes(before + b"other" + after)


def somebody_elses(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()


def one_without_its_table(path: Path) -> None:
    StatisticsStore(path).add(race("m", 1))
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE seat_races")
    connection.close()


def a_newer_one(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE races_of_the_future (name)")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (a_text, AsideReason.DAMAGED),
        (a_torn_file, AsideReason.DAMAGED),
        (one_whose_index_disagrees_with_its_table, AsideReason.DAMAGED),
        (somebody_elses, AsideReason.DAMAGED),
        (one_without_its_table, AsideReason.DAMAGED),
        (a_newer_one, AsideReason.NEWER),
    ],
)
@pytest.mark.parametrize("first", [StatisticsStore.rows, lambda store: store.add(race("new", 1))])
def test_an_unreadable_file_is_set_aside(
    path: Path,
    make: Callable[[Path], None],
    why: AsideReason,
    first: Callable[[StatisticsStore], object],
) -> None:
    path.parent.mkdir(parents=True)
    make(path)
    before, store = path.read_bytes(), StatisticsStore(path)
    first(store)
    (aside,) = store.files_aside()
    assert aside.read_bytes() == before
    assert aside.parent == path.parent
    assert f"-{why.value}-" in aside.name
    store.add(race("m", 1))
    assert store.trouble is None
    assert "m" in {row.match for row in stored(path)} <= {"m", "new"}
    assert len(store.files_aside()) == 1


def test_two_damaged_files_are_set_aside_under_different_names(
    store: StatisticsStore, path: Path
) -> None:
    path.parent.mkdir(parents=True)
    for _ in range(2):
        a_text(path)
        StatisticsStore(path).rows()
    assert len(store.files_aside()) == 2


def test_the_journal_of_an_interrupted_write_is_set_aside_with_its_file(path: Path) -> None:
    path.parent.mkdir(parents=True)
    a_text(path)
    journal = path.with_name(f"{path.name}-journal")
    journal.write_text("half")
    aside = StatisticsStore(path).reset()
    assert aside is not None
    assert aside.with_name(f"{aside.name}-journal").read_text("utf-8") == "half"
    assert not journal.exists()


def add_column(path: Path, column: str, version: int) -> None:
    """Add a column, as a newer version might."""
    with sqlite3.connect(path) as connection:
        connection.execute(f"ALTER TABLE seat_races ADD COLUMN {column}")
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


@pytest.mark.parametrize("version", [VERSION, VERSION + 1])
@pytest.mark.parametrize("column", ["weather text", "laps integer NOT NULL DEFAULT 0"])
def test_a_table_with_an_additional_column_is_read_and_written(
    path: Path, column: str, version: int
) -> None:
    StatisticsStore(path).add(race("m", 1))
    add_column(path, column, version)
    store = StatisticsStore(path)
    store.add(race("m", 2))
    assert store.rows() == [*race("m", 1), *race("m", 2)] == stored(path)
    assert (store.trouble, store.files_aside()) == (None, [])


@pytest.mark.parametrize(
    ("version", "why"),
    [(VERSION, AsideReason.DAMAGED), (VERSION + 1, AsideReason.NEWER)],
)
def test_a_table_without_one_of_the_columns_is_set_aside(
    path: Path, version: int, why: AsideReason
) -> None:
    StatisticsStore(path).add(race("m", 1))
    with sqlite3.connect(path) as connection:
        connection.execute("ALTER TABLE seat_races RENAME COLUMN hinted TO helped")
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    store = StatisticsStore(path)
    store.add(race("m", 2))
    assert stored(path) == list(race("m", 2))
    assert len(store.files_aside(why)) == 1


def test_a_table_with_an_unknown_required_column_is_set_aside(path: Path) -> None:
    StatisticsStore(path).add(race("m", 1))
    with sqlite3.connect(path) as connection:
        (made,) = connection.execute("SELECT sql FROM sqlite_master").fetchone()
        connection.execute("DROP TABLE seat_races")
        connection.execute(made.replace("(match", "(laps integer NOT NULL, match", 1))
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    store = StatisticsStore(path)
    store.add(race("m", 2))
    assert stored(path) == list(race("m", 2))
    assert len(store.files_aside(AsideReason.NEWER)) == 1


# -- files that cannot be written ---------------------------------------------------


def test_while_another_program_writes_races_are_kept_in_memory_and_written_later(
    store: StatisticsStore, path: Path
) -> None:
    store.add(race("m", 1))
    with closing(TABLE.connect(path, 0)) as other:
        other.execute("BEGIN EXCLUSIVE")
        store.add(race("m", 2))
        assert (store.trouble, store.waiting) == (Trouble.BUSY, 1)
        other.execute("ROLLBACK")
    store.add(race("m", 3))
    assert (store.trouble, store.waiting) == (None, 0)
    assert [row.race for row in stored(path)] == [1, 1, 2, 2, 3, 3]


def test_two_programs_write_to_one_file(store: StatisticsStore, path: Path) -> None:
    other = StatisticsStore(path)
    store.add(race("m", 1))
    other.add(race("n", 1))
    store.add(race("m", 2))
    assert [(row.match, row.race) for row in other.rows()[::2]] == [("m", 1), ("n", 1), ("m", 2)]


@contextmanager
def no_more_room() -> Iterator[None]:
    """Simulate a full disk: no file of this process can grow."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_no_race_is_lost_on_a_full_disk(store: StatisticsStore, path: Path) -> None:
    store.add(race("m", 1))
    with no_more_room():
        store.add(race("m", 2))
    assert store.trouble in (Trouble.FULL, Trouble.NO_ACCESS)
    assert store.waiting == 1
    assert [row.race for row in store.rows()] == [1, 1, 2, 2]
    assert (store.trouble, store.waiting) == (None, 0)
    assert [row.race for row in stored(path)] == [1, 1, 2, 2]


def test_races_in_memory_are_part_of_the_rows(store: StatisticsStore, path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    store.add(race("m", 1))
    store.add(race("m", 1, total=1900))
    assert store.trouble is Trouble.NO_ACCESS
    assert [row.race for row in store.rows()][:2] == [1, 1]
    path.parent.unlink()
    store.write()
    assert [row.total for row in stored(path)] == [1900, 1900]


def test_a_deleted_folder_is_created_again(store: StatisticsStore, path: Path) -> None:
    store.add(race("m", 1))
    path.unlink()
    path.parent.rmdir()
    store.add(race("m", 2))
    assert [row.race for row in stored(path)] == [2, 2]


def test_a_damaged_file_that_cannot_be_renamed_stays_and_races_are_kept_in_memory(
    store: StatisticsStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir(parents=True)
    a_text(path)

    def refuse(_path: Path, _target: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "rename", refuse)
    store.add(race("m", 1))
    assert (store.trouble, store.waiting) == (Trouble.NO_ACCESS, 1)
    assert path.read_text("utf-8").startswith("This is a letter")


# -- reset ---------------------------------------------------------------------------


def test_a_reset_starts_new_statistics_and_sets_the_old_file_aside(
    store: StatisticsStore, path: Path
) -> None:
    store.add(race("m", 1))
    aside = store.reset()
    assert store.rows() == []
    assert aside is not None
    assert stored(aside) == list(race("m", 1))
    assert store.files_aside() == []


def test_races_from_before_a_reset_stay_out_when_their_match_is_opened_again(
    store: StatisticsStore, path: Path
) -> None:
    store.add(race("m", 1))
    store.reset()
    store.add(race("m", 1), race("m", 2))
    assert store.rows() == list(race("m", 2))
    StatisticsStore(path).add(race("m", 1))
    assert store.rows() == list(race("m", 2))
    played_anew = race("m", 1, total=1900)
    store.add(played_anew)
    assert store.rows() == list(played_anew), "and later races of that match count no more"


def test_a_reset_without_a_file_does_nothing(store: StatisticsStore) -> None:
    assert store.reset() is None

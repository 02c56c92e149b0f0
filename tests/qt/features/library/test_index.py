"""The index always agrees with the match files, whatever happens to its own file."""

import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mille_qt.session.autosave import Autosave
from mille_qt.session.matches.match_index import TABLE, IndexEntry, MatchIndex
from mille_qt.session.matches.match_reader import IndexNews, bring_up_to_date
from mille_qt.session.matches.match_summary import MatchStatus, summary_of, summary_of_file
from mille_qt.ui.paths import matches_folder
from mille_rules import PRESETS, read_record
from mille_rules.journal import MAX_FILE_BYTES
from mille_rules.match_id import match_id
from tests.examples import each
from tests.qt.features.library.conftest import Put, finished, under_way
from tests.rules.random_play import TABLES, played_match, sensible_move

Opened = Callable[[], MatchIndex]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The path of the index."""
    return tmp_path / "cache" / "matches.sqlite"


@pytest.fixture
def opened(file: Path) -> Iterator[Opened]:
    """Opens the index like another program, and closes it at the end of the test."""
    with contextlib.ExitStack() as stack:
        yield lambda: stack.enter_context(MatchIndex(file))


def read_all(index: MatchIndex) -> list[IndexNews]:
    """Update the index, and return the news that were emitted."""
    told: list[IndexNews] = []
    bring_up_to_date(matches_folder(), index, told.append, threading.Event())
    return told


def by_name(index: MatchIndex) -> dict[str, IndexEntry]:
    return {entry.name: entry for entry in index.entries()}


def test_a_file_is_read_once_for_all_programs(opened: Opened, put: Put) -> None:
    put(under_way(), "one")
    put(finished(), "two")
    read_all(opened())
    again = opened()
    known = by_name(again)
    assert {name: entry.summary.standing for name, entry in known.items()} == {
        "one.mille": MatchStatus.UNDER_WAY,
        "two.mille": MatchStatus.FINISHED,
    }
    assert known["one.mille"].summary == summary_of_file(matches_folder() / "one.mille")
    assert read_all(again) == [IndexNews((), (), frozenset(), 0)], "nothing is read twice"


def test_changed_new_and_deleted_files_are_noticed(opened: Opened, put: Put) -> None:
    index = opened()
    put(under_way(), "changes")
    put(under_way(), "goes")
    read_all(index)
    put(finished(), "changes")
    put(finished(), "comes")
    (matches_folder() / "goes.mille").unlink()
    told = read_all(index)
    assert told[0].gone == ("goes.mille",)
    known = by_name(index)
    assert set(known) == {"changes.mille", "comes.mille"}
    assert known["changes.mille"].summary.standing is MatchStatus.FINISHED


@pytest.mark.skipif(os.name != "posix", reason="links need a privilege on Windows")
def test_a_link_to_a_file_that_is_gone_hides_no_match(opened: Opened, put: Put) -> None:
    put(under_way(), "one")
    (matches_folder() / "two.mille").symlink_to(matches_folder() / "elsewhere.mille")
    index = opened()
    read_all(index)
    assert list(by_name(index)) == ["one.mille"]


def test_a_match_that_is_being_played_is_reported(opened: Opened) -> None:
    record = under_way()
    autosave = Autosave()
    path = autosave.file_for(record)
    assert path is not None
    index = opened()
    assert read_all(index)[0] == IndexNews((), (), frozenset({path.name}), 0), "nothing in it yet"
    path.write_text(record.text(), "utf-8")
    assert read_all(index)[0].in_play == {path.name}
    autosave.release(match_id(record), over=False)
    assert read_all(index)[0].in_play == frozenset()


def test_an_unreadable_folder_leaves_the_index_unchanged(opened: Opened, put: Put) -> None:
    index = opened()
    path = put(under_way())
    read_all(index)
    path.unlink()
    matches_folder().rmdir()
    matches_folder().write_text("in the way")
    assert read_all(index) == [IndexNews()]
    assert len(index.entries()) == 1


@each(
    "spoil",
    [
        lambda path: path.write_bytes(b"this is no database" * 100),
        lambda path: path.write_bytes(path.read_bytes()[:5_000]),
        lambda path: execute(path, f"pragma user_version = {TABLE.version + 1}"),
        lambda path: execute(path, "drop table matches"),
        lambda path: execute(path, "update matches set summary = '[1, 2]'"),
        lambda path: execute(path, "update matches set summary = 'nonsense'"),
        lambda path: path.unlink(),
    ],
)
def test_a_damaged_or_newer_index_is_rebuilt(file: Path, put: Put, spoil) -> None:
    put(under_way(), "one")
    with MatchIndex(file) as index:
        read_all(index)
    spoil(file)
    with MatchIndex(file) as index:
        index.entries()
        read_all(index)
        assert set(by_name(index)) == {"one.mille"}
    with MatchIndex(file) as index:
        assert set(by_name(index)) == {"one.mille"}


def test_a_closed_index_raises_an_error_and_keeps_its_file(file: Path, put: Put) -> None:
    put(under_way(), "one")
    with MatchIndex(file) as index:
        read_all(index)
    content = file.read_bytes()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        index.entries()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        index.change((), ["one.mille"])
    assert file.read_bytes() == content


def execute(path: Path, command: str) -> None:
    base = sqlite3.connect(path)
    with base:
        base.execute(command)
    base.close()


def test_without_a_file_the_index_is_in_memory(tmp_path: Path, put: Put) -> None:
    (tmp_path / "cache").write_text("in the way")
    put(under_way(), "one")
    with MatchIndex(tmp_path / "cache" / "matches.sqlite") as index:
        read_all(index)
        assert set(by_name(index)) == {"one.mille"}


def test_two_programs_can_write_to_the_index(opened: Opened, put: Put) -> None:
    one, other = opened(), opened()
    put(under_way(), "one")
    read_all(one)
    put(under_way(), "two")
    read_all(other)
    assert set(by_name(one)) == set(by_name(other)) == {"one.mille", "two.mille"}


@each(("rules", "seats"), TABLES)
def test_a_summary_agrees_with_the_record(rules: str, seats: int) -> None:
    record = played_match(PRESETS[rules], seats, 1, 700, choose=sensible_move).record
    whole = record.moves()
    for count in {len(whole), len(whole) // 2, 1}:
        part = record.before_move(count)
        state = part.state
        summary = summary_of(read_record(part.text().encode()))
        assert summary.names == tuple(sitter.name for sitter in record.header.sitters)
        assert (summary.seats, summary.rules) == (seats, record.header.rules.name)
        assert (summary.race, summary.points) == (state.match.race, state.match.points)
        assert summary.winners == state.match.winners
        assert summary.moves == count
        assert (summary.standing is MatchStatus.FINISHED) == bool(state.match.winners)
        assert summary.identity == match_id(record)


@pytest.mark.parametrize(
    ("content", "standing", "moves"),
    [
        (b"A letter to my aunt.\n", MatchStatus.DAMAGED, 0),
        (b"\xff\xfe\x00", MatchStatus.DAMAGED, 0),
        (under_way().text().encode() + b"0 fly\n", MatchStatus.DAMAGED, 3),
        (under_way().text().encode() + b"0 dr", MatchStatus.UNDER_WAY, 3),
    ],
    ids=["letter", "binary", "illegal line", "torn"],
)
def test_a_damaged_file_has_the_status_damaged(
    tmp_path: Path, content: bytes, standing: MatchStatus, moves: int
) -> None:
    path = tmp_path / "some.mille"
    path.write_bytes(content)
    summary = summary_of_file(path)
    assert summary.standing is standing
    assert summary.moves == moves


def test_a_file_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "long.mille"
    with path.open("wb") as file:
        file.truncate(MAX_FILE_BYTES + 1)
    assert summary_of_file(path).standing is MatchStatus.DAMAGED


def test_a_summary_contains_practice_and_challenge(tmp_path: Path) -> None:
    path = tmp_path / "some.mille"
    text = under_way().text().replace("mark match", "mark challenge 700-2-K7F3Q\nmark match")
    path.write_text(text.replace("mark match", "mark practice\nmark match"), "utf-8")
    summary = summary_of_file(path)
    assert (summary.practice, summary.challenge) == (True, "700-2-K7F3Q")


def test_a_summary_contains_the_present_players_and_people_who_have_left(tmp_path: Path) -> None:
    path = tmp_path / "some.mille"
    changes = ["0 computer-easy Robot", "1 human Carl", "1 human Dora", "0 human Anna"]
    record = under_way()
    lines = "".join(f"sit {change}\n" for change in changes)
    path.write_text(record.text() + lines, "utf-8")
    summary = summary_of_file(path)
    assert summary.names[:2] == ("Anna", "Dora")
    assert summary.kinds[:2] == ("human", "human")
    assert "Carl" in summary.earlier
    assert "Anna" not in summary.earlier


def test_nobody_has_left_whose_name_the_computer_has_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "some.mille"
    record = under_way()
    name = record.header.sitters[0].name
    path.write_text(f"{record.text()}sit 0 computer-easy {name}\n", "utf-8")
    assert summary_of_file(path).earlier == ()

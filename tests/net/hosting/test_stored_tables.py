"""Matches of a hosted table that are over: none of them is lost, whatever the disk does."""

from pathlib import Path

import pytest

from mille_net.host.table_store import TableStore
from mille_net.hosting.folder_lock import FolderLock
from mille_net.hosting.stored_tables import MatchesOver, file_what_is_over, table_folder
from mille_rules import DEFAULT_RULES, Header, Record, Sitter, read_record
from mille_rules.match_id import match_id, match_mark

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"


def record(number: int) -> Record:
    sitters = (Sitter("human", "Ann"), Sitter("remote", "Bob"))
    return Record(Header(DEFAULT_RULES, sitters), [match_mark(bytes([number] * 10))])


def test_every_match_gets_a_file_named_after_its_players(tmp_path: Path) -> None:
    over = MatchesOver(tmp_path / "matches")
    for number in range(3):
        over.keep(record(number))
    files = sorted((tmp_path / "matches").iterdir())
    assert len(files) == 3
    assert all("Ann, Bob" in file.name for file in files)
    assert {file.read_text("utf-8") for file in files} == {record(n).text() for n in range(3)}


def test_a_disk_that_fails_is_tried_again_and_nothing_is_written_twice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "matches"
    folder.write_text("in the way")
    over = MatchesOver(folder)
    over.keep(record(1))
    over.keep(record(2))
    assert not over.all_kept()
    assert "cannot be kept" in caplog.text
    folder.unlink()
    assert over.all_kept()
    assert over.all_kept()
    assert len(list(folder.iterdir())) == 2


def test_without_a_folder_nothing_is_kept_and_nothing_is_missing() -> None:
    over = MatchesOver(None)
    over.keep(record(1))
    assert over.all_kept()


def test_hosted_matches_have_an_identity_each() -> None:
    assert match_id(record(1)) != match_id(record(2))


def test_what_lies_there_already_is_not_written_again(tmp_path: Path) -> None:
    for _ in range(2):
        MatchesOver(tmp_path / "matches").keep(record(1))
    assert len(list((tmp_path / "matches").iterdir())) == 1


@pytest.fixture
def whole() -> Record:
    """A match that somebody has won."""
    return read_record((PLAYTHROUGHS / "dujardin-2.mille").read_bytes()).record


def left_by_a_host(folder: Path, match: Record) -> Path:
    """What is on disk when a host is killed right after that move; its folder."""
    store = TableStore.at(table_folder(folder, "0123abcd"))
    store.begin(match)
    return store.folder


@pytest.mark.parametrize("filed", [False, True])
def test_a_match_whose_host_died_at_its_end_is_filed_once_and_its_table_goes(
    tmp_path: Path, whole: Record, filed: bool
) -> None:
    table, matches = left_by_a_host(tmp_path, whole), tmp_path / "matches"
    if filed:
        MatchesOver(matches).keep(whole)
    for _ in range(2):
        file_what_is_over(tmp_path, matches)
    (path,) = matches.iterdir()
    assert path.read_text("utf-8") == whole.text()
    assert not table.exists()


def test_a_table_that_can_go_on_or_is_open_is_left_alone(tmp_path: Path, whole: Record) -> None:
    matches = tmp_path / "matches"
    table = left_by_a_host(tmp_path, whole)
    with FolderLock(table):
        file_what_is_over(tmp_path, matches)
    TableStore(table).begin(whole.before_move(len(whole.moves()) - 1))
    file_what_is_over(tmp_path, matches)
    assert not matches.exists()
    assert table.exists()


def test_a_match_that_cannot_be_filed_stays_at_its_table(tmp_path: Path, whole: Record) -> None:
    table, matches = left_by_a_host(tmp_path, whole), tmp_path / "matches"
    matches.write_text("in the way")
    file_what_is_over(tmp_path, matches)
    assert table.exists()
    matches.unlink()
    file_what_is_over(tmp_path, matches)
    assert len(list(matches.iterdir())) == 1
    assert not table.exists()

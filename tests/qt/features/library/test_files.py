"""Importing, copying and renaming match files: no file is overwritten or imported damaged."""

import os
from pathlib import Path

import pytest

from mille_qt.features.library.match_files import (
    ImportStatus,
    InPlayError,
    copy_match,
    copy_to_folder,
    import_match,
    rename,
)
from mille_qt.session.autosave import Autosave
from mille_qt.session.matches.match_summary import MatchStatus, MatchSummary, summary_of_file
from mille_rules.file_names import title_of
from mille_rules.journal import MAX_FILE_BYTES
from mille_rules.match_id import match_id
from tests.qt.features.library.conftest import BEGUN, Put, finished, under_way


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder into which matches are imported; it does not exist yet."""
    return tmp_path / "library"


def elsewhere(tmp_path: Path, content: str | bytes, name: str = "from a friend.mille") -> Path:
    path = tmp_path / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    os.utime(path, (BEGUN, BEGUN))
    return path


def test_a_match_is_imported_with_its_name_and_date(tmp_path: Path, folder: Path) -> None:
    path = elsewhere(tmp_path, finished().text())
    result = import_match(path, folder, {})
    assert result.status is ImportStatus.IMPORTED
    taken = folder / "from a friend.mille"
    assert taken.read_bytes() == path.read_bytes()
    assert taken.stat().st_mtime == BEGUN
    assert result.entry is not None
    assert result.entry.name == taken.name
    assert result.entry.summary == summary_of_file(taken)
    assert path.exists(), "it is copied"


def test_the_same_match_is_imported_once_under_any_name(tmp_path: Path, folder: Path) -> None:
    known: dict[str, int] = {}
    first = elsewhere(tmp_path, under_way().text(), "one.mille")
    second = elsewhere(tmp_path, under_way().text(), "two.mille")
    assert import_match(first, folder, known).status is ImportStatus.IMPORTED
    assert import_match(second, folder, known).status is ImportStatus.KNOWN
    assert len(list(folder.iterdir())) == 1


def test_a_known_match_is_imported_again_if_it_has_more_moves(tmp_path: Path, folder: Path) -> None:
    record = under_way()
    known = {match_id(record): len(record.moves()) - 1}
    assert (
        import_match(elsewhere(tmp_path, record.text()), folder, known).status
        is ImportStatus.IMPORTED
    )


def test_a_damaged_match_is_rejected_with_its_line_and_its_beginning_can_be_imported(
    tmp_path: Path, folder: Path
) -> None:
    good = under_way()
    lines = len(good.text().splitlines())
    path = elsewhere(tmp_path, good.text() + "0 play 200 on 7\n0 draw\n")
    result = import_match(path, folder, {})
    assert result.status is ImportStatus.DAMAGED
    assert result.fault is not None
    assert (result.fault.line, result.fault.text) == (lines + 1, "0 play 200 on 7")
    assert result.good_moves == len(good.moves())
    assert not folder.exists()
    assert import_match(path, folder, {}, beginning=True).status is ImportStatus.IMPORTED
    taken = folder / path.name
    assert taken.read_text("utf-8") == good.text()
    assert summary_of_file(taken).standing is MatchStatus.UNDER_WAY


@pytest.mark.parametrize("content", [b"", b"A letter.\n", b"mille-record 99\n", b"\xff\x00"])
def test_other_files_are_not_imported(tmp_path: Path, folder: Path, content: bytes) -> None:
    assert import_match(elsewhere(tmp_path, content), folder, {}).status is ImportStatus.NO_MATCH
    assert not folder.exists()


def test_huge_or_missing_files_and_folders_are_not_imported(tmp_path: Path, folder: Path) -> None:
    huge = tmp_path / "huge.mille"
    with huge.open("wb") as file:
        file.truncate(MAX_FILE_BYTES + 1)
    assert import_match(huge, folder, {}).status is ImportStatus.NO_MATCH
    gone = import_match(tmp_path / "gone.mille", folder, {})
    assert (gone.status, gone.reason) == (ImportStatus.UNREADABLE, "No such file or directory")
    assert import_match(tmp_path, folder, {}).status is ImportStatus.UNREADABLE


def test_a_library_that_cannot_be_written_reports_the_reason(tmp_path: Path, folder: Path) -> None:
    folder.write_text("in the way")
    known: dict[str, int] = {}
    result = import_match(elsewhere(tmp_path, under_way().text()), folder, known)
    assert result.status is ImportStatus.UNWRITABLE
    assert result.reason
    assert known == {}, "it may be tried again"


def test_a_match_can_be_given_a_title_and_its_default_name_again(put: Put) -> None:
    path = put(under_way("Ann", "Élodie"))
    summary = summary_of_file(path)
    named = rename(path, "Grandma's revenge: 5,000 / 0", summary)
    assert named.name == "Grandma's revenge- 5,000 - 0.mille"
    assert title_of(named.name) == "Grandma's revenge- 5,000 - 0"
    plain = rename(named, "  ", summary)
    assert plain.name.startswith("2025-03-14 ")
    assert plain.name.endswith(" Ann, Élodie.mille")
    assert title_of(plain.name) == ""
    assert rename(plain, "", summary) == plain


def test_a_title_that_is_already_used_gets_a_number(put: Put) -> None:
    one, two = put(under_way()), put(under_way(number=1))
    for path in (one, two):
        rename(path, "The same", summary_of_file(path))
    assert sorted(path.name for path in one.parent.glob("*.mille")) == [
        "The same (2).mille",
        "The same.mille",
    ]


def test_a_match_that_is_gone_leaves_no_empty_file_under_its_new_name(folder: Path) -> None:
    folder.mkdir()
    gone = folder / "gone.mille"
    with pytest.raises(FileNotFoundError):
        rename(gone, "Sundays", MatchSummary(MatchStatus.FINISHED))
    assert list(folder.glob("*.mille")) == []


def test_a_match_that_is_being_played_keeps_its_name(put: Put) -> None:
    path = put(under_way())
    autosave = Autosave()
    assert autosave.continue_in(path, under_way())
    with pytest.raises(InPlayError):
        rename(path, "another", summary_of_file(path))
    assert path.exists()


def test_copies_overwrite_nothing_and_keep_their_date(tmp_path: Path, put: Put) -> None:
    paths = [put(under_way(), "same"), put(finished(), "other")]
    place = tmp_path / "stick"
    place.mkdir()
    (place / "same.mille").write_text("mine")
    copy_to_folder(paths, place)
    assert (place / "same.mille").read_text("utf-8") == "mine"
    assert (place / "same (2).mille").read_bytes() == paths[0].read_bytes()
    assert (place / "same (2).mille").stat().st_mtime == BEGUN
    with pytest.raises(FileNotFoundError):
        copy_match(paths[0], tmp_path / "gone" / "a.mille")
    copy_match(paths[0], paths[0])
    assert paths[0].stat().st_size, "onto itself it stays as it is"


def test_a_match_that_cannot_be_copied_leaves_what_should_be_overwritten(
    tmp_path: Path, put: Put
) -> None:
    kept = put(finished(), "other")
    before = kept.read_bytes()
    with pytest.raises(FileNotFoundError):
        copy_match(tmp_path / "gone.mille", kept)
    assert kept.read_bytes() == before
    place = tmp_path / "stick"
    place.mkdir()
    with pytest.raises(FileNotFoundError):
        copy_to_folder([tmp_path / "gone.mille"], place)
    assert list(place.iterdir()) == []

"""The file of a match: complete after every move, and no reason to stop a match."""

import os
import stat
from pathlib import Path

import pytest

from mille_rules import PRESETS, Journal, Match, Record, read_record, save_record
from mille_rules.journal import put_in_place, save_new
from tests.rules.random_play import header, play_on, played_match
from tests.scanned_files import scan

BSD = PRESETS["bsd"]


def begun(path: Path) -> tuple[Match, Journal]:
    """A match that is written to a file, before its first deal."""
    record, journal = Record(header(BSD, 2)), Journal(path)
    journal.rewrite(record)
    return Match(record, journal), journal


def test_every_line_is_on_disk_when_its_move_is_made(tmp_path):
    path = tmp_path / "match.mille"
    match, journal = begun(path)
    while len(match.state.match.races) < 1:
        play_on(match, match.seq, moves=1)
        assert path.read_bytes() == match.record.text().encode()
        assert read_record(path.read_bytes()).record.state == match.state
    assert journal.trouble is None
    assert path.read_text("utf-8").splitlines()[-1].startswith("score 1 : 0 ")


def test_every_line_is_synced_before_anybody_is_told(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_size))
    path = tmp_path / "match.mille"
    match, _ = begun(path)
    synced.clear()
    play_on(match, 1, moves=3)
    sizes = [len(line) + 1 for line in path.read_text("utf-8").splitlines()[-3:]]
    whole = path.stat().st_size
    assert synced == [whole - sizes[1] - sizes[2], whole - sizes[2], whole]


def test_taking_back_rewrites_the_file(tmp_path):
    path = tmp_path / "match.mille"
    match, _ = begun(path)
    play_on(match, 3, moves=40)
    before = path.read_text("utf-8")
    assert match.take_back(0)
    kept, _, note = path.read_text("utf-8").removesuffix("\n").rpartition("\n")
    assert path.read_text("utf-8") == match.record.text() != before
    assert before.startswith(kept)
    assert note.startswith("mark taken-back 0 ")


def test_a_match_goes_on_without_its_folder_and_catches_up(tmp_path):
    folder = tmp_path / "saves"
    folder.mkdir()
    path = folder / "match.mille"
    match, journal = begun(path)
    play_on(match, 3, moves=10)
    path.unlink()
    folder.rmdir()
    play_on(match, 4, moves=5)
    assert match.seq == 15
    assert isinstance(journal.trouble, FileNotFoundError)
    folder.mkdir()
    play_on(match, 5, moves=1)
    assert journal.trouble is None
    assert path.read_text("utf-8") == match.record.text()


def test_a_full_disk_stops_no_match(tmp_path, monkeypatch, caplog):
    path = tmp_path / "match.mille"
    match, journal = begun(path)
    play_on(match, 3, moves=10)
    on_disk = path.read_text("utf-8")
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", _no_space)
        play_on(match, 4, moves=10)
        assert match.seq == 20
        assert journal.trouble.errno == 28
        assert path.read_text("utf-8").startswith(on_disk)
    assert len(caplog.records) == 1
    play_on(match, 5, moves=1)
    assert journal.trouble is None
    assert path.read_text("utf-8") == match.record.text()
    assert list(tmp_path.glob(".*.new")) == []


def _no_space(_handle: int) -> None:
    raise OSError(28, "No space left on device")


def test_trouble_while_taking_back_is_mended_at_the_next_move(tmp_path, monkeypatch):
    path = tmp_path / "match.mille"
    match, journal = begun(path)
    play_on(match, 3, moves=20)
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", _no_space)
        assert match.take_back(0)
        assert journal.trouble is not None
    play_on(match, 5, moves=1)
    assert journal.trouble is None
    assert path.read_text("utf-8") == match.record.text()


def test_saving_replaces_the_whole_file(tmp_path):
    path = tmp_path / "match.mille"
    path.write_text("something else\n" * 1_000)
    record = played_match(BSD, 2, 1, moves=30).record
    save_record(record, path)
    assert path.read_bytes() == record.text().encode()
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["match.mille"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch, step):
    path = tmp_path / "match.mille"
    path.write_text("the old text\n")
    target = os if step == "fsync" else Path
    monkeypatch.setattr(target, step, lambda *_: _no_space(0))
    with pytest.raises(OSError, match="No space left"):
        save_record(Record(header(BSD, 2)), path)
    assert path.read_text("utf-8") == "the old text\n"
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["match.mille"]


def test_saving_into_no_folder_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        save_record(Record(header(BSD, 2)), tmp_path / "nowhere" / "match.mille")


def test_the_names_of_players_reach_the_file_in_one_line(tmp_path):
    named = header(BSD, 2)
    # Joined emoji and letters of a newer Unicode stay as they are.
    kept = "\N{MAN}\u200d\N{GIRL} \U0001ffff"
    names = ("Zoé\nrules bsd\u2028x", kept)
    pairs = zip(named.sitters, names, strict=True)
    sitters = tuple(sitter._replace(name=name) for sitter, name in pairs)
    record = Record(named._replace(sitters=sitters))
    path = tmp_path / "match.mille"
    save_record(record, path)
    reading = read_record(path.read_bytes())
    assert [one.name for one in reading.record.header.sitters] == ["Zoé rules bsd x", kept]


def test_a_file_that_was_removed_meanwhile_is_written_whole_again(tmp_path):
    path = tmp_path / "match.mille"
    match, journal = begun(path)
    path.unlink()
    match.deal(lambda cards: cards)
    assert path.read_bytes() == match.record.text().encode()
    assert journal.trouble is None


def test_a_file_whose_older_content_was_put_back_is_written_whole_again(tmp_path):
    """As by a program that keeps the folders of two computers alike."""
    path = tmp_path / "match.mille"
    match, journal = begun(path)
    play_on(match, seed=1, moves=5)
    older = path.read_bytes()
    play_on(match, seed=2, moves=5)
    path.write_bytes(older)
    play_on(match, seed=3, moves=1)
    assert path.read_bytes() == match.record.text().encode()
    assert journal.trouble is None


def test_new_files_never_take_the_place_of_others(tmp_path):
    paths = [save_new(text.encode(), tmp_path / "new", "same name") for text in "abc"]
    assert [path.name for path in paths] == [
        "same name.mille",
        "same name (2).mille",
        "same name (3).mille",
    ]
    assert [path.read_text("utf-8") for path in paths] == ["a", "b", "c"]


def test_a_whole_file_is_synced_before_it_takes_its_place_and_its_folder_after(
    tmp_path, monkeypatch
):
    """In this order a power cut at any moment leaves the old text or the new."""
    done, path = [], tmp_path / "match.mille"
    replace = Path.replace

    def synced(handle: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")

    def replaced(draft: Path, place: Path) -> Path:
        done.append(f"replace {place.name}")
        return replace(draft, place)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", replaced)
    save_record(Record(header(BSD, 2)), path)
    # Windows syncs no folders.
    folder = ["folder"] if os.name == "posix" else []
    assert done == ["file", "replace match.mille", *folder]
    done.clear()
    save_new(b"", tmp_path, "new")
    assert done == ["file", "replace new.mille", *folder]


@pytest.mark.parametrize(("refusals", "written"), [(2, b"new"), (10_000, b"old")])
def test_a_file_that_a_virus_scanner_has_open_is_replaced_a_moment_later(
    tmp_path, monkeypatch, refusals, written
):
    path, draft = tmp_path / "match.mille", tmp_path / "draft"
    path.write_bytes(b"old")
    draft.write_bytes(b"new")
    scan(monkeypatch, refusals)
    if written == b"old":
        with pytest.raises(PermissionError):
            put_in_place(draft, path)
    else:
        put_in_place(draft, path)
    assert path.read_bytes() == written
    assert not draft.exists()

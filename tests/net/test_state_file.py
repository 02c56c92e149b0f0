"""State files: whatever happens to one generation, the other is there."""

import errno
import logging
import os
import stat
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from mille_net.state_file import StateFile
from tests.scanned_files import scan


class Notes(msgspec.Struct, frozen=True):
    """Something to keep."""

    count: int
    secret: bytes = b""


FIRST, SECOND, THIRD = Notes(1, b"\0one"), Notes(2, b"\xfftwo"), Notes(3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "notes.json"


@pytest.fixture(autouse=True)
def quiet(caplog):
    caplog.set_level(logging.CRITICAL, "mille_net.state_file")


def kept(path: Path, *values: Notes) -> StateFile[Notes]:
    file = StateFile(path, Notes)
    for value in values:
        file.write(value)
    return file


def test_nothing_is_read_where_nothing_was_written(path):
    assert kept(path).read() is None


def test_the_newest_value_is_read(path):
    assert kept(path, FIRST, SECOND).read() == SECOND
    assert StateFile(path, Notes).read() == SECOND


@pytest.mark.skipif(os.name != "posix", reason="the system has no such permissions")
def test_nobody_else_may_read_it(path):
    kept(path, FIRST, SECOND)
    for file in path.parent.glob("notes*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_file_cut_off_anywhere_falls_back_to_the_previous_one(path):
    kept(path, FIRST, SECOND)
    whole, previous = path.read_bytes(), path.with_name("notes.json.previous").read_bytes()
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        path.with_name("notes.json.previous").write_bytes(previous)
        assert StateFile(path, Notes).read() == FIRST
        assert path.with_name("notes.json.damaged").read_bytes() == whole[:size]


def test_a_file_changed_in_any_byte_falls_back_to_the_previous_one(path):
    kept(path, FIRST, SECOND)
    whole = path.read_bytes()
    for place in range(len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert StateFile(path, Notes).read() == FIRST


def test_a_sound_file_of_another_kind_is_damaged_too(path):
    StateFile(path, dict[str, int]).write({"count": 1, "other": 2})
    path.with_name("notes.json.previous").write_text("rubbish")
    assert StateFile(path, list[int]).read() is None
    assert sorted(file.name for file in path.parent.glob("notes*")) == [
        "notes.json.damaged",
        "notes.json.previous.damaged",
    ]


def test_a_sound_file_that_is_nested_without_end_is_damaged_too(path):
    body = b'{"count":1,"other":%s%s}' % (b"[" * 100_000, b"]" * 100_000)
    path.write_bytes(b"mille-state-1 %s\n%s" % (sha256(body).hexdigest().encode(), body))
    assert StateFile(path, Notes).read() is None
    assert path.with_name("notes.json.damaged").exists()


def test_a_damaged_file_never_takes_the_place_of_the_previous_one(path):
    file = kept(path, FIRST, SECOND)
    path.write_text("rubbish")
    file.write(THIRD)
    path.write_text("rubbish again")
    assert file.read() == FIRST


def test_what_a_damaged_file_held_is_not_logged(path, caplog):
    caplog.set_level(logging.WARNING, "mille_net.state_file")
    file = kept(path, FIRST)
    text = path.read_text("utf-8").replace("\n", " ")
    path.write_text(text, "utf-8")
    assert file.read() is None
    assert "damaged" in caplog.text
    assert text[-10:] not in caplog.text


def no_space(*_: object) -> None:
    raise OSError(errno.ENOSPC, "no space left on device")


@pytest.mark.parametrize("place", ["fsync", "write", "first rename", "second rename"])
def test_a_full_disk_leaves_the_old_value(path, monkeypatch, place):
    file = kept(path, FIRST, SECOND)
    with monkeypatch.context() as full:
        break_writing(full, place)
        with pytest.raises(OSError, match="no space"):
            file.write(THIRD)
    assert file.read() == SECOND
    assert not list(path.parent.glob("*.new"))
    file.write(THIRD)
    assert file.read() == THIRD


def break_writing(patch: pytest.MonkeyPatch, place: str) -> None:
    if place == "fsync":
        patch.setattr(os, "fsync", no_space)
    elif place == "write":
        patch.setattr(Path, "open", no_space)
    else:
        replace, left = Path.replace, [1 if place == "first rename" else 2]

        def fail_in_time(path: Path, target: Path) -> Path:
            left[0] -= 1
            return replace(path, target) if left[0] else no_space()

        patch.setattr(Path, "replace", fail_in_time)


def test_a_file_that_a_virus_scanner_has_open_is_saved_a_moment_later(path, monkeypatch):
    file = kept(path, FIRST, SECOND)
    scan(monkeypatch, refusals=2)
    file.write(THIRD)
    assert file.read() == THIRD


def test_a_file_that_stays_open_elsewhere_keeps_both_generations(path, monkeypatch):
    file = kept(path, FIRST, SECOND)
    before = {one.name: one.read_bytes() for one in path.parent.iterdir()}
    scan(monkeypatch, refusals=10_000)
    with pytest.raises(PermissionError):
        file.write(THIRD)
    assert {one.name: one.read_bytes() for one in path.parent.iterdir()} == before


def test_a_file_that_cannot_be_read_is_an_error_and_not_an_empty_state(path):
    path.mkdir()
    with pytest.raises(OSError):  # noqa: PT011 - which one is the system's affair
        kept(path).read()

"""The folders of the program: where they are, and whether they can be written."""

import sys
from pathlib import Path

import pytest

from mille_qt.ui import paths
from mille_qt.ui.paths import why_unwritable


def test_a_folder_that_can_be_made_is_writable_and_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    assert why_unwritable(tmp_path / "here" / "not" / "yet") is None
    assert list((tmp_path / "here").iterdir()) == []


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    error = FileNotFoundError if sys.platform == "win32" else NotADirectoryError
    assert isinstance(why_unwritable(tmp_path / "file" / "folder"), error)


def test_a_drive_that_is_missing_is_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "certainly_exists", lambda _path: False)
    assert isinstance(why_unwritable(tmp_path / "missing" / "folder"), FileNotFoundError)


def test_on_windows_all_files_are_in_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))
    own = tmp_path / "Local" / "Mille"
    assert {paths.config_folder(), paths.data_folder(), paths.state_folder()} == {own}
    assert paths.cache_folder() == own / "cache"
    monkeypatch.delenv("LOCALAPPDATA")
    assert paths.data_folder() == Path.home() / "AppData" / "Local" / "Mille"

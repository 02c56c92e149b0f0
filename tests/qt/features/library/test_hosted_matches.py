"""The start page offers matches of hosted tables like other matches."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from mille_net.host.table_store import TableStore
from mille_net.hosting.folder_lock import FolderLock
from mille_net.hosting.stored_tables import table_folder
from mille_qt.app.main_window import MainWindow
from mille_qt.session.hosted_matches import last_hosted_match
from mille_qt.ui.paths import network_folder
from mille_rules import Record
from tests.qt.features.library.conftest import DAY, Put, finished, under_way

KEY = "0123abcd"


def host(record: Record, key: str = KEY, age: int = 0) -> Path:
    """Store a match like a host; `age` in seconds."""
    store = TableStore.at(table_folder(network_folder(), key))
    store.begin(record)
    path = store.journal.path
    when = path.stat().st_mtime - age
    os.utime(path, (when, when))
    return path


def test_the_latest_match_of_a_closed_table_is_found() -> None:
    assert last_hosted_match() is None
    host(under_way("Old", "Ann"), "00000001", age=DAY)
    host(under_way("Anna", "Marcel"))
    host(finished("Over", "Ann"), "00000002")
    found = last_hosted_match()
    assert found is not None
    assert found.key == KEY
    assert [sitter.name for sitter in found.match.record.header.sitters] == ["Anna", "Marcel"]


def test_an_open_table_is_ignored() -> None:
    path = host(under_way())
    with FolderLock(path.parent):
        assert last_hosted_match() is None
    assert last_hosted_match() is not None


def test_an_unreadable_match_is_ignored() -> None:
    host(under_way()).write_text("nonsense", "utf-8")
    assert last_hosted_match() is None


@pytest.mark.parametrize("newer", [True, False])
def test_continue_offers_the_match_that_was_played_last(
    open_window: Callable[[], MainWindow], put: Put, newer: bool
) -> None:
    put(under_way("Here", "Ann"))
    host(under_way("There", "Ann"), age=0 if newer else 100 * 365 * DAY)
    button = open_window().shell.start_page.continue_button
    text = button.accessibleDescription()
    expected = "On the network: There and Ann · race 1" if newer else "Here and Ann · race 1"
    assert text.startswith(expected)


def test_continue_reopens_the_table(
    open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    host(under_way("There", "Ann"))
    window = open_window()
    opened: list[str] = []
    monkeypatch.setattr(window.shell.features.network, "open_again", opened.append)
    window.shell.start_page.continue_button.click()
    assert opened == [KEY]

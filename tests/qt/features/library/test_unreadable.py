"""The start page lists match files that cannot be opened, and shows their folder."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from mille_qt.app.main_window import MainWindow
from mille_qt.session.matches import match_folder
from mille_qt.session.matches.unreadable_matches import unreadable_matches
from mille_qt.ui.paths import matches_folder
from mille_rules.file_names import SUFFIX
from tests.examples import each
from tests.qt.play.staged_match import match_where
from tests.rules.record_texts import HEADER, small

GOOD = small()


def write(name: str, data: bytes) -> Path:
    """Write a file to the folder of the matches."""
    path = matches_folder() / f"{name}{SUFFIX}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


@each(
    "data",
    [
        b"",
        bytes(len(GOOD)),
        GOOD[:10],
        "\n".join(HEADER).encode()[:-3],
        bytes(4096) + GOOD[4096:],
        b"\xff\xfe\x00" + GOOD,
        GOOD.replace(b"seat 1", b"seat 7", 1),
    ],
)
def test_a_file_that_cannot_be_opened_is_found(data: bytes) -> None:
    bad = write("bad", data)
    write("good", GOOD)
    assert unreadable_matches(matches_folder()) == [bad]


@each(
    "data",
    [
        GOOD,
        GOOD[:-3],
        GOOD + bytes(500),
        GOOD + b"0 fly\n",
        "\n".join([*HEADER, ""]).encode(),
        GOOD.replace(b"mille-record 1", b"mille-record 2"),
    ],
)
def test_a_file_with_a_readable_beginning_is_not_listed(data: bytes) -> None:
    write("one", data)
    assert unreadable_matches(matches_folder()) == []


def test_without_a_folder_nothing_is_found() -> None:
    assert unreadable_matches(matches_folder()) == []


def test_an_empty_file_of_a_running_program_is_not_listed() -> None:
    path, lock = match_folder.claim(matches_folder(), "new")
    assert unreadable_matches(matches_folder()) == []
    lock.unlock()
    assert unreadable_matches(matches_folder()) == [path]


def test_the_start_page_names_the_file_and_opens_its_folder(
    open_window: Callable[[], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bad = write("Anna, Marcel", bytes(900))
    window = open_window()
    start = window.shell.start_page
    assert bad.name in start.file_note.text.text()
    assert start.file_note.text.isVisible()
    assert start.folder_button.accessibleDescription() == start.file_note.text.text()
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    start.folder_button.click()
    assert [Path(url.toLocalFile()) for url in opened] == [matches_folder()]
    bad.write_text(match_where("roll 25").text(), "utf-8")
    window.shell.show_start()
    assert not start.file_note.text.isVisible()
    assert not start.folder_button.isVisible()


def test_only_some_of_many_such_files_are_named(
    open_window: Callable[[], MainWindow],
) -> None:
    for number in range(5):
        write(f"match {number}", b"")
    start = open_window().shell.start_page
    text = start.file_note.text.text()
    assert text.startswith("5 match files are empty or damaged")
    assert sum(f"match {number}" in text for number in range(5)) == 3
    assert "2 more" in text

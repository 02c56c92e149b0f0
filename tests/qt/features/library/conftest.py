"""Saved matches, and the library page that lists them."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.features.library.matches_page import MatchesPage
from mille_qt.ui.paths import matches_folder
from mille_rules import Record, read_record
from mille_rules.match_id import match_mark
from mille_rules.record import Sitter
from tests.qt.play.staged_match import match_where

#: The first match was played then, in seconds since 1970: 14 March 2025, noon.
BEGUN, DAY = 1_741_953_600, 86_400

Put = Callable[..., Path]


def under_way(*names: str, number: int = 0, **more: object) -> Record:
    """A match in its first race."""
    record = match_where("roll", "25", moves=("0 play roll",), people=(0, 1), **more)  # type: ignore[arg-type]
    return named(record, names or ("Anna", "Marcel"), number)


def finished(*names: str, number: int = 0) -> Record:
    """A finished match."""
    return named(_FINISHED, names or ("Anna", "Marcel"), number)


def named(record: Record, names: tuple[str, ...], number: int) -> Record:
    """The match with other names and another identity."""
    sitters = tuple(Sitter("human", name) for name in names)
    header = record.header._replace(sitters=sitters)
    return Record(header, [match_mark(number.to_bytes(10)), *record.lines])


@pytest.fixture
def put() -> Put:
    """A function that saves a match, each one a day later than the one before."""
    made = 0

    def put_one(record: Record | str, name: str = "") -> Path:
        nonlocal made
        folder = matches_folder()
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name or f'match {made}'}.mille"
        path.write_text(record if isinstance(record, str) else record.text(), "utf-8")
        os.utime(path, (BEGUN + made * DAY, BEGUN + made * DAY))
        made += 1
        return path

    return put_one


@pytest.fixture
def open_page(
    open_window: Callable[..., MainWindow],
    qtbot: QtBot,
) -> Callable[..., tuple[MainWindow, MatchesPage]]:
    """A function that opens the library page in a window and waits until all files are read."""

    def open_one(window: MainWindow | None = None) -> tuple[MainWindow, MatchesPage]:
        window = window or open_window(rest=False)
        window.shell.open_library()
        page = window.shell.features.library.page
        assert page is not None
        files = len(list(matches_folder().glob("*.mille")))
        qtbot.waitUntil(lambda: page.model.count == files)
        return window, page

    return open_one


def column(page: MatchesPage, number: int) -> list[str]:
    """The texts of a column, from top to bottom."""
    model = page.model
    return [model.data(model.index(row, number)) for row in range(model.rowCount())]


def box(parent: QWidget) -> QMessageBox:
    """The only message box of the window."""
    (found,) = [b for b in parent.window().findChildren(QMessageBox) if b.isVisible()]
    return found


def press(parent: QWidget, text: str) -> None:
    """Click a button of the message box."""
    (button,) = [b for b in box(parent).buttons() if b.text() == text]
    button.click()
    QApplication.processEvents()


_FINISHED = read_record(
    (Path(__file__).parents[3] / "playthroughs" / "dujardin-2.mille").read_bytes()
).record


@pytest.fixture
def some(put: Put) -> list[Path]:
    """Three matches; the last one is first in the list."""
    return [
        put(finished("Élodie", "Bob", number=1), "one"),
        put(under_way("Ann", "Marcel", number=2), "two"),
        put(under_way("Yvette", "Ann", number=3).text() + "0 fly\n", "three"),
    ]

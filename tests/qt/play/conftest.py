"""A window with a match in it, for every test that plays."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from mille_net.thinker import ImmediateThinker, Thinker
from mille_qt import language
from mille_qt.main_window import MainWindow
from mille_qt.settings import Settings
from mille_qt.theme import Look
from mille_rules import Record
from tests.qt.play.player_at_table import PlayerAtTable

Seat = Callable[..., PlayerAtTable]


@pytest.fixture(scope="session")
def painted_cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which card pictures outlive a test: painting them takes most of the time."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture(scope="session")
def look(qapp: QApplication) -> Look:
    """The look of the program, one for all windows."""
    return Look(qapp)


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files need not survive a power cut here; the journal has tests of its own."""
    monkeypatch.setattr("mille_rules.journal.os.fsync", lambda _handle: None)


@pytest.fixture
def settings() -> Settings:
    """Nothing moves, the rest as at the first start."""
    settings = Settings()
    settings.pace = 0
    return settings


@pytest.fixture
def thinker() -> Thinker:
    """Computer players answer at once, so that every test comes out the same."""
    return ImmediateThinker()


@pytest.fixture
def open_window(
    qapp: QApplication,
    look: Look,
    settings: Settings,
    thinker: Thinker,
    painted_cards: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Callable[..., MainWindow]]:
    """A function that opens a window on its start page; all are closed after the test.

    Without `rest`, for a window that shows something else at once, the page is never drawn.
    """
    monkeypatch.setattr("mille_qt.matches.cache_folder", lambda: painted_cards)
    opened: list[MainWindow] = []

    def open_one(rest: bool = True) -> MainWindow:
        chance = random.Random(len(opened))
        window = MainWindow(settings, look, chance, thinker=thinker)
        opened.append(window)
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        if rest:
            qapp.processEvents()
        return window

    yield open_one
    for window in opened:
        for box in window.findChildren(QMessageBox):
            box.finished.disconnect()
            box.close()
        window.show_start()
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    language.install(qapp, "en")


@pytest.fixture
def sit_down(open_window: Callable[..., MainWindow]) -> Seat:
    """A function that opens a window with a match in it and returns the player before it."""

    def sit(record: Record, first: int | None = None) -> PlayerAtTable:
        window = open_window(rest=False)
        player = PlayerAtTable(window)
        window.matches.play(record, first)
        player.settle()
        return player

    return sit

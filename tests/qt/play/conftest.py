"""A window with a match in it, for every test that plays."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from mille_qt.app.main_window import MainWindow
from mille_qt.ui import language
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules import Record
from mille_rules.computer.player import ImmediateThinker, Thinker
from tests.qt.play.player_at_table import PlayerAtTable

Seat = Callable[..., PlayerAtTable]


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
    app_theme: ApplicationTheme,
    settings: Settings,
    thinker: Thinker,
    painted_cards: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., MainWindow]]:
    """A function that opens a window on its start page; all are closed after the test.

    Without `rest`, for a window that shows something else at once, there is no such page yet.
    """
    monkeypatch.setattr("mille_qt.app.match_controller.cache_folder", lambda: painted_cards)
    unpainted = request.node.get_closest_marker("unpainted") is not None
    opened: list[MainWindow] = []

    def open_one(rest: bool = True) -> MainWindow:
        chance = random.Random(len(opened))
        window = MainWindow(settings, app_theme, chance, opening=not rest, thinker=thinker)
        opened.append(window)
        window.setUpdatesEnabled(not unpainted)
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
        # Whatever is shown goes as it does in the program, and no start page is made for that.
        window.shell.show_page(QWidget())
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
        window.match_controller.play(record, first)
        player.settle()
        return player

    return sit

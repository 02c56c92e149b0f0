"""The window opens where it was, and never beyond the edge of a smaller screen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import REST, MainWindow, restore_geometry, save_geometry
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme


@pytest.fixture
def room(qapp: QApplication) -> QRect:
    """The part of the screen that windows may use."""
    return qapp.primaryScreen().availableGeometry()


def reopened(place: QRect, settings: Settings, qtbot: QtBot) -> QWidget:
    """Close a window that is somewhere, and open another with its saved place."""
    before, after = QWidget(), QWidget()
    for window in (before, after):
        qtbot.addWidget(window)
    before.setGeometry(place)
    before.show()
    save_geometry(before, settings)
    restore_geometry(after, settings)
    return after


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def test_a_window_on_the_screen_stays_where_it_was(
    room: QRect, settings: Settings, qtbot: QtBot
) -> None:
    place = QRect(room.left() + 40, room.top() + 60, 400, 300)
    assert reopened(place, settings, qtbot).geometry() == place


@pytest.mark.parametrize(("right", "down"), [(0.6, 0.1), (0.1, 0.7), (0.7, 0.7), (-0.3, -0.2)])
def test_a_window_that_would_hang_over_an_edge_is_moved_inside(
    right: float, down: float, room: QRect, settings: Settings, qtbot: QtBot
) -> None:
    size = room.size() * 0.6
    place = QRect(room.topLeft(), size)
    place.translate(round(room.width() * right), round(room.height() * down))
    window = reopened(place, settings, qtbot)
    assert room.contains(window.geometry())
    assert window.size() == size


def test_a_window_larger_than_the_screen_becomes_as_large_as_that(
    room: QRect, settings: Settings, qtbot: QtBot
) -> None:
    window = reopened(QRect(room.topLeft(), room.size() * 1.5), settings, qtbot)
    assert room.contains(window.geometry())


def test_a_maximised_window_is_maximised_again(
    room: QRect, settings: Settings, qtbot: QtBot
) -> None:
    before, after = QWidget(), QWidget()
    for window in (before, after):
        qtbot.addWidget(window)
    before.resize(room.size() * 0.5)
    before.setWindowState(Qt.WindowState.WindowMaximized)
    save_geometry(before, settings)
    restore_geometry(after, settings)
    assert after.isMaximized()


@pytest.mark.styled
@pytest.mark.parametrize("percent", [100, 200])
def test_a_window_gets_as_small_again_as_it_was(
    open_window: Callable[[], MainWindow], percent: int
) -> None:
    window = open_window()
    window.settings.text_size = percent
    small = QSize(1024, 640)
    for size in (small, QSize(3000, 1900), small):
        window.resize(size)
        QTest.qWait(2 * REST)
    assert window.size() == small


@pytest.mark.styled
def test_text_is_fitted_once_the_window_rests(
    open_window: Callable[[], MainWindow], app_theme: ApplicationTheme, qtbot: QtBot
) -> None:
    window, changes = open_window(), []
    window.resize(1000, 600)
    qtbot.waitUntil(lambda: app_theme.growth == 1.0)
    app_theme.changed.connect(lambda: changes.append(app_theme.growth))
    for width in range(1000, 2600, 50):
        window.resize(width, round(width * 0.6))
    assert changes == []
    qtbot.waitUntil(lambda: app_theme.growth > 2)
    assert len(changes) == 1

"""The page of a new game, for somebody who has never played."""

import getpass
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.settings import Settings
from tests.qt.features.setup.shown_pages import show


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Make settings that nobody has touched, on ann's account."""
    monkeypatch.setattr(getpass, "getuser", lambda: "ann")
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def new_game(settings: Settings, qtbot: QtBot) -> NewGamePage:
    """Show the page of a new game."""
    page = NewGamePage(settings)
    show(page, qtbot)
    return page

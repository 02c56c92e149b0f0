"""A page for a new game, on which players are chosen."""

import getpass
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mille_qt.features.setup.new_game_page import NewGamePage
from mille_qt.ui.settings import Settings


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr(getpass, "getuser", lambda: "ann")
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def page(settings: Settings, qtbot: QtBot) -> NewGamePage:
    """Show the page of a new game, with Ann and Marcel."""
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    with qtbot.waitExposed(page):
        page.show()
    return page

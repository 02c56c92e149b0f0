"""A game page on which things move, for every test of motion."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from shiboken6 import isValid

from mille_qt.play.game_page import GamePage
from mille_qt.session.local_session import LocalSession
from mille_qt.table import durations
from mille_qt.ui.motion_choice import ReducedMotion
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules import Record
from mille_rules.computer.player import ImmediateThinker
from tests.qt.table.motion.moving_page import Table


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    settings = Settings(tmp_path / "settings.ini")
    settings.pace = 2
    settings.reduced_motion = ReducedMotion.OFF
    return settings


@pytest.fixture
def table(
    app_theme: ApplicationTheme,
    settings: Settings,
    painted_cards: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Table]:
    """A function that shows a match, at a tenth of the usual durations where not told otherwise."""
    pages: list[GamePage] = []

    def show(record: Record, factor: float = 0.1) -> GamePage:
        monkeypatch.setattr(durations, "PACES", (0.0, *[factor] * 4))
        session = LocalSession(record, lambda: None, ImmediateThinker(), random.Random(1), 0)
        page = GamePage(session, settings, painted_cards)
        pages.append(page)
        page.resize(1024, 600)
        page.show()
        page.start()
        return page

    yield show
    for page in filter(isValid, pages):
        page.close()
        page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

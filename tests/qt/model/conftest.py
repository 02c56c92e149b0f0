"""Worlds for random walks, each with its own home folder."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mille_qt.ui.theme.application_theme import ApplicationTheme
from tests.qt.model.table import Table
from tests.qt.model.world import World


@pytest.fixture
def open_world(
    qapp: QApplication, app_theme: ApplicationTheme, painted_cards: Path, tmp_path: Path
) -> Callable[[Table], World]:
    """Return a function that opens a world with an empty home folder."""
    numbers = count()

    def open_one(table: Table) -> World:
        home = tmp_path / str(next(numbers))
        home.mkdir()
        return World(qapp, app_theme, painted_cards, home).open(table)

    return open_one

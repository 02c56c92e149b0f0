"""Tiles in as many columns as there is room for."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_qt.ui.widgets import PictureTile, TileGrid

pytestmark = pytest.mark.styled


def test_columns_follow_the_text_size_while_the_width_stays(
    qtbot: QtBot, app_theme: ApplicationTheme
) -> None:
    tiles = [PictureTile(QWidget()) for _ in range(2)]
    grid = TileGrid(20.0, tiles)
    qtbot.addWidget(grid)
    grid.resize(800, 400)
    grid.show()
    qtbot.wait(1)
    assert tiles[0].y() == tiles[1].y()
    app_theme.set_text_size(200)
    qtbot.wait(1)
    assert tiles[0].x() == tiles[1].x()
    app_theme.set_text_size(100)

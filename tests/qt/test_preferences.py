"""Every preference is changed at once, and shows what the settings say."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QSlider
from pytestqt.qtbot import QtBot

from mille_qt.dialogs.preference_words import PAGES
from mille_qt.dialogs.preferences import PreferencesDialog
from mille_qt.settings import Settings

NAMES = [name for names in PAGES.values() for name in names]
#: What is chosen elsewhere: on the page of a new game, or by moving the window.
ELSEWHERE = {
    "card_languages",
    "last_seats",
    "rules",
    "first_seat",
    "fairness",
    "practice",
    "lan_names",
    "table_name",
    "table_door",
    "table_wait",
    "table_spectators",
    "window_geometry",
}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Make settings that nobody has touched."""
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def dialog(settings: Settings, qtbot: QtBot) -> PreferencesDialog:
    """Open the preferences."""
    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def change(dialog: PreferencesDialog, name: str, qtbot: QtBot) -> None:
    """Change a preference to something else, with keys."""
    page = next(i for i, names in enumerate(PAGES.values()) if name in names)
    dialog.pages.list.setCurrentRow(page)
    row = dialog.rows[name]
    for kind, key in (
        (QCheckBox, Qt.Key.Key_Space),
        (QComboBox, Qt.Key.Key_Down),
        (QSlider, Qt.Key.Key_Right),
    ):
        widget = row.findChild(kind)
        if widget is not None:
            qtbot.keyClick(widget, key)


def test_every_setting_of_the_player_is_here_once() -> None:
    assert sorted(NAMES) == sorted(set(Settings.names()) - ELSEWHERE)


@pytest.mark.parametrize("name", NAMES)
def test_a_preference_is_changed_at_once_and_reset(
    name: str, dialog: PreferencesDialog, settings: Settings, qtbot: QtBot
) -> None:
    before = getattr(settings, name)
    change(dialog, name, qtbot)
    assert getattr(settings, name) != before
    qtbot.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    assert getattr(settings, name) == before
    change(dialog, name, qtbot)
    assert getattr(settings, name) != before


def test_a_preference_that_is_changed_elsewhere_is_shown(
    dialog: PreferencesDialog, settings: Settings
) -> None:
    settings.pace = 4
    settings.auto_draw = False
    assert dialog.rows["pace"].findChild(QSlider).value() == 4
    assert not dialog.rows["auto_draw"].findChild(QCheckBox).isChecked()


def test_reset_leaves_alone_what_is_chosen_elsewhere(
    dialog: PreferencesDialog, settings: Settings, qtbot: QtBot
) -> None:
    settings.practice = True
    qtbot.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    assert settings.practice


def test_every_preference_is_explained(dialog: PreferencesDialog) -> None:
    assert all(row.note.text().endswith(".") for row in dialog.rows.values())


def test_enter_and_escape_close_the_dialog(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isHidden()
    dialog.open()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()

"""Every preference is changed at once, and shows what the settings say."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QMessageBox, QSlider
from pytestqt.qtbot import QtBot

from mille_qt.features.preferences.preferences import PreferencesDialog, page_name
from mille_qt.ui import language
from mille_qt.ui.setting import Page
from mille_qt.ui.settings import Settings
from mille_qt.ui.widgets import Heading
from tests.examples import each

#: The names of the preferences on each page.
PAGES: dict[Page, list[str]] = {page: [] for page in Page}
for name in Settings.names():
    describe = Settings.declared(name).preference
    if describe is not None:
        PAGES[describe().page].append(name)
NAMES = [name for names in PAGES.values() for name in names]
#: What is chosen elsewhere: on the page of a new game, or by moving the window.
ELSEWHERE = {
    "card_languages",
    "faces",
    "last_seats",
    "people",
    "rules",
    "first_seat",
    "fairness",
    "practice",
    "lessons_done",
    "lesson_left",
    "knows_skipping",
    "rule_sets",
    "table_turn_limit",
    "cards_out",
    "panel_open",
    "large_score_sheet",
    "lan_names",
    "table_name",
    "table_door",
    "table_idle",
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


def test_a_preference_is_changed_at_once_and_reset(
    dialog: PreferencesDialog, settings: Settings, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    for name in NAMES:
        with subtests.test(name):
            before = getattr(settings, name)
            change(dialog, name, qtbot)
            assert getattr(settings, name) != before
            qtbot.mouseClick(dialog.reset_page_button, Qt.MouseButton.LeftButton)
            assert getattr(settings, name) == before
            change(dialog, name, qtbot)
            assert getattr(settings, name) != before


def test_a_preference_that_is_changed_elsewhere_is_shown(
    dialog: PreferencesDialog, settings: Settings
) -> None:
    settings.pace = 4
    settings.auto_draw = False
    settings.effect_volume = 30
    assert dialog.rows["pace"].findChild(QComboBox).currentText() == "Slow"
    assert dialog.rows["effect_volume"].findChild(QSlider).value() == 30
    assert not dialog.rows["auto_draw"].findChild(QCheckBox).isChecked()


def answer(dialog: PreferencesDialog, role: QMessageBox.ButtonRole, qtbot: QtBot) -> None:
    """Answer the question before everything is reset."""
    (box,) = dialog.findChildren(QMessageBox)
    (button,) = [button for button in box.buttons() if box.buttonRole(button) == role]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_one_page_is_reset_and_no_other(
    dialog: PreferencesDialog, settings: Settings, qtbot: QtBot
) -> None:
    settings.pace = 4
    settings.effect_volume = 0
    dialog.pages.list.setCurrentRow(list(Page).index(Page.GENERAL))
    qtbot.mouseClick(dialog.reset_page_button, Qt.MouseButton.LeftButton)
    assert settings.pace == 4
    assert settings.effect_volume == 70


def test_everything_is_reset_after_a_question_but_what_is_chosen_elsewhere(
    dialog: PreferencesDialog, settings: Settings, qtbot: QtBot
) -> None:
    settings.practice = True
    settings.pace = 4
    qtbot.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    assert settings.pace == 4
    answer(dialog, QMessageBox.ButtonRole.RejectRole, qtbot)
    assert settings.pace == 4
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    answer(dialog, QMessageBox.ButtonRole.DestructiveRole, qtbot)
    assert settings.pace == 2
    assert settings.practice


def found(dialog: PreferencesDialog) -> set[str]:
    """The preferences that can be seen."""
    return {name for name, row in dialog.rows.items() if row.isVisible()}


@each(
    ("text", "names"),
    [
        ("colours", {"theme"}),
        ("FLIES", {"pace", "reduced_motion"}),
        ("volume table", {"effect_volume"}),
        ("high contr", {"theme"}),
        ("general last", {"go_on_at_start"}),
        ("undo", {"hold_back"}),
        ("no such thing", set()),
    ],
)
def test_a_search_finds_preferences_on_all_pages_as_it_is_typed(
    text: str, names: set[str], dialog: PreferencesDialog, qtbot: QtBot
) -> None:
    page = found(dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(dialog.search, text)
    assert found(dialog) == names
    assert dialog.nothing.isVisible() == (not names)
    assert not dialog.pages.list.selectedItems()
    headings = {h.text() for h in dialog.pages.findChildren(Heading) if h.isVisible()}
    pages = {page for page in PAGES if names & set(PAGES[page])}
    assert headings == {page_name(page) for page in pages}
    qtbot.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert found(dialog) == page
    assert page < set(PAGES[Page.GENERAL])
    assert not dialog.nothing.isVisible()
    assert [item.text() for item in dialog.pages.list.selectedItems()] == [page_name(Page.GENERAL)]


@pytest.fixture
def in_french(qapp: QApplication) -> Iterator[None]:
    language.install(qapp, "fr")
    yield
    language.install(qapp, "en")


def test_a_search_needs_no_accents(in_french: None, dialog: PreferencesDialog) -> None:
    # "Noms sur les cartes", "Français seulement"
    dialog.search.setText("FRANCAIS seulement")
    assert found(dialog) == {"card_language"}


def test_a_number_between_two_places_of_a_slider_is_left_alone(
    settings: Settings, qtbot: QtBot
) -> None:
    settings.text_size = 133
    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.rows["text_size"].findChild(QSlider).value() == 125
    assert settings.text_size == 133


def test_preferences_that_few_need_are_shown_by_a_button(dialog: PreferencesDialog) -> None:
    dialog.pages.list.setCurrentRow(list(Page).index(Page.TABLE))
    assert "confirm_discard" not in found(dialog)
    dialog.more[Page.TABLE].button.click()
    assert found(dialog) == set(PAGES[Page.TABLE])
    assert dialog.more[Page.ACCESSIBILITY].isHidden()


@pytest.mark.parametrize(("name", "value"), [("cards_out", True), ("panel_open", True)])
def test_what_is_switched_at_the_table_now_is_read_from_older_settings(
    name: str, value: bool, tmp_path: Path
) -> None:
    path = tmp_path / "older.ini"
    path.write_text(f"[General]\n{name}={str(value).lower()}\n", "utf-8")
    assert getattr(Settings(path), name) is value


def test_enter_and_escape_close_the_dialog(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isHidden()
    dialog.open()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()

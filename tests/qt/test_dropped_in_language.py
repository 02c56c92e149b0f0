"""A language that the program has never heard of: its file is dropped in, and it is there."""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

import translate
from mille_net.thinker import ImmediateThinker
from mille_qt import language
from mille_qt.card_names import card_names
from mille_qt.dialogs.preferences import PreferencesDialog
from mille_qt.main_window import MainWindow
from mille_qt.options import parse_options
from mille_qt.paths import languages
from mille_qt.settings import Settings
from mille_qt.theme import Look
from mille_qt.theme_colours import ThemeChoice

#: Context, source, comment, translation: all that this Esperanto has.
TEXTS = (
    ("Languages", "English", "your language, as it calls itself", "Esperanto"),
    ("Menus", "&Game", "", "&Ludo"),
    ("StartPage", "&New game…", "", "&Nova ludo…"),
    ("Texts", "Stop", "", "Haltu"),
)


@pytest.fixture(autouse=True)
def dropped_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> Iterator[None]:
    """Translations with one more among them; English is spoken again after the test."""
    folder = tmp_path / "translations"
    shutil.copytree(translate.TRANSLATIONS, folder)
    catalogue = folder / "mille_eo.ts"
    contexts = "".join(
        f"<context><name>{name}</name><message><source>{escape(source)}</source>"
        f"<comment>{comment}</comment><translation>{escape(text)}</translation></message></context>"
        for name, source, comment, text in TEXTS
    )
    catalogue.write_text(f'<!DOCTYPE TS><TS version="2.1" language="eo">{contexts}</TS>', "utf-8")
    translate.compile_to(catalogue, catalogue.with_suffix(".qm"))
    monkeypatch.setattr("mille_qt.paths.translations_folder", lambda: folder)
    before = QLocale()
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """The window, which opens with the start page."""
    settings = Settings(tmp_path / "settings.ini")
    look = Look(qapp, ThemeChoice.LIGHT)
    window = MainWindow(settings, look, random.Random(1), thinker=ImmediateThinker())
    qtbot.addWidget(window)
    window.show_start()
    yield window
    window.close()


def test_it_is_known_by_its_own_name() -> None:
    assert "eo" in languages()
    assert language.own_name("eo") == "Esperanto"


def test_the_command_line_takes_it_and_speaks_english_itself() -> None:
    options, _ = parse_options(["--lang", "eo"])
    assert options.lang == "eo"


def test_it_is_chosen_on_the_start_page_and_spoken_at_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    start = window.pages.start
    button = next(button for button in start.languages.buttons if button.text() == "Esperanto")
    button.click()
    qtbot.waitUntil(lambda: start.new_button.text() == "&Nova ludo…")
    assert window.settings.language == "eo"
    assert "&Ludo" in [action.text() for action in window.menuBar().actions()]
    # What it lacks is said in English.
    assert start.learn_button.text() == "Lea&rn to play"


def test_it_is_kept_and_known_again_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.language = settings.card_language = "eo"
    settings.write()
    again = Settings(tmp_path / "settings.ini")
    assert (again.language, again.card_language) == ("eo", "eo")


def test_a_language_whose_file_is_gone_is_the_system_s_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.language = settings.card_language = "eo"
    monkeypatch.setattr("mille_qt.paths.translations_folder", lambda: translate.TRANSLATIONS)
    assert (settings.language, settings.card_language) == ("system", "both")


def test_it_has_names_for_the_cards(qtbot: QtBot, tmp_path: Path) -> None:
    assert card_names("stop", "eo") == ("Haltu",)
    # A name that it lacks is the English one.
    assert card_names("flat-tire", "eo") == ("Flat Tire",)
    settings = Settings(tmp_path / "settings.ini")
    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    for name in ("language", "card_language"):
        box = dialog.rows[name].findChild(QComboBox)
        assert "Esperanto" in [box.itemText(index) for index in range(box.count())]

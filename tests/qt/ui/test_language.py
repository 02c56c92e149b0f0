"""The language of the menus: which one is taken, and switching while windows are open."""

import random
import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mille_qt.app.main_window import MainWindow
from mille_qt.play.keys_dialog import window_keys
from mille_qt.ui import language
from mille_qt.ui.paths import languages
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules.cards import Card
from mille_rules.computer.player import ImmediateThinker
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import DEFAULT_RULES
from tests.pictures.page_texts import unmarked
from tests.pictures.walking import Marks

pytestmark = pytest.mark.usefixtures("speaking_as_before")


class Window(QWidget):
    """Counts how often it is told that the language has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.told.append(card_name(Card.FLAT_TIRE))


def system_speaks(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    class System(QLocale):
        def uiLanguages(self, *_: object) -> list[str]:  # type: ignore[override]
            return list(names)

    monkeypatch.setattr(QLocale, "system", lambda: System(names[0]))


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["fr-CA", "fr"], "fr"),
        (["en-GB", "en", "fr"], "en"),
        (["de-DE", "de", "fr-FR", "en"], "fr"),
        (["es-MX", "es", "en"], "es"),
        (["nl-BE", "nl"], "en"),
    ],
)
def test_the_systems_first_known_language_is_taken(
    monkeypatch: pytest.MonkeyPatch, names: list[str], expected: str
) -> None:
    system_speaks(monkeypatch, *names)
    assert language.resolve("system") == expected
    assert language.resolve("en") == "en"


def test_open_windows_are_told_and_speak_the_new_language(qapp: QApplication, qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    for name, said in (("fr", "Pneu crevé"), ("en", "Flat Tire"), ("es", "Pinchazo")):
        window.told.clear()
        assert language.install(qapp, name) == name
        qtbot.waitUntil(lambda: bool(window.told))
        qapp.processEvents()
        assert window.told[-1] == said


@pytest.mark.skipif(sys.platform == "darwin", reason="keys are signs there, not words")
def test_keys_are_called_as_they_are_on_keyboards(qapp: QApplication) -> None:
    for name, said in (("fr", "Ctrl+Maj+L"), ("es", "Ctrl+Mayús+L"), ("en", "Ctrl+Shift+L")):
        language.install(qapp, name)
        native = QKeySequence("Ctrl+Shift+L").toString(QKeySequence.SequenceFormat.NativeText)
        assert native == said
        assert native in dict(window_keys())


def test_switching_leaves_no_translator_of_the_language_before(qapp: QApplication) -> None:
    counts = []
    for name in ("fr", "en", "fr"):
        language.install(qapp, name)
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(qapp.findChildren(QTranslator)))
    assert counts[0] == counts[2] > counts[1]


def test_qts_own_buttons_speak_the_language_too(qapp: QApplication) -> None:
    if not QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath):
        pytest.skip("this Qt has no translations of its own")
    language.install(qapp, "fr")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    language.install(qapp, "es")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"
    language.install(qapp, "en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize("code", ["es", "fr"])
def test_every_label_of_qts_file_dialog_speaks_the_language(
    code: str, qapp: QApplication, qtbot: QtBot
) -> None:
    def labels() -> list[str]:
        dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
        qtbot.addWidget(dialog)
        return [label.text() for label in dialog.findChildren(QLabel)]

    english = labels()
    language.install(qapp, code)
    assert all(there != here for there, here in zip(english, labels(), strict=True)), labels()


def test_numbers_are_written_as_the_language_writes_them(qapp: QApplication) -> None:
    language.install(qapp, "fr")
    assert number(5000) == "5\u202f000"
    language.install(qapp, "es")
    assert (number(5000), number(25000)) == ("5000", "25.000")


def test_every_language_has_a_name_of_its_own() -> None:
    names = {code: language.own_name(code) for code in languages()}
    whole = {"en": "English", "es": "Español", "fr": "Français"}
    assert whole.items() <= names.items()
    assert tuple(whole) == ("en", "es", "fr")
    assert len(set(names.values())) == len(names)


def test_a_system_in_another_variant_keeps_it(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    system_speaks(monkeypatch, "fr-CH", "fr")
    assert language.install(qapp, "system") == "fr"
    assert QLocale().territory() == QLocale.Country.Switzerland


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """A function that switches to the marked language."""
    translator = Marks()

    def switch() -> None:
        qapp.installTranslator(translator)
        qapp.sendPostedEvents()
        qapp.processEvents()

    yield switch
    qapp.removeTranslator(translator)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


def test_a_running_match_and_the_start_page_are_translated_to_the_last_word(
    app_theme: ApplicationTheme, qtbot: QtBot, marked: Callable[[], None]
) -> None:
    settings = Settings()
    settings.pace = 0
    sitters = (Sitter("human", "Anna"), Sitter("computer-easy", "Marcel"))
    window = MainWindow(settings, app_theme, random.Random(1), thinker=ImmediateThinker())
    qtbot.addWidget(window)
    window.show()
    window.match_controller.play(Record(Header(DEFAULT_RULES, sitters)), 0)
    QApplication.processEvents()
    marked()
    assert unmarked(window) == []
    window.shell.show_start()
    assert unmarked(window) == []
    window.close()

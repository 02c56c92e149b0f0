"""A language that the program has never heard of: its file is dropped in, and it is there."""

import shutil
from collections.abc import Callable
from pathlib import Path
from xml.sax.saxutils import escape

import pytest
from PySide6.QtCore import QLibraryInfo, Qt
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

import translate
from mille_qt.app.command_line import parse_options
from mille_qt.app.command_line_texts import ENGLISH, texts_for
from mille_qt.app.main_window import MainWindow
from mille_qt.features.preferences.preferences import PreferencesDialog
from mille_qt.ui import language
from mille_qt.ui.art.cards.card_names import card_names, usual_card_language
from mille_qt.ui.paths import languages, own_translations
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import card_name
from mille_rules.cards import Card
from tests.examples import each
from tests.qt.ui.test_language import system_speaks

#: Context, source, comment, translation: all that these languages have, by their codes. Qt knows
#: nothing of the last one.
CALLED = ("Languages", "English", "your language, as it calls itself")
STOP = ("Texts", "Stop", "")
TEXTS = {
    "eo": (
        (*CALLED, "Esperanto"),
        ("Menus", "&Game", "", "&Ludo"),
        ("StartPage", "&New game…", "", "&Nova ludo…"),
        (*STOP, "Haltu"),
    ),
    "pt_BR": ((*CALLED, "Português do Brasil"), (*STOP, "Pare")),
    "zh_TW": ((*CALLED, "繁體中文"), (*STOP, "停")),
    "he": ((*CALLED, "עברית"),),
    "tlh": ((*CALLED, "tlhIngan Hol"), (*STOP, "yImev")),
}
pytestmark = pytest.mark.usefixtures("speaking_as_before")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the compiled translation of each of these languages."""
    folder = tmp_path_factory.mktemp("compiled")
    for code, texts in TEXTS.items():
        contexts = "".join(
            f"<context><name>{name}</name><message><source>{escape(source)}</source><comment>"
            f"{comment}</comment><translation>{escape(text)}</translation></message></context>"
            for name, source, comment, text in texts
        )
        file = folder / f"mille_{code}.ts"
        file.write_text(
            f'<!DOCTYPE TS><TS version="2.1" language="{code}">{contexts}</TS>', "utf-8"
        )
        translate.compile_to(file, file.with_suffix(".qm"))
        file.unlink()
    return folder


@pytest.fixture(autouse=True)
def dropped_in(compiled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Esperanto lies among the program's own translations, the others in the player's folder."""
    folder = tmp_path / "translations"
    shutil.copytree(translate.TRANSLATIONS, folder)
    shutil.copy(compiled / "mille_eo.qm", folder)
    monkeypatch.setattr("mille_qt.ui.paths.translations_folder", lambda: folder)
    own = own_translations()
    own.mkdir(parents=True)
    for code in TEXTS:
        if code != "eo":
            shutil.copy(compiled / f"mille_{code}.qm", own)


@pytest.fixture
def window(open_window: Callable[..., MainWindow]) -> MainWindow:
    """The window, which opens with the start page."""
    return open_window()


@pytest.mark.slow
@each("code", TEXTS)
def test_it_is_known_by_its_own_name(code: str) -> None:
    assert code in languages()
    assert language.own_name(code) == TEXTS[code][0][-1]


@each("code", ["eo", "pt_BR"])
def test_the_command_line_takes_it_and_speaks_english_itself(code: str) -> None:
    options, _ = parse_options(["--lang", code])
    assert options.lang == code
    assert texts_for(["--lang", code]) is ENGLISH


def test_the_command_line_finds_it_in_the_folder_that_it_names(
    compiled: Path, tmp_path: Path
) -> None:
    shutil.copytree(compiled, tmp_path / "data" / "translations")
    shutil.rmtree(own_translations())
    options, _ = parse_options(["--lang", "he", "--data-dir", str(tmp_path / "data")])
    assert options.lang == "he"
    with pytest.raises(SystemExit):
        parse_options(["--lang", "he"])


@each("code", TEXTS)
def test_it_is_the_one_in_force_and_on_the_cards_whatever_qt_knows_of_it(
    code: str, qapp: QApplication
) -> None:
    assert language.install(qapp, code) == code
    assert language.in_force() == code
    assert usual_card_language() == code
    stop = {source: text for _, source, _, text in TEXTS[code]}.get("Stop", "Stop")
    assert card_names("stop", usual_card_language()) == (stop,)
    assert card_name(Card.STOP) == stop


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (["pt-BR", "pt-Latn-BR", "pt"], "pt_BR"),
        (["pt-PT", "pt", "fr"], "fr"),
        (["zh-Hant-TW", "zh-TW", "zh"], "zh_TW"),
        (["he-IL", "he"], "he"),
        (["zh-CN", "zh"], "en"),
    ],
)
def test_a_system_that_speaks_it_has_it_by_itself(
    said: list[str], meant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    system_speaks(monkeypatch, *said)
    assert language.resolve("system") == meant


def test_a_language_that_is_written_to_the_left_turns_the_windows_round(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Packages have none of the files by which Qt knows it.
    monkeypatch.setattr(QLibraryInfo, "path", lambda _place: str(tmp_path))
    language.install(qapp, "he")
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    language.install(qapp, "pt_BR")
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_what_qt_says_itself_can_be_dropped_in_beside_it(
    compiled: Path, qapp: QApplication
) -> None:
    shutil.copy(compiled / "mille_eo.qm", own_translations() / "qtbase_tlh.qm")
    language.install(qapp, "tlh")
    assert qapp.translate("Menus", "&Game") == "&Ludo"
    assert card_name(Card.STOP) == "yImev"


def test_the_player_s_own_file_goes_before_that_of_the_program(
    compiled: Path, qapp: QApplication
) -> None:
    shutil.copy(compiled / "mille_eo.qm", own_translations() / "mille_fr.qm")
    language.install(qapp, "fr")
    assert card_name(Card.STOP) == "Haltu"


def test_it_is_chosen_on_the_start_page_and_spoken_at_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    start = window.shell.start_page
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
    assert (settings.language, settings.card_language) == ("eo", "eo")
    monkeypatch.setattr("mille_qt.ui.paths.translations_folder", lambda: translate.TRANSLATIONS)
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

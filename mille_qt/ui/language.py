"""The language of the menus, and loading its translations, even while running."""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from mille_qt.ui.editions import USUAL, Edition
from mille_qt.ui.paths import SOURCE_LANGUAGE, catalogue_folder, languages, own_translations

#: Object name of the translators installed here.
_NAME = "mille-language"
#: Code of the installed language, which Qt may not know.
_installed = {"code": SOURCE_LANGUAGE}
#: The installed translator with the words of an edition, if the one in use has any.
_editions: list["EditionTranslator"] = []


def resolve(choice: str) -> str:
    """Return the language for a setting (`system` or a code)."""
    known = languages()
    if choice in known:
        return choice
    by_name = {_plain(code): code for code in known}
    wanted = (name for said in QLocale.system().uiLanguages() for name in _ever_plainer(said))
    return next((by_name[name] for name in wanted if name in by_name), SOURCE_LANGUAGE)


def _plain(code: str) -> str:
    return code.replace("-", "_").lower()


def _ever_plainer(code: str) -> list[str]:
    """Return codes from specific to general: zh_hant_tw, zh_tw, zh_hant, zh."""
    parts = _plain(code).split("_")
    shorter = ["_".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return [shorter[0], f"{parts[0]}_{parts[-1]}", *shorter[1:]]


def install(app: QCoreApplication, choice: str) -> str:
    """Install the translations of a language and return its code.

    Every change of translator sends LanguageChange events to the application and its windows.
    """
    language = _installed["code"] = resolve(choice)
    QLocale.setDefault(_locale(language))
    # Qt knows it by its own translations, which not every package has.
    QGuiApplication.setLayoutDirection(QLocale(language).textDirection())
    before = app.findChildren(QTranslator, _NAME)
    for name, folder in _files(language):
        translator = QTranslator(app)
        translator.setObjectName(_NAME)
        if translator.load(f"{name}_{language}", str(folder)):
            app.installTranslator(translator)
        else:
            translator.deleteLater()
    for translator in before:
        app.removeTranslator(translator)
        translator.deleteLater()
    for translator in _editions:
        translator.usual = translator_of(language)
        # The translator installed last is asked first.
        app.removeTranslator(translator)
        app.installTranslator(translator)
    return language


class EditionTranslator(QTranslator):
    """Has the texts in the language in force that an edition says in other words."""

    def __init__(self, edition: Edition, parent: QCoreApplication) -> None:
        super().__init__(parent)
        self.edition, self.usual = edition, translator_of(in_force())

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, comment: str | None = None, n: int = -1
    ) -> str | None:
        """Return the text in other words, or None if it stays as it is."""
        usual = found_in(self.usual, context, source, comment or "", n)
        text = self.edition.reworded(in_force(), context, usual)
        return None if text == usual else text


def use_edition(edition: Edition) -> None:
    """Show all texts in the words of an edition.

    A change sends LanguageChange events, as `install` does.
    """
    app, before = QCoreApplication.instance(), tuple(_editions)
    if app is None or edition.words == edition_in_use().words:
        return
    _editions[:] = [EditionTranslator(edition, app)] if edition.words else []
    for translator in _editions:
        app.installTranslator(translator)
    for translator in before:
        app.removeTranslator(translator)
        translator.deleteLater()


def edition_in_use() -> Edition:
    """Return the edition in whose words texts are."""
    return _editions[0].edition if _editions else USUAL


def found_in(texts: QTranslator, context: str, source: str, comment: str = "", n: int = -1) -> str:
    """Return a text of a language with or without its comment, as Qt looks for it."""
    find = texts.translate
    return find(context, source, comment, n) or find(context, source, "", n) or source


def in_force() -> str:
    """Return the code of the installed language."""
    return _installed["code"]


def own_name(language: str) -> str:
    """Return the name of a language in that language: `Français`."""
    if language == SOURCE_LANGUAGE:
        return "English"
    translate = translator_of(language).translate
    name = translate("Languages", "English", "your language, as it calls itself")
    return name or QLocale(language).nativeLanguageName() or language


def text_in(language: str, context: str, source: str) -> str:
    """Return a text in any language, in English if not translated."""
    return translator_of(language).translate(context, source) or source


def translator_of(language: str) -> QTranslator:
    """Return the texts of a language without installing them; empty if unreadable."""
    return _texts(catalogue_folder(language), language)


@cache
def _texts(folder: Path, language: str) -> QTranslator:
    texts = QTranslator()
    texts.load(f"mille_{language}", str(folder))
    return texts


def _locale(language: str) -> QLocale:
    """Return the system's variant of the language, if it has one."""
    system, wanted = QLocale.system(), QLocale(language)
    regional = _plain(language) != _plain(language).partition("_")[0]
    return system if wanted.language() == system.language() and not regional else wanted


def _files(language: str) -> list[tuple[str, Path]]:
    """Return names and folders of the translation files."""
    files = [("mille", catalogue_folder(language))]
    if language != SOURCE_LANGUAGE:
        folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # Packages omit some of Qt's translations; players can add them beside ours.
        files[:0] = [("qtbase", own_translations()), ("qtbase", folder)]
    return files

"""The language of the menus: which one, and loading its translations, also while running."""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from mille_qt.ui.paths import SOURCE_LANGUAGE, catalogue_folder, languages, own_translations

#: By this name the translators that were installed here are found again.
_NAME = "mille-language"
#: The language that was installed last: Qt need not know its code.
_installed = {"code": SOURCE_LANGUAGE}


def resolve(choice: str) -> str:
    """The language that a choice means, `system` or a code: one of those that are there."""
    known = languages()
    if choice in known:
        return choice
    by_name = {_plain(code): code for code in known}
    wanted = (name for said in QLocale.system().uiLanguages() for name in _ever_plainer(said))
    return next((by_name[name] for name in wanted if name in by_name), SOURCE_LANGUAGE)


def _plain(code: str) -> str:
    return code.replace("-", "_").lower()


def _ever_plainer(code: str) -> list[str]:
    """What serves somebody who reads `zh-Hant-TW`: that, zh_tw, zh_hant, zh."""
    parts = _plain(code).split("_")
    shorter = ["_".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return [shorter[0], f"{parts[0]}_{parts[-1]}", *shorter[1:]]


def install(app: QCoreApplication, choice: str) -> str:
    """Make the application speak a language, instead of the one before, and return its name.

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
    return language


def in_force() -> str:
    """The language that is spoken now, whether by a setting, the system or the command line."""
    return _installed["code"]


def own_name(language: str) -> str:
    """What a language is called in itself, so that nobody is locked out: `Français`."""
    if language == SOURCE_LANGUAGE:
        return "English"
    translate = _texts(catalogue_folder(language), language).translate
    name = translate("Languages", "English", "your language, as it calls itself")
    return name or QLocale(language).nativeLanguageName() or language


def text_in(language: str, context: str, source: str) -> str:
    """A text in a language that need not be the one in force; English where it is missing."""
    return _texts(catalogue_folder(language), language).translate(context, source) or source


@cache
def _texts(folder: Path, language: str) -> QTranslator:
    """The texts of a language, without speaking it; none where its file cannot be read."""
    texts = QTranslator()
    texts.load(f"mille_{language}", str(folder))
    return texts


def _locale(language: str) -> QLocale:
    """The system's own variant of the language where it speaks it, else the language itself."""
    system, wanted = QLocale.system(), QLocale(language)
    regional = _plain(language) != _plain(language).partition("_")[0]
    return system if wanted.language() == system.language() and not regional else wanted


def _files(language: str) -> list[tuple[str, Path]]:
    """Names and folders of the translations to load; Qt's own texts are English by themselves."""
    files = [("mille", catalogue_folder(language))]
    if language != SOURCE_LANGUAGE:
        folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # Packages leave out what Qt says in other languages; it may be dropped in beside ours.
        files[:0] = [("qtbase", own_translations()), ("qtbase", folder)]
    return files

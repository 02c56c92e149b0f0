"""The language of the menus: which one, and loading its translations, also while running."""

from functools import cache

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mille_qt import paths
from mille_qt.paths import SOURCE_LANGUAGE, languages

#: By this name the translators that were installed here are found again.
_NAME = "mille-language"


def resolve(choice: str) -> str:
    """The language that a choice means, `system` or a code: one of those that are there."""
    known = languages()
    if choice in known:
        return choice
    system = (name.partition("-")[0].lower() for name in QLocale.system().uiLanguages())
    return next((name for name in system if name in known), SOURCE_LANGUAGE)


def install(app: QCoreApplication, choice: str) -> str:
    """Make the application speak a language, instead of the one before, and return its name.

    Every change of translator sends LanguageChange events to the application and its windows.
    """
    language = resolve(choice)
    QLocale.setDefault(_locale(language))
    before = app.findChildren(QTranslator, _NAME)
    for folder, name in _files(language):
        translator = QTranslator(app)
        translator.setObjectName(_NAME)
        if translator.load(f"{name}_{language}", folder):
            app.installTranslator(translator)
        else:
            translator.deleteLater()
    for translator in before:
        app.removeTranslator(translator)
        translator.deleteLater()
    return language


def in_force() -> str:
    """The language that is spoken now, whether by a setting, the system or the command line."""
    language = QLocale().name().partition("_")[0]
    return language if language in languages() else SOURCE_LANGUAGE


def own_name(language: str) -> str:
    """What a language is called in itself, so that nobody is locked out: `Français`."""
    if language == SOURCE_LANGUAGE:
        return "English"
    translate = _texts(str(paths.translations_folder()), language).translate
    name = translate("Languages", "English", "your language, as it calls itself")
    return name or QLocale(language).nativeLanguageName()


def text_in(language: str, context: str, source: str) -> str:
    """A text in a language that need not be the one in force; English where it is missing."""
    return _texts(str(paths.translations_folder()), language).translate(context, source) or source


@cache
def _texts(folder: str, language: str) -> QTranslator:
    """The texts of a language, without speaking it; none where its file cannot be read."""
    texts = QTranslator()
    texts.load(f"mille_{language}", folder)
    return texts


def _locale(language: str) -> QLocale:
    """The system's own variant of the language where it speaks it, else the plain language."""
    system = QLocale.system()
    same = QLocale(language).language() == system.language()
    return system if same else QLocale(language)


def _files(language: str) -> list[tuple[str, str]]:
    """Folders and names of the translations to load; Qt's own texts are English by themselves."""
    files = [(str(paths.translations_folder()), "mille")]
    if language != SOURCE_LANGUAGE:
        files.insert(0, (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), "qtbase"))
    return files

"""The language of the menus: which one, and loading its translations, also while running."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mille_qt.paths import translations_folder

LANGUAGES = ("en", "fr")

#: By this name the translators that were installed here are found again.
_NAME = "mille-language"


def resolve(choice: str) -> str:
    """The language that a choice means: `en` or `fr`."""
    if choice in LANGUAGES:
        return choice
    system = (name.partition("-")[0].lower() for name in QLocale.system().uiLanguages())
    return next((name for name in system if name in LANGUAGES), "en")


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


def _locale(language: str) -> QLocale:
    """The system's own variant of the language where it speaks it, else the plain language."""
    system = QLocale.system()
    same = QLocale(language).language() == system.language()
    return system if same else QLocale(language)


def _files(language: str) -> list[tuple[str, str]]:
    """Folders and names of the translations to load; Qt's own texts are English by themselves."""
    files = [(str(translations_folder()), "mille")]
    if language != "en":
        files.insert(0, (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), "qtbase"))
    return files

"""Paths of the program's data files and of the player's folders."""

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
#: Name of the cache folder inside the folder given on the command line.
CACHE = "cache"
#: The language of the source texts; its translation has only plurals.
SOURCE_LANGUAGE = "en"
#: In these everything is said, outside the windows too: by the command line, by manual pages, in
#: the menus of desktops and by installers. Any other language has what its own file has.
WHOLE_LANGUAGES = ("en", "es", "fr")


def _data(folder: str) -> Path:
    """The data folder inside the package (wheel, bundle), else beside it (checkout)."""
    inside = PACKAGE / folder
    return inside if inside.is_dir() else PACKAGE.parent / folder


def resource(*parts: str) -> Path:
    """The path of a file or folder under `resources`; it need not exist."""
    return _data("resources").joinpath(*parts)


def translations_folder() -> Path:
    """The folder of the compiled translations that came with the program; it need not exist."""
    return _data("translations")


def own_translations(data: Path | None = None) -> Path:
    """The folder of the player's own translations; it need not exist.

    `data` is the folder of all the program's own files, where the command line names one.
    """
    return (data_folder() if data is None else data.absolute()) / "translations"


def shipped_languages() -> tuple[str, ...]:
    """English, and each language whose translation came with the program; known without Qt."""
    return _spoken_by(translations_folder())


def languages(data: Path | None = None) -> tuple[str, ...]:
    """The languages that the program speaks, by code: English, and each that has a translation.

    `data` as in `own_translations`.
    """
    return _spoken_by(translations_folder(), own_translations(data))


def catalogue_folder(language: str) -> Path:
    """The folder of a language's translation; the player's own goes before the program's."""
    own = own_translations()
    return own if (own / f"mille_{language}.qm").is_file() else translations_folder()


@cache
def _spoken_by(*folders: Path) -> tuple[str, ...]:
    """Return all languages, cached: new files are found at the next start."""
    files = (file for folder in folders for file in folder.glob("mille_*.qm"))
    translated = {file.stem.removeprefix("mille_") for file in files}
    return tuple(sorted({SOURCE_LANGUAGE, *translated}))


def config_folder() -> Path:
    """Return the folder of the settings file, which may not exist."""
    return _own_folder("GenericConfigLocation")


def data_folder() -> Path:
    """Return the folder of matches and statistics, which may not exist."""
    return _own_folder("GenericDataLocation")


def matches_folder() -> Path:
    """Return the folder of this computer's matches, which may not exist."""
    return data_folder() / "matches"


def state_folder() -> Path:
    """Return the folder of bookmarks, hosted tables and crash files, which may not exist."""
    return _own_folder("GenericStateLocation")


def network_folder() -> Path:
    """Return the folder of identity, known hosts and hosted tables, which may not exist."""
    return state_folder() / "network"


def cache_folder() -> Path:
    """Return the cache folder, which may not exist."""
    return _kept_in[0] / CACHE if _kept_in else _own_folder("GenericCacheLocation")


#: The folder for all of the program's files, if given on the command line.
_kept_in: list[Path] = []


def keep_in(folder: Path) -> None:
    """Use this folder for all of the program's files."""
    _kept_in[:] = [folder.absolute()]


def _own_folder(location: str) -> Path:
    if _kept_in:
        return _kept_in[0]
    # Qt is imported here so that --version and --help stay free of it.
    from PySide6.QtCore import QStandardPaths

    place = getattr(QStandardPaths.StandardLocation, location)
    return Path(QStandardPaths.writableLocation(place)) / "mille"

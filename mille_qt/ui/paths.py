"""Paths of the program's data files and of the player's folders."""

import os
import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
#: Name of the cache folder inside the folder of all files.
CACHE = "cache"
#: The language of the source texts; its translation has only plurals.
SOURCE_LANGUAGE = "en"


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
    return own if certainly_exists(own / f"mille_{language}.qm") else translations_folder()


@cache
def _spoken_by(*folders: Path) -> tuple[str, ...]:
    """Return all languages, cached: new files are found at the next start."""
    files = (file for folder in folders for file in files_in(folder, "mille_*.qm"))
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
    one = _one_folder()
    return _own_folder("GenericCacheLocation") if one is None else one / CACHE


#: The folder for all of the program's files, if given on the command line.
_kept_in: list[Path] = []


def keep_in(folder: Path) -> None:
    """Use this folder for all of the program's files."""
    _kept_in[:] = [_named_for_qt(folder.absolute())]


def files_in(folder: Path, pattern: str) -> list[Path]:
    """Return the files that match; none where that cannot be seen, for which `Path.glob` raises."""
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []


def certainly_exists(path: Path) -> bool:
    """Return False, too, where that cannot be seen, for which `Path.exists` raises an OSError."""
    try:
        return path.exists()
    except OSError:
        return False


def why_unwritable(folder: Path) -> OSError | None:
    """Return why no file can be written in a folder, or why it cannot be made; None if it can."""
    # A network drive of Windows may be missing with all its folders.
    place = next((path for path in (folder, *folder.parents) if certainly_exists(path)), folder)
    # On Windows, `tempfile` would try ten thousand names in a folder that refuses them all.
    trial = place / f".mille-{os.getpid()}"
    try:
        trial.touch()
        trial.unlink()
    except OSError as error:
        return error
    return None


def _one_folder() -> Path | None:
    """Return the folder of all the program's files, if there is one: on Windows, or by request."""
    if _kept_in:
        return _kept_in[0]
    if sys.platform == "win32":
        # Qt would name three folders beside those of other programs.
        local = os.environ.get("LOCALAPPDATA")
        return Path(local or Path.home() / "AppData" / "Local") / "Mille"
    return None


def _own_folder(location: str) -> Path:
    one = _one_folder()
    if one is not None:
        return one
    # Qt is imported here so that --version and --help stay free of it.
    from PySide6.QtCore import QStandardPaths

    place = getattr(QStandardPaths.StandardLocation, location)
    named = QStandardPaths.writableLocation(place)
    if _NO_LETTER in named:
        variable, below_home = _XDG[location]
        folder = os.environ.get(variable) or Path.home() / below_home
        return _named_for_qt(Path(folder)) / "mille"
    return Path(named) / "mille"


#: What Qt reads in place of bytes that are not UTF-8, as older systems have them in names.
_NO_LETTER = "\ufffd"
#: The variable and the usual folder of each location, where Qt cannot name a folder.
_XDG = {
    "GenericConfigLocation": ("XDG_CONFIG_HOME", ".config"),
    "GenericDataLocation": ("XDG_DATA_HOME", ".local/share"),
    "GenericStateLocation": ("XDG_STATE_HOME", ".local/state"),
    "GenericCacheLocation": ("XDG_CACHE_HOME", ".cache"),
}


@cache
def _named_for_qt(folder: Path) -> Path:
    """Return a folder by a name that Qt can write, which is UTF-8.

    Linux has each open folder under its number, too.
    """
    parts = folder.parts
    unnamed = [number for number, part in enumerate(parts, start=1) if not _is_utf_8(part)]
    if not unnamed or not sys.platform.startswith("linux"):
        return folder
    try:
        handle = os.open(Path(*parts[: unnamed[-1]]), os.O_PATH)
    except OSError:
        return folder
    return Path(f"/proc/self/fd/{handle}", *parts[unnamed[-1] :])


def _is_utf_8(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True

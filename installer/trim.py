"""What of all that PyInstaller finds goes into the bundle; `mille.spec` asks.

An entry is PyInstaller's: where the file will lie, where it comes from, of what kind it is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path, PurePath

Entry = tuple[str, str, str]
#: The names of the libraries that a file needs, and where each lies, if anywhere.
Imports = Callable[[str], Iterable[tuple[str, str | None]]]

#: Modules that PyInstaller would follow, and that no part of the game needs.
EXCLUDED_MODULES = (
    "PySide6.QtConcurrent",
    "PySide6.QtDBus",
    "PySide6.QtMultimediaWidgets",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "_bz2",
    "_lzma",
    "mille_rules.computer.arena.__main__",
    "mille_rules.computer.training",
    "numpy",
    "pydoc",
    "readline",
    "setuptools",
    "tkinter",
    "unittest",
)
#: What PyInstaller would have run before the program, and nobody here needs: for modules that ask
#: for their source or for all modules that there are, and for processes of `multiprocessing`.
#: Together they import so much that `--version` takes half as long again.
NEEDLESS_HOOKS = ("pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil")
#: Tells every program that the game starts where the game's plugins are.
_HOOK_OF_PYSIDE = "pyi_rth_pyside6"
#: Qt's plugins that are kept, by folder and name without `lib` and ending. The game paints with
#: Qt's raster engine: nothing of OpenGL is among them.
PLUGINS: Mapping[str, tuple[str, ...]] = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg", "qico"),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "platforms": ("qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"),
    "platformthemes": ("qxdgdesktopportal",),
    "printsupport": ("cupsprintersupport",),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-shell-integration": ("xdg-shell",),
}
#: Libraries of the system that are never bundled: they talk to its servers and read its settings,
#: so those of another system would do it wrong. Names up to `.so`.
SYSTEMS_OWN = (
    "libX11*",
    "libXau",
    "libXdmcp",
    "libbrotli*",
    "libbsd",
    "libcups",
    "libdbus-1",
    "libfontconfig",
    "libfreetype",
    "libgcc_s",
    "libglib-2.0",
    "libgssapi_krb5",
    "libgthread-2.0",
    "libmd",
    "libpng16",
    "libpulse*",
    "libstdc++",
    "libwayland-*",
)
#: What of a package's metadata is read in the bundle; the rest names paths of this computer.
KEPT_METADATA = ("METADATA", "licenses/*")


def kept_data(entries: Iterable[Entry], languages: Iterable[str]) -> list[Entry]:
    """Leave out Qt's texts in other languages, sources of translations, and notes of pip."""
    texts = {f"qtbase_{language}.qm" for language in languages}
    return [entry for entry in entries if _is_kept(PurePath(entry[0]), texts)]


def _is_kept(place: PurePath, texts: set[str]) -> bool:
    path = place.as_posix()
    if "PySide6" in place.parts and "translations" in place.parts:
        return place.name in texts
    if place.parts[0].endswith(".dist-info"):
        rest = PurePath(*place.parts[1:]).as_posix()
        return any(fnmatchcase(rest, kept) for kept in KEPT_METADATA)
    return not path.startswith("mille_qt/translations/") or place.suffix == ".qm"


def kept_binaries(entries: Iterable[Entry], imports: Imports) -> list[Entry]:
    """Leave out plugins that are not used, and every library that no remaining file needs."""
    wanted = [entry for entry in entries if not _is_unwanted_plugin(PurePath(entry[0]))]
    by_name = {_key(entry[0]): entry for entry in wanted if is_library(entry)}
    needed = {entry[0] for entry in wanted if not is_library(entry)}
    open_ends = [entry[1] for entry in wanted if entry[0] in needed]
    while open_ends:
        for name, path in imports(open_ends.pop()):
            # macOS and Windows name a library as they like: then its file has the right name.
            entry = by_name.get(_key(name)) or by_name.get(_key(path or name))
            if entry is not None and entry[0] not in needed:
                needed.add(entry[0])
                open_ends.append(entry[1])
    return [entry for entry in wanted if entry[0] in needed]


def _key(path: str) -> str:
    """The name by which a library is looked up; Windows takes capitals for small letters."""
    return PurePath(path).name.lower()


def is_library(entry: Entry) -> bool:
    """Tell whether a file is there only because another needs it: neither module nor plugin."""
    place = PurePath(entry[0])
    return entry[2] != "EXTENSION" and "plugins" not in place.parts and not is_python(place)


def is_python(place: PurePath) -> bool:
    """Tell whether a file is Python itself, which the program's own start loads."""
    return place.name.lower().startswith(("libpython", "python"))


def is_needed_at_start(script: str) -> bool:
    """Tell whether a script that PyInstaller would run first is to be run."""
    linux = sys.platform == "linux"
    return script not in NEEDLESS_HOOKS and not (linux and script == _HOOK_OF_PYSIDE)


def _is_unwanted_plugin(place: PurePath) -> bool:
    if "plugins" not in place.parts:
        return False
    name = place.name.split(".")[0].removeprefix("lib")
    return name not in PLUGINS.get(place.parent.name, ())


def is_from_system(entry: Entry, environment: Path) -> bool:
    """Tell whether a library came from the system and not from a package of Python."""
    return is_library(entry) and not Path(entry[1]).is_relative_to(environment)


def is_systems_own(entry: Entry, environment: Path) -> bool:
    """Tell whether it is a library of Linux that every system must bring itself."""
    name = PurePath(entry[0]).name.split(".so")[0]
    named = any(fnmatchcase(name, pattern) for pattern in SYSTEMS_OWN)
    return named and is_from_system(entry, environment)

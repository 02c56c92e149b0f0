"""Python, Qt and the game in one self-contained folder, made by PyInstaller."""

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
import system_packages
from system_packages import say

INSTALLER = project.INSTALLER


class Frozen(NamedTuple):
    """The folder, and the libraries in it that were copied from the system."""

    folder: Path
    system_libraries: tuple[str, ...]


@cache
def freeze() -> Frozen:
    """Make the folder from the checkout, once for all packages."""
    if sys.platform == "linux":
        packages = [*system_packages.missing_for_building(), *build_environment.missing_packages()]
        system_packages.need(packages)
    wheel = build_environment.build_packages(archives.fresh(project.BUILD / "wheel")).wheel
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
    """Run `mille.spec`, and return the folder of its results."""
    frozen = archives.fresh(project.BUILD / "frozen")
    work = archives.fresh(project.BUILD / "pyinstaller")
    python = [str(build_environment.PYTHON), "-m", "PyInstaller", "--noconfirm"]
    folders = ["--distpath", str(frozen), "--workpath", str(work)]
    build_environment.run(
        [*python, "--log-level=ERROR", *folders, str(INSTALLER / "mille.spec")],
        # Python imports modules from the current folder, which must not be the checkout.
        folder=work,
        MILLE_ICON=_icon(),
        MILLE_PYSIDE_SUPPORT=str(support),
        MILLE_SYSTEM_LIBRARIES=str(libraries),
        PYTHONDONTWRITEBYTECODE="1",
    )
    return frozen


def add_third_party(bundle: Path, libraries: tuple[str, ...]) -> None:
    """Add the list of third-party components and their licences to a bundle."""
    named = project.BUILD / "bundled-system-libraries.json"
    named.write_text(json.dumps(libraries), encoding="utf-8")
    build_environment.run_script("third_party.py", bundle, named)


def make_icons() -> Path:
    """Render the icons into a folder of their own."""
    folder = archives.fresh(project.BUILD / "icons")
    build_environment.run_script("pictures.py", folder)
    return folder


def oldest_libc(folder: Path) -> str:
    """Return the oldest version of the C library that a folder runs with."""
    versions = [elf.libc_version(str(p)) for p in archives.files_in(folder) if elf.is_elf(p)]
    return ".".join(map(str, max(versions)))


def _icon() -> str:
    return str(project.BUILD / "icons" / "mille.icns") if sys.platform == "darwin" else ""

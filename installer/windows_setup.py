"""The installer for Windows: the frozen program in one file, compiled by NSIS."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import build_environment
import freeze
import project
import windows_version

SCRIPT = project.INSTALLER / "windows" / "mille.nsi"


def build(frozen: freeze.Frozen, folder: Path) -> Path:
    """Compile the installer and return its file."""
    freeze.add_third_party(frozen.folder, ())
    shutil.copyfile(project.ROOT / "LICENSE", frozen.folder / "LICENSE.txt")
    setup = folder / f"mille-{project.VERSION}-setup.exe"
    build_environment.run(compile_command(frozen.folder, project.BUILD / "icons", setup))
    return setup


def compile_command(bundle: Path, icons: Path, setup: Path) -> list[str]:
    """Return the command that compiles an installer; warnings are errors."""
    numbers = ".".join(map(str, windows_version.numbers(project.VERSION)))
    values = {
        "VERSION": project.VERSION,
        "NUMBERS": numbers,
        "BUNDLE": str(bundle),
        "ICONS": str(icons),
        "OUTPUT": str(setup),
    }
    # NSIS accepts options with a hyphen on all systems, and with a slash on Windows.
    defined = [f"-D{name}={value}" for name, value in values.items()]
    return [compiler(), "-WX", "-V2", "-INPUTCHARSET", "UTF8", *defined, str(SCRIPT)]


def compiler() -> str:
    """Return the path of NSIS: on the path, or where its installer puts it."""
    found = shutil.which("makensis")
    if found is not None:
        return found
    for name in ("ProgramFiles(x86)", "ProgramFiles"):
        program = Path(os.environ.get(name, "")) / "NSIS" / "makensis.exe"
        if program.exists():
            return str(program)
    raise SystemExit("makensis is missing; it is part of NSIS (on Debian: apt-get install nsis)")

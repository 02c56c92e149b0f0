"""The Python environment that packages are built in, made from pyproject.toml when it is needed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import project
from dev import make_venv
from system_packages import say

FOLDER = project.BUILD / "environment"
PROGRAMS = FOLDER / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = PROGRAMS / ("python.exe" if sys.platform == "win32" else "python")
#: What a bundle has, and what makes it.
EXTRAS = ("sound", "build")
_STAMP = FOLDER / "made-from"


def make() -> None:
    """Make the environment, or make it anew where what it was made from has changed."""
    wanted = _made_from()
    if PYTHON.exists() and _STAMP.exists() and _STAMP.read_text(encoding="ascii") == wanted:
        return
    say("Making the environment to build in …")
    make_venv(FOLDER, ["--clear"])
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*pip, "-c", "constraints.txt", *requirements()])
    _STAMP.write_text(wanted, encoding="ascii")


def requirements() -> list[str]:
    """Name what the game needs to run with sound, and what builds it."""
    table = project.table()
    extras = [line for extra in EXTRAS for line in table["optional-dependencies"][extra]]
    return [*table["dependencies"], *extras]


def install(wheel: Path) -> None:
    """Have this wheel of the game in the environment, instead of the one before."""
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*pip, "--no-deps", "--force-reinstall", str(wheel)])


def run_script(name: str, *arguments: Path) -> None:
    """Run a script of this folder that needs the game or Qt, with the environment's Python."""
    run([str(PYTHON), str(project.INSTALLER / name), *map(str, arguments)])


def run(command: list[str], folder: Path = project.ROOT, **variables: str) -> None:
    """Run a command in a folder so that it makes the same each time; end if it fails."""
    same = {
        "SOURCE_DATE_EPOCH": str(project.source_date()),
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }
    status = subprocess.call(command, cwd=folder, env={**os.environ, **same, **variables})
    if status != 0:
        raise SystemExit(f"{' '.join(command)} ended with status {status}")


def _made_from() -> str:
    words = [sys.version, str(project.ROOT), *requirements()]
    words.append((project.ROOT / "constraints.txt").read_text(encoding="utf-8"))
    return hashlib.sha256("\0".join(words).encode()).hexdigest()

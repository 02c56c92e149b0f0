"""The Python environment that packages are built in, made from pyproject.toml when it is needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import project
import system_packages
from system_packages import say
from virtual_environment import VirtualEnvironment

#: Made anew for another Python, however little its version differs: bundles contain it.
ENVIRONMENT = VirtualEnvironment(project.BUILD / "environment", made_by=sys.version)
PYTHON = ENVIRONMENT.python
#: What a bundle has, and what makes it.
EXTRAS = ("sound", "build")


def make() -> None:
    """Make the environment, or make it anew where what it was made from has changed."""
    if not ENVIRONMENT.is_ready(EXTRAS):
        system_packages.need(missing_packages())
        say("Making the environment to build in …")
        ENVIRONMENT.set_up(EXTRAS, checkout=False)


def missing_packages() -> list[str]:
    """Name the package of the system without which the environment cannot be made."""
    return ENVIRONMENT.missing_packages(EXTRAS)


def install(wheel: Path) -> None:
    """Install a wheel of the game into the environment, replacing the one before."""
    ENVIRONMENT.pip("--quiet", "--no-deps", "--force-reinstall", str(wheel))


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

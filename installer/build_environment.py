"""The Python environment in which packages are built, and the wheel."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import project
import system_packages
from system_packages import say
from virtual_environment import VirtualEnvironment

#: Recreated for every other version of Python, since bundles contain it.
ENVIRONMENT = VirtualEnvironment(project.BUILD / "environment", made_by=sys.version)
PYTHON = ENVIRONMENT.python
#: The extras of pyproject.toml for the program and for building.
EXTRAS = ("sound", "build")


def make() -> None:
    """Create the environment, or update it if its requirements have changed."""
    if not ENVIRONMENT.is_ready(EXTRAS):
        system_packages.need(missing_packages())
        say("Making the environment to build in …")
        ENVIRONMENT.set_up(EXTRAS, checkout=False)


def missing_packages() -> list[str]:
    """Return the system packages that are missing to create the environment."""
    return ENVIRONMENT.missing_packages(EXTRAS)


def install(wheel: Path) -> None:
    """Install a wheel of the game into the environment, replacing the previous one."""
    ENVIRONMENT.pip("--quiet", "--no-deps", "--force-reinstall", str(wheel))


def run_script(name: str, *arguments: Path) -> None:
    """Run a script of this folder with the environment's Python."""
    run([str(PYTHON), str(project.INSTALLER / name), *map(str, arguments)])


def run(command: list[str], folder: Path = project.ROOT, **variables: str) -> None:
    """Run a command with a reproducible environment; exit if it fails."""
    same = {
        "SOURCE_DATE_EPOCH": str(project.source_date()),
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }
    status = subprocess.call(command, cwd=folder, env={**os.environ, **same, **variables})
    if status != 0:
        raise SystemExit(f"{' '.join(command)} ended with status {status}")


class PythonPackages(NamedTuple):
    """The wheel and the source archive."""

    wheel: Path
    source: Path


def build_packages(folder: Path) -> PythonPackages:
    """Build wheel and source archive; hatchling makes them reproducible."""
    make()
    python = str(PYTHON)
    run([python, "-m", "hatchling", "build", "-d", str(folder)])
    name = f"mille-{project.VERSION}"
    return PythonPackages(folder / f"{name}-py3-none-any.whl", folder / f"{name}.tar.gz")

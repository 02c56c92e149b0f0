"""The wheel and the source archive, as pip installs them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import build_environment
import project


class PythonPackages(NamedTuple):
    """Both files."""

    wheel: Path
    source: Path


def build(folder: Path) -> PythonPackages:
    """Build both into a folder; hatchling gives their content one time and one order."""
    build_environment.make()
    python = str(build_environment.PYTHON)
    build_environment.run([python, "-m", "hatchling", "build", "-d", str(folder)])
    name = f"mille-{project.VERSION}"
    return PythonPackages(folder / f"{name}-py3-none-any.whl", folder / f"{name}.tar.gz")

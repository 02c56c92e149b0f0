"""Checks that packages are reproducible, byte for byte.

Everything that can be built on this system is built twice, from copies of the checkout in folders
of their own, under circumstances that must not matter: another path, another time, other rights of
new files, another language, another order of sets.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import archives
import project
from system_packages import say

#: Files of a checkout that do not matter for builds.
_NOT_COPIED = shutil.ignore_patterns(".*_cache", ".git", ".hypothesis", ".venv", "__pycache__")


class Circumstances(NamedTuple):
    """The conditions under which packages are built."""

    folder: str
    umask: int
    variables: dict[str, str]


TWICE = (
    Circumstances("here", 0o022, {"LANG": "C.UTF-8", "PYTHONHASHSEED": "1", "TZ": "UTC"}),
    Circumstances(
        "somewhere-else",
        0o077,
        {"LANG": "fr_FR.UTF-8", "PYTHONHASHSEED": "2", "TZ": "Pacific/Auckland"},
    ),
)


def run(targets: Sequence[str]) -> int:
    """Build targets twice, report differences, and return the exit status."""
    # Both before the first build, which takes minutes in which the checkout may change.
    copies = [_copied(circumstances.folder) for circumstances in TWICE]
    folders = [_built(*each, targets) for each in zip(copies, TWICE, strict=True)]
    same, lines = compared(*(archives.sums(folder) for folder in folders))
    say("\n".join(["", *lines]))
    if not same:
        say(f"To see where: diffoscope {folders[0]} {folders[1]}")
    return 0 if same else 1


def compared(one: dict[str, str], other: dict[str, str]) -> tuple[bool, list[str]]:
    """Compare checksums; return True if all are equal, and a line for each file."""
    lines = []
    for name in sorted({*one, *other}):
        sums = [sums.get(name, "not built") for sums in (one, other)]
        lines.append(f"{'same   ' if len(set(sums)) == 1 else 'DIFFERS'} {name}: {sums[0]}")
        if sums[0] != sums[1]:
            lines.append(f"{'':7} {'':{len(name)}}  {sums[1]}")
    return one == other, lines


def _copied(folder: str) -> Path:
    """Copy the checkout into an empty folder of this name, and return that."""
    copy = project.BUILD / "reproduce" / folder
    shutil.rmtree(copy, ignore_errors=True)
    # File times are not copied: they differ between checkouts.
    return shutil.copytree(project.ROOT, copy, ignore=_ignored, copy_function=shutil.copy)


def _built(copy: Path, circumstances: Circumstances, targets: Sequence[str]) -> Path:
    """Build from a copy of the checkout, and return the folder with the packages."""
    say(f"== {', '.join(targets)} in {copy} …")
    environment = {**os.environ, **circumstances.variables}
    program = copy / "installer" / "build.py"
    subprocess.run(
        [sys.executable, str(program), *targets],
        cwd=copy,
        env=environment,
        umask=circumstances.umask,
        check=True,
    )
    return copy / "dist"


def _ignored(folder: str, names: list[str]) -> set[str]:
    made = {project.BUILD.name, project.DIST.name} if Path(folder) == project.ROOT else set()
    return set(_NOT_COPIED(folder, names)) | made

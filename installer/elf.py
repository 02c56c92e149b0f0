"""Headers of libraries and programs, read with objdump."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path


@cache
def _headers(path: str) -> str:
    done = subprocess.run(["objdump", "-p", path], check=True, capture_output=True, text=True)
    return done.stdout


def needed(path: str) -> list[str]:
    """Return the direct dependencies of a file."""
    return re.findall(r"^\s+(?:NEEDED|DLL Name:)\s+(\S+)", _headers(path), re.MULTILINE)


def libc_version(path: str) -> tuple[int, ...]:
    """Return the oldest version of the C library that a file runs with; (0,) for any."""
    found = re.findall(r"\bGLIBC_(\d+(?:\.\d+)+)", _headers(path))
    return max((tuple(map(int, version.split("."))) for version in found), default=(0,))


def search_path(path: str) -> str:
    """Return the RPATH or RUNPATH of a file, or an empty string."""
    found = re.search(r"^\s+R(?:UN)?PATH\s+(\S+)", _headers(path), re.MULTILINE)
    return found[1] if found else ""


def forget_foreign_folders(folder: Path) -> None:
    """Remove library search paths that point outside the bundle."""
    for path in sorted(folder.rglob("*")):
        if is_elf(path) and search_path(str(path)).startswith("/"):
            subprocess.run(["patchelf", "--remove-rpath", str(path)], check=True)


def is_elf(path: Path) -> bool:
    """Return True if a file is a library or program for Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"

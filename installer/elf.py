"""What a library or program for Linux says of itself, read with objdump."""

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
    """Name the libraries that a file needs itself, without those that these need."""
    return re.findall(r"^\s+NEEDED\s+(\S+)", _headers(path), re.MULTILINE)


def libc_version(path: str) -> tuple[int, ...]:
    """Give the oldest C library that a file runs with; (0,) where any will do."""
    found = re.findall(r"\bGLIBC_(\d+(?:\.\d+)+)", _headers(path))
    return max((tuple(map(int, version.split("."))) for version in found), default=(0,))


def search_path(path: str) -> str:
    """Give the folders where a file looks for its libraries first; empty where it has none."""
    found = re.search(r"^\s+R(?:UN)?PATH\s+(\S+)", _headers(path), re.MULTILINE)
    return found[1] if found else ""


def forget_foreign_folders(folder: Path) -> None:
    """Let no file look for its libraries outside of its bundle, where its maker had them."""
    for path in sorted(folder.rglob("*")):
        if is_elf(path) and search_path(str(path)).startswith("/"):
            subprocess.run(["patchelf", "--remove-rpath", str(path)], check=True)


def is_elf(path: Path) -> bool:
    """Tell whether a file is a library or program for Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"

"""Warns if bundles could contain a newer patch release of Python."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from system_packages import say

#: Time limit in seconds for a program to print its version.
_PATIENCE = 20.0
_ASK_VERSION = "import sys; print(*sys.version_info[:3], sys.executable)"
_POLICY = re.compile(r"Installed: (\S+)\s+Candidate: (\S+)")

Version = tuple[int, ...]


def warn() -> None:
    """Print a warning if a newer patch release is installed or offered by the package lists."""
    this = sys.version_info[:3]
    found = newer_on_path(this, os.get_exec_path())
    if found:
        newest = max(found)
        say(
            f"WARNING: this bundles Python {dotted(this)}, but the system has {dotted(newest)}."
            f" To use that: {found[newest]} installer/build.py …"
        )
    if shutil.which("apt-cache"):
        package = f"python{this[0]}.{this[1]}"
        command = ["apt-cache", "policy", package]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        offered = newer_in_policy(done.stdout)
        if offered and Path(sys.executable).resolve() == Path(f"/usr/bin/{package}"):
            say(
                f"WARNING: this bundles the system's Python; version {offered} is available."
                f" To install it first: apt-get install --only-upgrade {package}"
            )


def newer_on_path(this: Version, folders: Iterable[str]) -> dict[Version, str]:
    """Return later patch releases of the same series in these folders, with their programs."""
    found: dict[Version, str] = {}
    for folder in folders:
        for name in (f"python{this[0]}.{this[1]}", "python3", "python"):
            path = shutil.which(name, path=folder)
            version, program = ask(path) if path else ((), "")
            if version[:2] == this[:2] and version > this:
                found.setdefault(version, program)
    return found


def newer_in_policy(text: str) -> str:
    """Return the version that `apt-cache policy` would install in place of the installed one."""
    found = _POLICY.search(text)
    return found[2] if found and "(none)" not in found.groups() and found[1] != found[2] else ""


def dotted(version: Version) -> str:
    """Return a version as text."""
    return ".".join(map(str, version))


def ask(path: str) -> tuple[Version, str]:
    """Return version and path of a Python program; no version if it does not work."""
    try:
        done = subprocess.run(
            [path, "-c", _ASK_VERSION],
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
            check=True,
        )
        *numbers, program = done.stdout.split(maxsplit=3)
        return tuple(map(int, numbers)), program.strip()
    except (OSError, subprocess.SubprocessError, ValueError):
        return (), ""

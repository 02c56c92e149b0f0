"""The exact versions of constraints.txt, and the packages needed for a set of extras.

constraints.txt pins everything that any part of the project uses, with the hashes of its files. uv
writes it, for all systems and Python versions at once; its first lines hold the command.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import project

_PIN = re.compile(r"([\w.-]+)==([^\s;]+)")
_VIA = re.compile(r"\s+# via (.+)")


class Pin(NamedTuple):
    """One package: its version, its lines in the file, and the packages that depend on it."""

    version: str
    text: str
    needed_by: frozenset[str]


def normalized(name: str) -> str:
    """Return the normalized name of a package, for comparisons."""
    return re.sub(r"[-_.]+", "-", name).lower()


def read_pins(file: Path) -> dict[str, Pin]:
    """Read the pinned packages, by name."""
    pins: dict[str, Pin] = {}
    for block in re.split(r"\n(?=\w)", file.read_text(encoding="utf-8")):
        pin = _PIN.match(block)
        if pin is not None:
            via = _VIA.search(block)
            parents = via[1].split(", ") if via else []
            pins[normalized(pin[1])] = Pin(pin[2], block.strip(), frozenset(parents))
    return pins


def required_names(extras: Iterable[str], *, to_build: bool = True) -> set[str]:
    """Return the packages that pyproject.toml lists to play, for extras, and to build."""
    table = project.table()
    lines = list(table["dependencies"])
    if to_build:
        lines += project.table("build-system")["requires"]
    for extra in extras:
        lines += table["optional-dependencies"][extra]
    return {normalized(re.split(r"[^\w.-]", line, maxsplit=1)[0]) for line in lines}


def requirements(names: Iterable[str], pins: Mapping[str, Pin]) -> str:
    """Return the text of a requirements file for packages and their dependencies."""
    wanted = set(names)
    before: set[str] = set()
    while wanted != before:
        before = set(wanted)
        wanted |= {name for name, pin in pins.items() if pin.needed_by & wanted}
    missing = wanted - pins.keys()
    if missing:
        raise SystemExit(f"constraints.txt pins no version of {', '.join(sorted(missing))}")
    return "".join(f"{pins[name].text}\n" for name in sorted(wanted))

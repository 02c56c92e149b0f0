"""Facts about the project that several packages need."""

from __future__ import annotations

import os
import re
import tomllib
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
INSTALLER = ROOT / "installer"
#: Folders of intermediate files and of packages; neither is in the repository.
BUILD, DIST = ROOT / "build", ROOT / "dist"

NAME = "Mille"
#: The project has no domain; home.arpa is reserved for home networks (RFC 8375).
APPLICATION_ID = "arpa.home.mille"
MAKERS = "The Mille authors"
#: An address that does not exist: .invalid is reserved for this (RFC 2606).
ADDRESS = "mille@mille.invalid"
MIME_TYPE = "application/x-mille"


class Release(NamedTuple):
    """A version in the changelog and its changes."""

    version: str
    day: date
    lines: tuple[str, ...]


def _version() -> str:
    text = (ROOT / "mille_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise SystemExit("mille_qt/__init__.py names no version")
    return found[1]


VERSION = _version()


def table(name: str = "project") -> dict[str, Any]:
    """Read a table of pyproject.toml."""
    return dict(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[name])


def languages() -> list[str]:
    """Return the languages of the game."""
    return sorted(path.stem.removeprefix("mille_") for path in (ROOT / "translations").glob("*.ts"))


def releases(text: str | None = None) -> list[Release]:
    """Return the versions in the changelog, or in a text in its format, latest first."""
    if text is None:
        text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        version, day = re.search(r"\[(.+?)\]", head), re.search(r"\d{4}-\d\d-\d\d", head)
        if version is None or day is None:
            raise SystemExit(f"expected a version and a day in the changelog's line {head!r}")
        items = re.findall(r"^- (.+(?:\n  .+)*)", body, re.MULTILINE)
        lines = tuple(_plain(" ".join(item.split())) for item in items)
        found.append(Release(version[1], date.fromisoformat(day[0]), lines))
    return found


def _plain(markdown: str) -> str:
    """Return a text without `code`, *emphasis* and [links](address)."""
    return re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", markdown).replace("`", "").replace("*", "")


def source_date() -> int:
    """Return the time of all packaged files in seconds since 1970: the latest release's day."""
    said = os.environ.get("SOURCE_DATE_EPOCH")
    if said is not None:
        return int(said)
    day = releases()[0].day
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())

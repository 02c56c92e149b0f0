"""Files with places to fill in: `@name@` stands for what is known only when a package is built."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import project

_PLACE = re.compile(r"@([a-z_]+)@")


def filled(template: Path, values: Mapping[str, str]) -> str:
    """Fill in a file; KeyError for a place that nobody has a value for."""
    text = template.read_text(encoding="utf-8")
    return _PLACE.sub(lambda place: values[place[1]], text)


def standard_values() -> dict[str, str]:
    """What any template may ask for."""
    day = project.releases()[0].day
    return {
        "address": project.ADDRESS,
        # As manual pages write it, in every language.
        "date": f"{day:%B} {day.day}, {day.year}",
        "id": project.APPLICATION_ID,
        "makers": project.MAKERS,
        "mime_type": project.MIME_TYPE,
        # As manual pages list what a value may be.
        "tongues": " | ".join(project.languages()),
        "version": project.VERSION,
        "year": str(day.year),
    }

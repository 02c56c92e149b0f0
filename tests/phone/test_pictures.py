"""Pictures have exactly the fields that PHONE.md describes, also those that the tests use."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import mille_net
from tests.phone.pictures import PICTURES, composed

#: The fields that contain objects, and the headings that describe those.
PARTS = {
    "sides": "A side",
    "hand": "A card",
    "plays": "A button",
    "discard": "A button",
    "buttons": "A button",
    "question": "A question",
    "answers": "An answer",
    "score": "A score",
}


def described() -> dict[str, set[str]]:
    """Return the fields of the tables in PHONE.md, by their headings."""
    text = (Path(mille_net.__file__).parent / "PHONE.md").read_text("utf-8")
    section = re.search(r"^## Pictures$(.*?)^## ", text, re.M | re.S)
    assert section
    fields: defaultdict[str, set[str]] = defaultdict(set)
    heading = "Pictures"
    for line in section[1].splitlines():
        if line.startswith("### "):
            heading = line[4:]
        elif line.startswith("| `"):
            fields[heading] |= set(re.findall(r"`(\w+)`", line.split("|")[1]))
    return fields


def check(value: Any, heading: str, fields: dict[str, set[str]]) -> None:
    """Check the fields of an object and of those in it."""
    optional = {"main"} if heading == "A button" else set()
    assert set(value) - optional == fields[heading] - optional, heading
    for name, part in value.items():
        if name in PARTS:
            for one in part if isinstance(part, list) else [part]:
                if one is not None:
                    check(one, PARTS[name], fields)


@pytest.mark.usefixtures("speak")
def test_every_picture_has_exactly_the_fields_that_are_described() -> None:
    fields = described()
    assert set(fields) == {"Pictures", *PARTS.values()}
    for picture in (*PICTURES.values(), *composed("en", "winning-moves", 3, every=10)):
        check(picture, "Pictures", fields)

"""The AppStream catalogue, from which software centres show the installed package.

The description of a program (`mille.metainfo.xml`) may name pictures on the web alone. A catalogue,
which software centres read as well, may name files; theirs are those that lie in the package.
"""

from __future__ import annotations

import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import project

#: Screenshots: file name, and captions by language; the code of English is empty.
PICTURES = {
    "table.png": {
        "": "The table of two",
        "es": "La mesa de dos",
        "fr": "La table à deux",
    },
    "three-sides.png": {
        "": "Three sides, in the dark theme",
        "es": "Tres bandos, en oscuro",
        "fr": "Trois camps, en sombre",
    },
}
PICTURE_FOLDER = project.ROOT / "docs" / "pictures"
#: Paths of screenshots and catalogue below /usr.
_PICTURE_PLACE = "share/mille/pictures"
_PLACE = f"share/swcatalog/xml/{project.APPLICATION_ID}.xml"
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
#: Elements that do not belong in a catalogue.
_LEFT_OUT = ("metadata_license", "screenshots")


def write(usr: Path, description: str) -> None:
    """Write catalogue and screenshots into a folder for /usr."""
    pictures = usr / _PICTURE_PLACE
    pictures.mkdir(parents=True)
    for name in PICTURES:
        shutil.copyfile(PICTURE_FOLDER / name, pictures / name)
    place = usr / _PLACE
    place.parent.mkdir(parents=True)
    place.write_text(catalogue(description, f"file:///usr/{_PICTURE_PLACE}"), encoding="utf-8")


def catalogue(description: str, base: str) -> str:
    """Return a catalogue with the program; `base` is the URL of its screenshots."""
    program = ET.fromstring(description.encode())
    for name in _LEFT_OUT:
        for part in program.findall(name):
            program.remove(part)
    # The package and the name of the icon.
    program.insert(1, _element("pkgname", "mille"))
    program.insert(2, _element("icon", "mille", type="stock"))
    _part_languages(program)
    program.append(screenshots(base))
    root = ET.Element("components", version="0.16", origin="mille")
    root.append(program)
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def screenshots(base: str) -> ET.Element:
    """Return the AppStream element for the screenshots at a URL."""
    root = ET.Element("screenshots")
    for name, captions in PICTURES.items():
        shown = ET.SubElement(root, "screenshot")
        for language, text in captions.items():
            shown.append(_element("caption", text, language))
        shown.append(_element("image", f"{base.rstrip('/')}/{name}", type="source"))
    root[0].set("type", "default")
    return root


def _part_languages(program: ET.Element) -> None:
    """Split a description into one for each language, as catalogues require."""
    mixed = program.find("description")
    assert mixed is not None
    place = list(program).index(mixed)
    program.remove(mixed)
    languages = dict.fromkeys(paragraph.get(_LANGUAGE, "") for paragraph in mixed.iter("p"))
    for count, language in enumerate(languages):
        own = _element("description", None, language)
        own.extend(_in_language(mixed, language))
        program.insert(place + count, own)


def _in_language(mixed: ET.Element, language: str) -> Iterator[ET.Element]:
    for part in mixed:
        if len(part):
            items = ET.Element(part.tag)
            items.extend(_in_language(part, language))
            yield items
        elif part.get(_LANGUAGE, "") == language:
            yield _element(part.tag, part.text)


def _element(tag: str, text: str | None, language: str = "", **attributes: str) -> ET.Element:
    made = ET.Element(tag, {_LANGUAGE: language} if language else {}, **attributes)
    made.text = text
    return made

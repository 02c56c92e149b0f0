"""Files for Linux desktops: menu entry, icons, MIME types, manuals, completions, service."""

from __future__ import annotations

import gzip
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path

import build_environment
import project
import software_catalogue

TEMPLATES = project.INSTALLER / "linux"
#: The folder of manual pages, below that of their language; English has none.
_MANUAL_FOLDER = "man6"
_PLACEHOLDER = re.compile(r"@([a-z_]+)@")
#: The name of the URL of the screenshots in pyproject.toml.
_SCREENSHOT_URL = "Pictures"


def _manuals() -> tuple[str, ...]:
    pages = (path.relative_to(TEMPLATES / "man") for path in (TEMPLATES / "man").rglob("*.6"))
    return tuple(sorted((page.parent / _MANUAL_FOLDER / page.name).as_posix() for page in pages))


#: Paths of the manual pages in the folder `man`.
MANUALS = _manuals()


def write(usr: Path, host: str) -> None:
    """Write all files into a folder for /usr; `host` is the path of mille-host."""
    values = standard_values() | {
        "mille_host": host,
        "languages": languages(),
        "releases": releases(),
        "screenshots": screenshots(),
    }
    places = {
        "mille.desktop": "share/applications/mille.desktop",
        "mille-mime.xml": "share/mime/packages/mille.xml",
        "mille.metainfo.xml": f"share/metainfo/{project.APPLICATION_ID}.metainfo.xml",
        "mille-host.service": "lib/systemd/user/mille-host.service",
    }
    for template, place in places.items():
        path = usr / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled_template(TEMPLATES / template, values), encoding="utf-8")
    metainfo = usr / places["mille.metainfo.xml"]
    software_catalogue.write(usr, metainfo.read_text(encoding="utf-8"))
    shutil.copytree(project.BUILD / "icons" / "hicolor", usr / "share/icons/hicolor")
    write_manuals(usr / "share/man", packed=True)
    build_environment.run_script("completions.py", usr)


def write_manuals(folder: Path, packed: bool = False) -> None:
    """Write the manual pages into a folder, compressed for Debian if `packed`."""
    for place in MANUALS:
        text = manual(place).encode()
        path = folder / (f"{place}.gz" if packed else place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(text, mtime=0) if packed else text)


def manual(place: str) -> str:
    """Return a manual page, filled in."""
    template = TEMPLATES / "man" / place.replace(f"{_MANUAL_FOLDER}/", "")
    return filled_template(template, standard_values())


def is_english(place: str) -> bool:
    """Return True for English pages, whose section names mandoc knows."""
    return place.startswith(_MANUAL_FOLDER)


def releases() -> str:
    """Return the versions of the changelog for AppStream."""
    return "".join(
        f'    <release version="{release.version}" date="{release.day}"/>\n'
        for release in project.releases()
    )


def languages() -> str:
    """Return the languages for AppStream."""
    named = "".join(f"    <lang>{code}</lang>\n" for code in project.languages())
    return f"  <languages>\n{named}  </languages>\n"


def screenshots(base: str | None = None) -> str:
    """Return the screenshots for AppStream, which supports only URLs.

    The default URL is that of pyproject.toml, if there is one.
    """
    base = base or project.table().get("urls", {}).get(_SCREENSHOT_URL)
    if base is None:
        return ""
    shown = software_catalogue.screenshots(base)
    ET.indent(shown, level=1)
    return f"  {ET.tostring(shown, encoding='unicode')}\n"


def filled_template(template: Path, values: Mapping[str, str]) -> str:
    """Return a template with its `@name@` placeholders filled in; KeyError for unknown ones."""
    text = template.read_text(encoding="utf-8")
    return _PLACEHOLDER.sub(lambda found: values[found[1]], text)


def standard_values() -> dict[str, str]:
    """Return the values that every template can use."""
    day = project.releases()[0].day
    return {
        "address": project.ADDRESS,
        # The format of manual pages.
        "date": f"{day:%B} {day.day}, {day.year}",
        "id": project.APPLICATION_ID,
        "makers": project.MAKERS,
        "mime_type": project.MIME_TYPE,
        # The syntax of manual pages.
        "tongues": " | ".join(project.languages()),
        "version": project.VERSION,
        "year": str(day.year),
    }

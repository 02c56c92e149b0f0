"""What a desktop on Linux is told: menu, icons, kinds of files, manuals, completions, service."""

from __future__ import annotations

import gzip
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

import build_environment
import project
import software_catalogue
import templates

TEMPLATES = project.INSTALLER / "linux"
#: The folder of every manual page, under that of its language; English ones are under none.
_MANUAL_FOLDER = "man6"
#: The name, in pyproject.toml, of the place on the web where the pictures of the program are.
_WEB_PLACE = "Pictures"


def _manuals() -> tuple[str, ...]:
    pages = (path.relative_to(TEMPLATES / "man") for path in (TEMPLATES / "man").rglob("*.6"))
    return tuple(sorted((page.parent / _MANUAL_FOLDER / page.name).as_posix() for page in pages))


#: Manual pages of each language, as they lie under the folder `man`.
MANUALS = _manuals()


def write(usr: Path, host: str) -> None:
    """Write all of it under a folder that stands for /usr; `host` is the path of mille-host."""
    values = templates.standard_values() | {
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
        path.write_text(templates.filled(TEMPLATES / template, values), encoding="utf-8")
    metainfo = usr / places["mille.metainfo.xml"]
    software_catalogue.write(usr, metainfo.read_text(encoding="utf-8"))
    shutil.copytree(project.BUILD / "icons" / "hicolor", usr / "share/icons/hicolor")
    write_manuals(usr / "share/man", packed=True)
    build_environment.run_script("completions.py", usr)


def write_manuals(folder: Path, packed: bool = False) -> None:
    """Write the manual pages into a folder, packed as Debian has them if asked."""
    for place in MANUALS:
        text = manual(place).encode()
        path = folder / (f"{place}.gz" if packed else place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(text, mtime=0) if packed else text)


def manual(place: str) -> str:
    """Give a manual page, filled in."""
    template = TEMPLATES / "man" / place.replace(f"{_MANUAL_FOLDER}/", "")
    return templates.filled(template, templates.standard_values())


def is_english(place: str) -> bool:
    """Tell whether a manual page has the names of sections that its judges know."""
    return place.startswith(_MANUAL_FOLDER)


def releases() -> str:
    """Tell the versions as AppStream does, from the changelog."""
    return "".join(
        f'    <release version="{release.version}" date="{release.day}"/>\n'
        for release in project.releases()
    )


def languages() -> str:
    """Tell the languages as AppStream does."""
    named = "".join(f"    <lang>{code}</lang>\n" for code in project.languages())
    return f"  <languages>\n{named}  </languages>\n"


def screenshots(base: str | None = None) -> str:
    """Tell the pictures as AppStream does, which takes them from the web alone.

    Without an address, the one in pyproject.toml is meant; where there is none, nothing is told.
    """
    base = base or project.table().get("urls", {}).get(_WEB_PLACE)
    if base is None:
        return ""
    shown = software_catalogue.screenshots(base)
    ET.indent(shown, level=1)
    return f"  {ET.tostring(shown, encoding='unicode')}\n"

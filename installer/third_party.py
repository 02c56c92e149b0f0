"""The list of third-party components in a bundle, and their licences.

Run with the Python of the build environment: `python third_party.py BUNDLE SYSTEM_LIBRARIES` takes
them from that environment.
"""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

TEXTS = Path(__file__).resolve().parent / "licenses"
_TEXT_NAME = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)
_CODE = re.compile(r"\.(py|pyc|pyi|so|pyd)$")

INTRODUCTION = """\
# Third-party software

Mille itself has the MIT licence. A bundle (the .deb, the portable archive, the installers for
Windows and macOS) also contains the software listed here, unchanged, under other licences. Their
texts are in the folder `licenses` next to this file.

## Qt, Qt for Python and zeroconf: your rights under the LGPL

Qt and Qt for Python are used under the GNU Lesser General Public License, version 3,
python-zeroconf under version 2.1 or later. They are separate files in this bundle, so that you can
replace them: if you replace a library with a version of your own that has the same interface and
name, the game uses it. Nothing prevents this, and you may reverse-engineer the program to debug
your changes.

| to replace | put your files into |
|---|---|
| Qt | `_internal/PySide6/{libraries}` and `_internal/PySide6/{plugins}` |
| Qt for Python | `_internal/PySide6/` and `_internal/shiboken6/` |
| python-zeroconf | `_internal/zeroconf/` |

`python3 installer/build.py` in Mille's source code makes this bundle again. The unchanged sources
of the three, in the bundled versions:

"""
#: The source archives of all releases of Qt.
_QT_SOURCES = "https://download.qt.io"


class Part(NamedTuple):
    """A third-party component."""

    name: str
    version: str
    license: str
    origin: str


class Contents(NamedTuple):
    """What a bundle for a system contains: packages, the version of Python and its licence.

    `libraries` are files that were copied from the system on which the bundle is made.
    """

    system: str
    packages: Sequence[Distribution]
    python: str
    python_licence: Path
    libraries: Sequence[str] = ()


def of_environment(libraries: Sequence[str] = ()) -> Contents:
    """Return the contents of a bundle that is frozen from this Python's environment."""
    packages = [*requirements_of("mille", ["sound"]).values()]
    if find_spec("PyInstaller"):  # in the environment to build in; tests do without
        packages.append(distribution("pyinstaller"))
    licence = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    return Contents(sys.platform, packages, platform.python_version(), licence, libraries)


def requirements_of(name: str, extras: Iterable[str] = ()) -> dict[str, Distribution]:
    """Return the installed dependencies of a package, including indirect ones."""
    found: dict[str, Distribution] = {}
    waiting = [(name, set(extras))]
    while waiting:
        wanted, wanted_extras = waiting.pop()
        for line in distribution(wanted).requires or []:
            required = re.match(r"[A-Za-z0-9._-]+", line)
            extra = re.search(r"extra *== *['\"]([^'\"]+)", line)
            if required is None or (extra is not None and extra[1] not in wanted_extras):
                continue
            key = re.sub(r"[-_.]+", "-", required[0]).lower()
            if key in found:
                continue
            try:
                found[key] = distribution(key)
            except PackageNotFoundError:
                continue  # it is needed on another system or by another Python
            waiting.append((key, set()))
    return dict(sorted(found.items()))


def license_of(package: Distribution) -> str:
    """Return the licence of a package, as an SPDX expression if it has one."""
    told = _field(package, "License-Expression") or _field(package, "License")
    classifiers = package.metadata.get_all("Classifier") or []
    named = [line.split(" :: ")[-1] for line in classifiers if line.startswith("License ::")]
    if not told and not named:
        raise SystemExit(f"{package.name} names no licence")
    return told or ", ".join(named)


def home_of(package: Distribution) -> str:
    """Return the URL of a package's home page."""
    named: dict[str, str] = {}
    for line in package.metadata.get_all("Project-URL") or []:
        name, url = line.split(", ", 1)
        named[name.lower()] = url
    for name in ("homepage", "repository", "source", "source code"):
        if name in named:
            return named[name]
    return _field(package, "Home-page") or next(iter(named.values()), "")


def _field(package: Distribution, name: str) -> str:
    values = package.metadata.get_all(name) or [""]
    return str(values[0])


def source_addresses(packages: Iterable[Distribution]) -> dict[str, str]:
    """Return the URLs of the complete sources of all components under the LGPL."""
    versions = {package.name.lower().replace("_", "-"): package for package in packages}
    pyside, zeroconf = versions["pyside6-essentials"].version, versions["zeroconf"]
    # PySide may have a fourth number, which Qt does not have.
    series, qt = (".".join(pyside.split(".")[:count]) for count in (2, 3))
    return {
        f"Qt {qt}": f"{_QT_SOURCES}/archive/qt/{series}/{qt}/single/qt-everywhere-src-{qt}.tar.xz",
        f"Qt for Python {pyside}": f"{_QT_SOURCES}/official_releases/QtForPython/pyside6/"
        f"PySide6-{pyside}-src/pyside-setup-everywhere-src-{pyside}.tar.xz",
        f"python-zeroconf {zeroconf.version}": f"{home_of(zeroconf)}/tree/{zeroconf.version}",
    }


def parts(contents: Contents) -> Iterator[Part]:
    """Return Python and all bundled packages."""
    yield Part("Python", contents.python, "PSF-2.0", "https://www.python.org")
    for package in contents.packages:
        yield Part(package.name, package.version, license_of(package), home_of(package))


def crates(package: Distribution) -> Iterator[Part]:
    """Return the components in the CycloneDX lists of a package."""
    for file in package.files or []:
        if "sboms" in file.parts and file.suffix == ".json":
            text = Path(str(package.locate_file(file))).read_text(encoding="utf-8")
            for entry in json.loads(text)["components"]:
                told = entry.get("licenses") or [{"expression": "Apache-2.0"}]
                name = told[0].get("expression") or told[0]["license"]["id"]
                yield Part(entry["name"], entry["version"], name, package.name)


def system_parts(libraries: Iterable[str]) -> Iterator[Part]:
    """Return the packages of Debian or Ubuntu to which libraries belong."""
    owners: dict[str, list[str]] = {}
    for library in libraries:
        done = subprocess.run(
            ["dpkg", "--search", f"*/{library}"], capture_output=True, text=True, check=True
        )
        owners.setdefault(done.stdout.split(":")[0], []).append(library)
    for package, found in sorted(owners.items()):
        version = subprocess.run(
            ["dpkg-query", "--show", "--showformat", "${Version}", package],
            capture_output=True,
            text=True,
            check=True,
        )
        yield Part(package, version.stdout, f"`licenses/{package}.txt`", ", ".join(sorted(found)))


def rows(entries: Iterable[Part], heads: tuple[str, str, str, str]) -> str:
    """Return a Markdown table."""
    lines = [heads, ("---",) * 4, *entries]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def document(contents: Contents) -> str:
    """Return the list as a document."""
    built = [part for package in contents.packages for part in crates(package)]
    sources = source_addresses(contents.packages).items()
    # Wheels for Windows have no folder for Qt.
    qt = ("", "plugins/") if contents.system == "windows" else ("Qt/lib/", "Qt/plugins/")
    text = INTRODUCTION.format(libraries=qt[0], plugins=qt[1])
    text += "".join(f"* {name}: <{address}>\n" for name, address in sources)
    text += "\n## Packages\n\n"
    text += rows(parts(contents), ("component", "version", "licence", "origin"))
    text += "\n## Inside Qt and the programs\n\n"
    text += rows(inside(contents.system), ("component", "in", "licence", "copyright"))
    text += "\n## Inside packages, as declared by them\n\n"
    text += rows(built, ("component", "version", "licence", "in"))
    own = list(system_parts(contents.libraries))
    if own:
        text += "\n## System libraries, in the portable archive only\n\n"
        text += rows(own, ("package", "version", "licence", "files"))
    return text


def inside(system: str) -> Iterator[Part]:
    """Return the components that bundles for a system contain besides what packages declare."""
    for part in tomllib.loads((TEXTS / "inside.toml").read_text(encoding="utf-8"))["part"]:
        if system in part.get("systems", [system]):
            yield Part(part["name"], part["file"], part["license"], part["copyright"])


def write_texts(folder: Path, contents: Contents) -> None:
    """Write the texts of the licences into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for text in TEXTS.glob("*.txt"):
        shutil.copyfile(text, folder / text.name)
    shutil.copyfile(contents.python_licence, folder / "Python.txt")
    for package in contents.packages:
        for file in package.files or []:
            if _TEXT_NAME.search(file.name) and not _CODE.search(file.name):
                copy = folder / f"{package.name}-{file.name.removesuffix('.txt')}.txt"
                shutil.copyfile(str(package.locate_file(file)), copy)
    for part in system_parts(contents.libraries):
        shutil.copyfile(f"/usr/share/doc/{part.name}/copyright", folder / f"{part.name}.txt")


def write(bundle: Path, contents: Contents) -> None:
    """Write list and texts into a bundle."""
    (bundle / "THIRD_PARTY.md").write_text(document(contents), encoding="utf-8")
    write_texts(bundle / "licenses", contents)


if __name__ == "__main__":
    libraries = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
    write(Path(sys.argv[1]), of_environment(libraries))

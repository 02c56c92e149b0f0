"""The package for Debian and Ubuntu, built with dpkg-deb, without debhelper."""

from __future__ import annotations

import gzip
import hashlib
import shutil
import subprocess
import textwrap
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from pathlib import Path

import archives
import build_environment
import elf
import freeze
import linux_files
import project

TEMPLATES = project.INSTALLER / "debian"
SCRIPTS = ("preinst", "postrm")
LIBRARY_FOLDER = "usr/lib/mille"
_DOCUMENTS = "usr/share/doc/mille"
#: Optional parts of Qt: their libraries are recommended, not required.
_DISPENSABLE = (
    "*/printsupport/*",
    "*/wayland-*",
    "*/libqwayland.so",
    "*/libQt6WaylandClient.so.6",
    "*/libQt6Multimedia.so.6",
    "*/libQt6Network.so.6",
    "*/QtMultimedia.abi3.so",
    "*/QtNetwork.abi3.so",
)


def build(frozen: freeze.Frozen, folder: Path) -> Path:
    """Build the package and return its file."""
    root = archives.fresh(project.BUILD / "debian" / "root")
    lay_out(frozen, root)
    control = root / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(control_text(root), encoding="utf-8")
    for script in SCRIPTS:
        shutil.copyfile(TEMPLATES / script, control / script)
        (control / script).chmod(0o755)
    (control / "md5sums").write_text(_sums(root), encoding="utf-8")
    archives.settle(root)
    package = folder / f"mille_{project.VERSION}_{_architecture()}.deb"
    # One thread: the result would depend on the number of threads.
    pack = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "-Sextreme", "--threads-max=1"]
    build_environment.run([*pack, "--build", str(root), str(package)])
    return package


def lay_out(frozen: freeze.Frozen, root: Path) -> None:
    """Copy all files into a folder for /."""
    library = root / LIBRARY_FOLDER
    shutil.copytree(frozen.folder, library, symlinks=True)
    for name in frozen.system_libraries:
        (library / "_internal" / name).unlink()
    games = root / "usr" / "games"
    games.mkdir(parents=True)
    for program in ("mille", "mille-host"):
        (games / program).symlink_to(f"../lib/mille/{program}")
    linux_files.write(root / "usr", "/usr/games/mille-host")
    documents = root / _DOCUMENTS
    values = linux_files.standard_values()
    archives.copy_all([linux_files.TEMPLATES / "host.ini"], documents / "examples")
    text = linux_files.filled_template(TEMPLATES / "copyright", values)
    (documents / "copyright").write_text(text, encoding="utf-8")
    packed = gzip.compress(changelog().encode(), mtime=0)
    (documents / "changelog.gz").write_bytes(packed)
    freeze.add_third_party(documents, ())
    overrides = root / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(TEMPLATES / "lintian-overrides", overrides / "mille")


def control_text(root: Path) -> str:
    """Return the control file with size and dependencies of the files."""
    files = [path for path in archives.files_in(root) if path.is_file() and not path.is_symlink()]
    fields = dependencies(root)
    values = linux_files.standard_values() | {
        "architecture": _architecture(),
        "depends": fields["shlibs:Depends"],
        "recommends": fields["shlibs:Recommends"],
        # dpkg counts whole kilobytes per file, and one per folder.
        "size": str(sum(-(-path.stat().st_size // 1024) for path in files)),
    }
    return linux_files.filled_template(TEMPLATES / "control", values)


def dependencies(root: Path) -> dict[str, str]:
    """Return the packages of the required libraries, found by dpkg-shlibdeps."""
    needed: list[str] = []
    wanted: list[str] = []
    for path in archives.files_in(root / LIBRARY_FOLDER):
        if elf.is_elf(path):
            dispensable = any(fnmatchcase(str(path), pattern) for pattern in _DISPENSABLE)
            (wanted if dispensable else needed).append(f"-e{path}")
    place = archives.fresh(project.BUILD / "debian" / "shlibdeps")
    (place / "debian").mkdir()
    stanzas = "Source: mille\n\nPackage: mille\nArchitecture: any\n"
    (place / "debian" / "control").write_text(stanzas, encoding="utf-8")
    inside = root / LIBRARY_FOLDER / "_internal"
    private = [inside / "PySide6" / "Qt" / "lib", inside / "PySide6", inside / "shiboken6", inside]
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=1"]
    command += [f"-l{folder}" for folder in private]
    done = subprocess.run(
        [*command, "-dDepends", *needed, "-dRecommends", *wanted],
        cwd=place,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return dict(line.split("=", 1) for line in done.stdout.splitlines())


def changelog() -> str:
    """Return the versions in the format of Debian changelogs."""
    entries = []
    for release in project.releases():
        day = datetime(release.day.year, release.day.month, release.day.day, tzinfo=UTC)
        items = [
            textwrap.fill(line, 79, initial_indent="  * ", subsequent_indent="    ")
            for line in release.lines
        ]
        entries.append(
            f"mille ({release.version}) stable; urgency=medium\n\n"
            + "\n".join(items)
            + f"\n\n -- {project.MAKERS} <{project.ADDRESS}>  {day:%a, %d %b %Y %H:%M:%S %z}\n"
        )
    return "\n".join(entries)


def _sums(root: Path) -> str:
    lines = []
    for path in archives.files_in(root):
        place = path.relative_to(root)
        if path.is_file() and not path.is_symlink() and place.parts[0] != "DEBIAN":
            lines.append(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {place.as_posix()}\n")
    return "".join(lines)


def _architecture() -> str:
    done = subprocess.run(
        ["dpkg", "--print-architecture"], stdout=subprocess.PIPE, check=True, text=True
    )
    return done.stdout.strip()

"""Archives and sums that come out the same, byte for byte, from the same files."""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import tarfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import project

#: Nobody needs to write to what is installed.
_PROGRAM, _FILE = 0o755, 0o644
_SUMS = "SHA256SUMS"


def files_in(folder: Path) -> Iterator[Path]:
    """Give everything under a folder, folders too, always in the same order."""
    return iter(sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).parts))


def settle(folder: Path) -> None:
    """Give everything under a folder the rights and the time that all builds give it."""
    when = project.source_date()
    for path in [folder, *files_in(folder)]:
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(_PROGRAM if runs else _FILE)
        os.utime(path, (when, when), follow_symlinks=False)


def pack_tar_xz(folder: Path, archive: Path) -> None:
    """Pack a settled folder, under its own name, as root's."""
    with tarfile.open(archive, "w:xz", format=tarfile.GNU_FORMAT, preset=9) as tar:
        for path in [folder, *files_in(folder)]:
            entry = tar.gettarinfo(path, path.relative_to(folder.parent).as_posix())
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            if entry.isreg():
                with path.open("rb") as file:
                    tar.addfile(entry, file)
            else:
                tar.addfile(entry, io.BytesIO())


def sha256(path: Path) -> str:
    """Give the sum by which a file is known."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def sums(folder: Path) -> dict[str, str]:
    """Give the sum of every file in a folder but the list of sums itself, by name."""
    files = [path for path in sorted(folder.iterdir()) if path.is_file()]
    return {path.name: sha256(path) for path in files if path.name != _SUMS}


def write_sums(folder: Path) -> None:
    """Write SHA256SUMS for the files in a folder, as `sha256sum --check` reads them."""
    lines = [f"{found}  {name}\n" for name, found in sums(folder).items()]
    (folder / _SUMS).write_text("".join(lines), encoding="utf-8")


def fresh(folder: Path) -> Path:
    """Make a folder anew, without what was in it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def copy_all(paths: Iterable[Path], folder: Path) -> None:
    """Copy files into a folder, which is made where it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in paths:
        shutil.copy2(path, folder / path.name)

"""Reproducible archives and checksums."""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import tarfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import project

#: Permissions of installed files.
_PROGRAM, _FILE = 0o755, 0o644
_SUMS = "SHA256SUMS"


def files_in(folder: Path) -> Iterator[Path]:
    """Return all files and folders below a folder, in a fixed order."""
    return iter(sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).parts))


def contents(folder: Path, without: tuple[str, ...] = ()) -> dict[str, bytes]:
    """Return the contents of all files below a folder, without locks and some of its folders."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in files_in(folder)
        if path.is_file()
        and path.suffix != ".lock"
        and path.relative_to(folder).parts[0] not in without
    }


def settle(folder: Path) -> None:
    """Give everything below a folder the permissions and time of reproducible builds."""
    when = project.source_date()
    for path in [folder, *files_in(folder)]:
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(_PROGRAM if runs else _FILE)
        os.utime(path, (when, when), follow_symlinks=False)


def pack_tar_xz(folder: Path, archive: Path) -> None:
    """Pack a settled folder under its own name, with root as the owner."""
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
    """Return the SHA-256 checksum of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def sums(folder: Path) -> dict[str, str]:
    """Return the checksums of all files in a folder but SHA256SUMS, by name."""
    files = [path for path in sorted(folder.iterdir()) if path.is_file()]
    return {path.name: sha256(path) for path in files if path.name != _SUMS}


def write_sums(folder: Path) -> None:
    """Write SHA256SUMS for the files in a folder, in the format of `sha256sum --check`."""
    lines = [f"{found}  {name}\n" for name, found in sums(folder).items()]
    (folder / _SUMS).write_text("".join(lines), encoding="utf-8")


def fresh(folder: Path) -> Path:
    """Create an empty folder, deleting its old contents."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def copy_all(paths: Iterable[Path], folder: Path) -> None:
    """Copy files into a folder, creating it if necessary."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in paths:
        shutil.copy2(path, folder / path.name)

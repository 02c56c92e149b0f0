"""The folder of the matches: which files lie there, and who is writing to them."""

import errno
import os
import sys
import time
from itertools import count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile

from mille_rules.file_names import SUFFIX, numbered
from mille_rules.journal import write_draft

_LOCK = ".lock"


class FileState(NamedTuple):
    """What tells whether a file has changed: its size in bytes, when it was written in ns."""

    size: int
    written: int


def file_state(path: Path) -> FileState:
    """The state of a file; raises OSError."""
    stat = path.stat()
    return FileState(stat.st_size, stat.st_mtime_ns)


class FolderContents(NamedTuple):
    """Everything that lies in the folder, by file name."""

    files: dict[str, FileState]
    #: Those that another program is playing now, or this one.
    in_play: frozenset[str]


def folder_contents(folder: Path) -> FolderContents:
    """What lies in the folder; nothing where there is none. Raises OSError for any other reason."""
    files: dict[str, FileState] = {}
    locks: list[str] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                name = entry.name
                # A name that is no text, from another system, can be shown nowhere.
                if not name.isprintable():
                    continue
                if name.endswith(SUFFIX) and not name.startswith("."):
                    stat = entry.stat()
                    # An empty file is a match about to begin.
                    if stat.st_size:
                        files[name] = FileState(stat.st_size, stat.st_mtime_ns)
                elif name.startswith(".") and name.endswith(_LOCK):
                    locks.append(name[1 : -len(_LOCK)])
    except FileNotFoundError:
        return FolderContents({}, frozenset())
    return FolderContents(files, frozenset(name for name in locks if not is_free(folder / name)))


def lock(path: Path) -> QLockFile | None:
    """The right to write to a match, for as long as the lock is kept; None where it is taken.

    A program that was killed holds no match.
    """
    held = QLockFile(str(_lock_path(path)))
    held.setStaleLockTime(0)
    return held if held.tryLock(0) else None


def is_free(path: Path) -> bool:
    """Whether no running program writes to that match."""
    place = _lock_path(path)
    if not place.exists():
        return True
    held = lock(path)
    if held is not None:
        held.unlock()
        return True
    # On a disk that is full or read-only, the lock of a program that died cannot be removed.
    return not _is_held(place)


def claim(folder: Path, name: str) -> tuple[Path, QLockFile]:
    """A new empty file called `name`, with a number where that is taken, and the right to it.

    The folder is made where it is missing. Raises OSError where nothing can be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / numbered(name, number)
        if path.exists():
            continue
        held = lock(path)
        if held is not None and _begun(path):
            return path, held
        if held is None and not _lock_path(path).exists():
            # Nobody has the lock, and yet it cannot be made: the system knows why.
            write_draft(path, b"?").unlink()
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    raise AssertionError("numbers do not end")


def day_and_time(when: float) -> str:
    """The beginning of a file name, from seconds since 1970."""
    return time.strftime("%Y-%m-%d %H.%M", time.localtime(when))


def drop_if_empty(path: Path) -> bool:
    """Remove the file of a match that could not even be begun; whether it was one, or is gone."""
    try:
        if path.stat().st_size == 0:
            path.unlink()
            return True
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False


def _begun(path: Path) -> bool:
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def _lock_path(path: Path) -> Path:
    return path.with_name(f".{path.name}{_LOCK}")


if sys.platform == "win32":

    def _is_held(_place: Path) -> bool:
        # Here a lock can be removed wherever its program is dead.
        return True

else:
    import fcntl

    def _is_held(place: Path) -> bool:
        """Whether a living program has a lock: Qt locks the file, too, for as long as it lives."""
        try:
            with place.open("rb") as file:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except FileNotFoundError:
            return False
        except OSError:
            return True
        return False

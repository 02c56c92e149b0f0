"""The folder of the matches: its files, and the locks of programs that write to them."""

import contextlib
import errno
import os
import sys
import time
from itertools import count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile

from mille_qt.ui.paths import certainly_exists
from mille_rules.file_names import SUFFIX, numbered
from mille_rules.journal import write_draft

_LOCK = ".lock"
#: Seconds, of which a program needs a small part to write a lock.
MOMENT = 0.2


class FileState(NamedTuple):
    """The size of a file in bytes and its time in nanoseconds, which change when it is written."""

    size: int
    written: int


def file_state(path: Path) -> FileState:
    """Return the state of a file; raises OSError."""
    stat = path.stat()
    return FileState(stat.st_size, stat.st_mtime_ns)


class FolderContents(NamedTuple):
    """The match files in the folder, by name."""

    files: dict[str, FileState]
    #: The files that this program or another one is playing.
    in_play: frozenset[str]


def folder_contents(folder: Path) -> FolderContents:
    """List the folder, empty if it does not exist; raises OSError for any other reason."""
    files: dict[str, FileState] = {}
    locks: list[str] = []
    try:
        entries = list(os.scandir(folder))
    except FileNotFoundError:
        return FolderContents({}, frozenset())
    for entry in entries:
        name = entry.name
        # A name that is not text, from another system, cannot be shown.
        if not name.isprintable():
            continue
        if name.endswith(SUFFIX) and not name.startswith("."):
            # Removed meanwhile, or a link to a file that does not exist: the others are there.
            with contextlib.suppress(FileNotFoundError):
                state = file_state(folder / name)
                # An empty file is a match about to begin.
                if state.size:
                    files[name] = state
        elif name.startswith(".") and name.endswith(_LOCK):
            locks.append(name[1 : -len(_LOCK)])
    return FolderContents(files, frozenset(name for name in locks if not is_free(folder / name)))


class MatchLock:
    """Keeps other programs from writing to a match, until `unlock`.

    The folder may be deleted meanwhile, and another program may lock the match again.
    """

    def __init__(self, held: QLockFile) -> None:
        """`held` is locked."""
        self._held = held
        self._place = Path(held.fileName())
        self._file = self._found()

    def is_valid(self) -> bool:
        """True if the file of this lock is still there; raises OSError."""
        return self._found() == self._file

    def unlock(self) -> None:
        """Unlock the match, unless another program has locked it since."""
        others, moved = self._place.with_name(f"{self._place.name}.kept"), False
        # Where no file can be moved, none can be removed either.
        with contextlib.suppress(OSError):
            if not self.is_valid():
                # QLockFile removes whatever has the name of its file, and complains if nothing has.
                if self._found() is not None:
                    self._place.replace(others)
                    moved = True
                self._place.touch()
        self._held.unlock()
        if moved:
            others.replace(self._place)

    def _found(self) -> tuple[int, int] | None:
        """Return what identifies the file; its number is not used again while it is open."""
        try:
            stat = self._place.lstat()
        except FileNotFoundError:
            return None
        return stat.st_dev, stat.st_ino


def lock(path: Path) -> MatchLock | None:
    """Lock a match for writing; None if another program has locked it.

    Locks of programs that were killed do not count.
    """
    place = _lock_path(path)
    held = QLockFile(str(place))
    held.setStaleLockTime(0)
    if not held.tryLock(0) and not _locked_instead(held, place):
        return None
    hide(place)
    return MatchLock(held)


def _locked_instead(held: QLockFile, place: Path) -> bool:
    """Lock a match whose lock has been empty for a while; True if that was possible.

    The program of such a lock died before it wrote its number, or the power failed. Qt cannot tell,
    but removes no file that a running program holds.
    """
    try:
        stat = place.stat()
    except OSError:
        return False
    empty = not stat.st_size and abs(time.time() - stat.st_mtime) > MOMENT
    return empty and held.removeStaleLockFile() and held.tryLock(0)


def relocked(path: Path, held: MatchLock) -> MatchLock | None:
    """Return the lock of a match, a new one if it was removed; None if another program has that.

    Creates the folder. Raises OSError.
    """
    if held.is_valid():
        return held
    path.parent.mkdir(parents=True, exist_ok=True)
    held.unlock()
    return lock(path)


def is_free(path: Path) -> bool:
    """True if no running program has locked a match."""
    place = _lock_path(path)
    # Looked at first: threads and programs that look at the same time would lock each other out.
    # And on a disk that is full or read-only, the lock of a program that died cannot be removed.
    if not certainly_exists(place) or not _is_held(place):
        return True
    held = lock(path)
    if held is not None:
        held.unlock()
    return held is not None


def claim(folder: Path, name: str) -> tuple[Path, MatchLock]:
    """Create and lock an empty file called `name`, with a number if that exists.

    Creates the folder. Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / numbered(name, number)
        if path.exists():
            continue
        held = lock(path)
        if held is not None and _begun(path):
            return path, held
        if held is None and not certainly_exists(_lock_path(path)):
            # The lock does not exist and yet cannot be made: a write reports the reason.
            write_draft(path, b"?").unlink()
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    raise AssertionError("numbers do not end")


def day_and_time(when: float) -> str:
    """Format seconds since 1970 as the beginning of a file name."""
    return time.strftime("%Y-%m-%d %H.%M", time.localtime(when))


def drop_if_empty(path: Path) -> bool:
    """Remove the file if it is empty; True if it is gone."""
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
    import ctypes
    from ctypes import wintypes

    _HIDDEN = 2
    #: To open a file for writing that others may read, write and delete meanwhile.
    _TO_WRITE = (0x4000_0000, 7, None, 3, 0, None)
    _NO_HANDLE, _IN_USE = wintypes.HANDLE(-1).value, 32
    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel.CreateFileW.restype = wintypes.HANDLE

    def hide(file: Path) -> None:
        """Hide a file: on Windows, a dot before its name does not."""
        _kernel.SetFileAttributesW(str(file), _HIDDEN)

    def _is_held(place: Path) -> bool:
        """False if no running program has a lock: Qt lets nobody write to it while it runs."""
        handle = _kernel.CreateFileW(str(place), *_TO_WRITE)
        if handle == _NO_HANDLE:
            return ctypes.get_last_error() == _IN_USE
        _kernel.CloseHandle(wintypes.HANDLE(handle))
        return False

else:
    import fcntl

    def hide(_file: Path) -> None:
        """Do nothing: the dot before its name hides the file."""

    def _is_held(place: Path) -> bool:
        """False if no running program has a lock: Qt keeps the file locked while it runs."""
        try:
            with place.open("rb") as file:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except FileNotFoundError:
            return False
        except OSError:
            return True
        return False

"""A lock on a folder, which the system releases however the program ends."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Self

_NAME = "lock"


class FolderInUseError(OSError):
    """Another program or window uses the folder."""


class FolderLock:
    """Locks a folder until `release`."""

    def __init__(self, folder: Path, *, shared: bool = False) -> None:
        """With `shared`, the folder can be locked many times, but only by shared locks.

        Raises FolderInUseError if the folder is locked, OSError if it is not writable.
        """
        self._folder, self._shared = folder, shared
        self._handle = os.open(folder / _NAME, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle, shared)
        except OSError as error:
            os.close(self._handle)
            raise FolderInUseError(str(folder)) from error

    def renewed(self) -> bool:
        """Lock the folder again if it was removed, with the lock; return True if it was.

        Creates the folder. Raises FolderInUseError if another program has locked it since, OSError
        if it cannot be created.
        """
        if os.fstat(self._handle).st_nlink:
            return False
        self._folder.mkdir(0o700, parents=True, exist_ok=True)
        again = FolderLock(self._folder, shared=self._shared)
        before, self._handle = self._handle, again._handle
        os.close(before)
        return True

    def release(self) -> None:
        """Release the folder."""
        os.close(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    #: More shared locks than there are sessions at the same time. Each locks one byte of the file.
    _MOST_SHARED = 64

    def _lock(handle: int, shared: bool) -> None:
        if not shared:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, _MOST_SHARED)
            return
        for place in range(_MOST_SHARED):
            os.lseek(handle, place, os.SEEK_SET)
            with contextlib.suppress(OSError):
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
                return
        raise OSError("all places are locked")

else:
    import fcntl

    def _lock(handle: int, shared: bool) -> None:
        kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
        fcntl.flock(handle, kind | fcntl.LOCK_NB)

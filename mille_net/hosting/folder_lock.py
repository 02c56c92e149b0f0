"""A lock on a folder, which the system releases however the program ends."""

import os
import sys
from pathlib import Path
from typing import Self

_NAME = "lock"


class FolderInUseError(OSError):
    """Another program or window uses the folder."""


class FolderLock:
    """Locks a folder until `release`."""

    def __init__(self, folder: Path) -> None:
        """Raises FolderInUseError if the folder is locked, OSError if it is not writable."""
        self._folder = folder
        self._handle = os.open(folder / _NAME, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
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
        before, self._handle = self._handle, FolderLock(self._folder)._handle
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

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

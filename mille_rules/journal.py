"""The file of a match: write it line by line during play, and read it."""

import logging
import os
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

from mille_rules.file_names import numbered
from mille_rules.reading import Reading, read_record
from mille_rules.record import Line, Record
from mille_rules.record_lines import NotARecordError

_LOG = logging.getLogger(__name__)

#: A match of a hundred races has under 300 kB. A longer file is no record, and is not read to its
#: end.
MAX_FILE_BYTES = 16 * 1024 * 1024
#: Windows' errors for a file that is open elsewhere, and the seconds that a virus scanner takes.
_OPEN, _SCANNED_WITHIN = (5, 32), 0.4


def read_file(path: Path) -> Reading:
    """Read the record in a file; raises OSError or NotARecordError."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        # A device may have no end, and opening a named pipe waits for a program that writes to it.
        raise NotARecordError("expected a regular file")
    with path.open("rb") as file:
        data = file.read(MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise NotARecordError(f"expected a file of at most {MAX_FILE_BYTES >> 20} MiB")
    return read_record(data)


def save_record(record: Record, path: Path) -> int:
    """Write a whole record, and return its bytes; the file has the old text or the new at any time.

    Raises OSError; the old file is then unchanged.
    """
    data = record.text().encode()
    _save(data, path)
    return len(data)


def _save(data: bytes, path: Path) -> None:
    put_in_place(write_draft(path, data), path)
    sync_folder(path.parent)


def save_new(data: bytes, folder: Path, name: str) -> Path:
    """Write a new file called `name`, with a number if that exists.

    Creates the folder. Raises OSError and leaves nothing behind.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = new_file(folder, name)
    try:
        _save(data, path)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return path


def new_file(folder: Path, name: str) -> Path:
    """Create an empty file called `name`, with a number if that exists.

    Raises OSError.
    """
    for number in count(1):
        path = folder / numbered(name, number)
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError("numbers do not end")


def write_draft(path: Path, data: bytes, mode: int = 0o666) -> Path:
    """Write data to a file beside `path` that can replace it.

    `mode` are the permissions before the umask. Raises OSError and leaves nothing behind.
    """
    draft = path.with_name(f".{path.name}.new")
    draft.unlink(missing_ok=True)
    try:
        draft.touch(mode)
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    return draft


def put_in_place(draft: Path, path: Path) -> None:
    """Replace a file by its draft. Raises OSError, without the draft, if that fails."""
    try:
        replace_file(draft, path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def replace_file(path: Path, target: Path) -> None:
    """Rename a file, replacing the target. Raises OSError; both are then as they were.

    Windows refuses while another program has one of them open; a virus scanner has it for a moment.
    """
    end = time.monotonic() + _SCANNED_WITHIN
    while True:
        try:
            path.replace(target)
        except OSError as error:
            if getattr(error, "winerror", None) not in _OPEN or time.monotonic() > end:
                raise
            time.sleep(_SCANNED_WITHIN / 10)
        else:
            return


def sync_folder(folder: Path) -> None:
    """Make a rename survive a power cut, if the system can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Journal:
    """Appends each line and flushes it to disk; errors do not stop the match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        #: The error that keeps the file behind the match; None while it is up to date.
        self.trouble: OSError | None = None
        #: The bytes that the file had after the latest write; None before.
        self._size: int | None = None

    def rewrite(self, record: Record) -> None:
        """Replace the file's content with a record."""
        self._keep(lambda: self._save(record))

    def _save(self, record: Record) -> None:
        self._size = save_record(record, self.path)

    def write(self, line: Line, record: Record) -> None:
        """Append the record's last line, or rewrite the file if earlier lines are missing."""
        if self.trouble is not None:
            self.rewrite(record)
        else:
            self._keep(lambda: self._append(f"{line}\n".encode(), record))

    def _keep(self, work: Callable[[], None]) -> None:
        try:
            work()
        except OSError as error:
            # Once, not with every move: the log may be on the same full disk.
            if self.trouble is None:
                _LOG.warning("the match cannot be written to %s: %s", self.path, error)
            self.trouble = error
        else:
            self.trouble = None

    def _append(self, data: bytes, record: Record) -> None:
        try:
            # Not "ab": if the file was removed, that would create one with this line only.
            file = self.path.open("r+b")
        except FileNotFoundError:
            self._save(record)
            return
        with file:
            end = file.seek(0, os.SEEK_END)
            expected = self._size in (None, end)
            if expected:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
                self._size = end + len(data)
        if not expected:
            # Another program has put back an older file, or changed it.
            self._save(record)

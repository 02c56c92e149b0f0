"""The file of a match: written to line by line as it is played, and read again."""

import logging
import os
from collections.abc import Callable
from itertools import count
from pathlib import Path

from mille_rules.file_names import numbered
from mille_rules.reading import Reading, read_record
from mille_rules.record import Line, Record
from mille_rules.record_lines import NotARecordError

_LOG = logging.getLogger(__name__)

#: A match of a hundred races has under 300 kB. A longer file is no record, and is not read to its
#: end: it might have none, as `/dev/zero`.
MAX_FILE_BYTES = 16 * 1024 * 1024


def read_file(path: Path) -> Reading:
    """The record in a file; raises OSError, or NotARecordError where there is none."""
    with path.open("rb") as file:
        data = file.read(MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise NotARecordError(f"expected a file of at most {MAX_FILE_BYTES >> 20} MiB")
    return read_record(data)


def save_record(record: Record, path: Path) -> None:
    """Write a whole record so that the file holds the old text or the new, never a part.

    Raises OSError where that fails; the old file is then as it was.
    """
    _save(record.text().encode(), path)


def _save(data: bytes, path: Path) -> None:
    draft = write_draft(path, data)
    try:
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def save_new(data: bytes, folder: Path, name: str) -> Path:
    """Write a file of its own, called `name` with a number where that is taken.

    The folder is made where it is missing. Raises OSError, leaving nothing behind.
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
    """An empty file that was not there before, called `name`, with a number where that is taken.

    Raises OSError where none can be made.
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
    """Have the data on disk beside `path`, in a file that can take its place.

    `mode` are the permissions, less those that the user gives to nobody. Raises OSError, leaving
    nothing behind.
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


def sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Journal:
    """Appends each line and has it on disk before it returns; a full disk stops no match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        #: Why the file is behind the match; None while it is up to date.
        self.trouble: OSError | None = None

    def rewrite(self, record: Record) -> None:
        """Make the file hold just this record."""
        self._keep(lambda: save_record(record, self.path))

    def write(self, line: Line, record: Record) -> None:
        """Add the record's newest line, or everything where an earlier one is missing."""
        if self.trouble is not None:
            self.rewrite(record)
        else:
            self._keep(lambda: self._append(f"{line}\n".encode(), record))

    def _keep(self, work: Callable[[], None]) -> None:
        try:
            work()
        except OSError as error:
            _LOG.warning("the match cannot be written to %s: %s", self.path, error)
            self.trouble = error
        else:
            self.trouble = None

    def _append(self, data: bytes, record: Record) -> None:
        try:
            # Not "ab", which would begin a file that was removed meanwhile with this line alone.
            file = self.path.open("r+b")
        except FileNotFoundError:
            save_record(record, self.path)
            return
        with file:
            file.seek(0, os.SEEK_END)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

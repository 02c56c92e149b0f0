"""An index of the match files in SQLite, so that files are read once only.

It contains nothing that is not in the files: if it is damaged, missing or of another version, it is
rebuilt from them.
"""

import json
import logging
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, Self

from mille_qt.session.matches.match_folder import FileState
from mille_qt.session.matches.match_summary import MatchStatus, MatchSummary
from mille_qt.session.sqlite_file import (
    SharedTable,
    TroubleError,
    UnreadableError,
    meaning,
    transaction,
)

_LOG = logging.getLogger(__name__)

FILE_NAME = "matches.sqlite"
#: Seconds to wait for another program that is writing.
_PATIENCE = 5.0
TABLE = SharedTable(
    "matches",
    {"name": str, "size": int, "written": int, "summary": str},
    key=("name",),
    # Also increased with every change of a summary's content.
    version=1,
    # With a log, readers do not wait for writers, nor writers for the disk.
    opened=("PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL"),
)


class IndexEntry(NamedTuple):
    """A file and the summary of its match."""

    name: str
    file: FileState
    summary: MatchSummary


class MatchIndex:
    """The entries of all files; in memory if no index file can be opened.

    Belongs to the thread that made it; several programs may open the same file. It is a context
    manager; a closed index raises sqlite3.ProgrammingError.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._base = _opened(path)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._base.close()

    def entries(self) -> list[IndexEntry]:
        """All entries, in no order."""
        return self._entries(TABLE.select)

    def latest(self, count: int) -> list[IndexEntry]:
        """The latest matches, the last one played first."""
        return self._entries(f"{TABLE.select} ORDER BY written DESC LIMIT {count:d}")

    def change(self, entries: Iterable[IndexEntry], gone: Iterable[str]) -> None:
        """Add or replace entries, and remove others by name."""
        with self._rebuilding(), transaction(self._base):
            names = [(name,) for name in gone]
            self._base.executemany("DELETE FROM matches WHERE name = ?", names)
            self._base.executemany(TABLE.insert, map(_row, entries))

    def _entries(self, question: str) -> list[IndexEntry]:
        with self._rebuilding():
            return list(map(_entry, self._base.execute(question)))
        return []

    @contextmanager
    def _rebuilding(self) -> Iterator[None]:
        """Rebuild the index file if it turns out to be damaged during an operation."""
        try:
            with meaning(self.path):
                yield
        except TroubleError as error:
            # Nothing is lost: the files are read again later.
            _LOG.warning("the index cannot be read or written: %s", error)
        except (UnreadableError, ValueError, TypeError) as error:
            _LOG.warning("the index is damaged and made anew: %s", error)
            self._base.close()
            _remove(self.path)
            self._base = _opened(self.path)


def _opened(path: Path) -> sqlite3.Connection:
    """Open the index file, rebuilt if necessary, or an index in memory."""
    for _ in range(2):
        try:
            return TABLE.connect(path, _PATIENCE)
        except TroubleError as error:
            _LOG.info("the index is in memory: %s", error)
            break
        except UnreadableError as error:
            _LOG.info("the index is made anew: %s", error)
            _remove(path)
    return TABLE.connect(Path(":memory:"), _PATIENCE)


def _remove(path: Path) -> None:
    for end in ("", "-wal", "-shm"):
        try:
            path.with_name(path.name + end).unlink(missing_ok=True)
        except OSError as error:
            _LOG.warning("the index cannot be removed: %s", error)


def _row(entry: IndexEntry) -> tuple[object, ...]:
    name, file, summary = entry
    return name, file.size, file.written, json.dumps(summary)


def _entry(row: tuple[str, int, int, str]) -> IndexEntry:
    """Parse a row; raises ValueError or TypeError if no MatchIndex has written it."""
    name, size, written, text = row
    values = (tuple(v) if isinstance(v, list) else v for v in json.loads(text))
    summary = MatchSummary._make(values)
    return IndexEntry(
        name, FileState(size, written), summary._replace(standing=MatchStatus(summary.standing))
    )

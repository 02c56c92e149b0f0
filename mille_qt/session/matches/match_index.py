"""An index of the match files in SQLite, so that files are read once only.

It contains nothing that is not in the files: if it is damaged, missing or of another version, it is
rebuilt from them.
"""

import contextlib
import json
import logging
import os
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, Self

from mille_qt.session.matches.match_folder import FileState
from mille_qt.session.matches.match_summary import MatchStatus, MatchSummary

_LOG = logging.getLogger(__name__)

FILE_NAME = "matches.sqlite"
#: Increased with every change of the tables or of a summary's content.
VERSION = 3
#: Seconds to wait for another program that is writing.
_PATIENCE = 5.0
#: SQLite's errors for a file that another program has locked.
_TAKEN = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
#: Errors that may pass: another program, the disk, the folder.
_PASSING = (
    *_TAKEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
)
#: The lowest byte of an error code says what kind of error it is.
_KIND = 0xFF
_TABLE = """
create table matches (name text primary key, size integer, written integer, summary text)
without rowid
"""


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
        return self._entries("select * from matches")

    def latest(self, count: int) -> list[IndexEntry]:
        """The latest matches, the last one played first."""
        return self._entries(f"select * from matches order by written desc limit {count:d}")

    def change(self, entries: Iterable[IndexEntry], gone: Iterable[str]) -> None:
        """Add or replace entries, and remove others by name."""
        with self._rebuilding(), self._base:
            names = [(name,) for name in gone]
            self._base.executemany("delete from matches where name = ?", names)
            rows = map(_row, entries)
            self._base.executemany("insert or replace into matches values (?, ?, ?, ?)", rows)

    def _entries(self, question: str) -> list[IndexEntry]:
        with self._rebuilding():
            return list(map(_entry, self._base.execute(question)))
        return []

    @contextlib.contextmanager
    def _rebuilding(self) -> Iterator[None]:
        """Rebuild the index file if it turns out to be damaged during an operation."""
        try:
            yield
        except sqlite3.ProgrammingError:
            # A mistake of the caller, such as using a closed index.
            raise
        except (sqlite3.DatabaseError, ValueError, TypeError) as error:
            if _may_pass(error, self.path):
                # Nothing is lost: the files are read again later.
                _LOG.warning("the index cannot be read or written: %s", error)
                return
            _LOG.warning("the index is damaged and made anew: %s", error)
            self._base.close()
            _remove(self.path)
            self._base = _opened(self.path)


def _may_pass(error: Exception, path: Path) -> bool:
    """True if the file is not damaged: other programs use it, or the disk is full or read-only."""
    kind = getattr(error, "sqlite_errorcode", 0) & _KIND
    if kind == sqlite3.SQLITE_READONLY:
        # Also reported for a file of a later version of SQLite.
        return not os.access(path, os.W_OK)
    return kind in _PASSING


def _opened(path: Path) -> sqlite3.Connection:
    """Open the index file, rebuilt if necessary, or an index in memory."""
    for _ in range(2):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return _prepared(sqlite3.connect(path, timeout=_PATIENCE))
        except (sqlite3.DatabaseError, UnicodeDecodeError, OSError) as error:
            if getattr(error, "sqlite_errorcode", 0) in _TAKEN:
                break
            _LOG.info("the index is made anew: %s", error)
            _remove(path)
    return _prepared(sqlite3.connect(":memory:"))


def _prepared(base: sqlite3.Connection) -> sqlite3.Connection:
    """Prepare the tables; raises DatabaseError for a file of another version."""
    try:
        (version,) = base.execute("pragma user_version").fetchone()
        (tables,) = base.execute("select count(*) from sqlite_master").fetchone()
        if (version, tables) == (0, 0):
            # With a log, readers do not wait for writers, nor writers for the disk.
            base.execute("pragma journal_mode = wal")
            with base:
                base.execute(_TABLE)
                base.execute(f"pragma user_version = {VERSION}")
        elif (version, tables) != (VERSION, 1):
            raise sqlite3.DatabaseError(f"expected version {VERSION}, got {version}")
        elif base.execute("pragma integrity_check(1)").fetchone() != ("ok",):
            # Where the names disagree with their index, a match would be listed twice.
            raise sqlite3.DatabaseError("the tables disagree")
        base.execute("pragma synchronous = normal")
    except (sqlite3.Error, UnicodeDecodeError):
        base.close()
        raise
    return base


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

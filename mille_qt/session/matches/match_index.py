"""What is known of every file, kept in SQLite so that the files need not be read again.

The index holds nothing of its own: damaged, of another version or gone, it is made anew from the
files.
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
#: Goes up with every change of the tables, and of what a summary says.
VERSION = 1
#: Seconds to wait for another program that is writing.
_PATIENCE = 5.0
#: What SQLite says of a file that another program does not let go of.
_TAKEN = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
#: What may be otherwise the next time: another program, the disk, the folder.
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
    """A file and what is known of its match."""

    name: str
    file: FileState
    summary: MatchSummary


class MatchIndex:
    """The entries of all files; in memory alone where no file can be had for them.

    Belongs to the thread that made it; several programs may have the same one open. As a context
    manager it closes its file at the end; a closed index raises sqlite3.ProgrammingError.
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
        """All that is known, in no order."""
        return self._entries("select * from matches")

    def latest(self, count: int) -> list[IndexEntry]:
        """So many matches, the one played last first."""
        return self._entries(f"select * from matches order by written desc limit {count:d}")

    def change(self, entries: Iterable[IndexEntry], gone: Iterable[str]) -> None:
        """Know these from now on, and forget others; what cannot be kept is read again some day."""
        with self._sound(), self._base:
            names = [(name,) for name in gone]
            self._base.executemany("delete from matches where name = ?", names)
            rows = map(_row, entries)
            self._base.executemany("insert or replace into matches values (?, ?, ?, ?)", rows)

    def _entries(self, question: str) -> list[IndexEntry]:
        with self._sound():
            return list(map(_entry, self._base.execute(question)))
        return []

    @contextlib.contextmanager
    def _sound(self) -> Iterator[None]:
        """Do something with the file; one that turns out to be damaged is made anew."""
        try:
            yield
        except sqlite3.ProgrammingError:
            # A mistake of the caller, such as using a closed index: the file is not damaged.
            raise
        except (sqlite3.DatabaseError, ValueError, TypeError) as error:
            if _may_pass(error, self.path):
                # It is as it was, and tried again another time.
                _LOG.warning("the index cannot be read or written: %s", error)
                return
            _LOG.warning("the index is damaged and made anew: %s", error)
            self._base.close()
            _remove(self.path)
            self._base = _opened(self.path)


def _may_pass(error: Exception, path: Path) -> bool:
    """Whether nothing is wrong with the file: others use it, or the disk is full or read-only."""
    kind = getattr(error, "sqlite_errorcode", 0) & _KIND
    if kind == sqlite3.SQLITE_READONLY:
        # So is a file that says to be of a later version of SQLite.
        return not os.access(path, os.W_OK)
    return kind in _PASSING


def _opened(path: Path) -> sqlite3.Connection:
    """The file as it is, made anew if need be, or a place in memory."""
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
    """With its table; DatabaseError for a file that is none of this version."""
    try:
        (version,) = base.execute("pragma user_version").fetchone()
        (tables,) = base.execute("select count(*) from sqlite_master").fetchone()
        if (version, tables) == (0, 0):
            # Readers need not wait for a program that writes, nor it for the disk.
            base.execute("pragma journal_mode = wal")
            with base:
                base.execute(_TABLE)
                base.execute(f"pragma user_version = {VERSION}")
        elif (version, tables) != (VERSION, 1):
            raise sqlite3.DatabaseError(f"expected version {VERSION}, got {version}")
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

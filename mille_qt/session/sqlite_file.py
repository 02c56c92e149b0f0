"""A table in an SQLite file of its own, which several programs share.

Opening and checking the file, its version, and what the errors of SQLite mean.
"""

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

#: Identifies the program in the header of a file.
APPLICATION = 0x4D494C45
_TYPES = {str: "text", int: "integer", float: "real"}


class Trouble(StrEnum):
    """Why an undamaged file cannot be used at the moment."""

    BUSY = "busy"
    FULL = "full"
    NO_ACCESS = "no-access"


class TroubleError(Exception):
    """The file cannot be used at the moment."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


class UnreadableError(Exception):
    """The file is damaged, or is not one of this program and version."""

    def __init__(self, why: object, *, newer: bool = False) -> None:
        super().__init__(str(why))
        #: True for a file of a newer version.
        self.newer = newer


_TROUBLES = {
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_CANTOPEN: Trouble.NO_ACCESS,
    sqlite3.SQLITE_IOERR: Trouble.NO_ACCESS,
    sqlite3.SQLITE_PERM: Trouble.NO_ACCESS,
}
#: The lowest byte of an error code is the primary code.
_KIND = 0xFF


class SharedTable(NamedTuple):
    """The table of a file."""

    name: str
    #: The types of the columns by name.
    columns: Mapping[str, type]
    key: tuple[str, ...]
    #: Increased with every change of the columns or of what they contain.
    version: int
    #: A file of a newer version is used if it has these columns.
    accepts_newer: bool = False
    #: Commands after the table was created, and each time after the file was opened.
    created: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()

    @property
    def select(self) -> str:
        """The query for all rows; by name, since a newer version may have other columns."""
        return f"SELECT {', '.join(self.columns)} FROM {self.name}"

    @property
    def insert(self) -> str:
        """The command that adds or replaces a row."""
        places = ", ".join("?" * len(self.columns))
        return f"INSERT OR REPLACE INTO {self.name} ({', '.join(self.columns)}) VALUES ({places})"

    def connect(self, path: Path, wait: float, *, check: bool = True) -> sqlite3.Connection:
        """Open a file, or create it; wait `wait` seconds for another program that writes.

        With `check` all pages are checked. The connection begins no transactions by itself. Raises
        TroubleError and UnreadableError.
        """
        with meaning(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            base = sqlite3.connect(path, timeout=wait, isolation_level=None)
            try:
                self._prepare(base, check)
                for command in self.opened:
                    base.execute(command)
            except BaseException:
                base.close()
                raise
            return base

    def _prepare(self, base: sqlite3.Connection, check: bool) -> None:
        if (_number(base, "application_id"), _number(base, "user_version")) == (0, 0):
            with transaction(base):
                # Another program may have created it meanwhile.
                if not base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                    self._create(base)
        if _number(base, "application_id") != APPLICATION:
            raise UnreadableError("another program's")
        version = _number(base, "user_version")
        newer = version > self.version
        if version < self.version or (newer and not self.accepts_newer) or not self._fits(base):
            raise UnreadableError(f"of version {version}", newer=newer)
        # A quick check would not see an index that disagrees with the table.
        if check and base.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise UnreadableError("the tables disagree")

    def _create(self, base: sqlite3.Connection) -> None:
        columns = ", ".join(
            f"{name} {_TYPES[kind]} NOT NULL CHECK (typeof({name}) = '{_TYPES[kind]}')"
            for name, kind in self.columns.items()
        )
        base.execute(f"CREATE TABLE {self.name} ({columns}, PRIMARY KEY ({', '.join(self.key)}))")
        for command in self.created:
            base.execute(command)
        base.execute(f"PRAGMA application_id = {APPLICATION}")
        base.execute(f"PRAGMA user_version = {self.version}")

    def _fits(self, base: sqlite3.Connection) -> bool:
        """Return True if rows can be read and written, ignoring other columns."""
        required = 'SELECT name, "notnull" AND dflt_value IS NULL FROM pragma_table_info(?)'
        found = dict(base.execute(required, (self.name,)).fetchall())
        others = found.keys() - self.columns.keys()
        return self.columns.keys() <= found.keys() and not any(found[name] for name in others)


def _number(base: sqlite3.Connection, pragma: str) -> int:
    return int(base.execute(f"PRAGMA {pragma}").fetchone()[0])


@contextmanager
def transaction(base: sqlite3.Connection) -> Iterator[None]:
    """Do all changes of the `with` block, or none."""
    with base:
        base.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def meaning(path: Path) -> Iterator[None]:
    """Raise TroubleError or UnreadableError instead of errors of SQLite and the system.

    A mistake of the caller, such as using a closed connection, raises sqlite3.ProgrammingError.
    """
    try:
        yield
    except OSError as error:
        raise TroubleError(Trouble.NO_ACCESS) from error
    except UnicodeDecodeError as error:
        # SQLite's message quotes damaged text.
        raise UnreadableError("a text is damaged") from error
    except sqlite3.ProgrammingError:
        raise
    except sqlite3.Error as error:
        kind = getattr(error, "sqlite_errorcode", 0) & _KIND
        trouble = _TROUBLES.get(kind)
        # Also reported for a file of a later version of SQLite.
        if kind == sqlite3.SQLITE_READONLY and not os.access(path, os.W_OK):
            trouble = Trouble.NO_ACCESS
        if trouble is None:
            raise UnreadableError(error) from error
        raise TroubleError(trouble) from error

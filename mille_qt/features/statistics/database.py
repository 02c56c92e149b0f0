"""The statistics file: an SQLite database with a table that has a row for each seat and race."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from enum import StrEnum
from itertools import chain, count
from pathlib import Path
from typing import get_type_hints

from mille_qt.features.statistics.race_rows import RaceRow

#: Identifies the program and the version of the table in the header of the database.
APPLICATION = 0x4D494C45
VERSION = 1
_TYPES = {str: "text", int: "integer", float: "real"}
_COLUMNS = get_type_hints(RaceRow)
_TABLE = "CREATE TABLE seat_races ({columns}, PRIMARY KEY (match, race, seat))".format(
    columns=", ".join(
        f"{name} {_TYPES[kind]} NOT NULL CHECK (typeof({name}) = '{_TYPES[kind]}')"
        for name, kind in _COLUMNS.items()
    )
)
#: By name: a table of a newer version may have more columns, in any order.
_NAMES = ", ".join(_COLUMNS)
_INSERT = f"INSERT INTO seat_races ({_NAMES}) VALUES ({', '.join('?' * len(_COLUMNS))})"
_SELECT = f"SELECT {_NAMES} FROM seat_races"


class AsideReason(StrEnum):
    """Why a database was set aside; part of its new name."""

    DAMAGED = "damaged"
    #: Damaged, but its races have been restored from the saved matches.
    REBUILT = "rebuilt"
    NEWER = "newer"
    RESET = "before-reset"


class UnreadableError(Exception):
    """The file cannot store rows and must be set aside."""

    def __init__(self, reason: AsideReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Trouble(StrEnum):
    """Why an undamaged database cannot be used at the moment."""

    BUSY = "busy"
    FULL = "full"
    NO_ACCESS = "no-access"


class TroubleError(Exception):
    """The database cannot be used at the moment."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


_TROUBLES = {
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_CANTOPEN: Trouble.NO_ACCESS,
    sqlite3.SQLITE_IOERR: Trouble.NO_ACCESS,
    sqlite3.SQLITE_PERM: Trouble.NO_ACCESS,
    sqlite3.SQLITE_READONLY: Trouble.NO_ACCESS,
}
#: The lowest byte of an error code is the primary code.
_KIND = 0xFF


@contextmanager
def opened(path: Path, wait: float, check: bool) -> Iterator[sqlite3.Connection]:
    """Open the database, create it if necessary, and wait `wait` seconds for another program.

    With `check` all its pages are checked. Raises UnreadableError and TroubleError, also for errors
    in the `with` block.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, timeout=wait, isolation_level=None)) as connection:
            _prepare(connection, check)
            yield connection
    except OSError:
        raise TroubleError(Trouble.NO_ACCESS) from None
    except UnicodeDecodeError as error:
        # SQLite's message quotes damaged text.
        raise UnreadableError(AsideReason.DAMAGED) from error
    except sqlite3.Error as error:
        trouble = _TROUBLES.get(getattr(error, "sqlite_errorcode", 0) & _KIND)
        if trouble is None:
            raise UnreadableError(AsideReason.DAMAGED) from error
        raise TroubleError(trouble) from error


def _prepare(connection: sqlite3.Connection, check: bool) -> None:
    application, version = (
        _number(connection, "application_id"),
        _number(connection, "user_version"),
    )
    if (application, version) == (0, 0) and not _tables(connection):
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            # Another program may have created it meanwhile.
            if not _tables(connection):
                connection.execute(_TABLE)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {VERSION}")
    elif application != APPLICATION or version < VERSION:
        raise UnreadableError(AsideReason.DAMAGED)
    elif not _has_columns(connection):
        # A database of a newer version is used if it still has these columns.
        raise UnreadableError(AsideReason.NEWER if version > VERSION else AsideReason.DAMAGED)
    if check and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise UnreadableError(AsideReason.DAMAGED)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _has_columns(connection: sqlite3.Connection) -> bool:
    """Return True if rows can be read and written, ignoring other columns."""
    columns = connection.execute(
        "SELECT name, \"notnull\" AND dflt_value IS NULL FROM pragma_table_info('seat_races')"
    )
    is_required = dict(columns.fetchall())
    return _COLUMNS.keys() <= is_required.keys() and not any(
        required for name, required in is_required.items() if name not in _COLUMNS
    )


def _tables(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])


def write(connection: sqlite3.Connection, races: list[tuple[RaceRow, ...]]) -> None:
    """Write races, all or none; races that are already stored unchanged are skipped.

    If the result of a race differs, the match was continued from an earlier point: the race is
    replaced, and later races of the match are deleted.
    """
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for rows in races:
            if not _is_stored(connection, rows):
                race = rows[0][:2]
                connection.execute("DELETE FROM seat_races WHERE match = ? AND race >= ?", race)
                connection.executemany(_INSERT, rows)
            _update_match(connection, rows[0])


def _is_stored(connection: sqlite3.Connection, rows: tuple[RaceRow, ...]) -> bool:
    """Return True if this race is stored with the same result."""
    query = f"{_SELECT} WHERE match = ? AND race = ? ORDER BY seat"
    stored = [RaceRow(*values) for values in connection.execute(query, rows[0][:2])]
    return [_result(row) for row in stored] == [_result(row) for row in rows]


def _result(row: RaceRow) -> RaceRow:
    """Return a row without the values that may differ when it is written again."""
    return row._replace(ended=0.0, practice=0, hinted=0)


def _update_match(connection: sqlite3.Connection, row: RaceRow) -> None:
    """Update practice and hints in all races of a match."""
    connection.execute(
        "UPDATE seat_races SET practice = max(practice, ?), hinted = max(hinted, ?)"
        " WHERE match = ?",
        (row.practice, row.hinted, row.match),
    )


def read(connection: sqlite3.Connection) -> list[RaceRow]:
    """Return all rows, in the order in which the races ended."""
    found = connection.execute(f"{_SELECT} ORDER BY ended, match, race, seat")
    return [RaceRow(*values) for values in found]


def set_aside(path: Path, reason: AsideReason) -> Path:
    """Rename a database by the reason, and return its new path. Raises OSError."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    names = (f"{path.stem}-{reason.value}-{stamp}-{number}{path.suffix}" for number in count(1))
    aside = next(other for other in map(path.with_name, names) if not other.exists())
    path.rename(aside)
    # The journal of an interrupted write belongs to this file, and would damage the next one.
    journal = path.with_name(f"{path.name}-journal")
    if journal.exists():
        journal.rename(aside.with_name(f"{aside.name}-journal"))
    return aside


def rename_aside(path: Path, reason: AsideReason, now: AsideReason) -> None:
    """Change the reason in the name of a database that was set aside. Raises OSError."""
    path.rename(path.with_name(path.name.replace(f"-{reason.value}-", f"-{now.value}-", 1)))


def files_aside(path: Path, *reasons: AsideReason) -> list[Path]:
    """Return the databases that were set aside for these reasons, oldest first."""
    found = (path.parent.glob(f"{path.stem}-{reason.value}-*{path.suffix}") for reason in reasons)
    return sorted(chain(*found), key=lambda file: (file.stat().st_mtime, file.name))

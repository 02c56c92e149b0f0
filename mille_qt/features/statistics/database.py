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


def _definition(name: str) -> str:
    """Return the definition of a column."""
    kind = _TYPES[_COLUMNS[name]]
    return f"{name} {kind} NOT NULL CHECK (typeof({name}) = '{kind}')"


_TABLE = "CREATE TABLE seat_races ({columns}, PRIMARY KEY (match, race, seat))".format(
    columns=", ".join(map(_definition, _COLUMNS))
)
#: By name: a table of a newer version may have more columns, in any order.
_NAMES = ", ".join(_COLUMNS)
#: A table that exists in a new database until the races of the saved matches are in it.
_INCOMPLETE = "incomplete"
_INSERT = f"INSERT INTO seat_races ({_NAMES}) VALUES ({', '.join('?' * len(_COLUMNS))})"
_SELECT = f"SELECT {_NAMES} FROM seat_races"
#: The columns that are the same in all races of a match: 1 once one of its races has it.
_OF_MATCH = ("hinted", "aided")


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
                connection.execute(f"CREATE TABLE {_INCOMPLETE} (since real)")
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {VERSION}")
    elif application != APPLICATION or version < VERSION:
        raise UnreadableError(AsideReason.DAMAGED)
    if not _has_columns(connection):
        # A database of a newer version is used if it still has these columns.
        version = _number(connection, "user_version")
        raise UnreadableError(AsideReason.NEWER if version > VERSION else AsideReason.DAMAGED)
    # A quick check would not see an index that disagrees with the table.
    if check and connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise UnreadableError(AsideReason.DAMAGED)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _has_columns(connection: sqlite3.Connection) -> bool:
    """Return True if rows can be read and written, ignoring other columns."""
    is_required = _is_required_by_column(connection)
    return _COLUMNS.keys() <= is_required.keys() and not any(
        required for name, required in is_required.items() if name not in _COLUMNS
    )


def _is_required_by_column(connection: sqlite3.Connection) -> dict[str, int]:
    """Return for each column of the table whether every new row must have a value for it."""
    columns = connection.execute(
        "SELECT name, \"notnull\" AND dflt_value IS NULL FROM pragma_table_info('seat_races')"
    )
    return dict(columns.fetchall())


def _tables(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])


def is_incomplete(connection: sqlite3.Connection) -> bool:
    """Return True in a new database to which the races of the saved matches were not added yet."""
    named = "SELECT count(*) FROM sqlite_master WHERE name = ?"
    return bool(connection.execute(named, (_INCOMPLETE,)).fetchone()[0])


def complete(connection: sqlite3.Connection) -> None:
    """Note that the races of the saved matches have been added, or are not wanted."""
    connection.execute(f"DROP TABLE IF EXISTS {_INCOMPLETE}")


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


def _result(row: RaceRow) -> dict[str, object]:
    """Return a row without the values that may differ when it is written again."""
    ignored = {"ended", *_OF_MATCH}
    return {name: value for name, value in row._asdict().items() if name not in ignored}


def _update_match(connection: sqlite3.Connection, row: RaceRow) -> None:
    """Update aids in all races of a match."""
    changes = ", ".join(f"{name} = max({name}, ?)" for name in _OF_MATCH)
    values = [getattr(row, name) for name in (*_OF_MATCH, "match")]
    connection.execute(f"UPDATE seat_races SET {changes} WHERE match = ?", values)


def read(connection: sqlite3.Connection, since: float = 0.0) -> list[RaceRow]:
    """Return the rows of all matches with a race since a time, in the order of the races' ends."""
    query = f"{_SELECT} WHERE match IN (SELECT match FROM seat_races WHERE ended >= ?)"
    found = connection.execute(f"{query} ORDER BY ended, match, race, seat", (since,))
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
    """Return the databases that were set aside for these reasons, oldest first.

    None where the folder cannot be looked into.
    """
    found = (path.parent.glob(f"{path.stem}-{reason.value}-*{path.suffix}") for reason in reasons)
    try:
        return sorted(chain(*found), key=lambda file: (file.stat().st_mtime, file.name))
    except OSError:
        return []

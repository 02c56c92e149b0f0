"""The file of the statistics: an SQLite database with one table, a row for each seat and race."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from enum import StrEnum
from itertools import chain, count
from pathlib import Path
from typing import get_type_hints

from mille_qt.features.statistics.notes import Row

#: Says that a database is one of this program, and how its table is made; both are in its header.
APPLICATION = 0x4D494C45
VERSION = 1
_TYPES = {str: "text", int: "integer", float: "real"}
_COLUMNS = get_type_hints(Row)
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


class Why(StrEnum):
    """Why a database lies aside; part of the name that it gets."""

    DAMAGED = "damaged"
    #: Damaged, but its races have been noted again from the saved matches.
    REBUILT = "rebuilt"
    NEWER = "newer"
    RESET = "before-reset"


class UnfitError(Exception):
    """A file that rows cannot be kept in, and why."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


class Trouble(StrEnum):
    """Why a sound database cannot be read or written at the moment."""

    BUSY = "busy"
    FULL = "full"
    NO_ACCESS = "no-access"


class TroubleError(Exception):
    """What may be different later."""

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
#: The lowest byte of an error code says what kind of error it is.
_KIND = 0xFF


@contextmanager
def opened(path: Path, wait: float, check: bool) -> Iterator[sqlite3.Connection]:
    """The database, made where there is none; another program is waited for `wait` seconds.

    With `check` every page of it is looked at. Raises UnfitError and TroubleError, from what is
    done with it, too.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, timeout=wait, isolation_level=None)) as connection:
            _prepare(connection, check)
            yield connection
    except OSError:
        raise TroubleError(Trouble.NO_ACCESS) from None
    except UnicodeDecodeError as error:
        # SQLite complains of what is damaged by naming it.
        raise UnfitError(Why.DAMAGED) from error
    except sqlite3.Error as error:
        trouble = _TROUBLES.get(getattr(error, "sqlite_errorcode", 0) & _KIND)
        if trouble is None:
            raise UnfitError(Why.DAMAGED) from error
        raise TroubleError(trouble) from error


def _prepare(connection: sqlite3.Connection, check: bool) -> None:
    application, version = (
        _number(connection, "application_id"),
        _number(connection, "user_version"),
    )
    if (application, version) == (0, 0) and not _tables(connection):
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            # Another program may have been quicker.
            if not _tables(connection):
                connection.execute(_TABLE)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {VERSION}")
    elif application != APPLICATION or version < VERSION:
        raise UnfitError(Why.DAMAGED)
    elif not _has_columns(connection):
        # What a newer version has changed may leave this table as readable as it was.
        raise UnfitError(Why.NEWER if version > VERSION else Why.DAMAGED)
    if check and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise UnfitError(Why.DAMAGED)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _has_columns(connection: sqlite3.Connection) -> bool:
    """Whether rows can be read from the table and written to it, other columns being left alone."""
    there = connection.execute(
        "SELECT name, \"notnull\" AND dflt_value IS NULL FROM pragma_table_info('seat_races')"
    )
    is_needed = dict(there.fetchall())
    return _COLUMNS.keys() <= is_needed.keys() and not any(
        needed for name, needed in is_needed.items() if name not in _COLUMNS
    )


def _tables(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])


def write(connection: sqlite3.Connection, races: list[tuple[Row, ...]]) -> None:
    """Note races, all or none; a race that is known already, as it is, is left alone.

    Where it came out otherwise the match was played on in another way: the race is noted anew, and
    what was noted of later ones goes.
    """
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for rows in races:
            if not _is_known(connection, rows):
                race = rows[0][:2]
                connection.execute("DELETE FROM seat_races WHERE match = ? AND race >= ?", race)
                connection.executemany(_INSERT, rows)
            _note_match(connection, rows[0])


def _is_known(connection: sqlite3.Connection, rows: tuple[Row, ...]) -> bool:
    """Whether this race was noted before, with all that came out of it."""
    query = f"{_SELECT} WHERE match = ? AND race = ? ORDER BY seat"
    known = [Row(*values) for values in connection.execute(query, rows[0][:2])]
    return [_outcome(row) for row in known] == [_outcome(row) for row in rows]


def _outcome(row: Row) -> Row:
    """A row without what may be told otherwise the next time."""
    return row._replace(ended=0.0, practice=0, hinted=0)


def _note_match(connection: sqlite3.Connection, row: Row) -> None:
    """Have all races of a match say what is known of it now."""
    connection.execute(
        "UPDATE seat_races SET practice = max(practice, ?), hinted = max(hinted, ?)"
        " WHERE match = ?",
        (row.practice, row.hinted, row.match),
    )


def read(connection: sqlite3.Connection) -> list[Row]:
    """All rows, race after race in the order in which they ended."""
    found = connection.execute(f"{_SELECT} ORDER BY ended, match, race, seat")
    return [Row(*values) for values in found]


def set_aside(path: Path, why: Why) -> Path:
    """Give a database another name, which says why, and return that; OSError where it cannot be."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    names = (f"{path.stem}-{why.value}-{stamp}-{number}{path.suffix}" for number in count(1))
    aside = next(place for place in map(path.with_name, names) if not place.exists())
    path.rename(aside)
    # What an interrupted write left belongs to this file, and would spoil the next one.
    journal = path.with_name(f"{path.name}-journal")
    if journal.exists():
        journal.rename(aside.with_name(f"{aside.name}-journal"))
    return aside


def rename_aside(path: Path, why: Why, now: Why) -> None:
    """Change the reason in the name of a database that was set aside; may raise OSError."""
    path.rename(path.with_name(path.name.replace(f"-{why.value}-", f"-{now.value}-", 1)))


def lying_aside(path: Path, *reasons: Why) -> list[Path]:
    """The databases that were set aside for these reasons, oldest first."""
    found = (path.parent.glob(f"{path.stem}-{why.value}-*{path.suffix}") for why in reasons)
    return sorted(chain(*found), key=lambda file: (file.stat().st_mtime, file.name))

"""Stores the statistics after every race, without delaying or interrupting a match.

They are in an SQLite file with a row for each seat and race.
"""

import logging
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import datetime
from enum import StrEnum
from itertools import chain, count
from pathlib import Path
from sqlite3 import Connection
from typing import get_type_hints

from mille_qt.features.statistics.race_rows import RaceRow
from mille_qt.session.sqlite_file import (
    SharedTable,
    Trouble,
    TroubleError,
    UnreadableError,
    meaning,
    transaction,
)

_LOG = logging.getLogger(__name__)

FILE_NAME = "statistics.sqlite"
#: Seconds to wait for another program, whose writes take some hundredths of a second.
WAIT = 0.25
#: A table that exists in a new database until the races of the saved matches are in it.
_INCOMPLETE = "incomplete"
TABLE = SharedTable(
    "seat_races",
    get_type_hints(RaceRow),
    key=("match", "race", "seat"),
    version=1,
    accepts_newer=True,
    created=(f"CREATE TABLE {_INCOMPLETE} (since real)",),
)
#: The columns that are the same in all races of a match: 1 once one of its races has it.
_OF_MATCH = ("hinted", "aided")


class AsideReason(StrEnum):
    """Why a database was set aside; part of its new name."""

    DAMAGED = "damaged"
    #: Damaged, but its races have been restored from the saved matches.
    REBUILT = "rebuilt"
    NEWER = "newer"
    RESET = "before-reset"


_LOST = (AsideReason.DAMAGED, AsideReason.REBUILT, AsideReason.NEWER)


class StatisticsStore:
    """Stores rows in a database; those that cannot be written are kept in memory and retried."""

    def __init__(self, path: Path, wait: float = WAIT) -> None:
        """`wait` is the time to wait for another program that uses the database, in seconds."""
        self.path, self._wait = path, wait
        self._waiting: list[tuple[RaceRow, ...]] = []
        self._checked = False
        #: The files set aside by resets, and the results in them by match and race.
        self._reset_files: list[Path] = []
        self._reset_results: dict[tuple[str, int], list[dict[str, object]]] = {}
        #: Why the last access failed; None if it succeeded.
        self.trouble: Trouble | None = None

    @property
    def waiting(self) -> int:
        """The number of races that are only in memory."""
        return len(self._waiting)

    def add(self, *races: tuple[RaceRow, ...]) -> None:
        """Store finished races together, now or at the next opportunity.

        Those that were stored before a reset stay out: their match was only opened again.
        """
        known = self._before_reset()
        self._waiting += [race for race in races if known.get(race[0][:2]) != _results(race)]
        self.write()

    def write(self) -> None:
        """Try to write the races that are only in memory."""

        def write_all(base: Connection) -> None:
            with transaction(base):
                for rows in self._waiting:
                    _write_race(base, rows)

        if self._waiting and self._try(write_all):
            self._waiting.clear()

    def rows(self, since: float = 0.0) -> list[RaceRow]:
        """Return all rows in order; without access to the file, only those in memory.

        With `since`, in seconds since 1970, those of matches with later races only.
        """
        self.write()
        stored: list[RaceRow] = []
        # If the folder cannot be written to, there is no file yet, and so no row is missing.
        self._try(lambda base: stored.extend(_read(base, since)))
        waiting = [row for race in self._waiting for row in race]
        replaced = {(row.match, row.race) for row in waiting}
        return [*(row for row in stored if (row.match, row.race) not in replaced), *waiting]

    def is_incomplete(self) -> bool:
        """Return True if the statistics are new, and the saved matches were not added yet."""
        query = "SELECT count(*) FROM sqlite_master WHERE name = ?"
        found: list[tuple[int]] = []
        self._try(lambda base: found.extend(base.execute(query, (_INCOMPLETE,))))
        return found == [(1,)]

    # -- files that were set aside -----------------------------------------------------

    def reset(self) -> Path | None:
        """Set the statistics aside and start new ones; return the old file's path, None if none.

        Damaged files are not rebuilt after that. Raises OSError if a file cannot be renamed.
        """
        self._waiting.clear()
        for path in self.files_aside(AsideReason.DAMAGED):
            _rename_aside(path, AsideReason.DAMAGED, AsideReason.RESET)
        aside = _set_aside(self.path, AsideReason.RESET) if self.path.exists() else None
        self._try(_complete)
        return aside

    def mark_rebuilt(self) -> None:
        """Note that the races of the saved matches were added, and rename damaged files."""
        self._try(_complete)
        for path in self.files_aside(AsideReason.DAMAGED):
            try:
                _rename_aside(path, AsideReason.DAMAGED, AsideReason.REBUILT)
            except OSError as error:
                # Deleted, or renamed by another program; at worst they are rebuilt once more.
                _LOG.info("%s keeps its name: %s", path, error)

    def files_aside(self, *reasons: AsideReason) -> list[Path]:
        """Return the files that were set aside for some reasons, oldest first.

        By default they are the unreadable ones. None where the folder cannot be looked into.
        """
        stem, suffix = self.path.stem, self.path.suffix
        try:
            found = chain.from_iterable(
                self.path.parent.glob(f"{stem}-{reason.value}-*{suffix}")
                for reason in reasons or _LOST
            )
            return sorted(found, key=lambda file: (file.stat().st_mtime, file.name))
        except OSError:
            return []

    def reset_races(self) -> frozenset[tuple[str, int]]:
        """Return the races, by match and number, that were stored before a reset."""
        return frozenset(self._before_reset())

    def _before_reset(self) -> dict[tuple[str, int], list[dict[str, object]]]:
        """Return the results of those races, which are read when there are other files of them."""
        files = self.files_aside(AsideReason.RESET)
        if files != self._reset_files:
            self._reset_files, self._reset_results = files, _by_race(self._read_aside(files))
        return self._reset_results

    def _read_aside(self, files: Iterable[Path]) -> list[RaceRow]:
        rows: list[RaceRow] = []
        for path in files:
            try:
                with meaning(path), closing(TABLE.connect(path, self._wait, check=False)) as base:
                    rows += _read(base)
            except (UnreadableError, TroubleError) as error:
                _LOG.warning("%s cannot be read for the races before the reset: %s", path, error)
        return rows

    # -- access ------------------------------------------------------------------------

    def _try(self, work: Callable[[Connection], object]) -> bool:
        """Do some work with the database; return False and set `trouble` if it fails."""
        try:
            try:
                self._do(work)
            except UnreadableError as error:
                self._start_anew(AsideReason.NEWER if error.newer else AsideReason.DAMAGED)
                self._do(work)
        except TroubleError as error:
            self.trouble = error.trouble
        except (UnreadableError, OSError):
            self.trouble = Trouble.NO_ACCESS
        else:
            self.trouble = None
        return self.trouble is None

    def _do(self, work: Callable[[Connection], object]) -> None:
        check = not self._checked
        with meaning(self.path), closing(TABLE.connect(self.path, self._wait, check=check)) as base:
            self._checked = True
            work(base)

    def _start_anew(self, reason: AsideReason) -> None:
        aside = _set_aside(self.path, reason)
        self._checked = False
        _LOG.warning("the statistics were %s and have been renamed to %s", reason.value, aside)


def _write_race(base: Connection, rows: tuple[RaceRow, ...]) -> None:
    """Write a race, unless it is already stored unchanged.

    If the result of the race differs, the match was continued from an earlier point: the race is
    replaced, and later races of the match are deleted.
    """
    race = rows[0][:2]
    query = f"{TABLE.select} WHERE match = ? AND race = ? ORDER BY seat"
    stored = [RaceRow(*values) for values in base.execute(query, race)]
    if _results(stored) != _results(rows):
        base.execute("DELETE FROM seat_races WHERE match = ? AND race >= ?", race)
        base.executemany(TABLE.insert, rows)
    changes = ", ".join(f"{name} = max({name}, ?)" for name in _OF_MATCH)
    values = [getattr(rows[0], name) for name in (*_OF_MATCH, "match")]
    base.execute(f"UPDATE seat_races SET {changes} WHERE match = ?", values)


def _results(rows: Iterable[RaceRow]) -> list[dict[str, object]]:
    return list(map(_result, rows))


def _by_race(rows: Iterable[RaceRow]) -> dict[tuple[str, int], list[dict[str, object]]]:
    """Return the results of races by match and number; the latest rows of a seat count."""
    seats: dict[tuple[str, int], dict[int, RaceRow]] = defaultdict(dict)
    for row in rows:
        seats[row.match, row.race][row.seat] = row
    return {race: _results(by_seat.values()) for race, by_seat in seats.items()}


def _result(row: RaceRow) -> dict[str, object]:
    """Return a row without the values that may differ when it is written again."""
    ignored = {"ended", *_OF_MATCH}
    return {name: value for name, value in row._asdict().items() if name not in ignored}


def _read(base: Connection, since: float = 0.0) -> list[RaceRow]:
    """Return the rows of all matches with a race since a time, in the order of the races' ends."""
    query = f"{TABLE.select} WHERE match IN (SELECT match FROM seat_races WHERE ended >= ?)"
    found = base.execute(f"{query} ORDER BY ended, match, race, seat", (since,))
    return [RaceRow(*values) for values in found]


def _complete(base: Connection) -> None:
    """Note that the races of the saved matches have been added, or are not wanted."""
    base.execute(f"DROP TABLE IF EXISTS {_INCOMPLETE}")


def _set_aside(path: Path, reason: AsideReason) -> Path:
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


def _rename_aside(path: Path, reason: AsideReason, now: AsideReason) -> None:
    """Change the reason in the name of a database that was set aside. Raises OSError."""
    path.rename(path.with_name(path.name.replace(f"-{reason.value}-", f"-{now.value}-", 1)))

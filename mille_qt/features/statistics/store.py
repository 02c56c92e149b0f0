"""Stores the statistics after every race, without delaying or interrupting a match."""

import logging
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection

from mille_qt.features.statistics import database
from mille_qt.features.statistics.database import (
    AsideReason,
    Trouble,
    TroubleError,
    UnreadableError,
)
from mille_qt.features.statistics.race_rows import RaceRow

_LOG = logging.getLogger(__name__)

FILE_NAME = "statistics.sqlite"
#: Seconds to wait for another program, whose writes take some hundredths of a second.
WAIT = 0.25
_LOST = (AsideReason.DAMAGED, AsideReason.REBUILT, AsideReason.NEWER)


class StatisticsStore:
    """Stores rows in a database; those that cannot be written are kept in memory and retried."""

    def __init__(self, path: Path, wait: float = WAIT) -> None:
        """`wait` is the time to wait for another program that uses the database, in seconds."""
        self.path, self._wait = path, wait
        self._waiting: list[tuple[RaceRow, ...]] = []
        self._checked = False
        #: Why the last access failed; None if it succeeded.
        self.trouble: Trouble | None = None

    @property
    def waiting(self) -> int:
        """The number of races that are only in memory."""
        return len(self._waiting)

    def add(self, *races: tuple[RaceRow, ...]) -> None:
        """Store finished races together, now or at the next opportunity."""
        self._waiting += races
        self.write()

    def write(self) -> None:
        """Try to write the races that are only in memory."""
        if self._waiting and self._try(self._write_all):
            self._waiting.clear()

    def rows(self, since: float = 0.0) -> list[RaceRow]:
        """Return all rows in order; without access to the file, only those in memory.

        With `since`, in seconds since 1970, those of matches with later races only.
        """
        self.write()
        stored: list[RaceRow] = []

        def read(connection: Connection) -> None:
            stored.extend(database.read(connection, since))

        # If the folder cannot be written to, there is no file yet, and so no row is missing.
        self._try(read)
        waiting = [row for race in self._waiting for row in race]
        replaced = {(row.match, row.race) for row in waiting}
        return [*(row for row in stored if (row.match, row.race) not in replaced), *waiting]

    def reset(self) -> Path | None:
        """Set the statistics aside and start new ones; return the old file's path, None if none.

        Damaged files are not rebuilt after that. Raises OSError if a file cannot be renamed.
        """
        self._waiting.clear()
        for path in self.files_aside(AsideReason.DAMAGED):
            database.rename_aside(path, AsideReason.DAMAGED, AsideReason.RESET)
        aside = None
        if self.path.exists():
            aside = database.set_aside(self.path, AsideReason.RESET)
        self._try(database.complete)
        return aside

    def is_incomplete(self) -> bool:
        """Return True if the statistics are new, and the saved matches were not added yet."""
        incomplete: list[bool] = []
        self._try(lambda connection: incomplete.append(database.is_incomplete(connection)))
        return incomplete == [True]

    def files_aside(self, *reasons: AsideReason) -> list[Path]:
        """Return the unreadable files that were set aside for some reasons or any, oldest first."""
        return database.files_aside(self.path, *(reasons or _LOST))

    def reset_races(self) -> frozenset[tuple[str, int]]:
        """Return the races, by match and number, that were stored before a reset."""
        rows: list[RaceRow] = []
        for path in database.files_aside(self.path, AsideReason.RESET):
            try:
                with database.opened(path, self._wait, check=False) as connection:
                    rows += database.read(connection)
            except (UnreadableError, TroubleError) as error:
                _LOG.warning("%s cannot be read for the races before the reset: %s", path, error)
        return frozenset((row.match, row.race) for row in rows)

    def mark_rebuilt(self) -> None:
        """Note that the races of the saved matches were added, and rename damaged files."""
        self._try(database.complete)
        for path in self.files_aside(AsideReason.DAMAGED):
            try:
                database.rename_aside(path, AsideReason.DAMAGED, AsideReason.REBUILT)
            except OSError as error:
                # Deleted, or renamed by another program; at worst they are rebuilt once more.
                _LOG.info("%s keeps its name: %s", path, error)

    def _write_all(self, connection: Connection) -> None:
        database.write(connection, self._waiting)

    def _try(self, work: Callable[[Connection], None]) -> bool:
        """Do some work with the database; return False and set `trouble` if it fails."""
        try:
            try:
                self._do(work)
            except UnreadableError as unfit:
                self._start_anew(unfit.reason)
                self._do(work)
        except TroubleError as error:
            self.trouble = error.trouble
        except (UnreadableError, OSError):
            self.trouble = Trouble.NO_ACCESS
        else:
            self.trouble = None
        return self.trouble is None

    def _do(self, work: Callable[[Connection], None]) -> None:
        with database.opened(self.path, self._wait, not self._checked) as connection:
            self._checked = True
            work(connection)

    def _start_anew(self, reason: AsideReason) -> None:
        aside = database.set_aside(self.path, reason)
        self._checked = False
        _LOG.warning("the statistics were %s and have been renamed to %s", reason.value, aside)

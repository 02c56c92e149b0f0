"""The statistics of this program: written after every race, never in the way of a match."""

import logging
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection

from mille_qt.features.statistics import database
from mille_qt.features.statistics.database import Trouble, TroubleError, UnfitError, Why
from mille_qt.features.statistics.notes import Row

_LOG = logging.getLogger(__name__)

FILE_NAME = "statistics.sqlite"
#: Seconds that another program is waited for: a write takes some hundredths.
WAIT = 0.25
_LOST = (Why.DAMAGED, Why.REBUILT, Why.NEWER)


class Keeping:
    """Keeps rows in a database; what cannot be written waits in memory for the next chance."""

    def __init__(self, path: Path, wait: float = WAIT) -> None:
        """`wait`: seconds that a database which another program uses is waited for."""
        self.path, self._wait = path, wait
        self._waiting: list[tuple[Row, ...]] = []
        self._checked = False
        #: Why rows wait, or could not be read; None when all went well last time.
        self.trouble: Trouble | None = None

    @property
    def waiting(self) -> int:
        """How many races are in memory alone."""
        return len(self._waiting)

    def note(self, *races: tuple[Row, ...]) -> None:
        """Note races that are over, all together, now or at the next chance."""
        self._waiting += races
        self.write()

    def write(self) -> None:
        """Write what waits, if it can be written now."""
        if self._waiting and self._done(self._write_all):
            self._waiting.clear()

    def rows(self) -> list[Row]:
        """All that was noted, race after race; without access to the file, what waits."""
        self.write()
        kept: list[Row] = []

        def read(connection: Connection) -> None:
            kept.extend(database.read(connection))

        # A folder that cannot be written to has no file yet, which is as good as an empty one.
        self._done(read)
        late = [row for race in self._waiting for row in race]
        anew = {(row.match, row.race) for row in late}
        return [*(row for row in kept if (row.match, row.race) not in anew), *late]

    def reset(self) -> Path | None:
        """Begin anew; returns where the statistics so far lie now, None where there were none.

        Damaged files are not made again after that. Raises OSError where a file cannot be renamed.
        """
        self._waiting.clear()
        for path in self.lost_sight_of(Why.DAMAGED):
            database.rename_aside(path, Why.DAMAGED, Why.RESET)
        return database.set_aside(self.path, Why.RESET) if self.path.exists() else None

    def lost_sight_of(self, *reasons: Why) -> list[Path]:
        """Files that could not be read and lie aside, for these reasons or any, oldest first."""
        return database.lying_aside(self.path, *(reasons or _LOST))

    def reset_races(self) -> frozenset[tuple[str, int]]:
        """The races, by match and number, that were noted before the player began anew."""
        rows: list[Row] = []
        for path in database.lying_aside(self.path, Why.RESET):
            try:
                with database.opened(path, self._wait, check=False) as connection:
                    rows += database.read(connection)
            except (UnfitError, TroubleError) as error:
                _LOG.warning("%s does not say which races were reset: %s", path, error)
        return frozenset((row.match, row.race) for row in rows)

    def rebuilt(self, damaged: list[Path]) -> None:
        """Mark damaged files, in their names, as files whose races have been noted again."""
        for path in damaged:
            try:
                database.rename_aside(path, Why.DAMAGED, Why.REBUILT)
            except OSError as error:
                # Gone, or another program was quicker; at worst they are noted once more.
                _LOG.info("%s keeps its name: %s", path, error)

    def _write_all(self, connection: Connection) -> None:
        database.write(connection, self._waiting)

    def _done(self, work: Callable[[Connection], None]) -> bool:
        """Do something with the database; False, and `trouble` says why, where that failed."""
        try:
            try:
                self._do(work)
            except UnfitError as unfit:
                self._begin_anew(unfit.why)
                self._do(work)
        except TroubleError as error:
            self.trouble = error.trouble
        except (UnfitError, OSError):
            self.trouble = Trouble.NO_ACCESS
        else:
            self.trouble = None
        return self.trouble is None

    def _do(self, work: Callable[[Connection], None]) -> None:
        with database.opened(self.path, self._wait, not self._checked) as connection:
            self._checked = True
            work(connection)

    def _begin_anew(self, why: Why) -> None:
        aside = database.set_aside(self.path, why)
        self._checked = False
        _LOG.warning("the statistics were %s and lie in %s now", why.value, aside)

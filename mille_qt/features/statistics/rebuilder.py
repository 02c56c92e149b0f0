"""Rebuilds damaged statistics from the saved matches, which contain every race."""

import logging
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mille_qt.features.statistics.race_rows import RaceRow, rows_of_record
from mille_qt.session.race_players import REMOTE, RacePlayer, race_player, race_players
from mille_qt.session.record_info import (
    Assistance,
    assistance_in,
    challenge_of,
    is_practice,
)
from mille_qt.ui.paths import files_in
from mille_rules.challenge import Challenge
from mille_rules.file_names import SUFFIX
from mille_rules.journal import read_file
from mille_rules.match_id import match_id
from mille_rules.record import Record
from mille_rules.record_lines import NotARecordError

_LOG = logging.getLogger(__name__)

#: Seconds of reading after which the races found so far are emitted, to be written together.
_BATCH_TIME = 0.25
#: Seconds to pause after each file, so that the window can be painted.
_PAUSE = 0.001
#: The start of the notes on deals at a table on the network.
_FAIR_DEAL = "fair "

#: One row for each seat of a race.
Race = tuple[RaceRow, ...]


class RecordedMatch(NamedTuple):
    """The data of a match (see NotedMatch), taken from its record."""

    match_id: str
    practice: bool
    assistance: Assistance
    challenge: Challenge | None
    on_network: bool
    #: Who is credited on each seat, race by race.
    races: tuple[tuple[RacePlayer, ...], ...]

    def race_players(self, race: int) -> tuple[RacePlayer, ...]:
        """Return for each seat who is credited with a race."""
        return self.races[race - 1]


def recorded_match(record: Record) -> RecordedMatch:
    """Return the data of a match that the statistics also get while it is played."""
    sitters, races = record.header.sitters, range(len(record.race_ends()))
    remote = any(sitter.kind == REMOTE for sitter in sitters)
    on_network = remote or any(note.startswith(_FAIR_DEAL) for note in record.notes())
    return RecordedMatch(
        match_id=match_id(record),
        practice=is_practice(record),
        assistance=assistance_in(record),
        challenge=challenge_of(record),
        on_network=on_network,
        races=tuple(
            # On the network a computer that stands in plays for the person.
            tuple(map(race_player, sitters)) if on_network else race_players(record, race + 1)
            for race in races
        ),
    )


def saved_files(matches: Path, network: Path) -> list[Path]:
    """Return all match files, oldest first: the latest copy of a match counts."""
    found = [*files_in(matches, f"*{SUFFIX}"), *files_in(network, f"tables/*/*{SUFFIX}")]
    return sorted(found, key=_written)


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0


def saved_races(path: Path) -> list[Race]:
    """Return the finished races in a file, if somebody at this screen played in the match."""
    try:
        record, ended = read_file(path).record, _written(path)
    except (OSError, NotARecordError) as error:
        _LOG.info("%s contains no races for the statistics: %s", path, error)
        return []
    return list(rows_of_record(recorded_match(record), record, ended))


class Rebuilder(QObject):
    """Reads saved matches in a thread; emits its signals in the owner's thread."""

    #: Carries a list of races, as `StatisticsStore.note` takes them.
    found = Signal(object)
    #: Emitted when all files have been read.
    finished = Signal()

    def __init__(
        self,
        files: Iterable[Path],
        forgotten: frozenset[tuple[str, int]],
        parent: QObject | None = None,
    ) -> None:
        """`forgotten` contains the races, by match and number, that were reset."""
        super().__init__(parent)
        self._files, self._forgotten = list(files), forgotten
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="statistics", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Stop reading, and wait for the thread."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        for races in self._batches():
            self.found.emit(races)
        if not self._stopped.is_set():
            self.finished.emit()

    def _batches(self) -> Iterator[list[Race]]:
        batch: list[Race] = []
        begun = time.monotonic()
        for path in self._files:
            if self._stopped.wait(_PAUSE):
                return
            races = saved_races(path)
            batch += [race for race in races if race[0][:2] not in self._forgotten]
            if time.monotonic() - begun > _BATCH_TIME:
                yield batch
                batch, begun = [], time.monotonic()
        yield batch

"""Rebuilds damaged statistics from the saved matches, which contain every race."""

import logging
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mille_qt.features.statistics.race_rows import RaceRow, rows_of_record
from mille_qt.session.record_info import challenge_of, is_hinted, is_practice, levels_of
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
_REMOTE = "remote"
#: The start of the notes on deals at a table on the network.
_FAIR_DEAL = "fair "

#: One row for each seat of a race.
Race = tuple[RaceRow, ...]


class RecordedMatch(NamedTuple):
    """The data of a match (see NotedMatch), taken from its record."""

    match_id: str
    names: tuple[str, ...]
    levels: tuple[str, ...]
    people: tuple[int, ...]
    practice: bool
    hinted: bool
    challenge: Challenge | None
    on_network: bool


def recorded_match(record: Record) -> RecordedMatch:
    """Return the data of a match that the statistics also get while it is played."""
    kinds = [sitter.kind for sitter in record.header.sitters]
    levels = levels_of(record)
    return RecordedMatch(
        match_id=match_id(record),
        names=tuple(sitter.name for sitter in record.header.sitters),
        levels=levels,
        people=tuple(
            seat for seat, level in enumerate(levels) if not level and kinds[seat] != _REMOTE
        ),
        practice=is_practice(record),
        hinted=is_hinted(record),
        challenge=challenge_of(record),
        on_network=_REMOTE in kinds or any(n.startswith(_FAIR_DEAL) for n in record.notes()),
    )


def saved_files(matches: Path, network: Path) -> list[Path]:
    """Return all match files, oldest first: the latest copy of a match counts."""
    found = [*matches.glob(f"*{SUFFIX}"), *network.glob(f"tables/*/*{SUFFIX}")]
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
    match = recorded_match(record)
    return list(rows_of_record(match, record, ended)) if match.people else []


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

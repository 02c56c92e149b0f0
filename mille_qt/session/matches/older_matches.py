"""Import the matches that an older version kept in nine files of its own."""

import logging
import shutil
from pathlib import Path

from PySide6.QtCore import QLockFile

from mille_qt.session.matches.match_folder import day_and_time
from mille_qt.session.matches.recent_matches import RecentMatches, played_at
from mille_rules.file_names import file_name
from mille_rules.journal import new_file, read_file
from mille_rules.match_id import match_id
from mille_rules.record import Record
from mille_rules.record_lines import NotARecordError

_LOG = logging.getLogger(__name__)


def import_older(paths: list[Path], matches: Path, recent: RecentMatches) -> None:
    """Move files into the folder of the matches, except those that are being played."""
    for path in paths:
        lock = QLockFile(str(path.with_suffix(".lock")))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            continue
        try:
            _move(path, matches, recent)
        except (OSError, NotARecordError) as error:
            # The next start tries again.
            _LOG.warning("%s cannot come into the library: %s", path, error)
        finally:
            lock.unlock()


def _move(path: Path, matches: Path, recent: RecentMatches) -> None:
    record = read_file(path).record
    if not record.moves():
        path.unlink()
        return
    matches.mkdir(parents=True, exist_ok=True)
    place = new_file(matches, _name(record, played_at(path)))
    shutil.move(path, place)
    recent.note(place.name, match_id(record))


def _name(record: Record, when: float) -> str:
    return file_name([sitter.name for sitter in record.header.sitters], day_and_time(when))

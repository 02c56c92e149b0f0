"""Saves the finished matches of a hosted table, each in a file of its own."""

import logging
import time
from pathlib import Path

from mille_rules.file_names import SUFFIX, file_name
from mille_rules.journal import save_new
from mille_rules.record import Record

_LOG = logging.getLogger(__name__)


class MatchesOver:
    """Saves matches in a folder; failures are retried with the next match and at the end."""

    def __init__(self, folder: Path | None) -> None:
        """Without a folder nothing is saved."""
        self._folder = folder
        self._unwritten: list[Record] = []

    def keep(self, record: Record) -> None:
        """Save a match, if possible."""
        if self._folder is not None:
            self._unwritten.append(record)
            self.all_kept()

    def all_kept(self) -> bool:
        """Retry what could not be saved; returns True if nothing is left."""
        while self._unwritten and self._folder is not None:
            record = self._unwritten[0]
            data = record.text().encode()
            try:
                if not _holds(self._folder, data):
                    save_new(data, self._folder, _name(record))
            except OSError as error:
                _LOG.warning("a match that is over cannot be kept in %s: %s", self._folder, error)
                return False
            del self._unwritten[0]
        return True


def _holds(folder: Path, data: bytes) -> bool:
    """Return True if the folder contains the match: its host may have been killed afterwards."""
    same_size = (path for path in folder.glob(f"*{SUFFIX}") if path.stat().st_size == len(data))
    return any(path.read_bytes() == data for path in same_size)


def _name(record: Record) -> str:
    when = time.strftime("%Y-%m-%d %H.%M")
    return file_name([sitter.name for sitter in record.header.sitters], when)

"""The matches of challenges among those on this computer."""

import logging
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from mille_qt.session.matches.match_index import FILE_NAME, IndexEntry, MatchIndex
from mille_qt.session.matches.match_reader import IndexNews, MatchReader
from mille_qt.ui.paths import cache_folder, matches_folder
from mille_rules.challenge import Challenge
from mille_rules.challenge_results import challenge_of
from mille_rules.journal import read_file
from mille_rules.match_id import match_id
from mille_rules.record import Record
from mille_rules.record_lines import NotARecordError

_LOG = logging.getLogger(__name__)


class PlayedMatch(NamedTuple):
    """A match, and the time of its last move in seconds since 1970, None if it is not known."""

    record: Record
    played: float | None


class ChallengeMatches(QObject):
    """Reads new and changed files in the background until its dialog is closed."""

    #: All files have been read.
    changed = Signal()

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._folder, self._index = matches_folder(), cache_folder() / FILE_NAME
        self._reader = MatchReader(self._folder, self._index, self)
        self._reader.told.connect(self._note)
        dialog.finished.connect(self._reader.stop)

    def look_again(self) -> None:
        """Read the folder of matches."""
        self._reader.look_again()

    def _note(self, news: IndexNews) -> None:
        if not news.left:
            self.changed.emit()

    def entries(self) -> list[IndexEntry]:
        """The entries of all challenges."""
        with MatchIndex(self._index) as index:
            return [entry for entry in index.entries() if entry.summary.challenge]

    def of(self, challenge: Challenge) -> list[PlayedMatch]:
        """Read the matches of a challenge; files that are damaged are left out."""
        found = []
        for entry in self.entries():
            path = self._folder / entry.name
            if entry.summary.challenge == challenge.number:
                try:
                    found.append(PlayedMatch(read_file(path).record, entry.file.written / 1e9))
                except (OSError, NotARecordError) as error:
                    _LOG.info("%s is left out of the results: %s", path, error)
        return longest(challenge, found)


def longest(challenge: Challenge, matches: list[PlayedMatch]) -> list[PlayedMatch]:
    """Return the matches of a challenge; of several records of the same match, the longest."""
    kept: dict[str, PlayedMatch] = {}
    for one in matches:
        if challenge_of(one.record) == challenge:
            key = match_id(one.record)
            known = kept.get(key)
            if known is None or len(one.record.lines) > len(known.record.lines):
                kept[key] = one
    return list(kept.values())

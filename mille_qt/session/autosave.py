"""Where matches lie: the file that every match is written to from its first move."""

import logging
import time
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile

from mille_qt.session.matches import match_folder
from mille_qt.session.matches.match_folder import FileState
from mille_qt.session.matches.recent_matches import RecentMatches, played_at
from mille_qt.ui.paths import matches_folder, state_folder
from mille_rules.file_names import file_name
from mille_rules.journal import read_file
from mille_rules.match_id import match_id
from mille_rules.reading import Reading
from mille_rules.record import Record
from mille_rules.record_lines import NotARecordError
from mille_rules.state import Phase

_LOG = logging.getLogger(__name__)

_RECENT = "recent"
#: An older version kept so many matches, in files of its own.
_OLDER_FILES = 9
_DRAW = b" draw"


class UnfinishedMatch(NamedTuple):
    """A match that can be continued."""

    path: Path
    record: Record
    #: When it was last written to, in seconds since 1970.
    when: float


class Autosave:
    """The file of the match that this window plays; other programs keep off it, and it off theirs.

    Nothing is ever overwritten: a new match gets a new file, which stays.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or matches_folder()
        self.recent = RecentMatches(state_folder() / _RECENT, self._folder)
        self._lock: QLockFile | None = None
        #: What the match is written to; None while there is none.
        self.path: Path | None = None
        #: Matches that are over and that nobody has put away: their program died as they ended.
        self.ended: dict[Path, Record] = {}
        #: What `last_match` has read, to be handed out once.
        self._last_read: tuple[Path, FileState, Reading] | None = None

    def take(self, record: Record) -> Path:
        """The file of this match, a new one where it has none; OSError where none can be made."""
        if self.path is None and not self._take_copy(record):
            names = [sitter.name for sitter in record.header.sitters]
            name = file_name(names, match_folder.day_and_time(time.time()))
            self._hold(*match_folder.claim(self._folder, name), match_id(record))
        assert self.path is not None
        return self.path

    def take_over(self, path: Path, record: Record) -> bool:
        """Go on writing to the file of a match that is continued; False where others play it."""
        if path != self.path:
            lock = match_folder.lock(path)
            if lock is None:
                return False
            self._hold(path, lock, match_id(record))
        return True

    def let_go(self, identity: str, *, over: bool) -> None:
        """The match is put away: whoever wants to may play it from now on."""
        if self._lock is not None and self.path is not None:
            if match_folder.drop_if_empty(self.path):
                self.recent.forget(self.path.name)
            else:
                self.recent.note(self.path.name, identity, over=over)
            self._lock.unlock()
        self._lock = self.path = None

    def owns(self, path: Path) -> bool:
        """Whether a file is one of those that matches are written to, and not a player's own."""
        return path.parent.absolute() == self._folder.absolute()

    def is_free(self, path: Path) -> bool:
        """Whether nobody else plays the match in a file."""
        return path == self.path or match_folder.is_free(path)

    def last_match(self) -> UnfinishedMatch | None:
        """The match played last that is not over and that no other program is playing."""
        self._take_in_older()
        # As a rule only the first is read: what cannot be continued is marked as over.
        for bookmark in self.recent.all():
            path = self._folder / bookmark.name
            if not bookmark.over and self.is_free(path):
                match = self._unfinished(path, bookmark.identity)
                if match is not None:
                    return match
        return None

    def read(self, path: Path) -> Reading:
        """Read a match; raises OSError or NotARecordError.

        A file that `last_match` has read is read again only if it has changed.
        """
        # Handed out once: moves will be added to the record.
        last, self._last_read = self._last_read, None
        if last is not None and last[:2] == (path, match_folder.file_state(path)):
            return last[2]
        return read_file(path)

    def _take_in_older(self) -> None:
        older = [path for path in _older_files() if path.exists()]
        if older:
            from mille_qt.session.matches.older_matches import take_in

            take_in(older, self._folder, self.recent)

    def _take_copy(self, record: Record) -> bool:
        """A match opened from elsewhere goes on in the copy of it that was played last.

        Not where that copy went on in another way: it would be overwritten.
        """
        identity, text = match_id(record), record.text().encode()
        for bookmark in self.recent.all():
            path = self._folder / bookmark.name
            if bookmark.identity == identity and _adds_nothing(path, text):
                return self.take_over(path, record)
        return False

    def _hold(self, path: Path, lock: QLockFile, identity: str) -> None:
        if self._lock is not None:
            self._lock.unlock()
        self._lock, self.path = lock, path
        self.recent.note(path.name, identity)

    def _unfinished(self, path: Path, identity: str) -> UnfinishedMatch | None:
        """The match in a file; what cannot be continued gets a bookmark that says so."""
        match = None
        try:
            state = match_folder.file_state(path)
            reading = self.read(path)
            match = _unfinished_in(path, reading)
            self._last_read = path, state, reading
            if reading.record.state.phase is Phase.OVER:
                self.ended[path] = reading.record
                return None
        except OSError:
            return None
        except NotARecordError as error:
            _LOG.info("%s is no record: %s", path, error)
        if match is None:
            self.recent.note(path.name, identity, over=True)
        return match

    def put_away_ended(self) -> None:
        """All has been done for the matches that ended with their programs."""
        for path, record in self.ended.items():
            self.recent.note(path.name, match_id(record), over=True)
        self.ended.clear()


def read_unfinished(path: Path) -> UnfinishedMatch | None:
    """The match in a file, None for one that is over or was never begun.

    Raises OSError or NotARecordError where that cannot be told.
    """
    return _unfinished_in(path, read_file(path))


def _unfinished_in(path: Path, reading: Reading) -> UnfinishedMatch | None:
    record = reading.record
    if not record.moves() or record.state.phase is Phase.OVER:
        return None
    return UnfinishedMatch(path, record, played_at(path))


def _older_files() -> list[Path]:
    return [state_folder() / f"autosave-{number}.mille" for number in range(1, _OLDER_FILES + 1)]


def _adds_nothing(path: Path, text: bytes) -> bool:
    """Whether nothing stands in a file but a beginning of the text, or what follows by itself.

    A card that was drawn is no decision: it lies on top of the pile. A line without an end was
    shown to nobody.
    """
    try:
        data = path.read_bytes()
    except OSError:
        return False
    data = data[: data.rfind(b"\n") + 1]
    more = data[len(text) :].splitlines() if data.startswith(text) else []
    return text.startswith(data) or (bool(more) and all(line.endswith(_DRAW) for line in more))

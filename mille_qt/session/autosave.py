"""The file that every match is written to from its first move."""

import contextlib
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from mille_qt.session.matches import match_folder
from mille_qt.session.matches.match_folder import FileState, MatchLock
from mille_qt.session.matches.recent_matches import RecentMatches, played_at
from mille_qt.ui.paths import certainly_exists, matches_folder, state_folder
from mille_rules.file_names import file_name
from mille_rules.journal import Journal, read_file
from mille_rules.match_id import match_id
from mille_rules.reading import Reading
from mille_rules.record import Line, Record
from mille_rules.record_lines import NotARecordError
from mille_rules.state import Phase

_LOG = logging.getLogger(__name__)

_RECENT = "recent"
#: The path of a journal whose file has not been found yet.
_NO_FILE = Path()
_DRAW = b" draw"
#: The number of bookmarks among which a finished match is looked for.
_FEW = 5


class UnfinishedMatch(NamedTuple):
    """A match that can be continued."""

    path: Path
    record: Record
    #: The time of its file, in seconds since 1970.
    when: float


class FinishedMatch(NamedTuple):
    """A match that is over."""

    record: Record
    #: The time of its file, in seconds since 1970.
    when: float


class DeferredJournal(Journal):
    """A journal that opens its file when there is something to write, and makes it again if lost.

    Finding the file and waiting for the disk twice takes 6 ms and more, which the first sight of a
    table must not wait for: until a move is made, the match is still where it was read from.
    """

    def __init__(self, find_file: Callable[[], Path | None]) -> None:
        """`find_file` is called before every write. It returns the file, which may be another one
        than before, or None for a match without one; an OSError that it raises is the trouble.
        """
        super().__init__(_NO_FILE)
        self._find_file = find_file

    def catch_up(self, record: Record) -> None:
        """Write the whole record if the file is not up to date or no longer exists."""
        before = self.path
        if not self._find():
            return
        if self.path != before or self.trouble is not None or not certainly_exists(self.path):
            self._rewrite(record)

    def rewrite(self, record: Record) -> None:
        if self._find():
            self._rewrite(record)

    def write(self, line: Line, record: Record) -> None:
        before = self.path
        if not self._find():
            return
        if self.path == before:
            super().write(line, record)
        if self.path != before or isinstance(self.trouble, FileNotFoundError):
            # Its folder was removed; the player need not hear of it if it can be made again.
            self._rewrite(record)

    def _find(self) -> bool:
        try:
            path = self._find_file()
        except OSError as error:
            self.trouble = error
            return False
        self.path = path or _NO_FILE
        return path is not None

    def _rewrite(self, record: Record) -> None:
        with contextlib.suppress(OSError):  # writing the file reports the reason
            self.path.parent.mkdir(parents=True, exist_ok=True)
        super().rewrite(record)


class Autosave:
    """The file of the match in this window, locked against other programs.

    Nothing is ever overwritten: a new match gets a new file, which stays.
    """

    def __init__(self) -> None:
        self._folder = matches_folder()
        self.recent = RecentMatches(state_folder() / _RECENT, self._folder)
        self._lock: MatchLock | None = None
        #: The file of the match; None while no match is played.
        self.path: Path | None = None
        #: Matches that are over but not marked so: their program died when they ended.
        self.ended: dict[Path, Record] = {}
        #: The match that `last_match` has read and the state of its file, until it is used.
        self._last_read: tuple[Path, FileState, Reading] | None = None

    def file_for(self, record: Record) -> Path:
        """Return the file of this match, a new one if it has none; raises OSError.

        The file is locked again if its lock was removed, with the whole folder perhaps.
        """
        if self._lock is not None and self.path is not None:
            self._lock = match_folder.relocked(self.path, self._lock)
            if self._lock is None:
                # Another program has restored the match and plays it: nothing is overwritten.
                self.path = None
        if self.path is None and not self._continue_copy(record):
            names = [sitter.name for sitter in record.header.sitters]
            name = file_name(names, match_folder.day_and_time(time.time()))
            self._use(*match_folder.claim(self._folder, name), match_id(record))
        assert self.path is not None
        return self.path

    def continue_in(self, path: Path, record: Record) -> bool:
        """Use the file of a match that is continued; False if another program plays it."""
        if path != self.path:
            lock = match_folder.lock(path)
            if lock is None:
                return False
            self._use(path, lock, match_id(record))
        return True

    def release(self, identity: str, *, over: bool) -> None:
        """Bookmark the match and unlock its file."""
        if self._lock is not None and self.path is not None:
            if match_folder.drop_if_empty(self.path):
                self.recent.forget(self.path.name)
            else:
                self.recent.note(self.path.name, identity, over=over)
            self._lock.unlock()
        self._lock = self.path = None

    def owns(self, path: Path) -> bool:
        """True if a file is in the folder of the matches, False for a player's own file."""
        return path.parent.absolute() == self._folder.absolute()

    def is_free(self, path: Path) -> bool:
        """True if no other program plays the match in a file."""
        return path == self.path or match_folder.is_free(path)

    def last_match(self) -> UnfinishedMatch | None:
        """Return the latest match that is not over and that no other program is playing."""
        # Usually only the first one is read: matches that cannot be continued are marked as over.
        for bookmark in self.recent.all():
            path = self._folder / bookmark.name
            if not bookmark.over and self.is_free(path):
                match = self._unfinished(path, bookmark.identity)
                if match is not None:
                    return match
        return None

    def last_finished(self) -> FinishedMatch | None:
        """Return the latest match that is over, if it is among the latest few."""
        for bookmark in self.recent.all()[:_FEW]:
            path = self._folder / bookmark.name
            try:
                record = read_file(path).record if bookmark.over else None
            except (OSError, NotARecordError):
                continue
            if record is not None and record.state.phase is Phase.OVER:
                return FinishedMatch(record, played_at(path))
        return None

    def read(self, path: Path) -> Reading:
        """Read a match; raises OSError or NotARecordError.

        A file that `last_match` has read is read again only if it has changed.
        """
        # Returned once only: moves will be added to the record.
        last, self._last_read = self._last_read, None
        if last is not None and last[:2] == (path, match_folder.file_state(path)):
            return last[2]
        return read_file(path)

    def _continue_copy(self, record: Record) -> bool:
        """Use the latest copy of a match that was opened from another folder.

        False if there is none, or if it went on in another way: it would be overwritten.
        """
        identity, text = match_id(record), record.text().encode()
        for bookmark in self.recent.all():
            path = self._folder / bookmark.name
            if bookmark.identity == identity and _adds_nothing(path, text):
                return self.continue_in(path, record)
        return False

    def _use(self, path: Path, lock: MatchLock, identity: str) -> None:
        if self._lock is not None:
            self._lock.unlock()
        self._lock, self.path = lock, path
        self.recent.note(path.name, identity)

    def _unfinished(self, path: Path, identity: str) -> UnfinishedMatch | None:
        """Return the match in a file; if it cannot be continued, mark its bookmark as over."""
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

    def bookmark_ended(self) -> None:
        """Mark the matches that ended with their programs as over."""
        for path, record in self.ended.items():
            self.recent.note(path.name, match_id(record), over=True)
        self.ended.clear()


def read_unfinished(path: Path) -> UnfinishedMatch | None:
    """Read the match in a file; None if it is over or was never begun.

    Raises OSError or NotARecordError.
    """
    return _unfinished_in(path, read_file(path))


def _unfinished_in(path: Path, reading: Reading) -> UnfinishedMatch | None:
    record = reading.record
    if not record.moves() or record.state.phase is Phase.OVER:
        return None
    return UnfinishedMatch(path, record, played_at(path))


def _adds_nothing(path: Path, text: bytes) -> bool:
    """True if a file contains a beginning of the text, or the text and draws, which are no choice.

    A last line without its end does not count: its move was never shown.
    """
    try:
        data = path.read_bytes()
    except OSError:
        return False
    data = data[: data.rfind(b"\n") + 1]
    more = data[len(text) :].splitlines() if data.startswith(text) else []
    return text.startswith(data) or (bool(more) and all(line.endswith(_DRAW) for line in more))

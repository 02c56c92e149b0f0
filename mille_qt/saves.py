"""Where matches lie: the autosave that every match is written to, and files opened by people."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile

from mille_qt.paths import state_folder
from mille_rules.reading import NotARecordError, Reading, read_record
from mille_rules.record import Record
from mille_rules.state import Phase, State

#: So many programs at once keep an autosave each; more go without a place to continue from.
AUTOSAVES = 9
#: A match of a hundred races has under 300 kB; no record is longer than this.
MAX_FILE_BYTES = 16 * 1024 * 1024


class Unfinished(NamedTuple):
    """A match that can be continued."""

    path: Path
    record: Record
    state: State
    #: When it was last written to, in seconds since 1970.
    when: float


class Autosave:
    """This program's own autosave; other programs running keep theirs."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or state_folder()
        self._lock: QLockFile | None = None
        self.path: Path | None = None

    def take(self) -> Path | None:
        """A file to write the match to, nobody else's; None where there is none to be had."""
        if self.path is None:
            self._try_all()
        return self.path

    def last_match(self) -> Unfinished | None:
        """The match played last that is not over and that no other program is playing."""
        # Newest first, so that as a rule only one of them is read and played through.
        for path in sorted(self._paths(), key=_written, reverse=True):
            match = _unfinished(path)
            if match is not None and (path == self.path or _is_free(path)):
                return match
        return None

    def take_over(self, path: Path) -> Path | None:
        """Go on writing to the file of a match that is continued."""
        if path == self.path or self._lock_file(path):
            return path
        return self.take()

    def _paths(self) -> list[Path]:
        return [self._folder / f"autosave-{n}.mille" for n in range(1, AUTOSAVES + 1)]

    def _try_all(self) -> None:
        # The file of a match that can still be continued is used only when no other is left.
        by_need = sorted(self._paths(), key=lambda path: _unfinished(path) is not None)
        for path in by_need:
            if self._lock_file(path):
                return

    def _lock_file(self, path: Path) -> bool:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        lock = QLockFile(_lock_name(path))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return False
        if self._lock is not None:
            self._lock.unlock()
        self._lock, self.path = lock, path
        return True


def _lock_name(path: Path) -> str:
    return str(path.with_suffix(".lock"))


def _is_free(path: Path) -> bool:
    """Whether no running program writes to that autosave."""
    lock = QLockFile(_lock_name(path))
    lock.setStaleLockTime(0)
    free = lock.tryLock(0)
    if free:
        lock.unlock()
    return free


def _written(path: Path) -> float:
    """When a file was last written to, in seconds since 1970; 0 for none."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0


def _unfinished(path: Path) -> Unfinished | None:
    try:
        record = read_file(path).record
    except (OSError, NotARecordError):
        return None
    state = record.last_state()
    begun = bool(record.moves()) and state.phase is not Phase.OVER
    return Unfinished(path, record, state, _written(path)) if begun else None


def read_file(path: Path) -> Reading:
    """What a file holds; OSError or NotARecordError where that cannot be told."""
    with path.open("rb") as file:
        data = file.read(MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise NotARecordError(f"expected at most {MAX_FILE_BYTES} bytes")
    return read_record(data)

"""The saved tables of this computer, and the matches that were finished at them."""

import logging
import secrets
import time
from pathlib import Path

import msgspec

from mille_net.host.table_store import TableStore, saved_table
from mille_net.hosting.folder_lock import FolderInUseError, FolderLock
from mille_net.state_file import StateFile
from mille_net.tables import SavedTable
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


_TABLES = "tables"
#: Bytes of a table's key, which names its folder and its announcement.
_KEY_BYTES = 4


class OwnPart(msgspec.Struct):
    """What is saved besides a table's record and state."""

    port: int
    #: The people at the host's own screen.
    names: tuple[str, ...]


def new_key() -> str:
    """Return a key for a new table, which is also announced by it."""
    return secrets.token_hex(_KEY_BYTES)


def table_folder(folder: Path, key: str) -> Path:
    """Return the folder of a table."""
    return folder / _TABLES / key


def own_names(folder: Path, kept: SavedTable) -> tuple[str, ...]:
    """Return the people at the host's own screen of a saved table.

    If they cannot be read, the table cannot be opened either, which says why.
    """
    try:
        own = own_file(folder, kept.key).read()
    except OSError:
        own = None
    return own.names if own is not None else kept.names[:1]


def own_file(folder: Path, key: str) -> StateFile[OwnPart]:
    """Return the file of this part."""
    return StateFile(table_folder(folder, key) / "own.json", OwnPart)


def saved_tables(folder: Path) -> tuple[SavedTable, ...]:
    """Return the saved tables that can be continued and are not open, the latest first."""
    kept = [_kept(place) for place in _places(folder)]
    return tuple(sorted(filter(None, kept), key=lambda table: -table.when))


def file_what_is_over(folder: Path, matches: Path) -> None:
    """Move matches that ended just before their host was killed to `matches`.

    Failures are ignored, and retried the next time.
    """
    for place in _places(folder):
        try:
            with FolderLock(place):
                record = TableStore(place).match_over()
            if record is not None:
                over = MatchesOver(matches)
                over.keep(record)
                if over.all_kept():
                    # Windows removes no file that is open, such as the lock.
                    TableStore(place).forget()
        except FolderInUseError:
            continue
        except OSError as error:
            _LOG.warning("a table that is over cannot be put away: %s", error)


def forget_table(folder: Path, key: str) -> None:
    """Delete a saved table. Raises FolderInUseError if it is open, or OSError."""
    place = table_folder(folder, key)
    with FolderLock(place):
        pass
    TableStore(place).forget()


def _places(folder: Path) -> list[Path]:
    """Return the folders of all tables; none if that cannot be seen."""
    try:
        return list((folder / _TABLES).glob("*/"))
    except OSError as error:
        _LOG.warning("the saved tables cannot be listed: %s", error)
        return []


def _kept(place: Path) -> SavedTable | None:
    try:
        with FolderLock(place):
            return saved_table(place)
    except FolderInUseError:
        return None
    except OSError as error:
        _LOG.warning("a table cannot be read: %s", error)
        return None

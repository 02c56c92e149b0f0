"""The saved tables of this computer."""

import logging
import secrets
from pathlib import Path

import msgspec

from mille_net.host.table_store import TableStore, saved_table
from mille_net.hosting.folder_lock import FolderInUseError, FolderLock
from mille_net.hosting.matches_over import MatchesOver
from mille_net.state_file import StateFile
from mille_net.tables import SavedTable

_LOG = logging.getLogger(__name__)

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
    """Return the people at the host's own screen of a saved table. Raises OSError."""
    own = own_file(folder, kept.key).read()
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

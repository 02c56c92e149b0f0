"""The files of a table: the record of its match, and its state."""

import logging
from pathlib import Path
from typing import NamedTuple, Self

from mille_net.host.finished_deal import proved_part
from mille_net.host.stored_state import StoredState, state_of, table_of
from mille_net.host.table import HostTable
from mille_net.limits import ID_BYTES
from mille_net.messages import TablePhase
from mille_net.messages.codec import ProtocolError
from mille_net.state_file import StateFile
from mille_net.tables import SavedTable
from mille_rules.journal import Journal, read_file, replace_file
from mille_rules.match_id import bytes_of, identity, match_id
from mille_rules.record import Record
from mille_rules.record_lines import NotARecordError
from mille_rules.state import Phase

_LOG = logging.getLogger(__name__)

_STATE = "table.json"
_RECORD = "match.mille"
_PRIVATE = 0o700


class Loaded(NamedTuple):
    """A loaded table."""

    table: HostTable
    #: None for a match that has not begun.
    record: Record | None
    deal_attempts: int


class TableStore:
    """Saves a table in its folder. If saving fails, it is tried again at every change."""

    def __init__(self, folder: Path) -> None:
        """`folder` must exist, and belong to this table alone."""
        self.folder = folder
        self.journal = Journal(folder / _RECORD)
        self._state = StateFile(folder / _STATE, StoredState)
        self._trouble: OSError | None = None
        self._written: StoredState | None = None

    @classmethod
    def at(cls, folder: Path) -> Self:
        """Return the store in a folder, which is created if necessary. Raises OSError."""
        # It contains all cards and the secret of the deal, and must be private.
        folder.mkdir(_PRIVATE, parents=True, exist_ok=True)
        return cls(folder)

    @property
    def saved(self) -> bool:
        """True if everything so far has been saved."""
        return self._trouble is None and self.journal.trouble is None

    def save(self, table: HostTable, deal_attempts: int) -> None:
        """Save the state of the table if it has changed."""
        state = state_of(table, deal_attempts)
        if state == self._written:
            return
        try:
            self._state.write(state)
        except OSError as error:
            if self._trouble is None:
                _LOG.warning("the table cannot be written to %s: %s", self.folder, error)
            self._trouble = error
        else:
            self._trouble = None
            self._written = state

    def write_again(self, record: Record | None) -> None:
        """Write everything again, because the files were removed; the state with the next `save`.

        `record` is that of the match, None before it begins.
        """
        self._written = None
        if record is not None:
            self.journal.rewrite(record)

    def begin(self, record: Record) -> None:
        """Save a new match."""
        self.journal.rewrite(record)

    def load(self) -> Loaded | None:
        """Load the table; returns None if there is none that this version can read.

        A damaged record is renamed to `.damaged`, and its good beginning is used. Raises OSError
        if a file cannot be read.
        """
        state = self._state.read()
        if state is None:
            return None
        try:
            table = table_of(state)
        except (ProtocolError, ValueError) as error:
            _LOG.warning("the table in %s is damaged or of another version: %s", self.folder, error)
            return None
        record = self._record(table) if state.phase is not TablePhase.LOBBY else None
        if record is None:
            table.phase = TablePhase.LOBBY
        elif match_id(record) != identity(table.game):
            _begin_again(table, record)
        return Loaded(table, record, state.deal_attempts)

    def match_over(self) -> Record | None:
        """Return the match if it is over, and else None. Raises OSError."""
        try:
            reading = read_file(self.journal.path)
        except (FileNotFoundError, NotARecordError):
            return None
        return reading.record if reading.record.state.phase is Phase.OVER else None

    def forget(self) -> None:
        """Delete the files of the table. Raises OSError."""
        for path in sorted(self.folder.iterdir()):
            path.unlink()
        self.folder.rmdir()

    def _record(self, table: HostTable) -> Record | None:
        try:
            reading = read_file(self.journal.path)
        except FileNotFoundError:
            return None
        except NotARecordError as error:
            self._set_aside(str(error))
            return None
        header = reading.record.header
        if header.rules != table.rules or len(header.sitters) != len(table.seats):
            self._set_aside("it has other rules or seats than the table")
            return None
        record = proved_part(reading.record)
        # Only the number is logged: the line may name hidden cards.
        if reading.fault is not None:
            self._set_aside(f"line {reading.fault.line} is refused")
        elif record is not reading.record:
            self._set_aside("the note of a deal does not prove it")
        elif not reading.torn:
            return record
        self.journal.rewrite(record)
        return record

    def _set_aside(self, why: str) -> None:
        path = self.journal.path
        _LOG.warning("%s is damaged and set aside: %s", path, why)
        replace_file(path, path.with_name(f"{path.name}.damaged"))


def _begin_again(table: HostTable, record: Record) -> None:
    """Note that another match has begun, whose host was killed before the state of its table.

    Nobody knows the rest of its id.
    """
    table.game = bytes_of(match_id(record)).ljust(ID_BYTES, b"\0")
    table.points, table.games = record.header.points, record.header.games


def saved_table(folder: Path) -> SavedTable | None:
    """Return the summary of a table in a folder; None if its match cannot be continued."""
    store = TableStore(folder)
    loaded = store.load()
    if loaded is None or loaded.record is None or loaded.table.phase is TablePhase.OVER:
        return None
    table = loaded.table
    return SavedTable(
        key=folder.name,
        name=table.name,
        names=tuple(seat.name for seat in table.seats),
        race=max(1, loaded.record.state.match.race),
        when=store.journal.path.stat().st_mtime,
    )

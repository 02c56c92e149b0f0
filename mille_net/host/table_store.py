"""What a table has on disk: its match as a record, and who sits there, so that it can go on."""

import logging
from pathlib import Path
from typing import NamedTuple, Self

from mille_net.host.finished_deal import proved_part
from mille_net.host.stored_state import StoredState, state_of, table_of
from mille_net.host.table import HostTable
from mille_net.messages import TablePhase
from mille_net.messages.codec import ProtocolError
from mille_net.state_file import StateFile
from mille_net.tables import SavedTable
from mille_rules.journal import Journal, read_file
from mille_rules.record import Line, Record
from mille_rules.record_lines import NotARecordError
from mille_rules.state import Phase

_LOG = logging.getLogger(__name__)

_STATE = "table.json"
_RECORD = "match.mille"
_PRIVATE = 0o700


class Loaded(NamedTuple):
    """A table that can go on."""

    table: HostTable
    #: None for a match that has not begun.
    record: Record | None
    deal_attempts: int


class TableStore:
    """One table's folder. A disk that fails stops no match: it is tried again at every change."""

    def __init__(self, folder: Path) -> None:
        """`folder` is there, and this table's alone."""
        self.folder = folder
        self.journal = Journal(folder / _RECORD)
        self._state = StateFile(folder / _STATE, StoredState)
        self._trouble: OSError | None = None
        self._written: StoredState | None = None

    @classmethod
    def at(cls, folder: Path) -> Self:
        """The same, where the folder may have to be made. Raises OSError."""
        # All cards and the secret of the deal are in it: nobody else's on this computer.
        folder.mkdir(_PRIVATE, parents=True, exist_ok=True)
        return cls(folder)

    @property
    def saved(self) -> bool:
        """Whether all that happened so far is on disk."""
        return self._trouble is None and self.journal.trouble is None

    def save(self, table: HostTable, deal_attempts: int) -> None:
        """Have who sits where on disk before this returns, if it has changed."""
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

    def begin(self, record: Record) -> None:
        """Write a match from its beginning."""
        self.journal.rewrite(record)

    def note(self, record: Record, line: Line) -> None:
        """Add a line that is no move."""
        record.add(line)
        self.journal.write(line, record)

    def load(self) -> Loaded | None:
        """What can go on; None where there is nothing that this version knows.

        A record that is damaged is kept beside as `.damaged`, and its good beginning goes on.
        Raises OSError where a file cannot be read.
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
        return Loaded(table, record, state.deal_attempts)

    def match_over(self) -> Record | None:
        """The match, where it has come to its end; None else. Raises OSError."""
        try:
            reading = read_file(self.journal.path)
        except (FileNotFoundError, NotARecordError):
            return None
        return reading.record if reading.record.state.phase is Phase.OVER else None

    def forget(self) -> None:
        """Drop the table: it has been ended. Raises OSError where a file resists."""
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
        # A line may name cards, and a log is for more eyes than a match: its number has to do.
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
        path.replace(path.with_name(f"{path.name}.damaged"))


def saved_table(folder: Path) -> SavedTable | None:
    """What a list of kept tables says of this one; None where it has no match to go on with."""
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

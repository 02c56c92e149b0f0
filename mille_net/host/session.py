"""The host's session: manages connections, and passes each message to the part that handles it."""

from collections.abc import Iterable
from typing import Self

from mille_net.host import lobby
from mille_net.host.admission import Admission
from mille_net.host.chat import Chat
from mille_net.host.environment import HostEnvironment
from mille_net.host.guest_connection import GuestConnection
from mille_net.host.guests import OWNER, Guest
from mille_net.host.names_in_use import is_in_use
from mille_net.host.races import Races
from mille_net.host.request_handler import RequestHandler
from mille_net.host.requests import RequestRefusedError
from mille_net.host.table import HostTable
from mille_net.host.table_store import Loaded, TableStore
from mille_net.limits import ID_BYTES
from mille_net.messages import (
    AnswerTakeBack,
    ByeCode,
    Close,
    DealGuestCommit,
    DealGuestOpen,
    Hello,
    KeepMove,
    KickReason,
    Leave,
    MakeMove,
    Message,
    Nudge,
    Purpose,
    Say,
    Table,
    TakeBack,
    Welcome,
)
from mille_net.session_clock import SessionClock
from mille_net.tables import TableOptions
from mille_net.transport.link import Link
from mille_rules.record import Record

#: Requests that are not answered by a Table message.
_ANSWERED_OTHERWISE = (
    Say, Nudge, TakeBack, KeepMove, AnswerTakeBack, DealGuestCommit, DealGuestOpen, Leave, Close,
)  # fmt: skip


class HostSession:
    """A table with its connections; has no sockets and no clock."""

    def __init__(self, table: HostTable, environment: HostEnvironment, store: TableStore) -> None:
        self._clock = SessionClock()
        self._table = table
        self._environment = environment
        self._store = store
        self._connections: set[GuestConnection] = set()
        self._admission = Admission(table, environment, self._welcome)
        self._races = Races(table, environment, store, self)
        self._chat = Chat(table, environment.chance)
        self._request_handler = RequestHandler(
            table, self._admission, self._races, self._chat, self
        )
        self._told: Table | None = None
        self._told_owner: Table | None = None
        self.closed = False

    @classmethod
    def opened(cls, options: TableOptions, environment: HostEnvironment, store: TableStore) -> Self:
        """Return the session of a new table.

        Raises ValueError for rules, seats or points that are not playable.
        """
        lobby.check_rules(options.rules, len(options.seats))
        table = HostTable.opened(environment.chance(ID_BYTES), options)
        table.header().new_match()
        session = cls(table, environment, store)
        session.flush()
        return session

    @classmethod
    def resumed(cls, loaded: Loaded, environment: HostEnvironment, store: TableStore) -> Self:
        """Return the session of a saved table: same game, seats, tokens and deal."""
        session = cls(loaded.table, environment, store)
        if loaded.record is not None:
            session._races.resume(loaded.record, loaded.deal_attempts)
        session.flush()
        return session

    @property
    def now(self) -> float:
        """Seconds awake."""
        return self._clock.now

    @property
    def table(self) -> Table:
        """The table as sent to everybody but its owner."""
        return self._table.told()

    @property
    def record(self) -> Record | None:
        """The record of the match with all cards; None before it begins."""
        return None if self._races.match is None else self._races.match.record

    @property
    def code(self) -> str | None:
        """The current code, None if none is needed."""
        return self._admission.code

    def connected(self, link: Link, address: str, *, owner: bool = False) -> GuestConnection:
        """Add a connection; `owner` for the host's own screen."""
        connection = GuestConnection(self, self._clock, link, address, owner)
        self._connections.add(connection)
        self._admission.greet(connection)
        return connection

    def expects(self, machine: str) -> bool:
        """Return True if a known guest's latest connection was from this machine."""
        return any(guest.machine == machine for guest in self._table.guests)

    def tick(self, now: float) -> None:
        """Advance to the time of a monotonic clock; called every TICK seconds."""
        before = self.now
        slept = self._clock.tick(now)
        for connection in list(self._connections):
            if slept:
                connection.ping()
            connection.tick()
        self._admission.tick(self.now)
        self._races.tick(self.now - before)
        # The presence of guests changes with time.
        self._table.changed = True
        self.flush()

    def close(self) -> None:
        """Close the table and all connections; files are kept."""
        self.closed = True
        for connection in list(self._connections):
            connection.bye(ByeCode.CLOSING)

    def handle(self, connection: GuestConnection, message: Message) -> None:
        """Process a message."""
        guest = self._table.guests.get(connection.guest)
        if guest is None:
            self._admission.take(connection, message, self.now)
            self.flush()
        elif isinstance(message, MakeMove):
            self._races.move(guest, message)
            self.flush()
        else:
            self._request(guest, message)

    def ended(self, connection: GuestConnection) -> None:
        """Forget a connection that has ended."""
        self._connections.discard(connection)
        self._admission.ended(connection, self.now)
        guest = self._table.guests.get(connection.guest)
        if guest is not None and guest.connection is connection:
            guest.connection = None
            if not self.closed:
                self._gone(guest)
        if not self.closed:
            self.flush()

    def broadcast(self, messages: Iterable[Message]) -> None:
        """Send messages to all connected guests."""
        for message in messages:
            for guest in self._table.guests.present():
                assert guest.connection is not None
                guest.connection.send(message)

    def flush(self, asking: Guest | None = None) -> None:
        """Save and send the table if it has changed, in any case to `asking`."""
        if not self._table.changed and asking is None:
            return
        self._table.changed = False
        self._store.save(self._table, self._races.deals.attempts)
        self._table.saved = self._store.saved
        told = self._table.told()
        to_owner = self._table.told(self._admission.waiting(), self._admission.code)
        for guest in self._table.guests.present():
            assert guest.connection is not None
            is_owner = guest.number == OWNER
            news = self._told_owner != to_owner if is_owner else self._told != told
            if news or guest is asking:
                guest.connection.send(to_owner if is_owner else told)
        self._told, self._told_owner = told, to_owner

    def _request(self, guest: Guest, message: Message) -> None:
        """Handle a request; the answer is the table, changed or not, or a refusal."""
        connection = guest.connection
        assert connection is not None
        try:
            self._request_handler.take(guest, message)
        except RequestRefusedError as refusal:
            connection.refuse(message, refusal.code, refusal.params)
            self.flush()
        else:
            self._table.changed = True
            self.flush(None if isinstance(message, _ANSWERED_OTHERWISE) else guest)

    def _welcome(self, connection: GuestConnection, hello: Hello) -> None:
        """Admit a new or returning guest."""
        guest = self._guest_of(connection, hello)
        connection.let_in(guest.number)
        connection.send(Welcome(guest.number, connection.owner))
        before, guest.connection = guest.connection, connection
        guest.machine = connection.machine
        if before is not None:
            before.bye(ByeCode.REPLACED)
        if connection.owner or not any(is_in_use(self._table, name) for name in hello.names):
            # A known guest with a name in use is admitted, but keeps the old name.
            guest.names = hello.names
        guest.left = guest.expected = False
        guest.watching = hello.purpose is Purpose.WATCH and not self._table.seats_of(guest.number)
        self._table.changed = True
        self.flush(guest)
        for line in self._chat.heard_by(guest):
            connection.send(line)
        self._races.came(guest)

    def _guest_of(self, connection: GuestConnection, hello: Hello) -> Guest:
        """Return the owner, a known guest by token, or a new guest."""
        guests = self._table.guests
        if connection.owner:
            return guests.owner(hello.token, hello.names)
        known = guests.of_token(hello.token)
        if known is not None:
            return known
        crowding = self._table.who_gives_way(connection.machine)
        if crowding is not None:
            self._request_handler.dismiss(crowding, KickReason.SEAT_NEEDED)
        self._table.forget_somebody()
        return guests.add(hello.token, hello.names)

    def _gone(self, guest: Guest) -> None:
        """Note that a guest has lost its connection."""
        self._table.changed = True
        self._races.went(guest)

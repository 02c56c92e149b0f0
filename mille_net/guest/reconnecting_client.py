"""A client that keeps a connection to one host, and reconnects when it is lost.

Subclasses process the messages. It has no sockets and no clock.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from mille_net.guest.reconnect_schedule import Chance, ReconnectSchedule
from mille_net.limits import (
    HOST_CHAT_BURST,
    HOST_CHAT_RATE,
    HOST_MESSAGE_BURST,
    HOST_MESSAGE_RATE,
    HOST_NUDGE_BURST,
    HOST_NUDGE_RATE,
    HOST_UPDATE_BURST,
    HOST_UPDATE_RATE,
)
from mille_net.messages import (
    FROM_HOST,
    ByeCode,
    KickReason,
    Message,
    Nudged,
    RefusalCode,
    Said,
    UpdateMessage,
)
from mille_net.messages.codec import ProtocolError
from mille_net.session_clock import SessionClock
from mille_net.table_listener import TableListener
from mille_net.tables import LinkPhase, LinkState, LostReason
from mille_net.transport.framed_connection import FramedConnection
from mille_net.transport.link import Link
from mille_net.transport.token_bucket import TokenBucket

_LOG = logging.getLogger(__name__)

#: The rates and bursts of messages of which a host could send too many.
_LIMITS: dict[type[Message], tuple[float, float]] = {
    Said: (HOST_CHAT_RATE, HOST_CHAT_BURST),
    Nudged: (HOST_NUDGE_RATE, HOST_NUDGE_BURST),
    UpdateMessage: (HOST_UPDATE_RATE, HOST_UPDATE_BURST),
}
#: After so many connections in a row with protocol errors, the client gives up.
_MOST_BROKEN = 3


class SessionEnd(NamedTuple):
    """Why a session has ended."""

    code: ByeCode | RefusalCode | LostReason
    params: Mapping[str, int] = MappingProxyType({})
    reason: KickReason | None = None


class ClientConnection(FramedConnection):
    """One connection to the host."""

    def __init__(self, client: "ReconnectingClient", link: Link, clock: SessionClock) -> None:
        super().__init__(link, clock, FROM_HOST)
        self._client = client
        self._buckets = {kind: TokenBucket(*limit) for kind, limit in _LIMITS.items()}
        self._others = TokenBucket(HOST_MESSAGE_RATE, HOST_MESSAGE_BURST)

    def _take(self, message: Message) -> None:
        if self._buckets.get(type(message), self._others).take(self._clock.now):
            super()._take(message)
        else:
            self._client.flooded(type(message).__name__)

    def _handle(self, message: Message) -> None:
        self._client.handle(message)

    def _protocol_broken(self, error: ProtocolError) -> None:
        self._client.break_off(f"the host broke the protocol: {error}")

    def _ended(self) -> None:
        self._client.disconnected()


class ReconnectingClient(ABC):
    """Answers to each call of `dial` are `connected` or `dial_failed`."""

    def __init__(self, listener: TableListener, dial: Callable[[], None], chance: Chance) -> None:
        self._listener = listener
        self._dial = dial
        self._chance = chance
        self._clock = SessionClock()
        self._connection: ClientConnection | None = None
        self._retrying: ReconnectSchedule | None = None
        self._slow = False
        #: True while there is no connection because none is needed.
        self._resting = False
        self._ended = False
        #: How many connections in a row had protocol errors.
        self._broken = 0

    # -- implemented by subclasses -----------------------------------------------------------

    @abstractmethod
    def _opened(self, certificate: bytes, address: str) -> None:
        """There is a new connection; nothing has been sent yet."""

    @abstractmethod
    def handle(self, message: Message) -> None:
        """Process a message; raises ProtocolError for one that is not expected now."""

    @abstractmethod
    def _why_stalled(self, now: float) -> str | None:
        """Return what the host should have sent by now, if anything."""

    @abstractmethod
    def _parted(self) -> SessionEnd | None:
        """The connection is gone; return why the session ends, or None to reconnect."""

    @abstractmethod
    def _show_connection(self) -> None:
        """Report that the connection works."""

    # -- from the network ------------------------------------------------------------------------

    def start(self) -> None:
        """Connect for the first time."""
        self._show(LinkState(LinkPhase.CONNECTING))
        self._dial()

    def connected(self, link: Link, certificate: bytes, address: str = "") -> ClientConnection:
        """Use a new connection, and return it; `certificate` is the hash of the host's."""
        connection = ClientConnection(self, link, self._clock)
        if self._ended:
            connection.close()
        else:
            self._close_connection()
            self._connection = connection
            self._opened(certificate, address)
        return connection

    def dial_failed(
        self, reason: LostReason, params: Mapping[str, int] = MappingProxyType({})
    ) -> None:
        """Note that an attempt to connect has failed."""
        if self._retrying is not None:
            self._retrying.failed(self._clock.now)
        else:
            self._end(SessionEnd(reason, params))

    def tick(self, now: float) -> None:
        """Advance to the time of a monotonic clock; called every half second."""
        slept = self._clock.tick(now)
        if self._ended:
            return
        if self._connection is not None:
            self._watch(self._connection, slept=slept)
        elif self._retrying is not None:
            self._look_again(self._retrying)

    # -- time ------------------------------------------------------------------------------------

    def _watch(self, connection: ClientConnection, *, slept: bool) -> None:
        if slept:
            connection.ping()
        stalled = "an answer to a ping" if connection.dead else self._why_stalled(self._clock.now)
        if stalled is not None:
            self._give_up(f"the host owes {stalled}")
            return
        connection.ping_if_silent()
        if connection.slow:
            self._show(LinkState(LinkPhase.RECONNECTING, since=connection.silence))
        elif self._slow:
            self._show_connection()
        self._slow = connection.slow

    def _look_again(self, retrying: ReconnectSchedule) -> None:
        now = self._clock.now
        if retrying.hopeless(now):
            self._end(SessionEnd(LostReason.GAVE_UP))
            return
        due = retrying.due(now)
        since = now - retrying.began
        self._show(LinkState(LinkPhase.RECONNECTING, attempt=retrying.attempt, since=since))
        if due:
            self._dial()

    # -- ends -----------------------------------------------------

    def break_off(self, why: str) -> None:
        """Give up a connection after a protocol error, and the session after several."""
        self._broken += 1
        if self._broken >= _MOST_BROKEN:
            _LOG.info("the host is given up: %s", why)
            self._end(SessionEnd(LostReason.BROKEN))
        else:
            self._give_up(why)

    def flooded(self, kind: str) -> None:
        """End the session with a host that sends too many messages of a kind."""
        _LOG.warning("the host is left, because it sends too many messages: %s", kind)
        self._end(SessionEnd(LostReason.FLOOD))

    def _give_up(self, why: str) -> None:
        """Give up a connection and reconnect."""
        _LOG.info("the connection is given up: %s", why)
        self._close_connection()
        self.disconnected()

    def disconnected(self) -> None:
        """Reconnect, rest, or end the session, now that there is no connection."""
        self._connection = None
        end = self._parted()
        if end is not None:
            self._end(end)
        elif self._resting:
            self._retrying = None
        elif self._retrying is None:
            self._retrying = ReconnectSchedule(self._clock.now, self._chance)
        else:
            self._retrying.failed(self._clock.now)

    def _end(self, end: SessionEnd) -> None:
        if self._ended:
            return
        self._ended = True
        self._close_connection()
        self._listener.on_ended(*end)

    def _close_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    # -- reports ----------------------------------------------------------------------------

    def _send(self, *messages: Message) -> None:
        for message in messages:
            if self._connection is not None:
                self._connection.send(message)

    def _show(self, state: LinkState) -> None:
        self._listener.on_link(state)

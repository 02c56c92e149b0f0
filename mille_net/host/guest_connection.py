"""One connection of a guest, as the host sees it."""

import logging
from typing import Protocol

from mille_net.limits import MESSAGE_BURST, MESSAGE_RATE
from mille_net.messages import (
    FROM_GUEST,
    FROM_STRANGER,
    Bye,
    ByeCode,
    KickReason,
    Message,
    RefusalCode,
    Refused,
)
from mille_net.messages.codec import ProtocolError
from mille_net.session_clock import SessionClock
from mille_net.transport.framed_connection import FramedConnection
from mille_net.transport.link import Link
from mille_net.transport.log_rate_limit import LogRateLimit
from mille_net.transport.machines import machine_of
from mille_net.transport.token_bucket import TokenBucket

_LOG = logging.getLogger(__name__)
_LOG.addFilter(LogRateLimit())


class ConnectionHost(Protocol):
    """The session to which a connection belongs."""

    def handle(self, connection: "GuestConnection", message: Message) -> None:
        """Process a message; raises ProtocolError for one that is not expected now."""

    def ended(self, connection: "GuestConnection") -> None:
        """Forget a connection, whichever side has ended it; called once."""


class GuestConnection(FramedConnection):
    """Limits how many messages a peer sends; at first the peer is a stranger."""

    def __init__(
        self, host: ConnectionHost, clock: SessionClock, link: Link, address: str, owner: bool
    ) -> None:
        super().__init__(link, clock, FROM_STRANGER)
        self.address = address
        #: The machine to which the address belongs.
        self.machine = machine_of(address)
        #: True for the host's own screen, which needs no admission.
        self.owner = owner
        #: The number of the guest, None for a stranger.
        self.guest: int | None = None
        #: True once the peer has said hello.
        self.greeted = False
        self.opened_at = clock.now
        self._host = host
        self._bucket = TokenBucket(MESSAGE_RATE, MESSAGE_BURST)

    @property
    def stranger(self) -> bool:
        """True until the peer is let in, and again once it has been sent away.

        A peer that does not hang up then still holds a socket, and must not count as a guest.
        """
        return self.guest is None or self.closed

    @property
    def silent(self) -> bool:
        """True until the peer has said hello, and again once it has been sent away."""
        return self.closed or not self.greeted

    def let_in(self, guest: int) -> None:
        """Accept the messages of an admitted guest."""
        self.guest = guest
        self.admit(FROM_GUEST)

    def refuse(self, what: Message | str, code: RefusalCode, params: dict[str, int]) -> None:
        """Refuse a request."""
        name = what if isinstance(what, str) else str(what.__struct_config__.tag)
        self.send(Refused(name, code, params))

    def bye(self, code: ByeCode, reason: KickReason | None = None) -> None:
        """Say why, and end the connection."""
        if not self.closed:
            self.send(Bye(code, reason))
            self._link.close()
            self.lost()

    def tick(self) -> None:
        """Ping a silent peer, and end the connection of a dead one."""
        if self.dead:
            self.bye(ByeCode.TOO_SLOW)
        else:
            self.ping_if_silent()

    def _take(self, message: Message) -> None:
        # The owner answers whatever many others do, and a table without its owner is stuck.
        if not self.owner and not self._bucket.take(self._clock.now):
            self.bye(ByeCode.FLOOD)
        else:
            super()._take(message)

    def _handle(self, message: Message) -> None:
        self._host.handle(self, message)

    def break_off(self, error: ProtocolError) -> None:
        """End the connection after a protocol error of the peer."""
        _LOG.info("%s broke the protocol: %s", self.address, error)
        self.bye(ByeCode.PROTOCOL)

    def _protocol_broken(self, error: ProtocolError) -> None:
        self.break_off(error)

    def _ended(self) -> None:
        self._host.ended(self)

"""One connection as the host sees it: its frames, its allowance, its silence."""

import logging
from typing import Protocol

from mille_net.limits import (
    DEAD_AFTER,
    FRAME_AFTER,
    FRAME_BEFORE,
    FRAME_TIMEOUT_AFTER,
    FRAME_TIMEOUT_BEFORE,
    MESSAGE_BURST,
    MESSAGE_RATE,
    PING_AFTER,
    SLOW_AFTER,
)
from mille_net.messages import (
    FROM_GUEST,
    FROM_STRANGER,
    Bye,
    ByeCode,
    KickReason,
    Message,
    Ping,
    Pong,
    RefusalCode,
    Refused,
)
from mille_net.messages.codec import FrameReader, ProtocolError, encode
from mille_net.transport.link import Link
from mille_net.transport.machines import machine_of
from mille_net.transport.rare_lines import RareLines
from mille_net.transport.token_bucket import Bucket

_LOG = logging.getLogger(__name__)
_LOG.addFilter(RareLines())


class Host(Protocol):
    """What a connection tells the session that it belongs to."""

    @property
    def now(self) -> float:
        """Seconds awake."""

    def handle(self, connection: "Connection", message: Message) -> None:
        """Take a message; ProtocolError for one that has no place now."""

    def ended(self, connection: "Connection") -> None:
        """Forget a connection, whoever ended it; called once."""

    def misused(self, address: str) -> None:
        """Note a protocol error."""


class Connection:
    """Takes bytes from a peer and sends it messages; at first the peer is a stranger."""

    def __init__(self, host: Host, link: Link, address: str, owner: bool) -> None:
        self.address = address
        #: What counts as one with other addresses.
        self.machine = machine_of(address)
        #: Whether this is the host's own screen, which nobody has to let in.
        self.owner = owner
        #: The number of the guest it belongs to, None for a stranger.
        self.guest: int | None = None
        #: Whether the peer has said hello.
        self.greeted = False
        self.opened_at = host.now
        self.closed = False
        self._host = host
        self._link = link
        self._reader = FrameReader(FROM_STRANGER, FRAME_BEFORE)
        self._bucket = Bucket(MESSAGE_RATE, MESSAGE_BURST)
        self._heard_at = host.now
        self._frame_since: float | None = None
        self._pings = 0
        self._pinged_at = host.now

    @property
    def stranger(self) -> bool:
        """True until the peer is let in, and again once it has been sent away.

        A peer that does not hang up then holds a socket; it must count as one that nobody let in.
        """
        return self.guest is None or self.closed

    @property
    def silent(self) -> bool:
        """True until the peer has said hello, and again once it has been sent away."""
        return self.closed or not self.greeted

    @property
    def slow(self) -> bool:
        """Whether nothing has been heard for longer than a healthy peer stays silent."""
        return self._host.now - self._heard_at > SLOW_AFTER

    def let_in(self, guest: int) -> None:
        """From now on the peer is a guest, with a guest's messages and limits."""
        self.guest = guest
        self._reader.vocabulary = FROM_GUEST
        self._reader.limit = FRAME_AFTER

    def received(self, data: bytes) -> None:
        """Take bytes, however they were cut."""
        if self.closed:
            return
        self._heard_at = self._host.now
        try:
            for message in self._reader.feed(data):
                self._frame_since = None
                self._take(message)
                if self.closed:
                    return
        except ProtocolError as error:
            _LOG.info("%s broke the protocol: %s", self.address, error)
            self._host.misused(self.address)
            self.bye(ByeCode.PROTOCOL)
            return
        if not self._reader.pending:
            self._frame_since = None
        elif self._frame_since is None:
            self._frame_since = self._host.now

    def lost(self) -> None:
        """Know that nothing more comes or goes."""
        if not self.closed:
            self.closed = True
            self._host.ended(self)

    def send(self, message: Message) -> None:
        """Send a message."""
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Send a message that is encoded already."""
        if not self.closed:
            self._link.send(frame)

    def refuse(self, what: Message | str, code: RefusalCode, params: dict[str, int]) -> None:
        """Say no to a request."""
        name = what if isinstance(what, str) else str(what.__struct_config__.tag)
        self.send(Refused(name, code, params))

    def bye(self, code: ByeCode, reason: KickReason | None = None) -> None:
        """Say why, and end the connection."""
        if not self.closed:
            self.send(Bye(code, reason))
            self._link.close()
            self.lost()

    def ping(self) -> None:
        """Ask whether the peer is there."""
        self._pings += 1
        self._pinged_at = self._host.now
        self.send(Ping(self._pings))

    def tick(self) -> None:
        """Ping a silent peer, end a dead one, and one that never finishes a frame."""
        now = self._host.now
        patience = FRAME_TIMEOUT_BEFORE if self.guest is None else FRAME_TIMEOUT_AFTER
        stuck = self._frame_since is not None and now - self._frame_since > patience
        dead = now - self._heard_at > DEAD_AFTER
        if stuck or dead:
            self.bye(ByeCode.TOO_SLOW)
        elif now - max(self._heard_at, self._pinged_at) >= PING_AFTER:
            self.ping()

    def _take(self, message: Message) -> None:
        # The owner answers whatever many others do, and a table without its owner is stuck.
        if not self.owner and not self._bucket.take(self._host.now):
            self.bye(ByeCode.FLOOD)
        elif isinstance(message, Ping):
            self.send(Pong(message.n))
        elif not isinstance(message, Pong):
            self._host.handle(self, message)

"""A connection as a Link, with or without TLS, which never waits for a peer that does not read."""

import asyncio
import ssl
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, cast

from mille_net.limits import MAX_OUTBOX, TLS_TIMEOUT, WRITE_TIMEOUT
from mille_net.transport.link import Endpoint

#: The protocol inside TLS, with its version.
ALPN = "millebornes/1"


class TcpLimits(NamedTuple):
    """Limits of a connection: timeouts in seconds, and bytes in its outbox."""

    handshake: float = TLS_TIMEOUT
    write: float = WRITE_TIMEOUT
    outbox: int = MAX_OUTBOX


USUAL_LIMITS = TcpLimits()


#: Called after the handshake; returns None to reject the connection.
Opened = Callable[["TcpLink"], Endpoint | None]


class TcpLink(asyncio.Protocol):
    """A connection after its handshake; implements Link.

    What the socket does not accept at once is queued, so that nobody else waits for this peer. Too
    long a queue, or a write that is stuck, ends the connection.
    """

    def __init__(self, opened: Opened, limits: TcpLimits) -> None:
        self._opened = opened
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._endpoint: Endpoint | None = None
        self._closing = False
        self._outbox: list[bytes] = []
        self._queued = 0
        #: When the socket stopped accepting bytes; None while it accepts them.
        self._stuck_since: float | None = None
        #: Set when the connection has ended.
        self.ended = asyncio.Event()

    # --- as a Link ------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Queue a whole frame; does nothing once the link is closed."""
        if self._closing or self._transport is None:
            return
        if self._stuck_since is None:
            self._transport.write(frame)
            return
        self._outbox.append(frame)
        self._queued += len(frame)
        if self._queued > self._limits.outbox:
            self.abort()

    def close(self) -> None:
        """Send what is queued, then end the connection."""
        self._closing = True
        self._close_transport()

    def abort(self) -> None:
        """End the connection at once, dropping what is queued."""
        self._closing = True
        if self._transport is not None:
            self._transport.abort()

    def tick(self) -> None:
        """Abort if a write is stuck for too long; called regularly."""
        stuck = self._stuck_since
        if stuck is not None and self._loop.time() - stuck > self._limits.write:
            self.abort()

    @property
    def peer_certificate(self) -> bytes:
        """The peer's certificate in DER form, empty if it has none."""
        assert self._transport is not None
        tls = self._transport.get_extra_info("ssl_object")
        return tls.getpeercert(binary_form=True) or b""

    @property
    def own_address(self) -> str:
        """Address and port at which an IPv4 peer has reached this computer."""
        assert self._transport is not None
        address, port = self._transport.get_extra_info("sockname")
        return f"{address}:{port}"

    # --- as asyncio's protocol ------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin after the handshake, with TLS if there is any."""
        self._transport = cast(asyncio.Transport, transport)
        # `pause_writing` is called as soon as anything must wait; 0 would mean always with TLS.
        self._transport.set_write_buffer_limits(high=1, low=0)
        tls = transport.get_extra_info("ssl_object")
        # A handshake whose attempt was given up may still succeed.
        if (tls is None or tls.selected_alpn_protocol() == ALPN) and not self._closing:
            self._endpoint = self._opened(self)
        if self._endpoint is None:
            self.abort()

    def data_received(self, data: bytes) -> None:
        """Pass bytes to the endpoint."""
        if self._endpoint is not None and not self._closing:
            self._endpoint.received(data)

    def pause_writing(self) -> None:
        """Queue frames from now on."""
        self._stuck_since = self._loop.time()

    def resume_writing(self) -> None:
        """Write what was queued."""
        self._stuck_since = None
        waiting = b"".join(self._outbox)
        self._outbox.clear()
        self._queued = 0
        assert self._transport is not None
        if waiting:
            self._transport.write(waiting)
        if self._closing:
            self._close_transport()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Tell the endpoint that the connection has ended."""
        self._closing = True
        self._stuck_since = None
        self.ended.set()
        endpoint, self._endpoint = self._endpoint, None
        # Breaks a reference cycle: otherwise a TLS buffer of a quarter of a megabyte would wait for
        # the garbage collector.
        self._transport = None
        if endpoint is not None:
            endpoint.lost()

    def _close_transport(self) -> None:
        """Close the transport as soon as everything queued is written.

        Only once: closing a TLS transport a second time detaches it from its connection, and
        abort() then has no effect or, in Python 3.11.2, raises AttributeError.
        """
        transport = self._transport
        if transport is not None and self._stuck_since is None and not transport.is_closing():
            transport.close()


def host_context(pem: Path) -> ssl.SSLContext:
    """Return a TLS 1.3 context with the key and certificate in a file. Raises OSError."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.set_alpn_protocols([ALPN])
    context.load_cert_chain(pem)
    # No session resumption: guests check the certificate each time.
    context.num_tickets = 0
    return context


def guest_context() -> ssl.SSLContext:
    """Return a TLS 1.3 context for any certificate, which the guest checks by its hash."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.set_alpn_protocols([ALPN])
    return context

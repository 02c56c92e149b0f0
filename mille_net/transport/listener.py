"""Accepts connections of guests and phones; applies limits before the TLS handshake."""

import asyncio
import contextlib
import logging
import os
import socket
import ssl
import traceback
from collections.abc import Callable
from typing import Protocol

from mille_net.limits import ACCEPT_PACE, BACKLOG
from mille_net.transport.connection_limits import (
    USUAL_CONNECTION_LIMITS,
    ConnectionLimiter,
    ConnectionLimits,
    Peer,
)
from mille_net.transport.link import Endpoint
from mille_net.transport.log_rate_limit import LogRateLimit
from mille_net.transport.tcp import USUAL_LIMITS, TcpLimits, TcpLink

_LOG = logging.getLogger(__name__)
_LOG.addFilter(LogRateLimit())

#: Seconds to wait if the system has no file descriptor left.
_ACCEPT_PAUSE = 0.5
#: Seconds for sending the last bytes of all connections when closing.
_CLOSING_TIME = 1.0
#: All interfaces of both families; a system may lack the second.
ANYWHERE = ("0.0.0.0", "::")


class CannotListenError(OSError):
    """The system does not let this program listen on a port."""

    def __init__(self, port: int, error: OSError) -> None:
        super().__init__(error.errno, error.strerror)
        self.port = port


class HostEndpoint(Endpoint, Peer, Protocol):
    """The session's end of a guest's connection."""


#: Passes a connection from an address to the session.
Accepted = Callable[[TcpLink, str], HostEndpoint]


class Listener:
    """Accepts guests for one table, or phones for one screen, on one port."""

    def __init__(
        self,
        context: ssl.SSLContext | None,
        accepted: Accepted,
        limits: TcpLimits = USUAL_LIMITS,
        connection_limits: ConnectionLimits = USUAL_CONNECTION_LIMITS,
        expected: Callable[[str], bool] = lambda _: False,
    ) -> None:
        """`context` is None without TLS; `expected` returns True for a known guest's machine."""
        self.port = 0
        self._context = context
        self._accepted = accepted
        self._limits = limits
        self._limiter = ConnectionLimiter(connection_limits, expected)
        self._loop = asyncio.get_running_loop()
        self._sockets: list[socket.socket] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._calls: set[_AcceptedConnection] = set()

    def open(
        self, port: int, addresses: tuple[str, ...] = ANYWHERE, *, exactly: bool = False
    ) -> None:
        """Listen on a port, or on any free one if it is taken, unless `exactly`.

        Raises CannotListenError if there is none.
        """
        for number in (port,) if exactly else (port, 0):
            try:
                self._sockets = _listen(addresses, number)
                break
            except OSError as error:
                failure = error
        else:
            raise CannotListenError(port, failure) from failure
        self.port = self._sockets[0].getsockname()[1]
        for listening in self._sockets:
            self._resume(listening)

    @property
    def has_connections(self) -> bool:
        """True while anybody is connected."""
        return bool(self._calls)

    def tick(self) -> None:
        """Check timeouts and forget old addresses; called regularly."""
        for call in list(self._calls):
            call.link.tick()
        self._limiter.forget(self._loop.time())

    async def close(self) -> None:
        """Stop listening, and close all connections after sending what is queued."""
        for listening in self._sockets:
            self._loop.remove_reader(listening)
            listening.close()
        self._sockets.clear()
        for call in self._calls:
            call.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_CLOSING_TIME)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        # The sockets are closed in the next iteration of the loop.
        await asyncio.sleep(0)

    def _accept(self, listening: socket.socket) -> None:
        """Accept one connection: many TLS handshakes at once would block everything else."""
        try:
            sock, peer = listening.accept()
        except (BlockingIOError, InterruptedError, ConnectionAbortedError):
            return
        except OSError as error:
            _LOG.warning("cannot accept a connection: %s", error)
            self._pause(listening, _ACCEPT_PAUSE)
            return
        sock.setblocking(False)
        # On Windows it does not know that it is TCP, and asyncio leaves it Nagle's delay.
        with contextlib.suppress(OSError):  # the peer is gone already
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        address = _plain(*peer)
        call = _AcceptedConnection(sock, address, self._accepted, self._limits)
        if not self._limiter.enter(address, call, self._loop.time()):
            _LOG.debug("%s is turned away: too many connections", address)
            sock.close()
            return
        if self._context is not None:
            for each in self._sockets:
                self._pause(each, ACCEPT_PACE)
        task = self._loop.create_task(self._serve(sock, call))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _pause(self, listening: socket.socket, seconds: float) -> None:
        """Accept no connection for a while."""
        self._loop.remove_reader(listening)
        self._loop.call_later(seconds, self._resume, listening)

    def _resume(self, listening: socket.socket) -> None:
        if listening in self._sockets:
            self._loop.add_reader(listening, self._accept, listening)

    async def _serve(self, sock: socket.socket, call: "_AcceptedConnection") -> None:
        """Run one connection from its handshake to its end."""
        self._calls.add(call)
        longest = None if self._context is None else self._limits.handshake
        try:
            await self._loop.connect_accepted_socket(
                lambda: call.link,
                sock,
                ssl=self._context,
                ssl_handshake_timeout=longest,
                ssl_shutdown_timeout=longest,
            )
            await call.link.ended.wait()
        except OSError as error:  # ssl.SSLError is one
            # Every open list of tables probes every few seconds.
            _LOG.debug("no TLS with %s: %s", call.address, error)
            # Breaks a reference cycle that would keep the TLS objects.
            traceback.clear_frames(error.__traceback__)
        finally:
            # First, so that the place becomes free whatever goes wrong in `abort`.
            self._calls.discard(call)
            self._limiter.leave(call)
            call.link.abort()


class _AcceptedConnection:
    """One connection for the limits, from before its handshake."""

    def __init__(
        self, sock: socket.socket, address: str, accepted: Accepted, limits: TcpLimits
    ) -> None:
        self.address = address
        self.link = TcpLink(self._opened, limits)
        self._sock = sock
        self._accepted = accepted
        self._end: HostEndpoint | None = None

    @property
    def stranger(self) -> bool:
        """True until the peer is let in, and again once it has been sent away."""
        return self._end is None or self._end.stranger

    @property
    def silent(self) -> bool:
        """True until the peer has said hello, and again once it has been sent away."""
        return self._end is None or self._end.silent

    def close(self) -> None:
        """End after sending what is queued, or within the handshake at once."""
        if self._end is None:
            self.evict()
        else:
            self.link.close()

    def evict(self) -> None:
        """End at once, even within the handshake."""
        self.link.abort()
        with contextlib.suppress(OSError):  # it has ended already
            self._sock.shutdown(socket.SHUT_RDWR)

    def _opened(self, link: TcpLink) -> HostEndpoint:
        self._end = self._accepted(link, self.address)
        return self._end


def _listen(addresses: tuple[str, ...], port: int) -> list[socket.socket]:
    """Return sockets for all addresses on one port, without IPv6 if the system lacks it."""
    sockets: list[socket.socket] = []
    try:
        for address in addresses:
            family = socket.AF_INET6 if ":" in address else socket.AF_INET
            try:
                sockets.append(_listening(family, address, port))
            except OSError:
                if not sockets or family is not socket.AF_INET6:
                    raise
                _LOG.info("no IPv6 here: listening on IPv4 alone")
            port = sockets[0].getsockname()[1]
    except OSError:
        for made in sockets:
            made.close()
        raise
    return sockets


def _listening(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    # With an explicit protocol, asyncio sends small messages at once (TCP_NODELAY).
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        # A resumed table, or screen for phones, can use its port again at once. Windows allows
        # that by itself; there, SO_REUSEADDR would take the port of a program that is running, and
        # with SO_EXCLUSIVEADDRUSE a guest who sleeps, and ends no connection, would keep it.
        if os.name == "posix":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family is socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        sock.bind((address, port))
        sock.listen(BACKLOG)
        sock.setblocking(False)
    except OSError:
        sock.close()
        raise
    return sock


def _plain(address: str, _port: int, _flow: int = 0, link: int = 0) -> str:
    """Return the address of a peer for counting; link-local IPv6 with its link."""
    return f"{address}%{link}" if link else address.removeprefix("::ffff:")

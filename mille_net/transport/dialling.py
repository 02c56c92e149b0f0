"""Connects to a host at the first of its addresses that answers."""

import asyncio
import ssl
from collections.abc import Callable, Sequence

from mille_net.limits import DEFAULT_PORT
from mille_net.tables import Address, LostReason
from mille_net.transport.link import Endpoint
from mille_net.transport.tcp import (
    USUAL_LIMITS,
    TcpLimits,
    TcpLink,
    guest_context,
)
from mille_net.trust.certificates import certificate_hash

#: Seconds before the next address is tried in parallel.
_STAGGER = 0.25
#: Timeout in seconds, for a computer in the same network.
_CONNECT_TIMEOUT = 4.0

#: The most informative reason first: an answer is more informative than silence.
_TELLING = (LostReason.OTHER_CERTIFICATE, LostReason.NO_TABLE, LostReason.UNREACHABLE)


#: Takes over the connection, with its address.
Reached = Callable[[TcpLink, Address], Endpoint]


class DialError(Exception):
    """No table was reached; `reason` is UNREACHABLE, NO_TABLE or OTHER_CERTIFICATE."""

    def __init__(self, reason: LostReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


async def dial(
    addresses: Sequence[Address],
    reached: Reached,
    expected: str = "",
    limits: TcpLimits = USUAL_LIMITS,
) -> None:
    """Connect to the first address that answers; `reached` is called once, before any byte.

    The hash of the host's certificate must begin with the hexadecimal digits `expected`, or nothing
    is sent. Raises DialError.
    """
    dialler = _Dialler(reached, expected, limits)
    attempts = [
        asyncio.create_task(dialler.attempt(address, place * _STAGGER))
        for place, address in enumerate(addresses)
    ]
    try:
        for attempt in asyncio.as_completed(attempts):
            if await attempt:
                return
    finally:
        for task in attempts:
            task.cancel()
        await asyncio.gather(*attempts, return_exceptions=True)
    raise DialError(min(dialler.reasons, key=_TELLING.index, default=LostReason.UNREACHABLE))


class _Dialler:
    """Makes attempts in parallel, of which at most one is used."""

    def __init__(self, reached: Reached, expected: str, limits: TcpLimits) -> None:
        self.reasons: list[LostReason] = []
        self._reached = reached
        self._expected = expected
        self._limits = limits
        self._context = guest_context()
        self._taken: TcpLink | None = None

    async def attempt(self, address: Address, delay: float) -> bool:
        """Try one address; returns False if that fails, and adds to `reasons`."""
        await asyncio.sleep(delay)
        link = TcpLink(lambda link: self._take(link, address), self._limits)
        try:
            async with asyncio.timeout(_CONNECT_TIMEOUT + self._limits.handshake):
                await self._connect(link, address)
        except (ssl.SSLError, ConnectionError) as error:
            refused = isinstance(error, ConnectionRefusedError)
            self.reasons.append(LostReason.UNREACHABLE if refused else LostReason.NO_TABLE)
        except OSError:  # TimeoutError is one
            self.reasons.append(LostReason.UNREACHABLE)
        finally:
            if link is not self._taken:
                link.abort()
        return link is self._taken

    async def _connect(self, link: TcpLink, address: Address) -> None:
        await asyncio.get_running_loop().create_connection(
            lambda: link,
            address.host,
            DEFAULT_PORT if address.port is None else address.port,
            ssl=self._context,
            # No name is sent: the certificates have none.
            server_hostname="",
            ssl_handshake_timeout=self._limits.handshake,
            ssl_shutdown_timeout=self._limits.handshake,
        )
        if link is not self._taken and not self.reasons:
            self.reasons.append(LostReason.NO_TABLE)

    def _take(self, link: TcpLink, address: Address) -> Endpoint | None:
        """Check the certificate at the end of the handshake, before sending anything."""
        if self._taken is not None:
            return None
        if not certificate_hash(link.peer_certificate).hex().startswith(self._expected):
            self.reasons.append(LostReason.OTHER_CERTIFICATE)
            return None
        self._taken = link
        return self._reached(link, address)

"""Reaching a host at any of its addresses: none waits for the one before to fail."""

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

#: Seconds after which the next address is tried beside the ones before.
_STAGGER = 0.25
#: Seconds to reach a computer of the same network, or none at all.
_CONNECT_TIMEOUT = 4.0

#: The most telling reason first: what one address answers says more than another's silence.
_TELLING = (LostReason.OTHER_CERTIFICATE, LostReason.NO_TABLE, LostReason.UNREACHABLE)


#: Takes over the one connection that counts, with the address that it leads to.
Reached = Callable[[TcpLink, Address], Endpoint]


class DialError(Exception):
    """No table was reached; `reason` is one of UNREACHABLE, NO_TABLE and OTHER_CERTIFICATE."""

    def __init__(self, reason: LostReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


async def dial(
    addresses: Sequence[Address],
    reached: Reached,
    expected: str = "",
    limits: TcpLimits = USUAL_LIMITS,
) -> None:
    """Connect to the first of these that answers; `reached` is called once, before any byte.

    `expected` are hexadecimal digits with which the hash of the host's certificate must begin:
    nothing is sent to another one. Raises DialError.
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
    """Attempts side by side, of which at most one connection is taken over."""

    def __init__(self, reached: Reached, expected: str, limits: TcpLimits) -> None:
        self.reasons: list[LostReason] = []
        self._reached = reached
        self._expected = expected
        self._limits = limits
        self._context = guest_context()
        self._taken: TcpLink | None = None

    async def attempt(self, address: Address, delay: float) -> bool:
        """Try one address; False where that leads to nothing, `reasons` then says why."""
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
        if link is self._taken:
            return True
        link.abort()
        return False

    async def _connect(self, link: TcpLink, address: Address) -> None:
        await asyncio.get_running_loop().create_connection(
            lambda: link,
            address.host,
            DEFAULT_PORT if address.port is None else address.port,
            ssl=self._context,
            # No name is sent: nobody's certificate has one.
            server_hostname="",
            ssl_handshake_timeout=self._limits.handshake,
            ssl_shutdown_timeout=self._limits.handshake,
        )
        if link is not self._taken and not self.reasons:
            self.reasons.append(LostReason.NO_TABLE)

    def _take(self, link: TcpLink, address: Address) -> Endpoint | None:
        """Within the end of the handshake: nothing has been sent yet but what TLS needs."""
        if self._taken is not None:
            return None
        if not certificate_hash(link.peer_certificate).hex().startswith(self._expected):
            self.reasons.append(LostReason.OTHER_CERTIFICATE)
            return None
        self._taken = link
        return self._reached(link, address)

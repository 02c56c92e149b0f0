"""Announces a table on all networks to which the computer is connected."""

import asyncio
import ipaddress
import logging

from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from mille_net.discovery.interfaces import NetworkKind, Where, can_be_typed, interfaces
from mille_net.discovery.multicast import (
    SERVICE,
    close_multicast,
    follow_interfaces,
    multicast_dns,
)

_LOG = logging.getLogger(__name__)

#: Seconds between checks of the interfaces, which zeroconf does not watch.
_POLL = 5.0
#: Maximum number of announced addresses, the likeliest first: they fit one packet.
_MOST_ADDRESSES = 24


class Announcer:
    """Keeps one table announced under a random name, at the addresses that it has now.

    The table itself says what there is to know, to everybody who connects: an announcement can be
    forged.
    """

    def __init__(self, label: str, port: int, on: Where = (), poll: float = _POLL) -> None:
        """`label` must be unique: equal labels would be taken for one computer."""
        self._label = label
        self._port = port
        self._on = on
        self._poll = poll
        self._zeroconf: AsyncZeroconf | None = None
        #: The addresses that were announced last.
        self._told: tuple[str, ...] = ()
        #: Why the last attempt failed; empty if it did not.
        self._trouble = ""
        self._following: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start announcing; if the system does not allow it, try again at each check."""
        await self._try_to_announce()
        self._following = asyncio.create_task(self._follow())

    async def close(self) -> None:
        """Stop announcing."""
        if self._following is not None:
            self._following.cancel()
        if self._zeroconf is not None:
            await close_multicast(self._zeroconf)

    async def _follow(self) -> None:
        """Follow changes of the interfaces."""
        while True:
            await asyncio.sleep(self._poll)
            await self._try_to_announce()

    async def _try_to_announce(self) -> None:
        try:
            await self._announce()
        except Exception as error:
            # Zeroconf may raise anything for an odd interface; the next check may succeed.
            if repr(error) != self._trouble:
                _LOG.warning("the table is not announced on all networks: %r", error)
            self._trouble = repr(error)
        else:
            if self._trouble:
                _LOG.info("the table is announced")
            self._trouble = ""

    async def _announce(self) -> None:
        addresses = self._addresses()
        if self._zeroconf is None:
            self._zeroconf = multicast_dns(self._on)
            # Without probing for the name, which is random, the table is seen at once.
            await self._zeroconf.async_register_service(
                self._info(addresses), cooperating_responders=True
            )
        else:
            await follow_interfaces(self._zeroconf, self._on)
            if addresses != self._told:
                await self._zeroconf.async_update_service(self._info(addresses))
        self._told = addresses

    def _addresses(self) -> tuple[str, ...]:
        """Return the addresses at which others may reach this computer.

        The link-local addresses of virtual networks, of which each container brings one, lead
        nobody here.
        """
        own = interfaces(self._on)
        useful = [
            one.address
            for one in own
            if can_be_typed(one.address) or one.kind < NetworkKind.VIRTUAL
        ]
        return tuple(useful[:_MOST_ADDRESSES])

    def _info(self, addresses: tuple[str, ...]) -> AsyncServiceInfo:
        return AsyncServiceInfo(
            SERVICE,
            f"{self._label}.{SERVICE}",
            port=self._port,
            properties={"txtvers": "1"},
            server=f"{self._label}.local.",
            addresses=[ipaddress.ip_address(address).packed for address in addresses],
        )

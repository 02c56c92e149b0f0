"""Announces a table on all networks to which the computer is connected."""

import asyncio
import ipaddress
import logging

from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from mille_net.discovery.interfaces import (
    SERVICE,
    Where,
    can_be_typed,
    follow_interfaces,
    interfaces,
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
        self._following: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start announcing. Raises OSError if the system does not allow it."""
        addresses = self._addresses()
        self._zeroconf = multicast_dns(self._on)
        # Without probing for the name, which is random, the table is seen at once.
        await self._zeroconf.async_register_service(
            self._info(addresses), cooperating_responders=True
        )
        self._following = asyncio.create_task(self._follow(self._zeroconf, addresses))

    async def close(self) -> None:
        """Stop announcing."""
        if self._following is not None:
            self._following.cancel()
        if self._zeroconf is not None:
            await self._zeroconf.async_close()

    async def _follow(self, zeroconf: AsyncZeroconf, told: tuple[str, ...]) -> None:
        """Follow changes of the interfaces."""
        while True:
            await asyncio.sleep(self._poll)
            try:
                await follow_interfaces(zeroconf, self._on)
                addresses = self._addresses()
                if addresses != told:
                    await zeroconf.async_update_service(self._info(addresses))
                    told = addresses
            except Exception as error:
                # Zeroconf may raise anything for an odd interface; the next check may succeed.
                _LOG.warning("the table is not announced on all networks: %r", error)

    def _addresses(self) -> tuple[str, ...]:
        """Return the addresses at which others may reach this computer.

        The link-local addresses of virtual networks, of which each container brings one, lead
        nobody here.
        """
        own = interfaces(self._on)
        useful = [one.address for one in own if can_be_typed(one.address) or not one.leads_astray]
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

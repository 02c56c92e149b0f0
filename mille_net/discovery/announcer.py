"""A table that announces itself, on whatever networks the computer is in at the moment."""

import asyncio
import ipaddress
import logging

from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from mille_net.discovery.announcement import SERVICE, Announcement, to_txt
from mille_net.discovery.interfaces import Where, interfaces, multicast_dns

_LOG = logging.getLogger(__name__)

#: Seconds between two looks at the interfaces: zeroconf does not watch them.
_POLL = 5.0


class Announcer:
    """Keeps one table announced, under a random name of its own."""

    def __init__(
        self,
        label: str,
        port: int,
        on: Where = (),
        poll: float = _POLL,
    ) -> None:
        """`label` is this table's for good, and no other's: equal ones would be one computer."""
        self._label = label
        self._port = port
        self._on = on
        self._poll = poll
        self._zeroconf: AsyncZeroconf | None = None
        self._told: tuple[Announcement, tuple[str, ...]] | None = None
        self._polling: asyncio.Task[None] | None = None

    async def open(self, table: Announcement) -> None:
        """Begin to announce. Raises OSError where the system does not let it."""
        addresses = self._addresses()
        self._zeroconf = multicast_dns(self._on)
        self._told = (table, addresses)
        # No probing: a random name is nobody else's, and everybody sees the table at once.
        await self._zeroconf.async_register_service(
            self._info(table, addresses), cooperating_responders=True
        )
        self._polling = asyncio.create_task(self._watch_interfaces())

    async def tell(self, table: Announcement) -> None:
        """Announce what has changed, if anything has."""
        await self._tell(table, self._addresses())

    async def close(self) -> None:
        """Say goodbye."""
        if self._polling is not None:
            self._polling.cancel()
        if self._zeroconf is not None:
            await self._zeroconf.async_close()

    async def _tell(self, table: Announcement, addresses: tuple[str, ...]) -> None:
        if self._zeroconf is None or self._told == (table, addresses):
            return
        self._told = (table, addresses)
        await self._zeroconf.async_update_service(self._info(table, addresses))

    async def _watch_interfaces(self) -> None:
        while True:
            await asyncio.sleep(self._poll)
            assert self._zeroconf is not None
            assert self._told is not None
            try:
                await self._zeroconf.async_update_interfaces()
                await self._tell(self._told[0], self._addresses())
            except OSError as error:
                _LOG.warning("the table is not announced on all networks: %s", error)

    def _addresses(self) -> tuple[str, ...]:
        """Where others reach this computer."""
        return self._on or tuple(interface.address for interface in interfaces())

    def _info(self, table: Announcement, addresses: tuple[str, ...]) -> AsyncServiceInfo:
        return AsyncServiceInfo(
            SERVICE,
            f"{self._label}.{SERVICE}",
            port=self._port,
            properties=to_txt(table),
            server=f"{self._label}.local.",
            addresses=[ipaddress.ip_address(address).packed for address in addresses],
        )

"""Announces a table on all networks to which the computer is connected."""

import asyncio
import ipaddress
import logging

from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from mille_net.discovery.announcement import SERVICE, Announcement, to_txt
from mille_net.discovery.interfaces import Where, follow_interfaces, interfaces, multicast_dns

_LOG = logging.getLogger(__name__)

#: Seconds between checks of the interfaces, which zeroconf does not watch.
_POLL = 5.0


class Announcer:
    """Keeps one table announced under a random name."""

    def __init__(
        self,
        label: str,
        port: int,
        on: Where = (),
        poll: float = _POLL,
    ) -> None:
        """`label` must be unique: equal labels would be taken for one computer."""
        self._label = label
        self._port = port
        self._on = on
        self._poll = poll
        self._zeroconf: AsyncZeroconf | None = None
        self._table: Announcement | None = None
        #: The latest announcement, and its addresses.
        self._told: tuple[Announcement, tuple[str, ...]] | None = None
        self._changed = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None

    async def open(self, table: Announcement) -> None:
        """Start announcing. Raises OSError if the system does not allow it."""
        addresses = self._addresses()
        self._zeroconf = multicast_dns(self._on)
        self._table, self._told = table, (table, addresses)
        # Without probing for the name, which is random, the table is seen at once.
        await self._zeroconf.async_register_service(
            self._info(table, addresses), cooperating_responders=True
        )
        self._telling = asyncio.create_task(self._keep_telling(self._zeroconf))

    def tell(self, table: Announcement) -> None:
        """Announce a changed table soon."""
        if table != self._table:
            self._table = table
            self._changed.set()

    async def close(self) -> None:
        """Stop announcing."""
        if self._telling is not None:
            self._telling.cancel()
        if self._zeroconf is not None:
            await self._zeroconf.async_close()

    async def _keep_telling(self, zeroconf: AsyncZeroconf) -> None:
        """Announce each change of the table, and follow changes of the interfaces."""
        while True:
            try:
                await self._wait(zeroconf)
                await self._announce(zeroconf)
            except Exception as error:
                # Zeroconf may raise anything for an odd interface; the next check may succeed.
                _LOG.warning("the table is not announced on all networks: %r", error)

    async def _wait(self, zeroconf: AsyncZeroconf) -> None:
        """Wait for a change of the table, or for the next check of the interfaces."""
        try:
            async with asyncio.timeout(self._poll):
                await self._changed.wait()
        except TimeoutError:
            await follow_interfaces(zeroconf, self._on)
        self._changed.clear()

    async def _announce(self, zeroconf: AsyncZeroconf) -> None:
        assert self._table is not None
        news = self._table, self._addresses()
        if news != self._told:
            await zeroconf.async_update_service(self._info(*news))
            self._told = news

    def _addresses(self) -> tuple[str, ...]:
        """Return the addresses at which others reach this computer."""
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

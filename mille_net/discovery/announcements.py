"""Follows the announcements of tables on all networks to which the computer is connected."""

import asyncio
import logging
import re
from collections.abc import Callable

from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from mille_net.discovery.interfaces import Interface, Where, interfaces, near
from mille_net.discovery.multicast import (
    SERVICE,
    close_multicast,
    follow_interfaces,
    multicast_dns,
)
from mille_net.limits import MAX_ADDRESSES_ASKED, MAX_ASKED
from mille_net.tables import Address
from mille_net.transport.log_rate_limit import LogRateLimit

_LOG = logging.getLogger(__name__)
_LOG.addFilter(LogRateLimit())

#: The names of announced tables. zeroconf raises an exception for some others, and then passes on
#: no more names.
_NAME = re.compile(rf"mb-[0-9a-f]{{8}}\.{re.escape(SERVICE)}\Z")
#: Milliseconds for querying an incomplete announcement.
_COMPLETE_WITHIN = 3000

#: The addresses at which a table may be.
Place = tuple[Address, ...]


class Announcements:
    """Reports which names are announced and withdrawn; anybody can announce and withdraw any."""

    def __init__(
        self,
        announced: Callable[[Place, str], None],
        withdrawn: Callable[[str], None],
        on: Where = (),
    ) -> None:
        self._announced = announced
        self._withdrawn = withdrawn
        self._on = on
        self._own: tuple[Interface, ...] = ()
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        #: The queries for the rest of incomplete announcements.
        self._queries: set[asyncio.Task[None]] = set()

    async def follow(self) -> None:
        """Use the current interfaces, of which there may have been none before.

        Raises OSError if the system does not allow it.
        """
        self._own = interfaces(self._on)
        if self._zeroconf is None:
            self._zeroconf = multicast_dns(self._on)
            self._browse(self._zeroconf)
        else:
            await follow_interfaces(self._zeroconf, self._on)

    async def restart(self) -> None:
        """Query again: a zeroconf browser queries less and less often, a new one at once."""
        if self._browser is not None and self._zeroconf is not None:
            await self._browser.async_cancel()
            self._browse(self._zeroconf)

    async def close(self) -> None:
        """Stop listening."""
        for query in self._queries:
            query.cancel()
        await asyncio.gather(*self._queries, return_exceptions=True)
        if self._browser is not None:
            await self._browser.async_cancel()
        if self._zeroconf is not None:
            await close_multicast(self._zeroconf)

    def _browse(self, zeroconf: AsyncZeroconf) -> None:
        self._browser = AsyncServiceBrowser(zeroconf.zeroconf, SERVICE, handlers=[self._on_change])

    def _on_change(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if not _NAME.match(name):
            _LOG.info("an announcement with an impossible name: %.80r", name)
            return
        info = AsyncServiceInfo(service_type, name)
        if state_change is ServiceStateChange.Removed:
            self._withdrawn(name)
        elif info.load_from_cache(zeroconf):
            self._note(info)
        elif len(self._queries) < MAX_ASKED:
            # The next browser finds those that are skipped.
            query = asyncio.create_task(self._complete(zeroconf, info))
            self._queries.add(query)
            query.add_done_callback(self._queries.discard)

    async def _complete(self, zeroconf: Zeroconf, info: AsyncServiceInfo) -> None:
        if await info.async_request(zeroconf, _COMPLETE_WITHIN):
            self._note(info)

    def _note(self, info: AsyncServiceInfo) -> None:
        addresses = near(info.parsed_scoped_addresses(IPVersion.All), self._own)
        if not addresses or not info.port:
            _LOG.info("an announcement of no address of this network: %.80r", info.name)
            return
        place = tuple(Address(one, info.port) for one in addresses[:MAX_ADDRESSES_ASKED])
        self._announced(place, info.name)

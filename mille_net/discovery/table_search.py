"""The search for tables, as a window uses it."""

import logging
from collections.abc import Callable
from functools import partial

from mille_net.discovery.browser import Browser
from mille_net.discovery.interfaces import Where, typed_addresses
from mille_net.discovery.self_test import self_test
from mille_net.limits import DEFAULT_PORT, MAX_ADDRESSES_ASKED, MAX_JOINED_ASKED
from mille_net.tables import Address, FoundTable, SelfTest
from mille_net.thread_bridge import Deliver
from mille_net.transport.addresses import parse_address
from mille_net.transport.network_thread import NetworkThread
from mille_net.trust.known_hosts import KnownHosts

_LOG = logging.getLogger(__name__)


def _places(known: KnownHosts) -> list[tuple[Address, ...]]:
    """Return where the hosts are that were joined before."""
    places = known.places(MAX_JOINED_ASKED)
    return [tuple(map(parse_address, place[:MAX_ADDRESSES_ASKED])) for place in places]


class TableSearch:
    """Keeps a list of tables up to date until `close`; belongs to the window's thread."""

    def __init__(
        self,
        known: KnownHosts,
        found: Callable[[tuple[FoundTable, ...]], None],
        network: NetworkThread,
        deliver: Deliver,
        on: Where = (),
    ) -> None:
        """Start searching."""
        self._found = found
        self._network = network
        self._deliver = deliver
        self._on = on
        self._closed = False
        self._browser = Browser(
            lambda tables: deliver(partial(self._show, tables)),
            known.knows_game,
            on,
            joined=partial(_places, known),
        )
        network.begin(self._open())

    def own_addresses(self) -> tuple[str, ...]:
        """Return the addresses by which others reach this computer."""
        return typed_addresses(on=self._on)

    def self_test(self, done: Callable[[SelfTest], None]) -> None:
        """Diagnose why no table is found, which takes some seconds."""
        self._network.begin(self._test(done))

    def close(self) -> None:
        """Stop searching; `found` is not called after that."""
        if not self._closed:
            self._closed = True
            self._network.begin(self._browser.close())

    def _show(self, tables: tuple[FoundTable, ...]) -> None:
        if not self._closed:
            self._found(tables)

    async def _open(self) -> None:
        try:
            await self._browser.open()
        except OSError as error:
            _LOG.warning("tables cannot be looked for: %s", error)
            self._deliver(partial(self._show, ()))

    async def _test(self, done: Callable[[SelfTest], None]) -> None:
        result = await self_test(DEFAULT_PORT, self._on)
        self._deliver(lambda: None if self._closed else done(result))

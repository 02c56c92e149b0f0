"""The live list of tables: who is announced, or was joined before, is asked whether it is there.

A Browser belongs to the network's thread, and a TableSearch to that of the window that uses it.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any, NamedTuple

from mille_net.discovery.announcements import Announcements, Place
from mille_net.discovery.asking import Candidate, Candidates, TableAnswer
from mille_net.discovery.interfaces import Where, typed_addresses
from mille_net.discovery.self_test import self_test
from mille_net.limits import (
    DEFAULT_PORT,
    MAX_ADDRESSES_ASKED,
    MAX_JOINED_ASKED,
    MAX_LISTED,
    VERSIONS,
)
from mille_net.messages import Door, TablePhase
from mille_net.messages.codec import ProtocolError
from mille_net.messages.wire_rules import rules_from
from mille_net.tables import Availability, FoundTable, SelfTest
from mille_net.thread_bridge import Deliver
from mille_net.transport.addresses import parse_address
from mille_net.transport.log_rate_limit import LogRateLimit
from mille_net.transport.machines import machine_of
from mille_net.transport.network_thread import NetworkThread
from mille_net.trust.known_hosts import KnownHosts
from mille_rules import RuleSet

_LOG = logging.getLogger(__name__)
_LOG.addFilter(LogRateLimit())


class BrowserTimes(NamedTuple):
    """Intervals and timeouts of the list, in seconds."""

    probe: float = 5.0
    probe_answer: float = 2.0
    interfaces: float = 5.0
    restart: float = 20.0


class Browser:
    """Finds tables while it is open; `found` gets the whole list whenever it changes."""

    def __init__(
        self,
        found: Callable[[tuple[FoundTable, ...]], None],
        knows: Callable[[str, str], bool],
        on: Where = (),
        times: BrowserTimes = BrowserTimes(),  # noqa: B008  immutable
        joined: Callable[[], Iterable[Place]] = tuple,
    ) -> None:
        """`knows` returns, by certificate and game id, whether this program was in that game.

        `joined` returns where the hosts are that this program has joined.
        """
        self._found = found
        self._joined = joined
        self._times = times
        self._told: tuple[FoundTable, ...] | None = None
        self._candidates = Candidates(self._tell, knows, times.probe_answer)
        self._announcements = Announcements(self._candidates.add, self._candidates.withdraw, on)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start searching. Raises OSError if the system does not allow it; it is tried again."""
        # Tables that were joined before are asked even if nothing can be announced here.
        self._ask_joined()
        self._tell()
        self._tasks = [
            asyncio.create_task(_every(self._times.probe, self._candidates.ask_all)),
            asyncio.create_task(_every(self._times.restart, self._restart)),
            asyncio.create_task(_every(self._times.interfaces, self._announcements.follow)),
        ]
        await self._announcements.follow()

    async def close(self) -> None:
        """Stop searching."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._candidates.close()
        await self._announcements.close()

    async def _restart(self) -> None:
        self._ask_joined()
        await self._announcements.restart()

    def _ask_joined(self) -> None:
        for place in self._joined():
            self._candidates.add(place)

    def _tell(self) -> None:
        tables = tuple(sorted(self._chosen(), key=lambda table: (table.name.casefold(), table.key)))
        if tables != self._told:
            self._told = tables
            self._found(tables)

    def _chosen(self) -> list[FoundTable]:
        """Return the tables that are shown, each once.

        If there are too many, those come first that this program knows; of the others, the first
        of each machine, then the second of each, and so on.
        """
        tables: dict[str, FoundTable] = {}
        ranks: dict[str, tuple[bool, int]] = {}
        seen: Counter[str] = Counter()
        for place, candidate, answer in self._candidates.answered():
            table = _shown(place, candidate, answer)
            if table.key not in tables or tables[table.key].availability:
                tables[table.key] = table
            machine = machine_of(answer.address.host)
            ranks.setdefault(table.key, (not table.known, seen[machine]))
            seen[machine] += 1
        chosen = sorted(tables, key=ranks.__getitem__)[:MAX_LISTED]
        return [tables[key] for key in chosen]


def _shown(place: Place, candidate: Candidate, answer: TableAnswer) -> FoundTable:
    banner, address = answer.banner, answer.address
    port = DEFAULT_PORT if address.port is None else address.port
    others = (one.host for one in place if one != address)
    return FoundTable(
        key=f"{answer.certificate}:{port}",
        name=banner.name,
        game=answer.game,
        taken=banner.taken,
        seats=banner.seats,
        playing=banner.phase is not TablePhase.LOBBY,
        code=banner.door is Door.CODE,
        rules=_rules(banner.rules),
        availability=_availability(answer, failed=candidate.failures > 0),
        versions=banner.versions,
        addresses=(address.host, *others),
        port=port,
        known=candidate.known,
        fingerprint=answer.certificate,
    )


def _rules(lines: tuple[str, ...]) -> RuleSet | None:
    """Return the rules of a table, None if this program does not know them."""
    try:
        return rules_from(lines)
    except ProtocolError:
        return None


def _availability(answer: TableAnswer, *, failed: bool) -> Availability:
    lowest, highest = answer.banner.versions
    if highest < VERSIONS[0] or lowest > VERSIONS[1]:
        return Availability.OTHER_VERSION
    return Availability.NOT_ANSWERING if failed else Availability.AVAILABLE


async def _every(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:
            # Zeroconf may raise anything for an odd interface; the next time may succeed.
            _LOG.warning("looking for tables: %r", error)


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


def _places(known: KnownHosts) -> list[Place]:
    """Return where the hosts are that were joined before."""
    places = known.places(MAX_JOINED_ASKED)
    return [tuple(map(parse_address, place[:MAX_ADDRESSES_ASKED])) for place in places]

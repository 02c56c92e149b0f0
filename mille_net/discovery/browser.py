"""The live list of tables: finds announcements, and probes whether the tables still exist."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple

from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from mille_net.discovery.announcement import SERVICE, Announcement, from_txt
from mille_net.discovery.interfaces import Where, follow_interfaces, is_reachable, multicast_dns
from mille_net.limits import VERSIONS
from mille_net.tables import Availability, FoundTable
from mille_net.transport.log_rate_limit import LogRateLimit

_LOG = logging.getLogger(__name__)
_LOG.addFilter(LogRateLimit())

#: At most so many tables are listed; a stranger could announce thousands.
_MOST_TABLES = 64
#: At most so many addresses are stored for one table.
_MOST_ADDRESSES = 8
#: Milliseconds for querying incomplete announcements, and how many at once: a stranger
#: could announce thousands. The next browser finds those that are skipped.
_ASK_FOR = 3000
_MOST_ASKED = 64


class BrowserTimes(NamedTuple):
    """Intervals and timeouts of the list, in seconds."""

    probe: float = 5.0
    probe_answer: float = 2.0
    interfaces: float = 5.0
    #: A zeroconf browser queries less and less often; a new one queries at once.
    restart: float = 20.0


USUAL_TIMES = BrowserTimes()


class _Listing(NamedTuple):
    """One table; it is hidden after two failed probes, and shown again when it answers."""

    table: Announcement
    addresses: tuple[str, ...]
    port: int
    failures: int = 0


class Browser:
    """Finds tables while it is open; `found` gets the whole list whenever it changes."""

    def __init__(
        self,
        found: Callable[[tuple[FoundTable, ...]], None],
        knows: Callable[[str, str], bool],
        on: Where = (),
        times: BrowserTimes = USUAL_TIMES,
    ) -> None:
        """`knows` returns, by fingerprint and game id, whether this program was in that game."""
        self._found = found
        self._knows = knows
        self._on = on
        self._times = times
        self._rows: dict[str, _Listing] = {}
        self._told: tuple[FoundTable, ...] | None = None
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked = 0

    async def open(self) -> None:
        """Start searching. Raises OSError if the system does not allow it."""
        self._zeroconf = multicast_dns(self._on)
        self._browse()
        self._tell()
        times = self._times
        self._start(_every(times.restart, self._restart))
        follow = partial(follow_interfaces, self._zeroconf, self._on)
        self._start(_every(times.interfaces, follow))
        self._start(_every(times.probe, self._probe_all))

    async def close(self) -> None:
        """Stop searching."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._browser is not None:
            await self._browser.async_cancel()
        if self._zeroconf is not None:
            await self._zeroconf.async_close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _browse(self) -> None:
        assert self._zeroconf is not None
        self._browser = AsyncServiceBrowser(
            self._zeroconf.zeroconf, SERVICE, handlers=[self._on_change]
        )

    async def _restart(self) -> None:
        assert self._browser is not None
        await self._browser.async_cancel()
        self._browse()

    def _on_change(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            if self._rows.pop(name, None) is not None:
                self._tell()
            return
        info = AsyncServiceInfo(service_type, name)
        if info.load_from_cache(zeroconf):
            self._note(name, info)
        elif self._asked < _MOST_ASKED:
            self._asked += 1
            self._start(self._ask(zeroconf, name, info))

    async def _ask(self, zeroconf: Zeroconf, name: str, info: AsyncServiceInfo) -> None:
        try:
            if await info.async_request(zeroconf, _ASK_FOR):
                self._note(name, info)
        finally:
            self._asked -= 1

    def _note(self, name: str, info: AsyncServiceInfo) -> None:
        table = from_txt(info.properties)
        addresses = tuple(
            address
            for address in info.parsed_scoped_addresses(IPVersion.All)
            if is_reachable(address)
        )[:_MOST_ADDRESSES]
        if table is None or not addresses or not info.port:
            _LOG.info("an announcement that makes no sense: %.80r", name)
            return
        row = _Listing(table, addresses, info.port)
        old = self._rows.get(name)
        if old is None and not self._has_room():
            return
        if old is not None and old._replace(failures=0) == row:
            return  # already known: this is no sign of life
        self._rows[name] = row
        self._tell()

    def _has_room(self) -> bool:
        """Return True if one more table can be listed, after dropping a hidden one if necessary."""
        if len(self._rows) < _MOST_TABLES:
            return True
        hidden = [name for name, row in self._rows.items() if row.failures > 1]
        if hidden:
            del self._rows[hidden[0]]
        return bool(hidden)

    async def _probe_all(self) -> None:
        """Probe all tables: a host that was killed stays announced for minutes."""
        rows = dict(self._rows)
        answers = await asyncio.gather(*(self._answers(row) for row in rows.values()))
        for (name, row), answered in zip(rows.items(), answers, strict=True):
            if self._rows.get(name) is row:  # no newer announcement has arrived
                failures = 0 if answered else row.failures + 1
                self._rows[name] = row._replace(failures=failures)
        self._tell()

    async def _answers(self, row: _Listing) -> bool:
        probes = [self._reaches(address, row.port) for address in row.addresses]
        return any(await asyncio.gather(*probes))

    async def _reaches(self, address: str, port: int) -> bool:
        try:
            async with asyncio.timeout(self._times.probe_answer):
                _, writer = await asyncio.open_connection(address, port)
        except OSError:  # TimeoutError is one
            return False
        writer.transport.abort()
        return True

    def _tell(self) -> None:
        shown = [self._shown(name, row) for name, row in self._rows.items() if row.failures < 2]
        tables = tuple(sorted(shown, key=lambda table: (table.name.casefold(), table.key)))
        if tables != self._told:
            self._told = tables
            self._found(tables)

    def _shown(self, name: str, row: _Listing) -> FoundTable:
        table = row.table
        return FoundTable(
            key=name,
            name=table.name,
            game=table.game,
            taken=table.taken,
            seats=table.seats,
            playing=table.playing,
            code=table.code,
            rules=table.rules,
            availability=_grey(row),
            versions=table.versions,
            addresses=row.addresses,
            port=row.port,
            known=self._knows(table.fingerprint, table.game),
            fingerprint=table.fingerprint,
        )


def _grey(row: _Listing) -> Availability:
    lowest, highest = row.table.versions
    if highest < VERSIONS[0] or lowest > VERSIONS[1]:
        return Availability.OTHER_VERSION
    return Availability.NOT_ANSWERING if row.failures else Availability.AVAILABLE


async def _every(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except OSError as error:
            _LOG.warning("looking for tables: %s", error)

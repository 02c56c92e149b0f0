"""The live list of tables: who is announced, or was joined before, is asked whether it is there."""

import asyncio
import contextlib
import logging
import random
import re
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from mille_net.discovery.asking import TableAnswer, ask
from mille_net.discovery.interfaces import (
    SERVICE,
    Interface,
    Where,
    follow_interfaces,
    interfaces,
    multicast_dns,
    near,
)
from mille_net.limits import (
    ASKING_BURST,
    ASKING_RATE,
    DEFAULT_PORT,
    MAX_ADDRESSES_ASKED,
    MAX_ANNOUNCED,
    MAX_ASKED,
    MAX_BUDGETS,
    MAX_LISTED,
    VERSIONS,
)
from mille_net.messages import Door, TablePhase
from mille_net.tables import Address, Availability, FoundTable
from mille_net.transport.log_rate_limit import LogRateLimit
from mille_net.transport.machines import machine_of
from mille_net.transport.token_bucket import TokenBucket

_LOG = logging.getLogger(__name__)
_LOG.addFilter(LogRateLimit())

#: The names of announced tables. zeroconf raises an exception for some others, and then passes on
#: no more names.
_NAME = re.compile(rf"mb-[0-9a-f]{{8}}\.{re.escape(SERVICE)}\Z")
#: Milliseconds for querying an incomplete announcement.
_COMPLETE_WITHIN = 3000
#: Seconds in which questions may be answered when the list is closed, so that their connections end
#: in an orderly way.
_CLOSING_TIME = 0.2
#: Hexadecimal digits of a game id by which it is recognised.
_GAME_DIGITS = 8


class BrowserTimes(NamedTuple):
    """Intervals and timeouts of the list, in seconds."""

    probe: float = 5.0
    probe_answer: float = 2.0
    interfaces: float = 5.0
    #: A zeroconf browser queries less and less often; a new one queries at once.
    restart: float = 20.0


USUAL_TIMES = BrowserTimes()

#: The addresses at which a table may be.
_Place = tuple[Address, ...]


@dataclass
class _Candidate:
    """A place that is asked: hidden until it answers, and again after two failures."""

    #: The name that announced it last; empty for a table that was joined before.
    name: str
    answer: TableAnswer | None = None
    failures: int = 0
    #: True if its name has been withdrawn since it was asked last: one failure is enough then.
    withdrawn: bool = False
    known: bool = False
    asked: bool = field(default=False, repr=False)


class Browser:
    """Finds tables while it is open; `found` gets the whole list whenever it changes."""

    def __init__(
        self,
        found: Callable[[tuple[FoundTable, ...]], None],
        knows: Callable[[str, str], bool],
        on: Where = (),
        times: BrowserTimes = USUAL_TIMES,
        joined: Callable[[], Iterable[_Place]] = tuple,
    ) -> None:
        """`knows` returns, by certificate and game id, whether this program was in that game.

        `joined` returns where the hosts are that this program has joined.
        """
        self._found = found
        self._knows = knows
        self._joined = joined
        self._on = on
        self._times = times
        self._candidates: dict[_Place, _Candidate] = {}
        self._told: tuple[FoundTable, ...] | None = None
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        #: True once nobody is asked any more.
        self._closing = False
        self._own: tuple[Interface, ...] = ()
        #: How many incomplete announcements are being queried.
        self._completing = 0
        #: How often each address that has answered may be asked for new announcements.
        self._budgets: dict[Address, TokenBucket] = {}
        self._free = asyncio.Semaphore(MAX_ASKED)

    async def open(self) -> None:
        """Start searching. Raises OSError if the system does not allow it; it is tried again."""
        # Tables that were joined before are asked even if nothing can be announced here.
        self._ask_joined()
        self._tell()
        times = self._times
        self._start(_every(times.probe, self._ask_all))
        self._start(_every(times.restart, self._restart))
        self._start(_every(times.interfaces, self._follow))
        await self._follow()

    async def close(self) -> None:
        """Stop searching."""
        self._closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_CLOSING_TIME):
                while any(candidate.asked for candidate in self._candidates.values()):
                    await asyncio.sleep(_CLOSING_TIME / 20)
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

    async def _follow(self) -> None:
        """Follow changes of the interfaces, of which there may have been none before."""
        self._own = interfaces(self._on)
        if self._zeroconf is None:
            self._listen()
        else:
            await follow_interfaces(self._zeroconf, self._on)

    # -- announcements -----------------------------------------------------------------------------

    def _listen(self) -> None:
        self._zeroconf = multicast_dns(self._on)
        self._browse()

    def _browse(self) -> None:
        assert self._zeroconf is not None
        self._browser = AsyncServiceBrowser(
            self._zeroconf.zeroconf, SERVICE, handlers=[self._on_change]
        )

    async def _restart(self) -> None:
        self._ask_joined()
        if self._browser is not None:
            await self._browser.async_cancel()
            self._browse()

    def _on_change(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if not _NAME.match(name):
            _LOG.info("an announcement with an impossible name: %.80r", name)
        elif state_change is ServiceStateChange.Removed:
            self._withdraw(name)
        else:
            info = AsyncServiceInfo(service_type, name)
            if info.load_from_cache(zeroconf):
                self._note(name, info)
            elif self._completing < MAX_ASKED:
                # The next browser finds those that are skipped.
                self._completing += 1
                self._start(self._complete(zeroconf, name, info))

    async def _complete(self, zeroconf: Zeroconf, name: str, info: AsyncServiceInfo) -> None:
        try:
            if await info.async_request(zeroconf, _COMPLETE_WITHIN):
                self._note(name, info)
        finally:
            self._completing -= 1

    def _note(self, name: str, info: AsyncServiceInfo) -> None:
        announced = near(info.parsed_scoped_addresses(IPVersion.All), self._own)
        if not announced or not info.port:
            _LOG.info("an announcement of no address of this network: %.80r", name)
            return
        self._add(tuple(Address(one, info.port) for one in announced[:MAX_ADDRESSES_ASKED]), name)

    def _withdraw(self, name: str) -> None:
        """Ask a table at once that is said to be gone: anybody can say so."""
        for place, candidate in self._candidates.items():
            if candidate.name == name and not candidate.withdrawn:
                candidate.withdrawn = True
                self._start(self._ask(place, candidate))

    def _add(self, place: _Place, name: str) -> None:
        candidate = self._candidates.get(place)
        if candidate is not None:
            candidate.name = name or candidate.name
            return
        if name and not self._has_room():
            return
        self._candidates[place] = candidate = _Candidate(name)
        self._start(self._ask(place, candidate))

    def _has_room(self) -> bool:
        """Make room for an announced place, if necessary by dropping one that has not answered.

        It is one of those at the address with most of them.
        """
        if len(self._candidates) < MAX_ANNOUNCED:
            return True
        silent = [
            place for place, one in self._candidates.items() if one.name and one.answer is None
        ]
        if not silent:
            return False
        counts = Counter(place[0].host for place in silent)
        most = max(counts.values())
        dropped = random.choice([place for place in silent if counts[place[0].host] == most])
        del self._candidates[dropped]
        return True

    def _ask_joined(self) -> None:
        for place in self._joined():
            self._add(place, "")

    # -- questions ---------------------------------------------------------------------------------

    async def _ask_all(self) -> None:
        """Ask all candidates again, those that have answered before first."""
        self._start(self._ask_silent())
        answered = [pair for pair in self._candidates.items() if pair[1].answer is not None]
        await asyncio.gather(*(self._ask(*pair) for pair in answered))
        for _, candidate in answered:
            candidate.withdrawn = False

    async def _ask_silent(self) -> None:
        silent = [pair for pair in self._candidates.items() if pair[1].answer is None]
        random.shuffle(silent)
        await asyncio.gather(*(self._ask(*pair) for pair in silent))

    async def _ask(self, place: _Place, candidate: _Candidate) -> None:
        """Ask a candidate, unless that is being done.

        Of those that have not answered only so many are asked at the same time: a flood of
        announcements waits in line.
        """
        if candidate.asked or self._closing:
            return
        candidate.asked = True
        try:
            if candidate.answer is not None:
                await self._ask_now(place, candidate)
            else:
                async with self._free:
                    if self._may_ask(place):
                        await self._ask_now(place, candidate)
        finally:
            candidate.asked = False

    def _may_ask(self, place: _Place) -> bool:
        """Return False if an address that has answered before would be asked too often.

        Announcements that name the same table again and again must not make this guest connect so
        often that the host turns it away.
        """
        now = asyncio.get_running_loop().time()
        known = (self._budgets[address] for address in place if address in self._budgets)
        return all(budget.take(now) for budget in known)

    def _note_answer(self, address: Address) -> None:
        if address not in self._budgets:
            if len(self._budgets) >= MAX_BUDGETS:
                self._budgets.clear()
            self._budgets[address] = TokenBucket(ASKING_RATE, ASKING_BURST)

    async def _ask_now(self, place: _Place, candidate: _Candidate) -> None:
        if self._candidates.get(place) is not candidate or self._closing:
            return
        answer = await ask(place, self._times.probe_answer)
        if answer is None:
            self._note_failure(place, candidate)
            self._tell()
            return
        self._note_answer(answer.address)
        twin = self._twin(candidate, answer)
        if twin is not None:
            # Its goodbye is to be heard, also if the table was joined before and answered first.
            twin.name = candidate.name or twin.name
            self._candidates.pop(place, None)
        else:
            game = answer.banner.game.hex()[:_GAME_DIGITS]
            candidate.known = self._knows(answer.certificate, game)
            candidate.answer, candidate.failures = answer, 0
        self._tell()

    def _twin(self, candidate: _Candidate, answer: TableAnswer) -> _Candidate | None:
        """Return another candidate that is the same table at the same address."""
        return next(
            (
                other
                for other in self._candidates.values()
                if other.answer is not None
                and other is not candidate
                and other.answer.certificate == answer.certificate
                and other.answer.address == answer.address
            ),
            None,
        )

    def _note_failure(self, place: _Place, candidate: _Candidate) -> None:
        candidate.failures += 1
        if candidate.failures > 1 or candidate.withdrawn:
            candidate.answer = None
        if candidate.withdrawn:
            self._candidates.pop(place, None)

    # -- the list ----------------------------------------------------------------------------------

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
        for place, candidate in self._candidates.items():
            if candidate.answer is None:
                continue
            table = _shown(place, candidate, candidate.answer)
            if table.key not in tables or tables[table.key].availability:
                tables[table.key] = table
            machine = machine_of(candidate.answer.address.host)
            ranks.setdefault(table.key, (not candidate.known, seen[machine]))
            seen[machine] += 1
        chosen = sorted(tables, key=ranks.__getitem__)[:MAX_LISTED]
        return [tables[key] for key in chosen]


def _shown(place: _Place, candidate: _Candidate, answer: TableAnswer) -> FoundTable:
    banner, address = answer.banner, answer.address
    port = DEFAULT_PORT if address.port is None else address.port
    others = (one.host for one in place if one != address)
    return FoundTable(
        key=f"{answer.certificate}:{port}",
        name=banner.name,
        game=banner.game.hex()[:_GAME_DIGITS],
        taken=banner.taken,
        seats=banner.seats,
        playing=banner.phase is not TablePhase.LOBBY,
        code=banner.door is Door.CODE,
        rules=banner.rules,
        availability=_grey(candidate, answer),
        versions=banner.versions,
        addresses=(address.host, *others),
        port=port,
        known=candidate.known,
        fingerprint=answer.certificate,
    )


def _grey(candidate: _Candidate, answer: TableAnswer) -> Availability:
    lowest, highest = answer.banner.versions
    if highest < VERSIONS[0] or lowest > VERSIONS[1]:
        return Availability.OTHER_VERSION
    return Availability.NOT_ANSWERING if candidate.failures else Availability.AVAILABLE


async def _every(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:
            # Zeroconf may raise anything for an odd interface; the next time may succeed.
            _LOG.warning("looking for tables: %r", error)

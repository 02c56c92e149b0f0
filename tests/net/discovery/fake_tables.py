"""What answers at the addresses of announcements: tables, and others."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from pathlib import Path

from mille_net.discovery.announcer import Announcer
from mille_net.discovery.browser import Browser, BrowserTimes
from mille_net.messages import Banner, Door, TablePhase
from mille_net.messages.codec import encode
from mille_net.tables import Address, FoundTable
from mille_net.transport.connection_limits import ConnectionLimits
from mille_net.transport.listener import Listener
from mille_net.transport.tcp import TcpLink, host_context
from mille_net.trust.certificates import Identity

HERE = "127.0.0.1"
ON = (HERE,)
#: Seconds to wait for what must happen.
PATIENCE = 90.0
#: Answers take as long as a busy machine needs.
QUICK = BrowserTimes(probe=0.02, probe_answer=PATIENCE, interfaces=0.05, restart=0.1)
#: Other tests may announce tables at the same time.
GAME = os.urandom(16)
LABEL = f"mb-{GAME.hex()[:8]}"
BANNER = Banner(
    versions=(1, 1),
    program="test",
    game=GAME,
    name="Ann's table",
    commit=bytes(32),
    door=Door.OPEN,
    phase=TablePhase.LOBBY,
    taken=1,
    seats=4,
    rules=("rules classic",),
)
_ROOMY = ConnectionLimits(1000, 1000, 1000, 1e6, 1e6, 1e6, 1e6)


def label(number: int) -> str:
    """Return another name for an announcement."""
    return f"mb-{(int(LABEL[3:], 16) + number) % 2**32:08x}"


class FakeTable:
    """Greets everybody like a table, and says no more."""

    def __init__(self, identity: Identity, banner: Banner) -> None:
        self.banner = banner
        self.greeted = 0
        self.listener = Listener(host_context(identity.path), self._greet, connection_limits=_ROOMY)

    @property
    def port(self) -> int:
        return self.listener.port

    def _greet(self, link: TcpLink, _address: str) -> "_Deaf":
        self.greeted += 1
        link.send(encode(self.banner))
        return _Deaf()


class _Deaf:
    stranger = silent = True

    def received(self, data: bytes) -> None:
        pass

    def lost(self) -> None:
        pass


@contextlib.asynccontextmanager
async def answering(
    identity: Identity, port: int = 0, banner: Banner = BANNER, address: str = HERE
) -> AsyncIterator[FakeTable]:
    """A table that answers at an address."""
    table = FakeTable(identity, banner)
    table.listener.open(port, (address,))
    try:
        yield table
    finally:
        await table.listener.close()


class Shown:
    """The list as a window shows it, of the tables of this test alone."""

    def __init__(self) -> None:
        self.tables: tuple[FoundTable, ...] = ()
        #: How long the list was at most, with the tables of others.
        self.most = 0
        self._news = asyncio.Event()

    def __call__(self, tables: tuple[FoundTable, ...]) -> None:
        own = GAME.hex()[:8]
        self.tables = tuple(table for table in tables if table.game == own)
        self.most = max(self.most, len(tables))
        self._news.set()

    async def until(self, condition: Callable[[tuple[FoundTable, ...]], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition(self.tables):
                self._news.clear()
                await self._news.wait()

    async def names(self, *names: str) -> None:
        await self.until(lambda tables: [table.name for table in tables] == list(names))


@contextlib.asynccontextmanager
async def looking(
    times: BrowserTimes = QUICK,
    knows: Callable[[str, str], bool] = lambda *_: False,
    joined: Callable[[], Iterable[tuple[Address, ...]]] = tuple,
) -> AsyncIterator[Shown]:
    """An open list."""
    shown = Shown()
    browser = Browser(shown, knows, ON, times, joined)
    await browser.open()
    try:
        yield shown
    finally:
        await browser.close()


@contextlib.asynccontextmanager
async def announced(port: int, name: str = LABEL) -> AsyncIterator[Announcer]:
    """An announcement."""
    announcer = Announcer(name, port, ON, poll=0.05)
    await announcer.open()
    try:
        yield announcer
    finally:
        await announcer.close()


def run(work: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(work)


def another(folder: Path) -> Identity:
    """Return the identity of another computer."""
    return Identity.load_or_make(folder)

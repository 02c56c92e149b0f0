"""A listener and its callers over real sockets."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import ClassVar

from mille_net.tables import Address
from mille_net.transport.connection_limits import ConnectionLimits
from mille_net.transport.dialling import dial
from mille_net.transport.listener import Listener
from mille_net.transport.tcp import TcpLimits, TcpLink, guest_context, host_context
from mille_net.trust.certificates import Identity

HERE = "127.0.0.1"


#: Time limits that tests never reach with healthy peers.
QUICK = TcpLimits(handshake=0.5, write=0.2, outbox=64 * 1024)


ROOMY = ConnectionLimits(rate=1000.0, burst=1000.0, machine_rate=1000.0, machine_burst=1000.0)


class Ear:
    """One end of a connection, which records what it receives."""

    #: All ends of a test, closed after it.
    every: ClassVar[list["Ear"]] = []

    def __init__(self, link: TcpLink) -> None:
        self.every.append(self)
        self.link = link
        self.heard = bytearray()
        self.over = 0
        #: As reported by the host about its peer; a test can admit it.
        self.stranger = self.silent = True
        self._news = asyncio.Event()

    def received(self, data: bytes) -> None:
        assert not self.over
        self.heard += data
        self._news.set()

    def lost(self) -> None:
        self.over += 1
        self._news.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def hears(self, data: bytes) -> None:
        await self.until(lambda: len(self.heard) >= len(data))
        assert bytes(self.heard) == data


class House:
    """A listener that records its connections."""

    def __init__(
        self, identity: Identity, limits: TcpLimits, connection_limits: ConnectionLimits
    ) -> None:
        self.identity = identity
        self.ears: list[Ear] = []
        self.addresses: list[str] = []
        self.listener = Listener(
            host_context(identity.path), self._accept, limits, connection_limits
        )
        self.listener.open(0, (HERE,))
        self.address = Address(HERE, self.listener.port)

    def _accept(self, link: TcpLink, address: str) -> Ear:
        self.ears.append(Ear(link))
        self.addresses.append(address)
        return self.ears[-1]

    async def visit(self) -> tuple[Ear, Ear]:
        """Open a connection and return the ends of guest and host.

        On a busy computer a handshake may take longer than the host waits, and is done again.
        """
        count = len(self.ears)
        while len(self.ears) == count:
            guest = await call(self.address)
            await eventually(lambda end=guest: len(self.ears) > count or end.over > 0)
        return guest, self.ears[-1]

    async def plain(self, own: str = HERE) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection from an address without starting TLS."""
        return await asyncio.open_connection(*self.address, local_addr=(own, 0))

    async def encrypted(self, own: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a TLS connection from an address without sending anything."""
        context = guest_context()
        where = {"ssl": context, "server_hostname": "", "local_addr": (own, 0)}
        return await asyncio.open_connection(*self.address, **where)


async def call(*addresses: Address, expected: str = "", limits: TcpLimits = QUICK) -> Ear:
    ears: list[Ear] = []

    def reached(link: TcpLink, address: Address) -> Ear:
        assert address in addresses
        ears.append(Ear(link))
        return ears[-1]

    await dial(addresses, reached, expected, limits)
    (ear,) = ears
    return ear


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


def run(work: Coroutine[None, None, None]) -> None:
    """Run a test in the event loop of the program, and close all connections."""

    async def whole() -> None:
        try:
            await work
        finally:
            for ear in Ear.every:
                ear.link.abort()
                await ear.link.ended.wait()
            Ear.every.clear()

    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(whole())


@contextlib.asynccontextmanager
async def housed(
    identity: Identity, limits: TcpLimits = QUICK, connection_limits: ConnectionLimits = ROOMY
) -> AsyncIterator[House]:
    house = House(identity, limits, connection_limits)
    try:
        yield house
    finally:
        await house.listener.close()
    assert all(ear.over == 1 for ear in house.ears)


async def ended(reader: asyncio.StreamReader) -> bool:
    """Return True if the other end closes the connection soon."""
    async with asyncio.timeout(20):
        try:
            return await reader.read() == b""
        except ConnectionError:
            return True


def free_port() -> int:
    with socket.create_server((HERE, 0)) as server:
        return int(server.getsockname()[1])

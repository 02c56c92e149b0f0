"""Measures what people with phones notice while others attack their server.

The window's network runs in one process, the attackers in another one; everything stays on the
loopback interface, whose many addresses stand for many machines. Three phones ping four times a
second, and their worst round trip is printed for each attack; then the time in which a phone that
was away has loaded the page and is shown its picture again.
"""

import argparse
import asyncio
import contextlib
import itertools
import multiprocessing
import os
import struct
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple, Self

from mille_net.phone.phone_listener import PhonePage
from tests.net.phone.network_phone import HERE, PhoneWindow
from tests.net.phone.phone_client import PhoneClient

#: Attacking machines, the connections of the largest attack, and the seconds of each attack.
MACHINES, CONNECTIONS, SECONDS = 16, 1_000, 6.0
#: Seconds between two pings of a phone: almost as fast as the limit allows.
PING = 0.25
PLAYERS = ("Ann", "Ben", "Cleo")
#: The worst round trip that is promised.
WORST_MS = 100.0
#: As large as the page may be, and cannot be compressed.
PAGE = PhonePage(os.urandom(300_000), "default-src 'none'; connect-src ws://{host}")
TLS_HELLO = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"
#: Frames of a browser with a mask of zeros: a ping without content, and one of 4 GiB.
PING_FRAME = b"\x89\x80" + bytes(4)
HUGE_FRAME = b"\x82\xff" + struct.pack("!Q", 2**32) + bytes(4)


class Where(NamedTuple):
    """A server, and the keys of its phones."""

    host: str
    keys: dict[str, bytes]

    @property
    def port(self) -> int:
        """The port of the server."""
        return int(self.host.split(":")[1])


def machine(number: int) -> str:
    """Return the loopback address of an attacker or phone."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connected(where: Where, address: str) -> Streams:
    """Connect from an address."""
    return await asyncio.open_connection(HERE, where.port, local_addr=(address, 0))


class Phone:
    """A phone's connection."""

    def __init__(self, client: PhoneClient, streams: Streams) -> None:
        self.client = client
        self._reader, self.writer = streams

    @classmethod
    async def connected(cls, where: Where, key: bytes, address: str) -> Self:
        """Connect with a key, and wait for the first picture."""
        phone = cls(PhoneClient(key, where.host), await connected(where, address))
        phone.writer.write(phone.client.to_send())
        await phone.until(lambda: bool(phone.client.pictures))
        return phone

    async def until(self, condition: Callable[[], bool]) -> None:
        """Receive until a condition is true. Raises ConnectionError if the host hangs up."""
        while not condition():
            data = await self._reader.read(65_536)
            if not data:
                raise ConnectionError(f"closed with {self.client.code}")
            self.client.received(data)
            self.writer.write(self.client.to_send())

    async def ping(self) -> float:
        """Return the milliseconds of a round trip."""
        began, heard = time.perf_counter(), len(self.client.messages)
        self.client.say()
        self.writer.write(self.client.to_send())
        await self.until(lambda: len(self.client.messages) > heard)
        return (time.perf_counter() - began) * 1000

    def close(self) -> None:
        """Hang up."""
        self.writer.transport.abort()


# --- attacks --------------------------------------------------------------------------------------


async def send(where: Where, address: str, data: bytes, stay: float = 0.0) -> None:
    """Connect, send bytes, read what comes until the end or for some seconds, and hang up."""
    reader, writer = await connected(where, address)
    try:
        writer.write(data)
        async with asyncio.timeout(stay or 5.0):
            while await reader.read(65_536):
                pass
    finally:
        writer.transport.abort()


async def from_everywhere(attempt: Callable[[str], Awaitable[None]], count: int = MACHINES) -> None:
    """Repeat an attempt from all machines at once, until it is cancelled."""

    async def again(address: str) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError):
                await attempt(address)
            await asyncio.sleep(0.005)

    await asyncio.gather(*(again(machine(number % MACHINES)) for number in range(count)))


async def nothing(_: Where) -> None:
    """Leave the phones in peace."""
    await asyncio.sleep(SECONDS)


async def thousand_connections(where: Where) -> None:
    """Keep as many connections as possible, and say nothing."""
    await from_everywhere(lambda address: send(where, address, b"", 10.0), CONNECTIONS)


async def tls_hellos(where: Where) -> None:
    """Begin TLS."""
    await from_everywhere(lambda address: send(where, address, TLS_HELLO))


async def page_loads(where: Where) -> None:
    """Load the page again and again."""
    request = f"GET /p HTTP/1.1\r\nHost: {where.host}\r\n\r\n".encode()
    await from_everywhere(lambda address: send(where, address, request))


async def long_requests(where: Where) -> None:
    """Send a request that does not end."""
    head = f"GET /p HTTP/1.1\r\nHost: {where.host}\r\n".encode()
    await from_everywhere(lambda address: send(where, address, head + b"X: y\r\n" * 100_000))


async def frames(where: Where, data: bytes) -> None:
    """Send frames after the request of a phone, whose key's name was heard on the network."""
    request = PhoneClient(where.keys["Ann"], where.host).to_send()
    await from_everywhere(lambda address: send(where, address, request + data))


async def wrong_seals(where: Where) -> None:
    """Send frames that are not sealed with the key."""
    await frames(where, b"\x82\xfe\x01\x10" + bytes(4) + os.urandom(272))


async def bad_phone(where: Where) -> None:
    """Let a phone with a key of its own send as much as it can, and come back each time."""

    async def flood(address: str) -> None:
        phone = await Phone.connected(where, where.keys["Dan"], address)
        try:
            while phone.client.code is None:
                for _ in range(1_000):
                    phone.client.say(picture=1, choice=1)
                phone.writer.write(phone.client.to_send())
                await phone.until(lambda: bool(phone.client.code))
        finally:
            phone.close()

    await from_everywhere(flood, 1)


def run_attack(attack: Callable[[Where], Awaitable[None]], where: Where) -> None:
    """Attack until the process is ended."""

    async def begin() -> None:
        await attack(where)

    asyncio.run(begin())


@contextlib.contextmanager
def attacked(attack: Callable[[Where], Awaitable[None]], where: Where) -> Iterator[None]:
    """Run an attack beside what is measured."""
    process = multiprocessing.get_context("spawn").Process(target=run_attack, args=(attack, where))
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


# --- what people notice ---------------------------------------------------------------------------


async def pinging(phone: Phone) -> list[float]:
    """Return the round trips of one phone in milliseconds."""
    times: list[float] = []
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        times.append(await phone.ping())
        await asyncio.sleep(PING)
    return times


async def coming_back(where: Where) -> float:
    """Return the milliseconds in which a phone that was away has its page and picture again."""
    began, address = time.perf_counter(), machine(1_000)
    request = f"GET /p HTTP/1.1\r\nHost: {where.host}\r\n\r\n".encode()
    while True:
        with contextlib.suppress(OSError, TimeoutError):
            await send(where, address, request)
            phone = await Phone.connected(where, where.keys["Ann"], address)
            phone.close()
            return (time.perf_counter() - began) * 1000
        await asyncio.sleep(0.25)


async def measured(
    where: Where, attack: Callable[[Where], Awaitable[None]]
) -> tuple[list[float], float]:
    """Return the round trips of all phones during an attack, and how soon one is back."""
    phones = [
        await Phone.connected(where, where.keys[player], machine(1_000 + number))
        for number, player in enumerate(PLAYERS)
    ]
    with attacked(attack, where):
        await asyncio.sleep(2.0)
        lists = await asyncio.gather(*(pinging(phone) for phone in phones))
        for phone in phones:
            phone.close()
        back = await coming_back(where)
    return sorted(itertools.chain(*lists)), back


def serve(folder: Path, told: Connection) -> None:
    """Run a window's network with phones until the process is ended."""
    window = PhoneWindow(folder, PAGE)
    keys = {}
    for player in (*PLAYERS, "Dan"):
        window.phones.show(player, {"number": 1, "player": player})
        phone = window.started(player)
        keys[player] = phone.key
        phone.close()
    told.send(Where(phone.host, keys))
    window.until(lambda: False, patience=float("inf"))


@contextlib.contextmanager
def server() -> Iterator[Where]:
    """Run the server in a process of its own."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        process = context.Process(target=serve, args=(Path(folder), there))
        process.start()
        try:
            yield here.recv()
        finally:
            process.kill()
            process.join()


ATTACKS: dict[str, Callable[[Where], Awaitable[None]]] = {
    "nobody attacks": nothing,
    "1,000 connections": thousand_connections,
    "beginnings of TLS": tls_hellos,
    "loading the page": page_loads,
    "requests without end": long_requests,
    "floods of pings": partial(frames, data=PING_FRAME * 50_000),
    "frames of 4 GiB": partial(frames, data=HUGE_FRAME + bytes(500_000)),
    "wrong seals": wrong_seals,
    "a bad phone": bad_phone,
}


def main() -> None:
    """Print the worst round trip and the time to come back for each attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    rounds = parser.parse_args().rounds
    print(f"promised: {WORST_MS:.0f} ms at worst")
    for name, attack in ATTACKS.items():
        for _ in range(rounds):
            with server() as where:
                trips, back = asyncio.run(measured(where, attack))
            middle, worst = trips[len(trips) // 2], trips[-1]
            print(f"{name:22} median {middle:5.1f}  worst {worst:6.1f} ms  back in {back:6.0f} ms")


if __name__ == "__main__":
    main()

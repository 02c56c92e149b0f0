"""Measures what people at a table notice while others attack it: round trips, and getting in.

A `mille-host` runs as a program of its own, the attackers in another one; everything stays on the
loopback interface, whose many addresses stand for many machines. Three players send a ping every 60
ms, and their worst round trip is printed for each attack. Then places are filled with machines that
prove nothing, or with one machine that knows the code, and the time is printed after which a
newcomer with the right code is in.
"""

import argparse
import asyncio
import contextlib
import itertools
import multiprocessing
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple, Self

from mille_net.limits import FRAME_AFTER, MAX_GUESTS_PER_MACHINE, VERSIONS
from mille_net.messages import (
    FROM_HOST,
    Confirm,
    Hello,
    Message,
    NonceMessage,
    Pake,
    Ping,
    Pong,
    Purpose,
    Refused,
    Welcome,
)
from mille_net.messages.codec import FrameReader, encode
from mille_net.transport.tcp import guest_context
from mille_net.trust.certificates import certificate_hash
from mille_net.trust.table_code import GuestCode

HERE = "127.0.0.1"
#: Attacking machines, and the seconds of each attack.
MACHINES, SECONDS = 16, 6.0
#: Seconds after which all places are taken.
PREPARED = 12.0
#: Seconds between two pings of a player: as fast as the limit of messages allows.
PING = 0.06
PLAYERS = 3
#: What a newcomer is promised, and the worst round trip.
IN_TIME_S, N5_MS = 10.0, 100.0
#: The beginning of a TLS handshake, which never goes on.
HALF_OPEN = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"
#: The groups of addresses for which one machine passes that has IPv4 and three IPv6 networks.
GROUPS = 4


class Where(NamedTuple):
    """A table, and its code."""

    port: int
    code: str


def machine(number: int) -> str:
    """Return the loopback address of an attacker."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


class Client:
    """A guest's end of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._frames = FrameReader(FROM_HOST, FRAME_AFTER)
        self._inbox: list[Message] = []
        tls = writer.get_extra_info("ssl_object")
        self._certificate = certificate_hash(tls.getpeercert(binary_form=True))

    @classmethod
    async def connected(cls, where: Where, address: str) -> Self:
        """Connect from an address."""
        return cls(
            *await asyncio.open_connection(
                HERE,
                where.port,
                ssl=guest_context(),
                server_hostname="",
                local_addr=(address, 0),
            )
        )

    def send(self, message: Message) -> None:
        """Send a message."""
        self._writer.write(encode(message))

    async def until(self, *kinds: type[Message]) -> Message:
        """Wait for a message of these kinds; answers pings meanwhile."""
        while True:
            while self._inbox:
                message = self._inbox.pop(0)
                if isinstance(message, kinds):
                    return message
                if isinstance(message, Ping):
                    self.send(Pong(message.n))
            data = await self._reader.read(65_536)
            if not data:
                raise ConnectionError("the host has closed the connection")
            self._inbox += self._frames.feed(data)

    def hello(self) -> None:
        """Ask to be let in."""
        name = secrets.token_hex(4)
        token, nonce = secrets.token_bytes(32), secrets.token_bytes(32)
        self.send(Hello(VERSIONS, "benchmark", token, nonce, (name,), Purpose.PLAY))

    async def enter(self, code: str) -> None:
        """Get in by the code. Raises ConnectionError if that is refused."""
        self.hello()
        answer = await self.until(NonceMessage, Refused)
        if isinstance(answer, NonceMessage) and answer.code:
            guess = GuestCode(code, self._certificate)
            self.send(Pake(guess.message))
            answer = await self.until(Pake, Refused)
            if isinstance(answer, Pake):
                self.send(Confirm(guess.confirm(answer.message)))
                answer = await self.until(Welcome, Refused)
        if not isinstance(answer, Welcome):
            raise ConnectionError(f"not let in: {answer}")

    def close(self) -> None:
        """Hang up."""
        self._writer.transport.abort()


# --- attacks --------------------------------------------------------------------------------------


async def again(work: Callable[[], Awaitable[None]], pause: float = 0.0) -> None:
    """Repeat an attack until it is cancelled, whatever becomes of each attempt."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await work()
        await asyncio.sleep(pause)


async def guess_at_once(where: Where) -> None:
    """Let 16 machines guess at the same moment, then 16 others, and so on."""
    for wave in itertools.count():
        clients: list[Client] = []
        for number in range(MACHINES):
            with contextlib.suppress(OSError):
                client = await Client.connected(where, machine(wave * MACHINES + number))
                clients.append(client)
                client.hello()
                await client.until(NonceMessage, Refused)
        for client in clients:
            client.send(Pake(b"A" + GuestCode("000000", bytes(32)).message[1:]))
        await asyncio.sleep(0.5)
        for client in clients:
            client.close()


async def half_open(where: Where) -> None:
    """Begin TLS handshakes from all machines, and leave them open."""

    async def knock(address: str) -> None:
        _, writer = await asyncio.open_connection(HERE, where.port, local_addr=(address, 0))
        writer.write(HALF_OPEN)

    await asyncio.gather(*(again(partial(knock, machine(n)), 0.02) for n in range(MACHINES)))


async def join_again(where: Where) -> None:
    """Connect, say hello and hang up, from all machines, as fast as possible."""

    async def join(address: str) -> None:
        client = await Client.connected(where, address)
        client.hello()
        with contextlib.suppress(OSError):
            await client.until(NonceMessage, Refused)
        client.close()

    await asyncio.gather(*(again(partial(join, machine(n)), 0.01) for n in range(MACHINES)))


async def hello_and_wait(where: Where) -> None:
    """Say hello from all machines and wait; come again when sent away."""

    async def wait(address: str) -> None:
        client = await Client.connected(where, address)
        try:
            client.hello()
            await client.until(Welcome)
        finally:
            client.close()

    await asyncio.gather(*(again(partial(wait, machine(n)), 0.2) for n in range(MACHINES)))


async def fill_places(where: Where) -> None:
    """Get in by the code as often as one machine with several networks can, and stay."""

    async def stay(address: str) -> None:
        client = await Client.connected(where, address)
        try:
            await client.enter(where.code)
            await client.until(Refused)
        finally:
            client.close()

    places = range(GROUPS * MAX_GUESTS_PER_MACHINE)
    await asyncio.gather(*(again(partial(stay, machine(n % GROUPS)), 0.5) for n in places))


async def nothing(_: Where) -> None:
    """Leave the table in peace."""
    await asyncio.sleep(SECONDS)


def run_attack(attack: Callable[[Where], Awaitable[None]], where: Where, seconds: float) -> None:
    """Attack for some seconds, in a process of its own."""

    async def limited() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await attack(where)

    asyncio.run(limited())


@contextlib.contextmanager
def attacked(
    attack: Callable[[Where], Awaitable[None]], where: Where, seconds: float
) -> Iterator[None]:
    """Run an attack beside what is measured."""
    process = multiprocessing.get_context("spawn").Process(
        target=run_attack, args=(attack, where, seconds)
    )
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


# --- what people notice ---------------------------------------------------------------------------


async def pinging(client: Client, seconds: float) -> list[float]:
    """Return the round trips of one player in milliseconds."""
    times: list[float] = []
    end = time.perf_counter() + seconds
    while (began := time.perf_counter()) < end:
        client.send(Ping(len(times)))
        await client.until(Pong)
        took = time.perf_counter() - began
        times.append(took * 1000)
        await asyncio.sleep(max(0.0, PING - took))
    return times


async def round_trips(where: Where, attack: Callable[[Where], Awaitable[None]]) -> list[float]:
    """Return the round trips of all players during an attack, the quickest first."""
    players = [await Client.connected(where, machine(1_000 + n)) for n in range(PLAYERS)]
    for player in players:
        await player.enter(where.code)
    with attacked(attack, where, SECONDS + 3):
        times = await asyncio.gather(*(pinging(player, SECONDS) for player in players))
    for player in players:
        player.close()
    return sorted(itertools.chain(*times))


async def newcomer(where: Where, attack: Callable[[Where], Awaitable[None]]) -> float:
    """Return after how many seconds somebody with the right code is in; infinite after 30."""
    with attacked(attack, where, 60.0):
        await asyncio.sleep(PREPARED)
        began = time.perf_counter()
        while time.perf_counter() - began < 30:
            client = None
            try:
                async with asyncio.timeout(5):
                    client = await Client.connected(where, machine(2_000))
                    await client.enter(where.code)
                return time.perf_counter() - began
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.3)
            finally:
                if client is not None:
                    client.close()
    return float("inf")


@contextlib.contextmanager
def table() -> Iterator[Where]:
    """Run a table with a code."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--bind", HERE, "--port", "0", "--announce", "no", "--folder", folder]
        log = (Path(folder) / "log").open("wb")
        host = subprocess.Popen(
            [sys.executable, "-m", "mille_net.server.main", "--seats", "6", *options],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert host.stdout is not None
        told = {}
        while "Code" not in told:
            line = host.stdout.readline()
            if not line:
                raise RuntimeError((Path(folder) / "log").read_text())
            key, _, value = line.strip().partition(": ")
            told[key] = value
        try:
            yield Where(int(told["Port"]), told["Code"])
        finally:
            host.kill()
            host.wait()
            log.close()


ATTACKS = {
    "nobody attacks": nothing,
    "16 guesses at once": guess_at_once,
    "half-open TLS": half_open,
    "joining again and again": join_again,
    "16 say hello and wait": hello_and_wait,
}


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    rounds = parser.parse_args().rounds
    print(f"worst round trip of a player, N5 <= {N5_MS:.0f} ms")
    for name, attack in ATTACKS.items():
        for _ in range(rounds):
            with table() as where:
                times = asyncio.run(round_trips(where, attack))
            half, late = times[len(times) // 2], times[int(len(times) * 0.99)]
            print(
                f"  {name:26} {times[-1]:7.1f} ms   99 %: {late:6.1f}   50 %: {half:5.1f}",
                flush=True,
            )
    print(f"a newcomer with the right code is in after, <= {IN_TIME_S:.0f} s")
    for name, attack in (
        ("16 say hello and wait", hello_and_wait),
        ("one machine fills 24 places", fill_places),
    ):
        with table() as where:
            print(f"  {name:28} {asyncio.run(newcomer(where, attack)):6.1f} s", flush=True)


if __name__ == "__main__":
    main()

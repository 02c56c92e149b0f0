"""Real sockets on the loopback interface: TLS, limits, and nobody who harms the others."""

import asyncio
import contextlib
import socket
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import ClassVar

import pytest

from mille_net.dialling import DialError, dial
from mille_net.doorstep import DoorstepLimits
from mille_net.listener import Listener
from mille_net.tables import Address, Lost
from mille_net.tcp import TcpLimits, TcpLink, guest_context, host_context
from mille_net.trust import Identity

HERE = "127.0.0.1"
#: Nobody has to wait for these in a test; healthy peers on this computer are far quicker.
QUICK = TcpLimits(handshake=0.5, write=0.2, outbox=64 * 1024)
ROOMY = DoorstepLimits(rate=1000.0, burst=1000.0)


class Ear:
    """One end of a connection: keeps what it hears."""

    #: All of a test, to be ended with it.
    every: ClassVar[list["Ear"]] = []

    def __init__(self, link: TcpLink) -> None:
        self.every.append(self)
        self.link = link
        self.heard = bytearray()
        self.over = 0
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
    """A listener whose connections are all ears."""

    def __init__(self, identity: Identity, limits: TcpLimits, doorstep: DoorstepLimits) -> None:
        self.identity = identity
        self.ears: list[Ear] = []
        self.addresses: list[str] = []
        self.listener = Listener(host_context(identity.path), self._accept, limits, doorstep)
        self.listener.open(0, (HERE,))
        self.address = Address(HERE, self.listener.port)

    def _accept(self, link: TcpLink, address: str) -> Ear:
        self.ears.append(Ear(link))
        self.addresses.append(address)
        return self.ears[-1]

    async def visit(self) -> tuple[Ear, Ear]:
        """A new connection: the guest's end, the host's end."""
        count = len(self.ears)
        guest = await call(self.address)
        await eventually(lambda: len(self.ears) > count)
        return guest, self.ears[-1]

    async def plain(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection that does not begin TLS."""
        return await asyncio.open_connection(*self.address)


async def call(*addresses: Address, expected: str = "") -> Ear:
    ears: list[Ear] = []

    def reached(link: TcpLink, address: Address) -> Ear:
        assert address in addresses
        ears.append(Ear(link))
        return ears[-1]

    await dial(addresses, reached, expected, QUICK)
    (ear,) = ears
    return ear


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


@pytest.fixture(scope="module")
def identity(tmp_path_factory) -> Identity:
    return Identity.load_or_make(tmp_path_factory.mktemp("identity"))


def run(work: Coroutine[None, None, None]) -> None:
    """Run a test in the kind of loop that the program has, and tidy up after it."""

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


@pytest.fixture
def at_home(identity):
    """Runs a test at a house of its own."""

    def run_there(
        work: Callable[[House], Coroutine[None, None, None]],
        limits: TcpLimits = QUICK,
        doorstep: DoorstepLimits = ROOMY,
    ) -> None:
        async def whole() -> None:
            async with housed(identity, limits, doorstep) as house:
                await work(house)

        run(whole())

    return run_there


@contextlib.asynccontextmanager
async def housed(
    identity: Identity, limits: TcpLimits = QUICK, doorstep: DoorstepLimits = ROOMY
) -> AsyncIterator[House]:
    house = House(identity, limits, doorstep)
    try:
        yield house
    finally:
        await house.listener.close()
    assert all(ear.over == 1 for ear in house.ears)


async def ended(reader: asyncio.StreamReader) -> bool:
    """Whether the other end has hung up, soon or at once."""
    async with asyncio.timeout(20):
        try:
            return await reader.read() == b""
        except ConnectionError:
            return True


def test_bytes_go_both_ways(at_home):
    async def work(house: House) -> None:
        guest, host = await house.visit()
        guest.link.send(b"hello")
        await host.hears(b"hello")
        host.link.send(b"welcome")
        await guest.hears(b"welcome")
        assert house.addresses == [HERE]

    at_home(work)


def test_small_messages_are_sent_at_once_at_both_ends(at_home):
    async def work(house: House) -> None:
        for ear in await house.visit():
            sock = ear.link._transport.get_extra_info("socket")
            assert sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    at_home(work)


def test_tls_is_1_3_with_the_certificate_of_the_host_and_our_protocol(at_home):
    async def work(house: House) -> None:
        guest, _ = await house.visit()
        tls = guest.link._transport.get_extra_info("ssl_object")
        assert tls.version() == "TLSv1.3"
        assert tls.selected_alpn_protocol() == "millebornes/1"
        await call(house.address, expected=house.identity.certificate.hex())

    at_home(work)


def test_older_tls_is_refused(at_home):
    async def work(house: House) -> None:
        context = guest_context()
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        with pytest.raises((ssl.SSLError, ConnectionError)):
            await asyncio.open_connection(*house.address, ssl=context, server_hostname="")
        assert house.ears == []

    at_home(work)


@pytest.mark.parametrize("protocols", [[], ["http/1.1"], ["millebornes/2"]])
def test_who_does_not_speak_our_protocol_inside_tls_is_cut_off(at_home, protocols):
    async def work(house: House) -> None:
        context = guest_context()
        context.set_alpn_protocols(protocols)
        reader, writer = await asyncio.open_connection(
            *house.address, ssl=context, server_hostname=""
        )
        assert await ended(reader)
        writer.close()
        assert house.ears == []

    at_home(work)


def test_a_host_without_our_protocol_is_no_table(identity):
    async def work() -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(identity.path)
        server = await asyncio.start_server(lambda *_: None, HERE, 0, ssl=context)
        async with server:
            with pytest.raises(DialError) as error:
                await call(Address(HERE, server.sockets[0].getsockname()[1]))
            assert error.value.reason is Lost.NO_TABLE

    run(work())


def test_what_speaks_no_tls_is_no_table():
    async def work() -> None:
        def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"SSH-2.0-OpenSSH_9.2\r\n")
            writer.close()

        server = await asyncio.start_server(answer, HERE, 0)
        async with server:
            with pytest.raises(DialError) as error:
                await call(Address(HERE, server.sockets[0].getsockname()[1]))
            assert error.value.reason is Lost.NO_TABLE

    run(work())


def free_port() -> int:
    with socket.create_server((HERE, 0)) as server:
        return int(server.getsockname()[1])


def test_an_address_without_anybody_is_unreachable(at_home):
    async def work(_: House) -> None:
        for addresses in ([Address(HERE, free_port())], [Address("no-such-host.invalid", 1)], []):
            with pytest.raises(DialError) as error:
                await call(*addresses)
            assert error.value.reason is Lost.UNREACHABLE

    at_home(work)


def test_the_address_that_answers_is_the_one_that_counts(at_home):
    async def work(house: House) -> None:
        guest = await call(Address(HERE, free_port()), house.address, house.address)
        guest.link.send(b"hello")
        await eventually(lambda: bool(house.ears))
        await house.ears[0].hears(b"hello")

    at_home(work)


def test_not_a_byte_goes_to_another_certificate(at_home, tmp_path):
    async def work(house: House) -> None:
        other = Identity.load_or_make(tmp_path)
        with pytest.raises(DialError) as error:
            await call(house.address, expected=other.certificate.hex())
        assert error.value.reason is Lost.OTHER_CERTIFICATE
        await eventually(lambda: all(ear.over for ear in house.ears))
        assert all(not ear.heard for ear in house.ears)
        async with housed(other) as right:
            await call(house.address, right.address, expected=other.certificate.hex()[:16])

    at_home(work)


def test_a_handshake_that_stalls_is_cut_off(at_home):
    async def work(house: House) -> None:
        reader, writer = await house.plain()
        writer.write(b"\x16\x03\x01\x02\x00")
        assert await ended(reader)
        writer.close()
        await house.visit()

    at_home(work, QUICK._replace(handshake=0.05))


def test_a_stalled_handshake_counts_and_is_counted_out(at_home):
    async def work(house: House) -> None:
        first, writer = await house.plain()
        second, other = await house.plain()
        assert await ended(second)
        assert await ended(first)
        writer.close()
        other.close()
        await house.visit()

    at_home(work, QUICK._replace(handshake=0.1), ROOMY._replace(per_address=1))


def test_one_address_has_only_so_many_connections(at_home):
    async def work(house: House) -> None:
        guests = [(await house.visit())[0] for _ in range(3)]
        with pytest.raises(DialError):
            await call(house.address)
        guests[0].link.close()
        await eventually(lambda: any(ear.over for ear in house.ears))
        await house.visit()

    at_home(work, doorstep=ROOMY._replace(per_address=3))


def test_there_are_only_so_many_connections_in_all(at_home):
    async def work(house: House) -> None:
        await house.visit()
        await house.visit()
        with pytest.raises(DialError):
            await call(house.address)

    at_home(work, doorstep=ROOMY._replace(connections=2))


def test_who_connects_too_often_is_turned_away(at_home):
    async def work(house: House) -> None:
        for _ in range(4):
            guest, _ = await house.visit()
            guest.link.close()
        with pytest.raises(DialError):
            await call(house.address)

    at_home(work, doorstep=DoorstepLimits(rate=0.001, burst=4))


def test_after_three_protocol_errors_an_address_is_banned(at_home):
    async def work(house: House) -> None:
        guest, host = await house.visit()
        for _ in range(3):
            house.listener.misused(HERE)
        with pytest.raises(DialError):
            await call(house.address)
        guest.link.send(b"still here")
        await host.hears(b"still here")

    at_home(work)


def test_a_peer_that_never_reads_is_dropped_and_nobody_else(at_home):
    async def work(house: House) -> None:
        stalled, to_stalled = await house.visit()
        healthy, to_healthy = await house.visit()
        stalled.link._transport.pause_reading()
        while not to_stalled.over:
            to_stalled.link.send(bytes(16_384))
            to_healthy.link.send(bytes(16_384))
            healthy.heard.clear()
            await healthy.until(lambda: len(healthy.heard) >= 16_384)
        assert not to_healthy.over

    at_home(work)


def test_one_write_that_is_stuck_is_enough(at_home):
    async def work(house: House) -> None:
        stalled, to_stalled = await house.visit()
        stalled.link._transport.pause_reading()
        async with asyncio.timeout(20):
            while not to_stalled.over:
                # The system's own buffers may grow for a while.
                if to_stalled.link._stuck_since is None:
                    to_stalled.link.send(bytes(16_384))
                await asyncio.sleep(0.001)
                house.listener.tick()

    at_home(work, QUICK._replace(outbox=100_000_000))


def test_a_write_that_has_been_stuck_for_a_moment_harms_nobody(at_home):
    async def work(house: House) -> None:
        stalled, to_stalled = await house.visit()
        stalled.link._transport.pause_reading()
        while to_stalled.link._stuck_since is None:
            to_stalled.link.send(bytes(16_384))
        house.listener.tick()
        assert not to_stalled.over
        stalled.link.abort()

    at_home(work, TcpLimits(outbox=100_000_000))


def test_the_usual_limits_are_those_of_the_protocol():
    assert TcpLimits() == TcpLimits(handshake=3.0, write=10.0, outbox=256 * 1024)
    assert DoorstepLimits() == DoorstepLimits(
        connections=24, per_address=8, rate=5, burst=10, errors=3, ban=60.0
    )


def test_a_slow_reader_gets_everything_in_order(at_home):
    async def work(house: House) -> None:
        guest, host = await house.visit()
        guest.link._transport.pause_reading()
        sent = bytearray()
        while host.link._stuck_since is None or len(sent) % 7:
            frame = len(sent).to_bytes(4) * 3_001
            host.link.send(frame)
            sent += frame
        host.link.send(b"the last")
        host.link.close()
        guest.link._transport.resume_reading()
        await guest.hears(bytes(sent) + b"the last")
        await guest.until(lambda: guest.over == 1)

    at_home(work, QUICK._replace(outbox=100_000_000, handshake=20.0))


def test_what_was_sent_before_closing_arrives(at_home):
    async def work(house: House) -> None:
        guest, host = await house.visit()
        guest.link.send(b"too late to be heard")
        host.link.send(b"bye")
        host.link.close()
        await guest.hears(b"bye")
        await guest.until(lambda: guest.over == 1)
        await host.until(lambda: host.over == 1)

    at_home(work)


def test_nobody_gets_in_while_the_listener_says_goodbye(at_home):
    async def work(house: House) -> None:
        _, host = await house.visit()
        host.link.send(b"x" * 1024)
        closing = asyncio.create_task(house.listener.close())
        await asyncio.sleep(0)
        with pytest.raises(DialError):
            await call(house.address)
        assert len(house.ears) == 1
        await closing

    at_home(work)


def test_nothing_is_heard_of_a_link_that_is_closed(at_home):
    async def work(house: House) -> None:
        guest, host = await house.visit()
        host.link.close()
        guest.link.send(b"hello?")
        await host.until(lambda: host.over == 1)
        assert not host.heard
        host.link.send(b"nobody there")
        host.link.close()
        host.link.abort()

    at_home(work)


def test_a_cut_is_told_at_both_ends(at_home):
    async def work(house: House) -> None:
        guest, host = await house.visit()
        guest.link.abort()
        await host.until(lambda: host.over == 1)
        await guest.until(lambda: guest.over == 1)

    at_home(work)


def test_a_port_that_is_taken_is_replaced_by_a_free_one_unless_it_must_be_that(identity):
    async def work() -> None:
        async with housed(identity) as house:
            other = Listener(host_context(identity.path), house._accept, QUICK, ROOMY)
            with pytest.raises(OSError, match="in use"):
                other.open(house.listener.port, (HERE,), exactly=True)
            other.open(house.listener.port, (HERE,))
            assert other.port not in (0, house.listener.port)
            await other.close()

    run(work())


def test_both_families_share_one_port(identity):
    async def work() -> None:
        listener = Listener(host_context(identity.path), lambda link, _: Ear(link), QUICK, ROOMY)
        listener.open(0)
        await (await call(Address(HERE, listener.port))).until(lambda: True)
        if socket.has_ipv6:
            with contextlib.suppress(DialError):
                await call(Address("::1", listener.port))
        await listener.close()

    run(work())

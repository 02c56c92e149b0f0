"""Links over real sockets: TLS, certificates, addresses, goodbyes."""

import asyncio
import contextlib
import errno
import socket
import ssl
import sys

import pytest

from mille_net.discovery.interfaces import interfaces
from mille_net.tables import Address, LostReason
from mille_net.transport.dialling import DialError
from mille_net.transport.listener import Listener
from mille_net.transport.tcp import ALPN, TcpLink, guest_context, host_context
from mille_net.trust.certificates import Identity
from tests.examples import each
from tests.net.tcp_house import (
    HERE,
    QUICK,
    ROOMY,
    Ear,
    House,
    call,
    ended,
    eventually,
    free_port,
    housed,
    run,
)


def test_bytes_go_both_ways(at_home):
    async def work(house: House) -> None:
        guest, host = await house.visit()
        guest.link.send(b"hello")
        await host.hears(b"hello")
        host.link.send(b"welcome")
        await guest.hears(b"welcome")
        assert house.addresses == [HERE]

    at_home(work)


def test_a_link_local_address_is_known_with_its_link(at_home):
    local = next((i for i in interfaces() if i.address.startswith("fe80:")), None)
    if local is None or sys.platform == "win32":
        pytest.skip("needs an interface with IPv6, named as on POSIX systems")

    async def work(house: House) -> None:
        addresses: list[str] = []

        def accepted(link: TcpLink, address: str) -> Ear:
            addresses.append(address)
            return Ear(link)

        listener = Listener(host_context(house.identity.path), accepted)
        listener.open(0, ("::",))
        await call(Address(local.address, listener.port))
        host, _, _ = local.address.partition("%")
        assert addresses == [f"{host}%{socket.if_nametoindex(local.name)}"]
        await listener.close()

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
            assert error.value.reason is LostReason.NO_TABLE

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
            assert error.value.reason is LostReason.NO_TABLE

    run(work())


def test_an_address_without_anybody_is_unreachable(at_home):
    async def work(_: House) -> None:
        for addresses in ([Address(HERE, free_port())], [Address("no-such-host.invalid", 1)], []):
            with pytest.raises(DialError) as error:
                await call(*addresses)
            assert error.value.reason is LostReason.UNREACHABLE

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
        assert error.value.reason is LostReason.OTHER_CERTIFICATE
        await eventually(lambda: all(ear.over for ear in house.ears))
        assert all(not ear.heard for ear in house.ears)
        async with housed(other) as right:
            await call(house.address, right.address, expected=other.certificate.hex()[:16])

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


class DetachedByTwoCloses(asyncio.Transport):
    """A TLS transport of Python 3.11.2: nothing can be aborted after a second close()."""

    def __init__(self) -> None:
        super().__init__({"ssl_object": self})
        self.closed = self.aborted = 0

    def selected_alpn_protocol(self) -> str:
        return ALPN

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Take whatever limits."""

    def is_closing(self) -> bool:
        return bool(self.closed or self.aborted)

    def close(self) -> None:
        self.closed += 1

    def abort(self) -> None:
        assert self.closed <= 1, "detached from the connection"
        self.aborted += 1


@each("stuck", [False, True])
def test_a_link_that_is_closed_twice_can_still_be_cut(stuck):
    async def work() -> None:
        link, transport = TcpLink(Ear, QUICK), DetachedByTwoCloses()
        link.connection_made(transport)
        if stuck:
            link.pause_writing()
        link.close()
        link.close()
        if stuck:
            assert not transport.closed
            link.resume_writing()
            link.close()
        assert transport.closed == 1
        link.abort()
        assert transport.aborted == 1
        link.connection_lost(None)

    run(work())


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
            # In these words on POSIX systems; Windows has the number in its message.
            with pytest.raises(OSError, match=rf"in use|{errno.EADDRINUSE}"):
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

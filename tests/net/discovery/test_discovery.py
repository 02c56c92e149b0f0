"""Real multicast DNS on the loopback interface: found, changed, silent and gone."""

import asyncio
import contextlib
import errno
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable, Coroutine

import pytest
from zeroconf import DNSOutgoing, DNSPointer, IPVersion
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from mille_net.discovery.announcement import SERVICE, Announcement, to_txt
from mille_net.discovery.announcer import Announcer
from mille_net.discovery.browser import Browser, BrowserTimes
from mille_net.discovery.interfaces import (
    Interface,
    can_be_typed,
    interfaces,
    ip_families,
    is_reachable,
    multicast_dns,
    typed_addresses,
)
from mille_net.discovery.self_test import self_test
from mille_net.tables import Availability, EmptyListCause, FoundTable

HERE = "127.0.0.1"
ON = (HERE,)
QUICK = BrowserTimes(probe=0.02, probe_answer=1.0, interfaces=0.05, restart=0.1)
#: What a message of multicast DNS is, and the kind and class of its answers.
_RESPONSE, _PTR, _IN = 0x8400, 12, 1
#: Other tests may announce tables at the same time.
GAME = os.urandom(4).hex()
LABEL = f"mb-{GAME}"
TABLE = Announcement("Ann's table", GAME, 1, 4, False, False, "0123456789abcdef", "classic")


class Shown:
    """The list as a window shows it, of the tables of this test alone."""

    def __init__(self) -> None:
        self.tables: tuple[FoundTable, ...] = ()
        #: How long the list was at most, with the tables of others.
        self.most = 0
        self._news = asyncio.Event()

    def __call__(self, tables: tuple[FoundTable, ...]) -> None:
        self.tables = tuple(table for table in tables if table.game == GAME)
        self.most = max(self.most, len(tables))
        self._news.set()

    async def until(self, condition: Callable[[tuple[FoundTable, ...]], bool]) -> None:
        async with asyncio.timeout(30):
            while not condition(self.tables):
                self._news.clear()
                await self._news.wait()

    async def names(self, *names: str) -> None:
        await self.until(lambda tables: [table.name for table in tables] == list(names))


@contextlib.asynccontextmanager
async def looking(times: BrowserTimes = QUICK) -> AsyncIterator[Shown]:
    shown = Shown()
    browser = Browser(shown, lambda fingerprint, _game: fingerprint == "f" * 16, ON, times)
    await browser.open()
    try:
        yield shown
    finally:
        await browser.close()


@contextlib.asynccontextmanager
async def answering(port: int = 0) -> AsyncIterator[int]:
    """A port at which somebody answers."""
    server = await asyncio.start_server(lambda _, writer: writer.close(), HERE, port)
    async with server:
        yield server.sockets[0].getsockname()[1]


@contextlib.asynccontextmanager
async def announced(
    port: int, table: Announcement = TABLE, label: str = LABEL
) -> AsyncIterator[Announcer]:
    announcer = Announcer(label, port, ON, poll=0.05)
    await announcer.open(table)
    try:
        yield announcer
    finally:
        await announcer.close()


def run(work: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(work)


def test_an_open_list_sees_a_table_that_opens_changes_and_closes():
    async def work() -> None:
        async with looking() as shown, answering() as port:
            async with announced(port) as announcer:
                await shown.names("Ann's table")
                (table,) = shown.tables
                assert (table.taken, table.seats, table.rules) == (1, 4, "classic")
                assert (table.addresses, table.port, table.availability) == (
                    ON,
                    port,
                    Availability.AVAILABLE,
                )
                announcer.tell(TABLE._replace(taken=4, playing=True, name="Ben's table"))
                await shown.names("Ben's table")
                assert shown.tables[0].playing
                assert shown.tables[0].key == table.key
            await shown.names()

    run(work())


def counted(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Grows with each look at the interfaces by an announcer."""
    looks: list[None] = []

    def look() -> tuple[Interface, ...]:
        looks.append(None)
        return (Interface("lo", HERE),)

    monkeypatch.setattr("mille_net.discovery.announcer.interfaces", look)
    monkeypatch.setattr("mille_net.discovery.announcer.multicast_dns", lambda _: multicast_dns(ON))
    return looks


def test_saying_the_same_again_costs_no_look_at_the_interfaces(monkeypatch):
    async def work() -> None:
        looks = counted(monkeypatch)
        announcer = Announcer(LABEL, 1, (), poll=60)
        await announcer.open(TABLE)
        before = len(looks)
        for _ in range(20):
            announcer.tell(TABLE)
            await asyncio.sleep(0)
        assert len(looks) == before
        await announcer.close()

    run(work())


def test_a_fault_while_looking_at_the_interfaces_ends_no_announcing(monkeypatch, caplog):
    faults = iter([RuntimeError("an odd interface"), OSError("no multicast")])
    over = asyncio.Event()

    async def fail(_: AsyncZeroconf) -> None:
        for fault in faults:
            raise fault
        over.set()

    async def work() -> None:
        monkeypatch.setattr(AsyncZeroconf, "async_update_interfaces", fail)
        calm = QUICK._replace(interfaces=60)
        async with looking(calm) as shown, answering() as port, announced(port) as announcer:
            await shown.names("Ann's table")
            async with asyncio.timeout(30):
                await over.wait()
            announcer.tell(TABLE._replace(name="Ben's table"))
            await shown.names("Ben's table")
        assert "an odd interface" in caplog.text

    run(work())


def test_a_list_that_opens_late_sees_the_tables_there_are():
    async def work() -> None:
        async with answering() as port, announced(port), looking() as shown:
            await shown.names("Ann's table")

    run(work())


def test_two_tables_of_one_name_are_both_listed():
    async def work() -> None:
        async with answering() as port, announced(port), looking() as shown:
            other = TABLE._replace(fingerprint="f" * 16)
            async with announced(port, other, f"{LABEL}-2"):
                await shown.names("Ann's table", "Ann's table")
                assert {table.known for table in shown.tables} == {False, True}

    run(work())


def test_a_table_that_no_longer_answers_turns_grey_then_goes_and_comes_back():
    async def work() -> None:
        async with contextlib.AsyncExitStack() as first:
            port = await first.enter_async_context(answering())
            async with announced(port), looking() as shown:
                await shown.names("Ann's table")
                await first.aclose()
                await shown.until(
                    lambda tables: tables[0].availability is Availability.NOT_ANSWERING
                )
                await shown.names()
                async with answering(port):
                    await shown.until(lambda tables: bool(tables) and not tables[0].availability)

    run(work())


def test_a_table_of_another_version_is_grey_from_the_start():
    async def work() -> None:
        table = TABLE._replace(versions=(7, 9))
        async with answering() as port, announced(port, table), looking() as shown:
            await shown.names("Ann's table")
            assert shown.tables[0].availability is Availability.OTHER_VERSION
            assert shown.tables[0].versions == (7, 9)

    run(work())


async def announce_by_hand(
    stranger: AsyncZeroconf, label: str, port: int, txt: dict[str, str]
) -> None:
    info = AsyncServiceInfo(
        SERVICE,
        f"{label}.{SERVICE}",
        port=port,
        properties=txt,
        server=f"{label}.local.",
        addresses=[b"\x7f\0\0\1"],
    )
    await stranger.async_register_service(info, cooperating_responders=True)


def test_what_makes_no_sense_is_not_listed_and_harms_nobody():
    async def work() -> None:
        async with answering() as port, looking() as shown, multicast_dns(ON) as stranger:
            txt = to_txt(TABLE)
            for number, junk in enumerate([{}, {**txt, "s": "9/2"}, {**txt, "n": "\n"}]):
                await announce_by_hand(stranger, f"{LABEL}-{number}", port, junk)
            async with announced(port):
                await shown.names("Ann's table")

    run(work())


def test_no_more_tables_are_listed_than_anybody_reads():
    async def work() -> None:
        calm = QUICK._replace(probe=60)
        async with answering() as port, looking(calm) as shown, multicast_dns(ON) as stranger:
            async with announced(port) as announcer:
                await shown.names("Ann's table")
                for number in range(70):
                    await announce_by_hand(stranger, f"{LABEL}-{number}", port, to_txt(TABLE))
                # This is heard after all of them.
                announcer.tell(TABLE._replace(name="Ben's table"))
                await shown.until(lambda tables: tables[-1].name == "Ben's table")
            assert shown.most == 64

    run(work())


def test_a_healthy_loopback_hears_itself():
    async def work() -> None:
        result = await self_test(25100, ON, patience=1.0)
        assert result.cause in (
            EmptyListCause.ISOLATED,
            EmptyListCause.NOBODY,
            EmptyListCause.VPN,
            EmptyListCause.UNUSABLE,
        )
        assert result.port == 25100

    run(work())


def test_a_computer_without_a_network_is_told_so(monkeypatch):
    monkeypatch.setattr("mille_net.discovery.self_test.interfaces", tuple)
    run(likely(EmptyListCause.NO_NETWORK))


async def likely(expected: EmptyListCause, on: tuple[str, ...] = ()) -> None:
    result = await self_test(25100, on, patience=0.05)
    assert result.cause is expected, result


def test_a_firewall_that_keeps_the_own_announcement_out_is_named(monkeypatch):
    async def deaf(*_: object) -> bool:
        return False

    monkeypatch.setattr("mille_net.discovery.self_test._hears_itself", deaf)
    run(likely(EmptyListCause.BLOCKED, ON))


def test_a_tunnel_that_takes_everything_is_named(monkeypatch):
    own = (Interface("wlan0", "192.168.1.2"), Interface("wg0", "10.8.0.2"))
    monkeypatch.setattr("mille_net.discovery.self_test.interfaces", lambda: own)
    monkeypatch.setattr("mille_net.discovery.self_test.way_outside", lambda: "10.8.0.2")
    run(likely(EmptyListCause.VPN, ON))


def test_a_system_that_does_not_let_us_listen_is_named(monkeypatch):
    def refuse(_: object) -> None:
        raise OSError("permission denied")

    monkeypatch.setattr("mille_net.discovery.self_test.multicast_dns", refuse)

    async def work() -> None:
        result = await self_test(25100, ON)
        assert (result.cause, result.detail) == (EmptyListCause.UNUSABLE, "permission denied")

    run(work())


@pytest.mark.parametrize(
    ("address", "reachable", "typed"),
    [
        ("192.168.1.2", True, True),
        ("fd00::2", True, True),
        ("fe80::1", False, True),
        ("fe80::1%3", True, False),
    ],
)
def test_link_local_addresses_need_their_scope(address, reachable, typed):
    assert is_reachable(address) is reachable
    assert can_be_typed(address) is typed


def test_own_addresses_never_name_the_loopback_interface():
    assert HERE not in {interface.address for interface in interfaces()}
    assert not {"::1", HERE} & set(typed_addresses())
    assert all(text.endswith(":7") for text in typed_addresses(7))


def test_thousands_of_announcements_that_say_nothing_are_not_asked_about_at_once():
    async def work() -> None:
        stranger = multicast_dns(ON)
        async with looking(QUICK._replace(restart=60.0)) as shown, answering() as port:
            await stranger.zeroconf.async_wait_for_start()
            before = len(asyncio.all_tasks())
            for start in range(0, 300, 20):
                told = DNSOutgoing(_RESPONSE)
                for number in range(start, start + 20):
                    alias = f"mb-{GAME}{number}.{SERVICE}"
                    told.add_answer_at_time(DNSPointer(SERVICE, _PTR, _IN, 120, alias), 0)
                stranger.zeroconf.async_send(told)
            async with announced(port):
                await shown.names("Ann's table")
                assert before + 10 < len(asyncio.all_tasks()) < before + 100
        await stranger.async_close()

    run(work())


@pytest.mark.parametrize("has_sockets", [True, False])
@pytest.mark.parametrize("addresses", [("192.168.1.2",), ("192.168.1.2", "fe80::2%2")])
def test_ipv6_is_used_only_where_a_network_and_the_system_have_it(
    monkeypatch, addresses, has_sockets
):
    real = socket.socket

    def no_socket(family: int, kind: int) -> socket.socket:
        if family == socket.AF_INET6 and not has_sockets:
            raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")
        return real(socket.AF_INET, kind)

    own = tuple(Interface("eth0", address) for address in addresses)
    monkeypatch.setattr("mille_net.discovery.interfaces.interfaces", lambda: own)
    monkeypatch.setattr("mille_net.discovery.interfaces.socket.socket", no_socket)
    both = len(addresses) == 2 and has_sockets
    assert ip_families() is (IPVersion.All if both else IPVersion.V4Only)


def test_an_interface_that_takes_no_packet_is_not_worth_a_line(caplog):
    error = OSError(errno.ENETUNREACH, "Network is unreachable")
    logging.getLogger("zeroconf").warning("Error with socket: %s", error)
    assert caplog.text == ""

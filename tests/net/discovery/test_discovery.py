"""Real multicast DNS on the loopback interface: found, changed, silent and gone."""

import asyncio
import contextlib
import errno
import logging
import socket

import ifaddr
import msgspec
import pytest
from zeroconf import DNSOutgoing, DNSPointer, IPVersion
from zeroconf.asyncio import AsyncZeroconf

from mille_net.discovery.announcer import Announcer
from mille_net.discovery.browser import Browser
from mille_net.discovery.interfaces import (
    SERVICE,
    Interface,
    NetworkKind,
    can_be_typed,
    interfaces,
    ip_families,
    multicast_dns,
    near,
    typed_addresses,
)
from mille_net.discovery.self_test import self_test
from mille_net.messages import TablePhase
from mille_net.tables import Availability, EmptyListCause
from tests.net.discovery.fake_tables import (
    BANNER,
    GAME,
    HERE,
    ON,
    PATIENCE,
    QUICK,
    Shown,
    announced,
    another,
    answering,
    label,
    looking,
    run,
)

#: What a message of multicast DNS is, and the kind and class of its answers.
_RESPONSE, _PTR, _IN = 0x8400, 12, 1


def test_an_open_list_sees_a_table_that_opens_changes_and_closes(identity):
    async def work() -> None:
        async with looking() as shown:
            async with contextlib.AsyncExitStack() as its:
                table = await its.enter_async_context(answering(identity))
                await its.enter_async_context(announced(table.port))
                await shown.names("Ann's table")
                (found,) = shown.tables
                assert (found.taken, found.seats, found.rules) == (1, 4, "classic")
                assert (found.addresses, found.port) == (ON, table.port)
                assert found.availability is Availability.AVAILABLE
                assert found.fingerprint == identity.certificate.hex()
                table.banner = msgspec.structs.replace(
                    BANNER, taken=4, phase=TablePhase.PLAY, name="Ben's table"
                )
                await shown.names("Ben's table")
                assert shown.tables[0].playing
                assert shown.tables[0].key == found.key
            await shown.names()

    run(work())


def test_a_fault_while_looking_at_the_interfaces_ends_no_search(identity, monkeypatch, caplog):
    faults = iter([RuntimeError("an odd interface"), OSError("no multicast")] * 4)
    over = asyncio.Event()

    async def fail(_: AsyncZeroconf) -> None:
        for fault in faults:
            raise fault
        over.set()

    async def work() -> None:
        monkeypatch.setattr(AsyncZeroconf, "async_update_interfaces", fail)
        async with looking() as shown, answering(identity) as table, announced(table.port):
            await shown.names("Ann's table")
            async with asyncio.timeout(PATIENCE):
                await over.wait()
        assert "an odd interface" in caplog.text

    run(work())


def test_a_search_that_could_not_begin_is_tried_again(identity, monkeypatch):
    faults = [OSError("no interface"), OSError("no interface")]

    def multicast(on: tuple[str, ...]) -> AsyncZeroconf:
        if faults:
            raise faults.pop()
        return multicast_dns(on)

    async def work() -> None:
        async with answering(identity) as table, announced(table.port):
            monkeypatch.setattr("mille_net.discovery.announcements.multicast_dns", multicast)
            shown = Shown()
            browser = Browser(shown, lambda *_: False, ON, QUICK)
            with pytest.raises(OSError, match="no interface"):
                await browser.open()
            await shown.names("Ann's table")
            await browser.close()

    run(work())


def test_the_announcement_follows_the_addresses_of_the_computer(monkeypatch, identity):
    own = [Interface("lo", "127.0.0.9", 8)]
    monkeypatch.setattr("mille_net.discovery.announcer.interfaces", lambda _: tuple(own))

    async def work() -> None:
        async with looking() as shown, answering(identity) as table, announced(table.port):
            await asyncio.sleep(0.2)
            assert shown.tables == (), "nobody answers at that address"
            own[0] = Interface("lo", HERE, 8)
            await shown.names("Ann's table")

    run(work())


def test_a_list_that_opens_late_sees_the_tables_there_are(identity):
    async def work() -> None:
        async with answering(identity) as table, announced(table.port), looking() as shown:
            await shown.names("Ann's table")

    run(work())


def test_two_tables_of_one_name_are_both_listed(identity, tmp_path):
    other = another(tmp_path)

    async def work() -> None:
        def knows(certificate: str, game: str) -> bool:
            return (certificate, game) == (other.certificate.hex(), GAME.hex()[:8])

        async with (
            looking(knows=knows) as shown,
            answering(identity) as one,
            answering(other) as two,
            announced(one.port),
            announced(two.port, label(1)),
        ):
            await shown.names("Ann's table", "Ann's table")
            assert {table.known for table in shown.tables} == {False, True}

    run(work())


def test_announcing_that_was_impossible_at_first_is_tried_again(identity, monkeypatch, caplog):
    """There may be no interface yet, or another program has the port for itself."""
    failures = [OSError(errno.EADDRINUSE, "in use")] * 3

    def fail_at_first(on: tuple[str, ...]) -> AsyncZeroconf:
        if failures:
            raise failures.pop()
        return multicast_dns(on)

    monkeypatch.setattr("mille_net.discovery.announcer.multicast_dns", fail_at_first)

    async def work() -> None:
        async with answering(identity) as table, announced(table.port), looking() as shown:
            await shown.names("Ann's table")

    with caplog.at_level(logging.INFO):
        run(work())
    said = [r.message for r in caplog.records if r.name == "mille_net.discovery.announcer"]
    assert len(said) == 2, "once that it fails, and once that it does not any more"
    assert "in use" in said[0]
    assert said[1] == "the table is announced"


def test_a_table_that_no_longer_answers_turns_grey_then_goes_and_comes_back(identity):
    async def work() -> None:
        async with contextlib.AsyncExitStack() as first:
            table = await first.enter_async_context(answering(identity))
            port = table.port
            async with announced(port), looking() as shown:
                await shown.names("Ann's table")
                await first.aclose()
                await shown.until(
                    lambda tables: tables[0].availability is Availability.NOT_ANSWERING
                )
                await shown.names()
                async with answering(identity, port):
                    await shown.until(lambda tables: bool(tables) and not tables[0].availability)

    run(work())


def test_a_table_of_another_version_is_grey_from_the_start(identity):
    async def work() -> None:
        banner = msgspec.structs.replace(BANNER, versions=(7, 9))
        async with (
            answering(identity, banner=banner) as table,
            looking() as shown,
            announced(table.port),
        ):
            await shown.names("Ann's table")
            assert shown.tables[0].availability is Availability.OTHER_VERSION
            assert shown.tables[0].versions == (7, 9)

    run(work())


def test_a_healthy_loopback_hears_itself(monkeypatch):
    """Who else is heard and how traffic leaves depends on the machine."""

    async def hears(*_: object) -> bool:
        return True

    monkeypatch.setattr("mille_net.discovery.self_test._hears_others", hears)
    monkeypatch.setattr("mille_net.discovery.self_test.ways_outside", frozenset)

    async def work() -> None:
        result = await self_test(25100, ON, patience=PATIENCE)
        assert (result.cause, result.port) == (EmptyListCause.NOBODY, 25100), result

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
    tunnel = Interface("wg0", "10.8.0.2", kind=NetworkKind.TUNNEL)
    own = (Interface("wlan0", "192.168.1.2"), tunnel)
    monkeypatch.setattr("mille_net.discovery.self_test.interfaces", lambda: own)
    monkeypatch.setattr("mille_net.discovery.self_test.ways_outside", lambda: {"10.8.0.2"})
    run(likely(EmptyListCause.VPN, ON))


@pytest.mark.parametrize(
    ("addresses", "usable"), [(("203.0.113.9", HERE), True), (("203.0.113.9",), False)]
)
def test_one_network_that_refuses_questions_does_not_hide_the_others(
    monkeypatch, addresses, usable
):
    """The first address is not this computer's, so that its system refuses to use it."""
    own = tuple(Interface("eth0", address) for address in addresses)

    async def hears(*_: object) -> bool:
        return True

    monkeypatch.setattr("mille_net.discovery.self_test.interfaces", lambda: own)
    monkeypatch.setattr("mille_net.discovery.self_test._hears_itself", hears)

    async def work() -> None:
        result = await self_test(25100, patience=0.05)
        assert (result.cause is EmptyListCause.UNUSABLE) is not usable, result

    run(work())


@pytest.mark.parametrize("needed", ["multicast_dns", "interfaces"])
def test_a_system_that_does_not_let_us_listen_is_named(monkeypatch, needed):
    def refuse(*_: object) -> None:
        raise OSError("permission denied")

    monkeypatch.setattr(f"mille_net.discovery.self_test.{needed}", refuse)

    async def work() -> None:
        result = await self_test(25100, ON)
        assert (result.cause, result.detail) == (EmptyListCause.UNUSABLE, "permission denied")

    run(work())


@pytest.mark.parametrize(("address", "typed"), [("fd00::2", True), ("fe80::1%3", False)])
def test_an_address_with_a_scope_cannot_be_typed(address, typed):
    assert can_be_typed(address) is typed


def test_own_addresses_never_name_the_loopback_interface():
    assert HERE not in {interface.address for interface in interfaces()}
    assert not {"::1", HERE} & set(typed_addresses())
    assert all(text.endswith(":7") for text in typed_addresses(7))


def test_thousands_of_announcements_that_say_nothing_are_not_asked_about_at_once(identity):
    async def work() -> None:
        stranger = multicast_dns(ON)
        async with looking(QUICK._replace(restart=60.0)) as shown, answering(identity) as table:
            await stranger.zeroconf.async_wait_for_start()
            before = len(asyncio.all_tasks())
            for start in range(0, 300, 20):
                told = DNSOutgoing(_RESPONSE)
                for number in range(start, start + 20):
                    alias = f"{label(number + 1)}.{SERVICE}"
                    told.add_answer_at_time(DNSPointer(SERVICE, _PTR, _IN, 120, alias), 0)
                stranger.zeroconf.async_send(told)
            async with announced(table.port):
                await shown.names("Ann's table")
                assert before + 10 < len(asyncio.all_tasks()) < before + 100
        await stranger.async_close()

    run(work())


def test_a_search_without_a_list_of_interfaces_is_tried_again(identity, monkeypatch):
    faults = [OSError("no list")]

    def listed(on: tuple[str, ...]) -> tuple[Interface, ...]:
        if faults:
            raise faults.pop()
        return interfaces(on)

    async def work() -> None:
        async with answering(identity) as table, announced(table.port):
            monkeypatch.setattr("mille_net.discovery.announcements.interfaces", listed)
            shown = Shown()
            browser = Browser(shown, lambda *_: False, ON, QUICK)
            with pytest.raises(OSError, match="no list"):
                await browser.open()
            await shown.names("Ann's table")
            await browser.close()

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


# --- which addresses are likely to reach a computer -----------------------------------------------


def computer(monkeypatch: pytest.MonkeyPatch, ways: set[str], *networks: tuple[str, str]) -> None:
    """Give this computer these networks, and these addresses for external traffic."""
    adapters = []
    for name, own in networks:
        address, _, bits = own.partition("/")
        host, _, scope = address.partition("%")
        ip = (host, 0, int(scope or 0)) if ":" in host else host
        adapters.append(ifaddr.Adapter(name, name, [ifaddr.IP(ip, int(bits), name)]))
    monkeypatch.setattr("mille_net.discovery.interfaces.ifaddr.get_adapters", lambda: adapters)
    monkeypatch.setattr("mille_net.discovery.interfaces.ways_outside", lambda: frozenset(ways))


BRIDGES = tuple((f"br-{n:012x}", f"172.{18 + n}.0.1/16") for n in range(9))
MANY = (
    ("docker0", "172.17.0.1/16"),
    *BRIDGES,
    ("lo", "127.0.0.1/8"),
    ("eth0", "10.1.2.3/24"),
    ("wlan0", "192.168.1.5/24"),
    ("wlan0", "fe80::5%4/64"),
    ("veth12ab", "fe80::6%5/64"),
    ("tun0", "10.8.0.2/24"),
)


def test_the_address_in_the_home_network_comes_before_those_of_bridges(monkeypatch):
    computer(monkeypatch, {"192.168.1.5"}, *MANY)
    told = typed_addresses()
    assert told == ("192.168.1.5", "10.1.2.3", "10.8.0.2")


def test_a_computer_with_virtual_networks_alone_has_their_addresses(monkeypatch):
    computer(monkeypatch, set(), ("lo", "127.0.0.1/8"), *BRIDGES[:2])
    assert typed_addresses() == ("172.18.0.1", "172.19.0.1")


def test_a_tunnel_comes_last_even_if_all_traffic_takes_it(monkeypatch):
    computer(monkeypatch, {"10.8.0.2"}, *MANY)
    assert typed_addresses()[:2] == ("10.1.2.3", "192.168.1.5")
    assert typed_addresses()[-1] != "10.1.2.3"


def test_a_bridge_that_is_the_way_outside_is_the_home_network(monkeypatch):
    computer(monkeypatch, {"192.168.1.9"}, ("br-lan", "192.168.1.9/24"), ("eth1", "10.0.0.1/24"))
    assert typed_addresses() == ("192.168.1.9", "10.0.0.1")


def test_a_host_with_many_networks_announces_what_leads_to_it(monkeypatch):
    computer(monkeypatch, {"192.168.1.5"}, *MANY)
    addresses = Announcer("mb-00000000", 25100)._addresses()
    assert addresses[:2] == ("192.168.1.5", "fe80::5%4")
    assert "fe80::6%5" not in addresses
    assert "127.0.0.1" not in addresses


def test_a_guest_tries_the_addresses_of_its_own_networks_and_virtual_ones_last(monkeypatch):
    computer(
        monkeypatch, {"192.168.1.7"}, ("docker0", "172.17.0.1/16"), ("wlan0", "192.168.1.7/24")
    )
    host = ("172.17.0.1", "172.18.0.1", "10.1.2.3", "192.168.1.5")
    assert near(host, interfaces()) == ("192.168.1.5", "172.17.0.1")


def test_a_computer_that_listens_on_one_address_is_known_by_that_alone(monkeypatch):
    computer(monkeypatch, {"192.168.1.5"}, *MANY)
    assert typed_addresses(on=("10.1.2.3",)) == ("10.1.2.3",)
    assert typed_addresses(on=("0.0.0.0",)) == typed_addresses()


def test_addresses_that_the_system_does_not_tell_are_left_out(monkeypatch):
    def refuse() -> None:
        raise OSError(errno.EMFILE, "too many open files")

    monkeypatch.setattr(ifaddr, "get_adapters", refuse)
    assert typed_addresses() == ()

"""The likely cause for an empty list of tables."""

import pytest

from mille_net.discovery.interfaces import Interface, NetworkKind
from mille_net.discovery.self_test import self_test
from mille_net.tables import EmptyListCause
from tests.net.discovery.fake_tables import (
    HERE,
    ON,
    PATIENCE,
    run,
)


async def likely(expected: EmptyListCause, on: tuple[str, ...] = ()) -> None:
    result = await self_test(25100, on, patience=0.05)
    assert result.cause is expected, result


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

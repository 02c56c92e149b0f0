"""The addresses of a computer: which are told, and which are likely to reach it."""

import errno

import ifaddr

from mille_net.discovery.announcer import Announcer
from mille_net.discovery.interfaces import (
    can_be_typed,
    interfaces,
    near,
    typed_addresses,
)
from tests.examples import each
from tests.net.discovery.computers import computer
from tests.net.discovery.fake_tables import (
    HERE,
)


@each(("address", "typed"), [("fd00::2", True), ("fe80::1%3", False)])
def test_an_address_with_a_scope_cannot_be_typed(address, typed):
    assert can_be_typed(address) is typed


def test_own_addresses_never_name_the_loopback_interface():
    assert HERE not in {interface.address for interface in interfaces()}
    assert not {"::1", HERE} & set(typed_addresses())
    assert all(text.endswith(":7") for text in typed_addresses(7))


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

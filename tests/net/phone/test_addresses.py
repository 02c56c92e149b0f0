"""The address in a code is one at which a phone of the same household reaches this computer."""

import ifaddr
import pytest

from mille_net.phone.server import phone_addresses
from tests.net.discovery.computers import computer

WIFI, CABLE = ("wlan0", "192.168.1.5/24"), ("eth0", "10.0.0.5/24")


@pytest.mark.parametrize(
    ("ways", "networks", "addresses"),
    [
        ({"192.168.1.5"}, [WIFI], ("192.168.1.5",)),
        # The default route breaks ties, and the other address is there to try.
        ({"192.168.1.5"}, [CABLE, WIFI], ("192.168.1.5", "10.0.0.5")),
        ({"10.0.0.5"}, [WIFI, CABLE], ("10.0.0.5", "192.168.1.5")),
        (set(), [WIFI, CABLE], ("10.0.0.5", "192.168.1.5")),
        # Containers, virtual machines and VPNs, even if all traffic leaves by one.
        (
            {"10.8.0.2"},
            [
                ("tun0", "10.8.0.2/24"),
                ("docker0", "172.17.0.1/16"),
                ("br-0123456789ab", "172.18.0.1/16"),
                ("virbr0", "192.168.122.1/24"),
                ("vEthernet (WSL)", "172.28.0.1/20"),
                ("tailscale0", "100.101.1.1/32"),
                WIFI,
            ],
            ("192.168.1.5",),
        ),
        ({"10.8.0.2"}, [("tun0", "10.8.0.2/24"), ("docker0", "172.17.0.1/16")], ()),
        # Addresses that are public, of no network, or not of IPv4.
        ({"198.41.0.4"}, [("eth0", "198.41.0.4/24"), ("eth1", "169.254.3.4/16")], ()),
        (set(), [("wlan0", "fd00::5/64"), ("wlan0", "fe80::5%3/64"), ("lo", "127.0.0.1/8")], ()),
        (set(), [], ()),
    ],
)
def test_phones_reach_this_computer_by_private_addresses_of_real_networks(
    monkeypatch: pytest.MonkeyPatch,
    ways: set[str],
    networks: list[tuple[str, str]],
    addresses: tuple[str, ...],
) -> None:
    computer(monkeypatch, ways, *networks)
    assert phone_addresses() == addresses


def test_a_system_that_does_not_tell_its_addresses_has_none(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise OSError("not here")

    monkeypatch.setattr(ifaddr, "get_adapters", fail)
    assert phone_addresses() == ()
    assert "not here" in caplog.text

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
        # Windows names them by the descriptions of their drivers.
        (
            {"10.14.0.2"},
            [
                ("WireGuard Tunnel", "10.14.0.2/32"),
                ("OpenVPN Data Channel Offload", "10.8.0.3/24"),
                ("TAP-Windows Adapter V9", "10.8.0.4/24"),
                ("ZeroTier Virtual Port", "10.147.17.5/24"),
                ("Cisco AnyConnect Virtual Miniport Adapter for Windows x64", "10.20.0.5/24"),
                ("Fortinet SSL VPN Virtual Ethernet Adapter", "10.30.0.5/24"),
                ("VirtualBox Host-Only Ethernet Adapter #2", "192.168.56.1/24"),
                ("VMware Virtual Ethernet Adapter for VMnet8", "192.168.126.1/24"),
                ("Hyper-V Virtual Ethernet Adapter", "172.28.0.1/20"),
                ("Intel(R) Wi-Fi 6 AX201 160MHz", "192.168.1.5/24"),
            ],
            ("192.168.1.5",),
        ),
        # A Wi-Fi that this computer makes for phones, and a switch that shares the home network
        # with virtual machines.
        (
            {"192.168.1.5"},
            [
                ("Microsoft Wi-Fi Direct Virtual Adapter", "192.168.137.1/24"),
                ("Hyper-V Virtual Ethernet Adapter #2", "192.168.1.5/24"),
            ],
            ("192.168.1.5", "192.168.137.1"),
        ),
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

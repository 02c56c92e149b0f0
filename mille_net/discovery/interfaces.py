"""The networks to which this computer is connected, and its addresses there."""

import ipaddress
import logging
import re
import socket
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

import ifaddr

from mille_net.limits import DEFAULT_PORT
from mille_net.tables import Address
from mille_net.transport.addresses import address_text

_LOG = logging.getLogger(__name__)

#: Own addresses whose interfaces are used; empty for all interfaces.
Where = tuple[str, ...]

#: Names of tunnels, which do not lead to the local network; on Windows they are descriptions.
_TUNNEL = re.compile(
    r"(tun|tap|wg|ppp|ipsec|utun|tailscale|zt|nordlynx|proton|wintun)"
    r"|.*(Tunnel|VPN|WireGuard|ZeroTier|AnyConnect|PANGP|Hamachi)",
    re.I,
)
#: Names of the networks between a computer and its own containers and virtual machines.
_VIRTUAL = re.compile(
    r"(docker|br-|veth|virbr|vnet|lxc|lxd|cni|podman|vmnet|vboxnet|bridge[0-9])"
    r"|.*(VirtualBox|VMware|Hyper-V|vEthernet|WSL)",
    re.I,
)
#: Unused addresses (RFC 5737, RFC 3849) for asking which route external traffic takes.
_OUTSIDE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}


class NetworkKind(IntEnum):
    """The kind of network of an interface, the one with neighbours most likely first."""

    MAIN = 0  # external traffic leaves by it
    OTHER = 1
    VIRTUAL = 2  # with this computer's own containers and virtual machines
    TUNNEL = 3


class Interface(NamedTuple):
    """One address of this computer; link-local IPv6 has its scope."""

    name: str
    address: str
    #: How many bits of the address are those of its network.
    prefix: int = 24
    kind: NetworkKind = NetworkKind.OTHER

    def reaches(self, address: str) -> bool:
        """Return True if an address is in the network of this one."""
        own, _, scope = self.address.partition("%")
        other, _, its_scope = address.partition("%")
        network = ipaddress.ip_network(f"{own}/{self.prefix}", strict=False)
        return its_scope == scope and ipaddress.ip_address(other) in network


def interfaces(on: Where = ()) -> tuple[Interface, ...]:
    """Return the computer's addresses, those at which neighbours are likely to reach it first.

    IPv4 comes before IPv6. Loopback addresses are omitted unless they are in `on`.
    """
    found = [
        Interface(str(adapter.nice_name), address, ip.network_prefix)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if _is_used(address := ip.ip if isinstance(ip.ip, str) else _scoped(*ip.ip), on)
    ]
    outside = ways_outside()
    main = {interface.name for interface in found if interface.address in outside}
    known = [one._replace(kind=_kind(one.name, is_main=one.name in main)) for one in found]
    return tuple(
        sorted(known, key=lambda one: (one.kind, ipaddress.ip_address(one.address).version, one))
    )


def _kind(name: str, *, is_main: bool) -> NetworkKind:
    if _TUNNEL.match(name):
        return NetworkKind.TUNNEL
    if is_main:
        return NetworkKind.MAIN
    return NetworkKind.VIRTUAL if _VIRTUAL.match(name) else NetworkKind.OTHER


def _is_used(address: str, on: Where) -> bool:
    """Return True for an address in `on`, where `0.0.0.0` and `::` stand for all of a family."""
    parsed = ipaddress.ip_address(address)
    anywhere = "0.0.0.0" if parsed.version == 4 else "::"
    if on and anywhere not in on:
        return address in on
    return not parsed.is_loopback and not parsed.is_unspecified


def near(addresses: Iterable[str], own: Sequence[Interface]) -> tuple[str, ...]:
    """Return the addresses in the networks of `own`, and in the same order.

    Multicast DNS does not leave a network: who announces other addresses is mistaken, or wants
    everybody to connect there.
    """
    ranks = (
        (next((rank for rank, one in enumerate(own) if one.reaches(address)), None), address)
        for address in addresses
    )
    return tuple(address for _, address in sorted(pair for pair in ranks if pair[0] is not None))


def _scoped(address: str, _flow: int, scope: int) -> str:
    return f"{address}%{scope}" if scope else address


def can_be_typed(address: str) -> bool:
    """Return False for an address with a scope, which is valid on one computer only."""
    return "%" not in address


def typed_addresses(port: int = DEFAULT_PORT, on: Where = ()) -> tuple[str, ...]:
    """Return the addresses by which others reach this computer, the likeliest first.

    Those of virtual networks are omitted if there are others, and so is the default port. Empty if
    the system does not tell them.
    """
    shown = None if port == DEFAULT_PORT else port
    try:
        own = [interface for interface in interfaces(on) if can_be_typed(interface.address)]
    except OSError as error:
        _LOG.warning("the addresses of this computer are not known: %s", error)
        return ()
    real = [interface for interface in own if interface.kind is not NetworkKind.VIRTUAL]
    return tuple(address_text(Address(one.address, shown)) for one in real or own)


def ways_outside() -> frozenset[str]:
    """Return the source addresses of external traffic: at most one of each family."""
    sources = set()
    for family, outside in _OUTSIDE.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect(outside)  # sends nothing
                sources.add(str(probe.getsockname()[0]))
        except OSError:
            continue  # there is no such route
    return frozenset(sources)

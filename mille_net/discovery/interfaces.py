"""The networks to which this computer is connected, and its addresses there."""

import ipaddress
import logging
import re
import socket
from typing import NamedTuple

import ifaddr
from zeroconf import InterfaceChoice, IPVersion
from zeroconf.asyncio import AsyncZeroconf

from mille_net.limits import DEFAULT_PORT
from mille_net.tables import Address
from mille_net.transport.addresses import address_text

#: Own addresses whose interfaces are used; empty for all interfaces.
Where = tuple[str, ...]

#: Prefixes of the names of tunnels, which do not lead to the local network.
_TUNNEL = re.compile(r"(tun|tap|wg|ppp|ipsec|utun|tailscale|zt|nordlynx|proton|wintun)", re.I)
#: An unused address (RFC 5737) for asking which route external traffic takes.
_OUTSIDE = ("192.0.2.1", 9)


class Interface(NamedTuple):
    """One address of this computer; link-local IPv6 has its scope."""

    name: str
    address: str

    @property
    def is_tunnel(self) -> bool:
        """True if the name is that of a tunnel."""
        return _TUNNEL.match(self.name) is not None


def interfaces() -> tuple[Interface, ...]:
    """Return the computer's addresses except loopback ones; IPv4 first."""
    found = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            address = ip.ip if isinstance(ip.ip, str) else _scoped(*ip.ip)
            parsed = ipaddress.ip_address(address)
            if not parsed.is_loopback and not parsed.is_unspecified:
                found.append((parsed.version, Interface(str(adapter.nice_name), address)))
    return tuple(interface for _, interface in sorted(found))


def multicast_dns(on: Where) -> AsyncZeroconf:
    """Return zeroconf for these addresses. Raises OSError if the system does not allow it."""
    if on:
        return AsyncZeroconf(interfaces=list(on))
    try:
        # The default interface alone finds nothing behind a VPN, and fails without a route.
        return AsyncZeroconf(interfaces=InterfaceChoice.All, ip_version=ip_families())
    except RuntimeError as error:  # there is no interface at all
        raise OSError(str(error)) from error


async def follow_interfaces(zeroconf: AsyncZeroconf, on: Where) -> None:
    """Update zeroconf to the current interfaces, which it does not watch."""
    if on:
        await zeroconf.async_update_interfaces()
    else:
        await zeroconf.async_update_interfaces(ip_version=ip_families())


def ip_families() -> IPVersion:
    """Return IPv4 alone if there is no network or no socket for IPv6, and else both.

    Otherwise zeroconf would fail without a socket, or keep trying to send over the loopback
    interface, which has IPv6 even if no other has.
    """
    if not any(":" in interface.address for interface in interfaces()):
        return IPVersion.V4Only
    try:
        socket.socket(socket.AF_INET6, socket.SOCK_DGRAM).close()
    except OSError:
        return IPVersion.V4Only
    return IPVersion.All


# zeroconf warns of every interface without a route. Where no table is found, the list says what may
# be the reason.
logging.getLogger("zeroconf").setLevel(logging.ERROR)


def _scoped(address: str, _flow: int, scope: int) -> str:
    return f"{address}%{scope}" if scope else address


def can_be_typed(address: str) -> bool:
    """Return False for an address with a scope, which is valid on one computer only."""
    return "%" not in address


def typed_addresses(port: int = DEFAULT_PORT, on: Where = ()) -> tuple[str, ...]:
    """Return the addresses by which others reach this computer; the default port is omitted."""
    shown = None if port == DEFAULT_PORT else port
    own = on or tuple(one.address for one in interfaces() if can_be_typed(one.address))
    return tuple(address_text(Address(address, shown)) for address in own)


def is_reachable(address: str) -> bool:
    """Return False for a link-local IPv6 address without a scope."""
    parsed = ipaddress.ip_address(address)
    return not (parsed.version == 6 and parsed.is_link_local and "%" not in address)


def way_outside() -> str | None:
    """Return the source address of external traffic; None without a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)  # sends nothing
        except OSError:
            return None
        return str(probe.getsockname()[0])

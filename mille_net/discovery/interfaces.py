"""The networks this computer is in, and its addresses there."""

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

#: Own addresses whose interfaces are used; all where there are none.
Where = tuple[str, ...]

#: How systems name tunnels: their other end is no neighbour.
_TUNNEL = re.compile(r"(tun|tap|wg|ppp|ipsec|utun|tailscale|zt|nordlynx|proton|wintun)", re.I)
#: An address of nobody (RFC 5737), to ask which way outside traffic would go.
_OUTSIDE = ("192.0.2.1", 9)


class Interface(NamedTuple):
    """One address of this computer; link-local IPv6 has its scope."""

    name: str
    address: str

    @property
    def is_tunnel(self) -> bool:
        """Whether it leads through a tunnel, to judge by its name."""
        return _TUNNEL.match(self.name) is not None


def interfaces() -> tuple[Interface, ...]:
    """This computer's addresses but those that only it can reach; IPv4 first."""
    found = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            address = ip.ip if isinstance(ip.ip, str) else _scoped(*ip.ip)
            parsed = ipaddress.ip_address(address)
            if not parsed.is_loopback and not parsed.is_unspecified:
                found.append((parsed.version, Interface(str(adapter.nice_name), address)))
    return tuple(interface for _, interface in sorted(found))


def multicast_dns(on: Where) -> AsyncZeroconf:
    """What speaks multicast DNS there. Raises OSError where the system does not let it."""
    if on:
        return AsyncZeroconf(interfaces=list(on))
    try:
        # Not the default one alone: behind a VPN that finds nothing, without a route it fails.
        return AsyncZeroconf(interfaces=InterfaceChoice.All, ip_version=ip_families())
    except RuntimeError as error:  # there is no interface at all
        raise OSError(str(error)) from error


async def follow_interfaces(zeroconf: AsyncZeroconf, on: Where) -> None:
    """Use the interfaces that there are now; zeroconf does not watch them."""
    if on:
        await zeroconf.async_update_interfaces()
    else:
        await zeroconf.async_update_interfaces(ip_version=ip_families())


def ip_families() -> IPVersion:
    """IPv4 alone where there is no network with IPv6, or no sockets for it; else both.

    Zeroconf would fail for want of a socket, or try again and again to send by the loopback
    interface, which has IPv6 where nothing else does.
    """
    if not any(":" in interface.address for interface in interfaces()):
        return IPVersion.V4Only
    try:
        socket.socket(socket.AF_INET6, socket.SOCK_DGRAM).close()
    except OSError:
        return IPVersion.V4Only
    return IPVersion.All


class _WithoutTraceback(logging.Filter):
    """Leaves of zeroconf's warnings the line that says which interface takes no packet."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], OSError):
            record.exc_info = None
        return True


logging.getLogger("zeroconf").addFilter(_WithoutTraceback())


def _scoped(address: str, _flow: int, scope: int) -> str:
    return f"{address}%{scope}" if scope else address


def can_be_typed(address: str) -> bool:
    """Whether somebody else can use an address: a scope means something on one computer only."""
    return "%" not in address


def typed_addresses(port: int = DEFAULT_PORT, on: Where = ()) -> tuple[str, ...]:
    """What others may type to reach this computer; the usual port needs no typing."""
    shown = None if port == DEFAULT_PORT else port
    own = on or tuple(one.address for one in interfaces() if can_be_typed(one.address))
    return tuple(address_text(Address(address, shown)) for address in own)


def is_reachable(address: str) -> bool:
    """Whether an announced address says enough: link-local IPv6 needs its scope."""
    parsed = ipaddress.ip_address(address)
    return not (parsed.version == 6 and parsed.is_link_local and "%" not in address)


def way_outside() -> str | None:
    """The own address that traffic to the outside comes from, None where there is no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)  # sends nothing
        except OSError:
            return None
        return str(probe.getsockname()[0])

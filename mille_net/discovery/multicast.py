"""Multicast DNS on the networks of this computer, by zeroconf."""

import asyncio
import logging
import socket

from zeroconf import InterfaceChoice, IPVersion
from zeroconf.asyncio import AsyncZeroconf

from mille_net.discovery.interfaces import Where, interfaces

#: The service as which tables are announced.
SERVICE = "_millebornes._tcp.local."

# zeroconf warns of every interface without a route. Where no table is found, the list says what may
# be the reason.
logging.getLogger("zeroconf").setLevel(logging.ERROR)


def multicast_dns(on: Where) -> AsyncZeroconf:
    """Return zeroconf for these addresses. Raises OSError if the system does not allow it."""
    if on:
        return AsyncZeroconf(interfaces=[interface.address for interface in interfaces(on)])
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


async def close_multicast(zeroconf: AsyncZeroconf) -> None:
    """Withdraw what is announced, and close all sockets, these also if the program cannot wait."""
    try:
        await zeroconf.async_close()
    except asyncio.CancelledError:
        zeroconf.zeroconf.close()
        raise


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

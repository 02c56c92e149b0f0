"""Diagnoses why no table is found, by trying what the search needs."""

import asyncio
import socket
import struct
from collections.abc import Container, Iterable
from secrets import token_hex

from zeroconf import ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo

from mille_net.discovery.interfaces import (
    Interface,
    Where,
    can_be_typed,
    interfaces,
    multicast_dns,
    ways_outside,
)
from mille_net.tables import EmptyListCause, SelfTest

#: A service of its own: the announcement appears in no list of tables.
_SERVICE = "_mille-test._tcp.local."
#: The query that every announcing device answers (RFC 6763, section 9).
_ALL_SERVICES = "_services._dns-sd._udp.local."
_GROUP, _PORT = "224.0.0.251", 5353
#: Seconds to wait for the own announcement, and for any other device.
PATIENCE = 2.0


async def self_test(port: int, on: Where = (), patience: float = PATIENCE) -> SelfTest:
    """Return the likely cause for an empty list, within twice `patience` seconds.

    `port` is the port at which tables are hosted here.
    """
    own = interfaces()
    detail = ""
    try:
        if not on and not own:
            cause = EmptyListCause.NO_NETWORK
        elif not await _hears_itself(on, patience):
            cause = EmptyListCause.BLOCKED
        elif _is_tunnelled(own, ways_outside()):
            cause = EmptyListCause.VPN
        elif not await _hears_others({interface.address for interface in own}, patience):
            cause = EmptyListCause.ISOLATED
        else:
            cause = EmptyListCause.NOBODY
    except OSError as error:
        cause, detail = EmptyListCause.UNUSABLE, str(error)
    addresses = tuple(one.address for one in own if can_be_typed(one.address))
    return SelfTest(cause, addresses, port, detail)


def _is_tunnelled(own: Iterable[Interface], outside: Container[str]) -> bool:
    return any(interface.is_tunnel and interface.address in outside for interface in own)


async def _hears_itself(on: Where, patience: float) -> bool:
    """Return True if this computer receives its own announcement."""
    heard = asyncio.Event()
    name = f"mb-{token_hex(4)}.{_SERVICE}"

    def on_change(
        zeroconf: Zeroconf,  # noqa: ARG001
        service_type: str,  # noqa: ARG001
        name: str,
        state_change: ServiceStateChange,  # noqa: ARG001
    ) -> None:
        if name == announced.name:
            heard.set()

    announced = AsyncServiceInfo(_SERVICE, name, port=_PORT, addresses=[b"\x7f\0\0\1"])
    async with (
        multicast_dns(on) as listener,
        multicast_dns(on) as speaker,
        AsyncServiceBrowser(listener.zeroconf, _SERVICE, handlers=[on_change]),
    ):
        await speaker.async_register_service(announced, cooperating_responders=True)
        return await _within(patience, heard)


class _Ears(asyncio.DatagramProtocol):
    """Detects packets from another computer."""

    def __init__(self, own: set[str]) -> None:
        self.heard = asyncio.Event()
        self._own = own

    def datagram_received(self, data: bytes, address: tuple[str, int]) -> None:  # noqa: ARG002
        if address[0] not in self._own:
            self.heard.set()


async def _hears_others(own: set[str], patience: float) -> bool:
    """Return True if any other device sends multicast DNS packets."""
    loop = asyncio.get_running_loop()
    addresses = [address for address in own if ":" not in address]
    sock = _group_socket(addresses)
    transport, ears = await loop.create_datagram_endpoint(
        lambda: _Ears(own | {"127.0.0.1"}), sock=sock
    )
    try:
        for address in addresses:
            sock.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
            sock.sendto(_question(_ALL_SERVICES), (_GROUP, _PORT))
        return await _within(patience, ears.heard)
    finally:
        transport.close()


def _group_socket(addresses: Iterable[str]) -> socket.socket:
    """Return a socket that receives multicast DNS packets at these own addresses."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        sock.bind(("", _PORT))
        for address in addresses:
            member = socket.inet_aton(_GROUP) + socket.inet_aton(address)
            sock.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
        sock.setblocking(False)
    except OSError:
        sock.close()
        raise
    return sock


def _question(name: str) -> bytes:
    """Return a multicast DNS query for the PTR records of a name."""
    labels = b"".join(bytes([len(label)]) + label.encode() for label in name.split(".") if label)
    return struct.pack(">6H", 0, 0, 1, 0, 0, 0) + labels + b"\0" + struct.pack(">2H", 12, 1)


async def _within(patience: float, event: asyncio.Event) -> bool:
    try:
        async with asyncio.timeout(patience):
            await event.wait()
    except TimeoutError:
        return False
    return True

"""Diagnoses why no table is found, by trying what the search needs."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from secrets import token_hex

from zeroconf import ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo

from mille_net.discovery.interfaces import (
    Interface,
    NetworkKind,
    Where,
    can_be_typed,
    interfaces,
    ways_outside,
)
from mille_net.discovery.multicast import multicast_dns
from mille_net.tables import EmptyListCause, SelfTest

#: A service of its own: the announcement appears in no list of tables.
_SERVICE = "_mille-test._tcp.local."
#: The query that every announcing device answers (RFC 6763, section 9).
_ALL_SERVICES = "_services._dns-sd._udp.local."
_GROUP, _GROUP_6, _PORT = "224.0.0.251", "ff02::fb", 5353
#: Seconds to wait for the own announcement, and for any other device.
PATIENCE = 2.0


async def self_test(port: int, on: Where = (), patience: float = PATIENCE) -> SelfTest:
    """Return the likely cause for an empty list, within twice `patience` seconds.

    `port` is the port at which tables are hosted here.
    """
    own: tuple[Interface, ...] = ()
    detail = ""
    try:
        own = interfaces()
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
    return any(
        interface.kind is NetworkKind.TUNNEL and interface.address in outside for interface in own
    )


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

    def __init__(self, own: set[str], heard: asyncio.Event) -> None:
        self._own, self._heard = own, heard

    def datagram_received(self, data: bytes, address: tuple[str, int]) -> None:  # noqa: ARG002
        if address[0].partition("%")[0] not in self._own:
            self._heard.set()


async def _hears_others(own: set[str], patience: float) -> bool:
    """Return True if any other device sends multicast DNS packets.

    Raises OSError if this can be tried in none of the networks; tunnels often refuse it.
    """
    loop, heard = asyncio.get_running_loop(), asyncio.Event()
    ours = {address.partition("%")[0] for address in own} | {"127.0.0.1", "::1"}
    transports, refusals = [], []
    try:
        for ask in _ways_to_ask(own):
            try:
                sock = ask()
            except OSError as error:
                refusals.append(error)
                continue
            transport, _ = await loop.create_datagram_endpoint(
                lambda: _Ears(ours, heard), sock=sock
            )
            transports.append(transport)
        if refusals and not transports:
            raise refusals[0]
        return await _within(patience, heard)
    finally:
        for transport in transports:
            transport.close()


def _ways_to_ask(own: set[str]) -> list[Callable[[], socket.socket]]:
    """Return for each network what asks all its devices, and returns the socket for the answers."""
    addresses = [address for address in own if ":" not in address]
    # Every interface with IPv6 has a link-local address, which names its number.
    links = [int(address.partition("%")[2]) for address in own if not can_be_typed(address)]
    return [
        *(partial(_ask, socket.inet_aton(address)) for address in addresses),
        *(partial(_ask_link, link) for link in links),
    ]


def _ask(address: bytes) -> socket.socket:
    sock = _mdns_socket(socket.AF_INET)
    with _closed_on_error(sock):
        member = socket.inet_aton(_GROUP) + address
        sock.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
        sock.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, address)
        sock.sendto(_question(_ALL_SERVICES), (_GROUP, _PORT))
    return sock


def _ask_link(link: int) -> socket.socket:
    sock = _mdns_socket(socket.AF_INET6)
    with _closed_on_error(sock):
        member = socket.inet_pton(socket.AF_INET6, _GROUP_6) + struct.pack("@I", link)
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_JOIN_GROUP, member)
        sock.sendto(_question(_ALL_SERVICES), (_GROUP_6, _PORT, 0, link))
    return sock


def _mdns_socket(family: socket.AddressFamily) -> socket.socket:
    """Return a socket at the port of multicast DNS, which other programs use, too."""
    sock = socket.socket(family, socket.SOCK_DGRAM)
    with _closed_on_error(sock):
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family is socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        sock.bind(("", _PORT))
        sock.setblocking(False)
    return sock


@contextlib.contextmanager
def _closed_on_error(sock: socket.socket) -> Iterator[None]:
    try:
        yield
    except OSError:
        sock.close()
        raise


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

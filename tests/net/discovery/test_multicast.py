"""Multicast DNS on the networks that a computer has."""

import asyncio
import errno
import gc
import logging
import socket
import warnings

import pytest
from zeroconf import IPVersion

from mille_net.discovery.announcer import Announcer
from mille_net.discovery.interfaces import Interface
from mille_net.discovery.multicast import ip_families
from tests.net.discovery.fake_tables import LABEL, ON, run


@pytest.mark.parametrize("has_sockets", [True, False])
@pytest.mark.parametrize("addresses", [("192.168.1.2",), ("192.168.1.2", "fe80::2%2")])
def test_ipv6_is_used_only_where_a_network_and_the_system_have_it(
    monkeypatch, addresses, has_sockets
):
    real = socket.socket

    def no_socket(family: int, kind: int) -> socket.socket:
        if family == socket.AF_INET6 and not has_sockets:
            raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")
        return real(socket.AF_INET, kind)

    own = tuple(Interface("eth0", address) for address in addresses)
    monkeypatch.setattr("mille_net.discovery.multicast.interfaces", lambda: own)
    monkeypatch.setattr("mille_net.discovery.multicast.socket.socket", no_socket)
    both = len(addresses) == 2 and has_sockets
    assert ip_families() is (IPVersion.All if both else IPVersion.V4Only)


def test_an_interface_that_takes_no_packet_is_not_worth_a_line(caplog):
    error = OSError(errno.ENETUNREACH, "Network is unreachable")
    logging.getLogger("zeroconf").warning("Error with socket: %s", error)
    assert caplog.text == ""


def test_a_goodbye_that_nobody_waits_for_leaves_no_socket_open(recwarn):
    async def cut_short() -> None:
        announcer = Announcer(LABEL, 25110, ON)
        await announcer.open()
        closing = asyncio.create_task(announcer.close())
        await asyncio.sleep(0)
        closing.cancel()
        await asyncio.gather(closing, return_exceptions=True)

    warnings.simplefilter("always", ResourceWarning)
    run(cut_short())
    gc.collect()
    assert [str(one.message) for one in recwarn if one.category is ResourceWarning] == []

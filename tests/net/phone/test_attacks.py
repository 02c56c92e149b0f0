"""Attacks over sockets: the phones of this screen go on, whatever others do."""

import os
import select
import socket
import ssl
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mille_net.limits import MAX_PHONE_STRANGERS, MAX_PHONE_STRANGERS_PER_ADDRESS
from tests.net.phone.memory_phones import OWN, Phones
from tests.net.phone.network_phone import HERE, NetworkPhone, PhoneWindow
from tests.net.phone.phone_client import PhoneClient

#: Attacking machines, as addresses of the loopback interface.
MACHINES = tuple(f"127.0.0.{number}" for number in range(10, 20))


@pytest.fixture
def window(tmp_path: Path) -> Iterator[PhoneWindow]:
    window = PhoneWindow(tmp_path)
    yield window
    window.close()


def connected(phone: NetworkPhone, address: str) -> socket.socket:
    """Connect to the host of a phone from an address."""
    port = int(phone.host.split(":")[1])
    return socket.create_connection((HERE, port), timeout=30, source_address=(address, 0))


def is_open(peer: socket.socket) -> bool:
    """Return True unless the host has closed a connection, on which it sends nothing."""
    return not select.select([peer], [], [], 0)[0]


def shown(window: PhoneWindow, phone: NetworkPhone, number: int) -> None:
    """Show a picture, and choose in it."""
    window.phones.show("Ann", {"number": number})
    phone.until(lambda: {"number": number} in phone.client.pictures)
    phone.say(picture=number, choice=0)
    window.until_told("chosen", "Ann", number, 0)


@pytest.mark.slow
def test_a_thousand_connections_leave_the_phone_its_place(window: PhoneWindow) -> None:
    phone = window.started("Ann")
    peers: deque[socket.socket] = deque()
    for number in range(1_000):
        peers.append(connected(phone, MACHINES[number % len(MACHINES)]))
        if len(peers) > 100:
            peers.popleft().close()
        if number % 250 == 0:
            shown(window, phone, number)
    shown(window, phone, 1_000)
    # What is answered has been accepted after all of them.
    with NetworkPhone(phone.host, bytes(32)) as stranger:
        assert stranger.until_closed() == 4401
    assert sum(map(is_open, peers)) <= MAX_PHONE_STRANGERS
    for peer in peers:
        peer.close()
    phone.close()


def test_one_address_has_few_places(window: PhoneWindow) -> None:
    phone = window.started("Ann")
    peers = [connected(phone, MACHINES[0]) for _ in range(8)]
    with NetworkPhone(phone.host, bytes(32)) as stranger:
        assert stranger.until_closed() == 4401
    assert sum(map(is_open, peers)) == MAX_PHONE_STRANGERS_PER_ADDRESS
    for peer in peers:
        peer.close()
    phone.close()


def test_tls_is_closed_at_once(window: PhoneWindow) -> None:
    phone = window.started("Ann")
    context = ssl.create_default_context()
    with connected(phone, MACHINES[0]) as peer, pytest.raises((ssl.SSLError, ConnectionError)):
        context.wrap_socket(peer, server_hostname=HERE)
    shown(window, phone, 1)
    phone.close()


def test_a_phone_that_reads_nothing_is_dropped_and_comes_back(window: PhoneWindow) -> None:
    phone = window.started("Ann")
    for number in range(2_000):
        window.phones.show("Ann", {"number": number})
    window.until_told("awake", "Ann", False)
    with NetworkPhone(phone.host, phone.key) as again:
        again.until(lambda: bool(again.client.pictures))
        assert again.client.pictures == [{"number": 1_999}]
    phone.close()


@settings(deadline=None, max_examples=100)
@given(st.lists(st.binary(max_size=400), max_size=8))
def test_whatever_a_stranger_sends_only_ends_its_connection(parts: list[bytes]) -> None:
    phones = Phones()
    honest = phones.started("Ann")
    connection, _ = phones.connection()
    for part in (b"GET /p HTTP/1.1\r\n", *parts):
        if not connection.closed:
            connection.received(part)
    phones.wait(10.0)
    assert connection.closed
    honest.say(picture=1, choice=1)
    assert phones.heard.new() == [("chosen", "Ann", 1, 1)]


@pytest.mark.slow
@settings(deadline=None, max_examples=100)
@given(st.lists(st.binary(max_size=600), max_size=8), st.booleans())
def test_whatever_a_phone_sends_only_ends_its_connection(parts: list[bytes], proved: bool) -> None:
    phones = Phones()
    honest = phones.started("Ann")
    phones.started("Ben").hang_up()
    client = PhoneClient(phones.kept["Ben"], OWN)
    connection, link = phones.connection()
    connection.received(client.to_send())
    if proved:
        client.received(link.take())
        connection.received(client.to_send())
    for part in parts:
        if not connection.closed:
            connection.received(part)
    phones.wait(24.0)
    honest.say()
    phones.wait(10.0)
    assert connection.closed
    honest.say(picture=1, choice=1)
    assert ("chosen", "Ann", 1, 1) in phones.heard.new()


def test_a_sealed_text_of_any_content_only_ends_its_connection() -> None:
    for _ in range(200):
        phones = Phones()
        phone = phones.started("Ann")
        phone.client.protocol.send_binary(
            phone.client.sealed(os.urandom(40).decode("latin-1").replace("\x00", " "))
        )
        assert phone.code == 4400

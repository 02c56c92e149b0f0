"""Addresses as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_net.tables import Address
from mille_net.transport.addresses import address_text, parse_address
from tests.examples import each

TYPED = {
    "192.168.1.2": ("192.168.1.2", None),
    " 192.168.1.2:25100 ": ("192.168.1.2", 25100),
    "ann-laptop": ("ann-laptop", None),
    "ann.local:7": ("ann.local", 7),
    "ann.home.": ("ann.home.", None),
    "a" * 63 + ".local": ("a" * 63 + ".local", None),
    "fd00::2": ("fd00::2", None),
    "FD00:0::2": ("fd00::2", None),
    "[fd00::2]:25100": ("fd00::2", 25100),
    "[::1]": ("::1", None),
    "fe80::1%eth0": ("fe80::1%eth0", None),
    "[fe80::1%4]:65535": ("fe80::1%4", 65535),
}
WRONG = [
    "",
    " ",
    ":25100",
    "192.168.1.2:",
    "192.168.1.2:0",
    "192.168.1.2:65536",
    "192.168.1.2:٣",
    "ann's table",
    "-ann",
    "http://ann",
    "[fd00::2",
    "[fd00::2]25100",
    "[ann]:25100",
    "fd00::2::3",
    "fe80::1%",
    "a" * 254,
    "192.168..2",
    ".ann",
    ".",
    "a" * 64 + ".local",
]


@each(("text", "address"), TYPED.items())
def test_what_is_typed_is_understood(text, address):
    assert parse_address(text) == Address(*address)


@each("text", WRONG)
def test_what_cannot_be_an_address_is_refused(text):
    with pytest.raises(
        ValueError, match=r"expected|At least|Only decimal|Only hex|At most|address"
    ):
        parse_address(text)


@each("text", TYPED)
def test_an_address_is_shown_so_that_it_can_be_typed(text):
    address = parse_address(text)
    assert parse_address(address_text(address)) == address


@given(st.text())
def test_any_text_is_an_address_or_refused(text):
    try:
        address = parse_address(text)
    except ValueError:
        return
    assert parse_address(address_text(address)) == address

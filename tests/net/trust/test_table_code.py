"""The code of a table: who knows it gets in, and nobody learns it."""

import contextlib
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mille_net.trust.table_code import BadCodeMessageError, GuestCode, HostCode
from tests.examples import each, examples

CERTIFICATE, OTHER_CERTIFICATE = b"c" * 32, b"d" * 32


def agree(guest: GuestCode, host: HostCode) -> tuple[bool, bool]:
    """Whether the host lets the guest in, and the guest then believes the host."""
    proof = guest.confirm(host.answer(guest.message))
    answer = host.check(proof)
    return answer is not None, answer is not None and guest.check(answer)


def test_the_right_code_is_confirmed_on_both_sides():
    assert agree(GuestCode("123456", CERTIFICATE), HostCode("123456", CERTIFICATE)) == (True, True)


@each("guess", ["123457", "000000", "", "12345", "1234560", "１２３４５６"])
def test_a_wrong_code_is_not(guess):
    assert agree(GuestCode(guess, CERTIFICATE), HostCode("123456", CERTIFICATE)) == (False, False)


def test_somebody_between_two_connections_fails_though_both_know_the_code():
    guest, host = GuestCode("123456", OTHER_CERTIFICATE), HostCode("123456", CERTIFICATE)
    assert agree(guest, host) == (False, False)


def test_messages_have_the_length_that_the_protocol_names():
    guest, host = GuestCode("123456", CERTIFICATE), HostCode("123456", CERTIFICATE)
    assert len(guest.message) == len(host.answer(guest.message)) == 33


def of_guest(message: bytes) -> None:
    HostCode("123456", CERTIFICATE).answer(message)


def of_host(message: bytes) -> None:
    GuestCode("123456", CERTIFICATE).confirm(message)


@each("take", [of_guest, of_host])
@each("size", [0, 1, 32, 34, 66])
def test_a_message_of_another_length_is_refused(take: Callable[[bytes], None], size):
    with pytest.raises(BadCodeMessageError, match="expected 33 bytes"):
        take(bytes(size))


def test_a_message_sent_back_is_refused():
    host = HostCode("123456", CERTIFICATE)
    mirrored = (
        b"A" + HostCode("123456", CERTIFICATE).answer(GuestCode("123456", CERTIFICATE).message)[1:]
    )
    host.answer(mirrored)
    guest = GuestCode("123456", CERTIFICATE)
    with pytest.raises(BadCodeMessageError):
        guest.confirm(b"B" + guest.message[1:])


@examples(20, 400)
@given(st.binary(min_size=33, max_size=33))
@example(b"A" + bytes(32))
@example(b"A\1" + bytes(31))
@example(b"A" + b"\xff" * 32)
@example(b"S" + bytes(32))
def test_junk_of_the_right_length_is_refused_or_comes_to_nothing(junk):
    host = HostCode("123456", CERTIFICATE)
    with contextlib.suppress(BadCodeMessageError):
        host.answer(junk)
    assert host.check(bytes(32)) is None


def test_nothing_is_confirmed_before_a_message_came():
    assert HostCode("123456", CERTIFICATE).check(bytes(32)) is None
    assert not GuestCode("123456", CERTIFICATE).check(bytes(32))


def test_a_proof_sent_back_proves_nothing():
    guest, host = GuestCode("123456", CERTIFICATE), HostCode("123456", CERTIFICATE)
    proof = guest.confirm(host.answer(guest.message))
    assert not guest.check(proof)

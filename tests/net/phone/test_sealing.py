"""Keys and frames are those of PHONE.md."""

import hashlib
import json
import re
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from mille_net.phone.sealing import (
    BrokenSealError,
    SealedChannel,
    agreed_key,
    as_text,
    from_text,
    key_id,
    padded,
)
from tests.net.phone.phone_client import bytes64

PHONE_MD = Path(__file__).parents[3] / "mille_net" / "PHONE.md"
VECTORS = json.loads(
    re.search(r"```json\n(.*?)\n```", PHONE_MD.read_text("utf-8").split("## Vectors")[1], re.S)[1]  # type: ignore[index]
)
KEY = bytes64(VECTORS["key"])


def channel() -> SealedChannel:
    return SealedChannel(KEY, bytes64(VECTORS["phone_bytes"]), bytes64(VECTORS["host_bytes"]))


def phone_frames() -> list[bytes]:
    """The frames of the vectors' phone."""
    sealing = ChaCha20Poly1305(bytes.fromhex(VECTORS["phone_to_host"]))
    return [
        sealing.encrypt(bytes(4) + bytes([number]) + bytes(7), text.encode().ljust(256), None)
        for number, text in enumerate(VECTORS["phone_messages"])
    ]


def test_a_key_has_the_name_of_the_vectors() -> None:
    assert key_id(KEY) == VECTORS["id"]


def test_the_host_opens_the_frames_of_the_vectors() -> None:
    frames = phone_frames()
    assert [hashlib.sha256(frame).hexdigest() for frame in frames] == VECTORS["phone_frames_sha256"]
    assert frames[0].hex().startswith(VECTORS["phone_frame_0_begins"])
    assert frames[0].hex().endswith(VECTORS["phone_frame_0_tag"])
    host = channel()
    assert [host.open(frame).decode() for frame in frames] == VECTORS["phone_messages"]


def test_the_host_seals_the_frames_of_the_vectors() -> None:
    host = channel()
    frames = [host.seal(text.encode()) for text in VECTORS["host_messages"]]
    assert [hashlib.sha256(frame).hexdigest() for frame in frames] == VECTORS["host_frames_sha256"]
    assert frames[0].hex().startswith(VECTORS["host_frame_0_begins"])
    assert frames[0].hex().endswith(VECTORS["host_frame_0_tag"])


def test_the_own_key_of_a_phone_is_that_of_the_vectors() -> None:
    secret, other = bytes.fromhex(VECTORS["host_secret"]), bytes64(VECTORS["phone_value"])
    value, key = agreed_key(secret, other)
    assert (value, key) == (bytes64(VECTORS["host_value"]), bytes64(VECTORS["own_key"]))
    secret, other = bytes.fromhex(VECTORS["phone_secret"]), bytes64(VECTORS["host_value"])
    assert agreed_key(secret, other) == (bytes64(VECTORS["phone_value"]), key)
    assert as_text(key) == VECTORS["own_key"]
    assert from_text(VECTORS["own_key"]) == key


def test_frames_open_once_and_in_their_order() -> None:
    first, second = phone_frames()
    with pytest.raises(BrokenSealError):
        channel().open(second)
    host = channel()
    host.open(first)
    with pytest.raises(BrokenSealError):
        host.open(first)


@pytest.mark.parametrize("place", [0, 100, 255, 256, 271])
def test_a_changed_frame_does_not_open(place: int) -> None:
    frame = bytearray(phone_frames()[0])
    frame[place] ^= 1
    with pytest.raises(BrokenSealError):
        channel().open(bytes(frame))


@pytest.mark.parametrize("size", [0, 15, 16, 271, 273, 16_400])
def test_a_frame_of_another_size_does_not_open(size: int) -> None:
    with pytest.raises(BrokenSealError):
        channel().open(bytes(size))


def test_every_frame_has_the_same_size() -> None:
    host = channel()
    assert {len(host.seal(b"x" * size)) for size in (0, 1, 500, 16_384)} == {16_400}
    with pytest.raises(ValueError, match="expected 16384 bytes at most, got 16385"):
        host.seal(bytes(16_385))


def test_texts_are_filled_up_with_spaces() -> None:
    assert padded(b"{}", 5) == b"{}   "


def test_the_limits_of_the_document_are_those_of_the_program() -> None:
    from mille_net import limits

    text = PHONE_MD.read_text("utf-8")
    for told in (
        f"the port is {limits.PHONE_PORT}",
        f"{limits.MAX_REQUEST:,} bytes, complete after {limits.REQUEST_TIMEOUT:.0f} s",
        f"first sealed frame after the request | {limits.SEAL_TIMEOUT:.0f} s",
        f"until it counts as away | {limits.PHONE_DEAD_AFTER:.0f} s",
        f"{limits.PHONE_RATE:.0f} per second, {limits.PHONE_BURST} at once",
        f"proved a key | {limits.MAX_PHONES_HERE}; one for each player, {limits.MAX_SCANNERS} for",
        f"| {limits.MAX_PHONE_STRANGERS} in all, {limits.MAX_PHONE_STRANGERS_PER_ADDRESS} of one",
        f"{limits.CONNECTION_RATE} new ones per second and address, {limits.CONNECTION_BURST} at",
        f"code | {limits.CODE_SECONDS:.0f} s",
        f"{limits.MAX_OUTBOX // 1024} KiB, for {limits.WRITE_TIMEOUT:.0f} s",
    ):
        assert told in text


def test_every_close_code_is_in_the_document() -> None:
    from mille_net.phone.messages import CloseCode

    section = PHONE_MD.read_text("utf-8").split("## How a connection ends")[1].split("## ")[0]
    assert {int(code) for code in re.findall(r"\b\d{4}\b", section)} == {*CloseCode, 1002, 1009}

"""The page's own cryptography, in the browser engine: RFC 8439, and the same as `cryptography`."""

import json
import random
from typing import Any

import pytest
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from mille_net.phone.sealing import SealedChannel, key_id
from mille_qt.ui.paths import resource
from tests.phone.browser import Tab

#: Functions from and to hexadecimal text; `open` returns an empty text for what was changed.
HELP = """
const bytes = (hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));
const hex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const closed = (key, nonce, text, extra) =>
  hex(seal(bytes(key), bytes(nonce), bytes(text), bytes(extra)));
const opened = (key, nonce, text, extra) => {
  const plain = unseal(bytes(key), bytes(nonce), bytes(text), bytes(extra));
  return plain === null ? "changed" : hex(plain);
};
"""
#: 00 01 02 … 1f, the key of most examples.
COUNTING = bytes(range(32)).hex()
SUNSCREEN = (
    b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
    b"sunscreen would be it."
).hex()


@pytest.fixture(scope="module")
def sealing(engine: list[Tab]) -> Tab:
    """A page with the cryptography alone."""
    tab = engine[0]
    tab.ask("Page.navigate", url="about:blank")
    tab.ask("Runtime.evaluate", expression=resource("phone", "sealed.js").read_text("utf-8") + HELP)
    return tab


def test_the_block_function_gives_the_block_of_the_rfc(sealing: Tab) -> None:
    nonce = "000000090000004a00000000"
    block = sealing.js(f"hex(chachaBlock(bytes('{COUNTING}'), bytes('{nonce}'), 1))")
    assert block == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_chacha20_encrypts_as_in_the_rfc(sealing: Tab) -> None:
    nonce = "000000000000004a00000000"
    call = f"hex(chacha20(bytes('{COUNTING}'), bytes('{nonce}'), 1, bytes('{SUNSCREEN}')))"
    assert sealing.js(call) == (
        "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b"
        "f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8"
        "07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736"
        "5af90bbf74a35be6b40b8eedf2785e42874d"
    )


def test_poly1305_authenticates_as_in_the_rfc(sealing: Tab) -> None:
    key = "85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b"
    text = b"Cryptographic Forum Research Group".hex()
    tag = sealing.js(f"hex(poly1305(bytes('{key}'), bytes('{text}')))")
    assert tag == "a8061dc1305136c6c22b8baf0c0127a9"


@pytest.mark.parametrize(
    ("r", "s", "text", "tag"),
    [
        # RFC 8439, A.3: sums that reach the prime, and carries through all digits.
        ("02", "", "ff" * 16, "03"),
        ("02", "ff" * 16, "02", "03"),
        ("01", "", "ff" * 16 + "f0" + "ff" * 15 + "11", "05"),
        ("01", "", "ff" * 16 + "fb" + "fe" * 15 + "01" * 16, ""),
        ("02", "", "fd" + "ff" * 15, "fa" + "ff" * 15),
    ],
)
def test_poly1305_reduces_sums_around_the_prime(
    sealing: Tab, r: str, s: str, text: str, tag: str
) -> None:
    key = r.ljust(32, "0") + s.ljust(32, "0")
    # The messages of the RFC are whole blocks.
    whole = text.ljust(-(-len(text) // 32) * 32, "0")
    assert sealing.js(f"hex(poly1305(bytes('{key}'), bytes('{whole}')))") == tag.ljust(32, "0")


def test_the_whole_construction_seals_as_in_the_rfc(sealing: Tab) -> None:
    key, nonce = bytes(range(0x80, 0xA0)).hex(), "070000004041424344454647"
    extra = "50515253c0c1c2c3c4c5c6c7"
    sealed = sealing.js(f"closed('{key}', '{nonce}', '{SUNSCREEN}', '{extra}')")
    assert sealed == (
        "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6"
        "3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36"
        "92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
        "3ff4def08e4b7a9de576d26586cec64b6116"
        "1ae10b594f09e26a7e902ecbd0600691"
    )


def test_thousands_of_random_messages_are_sealed_as_by_another_implementation(
    sealing: Tab,
) -> None:
    chance = random.Random(8439)
    cases = [
        (
            chance.randbytes(32),
            chance.randbytes(12),
            chance.randbytes(size),
            chance.randbytes(size % 40),
        )
        for size in (
            chance.choice((0, 1, 15, 16, 17, 63, 64, 65, 256, chance.randrange(600)))
            for _ in range(3_000)
        )
    ]
    told = json.dumps([[part.hex() for part in case] for case in cases])
    sealed = [
        bytes.fromhex(text) for text in sealing.js(f"{told}.map((case_) => closed(...case_))")
    ]
    assert sealed == [
        ChaCha20Poly1305(key).encrypt(nonce, text, extra) for key, nonce, text, extra in cases
    ]
    back = json.dumps(
        [
            [k.hex(), n.hex(), c.hex(), e.hex()]
            for (k, n, _, e), c in zip(cases, sealed, strict=True)
        ]
    )
    assert sealing.js(f"{back}.map((case_) => opened(...case_))") == [
        text.hex() for _, _, text, _ in cases
    ]


def test_a_changed_bit_anywhere_is_noticed(sealing: Tab) -> None:
    chance = random.Random(1)
    key, nonce, text = chance.randbytes(32), chance.randbytes(12), chance.randbytes(40)
    sealed = ChaCha20Poly1305(key).encrypt(nonce, text, b"")
    changed = [
        bytes(byte ^ (1 << bit) if i == at else byte for i, byte in enumerate(sealed)).hex()
        for at in range(len(sealed))
        for bit in (0, 7)
    ]
    changed += [sealed[:-1].hex(), sealed[:15].hex(), ""]
    call = f"opened('{key.hex()}', '{nonce.hex()}', text, '')"
    assert set(sealing.js(f"{json.dumps(changed)}.map((text) => {call})")) == {"changed"}


def test_a_channel_has_the_keys_counters_and_sizes_of_the_host(sealing: Tab) -> None:
    key, phone, host = (random.Random(i).randbytes(size) for i, size in ((1, 32), (2, 12), (3, 12)))
    channel = SealedChannel(key, phone, host)
    parts = ", ".join(f"bytes('{part.hex()}')" for part in (key, phone, host))
    sealing.js(f"window.channel = new SealedChannel({parts}); true")
    assert sealing.js(f"keyName(bytes('{key.hex()}'))") == key_id(key)
    for message in ({}, {"language": "fr"}, {"picture": 2**40, "choice": 12}):
        frame = bytes.fromhex(sealing.js(f"hex(channel.seal({json.dumps(message)}))"))
        assert len(frame) == 256 + 16
        assert json.loads(channel.open(frame)) == message
    for told in ({"player": "Zoë 🚗"}, {"ended": True}):
        frame = channel.seal(json.dumps(told, ensure_ascii=False).encode())
        assert sealing.js(f"channel.open(bytes('{frame.hex()}'))") == told


def test_a_frame_is_opened_once_and_in_its_order_alone(sealing: Tab) -> None:
    key, phone, host = bytes(32), bytes(12), bytes(range(12))
    channel = SealedChannel(key, phone, host)
    first, second = (channel.seal(b'{"n": %d}' % i).hex() for i in (1, 2))
    parts = ", ".join(f"bytes('{part.hex()}')" for part in (key, phone, host))

    def told(*frames: str) -> Any:
        opened = ", ".join(f"channel.open(bytes('{frame}')) || null" for frame in frames)
        return sealing.js(
            f"(() => {{ const channel = new SealedChannel({parts}); return [{opened}]; }})()"
        )

    assert told(first, second) == [{"n": 1}, {"n": 2}]
    assert told(first, first) == [{"n": 1}, None]
    assert told(second) == [None]

"""A phone without a page: its frames, written from PHONE.md, without sockets.

Only the WebSocket comes from a library; keys and frames are made here once more.
"""

import base64
import json
import re
import secrets
import struct
from collections.abc import Mapping

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

HOST_SIZE, PHONE_SIZE, TAG = 16_384, 256, 16


def text64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def chacha_block(key: bytes, nonce: bytes, counter: int) -> bytes:
    cipher = Cipher(algorithms.ChaCha20(key, struct.pack("<I", counter) + nonce), None)
    return cipher.encryptor().update(bytes(64))


class PhoneClient:
    """One connection of a phone; bytes go in by `received` and are taken from `to_send`."""

    def __init__(
        self,
        key: bytes,
        host: str,
        nonce: bytes | None = None,
        greeting: Mapping[str, object] = {"language": "fr"},
    ) -> None:
        """`greeting` is the first message."""
        self.key, self.greeting = key, greeting
        self.nonce = secrets.token_bytes(12) if nonce is None else nonce
        #: Whole frames of the host as they came, and what was in them.
        self.frames: list[bytes] = []
        self.messages: list[dict[str, object]] = []
        self.open = False
        self._sent = 0
        self._secret = X25519PrivateKey.generate()
        name = text64(chacha_block(key, bytes(12), 1)[:8])
        path = f"ws://{host}/s?k={name}&n={text64(self.nonce)}"
        self.protocol = ClientProtocol(
            parse_uri(path), origin=f"http://{host}", max_size=HOST_SIZE + TAG
        )
        request = self.protocol.connect()
        # Like browsers; the host must not accept it.
        request.headers["Sec-WebSocket-Extensions"] = "permessage-deflate"
        self.protocol.send_request(request)

    # -- bytes -----------------------------------------------------------------------------------

    def received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode == 2:
                self._take(bytes(event.data))

    def lost(self) -> None:
        self.protocol.receive_eof()

    def to_send(self) -> bytes:
        return b"".join(self.protocol.data_to_send())

    @property
    def code(self) -> int | None:
        """The code with which the host has closed the connection."""
        closed = self.protocol.close_rcvd
        return None if closed is None else int(closed.code)

    # -- frames ----------------------------------------------------------------------------------

    def _take(self, data: bytes) -> None:
        self.frames.append(data)
        if not self.open:
            assert len(data) == 12
            mixed = chacha_block(self.key, self.nonce, 0)[:32]
            keys = chacha_block(mixed, data, 0)
            self.sealing, self.opening = keys[:32], keys[32:]
            self.open = True
            self.say(**self.greeting)
            return
        assert len(data) == HOST_SIZE + TAG
        counter = bytes(4) + struct.pack("<Q", len(self.messages))
        text = ChaCha20Poly1305(self.opening).decrypt(counter, data, None)
        self.messages.append(json.loads(text))

    def sealed(self, text: str) -> bytes:
        counter, self._sent = bytes(4) + struct.pack("<Q", self._sent), self._sent + 1
        plain = text.encode().ljust(PHONE_SIZE)
        return ChaCha20Poly1305(self.sealing).encrypt(counter, plain, None)

    def say(self, **message: object) -> None:
        """Send a message; `start=True` stands for the public value of this phone."""
        if message.get("start") is True:
            message["start"] = self.public_value
        self.say_text(json.dumps(message))

    def say_text(self, text: str) -> None:
        self.protocol.send_binary(self.sealed(text))

    @property
    def public_value(self) -> str:
        """The public value of this phone as text."""
        return text64(self._secret.public_key().public_bytes_raw())

    # -- what was said ---------------------------------------------------------------------------

    @property
    def new_key(self) -> bytes | None:
        """The phone's own key, in exchange for a code."""
        values = [message["key"] for message in self.messages if "key" in message]
        if not values:
            return None
        other = X25519PublicKey.from_public_bytes(bytes64(str(values[-1])))
        return chacha_block(self._secret.exchange(other), bytes(12), 0)[:32]

    @property
    def pictures(self) -> list[object]:
        return [message["picture"] for message in self.messages if "picture" in message]


def scanned(url: str) -> tuple[str, bytes]:
    """Return host and key of a code."""
    found = re.fullmatch(r"http://([0-9.]+:[0-9]+)/p#([A-Za-z0-9_-]{43})", url)
    assert found is not None
    return found[1], bytes64(found[2])

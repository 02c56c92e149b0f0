"""Keys of phones, and the sealed frames that only the holder of a key can read or make.

A page that came without TLS has no cryptography of its browser, so that only three building blocks
are used: the block function of ChaCha20, ChaCha20-Poly1305 (RFC 8439), and X25519 (RFC 7748) for
the key that a phone gets. PHONE.md has vectors.
"""

import base64

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from mille_net.limits import HOST_FRAME, PHONE_FRAME, PHONE_KEY_BYTES, PHONE_NONCE_BYTES

#: Bytes that sealing adds to a frame.
TAG_BYTES = 16
_BLOCK_BYTES = 64
_ID_BYTES = 8
#: Frames end in spaces, which may follow every JSON text.
_PADDING = b" "


class BrokenSealError(ValueError):
    """A sealed frame was not made with the key, or not at this place of the conversation."""


def as_text(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Return the bytes of a base64url text without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def key_id(key: bytes) -> str:
    """Return the name by which a phone says which key it uses; it tells nothing about the key."""
    return as_text(_block(key, bytes(PHONE_NONCE_BYTES), 1)[:_ID_BYTES])


def agreed_key(secret: bytes, other: bytes) -> tuple[bytes, bytes]:
    """Return the public value of 32 secret random bytes, and the key agreed upon with another.

    The key cannot be computed from the two public values (X25519, RFC 7748). Raises ValueError
    for values with which it could.
    """
    own = X25519PrivateKey.from_private_bytes(secret)
    shared = own.exchange(X25519PublicKey.from_public_bytes(other))
    key = _block(shared, bytes(PHONE_NONCE_BYTES), 0)[:PHONE_KEY_BYTES]
    return own.public_key().public_bytes_raw(), key


class SealedChannel:
    """The sealed frames of one connection, as the host makes and reads them.

    Each direction has a key of its own, which depends on both random values: a frame of another
    connection, of the other direction or out of its order is never opened.
    """

    def __init__(self, key: bytes, from_phone: bytes, from_host: bytes) -> None:
        """`from_phone` and `from_host` are the random bytes that each end has sent."""
        mixed = _block(key, from_phone, 0)[:PHONE_KEY_BYTES]
        keys = _block(mixed, from_host, 0)
        self._opening = ChaCha20Poly1305(keys[:PHONE_KEY_BYTES])
        self._sealing = ChaCha20Poly1305(keys[PHONE_KEY_BYTES:])
        self._opened = 0
        self._sealed = 0

    def seal(self, text: bytes) -> bytes:
        """Return a frame for the phone; all have the same size. Raises ValueError if too long."""
        nonce, self._sealed = _nonce(self._sealed), self._sealed + 1
        return self._sealing.encrypt(nonce, padded(text, HOST_FRAME), None)

    def open(self, frame: bytes) -> bytes:
        """Return the text of the phone's next frame. Raises BrokenSealError."""
        if len(frame) != PHONE_FRAME + TAG_BYTES:
            raise BrokenSealError("expected a frame of the size for phones")
        try:
            text = self._opening.decrypt(_nonce(self._opened), frame, None)
        except InvalidTag as error:
            raise BrokenSealError("expected a frame that was sealed with the key") from error
        self._opened += 1
        return text.rstrip(_PADDING)


def padded(text: bytes, size: int) -> bytes:
    """Return a JSON text filled up to a size. Raises ValueError if it is longer."""
    if len(text) > size:
        raise ValueError(f"expected {size} bytes at most, got {len(text)}")
    return text.ljust(size, _PADDING)


def _block(key: bytes, nonce: bytes, counter: int) -> bytes:
    """Return a block of ChaCha20's key stream."""
    cipher = Cipher(algorithms.ChaCha20(key, counter.to_bytes(4, "little") + nonce), mode=None)
    return cipher.encryptor().update(bytes(_BLOCK_BYTES))


def _nonce(counter: int) -> bytes:
    return bytes(4) + counter.to_bytes(8, "little")

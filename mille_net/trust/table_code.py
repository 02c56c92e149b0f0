"""The six-digit code of a table: both sides prove that they know it without revealing it.

Uses SPAKE2 over Ed25519, inside TLS and bound to the certificate that each side saw: a man in the
middle has one guess and learns nothing from it. The guest confirms first, so that a host that does
not know the code gets no proof for testing guesses. The library is imported with the first code: it
takes half as long to import as all the rest of a guest.
"""

import hmac
import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from mille_net.limits import PAKE_BYTES

if TYPE_CHECKING:
    from spake2 import SPAKE2_A, SPAKE2_B

#: Returns so many random bytes.
Chance = Callable[[int], bytes]

_GUEST = b"millebornes/1 guest"
_HOST = b"millebornes/1 host "
_GUEST_PROOF = b"millebornes/1 code confirmed by guest"
_HOST_PROOF = b"millebornes/1 code confirmed by host"


class BadCodeMessageError(ValueError):
    """A message is not valid for SPAKE2."""


class GuestCode:
    """The guest's side of one guess; `certificate` is the hash that it saw."""

    def __init__(self, code: str, certificate: bytes, chance: Chance = os.urandom) -> None:
        from spake2 import SPAKE2_A

        self._exchange = SPAKE2_A(code.encode(), _GUEST, _HOST + certificate, entropy_f=chance)
        #: The message to the host.
        self.message: bytes = self._exchange.start()
        self._key = b""

    def confirm(self, host_message: bytes) -> bytes:
        """Process the host's message, and return the proof of knowing the code.

        Raises BadCodeMessageError.
        """
        self._key = _finish(self._exchange, host_message)
        return _proof(self._key, _GUEST_PROOF)

    def check(self, proof: bytes) -> bool:
        """Return True if the host has proved that it knows the code; call `confirm` first."""
        return bool(self._key) and hmac.compare_digest(proof, _proof(self._key, _HOST_PROOF))


class HostCode:
    """The host's side of one guess; `certificate` is the hash of its own."""

    def __init__(self, code: str, certificate: bytes, chance: Chance = os.urandom) -> None:
        from spake2 import SPAKE2_B

        self._exchange = SPAKE2_B(code.encode(), _GUEST, _HOST + certificate, entropy_f=chance)
        self._message: bytes = self._exchange.start()
        self._key = b""

    def answer(self, guest_message: bytes) -> bytes:
        """Process the guest's message, and return the host's. Raises BadCodeMessageError."""
        self._key = _finish(self._exchange, guest_message)
        return self._message

    def check(self, proof: bytes) -> bytes | None:
        """Return the host's proof if the guest's is right, or None."""
        if not self._key or not hmac.compare_digest(proof, _proof(self._key, _GUEST_PROOF)):
            return None
        return _proof(self._key, _HOST_PROOF)


def _finish(exchange: "SPAKE2_A | SPAKE2_B", message: bytes) -> bytes:
    from spake2 import SPAKEError
    from spake2.ed25519_basic import NotOnCurve

    # The library accepts longer messages, and raises many kinds of errors.
    if len(message) != PAKE_BYTES:
        raise BadCodeMessageError(f"expected {PAKE_BYTES} bytes, not {len(message)}")
    try:
        return bytes(exchange.finish(message))
    except (SPAKEError, NotOnCurve, ValueError, AssertionError) as error:
        raise BadCodeMessageError(f"not a message of the other side: {error!r}") from error


def _proof(key: bytes, label: bytes) -> bytes:
    return hmac.digest(key, label, "sha256")

"""Encodes and decodes messages: a frame is u32 big-endian length, one msgpack map, and padding.

The padding with zero bytes hides what the length of a frame would reveal of hidden cards.

Reading raises ProtocolError and nothing else, whatever a peer sends.
"""

import struct
from collections.abc import Iterator
from enum import StrEnum

import msgpack
import msgspec

from mille_net.limits import (
    CHOICES_ROOM,
    FRAME_AFTER,
    LENGTH_BYTES,
    MAX_ARRAY,
    MAX_BIN,
    MAX_EXT,
    MAX_MAP,
    MAX_STR,
    MOVE_ROOM,
)
from mille_net.messages import MakeMove, Message, NotMoved, UpdateMessage, Vocabulary

_LENGTH = struct.Struct(">I")
assert _LENGTH.size == LENGTH_BYTES
_ENCODER = msgspec.msgpack.Encoder()
#: The exceptions of both libraries for invalid bytes; msgspec's error is a ValueError.
_FOLDED = (
    ValueError,
    TypeError,
    OverflowError,
    RecursionError,
    MemoryError,
    KeyError,
    msgpack.UnpackException,
)


class Misuse(StrEnum):
    """The kinds of protocol errors."""

    TOO_LARGE = "too-large"  # a frame over the limit
    EMPTY = "empty"
    NOT_MSGPACK = "not-msgpack"  # or beyond the limits for unpacking
    NOT_A_MESSAGE = "not-a-message"  # unknown name, field, type or range
    OUT_OF_ORDER = "out-of-order"  # a message that is not expected now
    WRONG_VALUE = "wrong-value"  # each field is in range, but together they are invalid


class ProtocolError(Exception):
    """A peer has sent something invalid; its connection is closed."""

    def __init__(self, misuse: Misuse, detail: str = "") -> None:
        super().__init__(f"{misuse}: {detail}" if detail else misuse.value)
        self.misuse = misuse


def encode(message: Message) -> bytes:
    """Return the frame of a message; raises ProtocolError if it is too large to be accepted."""
    frame = bytearray(LENGTH_BYTES)
    _ENCODER.encode_into(message, frame, LENGTH_BYTES)
    frame += bytes(_padding(message, len(frame) - LENGTH_BYTES))
    size = len(frame) - LENGTH_BYTES
    if size > FRAME_AFTER:
        raise ProtocolError(Misuse.TOO_LARGE, f"expected at most {FRAME_AFTER} bytes, got {size}")
    _LENGTH.pack_into(frame, 0, size)
    return bytes(frame)


def _padding(message: Message, size: int) -> int:
    """Return how many zero bytes follow a message of this size."""
    if isinstance(message, UpdateMessage):
        return max(0, CHOICES_ROOM - len(_ENCODER.encode(message.choices)))
    return max(0, MOVE_ROOM - size) if isinstance(message, (MakeMove, NotMoved)) else 0


def decode(body: bytes, vocabulary: Vocabulary) -> Message:
    """Return the message in a frame's body; raises ProtocolError for anything else."""
    return _Decoder().decode(body, vocabulary)


class _Decoder:
    """Decodes the frames of one connection with one unpacker.

    Creating an unpacker takes longer than decoding a message.
    """

    def __init__(self) -> None:
        self._unpacker = _new_unpacker()

    def decode(self, body: bytes, vocabulary: Vocabulary) -> Message:
        """Return the message in a frame's body; raises ProtocolError for anything else."""
        unpacker = self._unpacker
        try:
            unpacker.feed(body)
            plain = unpacker.unpack()
        except _FOLDED as error:
            # The rest of this frame must not become part of the next.
            self._unpacker = _new_unpacker()
            raise ProtocolError(Misuse.NOT_MSGPACK, _summary(error)) from None
        if unpacker.read_bytes(len(body)).strip(b"\0"):
            raise ProtocolError(Misuse.NOT_MSGPACK, "bytes other than zero behind the map")
        # A union of all types would do the same, but ten times as slowly.
        tag = plain.get("t") if isinstance(plain, dict) else None
        expected = vocabulary.get(tag) if isinstance(tag, str) else None
        if expected is None:
            raise ProtocolError(Misuse.NOT_A_MESSAGE, "unknown, or out of place")
        try:
            # Without `builtin_types`, text would be taken for bytes in base64.
            return msgspec.convert(plain, expected, strict=True, builtin_types=(bytes,))
        except _FOLDED as error:
            raise ProtocolError(Misuse.NOT_A_MESSAGE, _summary(error)) from None


def _new_unpacker() -> "msgpack.Unpacker":
    return msgpack.Unpacker(
        max_buffer_size=FRAME_AFTER,
        max_array_len=MAX_ARRAY,
        max_map_len=MAX_MAP,
        max_str_len=MAX_STR,
        max_bin_len=MAX_BIN,
        max_ext_len=MAX_EXT,
    )


def _summary(error: BaseException) -> str:
    """Describe an error in a few words on one line: it may quote everything that was sent."""
    return f"{type(error).__name__}: {str(error)[:120]!r}"


class FrameReader:
    """Assembles the frames of one connection from bytes in any portions."""

    def __init__(self, vocabulary: Vocabulary, limit: int) -> None:
        """Accept these messages only, with at most `limit` bytes in a frame's body."""
        #: Both may change between two messages.
        self.vocabulary = vocabulary
        self.limit = limit
        self._buffer = bytearray()
        self._decoder = _Decoder()

    @property
    def pending(self) -> bool:
        """True if a frame is incomplete."""
        return bool(self._buffer)

    def feed(self, data: bytes) -> Iterator[Message]:
        """Yield the messages that are complete now; raises ProtocolError at the first bad one.

        Each is decoded when requested, so that one message can change the limits for the next.
        """
        self._buffer += data
        while (body := self._next_body()) is not None:
            yield self._decoder.decode(body, self.vocabulary)

    def _next_body(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < LENGTH_BYTES:
            return None
        (size,) = _LENGTH.unpack_from(buffer)
        if size == 0:
            raise ProtocolError(Misuse.EMPTY)
        if size > self.limit:
            detail = f"expected at most {self.limit} bytes, got {size}"
            raise ProtocolError(Misuse.TOO_LARGE, detail)
        end = LENGTH_BYTES + size
        if len(buffer) < end:
            return None
        body = bytes(buffer[LENGTH_BYTES:end])
        del buffer[:end]
        return body

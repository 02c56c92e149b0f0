"""The types of fields with their ranges, and the base classes of messages."""

from typing import Annotated

from msgspec import Meta, Struct

from mille_net.limits import (
    HASH_BYTES,
    ID_BYTES,
    LINE_ID_BYTES,
    LONGEST_WAIT,
    MAX_FACES,
    MAX_INT,
    MAX_PHRASES,
    MAX_RACES,
    MAX_RULE_LINES,
    MAX_SEATS,
    MAX_STR,
    MOVE_ID_BYTES,
    NAME_BYTES,
    NONCE_BYTES,
    PAKE_BYTES,
    SHORTEST_WAIT,
    TOKEN_BYTES,
)
from mille_net.untrusted_text import is_name

Bin16 = Annotated[bytes, Meta(min_length=ID_BYTES, max_length=ID_BYTES)]
Hash = Annotated[bytes, Meta(min_length=HASH_BYTES, max_length=HASH_BYTES)]
Nonce = Annotated[bytes, Meta(min_length=NONCE_BYTES, max_length=NONCE_BYTES)]
Token = Annotated[bytes, Meta(min_length=TOKEN_BYTES, max_length=TOKEN_BYTES)]
PakeBytes = Annotated[bytes, Meta(min_length=PAKE_BYTES, max_length=PAKE_BYTES)]
MoveId = Annotated[bytes, Meta(min_length=MOVE_ID_BYTES, max_length=MOVE_ID_BYTES)]
LineId = Annotated[bytes, Meta(min_length=LINE_ID_BYTES, max_length=LINE_ID_BYTES)]
Number = Annotated[int, Meta(ge=0, le=MAX_INT)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
#: 0 is the host's own screen; other numbers increase and are never reused.
GuestNumber = Number
RaceNumber = Annotated[int, Meta(ge=1, le=MAX_RACES)]
Wait = Annotated[int, Meta(ge=SHORTEST_WAIT, le=LONGEST_WAIT)]
#: A name may be empty; its characters are checked when the object is created.
Name = Annotated[str, Meta(max_length=NAME_BYTES)]
#: A level of computer players, as in records behind `computer-`.
Level = Annotated[str, Meta(max_length=16, pattern=r"^[a-z][a-z0-9-]*\Z")]
Word = Annotated[str, Meta(min_length=1, max_length=16)]
#: A position in the portraits or the colours that the programs come with. A receiver ignores one
#: that it does not have.
FaceIndex = Annotated[int, Meta(ge=0, lt=MAX_FACES)]
#: A position in the quick phrases. A receiver shows the text of one that it does not have.
PhraseIndex = Annotated[int, Meta(ge=0, lt=MAX_PHRASES)]
#: The name of a message, as under `t`.
Tag = Annotated[str, Meta(min_length=1, max_length=32)]
Program = Annotated[str, Meta(max_length=64, pattern=r"^[ -~]*\Z")]
#: `rules NAME` and `rule FIELD VALUE` as a record writes them.
RuleLine = Annotated[str, Meta(max_length=MAX_STR)]
RuleLines = Annotated[tuple[RuleLine, ...], Meta(min_length=1, max_length=MAX_RULE_LINES)]
#: One entry per seat.
Hashes = Annotated[tuple[Hash, ...], Meta(min_length=2, max_length=MAX_SEATS)]
Randoms = Annotated[
    tuple[Annotated[bytes, Meta(max_length=NONCE_BYTES)], ...],
    Meta(min_length=2, max_length=MAX_SEATS),
]
VersionRange = tuple[Number, Number]
Params = Annotated[dict[Annotated[str, Meta(max_length=16)], Number], Meta(max_length=8)]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Base class of messages."""


class MessagePart(Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of structures within messages."""


def check_name(name: str) -> None:
    """Raise ValueError for an invalid name."""
    if not is_name(name):
        raise ValueError(f"expected a name, got {name!r}")


def check_optional_name(name: str) -> None:
    """Raise ValueError for a name that is neither valid nor empty."""
    if name:
        check_name(name)

"""The identity of a match, independent of its file's name and folder."""

import base64
import re

from mille_rules.record import MoveLine, NoteLine, Record

#: Random bytes in an identity: nobody ever plays enough matches to meet the same 80 bits twice.
ID_BYTES = 10
_MARK = "mark match "
_IDENTITY = re.compile("[A-Z2-7]{16}")


def match_mark(chance: bytes) -> NoteLine:
    """Return the first line of a new match, with an identity from random bytes."""
    return NoteLine(f"{_MARK}{identity(chance)}")


def match_id(record: Record) -> str:
    """The identity of a match: 16 characters of base32.

    The identity of a record without the mark follows from its header and first deal, which never
    change.
    """
    for note in record.notes():
        if note.startswith(_MARK):
            marked = note.removeprefix(_MARK).strip()
            if _IDENTITY.fullmatch(marked):
                return marked
    # Seldom needed, and importing it takes 5 ms.
    import hashlib

    deal = next((str(line) for line in record.lines if isinstance(line, MoveLine)), "")
    beginning = "\n".join([*record.header.lines(), deal])
    return identity(hashlib.sha256(beginning.encode()).digest())


def bytes_of(match: str) -> bytes:
    """Return the random bytes that make an identity."""
    return base64.b32decode(match)


def identity(chance: bytes) -> str:
    """Return the identity that the first ID_BYTES of random bytes make."""
    return base64.b32encode(chance[:ID_BYTES]).decode("ascii")

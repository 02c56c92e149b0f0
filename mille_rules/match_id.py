"""What tells one match from every other, wherever its file goes and whatever it is called."""

import base64
import re

from mille_rules.record import MoveLine, NoteLine, Record

#: Random bytes in an identity: nobody ever plays enough matches to meet the same 80 bits twice.
ID_BYTES = 10
_MARK = "mark match "
_IDENTITY = re.compile("[A-Z2-7]{16}")


def match_mark(chance: bytes) -> NoteLine:
    """The line that a new match begins with; its identity is the first ID_BYTES of `chance`."""
    return NoteLine(f"{_MARK}{identity(chance)}")


def match_id(record: Record) -> str:
    """The identity of a match: 16 characters of base32.

    A record without its mark is known by its header and its first deal, which stay the same
    however far the match goes on.
    """
    for note in record.notes():
        if note.startswith(_MARK):
            marked = note.removeprefix(_MARK).strip()
            if _IDENTITY.fullmatch(marked):
                return marked
    # Seldom needed, and 5 ms of a start.
    import hashlib

    deal = next((str(line) for line in record.lines if isinstance(line, MoveLine)), "")
    beginning = "\n".join([*record.header.lines(), deal])
    return identity(hashlib.sha256(beginning.encode()).digest())


def identity(chance: bytes) -> str:
    """The identity that the first ID_BYTES of some random bytes give a match."""
    return base64.b32encode(chance[:ID_BYTES]).decode("ascii")

"""What a host session needs from the world around it."""

from collections.abc import Callable
from typing import NamedTuple

from mille_rules.computer.player import Thinker
from mille_rules.record import Record


def keep_nothing(_record: Record) -> None:
    """Where nobody wants the matches that are over."""


class HostEnvironment(NamedTuple):
    """Handed in, so that a test can be the world."""

    #: Who this host is: 16 bytes, and the SHA-256 of its certificate.
    host: bytes
    certificate: bytes
    #: Name and version, for logs at the other end.
    program: str
    #: So many bytes that nobody can foresee.
    chance: Callable[[int], bytes]
    #: For computer players; it answers in the thread that calls the session.
    thinker: Thinker
    #: Told the address of each peer that broke the protocol.
    misused: Callable[[str], None]
    #: Given the record of each match that is over.
    over: Callable[[Record], None] = keep_nothing
    #: Whether an open table lets in everybody who comes, without asking its owner.
    admit_all: bool = False

"""What a host session needs from its environment."""

from collections.abc import Callable
from typing import NamedTuple

from mille_rules.computer.player import Thinker
from mille_rules.record import Record


def done_now(task: Callable[[], Callable[[], None]]) -> None:
    """Do a task and what follows from it, without another thread."""
    task()()


def keep_nothing(_record: Record) -> None:
    """Discard a finished match."""


class HostEnvironment(NamedTuple):
    """Functions and values that are passed to a session."""

    #: The SHA-256 of this host's certificate, by which guests know it.
    certificate: bytes
    #: Name and version, for the guests' logs.
    program: str
    #: Returns random bytes.
    chance: Callable[[int], bytes]
    #: Chooses moves of computer players; answers in the session's thread.
    thinker: Thinker
    #: Called with the record of each finished match.
    over: Callable[[Record], None] = keep_nothing
    #: True if an open table admits everybody without asking its owner.
    admit_all: bool = False
    #: Seconds for which nobody moves after a move of a person that can be taken back.
    moment: float = 0.0
    #: Does a slow task while the session goes on; what it returns is called in its thread.
    work: Callable[[Callable[[], Callable[[], None]]], None] = done_now

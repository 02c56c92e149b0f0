"""What a host session needs from its environment, and its parts from the session."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from mille_net.messages import Message
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
    #: Returns the seconds since 1970, to note when a race has ended; None to note nothing.
    date: Callable[[], float] | None = None
    #: Does a slow task while the session goes on; what it returns is called in its thread.
    work: Callable[[Callable[[], Callable[[], None]]], None] = done_now


class SessionServices(Protocol):
    """The session, as its parts use it."""

    @property
    def now(self) -> float:
        """Seconds awake."""

    def broadcast(self, messages: Iterable[Message]) -> None:
        """Send messages to all connected guests."""

    def flush(self) -> None:
        """Save and send the table if it has changed."""

    def close(self) -> None:
        """Close the table."""

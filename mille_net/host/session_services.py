"""What the parts of a session need from the whole of it."""

from collections.abc import Iterable
from typing import Protocol

from mille_net.messages import Message


class SessionServices(Protocol):
    """The session, as its parts see it."""

    @property
    def now(self) -> float:
        """Seconds awake."""

    def broadcast(self, messages: Iterable[Message]) -> None:
        """Send to every guest who is here."""

    def flush(self) -> None:
        """Have what changed about the table on disk, and told."""

    def close(self) -> None:
        """End the table."""

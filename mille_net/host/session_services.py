"""What the parts of a session use of it."""

from collections.abc import Iterable
from typing import Protocol

from mille_net.messages import Message


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

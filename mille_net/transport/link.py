"""The interface through which a session sends bytes."""

from typing import Protocol


class Link(Protocol):
    """The sending side of a connection; neither method ever waits or raises."""

    def send(self, frame: bytes) -> None:
        """Queue a whole frame; does nothing once the link is closed."""

    def close(self) -> None:
        """Send what is queued, then end the connection."""


class Endpoint(Protocol):
    """The receiving side of a connection."""

    def received(self, data: bytes) -> None:
        """Process bytes, which may end anywhere within a frame."""

    def lost(self) -> None:
        """Note that the connection is gone; called once."""

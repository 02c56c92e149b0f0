"""The way out of a session: bytes go in, and it is nobody's business here how they travel."""

from collections.abc import Callable
from typing import Protocol


class Link(Protocol):
    """One connection as a session sees it; neither method ever waits or raises."""

    def send(self, frame: bytes) -> None:
        """Queue a whole frame; nothing happens once the link is closed."""

    def close(self) -> None:
        """Send what is queued, then end the connection."""


class MemoryLink:
    """One end of a connection inside this program: to the host's own screen, and in tests.

    Bytes wait in `outbox` until `deliver` hands them to the other end; who makes the pair says
    when. `on_queued`, where given, is called whenever something waits.
    """

    def __init__(self, on_queued: Callable[[], None] | None = None) -> None:
        self.outbox = bytearray()
        self.closed = False
        #: What takes the bytes at the other end, and what is told that no more will come.
        self.receive: Callable[[bytes], None] | None = None
        self.lost: Callable[[], None] | None = None
        self._on_queued = on_queued

    def send(self, frame: bytes) -> None:
        """Queue a frame."""
        if not self.closed:
            self.outbox += frame
            self._tell()

    def close(self) -> None:
        """End the connection once what is queued has been delivered."""
        if not self.closed:
            self.closed = True
            self._tell()

    def deliver(self, size: int | None = None) -> bool:
        """Hand over so many bytes, all by default; False where there was nothing to do."""
        data = bytes(self.outbox[:size])
        del self.outbox[: len(data)]
        if data and self.receive is not None:
            self.receive(data)
        ended = self.closed and not self.outbox and self.lost is not None
        if ended:
            lost, self.lost = self.lost, None
            assert lost is not None
            lost()
        return bool(data) or ended

    def cut(self) -> None:
        """Break the connection: what is queued is lost."""
        self.outbox.clear()
        self.close()

    def _tell(self) -> None:
        if self._on_queued is not None:
            self._on_queued()

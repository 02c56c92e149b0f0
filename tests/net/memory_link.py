"""A connection in memory whose bytes are delivered by the test."""

from collections.abc import Callable


class MemoryLink:
    """One direction of a connection; bytes wait in `outbox` until `deliver` hands them over."""

    def __init__(self) -> None:
        self.outbox = bytearray()
        self.closed = False
        #: Receives the bytes at the other end; is called at the end of the connection.
        self.receive: Callable[[bytes], None] | None = None
        self.lost: Callable[[], None] | None = None

    def send(self, frame: bytes) -> None:
        """Queue a frame."""
        if not self.closed:
            self.outbox += frame

    def close(self) -> None:
        """End the connection once what is queued has been delivered."""
        self.closed = True

    def deliver(self, size: int | None = None) -> bool:
        """Deliver at most `size` bytes; returns False if there was nothing to do."""
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

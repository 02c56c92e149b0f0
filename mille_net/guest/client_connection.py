"""One connection to a host: frames in and out, and how long it has been silent."""

from collections.abc import Iterator

from mille_net.limits import (
    DEAD_AFTER,
    FRAME_AFTER,
    FRAME_BEFORE,
    FRAME_TIMEOUT_AFTER,
    FRAME_TIMEOUT_BEFORE,
    PING_AFTER,
)
from mille_net.messages import FROM_HOST, Message, Ping
from mille_net.messages.codec import FrameReader, encode
from mille_net.transport.link import Link


class Line:
    """What a guest has of a connection; times in seconds awake."""

    def __init__(self, link: Link, now: float) -> None:
        self._link = link
        self._reader: FrameReader = FrameReader(FROM_HOST, FRAME_BEFORE)
        self._heard_at = now
        self._pinged_at = now
        self._pings = 0
        self._frame_since: float | None = None

    def let_in(self) -> None:
        """From now on the host may send a guest's larger frames."""
        self._reader.limit = FRAME_AFTER

    @property
    def is_in(self) -> bool:
        """Whether the host has let this guest in."""
        return self._reader.limit == FRAME_AFTER

    def messages(self, data: bytes, now: float) -> Iterator[Message]:
        """The messages that are complete with these bytes; raises ProtocolError."""
        self._heard_at = now
        for message in self._reader.feed(data):
            self._frame_since = None
            yield message
        if not self._reader.pending:
            self._frame_since = None
        elif self._frame_since is None:
            self._frame_since = now

    def send(self, message: Message) -> None:
        """Send a message."""
        self._link.send(encode(message))

    def close(self) -> None:
        """End the connection once what is queued has gone."""
        self._link.close()

    def silence(self, now: float) -> float:
        """Seconds since anything has been heard."""
        return now - self._heard_at

    def dead(self, now: float) -> bool:
        """Whether nobody is there any more, or somebody who sends a frame and never ends it."""
        longest = FRAME_TIMEOUT_AFTER if self.is_in else FRAME_TIMEOUT_BEFORE
        stuck = self._frame_since is not None and now - self._frame_since > longest
        return stuck or self.silence(now) > DEAD_AFTER

    def keep_alive(self, now: float) -> None:
        """Ask whether the host is there, after it has been silent for a while."""
        if min(self.silence(now), now - self._pinged_at) >= PING_AFTER:
            self.ping(now)

    def ping(self, now: float) -> None:
        """Ask whether the host is there."""
        self._pings += 1
        self._pinged_at = now
        self.send(Ping(self._pings))

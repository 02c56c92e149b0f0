"""A connection that carries messages: frames, heartbeat and deadlines, the same at both ends."""

from abc import ABC, abstractmethod

from mille_net.limits import (
    DEAD_AFTER,
    FRAME_AFTER,
    FRAME_BEFORE,
    FRAME_TIMEOUT_AFTER,
    FRAME_TIMEOUT_BEFORE,
    PING_AFTER,
    SLOW_AFTER,
)
from mille_net.messages import Message, Ping, Pong, Vocabulary
from mille_net.messages.codec import FrameReader, ProtocolError, encode
from mille_net.session_clock import SessionClock
from mille_net.transport.link import Link


class FramedConnection(ABC):
    """Decodes the messages of one peer, answers its pings, and notices when it falls silent."""

    def __init__(self, link: Link, clock: SessionClock, vocabulary: Vocabulary) -> None:
        """Accept the messages in `vocabulary`; `clock` is the session's."""
        #: True once nothing is sent or received any more.
        self.closed = False
        #: True once the guest has been let in: larger frames and longer deadlines apply.
        self.admitted = False
        self._link = link
        self._clock = clock
        self._reader = FrameReader(vocabulary, FRAME_BEFORE)
        self._received_at = self._pinged_at = clock.now
        self._pings = 0
        #: When the frame began that is still incomplete.
        self._frame_began: float | None = None

    @abstractmethod
    def _handle(self, message: Message) -> None:
        """Process a message other than a ping or its answer; may raise ProtocolError."""

    @abstractmethod
    def _protocol_broken(self, error: ProtocolError) -> None:
        """End the connection after a protocol error of the peer."""

    @abstractmethod
    def _ended(self) -> None:
        """Tell the session that the connection has ended; called at most once."""

    def admit(self, vocabulary: Vocabulary) -> None:
        """Apply the limits for admitted guests, and accept the messages in `vocabulary`."""
        self.admitted = True
        self._reader.vocabulary = vocabulary
        self._reader.limit = FRAME_AFTER

    # -- from the network ------------------------------------------------------------------------

    def received(self, data: bytes) -> None:
        """Process bytes, which may end anywhere within a frame."""
        if self.closed:
            return
        now = self._received_at = self._clock.now
        try:
            for message in self._reader.feed(data):
                self._frame_began = None
                self._take(message)
                if self.closed:
                    return
        except ProtocolError as error:
            self._protocol_broken(error)
            return
        if not self._reader.pending:
            self._frame_began = None
        elif self._frame_began is None:
            self._frame_began = now

    def lost(self) -> None:
        """Note that the connection is gone."""
        if not self.closed:
            self.closed = True
            self._ended()

    def _take(self, message: Message) -> None:
        if isinstance(message, Ping):
            self.send(Pong(message.n))
        elif not isinstance(message, Pong):
            self._handle(message)

    # -- to the network --------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        """Send a message."""
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Send a message that is already encoded."""
        if not self.closed:
            self._link.send(frame)

    def close(self) -> None:
        """Close the connection after sending what is queued; the session is not told."""
        if not self.closed:
            self.closed = True
            self._link.close()

    # -- heartbeat and deadlines -----------------------------------------------------------------

    @property
    def silence(self) -> float:
        """Seconds since anything was received."""
        return self._clock.now - self._received_at

    @property
    def slow(self) -> bool:
        """True if the peer has been silent for longer than a healthy one."""
        return self.silence > SLOW_AFTER

    @property
    def dead(self) -> bool:
        """True if the peer does not answer pings, or does not complete a frame in time."""
        longest = FRAME_TIMEOUT_AFTER if self.admitted else FRAME_TIMEOUT_BEFORE
        began = self._frame_began
        stuck = began is not None and self._clock.now - began > longest
        return stuck or self.silence > DEAD_AFTER

    def ping_if_silent(self) -> None:
        """Send a ping if the peer has been silent for a while."""
        if min(self.silence, self._clock.now - self._pinged_at) >= PING_AFTER:
            self.ping()

    def ping(self) -> None:
        """Send a ping."""
        self._pings += 1
        self._pinged_at = self._clock.now
        self.send(Ping(self._pings))

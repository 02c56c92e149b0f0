"""One connection of a browser: a request of the page, or sealed frames."""

import logging
import re
from collections.abc import Iterable
from http import HTTPStatus
from typing import Protocol

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from mille_net.limits import (
    MAX_REQUEST,
    PHONE_BURST,
    PHONE_DEAD_AFTER,
    PHONE_FRAME,
    PHONE_NONCE_BYTES,
    PHONE_RATE,
    PHONE_SLICE,
    REQUEST_TIMEOUT,
    SEAL_TIMEOUT,
)
from mille_net.phone.keys import PhoneKey
from mille_net.phone.messages import CloseCode, FromPhone, read
from mille_net.phone.page_answers import PageAnswers, is_from_page, refusal
from mille_net.phone.sealing import TAG_BYTES, BrokenSealError, SealedChannel, from_text
from mille_net.session_clock import SessionClock
from mille_net.transport.link import Link
from mille_net.transport.log_rate_limit import LogRateLimit
from mille_net.transport.machines import machine_of
from mille_net.transport.token_bucket import TokenBucket

_LOG = logging.getLogger(__name__)
_LOG.addFilter(LogRateLimit())
#: The library for WebSockets logs every connection, which is of no use here.
_LIBRARY_LOG = logging.getLogger(f"{__name__}.websocket")
_LIBRARY_LOG.setLevel(logging.WARNING)
_LIBRARY_LOG.addFilter(LogRateLimit())

#: The name of a key, and the phone's random bytes.
_SEALED_PATH = re.compile(r"/s\?k=([A-Za-z0-9_-]{11})&n=([A-Za-z0-9_-]{16})", re.ASCII)


class PhoneConnectionHost(Protocol):
    """The session to which a connection belongs."""

    @property
    def page(self) -> PageAnswers:
        """The answers to requests of browsers."""

    def chance(self, count: int) -> bytes:
        """Return random bytes."""

    def find_key(self, name: str) -> PhoneKey | CloseCode:
        """Return a key by its name, or why there is none."""

    def opened(self, connection: "PhoneConnection", message: FromPhone) -> None:
        """Process the first message of a phone, which has proved that it has its key."""

    def said(self, connection: "PhoneConnection", message: FromPhone) -> None:
        """Process a further message."""

    def ended(self, connection: "PhoneConnection") -> None:
        """Forget a connection, whichever side has ended it; called once."""


class PhoneConnection:
    """Answers one request, or exchanges sealed frames with one phone, within limits."""

    def __init__(
        self, host: PhoneConnectionHost, clock: SessionClock, link: Link, address: str, own: str
    ) -> None:
        """`own` is the address and port at which the peer has reached this computer."""
        self.machine = machine_of(address)
        self.key: PhoneKey | None = None
        #: True once the phone has proved that it has its key.
        self.proved = False
        self.closed = False
        self._host = host
        self._clock = clock
        self._link = link
        self._own = own
        self._protocol = ServerProtocol(max_size=PHONE_FRAME + TAG_BYTES, logger=_LIBRARY_LOG)
        self._channel: SealedChannel | None = None
        self._bucket = TokenBucket(PHONE_RATE, PHONE_BURST)
        #: The bytes of the request so far; None once it is complete.
        self._request_bytes: int | None = 0
        #: When the connection was made, its request complete, or a frame of a proved phone came.
        self._heard_at = clock.now

    # -- for the limits on connections -----------------------------------------------------------

    @property
    def stranger(self) -> bool:
        """True until the peer has proved a key, and again once it has been sent away."""
        return self.closed or not self.proved

    @property
    def silent(self) -> bool:
        """True until the peer's request is complete."""
        return self._request_bytes is not None

    # -- from the network ------------------------------------------------------------------------

    def received(self, data: bytes) -> None:
        """Process bytes, which may end anywhere within a request or frame."""
        for start in range(0, len(data), PHONE_SLICE):
            if self.closed:
                return
            part = data[start : start + PHONE_SLICE]
            if self._may_read(part):
                self._read(part)
            else:
                self._end()

    def lost(self) -> None:
        """Note that the connection is gone."""
        if not self.closed:
            self.closed = True
            self._host.ended(self)

    def _may_read(self, part: bytes) -> bool:
        """Return False for a request that is too long or is none, as the beginning of TLS."""
        if self._request_bytes is None:
            return True
        begins = self._request_bytes > 0 or part.startswith(b"G")
        self._request_bytes += len(part)
        return begins and self._request_bytes <= MAX_REQUEST

    def _read(self, part: bytes) -> None:
        self._protocol.receive_data(part)
        self._handle(self._protocol.events_received())
        self._flush()

    def _handle(self, events: Iterable[object]) -> None:
        for event in events:
            if self.closed:
                return
            if isinstance(event, Request):
                self._request_bytes = None
                self._answer(event)
            elif isinstance(event, Frame):
                self._take(event)
            # A stranger does not stay any longer by frames that are not sealed.
            if self.proved or isinstance(event, Request):
                self._heard_at = self._clock.now

    # -- requests --------------------------------------------------------------------------------

    def _answer(self, request: Request) -> None:
        sealed = _SEALED_PATH.fullmatch(request.path)
        if not is_from_page(request, self._own):
            self._protocol.send_response(refusal(HTTPStatus.FORBIDDEN))
        elif sealed is None:
            self._protocol.send_response(self._host.page.answer(request, self._own))
        elif "Origin" not in request.headers:
            self._protocol.send_response(refusal(HTTPStatus.FORBIDDEN))
        else:
            self._protocol.send_response(self._protocol.accept(request))
            if self._protocol.state is State.OPEN:
                self._begin(*sealed.groups())

    def _begin(self, name: str, nonce: str) -> None:
        """Begin to exchange frames, if the key is known."""
        found = self._host.find_key(name)
        if isinstance(found, CloseCode):
            self.close(found)
            return
        self.key = found
        own_nonce = self._host.chance(PHONE_NONCE_BYTES)
        self._channel = SealedChannel(found.secret, from_text(nonce), own_nonce)
        self._protocol.send_binary(own_nonce)

    # -- frames ----------------------------------------------------------------------------------

    def _take(self, frame: Frame) -> None:
        if not self._bucket.take(self._clock.now):
            self.close(CloseCode.TOO_MANY)
        elif frame.opcode is Opcode.BINARY and frame.fin and self._channel is not None:
            self._open(self._channel, bytes(frame.data))
        elif frame.opcode not in (Opcode.PING, Opcode.PONG, Opcode.CLOSE):
            self.close(CloseCode.BROKEN)

    def _open(self, channel: SealedChannel, frame: bytes) -> None:
        try:
            message = read(channel.open(frame))
        except BrokenSealError:
            _LOG.info("a frame that is not sealed with its key comes from %s", self.machine)
            self.close(CloseCode.BROKEN)
        except ValueError as error:
            _LOG.info("a phone at %s broke the protocol: %r", self.machine, error)
            self.close(CloseCode.BROKEN)
        else:
            process = self._host.said if self.proved else self._host.opened
            self.proved = True
            process(self, message)

    # -- to the network --------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Seal a message and send it, to a phone that has proved its key."""
        if self._channel is not None and self.proved and self._protocol.state is State.OPEN:
            self._protocol.send_binary(self._channel.seal(text))
            self._flush()

    def close(self, code: CloseCode) -> None:
        """Say why, and end the connection."""
        if not self.closed:
            self._protocol.fail(code)
            self._flush()

    def tick(self) -> None:
        """End the connection of a peer that is too slow; called regularly."""
        if self._request_bytes is not None:
            longest = REQUEST_TIMEOUT
        else:
            longest = PHONE_DEAD_AFTER if self.proved else SEAL_TIMEOUT
        if self._clock.now - self._heard_at > longest:
            self.close(CloseCode.TOO_SLOW)

    def _flush(self) -> None:
        """Pass on what the library has to send; it sends nothing after an empty part."""
        for data in self._protocol.data_to_send():
            if data:
                self._link.send(data)
            else:
                self._end()

    def _end(self) -> None:
        self._link.close()
        self.lost()

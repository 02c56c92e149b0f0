"""A guest's session: joins a table, rejoins it after each lost connection, and leaves it.

It has no sockets and no clock. Its `table` handles what happens there.
"""

import logging
from collections.abc import Callable, Mapping
from types import MappingProxyType

from mille_net.guest.contradiction import ContradictionError
from mille_net.guest.evidence import EvidenceFolder
from mille_net.guest.guest_table import GuestTable
from mille_net.guest.join_attempt import GuestPlan, HostMemory, JoinAttempt, JoinFailedError
from mille_net.guest.reconnect_schedule import Chance, ReconnectSchedule
from mille_net.limits import (
    HELLO_TIMEOUT,
    HOST_CHAT_BURST,
    HOST_CHAT_RATE,
    HOST_MESSAGE_BURST,
    HOST_MESSAGE_RATE,
    HOST_NUDGE_BURST,
    HOST_NUDGE_RATE,
    HOST_UPDATE_BURST,
    HOST_UPDATE_RATE,
)
from mille_net.messages import (
    FROM_HOST,
    Banner,
    Bye,
    ByeCode,
    KickReason,
    Leave,
    Message,
    Nudged,
    RefusalCode,
    Refused,
    Said,
    UpdateMessage,
    Welcome,
)
from mille_net.messages.codec import ProtocolError
from mille_net.session_clock import SessionClock
from mille_net.table_listener import TableListener
from mille_net.tables import LinkPhase, LinkState, LostReason
from mille_net.transport.framed_connection import FramedConnection
from mille_net.transport.link import Link
from mille_net.transport.token_bucket import TokenBucket

_LOG = logging.getLogger(__name__)

#: The rates and bursts of messages of which a host could send too many.
_LIMITS: dict[type[Message], tuple[float, float]] = {
    Said: (HOST_CHAT_RATE, HOST_CHAT_BURST),
    Nudged: (HOST_NUDGE_RATE, HOST_NUDGE_BURST),
    UpdateMessage: (HOST_UPDATE_RATE, HOST_UPDATE_BURST),
}
#: After so many connections in a row with protocol errors, the session gives up.
_MOST_BROKEN = 3
#: Reasons for a Bye after which the guest reconnects.
_CURABLE = (ByeCode.FLOOD, ByeCode.PROTOCOL, ByeCode.TOO_SLOW)
_NOTHING: Mapping[str, int] = MappingProxyType({})


class HostConnection(FramedConnection):
    """One connection to the host."""

    def __init__(self, session: "GuestSession", link: Link, clock: SessionClock) -> None:
        super().__init__(link, clock, FROM_HOST)
        self._session = session
        self._buckets = {kind: TokenBucket(*limit) for kind, limit in _LIMITS.items()}
        self._others = TokenBucket(HOST_MESSAGE_RATE, HOST_MESSAGE_BURST)

    def _take(self, message: Message) -> None:
        if self._buckets.get(type(message), self._others).take(self._clock.now):
            super()._take(message)
        else:
            self._session.flooded(type(message).__name__)

    def _handle(self, message: Message) -> None:
        self._session.handle(message)

    def _protocol_broken(self, error: ProtocolError) -> None:
        self._session.break_off(f"the host broke the protocol: {error}")

    def _ended(self) -> None:
        self._session.disconnected()


class GuestSession:
    """One guest at one table; answers to each call of `dial` are `connected` or `dial_failed`."""

    def __init__(
        self,
        plan: GuestPlan,
        memory: HostMemory,
        listener: TableListener,
        dial: Callable[[], None],
        chance: Chance,
        evidence: EvidenceFolder,
    ) -> None:
        """`dial` starts an attempt to connect; `chance` returns random bytes."""
        self._plan = plan
        self._memory = memory
        self._listener = listener
        self._dial = dial
        self._chance = chance
        self._clock = SessionClock()
        #: The state of the table, and requests to it.
        self.table = GuestTable(memory, listener, chance, evidence, self._send)
        #: The hash of the certificate of the host that has let this guest in.
        self.certificate: bytes | None = None
        self._connection: HostConnection | None = None
        self._opened_at = 0.0
        #: None once the guest has been let in.
        self._attempt: JoinAttempt | None = None
        self._refusal: Refused | None = None
        #: The code that was entered, until the host has judged it.
        self._code = ""
        self._me = -1
        #: True once a host has answered.
        self._met = False
        self._retrying: ReconnectSchedule | None = None
        #: True while there is no connection because none is needed.
        self._resting = False
        self._slow = False
        #: How many connections in a row had protocol errors.
        self._broken = 0
        self._leaving = False
        self._ended = False

    # -- requests --------------------------------------------------------------------------------

    def start(self) -> None:
        """Connect for the first time."""
        self._show(LinkState(LinkPhase.CONNECTING))
        self._dial()

    def enter_code(self, code: str) -> None:
        """Send the code that the host has asked for, if necessary on a new connection."""
        self._code = code
        if self._attempt is not None:
            self._send(*self._attempt.code_entered(code))
        elif self._resting:
            self._resting = False
            self._dial()

    def leave(self) -> None:
        """Leave the table; the computer plays on in this guest's seats."""
        self._leaving = True
        if self._connection is None:
            self._end(ByeCode.LEFT)
        else:
            self._send(Leave())

    # -- from the network ------------------------------------------------------------------------

    def connected(self, link: Link, certificate: bytes, address: str = "") -> HostConnection:
        """Use a new connection, and return it; `certificate` is the hash of the host's."""
        connection = HostConnection(self, link, self._clock)
        if self._ended:
            connection.close()
            return connection
        self._close_connection()
        self._connection = connection
        self._opened_at = self._clock.now
        self._refusal = None
        self._attempt = JoinAttempt(
            certificate, address, self._plan, self._memory, self._chance, self._show, self._code
        )
        return connection

    def dial_failed(self, reason: LostReason, params: Mapping[str, int] = _NOTHING) -> None:
        """Note that an attempt to connect has failed."""
        if self._retrying is not None:
            self._retrying.failed(self._clock.now)
        else:
            self._end(reason, params)

    def disconnected(self) -> None:
        """Reconnect, rest, or end the session, now that there is no connection."""
        attempt, self._attempt, self._connection = self._attempt, None, None
        self.table.disconnected()
        refusal, code = self._refusal, attempt is not None and attempt.code_asked
        if self._leaving:
            self._end(ByeCode.LEFT)
        elif refusal is None and self._met:
            self._reconnect()
        elif refusal is None:
            self._end(LostReason.NO_TABLE)
        elif refusal.code is not RefusalCode.TOO_MANY_WAITING or not (code or self._code):
            self._end(refusal.code, refusal.params)
        elif self._code:
            self._reconnect()
        else:
            # Somebody else may think about the code: this guest comes again when it has been typed.
            self._resting, self._retrying = True, None

    def _reconnect(self) -> None:
        if self._retrying is None:
            self._retrying = ReconnectSchedule(self._clock.now, self._chance)
        else:
            self._retrying.failed(self._clock.now)

    # -- time ------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Advance to the time of a monotonic clock; called every half second."""
        before = self._clock.now
        slept = self._clock.tick(now)
        if self._ended:
            return
        if self._connection is not None:
            self._watch(self._connection, slept=slept)
        elif self._retrying is not None:
            self._look_again(self._retrying)
        self.table.tick(self._clock.now - before)

    def _watch(self, connection: HostConnection, *, slept: bool) -> None:
        if slept:
            connection.ping()
        if owed := self._owed(connection):
            self._give_up(f"the host owes {owed}")
            return
        connection.ping_if_silent()
        if connection.slow:
            self._show(LinkState(LinkPhase.RECONNECTING, since=connection.silence))
        elif self._slow and self._attempt is None:
            self._show(LinkState(LinkPhase.SEATED, me=self._me))
        elif self._slow and self._attempt is not None:
            self._attempt.tell_again()
        self._slow = connection.slow

    def _owed(self, connection: HostConnection) -> str:
        """Return what the host should have sent by now; empty if that is nothing."""
        if connection.dead:
            return "an answer to a ping"
        greeted = self._attempt is None or self._attempt.words
        if not greeted and self._clock.now - self._opened_at > HELLO_TIMEOUT:
            return "its greeting"
        return "the next step of a deal" if self.table.deal_stalled else ""

    def _look_again(self, retrying: ReconnectSchedule) -> None:
        now = self._clock.now
        if retrying.hopeless(now):
            self._end(LostReason.GAVE_UP)
            return
        due = retrying.due(now)
        since = now - retrying.began
        self._show(LinkState(LinkPhase.RECONNECTING, attempt=retrying.attempt, since=since))
        if due:
            self._dial()

    # -- messages --------------------------------------------------------------------------------

    def handle(self, message: Message) -> None:
        """Process a message; raises ProtocolError for one that is not expected now."""
        try:
            if isinstance(message, Bye):
                self._be_dismissed(message)
            elif self._attempt is not None:
                self._get_in(message, self._attempt)
            else:
                self._send(*self.table.take(message))
                if isinstance(message, UpdateMessage) and message.events:
                    self._broken = 0  # a host that continues the race works properly again
        except ContradictionError as error:
            self.break_off(f"the host contradicts itself: {error}")
        except JoinFailedError as error:
            self._end(error.code, error.params)

    def _get_in(self, message: Message, attempt: JoinAttempt) -> None:
        match message:
            case Refused(code=RefusalCode.WRONG_CODE | RefusalCode.NO_GUESSES):
                self._code = ""
                self._listener.on_request_refused(message.what, message.code, message.params)
                params = message.params
                attempt.ask_code(params.get("left", 0), params.get("seconds", 0))
            case Refused():
                self._refusal = message
            case Banner() if self._is_elsewhere(message, attempt):
                self._give_up("this is another table")
            case Welcome():
                self._be_let_in(message, attempt)
            case _:
                self._met = True
                self._send(*attempt.take(message))

    def _is_elsewhere(self, banner: Banner, attempt: JoinAttempt) -> bool:
        """Return True if another table is at this address."""
        if self.certificate is None:
            return False
        return attempt.certificate != self.certificate or not self.table.returns_to(banner)

    def _be_let_in(self, message: Welcome, attempt: JoinAttempt) -> None:
        attempt.welcomed()
        assert self._connection is not None
        self._connection.admit(FROM_HOST)
        self.certificate = attempt.certificate
        self._me = message.guest
        self._code = ""
        self._attempt = None
        self._retrying = None
        self.table.entered(message.guest, attempt.certificate, attempt.token)
        self._show(LinkState(LinkPhase.SEATED, attempt.words, me=self._me))

    def _be_dismissed(self, message: Bye) -> None:
        if not self._leaving:
            self.table.dismissed()
        if message.code in _CURABLE:
            self.break_off(f"the host says {message.code}")
        elif self._refusal is not None:
            self._give_up("the host has refused")
        else:
            self._end(message.code, _NOTHING, message.reason)

    # -- ends ------------------------------------------------------------------------------------

    def break_off(self, why: str) -> None:
        """Give up a connection after a protocol error, and the session after several."""
        self._broken += 1
        if self._broken >= _MOST_BROKEN:
            _LOG.info("the host is given up: %s", why)
            self._end(LostReason.BROKEN)
        else:
            self._give_up(why)

    def flooded(self, kind: str) -> None:
        """End the session with a host that sends too many messages of a kind."""
        _LOG.warning("the host is left, because it sends too many messages: %s", kind)
        self._end(LostReason.FLOOD)

    def _give_up(self, why: str) -> None:
        """Give up a connection and reconnect."""
        _LOG.info("the connection is given up: %s", why)
        self._close_connection()
        self.disconnected()

    def _end(
        self,
        code: ByeCode | RefusalCode | LostReason,
        params: Mapping[str, int] = _NOTHING,
        reason: KickReason | None = None,
    ) -> None:
        if code in (ByeCode.LEFT, ByeCode.KICKED):
            self.table.forget_seat()
        if not self._ended:
            self._ended = True
            self._close_connection()
            self._listener.on_ended(code, params, reason)

    def _close_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _send(self, *messages: Message) -> None:
        for message in messages:
            if self._connection is not None:
                self._connection.send(message)

    def _show(self, state: LinkState) -> None:
        self._listener.on_link(state)

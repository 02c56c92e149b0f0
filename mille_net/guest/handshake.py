"""Joining a table, rejoining it after each lost connection, and leaving it."""

from abc import abstractmethod
from collections.abc import Callable

from mille_net.guest.join_attempt import GuestPlan, JoinAttempt, JoinFailedError
from mille_net.guest.memory import HostMemory
from mille_net.guest.reconnect_schedule import Chance
from mille_net.guest.reconnecting_client import ReconnectingClient, SessionEnd
from mille_net.limits import HELLO_TIMEOUT
from mille_net.messages import (
    FROM_HOST,
    Banner,
    Bye,
    ByeCode,
    Leave,
    Message,
    RefusalCode,
    Refused,
    Welcome,
)
from mille_net.table_listener import TableListener
from mille_net.tables import LinkPhase as Contacted
from mille_net.tables import LinkState, LostReason

#: Reasons for a Bye after which the guest reconnects.
_CURABLE = (ByeCode.FLOOD, ByeCode.PROTOCOL, ByeCode.TOO_SLOW)


class Handshake(ReconnectingClient):
    """Handles each connection from the first message to the welcome."""

    def __init__(
        self,
        plan: GuestPlan,
        memory: HostMemory,
        listener: TableListener,
        dial: Callable[[], None],
        chance: Chance,
    ) -> None:
        super().__init__(listener, dial, chance)
        self._plan = plan
        self._memory = memory
        #: None once the guest has been let in.
        self._attempt: JoinAttempt | None = None
        self._address = ""
        self._opened_at = 0.0
        #: True once a host has answered.
        self._met = False
        self._refusal: Refused | None = None
        #: The code that was entered, until the host has judged it.
        self._code = ""
        self._leaving = False
        self._me = -1
        #: The hash of the certificate of the host that has let this guest in.
        self.certificate: bytes | None = None
        #: The ids of this table's games, one for each match.
        self._games: list[bytes] = []

    @property
    def game(self) -> bytes | None:
        """The id of the table's current game, None before it is known."""
        return self._games[-1] if self._games else None

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
            self._end(SessionEnd(ByeCode.LEFT))
        else:
            self._send(Leave())

    # -- implemented by the session ---------------------------------------------------------

    @abstractmethod
    def _entered(self, token: bytes) -> None:
        """The host has let this guest in, by this token; the table follows."""

    @abstractmethod
    def _heard(self, message: Message) -> None:
        """Process a message of the table; raises ProtocolError if it is not expected now."""

    @abstractmethod
    def _left_off(self) -> None:
        """The connection is gone."""

    # -- the connection --------------------------------------------------------------------------

    def _opened(self, certificate: bytes, address: str) -> None:
        self._address = address
        self._opened_at = self._clock.now
        self._refusal = None
        self._attempt = JoinAttempt(
            certificate, self._plan, self._memory, self._chance, self._show, self._code
        )

    def _parted(self) -> SessionEnd | None:
        asked = self._attempt is not None and self._attempt.code_asked
        self._attempt = None
        self._left_off()
        if self._leaving:
            return SessionEnd(ByeCode.LEFT)
        crowded = self._refusal and self._refusal.code is RefusalCode.TOO_MANY_WAITING
        if crowded and (asked or self._code):
            # Somebody else may think about the code: this guest comes again when it has been typed.
            self._resting = not self._code
            return None
        if self._refusal is not None:
            return SessionEnd(self._refusal.code, self._refusal.params)
        return None if self._met else SessionEnd(LostReason.NO_TABLE)

    def _why_stalled(self, now: float) -> str | None:
        greeted = self._attempt is None or self._attempt.words
        late = now - self._opened_at > HELLO_TIMEOUT
        return "its greeting" if late and not greeted else None

    def _show_connection(self) -> None:
        if self._attempt is None:
            self._show(LinkState(Contacted.SEATED, me=self._me))
        else:
            self._attempt.tell_again()

    # -- messages --------------------------------------------------------------------------------

    def handle(self, message: Message) -> None:
        """Process a message; raises ProtocolError for one that is not expected now."""
        if isinstance(message, Bye):
            self._be_dismissed(message)
        elif self._attempt is None:
            self._heard(message)
        else:
            self._get_in(message, self._attempt)

    def _be_dismissed(self, message: Bye) -> None:
        if message.code in _CURABLE:
            self.break_off(f"the host says {message.code}")
        elif self._refusal is not None:
            self._give_up("the host has refused")
        else:
            self._end(SessionEnd(message.code, {}, message.reason))

    def _get_in(self, message: Message, attempt: JoinAttempt) -> None:
        match message:
            case Refused():
                self._be_refused(message, attempt)
            case Banner() if self._is_elsewhere(message, attempt):
                self._give_up("this is another table")
            case Welcome():
                self._be_in(message, attempt)
            case _:
                self._met = True
                self._go_on(message, attempt)

    def _go_on(self, message: Message, attempt: JoinAttempt) -> None:
        try:
            self._send(*attempt.take(message))
        except JoinFailedError as error:
            self._end(SessionEnd(error.code, error.params))

    def _is_elsewhere(self, banner: Banner, attempt: JoinAttempt) -> bool:
        """Return True if another table is at this address."""
        if self.certificate is None:
            return False
        other_game = bool(self._games) and banner.game not in self._games
        return attempt.certificate != self.certificate or other_game

    def _be_refused(self, message: Refused, attempt: JoinAttempt) -> None:
        """Process a refusal: of a wrong code, or for good."""
        if message.code in (RefusalCode.WRONG_CODE, RefusalCode.NO_GUESSES):
            self._code = ""
            self._listener.on_request_refused(message.what, message.code, message.params)
            params = message.params
            attempt.ask_code(params.get("left", 0), params.get("seconds", 0))
        else:
            self._refusal = message

    def _be_in(self, message: Welcome, attempt: JoinAttempt) -> None:
        attempt.welcomed(self._address)
        assert self._connection is not None
        self._connection.admit(FROM_HOST)
        self.certificate = attempt.certificate
        self._me = message.guest
        self._code = ""
        self._attempt = None
        self._retrying = None
        self._entered(attempt.token)
        self._show(LinkState(Contacted.SEATED, attempt.words, me=self._me))

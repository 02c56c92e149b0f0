"""A guest's session: the table, the match and its deals, across all connections to the host."""

import logging
from collections import deque
from collections.abc import Callable

from mille_net.guest.contradiction import ContradictionError
from mille_net.guest.deal_participant import DealParticipant
from mille_net.guest.deal_verifier import DealVerifier
from mille_net.guest.evidence import EvidenceFolder
from mille_net.guest.guest_match import GuestMatch
from mille_net.guest.handshake import Handshake
from mille_net.guest.join_attempt import GuestPlan
from mille_net.guest.memory import HostMemory
from mille_net.guest.reconnect_schedule import Chance
from mille_net.guest.reconnecting_client import SessionEnd
from mille_net.limits import CHAT_KEPT, DEAL_PATIENCE
from mille_net.messages import (
    AnswerTakeBack,
    Bye,
    ByeCode,
    DealCommit,
    DealList,
    DealOpen,
    DealReveal,
    DealVoid,
    Message,
    Moved,
    NotMoved,
    Nudged,
    RefusalCode,
    Refused,
    Said,
    Table,
    TablePhase,
    TakeBack,
    TakeBackAsked,
    TakeBackOver,
    TurnTime,
    UpdateMessage,
)
from mille_net.messages.codec import Misuse, ProtocolError
from mille_net.table_listener import TableListener
from mille_net.tables import ChatLine
from mille_rules.moves import Move

_LOG = logging.getLogger(__name__)

#: The phases of a match that goes on.
_IN_MATCH = (TablePhase.PLAY, TablePhase.BETWEEN)
#: Refusals of these are not reported to the player: other messages say how it goes on.
_UNREPORTED = ("deal_guest_commit", "deal_guest_open", "answer_take_back")


class GuestSession(Handshake):
    """One guest at one table; reports to a TableListener."""

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
        super().__init__(plan, memory, listener, dial, chance)
        self._evidence = evidence
        self._token = b""
        self._match: GuestMatch | None = None
        #: True once the table has arrived on this connection.
        self._at_table = False
        #: Requests made while there was no connection to the table.
        self._requests: list[Message] = []
        #: The ids of the latest lines of chat, as many as a host repeats.
        self._lines_heard: deque[bytes] = deque(maxlen=CHAT_KEPT)
        self._step_since = 0.0
        #: The phase of the last table in which this guest had a seat of a match.
        self._seat_kept: TablePhase | None = None

    def request(self, message: Message) -> None:
        """Send a request as soon as possible; the table answers with Table or Refused."""
        if self._at_table:
            self._send(message)
        else:
            self._requests.append(message)

    def take_back(self, seat: int, seq: int) -> None:
        """Take back the move of a seat if everybody agrees; `seq` is that of the latest update."""
        if self._match is not None:
            self._match.wanted.append(seat)
            self.request(TakeBack(seat, seq))

    def answer_take_back(self, seq: int, yes: bool) -> None:
        """Answer for all people here whether the move that led to `seq` may be taken back."""
        if self._match is not None:
            self._match.agreed_to = seq if yes else None
            self.request(AnswerTakeBack(seq, yes))

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat that has seen the update `seq`."""
        if self._match is None:
            self._listener.on_request_refused("move", RefusalCode.NO_MATCH, {})
            return
        message = self._match.submit(seat, move, seq)
        if self._at_table:
            self._send(message)

    # -- the connection --------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Advance to the time of a monotonic clock; called every half second."""
        before = self._clock.now
        super().tick(now)
        if self._match is not None and self._at_table:
            self._match.verifier.tick(self._clock.now - before)

    def _be_dismissed(self, message: Bye) -> None:
        # A host that proves a race does so before it ends the connection.
        if self._match is not None and not self._leaving:
            self._match.verifier.ended()
        super()._be_dismissed(message)

    def _entered(self, token: bytes) -> None:
        self._token = token

    def _left_off(self) -> None:
        self._at_table = False
        if self._match is not None:
            self._match.disconnected()

    def _why_stalled(self, now: float) -> str | None:
        waits = self._match is not None and self._match.verifier.awaiting_host
        if waits and now - self._step_since > DEAL_PATIENCE:
            return "the next step of a deal"
        return super()._why_stalled(now)

    # -- messages --------------------------------------------------------------------------------

    def _heard(self, message: Message) -> None:
        match message:
            case Table():
                self._be_seated(message)
            case Said():
                self._hear(message)
            case Nudged():
                self._listener.on_nudge(message.seat, message.seats)
            case TurnTime():
                self._listener.on_turn_time(message.seat, message.left, message.runs)
            case Refused():
                self._be_denied(message)
            case _ if self._match is not None and self._at_table:
                self._take_critically(message, self._match)
            case _:
                raise ProtocolError(Misuse.OUT_OF_ORDER, type(message).__name__)

    def _be_seated(self, table: Table) -> None:
        match = self._match
        if match is None or match.game != table.game or match.me != self._me:
            if match is not None and match.game != table.game:
                match.verifier.ended()
                self._keep_token(table.game)
            self._games.append(table.game)
            match = self._match = self._new_match(table)
        else:
            match.seated(table)
        self._keep_seat(table.phase if match.has_seat and table.phase in _IN_MATCH else None)
        self._listener.on_table(table)
        if not self._at_table:
            self._at_table = True
            requests, self._requests = self._requests, []
            self._send(*match.unanswered(), *requests)

    def _new_match(self, table: Table) -> GuestMatch:
        participant = DealParticipant(self._me, self._token, self._chance)
        verifier = DealVerifier(participant, self._listener, self._evidence)
        return GuestMatch(table, self._me, self._listener, verifier, self._chance)

    def _keep_token(self, game: bytes) -> None:
        """Use the same token for the next match at the same table."""
        assert self.certificate is not None
        self._memory.keep_token(self.certificate, game, self._token)

    def _keep_seat(self, phase: TablePhase | None) -> None:
        """Store whether there is a seat to return to, when that or the phase changes."""
        if phase is self._seat_kept or self.certificate is None:
            return
        self._seat_kept = phase
        self._memory.keep_seat(self.certificate, phase is not None)

    def _end(self, end: SessionEnd) -> None:
        if end.code in (ByeCode.LEFT, ByeCode.KICKED):
            self._keep_seat(None)
        super()._end(end)

    def _hear(self, said: Said) -> None:
        """Report a line of chat once; the host repeats the latest after a reconnection."""
        if said.id not in self._lines_heard:
            self._lines_heard.append(said.id)
            own = said.guest == self._me
            self._listener.on_chat(
                ChatLine(said.guest, said.name, said.text, own, said.again, said.phrase, said.seat)
            )

    def _be_denied(self, message: Refused) -> None:
        if message.what in _UNREPORTED:
            _LOG.info("%s is refused: %s", message.what, message.code)
        else:
            if message.what == "take_back" and self._match is not None:
                del self._match.wanted[:1]
            self._listener.on_request_refused(message.what, message.code, message.params)

    def _take_critically(self, message: Message, match: GuestMatch) -> None:
        """Process a message, and break off at a contradiction."""
        try:
            self._take_part(message, match)
        except ContradictionError as error:
            match.verifier.failed(error)
            self.break_off(f"the host contradicts itself: {error}")

    def _take_part(self, message: Message, match: GuestMatch) -> None:
        match message:
            case UpdateMessage():
                match.updated(message)
                # A host that continues the race works properly again.
                self._broken = 0 if message.events else self._broken
            case Moved():
                match.moved(message)
            case NotMoved():
                match.not_moved(message)
            case TakeBackAsked():
                match.take_back_asked(message)
            case TakeBackOver():
                match.take_back_over(message)
            case _:
                self._take_step(message, match.verifier)

    def _take_step(self, message: Message, verifier: DealVerifier) -> None:
        """Process a step of a deal."""
        self._step_since = self._clock.now
        match message:
            case DealCommit():
                self._send(*verifier.begun(message))
            case DealList():
                self._send(*verifier.listed(message))
            case DealOpen():
                verifier.opened(message)
            case DealVoid():
                verifier.voided(message)
            case DealReveal():
                verifier.revealed(message)
            case _:
                raise ProtocolError(Misuse.OUT_OF_ORDER, type(message).__name__)

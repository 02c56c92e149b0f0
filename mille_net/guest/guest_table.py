"""A guest's view of its table, and its requests to it, across all connections and matches."""

import logging
from collections import deque
from collections.abc import Callable

from mille_net.guest.contradiction import ContradictionError
from mille_net.guest.deal_participant import DealParticipant
from mille_net.guest.deal_verifier import DealVerifier
from mille_net.guest.evidence import EvidenceFolder
from mille_net.guest.guest_match import GuestMatch
from mille_net.guest.join_attempt import HostMemory
from mille_net.guest.reconnect_schedule import Chance
from mille_net.limits import CHAT_KEPT
from mille_net.messages import (
    AnswerTakeBack,
    Banner,
    Message,
    Nudged,
    RefusalCode,
    Refused,
    Said,
    Table,
    TablePhase,
    TakeBack,
    TurnTime,
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


class GuestTable:
    """The table of a guest's session; reports to a TableListener."""

    def __init__(
        self,
        memory: HostMemory,
        listener: TableListener,
        chance: Chance,
        evidence: EvidenceFolder,
        send: Callable[..., None],
    ) -> None:
        """`send` sends messages on the connection, if there is one."""
        self._memory = memory
        self._listener = listener
        self._chance = chance
        self._evidence = evidence
        self._send = send
        self._me = -1
        self._certificate = b""
        self._token = b""
        #: The latest state of the table.
        self._table: Table | None = None
        #: The ids of this table's games, one for each match.
        self.games: list[bytes] = []
        self._match: GuestMatch | None = None
        #: True once the table has arrived on this connection.
        self._present = False
        #: Requests made while there was no connection to the table.
        self._requests: list[Message] = []
        #: The ids of the latest lines of chat, as many as a host repeats.
        self._lines_heard: deque[bytes] = deque(maxlen=CHAT_KEPT)
        #: The phase of the last table in which this guest had a seat of a match.
        self._seat_kept: TablePhase | None = None

    # -- requests --------------------------------------------------------------------------------

    def request(self, message: Message) -> None:
        """Send a request as soon as possible; the table answers with Table or Refused."""
        if self._present:
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
        message = self._match.pending.add(seat, move, seq)
        if self._present:
            self._send(message)

    # -- the connection --------------------------------------------------------------------------

    def returns_to(self, banner: Banner) -> bool:
        """Prepare to return to the table of a banner of the same host; False for another table.

        The next match may have begun without this guest, which is known there by its token.
        """
        table = self._table
        if table is None or banner.game in self.games:
            return True
        new = table.phase in _IN_MATCH and banner.phase is TablePhase.LOBBY
        if new or banner.name != table.name:
            return False
        self._memory.keep_token(self._certificate, banner.game, self._token)
        return True

    def entered(self, me: int, certificate: bytes, token: bytes) -> None:
        """Note that a host has let this guest in as number `me`; the table follows."""
        self._me, self._certificate, self._token = me, certificate, token

    def disconnected(self) -> None:
        """Note that the connection is gone."""
        self._present = False
        if self._match is not None:
            self._match.disconnected()

    def dismissed(self) -> None:
        """Note that the host ends the connection: it proves a race before it does so."""
        if self._match is not None:
            self._match.verifier.ended()

    def forget_seat(self) -> None:
        """Note that there is no seat to return to."""
        self._keep_seat(None)

    @property
    def deal_stalled(self) -> bool:
        """True if the host should have gone on with a deal by now."""
        return self._match is not None and self._match.verifier.stalled

    def tick(self, passed: float) -> None:
        """Count the seconds for which the host owes something."""
        if self._match is not None and self._present:
            self._match.verifier.tick(passed)

    # -- messages --------------------------------------------------------------------------------

    def take(self, message: Message) -> tuple[Message, ...]:
        """Process a message, and return the answers.

        Raises ProtocolError for a message that is not expected now, and ContradictionError.
        """
        match message:
            case Table():
                return self._be_seated(message)
            case Said():
                self._hear(message)
            case Nudged():
                self._listener.on_nudge(message.seat, message.seats)
            case TurnTime():
                self._listener.on_turn_time(message.seat, message.left, message.runs)
            case Refused():
                self._be_denied(message)
            case _ if self._match is not None and self._present:
                try:
                    return self._match.take(message)
                except ContradictionError as error:
                    self._match.verifier.failed(error)
                    raise
            case _:
                raise ProtocolError(Misuse.OUT_OF_ORDER, type(message).__name__)
        return ()

    def _be_seated(self, table: Table) -> tuple[Message, ...]:
        match = self._match
        if match is None or match.game != table.game or match.me != self._me:
            if match is not None and match.game != table.game:
                match.verifier.ended()
                # The same token is for the next match at the same table.
                self._memory.keep_token(self._certificate, table.game, self._token)
            self.games.append(table.game)
            match = self._match = self._new_match(table)
        else:
            match.seated(table)
        self._table = table
        self._keep_seat(table.phase if match.has_seat and table.phase in _IN_MATCH else None)
        self._listener.on_table(table)
        if self._present:
            return ()
        self._present = True
        requests, self._requests = self._requests, []
        return (*match.pending.unanswered(), *requests)

    def _new_match(self, table: Table) -> GuestMatch:
        participant = DealParticipant(self._me, self._token, self._chance)
        verifier = DealVerifier(participant, self._listener, self._evidence)
        return GuestMatch(table, self._me, self._listener, verifier, self._chance)

    def _keep_seat(self, phase: TablePhase | None) -> None:
        """Store whether there is a seat to return to, when that or the phase changes."""
        if phase is not self._seat_kept:
            self._seat_kept = phase
            self._memory.keep_seat(self._certificate, phase is not None)

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

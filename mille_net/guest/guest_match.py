"""A match as a guest takes part in it: its seats, its updates and its moves."""

from mille_net.guest.contradiction import ContradictionError, ContradictionReason
from mille_net.guest.deal_verifier import DealVerifier
from mille_net.guest.reconnect_schedule import Chance
from mille_net.guest.update_validator import UpdateValidator
from mille_net.limits import MOVE_ID_BYTES
from mille_net.messages import (
    MakeMove,
    Message,
    Moved,
    NotMoved,
    RefusalCode,
    SeatKind,
    Table,
    TablePhase,
    TakeBackAsked,
    TakeBackOutcome,
    TakeBackOver,
    UpdateMessage,
)
from mille_net.messages.codec import Misuse, ProtocolError
from mille_net.messages.wire_rules import rules_from
from mille_net.messages.wire_views import refusal_from
from mille_net.table_listener import TableListener
from mille_rules.moves import Move
from mille_rules.refusals import Refusal
from mille_rules.state import Setup
from mille_rules.take_back import MOST_REFUSALS
from mille_rules.views import public_update


class PendingMoves:
    """The moves that the host has not answered yet, in order; each keeps its id when sent again."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._moves: dict[bytes, MakeMove] = {}

    def add(self, seat: int, move: Move, seq: int) -> MakeMove:
        """Return the message of a new move."""
        message = MakeMove(self._chance(MOVE_ID_BYTES), seat, seq, str(move))
        self._moves[message.id] = message
        return message

    def unanswered(self) -> tuple[MakeMove, ...]:
        """Return the messages to send again on a new connection."""
        return tuple(self._moves.values())

    def answered(self, id: bytes, seat: int) -> None:  # noqa: A002  the name of the field
        """Remove a move that was answered; raises ProtocolError if there is no such move."""
        message = self._moves.pop(id, None)
        if message is None or message.seat != seat:
            raise ProtocolError(Misuse.OUT_OF_ORDER, "an answer to no move")


class GuestMatch:
    """One match at a table, across all connections."""

    def __init__(
        self, table: Table, me: int, listener: TableListener, verifier: DealVerifier, chance: Chance
    ) -> None:
        """`me` is this guest's number. Raises ProtocolError for an impossible table."""
        self.game = table.game
        self.me = me
        self.verifier = verifier
        self._listener = listener
        self.pending = PendingMoves(chance)
        self._refusals: dict[int, list[Refusal | RefusalCode]] = {}
        self._own: set[int] = set()
        #: The own seats that a person plays, whose consent is needed to take back a move.
        self._played: set[int] = set()
        #: The seats that this guest has ever seen people play in this match.
        self._people: set[int] = set()
        self._saved = True
        #: The question whether a move may be taken back, and the number of the update in the one
        #: to which everybody here has agreed.
        self._asked: TakeBackAsked | None = None
        self.agreed_to: int | None = None
        #: The own seats that want to take back a move, and the race and the seat of each refusal.
        self.wanted: list[int] = []
        self._take_backs_refused: list[tuple[int, int]] = []
        self.validator = UpdateValidator(_setup_of(table))
        self.seated(table)

    @property
    def has_seat(self) -> bool:
        """True if this guest has a seat."""
        return bool(self._own)

    def seated(self, table: Table) -> None:
        """Store the seats and rules of the table."""
        setup = _setup_of(table)
        if setup != self.validator.setup:
            self.validator = UpdateValidator(setup)
        own = {seat for seat, info in enumerate(table.seats) if info.guest == self.me}
        # A guest with a seat is not sent public updates, and the other way round.
        self.validator.forget({*(self._own - own), *([None] if own else [])})
        self._own = own
        self._played = {seat for seat in own if not table.seats[seat].stand_in}
        if table.phase in (TablePhase.PLAY, TablePhase.BETWEEN):
            people = (seat for seat, info in enumerate(table.seats) if info.kind is SeatKind.HUMAN)
            self._people.update(people)
        self.validator.take_back_from = table.take_back_from if len(self._people) < 2 else None
        self._saved = self._saved and table.saved
        self.verifier.seated(table, self.validator)

    def disconnected(self) -> None:
        """Expect snapshots on a new connection."""
        # A host that could not save its moves may come back without the latest.
        self.validator.reconnected(may_go_back=not self._saved)
        self.verifier.disconnected()
        asked, self._asked = self._asked, None
        if asked is not None:
            # The host asks again on the next connection if it still waits.
            over = TakeBackOver(asked.seat, asked.seq, TakeBackOutcome.NO_ANSWER, None)
            self._listener.on_take_back_over(over)

    def take(self, message: Message) -> tuple[Message, ...]:
        """Process a message, and return the answers.

        Raises ProtocolError if it is not expected now or names a seat that the table does not have,
        and ContradictionError.
        """
        match message:
            case UpdateMessage():
                self._update(message)
            case Moved():  # the update follows
                self.pending.answered(message.id, message.seat)
            case NotMoved():
                self._not_moved(message)
            case TakeBackAsked():
                self._take_back_asked(message)
            case TakeBackOver():
                self._take_back_over(message)
            case _:
                return self.verifier.take(message)
        return ()

    def _not_moved(self, message: NotMoved) -> None:
        """Note that a move was refused; a snapshot follows if the seat is still this guest's."""
        self.pending.answered(message.id, message.seat)
        if message.code is not None and message.seat not in self._own:
            self._listener.on_request_refused("move", message.code, {})
            return
        why = message.code if message.refusal is None else refusal_from(message.refusal)
        assert why is not None
        self._refusals.setdefault(message.seat, []).append(why)
        self.validator.expect_snapshot(message.seat)

    def _take_back_asked(self, message: TakeBackAsked) -> None:
        """Ask the people here, if they must agree, whether a move may be taken back.

        Raises ContradictionError if people here are left out, did not want it, or have refused too
        often.
        """
        self._check_seats(message.seat, *message.seats)
        # A question from before this connection may be older than the return to a seat.
        if self.validator.latest and not self.validator.returns:
            if self._played - {message.seat, *message.seats}:
                raise ContradictionError(ContradictionReason.UNRELATED, "people here are not asked")
            if message.seat in self._played and message.seat not in self.wanted:
                raise ContradictionError(ContradictionReason.UNRELATED, "nobody here wants that")
        question = self._question_of(message.seat)
        if question is not None and self._take_backs_refused.count(question) >= MOST_REFUSALS:
            raise ContradictionError(ContradictionReason.UNRELATED, "that was refused too often")
        self._asked, self.agreed_to = message, None
        self._listener.on_take_back_asked(message)

    def _take_back_over(self, message: TakeBackOver) -> None:
        """Expect the updates of a move taken back; raises ContradictionError without consent."""
        self._check_seats(*(() if message.by is None else (message.by,)))
        asked, self._asked = self._asked, None
        if message.seat in self.wanted:
            self.wanted.remove(message.seat)
        if message.outcome is not TakeBackOutcome.AGREED:
            question = self._question_of(message.seat)
            if question is not None:
                self._take_backs_refused.append(question)
        else:
            if asked is None or (asked.seat, asked.seq) != (message.seat, message.seq):
                raise ContradictionError(ContradictionReason.UNRELATED, "nobody was asked")
            # The computer agrees for a seat that it has got since.
            if self._played & set(asked.seats) and self.agreed_to != message.seq:
                raise ContradictionError(ContradictionReason.UNRELATED, "nobody here has agreed")
            self.validator.expect_taken_back(message.seat, message.seq)
        self._listener.on_take_back_over(message)

    def _question_of(self, seat: int) -> tuple[int, int] | None:
        """Return the race in progress and the seat that asks; None if this guest sees no race."""
        last = self.validator.last
        return None if last is None else (last.view.match.race, seat)

    def _check_seats(self, *seats: int) -> None:
        if any(seat >= self.validator.setup.seats for seat in seats):
            raise ProtocolError(Misuse.WRONG_VALUE, f"seats {seats} at a smaller table")

    def _update(self, message: UpdateMessage) -> None:
        """Check an update, and pass it to the listener."""
        seat = message.seat
        if seat is not None and seat not in self._own:
            raise ProtocolError(Misuse.OUT_OF_ORDER, f"seat {seat} is somebody else's")
        try:
            update = self.validator.take(message)
        except ContradictionError as error:
            self.verifier.failed(error, self.validator.read(message))
            raise
        self.verifier.seen(update)
        refusals = self._refusals.pop(seat, []) if seat is not None else []
        for refusal in refusals:
            assert seat is not None
            self._listener.on_move_refused(seat, refusal, update)
        if not refusals:
            self._listener.on_update(seat, update)
        if seat is not None and seat == min(self._own):
            self._listener.on_update(None, public_update(update))


def _setup_of(table: Table) -> Setup:
    rules, seats = rules_from(table.rules), len(table.seats)
    if not rules.allows_seats(seats):
        raise ProtocolError(Misuse.WRONG_VALUE, f"{rules.name} with {seats} seats")
    return Setup(rules, seats, rules.sides_for(seats))

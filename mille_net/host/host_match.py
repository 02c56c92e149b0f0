"""The match at a host's table: processes moves, and sends updates."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable

from mille_net.host.computer_players import ComputerPlayers
from mille_net.host.environment import HostEnvironment
from mille_net.host.guest_connection import GuestConnection
from mille_net.host.guests import Guest
from mille_net.host.table import HostTable
from mille_net.host.table_store import TableStore
from mille_net.host.take_backs import TakeBacks
from mille_net.host.timers import WaitTimers
from mille_net.limits import ANSWERS_KEPT
from mille_net.messages import MakeMove, Message, Moved, NotMoved, RefusalCode, TablePhase
from mille_net.messages.codec import encode
from mille_net.messages.wire_views import UpdateWriter, move_from, refusal_form
from mille_rules.cards import Card
from mille_rules.match import Match
from mille_rules.moves import Move, MoveKind
from mille_rules.record import MoveLine, Record
from mille_rules.refusals import Refusal
from mille_rules.seating import sit_note
from mille_rules.state import BETWEEN_RACES, Phase, State
from mille_rules.views import Update, public_update

Answer = Moved | NotMoved


class MoveAnswers:
    """Stores the answers to each seat's latest moves."""

    def __init__(self, resumed_at: int) -> None:
        """`resumed_at` moves were made before this host started."""
        self._resumed_at = resumed_at
        self._kept: dict[int, OrderedDict[bytes, Answer]] = defaultdict(OrderedDict)

    def taken_back(self, seq: int) -> None:
        """Note that only `seq` moves are left of those that were made."""
        self._resumed_at = min(self._resumed_at, seq)

    def keep(self, answer: Answer) -> None:
        """Store an answer, and drop the oldest of that seat if there are too many."""
        kept = self._kept[answer.seat]
        kept[answer.id] = answer
        if len(kept) > ANSWERS_KEPT:
            kept.popitem(last=False)

    def to(self, move: MakeMove, record: Record) -> Answer | None:
        """Return the answer to a move that was made before, None for a new one.

        A restarted host has lost the ids but not the moves: if the record has the same move at
        the same place, it is this one.
        """
        answer = self._kept[move.seat].get(move.id)
        if answer is None and move.seq < self._resumed_at:
            made = record.moves()[move.seq : self._resumed_at]
            place = _place_of_next(made, move.seat)
            if place is not None and str(made[place].move) == move.move:
                answer = Moved(move.id, move.seat, move.seq + place + 1)
        return answer


def _place_of_next(made: list[MoveLine], seat: int) -> int | None:
    """Return the index of the seat's next move if only a partner's answers precede it."""
    for place, line in enumerate(made):
        if line.seat == seat:
            return place
        if line.move.kind is not MoveKind.PASS:
            return None
    return None


class _Chair:
    """The player of one seat for the match."""

    def __init__(self, play: "HostMatch", seat: int) -> None:
        self._play, self._seat = play, seat

    def update(self, update: Update) -> None:
        self._play.tell(self._seat, update)

    def refused(self, refusal: Refusal, update: Update) -> None:
        self._play.tell_refusal(refusal, update)


class HostMatch:
    """One match, from its first race to its last."""

    def __init__(
        self,
        table: HostTable,
        record: Record,
        store: TableStore,
        environment: HostEnvironment,
        race_over: Callable[[], None],
        shuffle_due: Callable[[], None],
        broadcast: Callable[[list[Message]], None],
    ) -> None:
        """Continue a record; `race_over` is called at the end of each race.

        `shuffle_due` is called when the discards must be shuffled; `broadcast` sends messages to
        everybody.
        """
        self._table = table
        self._store = store
        self._race_over, self._shuffle_due = race_over, shuffle_due
        self._match = Match(record, store.journal)
        self._answers = MoveAnswers(self._match.seq)
        self._writer = UpdateWriter()
        #: The latest update of each seat.
        self._told: dict[int, Update] = {}
        #: The guest's move in progress, with its connection.
        self._moving: tuple[GuestConnection, MakeMove] | None = None
        self._computer_players = ComputerPlayers(table, environment.thinker, self)
        self._wait_timers = WaitTimers(table, self, self.handed_over)
        self.take_backs = TakeBacks(table, self, broadcast)
        #: Seconds for which moves wait after one that can be taken back, and those of guests.
        self._moment, table.moment = environment.moment, 0.0
        self._held: list[tuple[Guest, GuestConnection, MakeMove]] = []
        self._tell_take_backs()
        for seat in range(len(table.seats)):
            self._match.sit(seat, _Chair(self, seat))

    @property
    def state(self) -> State:
        """The complete state, which must not be sent to a guest."""
        return self._match.state

    @property
    def seq(self) -> int:
        """The number of moves made."""
        return self._match.seq

    def moves_back(self, seat: int) -> int:
        """Return how many moves a seat may take back, 0 for none."""
        return self._match.moves_back(seat)

    def is_refused(self, seat: int) -> bool:
        """Return True if a seat was refused so often in this race that it asks no more."""
        return self._match.is_refused(seat)

    def refuse_take_back(self, seat: int) -> None:
        """Note that a seat was refused."""
        self._match.refuse_take_back(seat)

    @property
    def record(self) -> Record:
        """The record of the match."""
        return self._match.record

    def note(self, text: str) -> None:
        """Add a note to the record."""
        self._match.note(text)

    def deal(self, cards: tuple[Card, ...], first: int) -> None:
        """Begin a race with cards in the order of drawing."""
        self._match.deal(lambda _deck: cards, first)

    def shuffle(self, order: Callable[[tuple[Card, ...]], tuple[Card, ...]]) -> None:
        """Make the discards the draw pile; `order` shuffles them."""
        self._match.shuffle(order)

    def snapshot(self, guest: Guest) -> None:
        """Send snapshots to a guest who has just joined."""
        self.take_backs.came(guest)
        if self._table.sees_public(guest):
            self._send(public_update(self.current_update(0)), [guest])
        for seat in self._table.seats_of(guest.number):
            self._send(self.current_update(seat), [guest])

    def take(self, guest: Guest, move: MakeMove) -> None:
        """Make a guest's move once, or refuse it."""
        connection = guest.connection
        assert connection is not None
        made = move_from(move.move)
        known = self._answers.to(move, self._match.record) if self._owns(guest, move) else None
        if known is not None:
            connection.send(known)
            if isinstance(known, NotMoved):
                self._send(self.current_update(move.seat), [guest])
            return
        refusal = self._why_not(guest, move)
        if refusal is not None:
            self._refuse_by_table(guest, move, refusal)
            return
        if self._table.holds:
            self._held.append((guest, connection, move))
            return
        before = self.seq
        self._moving = connection, move
        self._match.submit(move.seat, made, move.seq)
        self._moving = None
        if self.seq > before:
            self._acted(move.seat)
        else:
            self.take_back(move.seat)
        self._after_move()

    def tell(self, seat: int, update: Update) -> None:
        """Send a seat's update to its guest, and that of the first seat to spectators."""
        self._told[seat] = update
        guest = self._table.guests.get(self._table.seats[seat].guest)
        if guest is not None:
            self._send(update, [guest])
        spectators = self._table.spectating() if seat == 0 else []
        if spectators:
            self._send(public_update(update), spectators)

    def tell_refusal(self, refusal: Refusal, update: Update) -> None:
        """Answer a guest whose move was refused by the rules; a computer's needs no answer."""
        if self._moving is not None:
            connection, move = self._moving
            self._moving = None
            answer = NotMoved(move.id, move.seat, refusal_form(refusal), None)
            self._answers.keep(answer)
            connection.send(answer)
            connection.send(self._writer.message(update))

    def tick(self, passed: float) -> None:
        """Advance the timers by so many seconds."""
        self._table.moment = max(self._table.moment - passed, 0.0)
        self.take_backs.tick(passed)
        self._wait_timers.tick(passed)
        self.go_on()

    def keep_move(self, seat: int, seq: int) -> None:
        """Go on at once, if the latest move is this seat's and led to `seq`."""
        if seq == self.seq and seat == self._match.take_back_seat:
            self._table.moment = 0.0
            self.go_on()

    def go_on(self) -> None:
        """Make the moves that have waited, unless they must wait longer."""
        if not self._table.holds:
            held, self._held = self._held, []
            for guest, connection, move in held:
                # A guest that is back on another connection has sent its moves again.
                if guest.connection is connection:
                    self.take(guest, move)
            self._computer_players.ask()

    def stop(self) -> None:
        """Ignore the pending answers of all computer players."""
        self._forget_thoughts()

    def undo(self, seat: int) -> None:
        """Take back the moves of a seat, with the consent of all people."""
        self._forget_thoughts()
        self._answers.taken_back(self.seq - self.moves_back(seat))
        self._match.take_back(seat)
        self._after_move()

    def _forget_thoughts(self) -> None:
        for seat in range(len(self._table.seats)):
            self._computer_players.forget(seat)

    def ask_computers(self) -> None:
        """Start thinking for all computer players that must act."""
        self._computer_players.ask()

    def handed_over(self, seat: int) -> None:
        """Note that a seat has another player; a match that is over has been filed as it was."""
        self._computer_players.forget(seat)
        if self.state.phase is not Phase.OVER:
            self._match.note(str(sit_note(seat, self._table.seats[seat].sitter())))
        self._tell_take_backs()

    def _tell_take_backs(self) -> None:
        self._table.take_back_from = self._match.take_back_from
        self._table.changed = True

    def take_back(self, seat: int) -> None:
        """Return a seat to its player, who had been idle for too long.

        A pending computer move is made first: otherwise a player could stop the match by
        repeated requests.
        """
        info = self._table.seats[seat]
        if info.idle and self._computer_players.thinks_for(seat):
            info.returning = True
        else:
            self._acted(seat)

    def _acted(self, seat: int) -> None:
        info = self._table.seats[seat]
        idle = info.idle
        self._table.changed |= idle or info.reminded
        info.acted()
        if idle:
            self.handed_over(seat)

    def play_for(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat."""
        self._match.submit(seat, move, seq)
        self._after_move()

    def current_update(self, seat: int) -> Update:
        """Return the latest update of a seat, without events."""
        return self._told[seat]._replace(events=())

    def _after_move(self) -> None:
        self._table.saved = self._store.saved
        self._wait_timers.moved()
        asks = self._match.take_back_seat
        by_person = asks is not None and not self._table.seats[asks].by_computer
        self._table.moment = self._moment if by_person else 0.0
        for number, seat in enumerate(self._table.seats):
            if seat.returning and not self._computer_players.thinks_for(number):
                self._acted(number)
        if self.state.phase in BETWEEN_RACES and self._table.phase is TablePhase.PLAY:
            self._race_over()
        elif self.state.phase is Phase.SHUFFLE:
            self._shuffle_due()
        else:
            self._computer_players.ask()

    def _why_not(self, guest: Guest, move: MakeMove) -> RefusalCode | None:
        if not self._owns(guest, move):
            return RefusalCode.NOT_YOUR_SEAT
        if self._table.phase is not TablePhase.PLAY or self.state.phase in BETWEEN_RACES:
            return RefusalCode.NO_RACE
        return RefusalCode.PAUSED if self._table.paused is not None else None

    def _owns(self, guest: Guest, move: MakeMove) -> bool:
        return self._table.owns(guest.number, move.seat)

    def _refuse_by_table(self, guest: Guest, move: MakeMove, code: RefusalCode) -> None:
        """Refuse a move regardless of the rules; the answer is not stored, as it may change."""
        connection = guest.connection
        assert connection is not None
        connection.send(NotMoved(move.id, move.seat, None, code))
        if self._owns(guest, move):
            self._send(self.current_update(move.seat), [guest])

    def _confirmation(self, connection: GuestConnection, seq: int) -> bytes:
        """Return the confirmation that precedes the update of the guest who has moved."""
        if self._moving is None or self._moving[0] is not connection:
            return b""
        _, move = self._moving
        self._moving = None
        answer = Moved(move.id, move.seat, seq)
        self._answers.keep(answer)
        return encode(answer)

    def _send(self, update: Update, guests: list[Guest]) -> None:
        frame = b""
        for guest in guests:
            if guest.connection is not None:
                frame = frame or encode(self._writer.message(update))
                confirmation = self._confirmation(guest.connection, update.seq)
                guest.connection.send_frame(confirmation + frame)

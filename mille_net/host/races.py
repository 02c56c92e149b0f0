"""The sequence from the lobby through all races and deals to the end of the match."""

from mille_net.host import lobby
from mille_net.host.deals import Deals
from mille_net.host.environment import HostEnvironment, SessionServices
from mille_net.host.finished_deal import FinishedDeal, is_noted_only
from mille_net.host.guests import OWNER, Guest
from mille_net.host.host_match import HostMatch
from mille_net.host.requests import RequestRefusedError, require
from mille_net.host.seats import COMPUTER, Seat
from mille_net.host.table import HostTable
from mille_net.host.table_store import TableStore
from mille_net.host.take_backs import TakeBacks
from mille_net.host.timers import IdleTimer, Nudges, TurnTimer
from mille_net.limits import DEAL_ATTEMPTS, ID_BYTES, MAX_RACES, MOST_DELAYS, RETURN_SECONDS
from mille_net.messages import (
    KeepMove,
    MakeMove,
    NotMoved,
    RefusalCode,
    SeatKind,
    TablePhase,
    VoidReason,
)
from mille_rules.marks import ended_mark
from mille_rules.match_id import match_mark
from mille_rules.record import Record
from mille_rules.state import Phase, State, to_act

#: Phases in which a deal, or a shuffle of the discards, is under way or comes next.
_DEALT_FIRST = (Phase.DEAL, Phase.SHUFFLE)
#: The phase of a resumed table; in all other phases of a match, a race is in progress.
_PHASES = {Phase.DEAL: TablePhase.BETWEEN, Phase.OVER: TablePhase.OVER}


class Races:
    """Runs the match of a table, and its deals."""

    def __init__(
        self,
        table: HostTable,
        environment: HostEnvironment,
        store: TableStore,
        services: SessionServices,
    ) -> None:
        self._table = table
        self._environment = environment
        self._store = store
        self._services = services
        self.match: HostMatch | None = None
        self.deals = Deals(
            table, services, environment.chance, self._note, self._hand_out, self._stand_in
        )
        self.nudges = Nudges(table, self._to_move)
        self._turn_timer = TurnTimer(
            table, self._state, self._stand_in, lambda time: services.broadcast([time])
        )
        self._idle_timer = IdleTimer(table, self._to_move, self._stand_in, self._give_up)
        #: Seconds for which guests are still expected back after a restart.
        self._return_time = 0.0

    def resume(self, record: Record, attempts: int) -> None:
        """Continue the match of a host that was stopped or killed."""
        self.match = self._new_play(record)
        state = self.match.state
        dealt, shuffled = FinishedDeal.last_of(record)
        self._return_time = RETURN_SECONDS
        # A host killed right after a deal has still stored the attempts at this race.
        shuffles = state.phase is Phase.SHUFFLE
        waits = shuffles or state.phase in _PHASES
        self.deals.resume(dealt, shuffled, attempts if waits else 0)
        if shuffles:
            self.deals.expect_shuffle()
        given_up, self._table.deal_void = self._table.deal_void, None
        if dealt is not None and dealt.transcript.context.race > state.match.race:
            self._table.phase = TablePhase.PLAY
            self.deals.finish(dealt)
        elif shuffled is not None and shuffles and is_noted_only(record):
            self._table.phase = TablePhase.PLAY
            self.deals.finish(shuffled)
        elif state.phase in _DEALT_FIRST and attempts >= DEAL_ATTEMPTS:
            self._table.phase = TablePhase.PLAY
            self._table.deal_void = given_up or VoidReason.HOST_RESTARTED
        else:
            self._table.phase = _PHASES.get(state.phase, TablePhase.PLAY)
            if not shuffles and (self.deals.attempts or not state.match.race):
                # Everybody was ready for this race, or the match, and is not asked again.
                self._table.ready_next = {guest.number for guest in self._table.players()}

    def start(self) -> None:
        """Begin a match, the next race, or a deal that was given up."""
        table = self._table
        if table.phase in (TablePhase.LOBBY, TablePhase.OVER):
            self._begin_match()
        elif table.phase is TablePhase.BETWEEN:
            require(table.paused is None, RefusalCode.PAUSED)
            require(self._race < MAX_RACES, RefusalCode.TOO_MANY_RACES)
            self._begin_race()
        else:
            require(table.deal_void is not None, RefusalCode.RACE_RUNNING)
            self.deals.try_again()
            if not self._shuffle_is_due():
                self.deals.begin_race(self._race + 1)
            self.go_on()

    def ready_next(self, guest: Guest) -> None:
        """Note that a guest is ready for the next race."""
        require(self._table.phase is TablePhase.BETWEEN, RefusalCode.NO_MATCH)
        require(bool(self._table.seats_of(guest.number)), RefusalCode.NOT_YOUR_SEAT)
        self._table.ready_next.add(guest.number)
        if not self._is_reminded(guest):
            guest.delays = 0
        for number in self._table.seats_of(guest.number):
            self.take_back(number)
        self.go_on()

    def move(self, guest: Guest, message: MakeMove) -> None:
        """Process a guest's move."""
        if self.match is None:
            assert guest.connection is not None
            code = RefusalCode.NO_MATCH
            guest.connection.send(NotMoved(message.id, message.seat, None, code))
        else:
            self.match.take(guest, message)
        self._turn_timer.follow()

    def keep_move(self, guest: Guest, message: KeepMove) -> None:
        """Go on, if the latest move is still that of a guest who does not want it back."""
        if self.match is not None and self._table.owns(guest.number, message.seat):
            self.match.keep_move(message.seat, message.seq)
        self._turn_timer.follow()

    def came(self, guest: Guest) -> None:
        """Give a guest who has joined its seats, and send what it has missed."""
        seats = [(n, self._table.seats[n]) for n in self._table.seats_of(guest.number)]
        taken_over = [
            number for number, seat in seats if seat.absent and not (seat.handed or seat.idle)
        ]
        for _, seat in seats:
            seat.came_back()
        self.handed_over(taken_over)
        assert guest.connection is not None
        for message in self.deals.past():
            guest.connection.send(message)
        if self.match is not None:
            self.match.snapshot(guest)
            if (time := self._turn_timer.now) is not None:
                guest.connection.send(time)
        if self._table.phase is not TablePhase.PLAY:
            for message in self.deals.reveal():
                guest.connection.send(message)
        self.go_on()

    def went(self, guest: Guest) -> None:
        """Note that a guest is gone; if it left on purpose, the computer takes over at once."""
        if guest.left and self._table.phase in (TablePhase.PLAY, TablePhase.BETWEEN):
            seats = self._table.seats_of(guest.number)
            for number in seats:
                self._table.seats[number].absent = True
            self.handed_over(seats)
        self.go_on()

    def handed_over(self, seats: list[int]) -> None:
        """Note that seats have other players."""
        if self.match is not None:
            for seat in seats:
                self.match.handed_over(seat)
        if seats:
            self._table.changed = True
            self.go_on()

    def take_back(self, number: int) -> None:
        """Return a seat to its player, who was idle."""
        if self.match is not None and self._table.seats[number].idle:
            self.match.take_back(number)
            self._table.changed = True

    @property
    def take_backs(self) -> TakeBacks:
        """Requests to take back a move; raises RequestRefusedError without a match."""
        if self.match is None:
            raise RequestRefusedError(RefusalCode.NO_MATCH)
        return self.match.take_backs

    def go_on(self) -> None:
        """Do all that is possible now."""
        self.deals.go_on()
        if self._table.phase is TablePhase.BETWEEN and self._all_ready():
            self._begin_race()
        self._shuffle()
        if self.match is not None:
            self.match.ask_computers()
        self._turn_timer.follow()

    def tick(self, passed: float) -> None:
        """Advance all timers by `passed` seconds."""
        self._expect(passed)
        self._idle_timer.tick(passed)
        self.nudges.tick(passed)
        self.go_on()
        if self.match is not None:
            self.match.tick(passed)
        self._turn_timer.tick(passed)

    def give_up(self) -> None:
        """End a match whose players have all gone: save it, and free the table."""
        if self.match is None:
            return
        self.match.stop()
        table, record = self._table, self.match.record
        if table.phase is not TablePhase.OVER:
            self._environment.over(record)
        for number, sitter in enumerate(record.header.sitters):
            if not sitter.kind.startswith(COMPUTER):
                table.seats[number] = Seat()
        table.points = table.games = ()
        table.owner_paused = False
        table.ready_next.clear()
        self.put_away()

    def put_away(self) -> None:
        """Forget the match: the table has new settings."""
        self.match = None
        self.deals.forget()
        self._table.phase = TablePhase.LOBBY
        self._table.game = self._environment.chance(ID_BYTES)

    def _begin_match(self) -> None:
        table = self._table
        require(all(seat.kind is not SeatKind.OPEN for seat in table.seats), RefusalCode.SEATS_OPEN)
        people = [seat for seat in table.seats if seat.kind is SeatKind.HUMAN]
        ready = all(table.is_ready(seat) or seat.guest == OWNER for seat in people)
        require(ready, RefusalCode.NOT_READY)
        if self.match is not None:
            table.game = self._environment.chance(ID_BYTES)
            table.games = self.match.state.match.games
            table.points = (0,) * len(table.games)
        for seat in table.seats:
            seat.begin_match()
        self.deals.forget()
        record = Record(table.header(), [match_mark(table.game)])
        self._store.begin(record)
        # Sent before the match begins: its first updates belong to the new game.
        table.phase, table.changed = TablePhase.PLAY, True
        self._services.flush()
        self.match = self._new_play(record)
        self._begin_race()

    def _new_play(self, record: Record) -> HostMatch:
        return HostMatch(
            self._table,
            record,
            self._store,
            self._environment,
            self._race_over,
            self._shuffle,
            self._services.broadcast,
        )

    def _begin_race(self) -> None:
        self._table.phase = TablePhase.PLAY
        self._table.ready_next.clear()
        self.deals.begin_race(self._race + 1)

    def _shuffle_is_due(self) -> bool:
        """Return True if the match waits for its discards to be shuffled."""
        state = self._state()
        shuffles = state is not None and state.phase is Phase.SHUFFLE
        return shuffles and self._table.phase is TablePhase.PLAY

    def _shuffle(self) -> None:
        """Begin to shuffle the discards, if the match waits for that and all are back."""
        away = any(guest.expected for guest in self._table.players())
        ready = self._table.deal_void is None and not self.deals.under_way and not away
        if self.match is not None and self._shuffle_is_due() and ready:
            self.deals.begin_shuffle(self._race, len(self.match.state.discards))

    def _note(self, text: str) -> None:
        assert self.match is not None
        self.match.note(text)

    def _hand_out(self, dealt: FinishedDeal) -> None:
        assert self.match is not None
        if dealt.shuffle:
            self.match.shuffle(dealt.ordered)
        else:
            self.match.deal(dealt.cards(self._table.rules), dealt.first)
        self.match.ask_computers()
        self._turn_timer.follow()

    def _race_over(self) -> None:
        assert self.match is not None
        over = self.match.state.phase is Phase.OVER
        self._table.phase = TablePhase.OVER if over else TablePhase.BETWEEN
        self._table.changed = True
        self._services.broadcast(self.deals.reveal())
        if self._environment.date is not None:
            self.match.note(ended_mark(self._race, self._environment.date()))
        if over:
            self._environment.over(self.match.record)

    def _all_ready(self) -> bool:
        """Return True if all connected players who are waited for are ready for the next race."""
        players, seen = self._table.players(), self._table.ready_next
        here = [guest for guest in players if guest.connection is not None]
        somebody = any(guest.number in seen for guest in here)
        everybody = all(guest.number in seen or self._is_passed_over(guest) for guest in here)
        all_back = not any(guest.expected for guest in players)
        free = self._table.paused is None and self._race < MAX_RACES
        return somebody and everybody and all_back and free

    def _is_passed_over(self, guest: Guest) -> bool:
        """Return True for a guest that delayed before, or for whom the computer plays."""
        before = guest.delays - self._is_reminded(guest)
        seats = self._table.seats_of(guest.number)
        return before >= MOST_DELAYS or all(self._table.seats[n].stand_in for n in seats)

    def _is_reminded(self, guest: Guest) -> bool:
        seats = self._table.seats_of(guest.number)
        return any(self._table.seats[number].reminded for number in seats)

    def _expect(self, passed: float) -> None:
        """Wait a while for guests who were connected when the host was stopped."""
        self._return_time -= passed
        if self._return_time <= 0:
            for guest in self._table.guests:
                guest.expected = False

    def _state(self) -> State | None:
        return None if self.match is None else self.match.state

    def _to_move(self) -> tuple[int, ...]:
        return () if self.match is None else to_act(self.match.state)

    def _stand_in(self, number: int) -> None:
        """Let the computer play for an idle player."""
        self.handed_over([number])

    def _give_up(self, number: int) -> None:
        lobby.give_up_seat(self._table, number, self._services.now)
        self.handed_over([number])

    @property
    def _race(self) -> int:
        """The number of the latest race."""
        assert self.match is not None
        return self.match.state.match.race

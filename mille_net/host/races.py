"""From the lobby through race after race to the end of the match, and what each begins with."""

from mille_net.host.deals import Deals
from mille_net.host.dealt import Dealt
from mille_net.host.guests import OWNER, Guest
from mille_net.host.keeping import Keeping
from mille_net.host.outside import Outside
from mille_net.host.play import Play
from mille_net.host.requests import require
from mille_net.host.room import Room
from mille_net.host.table import HostTable
from mille_net.limits import DEAL_ATTEMPTS, ID_BYTES, MAX_RACES
from mille_net.messages import (
    MakeMove,
    NotMoved,
    RefusalCode,
    SeatKind,
    TablePhase,
)
from mille_rules.match_id import match_mark
from mille_rules.record import Record
from mille_rules.state import Phase

#: Where a table stands that is resumed; in all other phases of a match, a race runs.
_PHASES = {Phase.DEAL: TablePhase.BETWEEN, Phase.OVER: TablePhase.OVER}


class Races:
    """The match of a table, and the deal under way."""

    def __init__(self, table: HostTable, outside: Outside, keeping: Keeping, room: Room) -> None:
        self._table = table
        self._outside = outside
        self._keeping = keeping
        self._room = room
        self.play: Play | None = None
        self.deals = Deals(table, room, outside.chance, self._note, self._hand_out)

    def resume(self, record: Record, attempts: int) -> None:
        """Go on with the match of a host that was stopped, or killed."""
        self.play = self._new_play(record)
        dealt, state = Dealt.last_of(record), self.play.state
        # A host killed right after a deal has still noted the attempt that became this race.
        self.deals.resume(dealt, attempts if state.phase in _PHASES else 0)
        if dealt is not None and dealt.transcript.context.race > state.match.race:
            self._table.phase = TablePhase.PLAY
            self.deals.finish(dealt)
        elif state.phase is Phase.DEAL and attempts >= DEAL_ATTEMPTS:
            self._table.phase, self._table.deal_void = TablePhase.PLAY, True
        else:
            self._table.phase = _PHASES.get(state.phase, TablePhase.PLAY)

    def start(self) -> None:
        """The owner wants to go on: with a match, the next race, or a deal that was given up."""
        table = self._table
        if table.phase in (TablePhase.LOBBY, TablePhase.OVER):
            self._begin_match()
        elif table.phase is TablePhase.BETWEEN:
            require(table.paused is None, RefusalCode.PAUSED)
            require(self._race < MAX_RACES, RefusalCode.TOO_MANY_RACES)
            self._begin_race()
        else:
            require(table.deal_void, RefusalCode.RACE_RUNNING)
            self.deals.begin_again(self._race + 1)

    def ready_next(self, guest: Guest) -> None:
        """A guest has seen the score."""
        require(self._table.phase is TablePhase.BETWEEN, RefusalCode.NO_MATCH)
        require(bool(self._table.seats_of(guest.number)), RefusalCode.NOT_YOUR_SEAT)
        self._table.ready_next.add(guest.number)
        self.go_on()

    def move(self, guest: Guest, message: MakeMove) -> None:
        """A guest moves, or tries to."""
        if self.play is None:
            assert guest.connection is not None
            code = RefusalCode.NO_MATCH
            guest.connection.send(NotMoved(message.id, message.seat, None, code))
        else:
            self.play.take(guest, message)

    def came(self, guest: Guest) -> None:
        """A guest is here, again perhaps: it takes over its seats and is told all it has missed."""
        seats = [(n, self._table.seats[n]) for n in self._table.seats_of(guest.number)]
        taken_over = [number for number, seat in seats if seat.absent and not seat.handed]
        for _, seat in seats:
            seat.came_back()
        self.handed_over(taken_over)
        assert guest.connection is not None
        for message in self.deals.past():
            guest.connection.send(message)
        if self.play is not None:
            self.play.snapshot(guest)
        if self.deals.dealt is not None and self._table.phase is not TablePhase.PLAY:
            guest.connection.send(self.deals.dealt.reveal())
        self.go_on()

    def went(self, guest: Guest) -> None:
        """A guest is gone; where it said so, the computer takes over at once."""
        if guest.left and self._table.phase in (TablePhase.PLAY, TablePhase.BETWEEN):
            seats = self._table.seats_of(guest.number)
            for number in seats:
                self._table.seats[number].absent = True
            self.handed_over(seats)
        self.go_on()

    def handed_over(self, seats: list[int]) -> None:
        """Others play these seats from now on."""
        if self.play is not None:
            for seat in seats:
                self.play.handed_over(seat)
        if seats:
            self._table.changed = True
            self.go_on()

    def go_on(self) -> None:
        """Do whatever nobody has to be waited for."""
        self.deals.go_on()
        if self._table.phase is TablePhase.BETWEEN and self._all_ready():
            self._begin_race()
        if self.play is not None:
            self.play.ask_computers()

    def tick(self, passed: float) -> None:
        """Let so many seconds pass."""
        self.go_on()
        if self.play is not None:
            self.play.tick(passed)

    def put_away(self) -> None:
        """The table is settled anew after a match: that match is nobody's any more."""
        self.play = None
        self.deals.resume(None, 0)
        self._table.phase = TablePhase.LOBBY
        self._table.game = self._outside.chance(ID_BYTES)

    def _begin_match(self) -> None:
        table = self._table
        require(all(seat.kind is not SeatKind.OPEN for seat in table.seats), RefusalCode.SEATS_OPEN)
        people = [seat for seat in table.seats if seat.kind is SeatKind.HUMAN]
        ready = all(seat.ready or seat.guest == OWNER for seat in people)
        require(ready, RefusalCode.NOT_READY)
        if self.play is not None:
            table.game = self._outside.chance(ID_BYTES)
            table.games = self.play.state.match.games
            table.points = (0,) * len(table.games)
        for seat in table.seats:
            seat.ready = seat.handed = False
        self.deals.resume(None, 0)
        record = Record(table.header(), [match_mark(table.game)])
        self._keeping.begin(record)
        # Told before the match begins: its first updates are of the new game.
        table.phase, table.changed = TablePhase.PLAY, True
        self._room.flush()
        self.play = self._new_play(record)
        self._begin_race()

    def _new_play(self, record: Record) -> Play:
        return Play(self._table, record, self._keeping, self._outside.thinker, self._race_over)

    def _begin_race(self) -> None:
        self._table.phase = TablePhase.PLAY
        self._table.ready_next.clear()
        self.deals.begin(self._race + 1)

    def _note(self, text: str) -> None:
        assert self.play is not None
        self.play.note(text)

    def _hand_out(self, dealt: Dealt) -> None:
        assert self.play is not None
        self.play.deal(dealt.cards(self._table.rules), dealt.first)
        self.play.ask_computers()

    def _race_over(self) -> None:
        assert self.play is not None
        over = self.play.state.phase is Phase.OVER
        self._table.phase = TablePhase.OVER if over else TablePhase.BETWEEN
        self._table.changed = True
        if self.deals.dealt is not None:
            self._room.broadcast([self.deals.dealt.reveal()])
        if over:
            self._outside.over(self.play.record)

    def _all_ready(self) -> bool:
        """Whether everybody who plays and is here has seen the score."""
        here = [guest for guest in self._table.players() if guest.connection is not None]
        ready = self._table.ready_next
        seen = bool(here) and all(guest.number in ready for guest in here)
        return seen and self._table.paused is None and self._race < MAX_RACES

    @property
    def _race(self) -> int:
        """The number of the latest race dealt."""
        assert self.play is not None
        return self.play.state.match.race

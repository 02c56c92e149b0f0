"""How long a table waits: for answers, for absent, idle and slow players; and their reminders.

Times are in seconds of the session's clock.
"""

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from mille_net.host.computer_players import HostedBoard
from mille_net.host.guests import OWNER, Guest
from mille_net.host.requests import RequestRefusedError, require
from mille_net.host.seats import Seat
from mille_net.host.table import FREE, HostTable
from mille_net.limits import IDLE_REMINDER, NUDGE_AFTER, NUDGE_PAUSE, QUESTION_SECONDS
from mille_net.messages import Nudge, Nudged, RefusalCode, SeatKind, TablePhase, TurnTime
from mille_rules.moves import PASS
from mille_rules.state import Phase, State, to_act


class IdleTimer:
    """Counts for each seat the seconds for which other guests wait for its player.

    There is no limit as long as only computers wait.
    """

    def __init__(
        self,
        table: HostTable,
        to_move: Callable[[], tuple[int, ...]],
        stand_in: Callable[[int], None],
        give_up: Callable[[int], None],
    ) -> None:
        """`to_move` returns the seats that must move in the current race.

        `stand_in` is called during a match with a seat that the computer must play, and `give_up`
        before one with a seat that becomes free.
        """
        self._table = table
        self._to_move = to_move
        self._stand_in = stand_in
        self._give_up = give_up

    def tick(self, passed: float) -> None:
        """Add `passed` seconds for every seat for which others wait."""
        if self._table.paused is not None:
            return
        due, limit = self._due(), self._table.idle
        for number, seat in enumerate(self._table.seats):
            # A short absence or stand-in does not reset the time.
            if number not in due or limit is None:
                self._table.changed |= seat.reminded
                seat.not_awaited()
            elif self._counts(seat) and self._somebody_waits(seat):
                seat.idled += passed
                self._look(number, seat, limit)

    def _look(self, number: int, seat: Seat, limit: int) -> None:
        """Remind a player after part of the time; after all of it, continue without them."""
        if seat.idled >= limit:
            seat.not_awaited()
            self._table.changed = True
            if self._table.phase in FREE:
                self._give_up(number)
            else:
                seat.idle = True
                self._stand_in(number)
        elif seat.idled >= limit * IDLE_REMINDER and not seat.reminded:
            seat.reminded = self._table.changed = True
            guest = self._table.guests.get(seat.guest)
            # Once for each guest, however many seats it has.
            if guest is not None and number == self._table.seats_of(guest.number)[0]:
                guest.delays += self._table.phase is TablePhase.BETWEEN

    def _due(self) -> set[int]:
        """Return the seats that must act now."""
        table = self._table
        if table.phase is TablePhase.PLAY:
            return set() if table.holds else set(self._to_move())
        if table.phase is TablePhase.BETWEEN:
            return {n for n, seat in enumerate(table.seats) if seat.guest not in table.ready_next}
        if any(seat.kind is SeatKind.OPEN for seat in table.seats):
            return set()
        return {n for n, seat in enumerate(table.seats) if not table.is_ready(seat)}

    def _counts(self, seat: Seat) -> bool:
        """Return True if the time of a seat's player counts."""
        if self._table.phase in FREE:
            return seat.guest not in (OWNER, None)
        # In a match, absent players have a timer of their own.
        return self._plays(seat)

    def _somebody_waits(self, seat: Seat) -> bool:
        """Return True if another guest waits: one who has acted, or who needs a seat."""
        others = [guest for guest in self._table.guests.present() if guest.number != seat.guest]
        return any(self._waits(guest) for guest in others)

    def _waits(self, guest: Guest) -> bool:
        table = self._table
        seats = [table.seats[number] for number in table.seats_of(guest.number)]
        if not seats:
            return guest.number != OWNER and not guest.watching
        if table.phase in FREE:
            return guest.number == OWNER or all(seat.ready for seat in seats)
        if table.phase is TablePhase.BETWEEN:
            return guest.number in table.ready_next
        return any(self._plays(seat) for seat in seats)

    def _plays(self, seat: Seat) -> bool:
        """Return True if a seat is played by a connected person."""
        return not seat.by_computer and self._table.is_here(seat)


#: Answers to a hazard have a time of their own.
_PHASES = (Phase.DRAW, Phase.PLAY, Phase.EXTENSION)


class Turn(NamedTuple):
    """Identifies a turn: to draw a card is part of it, to play or discard one ends it."""

    seat: int
    race: int
    #: The number of cards that have left all hands.
    played: int


class TurnTimer:
    """Counts the seconds of a person's turn while that person could move."""

    def __init__(
        self,
        table: HostTable,
        state: Callable[[], State | None],
        time_up: Callable[[int], None],
        tell: Callable[[TurnTime], None],
    ) -> None:
        """`time_up` is called with a seat that the computer must play, `tell` with news."""
        self._table = table
        self._state = state
        self._time_up = time_up
        self._tell = tell
        self._turn: Turn | None = None
        self._spent = 0.0
        #: The turn in the last message, its limit, and whether the time runs.
        self._told: tuple[Turn, int, bool] | None = None

    @property
    def now(self) -> TurnTime | None:
        """The time that is left, None if no turn is timed."""
        turn, limit = self._turn, self._table.turn_limit
        if turn is None or limit is None:
            return None
        return TurnTime(turn.seat, max(ceil(limit - self._spent), 0), self._runs(turn))

    def tick(self, passed: float) -> None:
        """Advance by so many seconds."""
        turn, limit = self._turn, self._table.turn_limit
        goes_on = turn is not None and turn == self._timed() and self._runs(turn)
        if goes_on and turn is not None and limit is not None:
            self._spent += passed
            if self._spent >= limit:
                self._table.seats[turn.seat].idle = self._table.changed = True
                self._time_up(turn.seat)
        self.follow()

    def follow(self) -> None:
        """Begin another turn after a move, and tell everybody what has changed."""
        turn, limit = self._timed(), self._table.turn_limit
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        news = None if turn is None or limit is None else (turn, limit, self._runs(turn))
        told, self._told = self._told, news
        now = self.now
        if now is not None and news != told:
            self._tell(now)

    def _timed(self) -> Turn | None:
        """Return the turn of a person that is under way."""
        state = self._state()
        if state is None or self._table.phase is not TablePhase.PLAY or state.phase not in _PHASES:
            return None
        if self._table.seats[state.turn].kind is not SeatKind.HUMAN:
            return None
        held = sum(len(hand) for hand in state.hands)
        return Turn(state.turn, state.match.race, state.drawn - held)

    def _runs(self, turn: Turn) -> bool:
        """Return True if the match goes on, and the person of the turn plays with other people.

        Nobody is hurried who plays with computers alone: a match must not go on without people.
        """
        table = self._table
        people = {n for n, s in enumerate(table.seats) if table.is_here(s) and not s.by_computer}
        stands = table.paused is not None or table.holds
        return not stands and turn.seat in people and len(people) > 1


class WaitTimers:
    """Limits how long the table waits for answers and for absent players."""

    def __init__(
        self, table: HostTable, board: HostedBoard, gone_for_long: Callable[[int], None]
    ) -> None:
        """`gone_for_long` is called with a seat whose player has been absent for too long."""
        self._table = table
        self._board = board
        self._gone_for_long = gone_for_long
        #: Seconds for which the current question has been open.
        self._question_open = 0.0

    def moved(self) -> None:
        """Note that a move was made."""
        if self._board.state.question is None:
            self._question_open = 0.0

    def tick(self, passed: float) -> None:
        """Advance by so many seconds."""
        table = self._table
        if table.phase is not TablePhase.PLAY or table.paused is not None or table.holds:
            return
        if self._board.state.phase is Phase.ANSWER:
            self._question_open += passed
            if self._question_open >= QUESTION_SECONDS:
                self._close_question()
        self._wait_for_absent(passed)

    def _close_question(self) -> None:
        """Pass for all who have not answered."""
        for seat in to_act(self._board.state):
            self._board.play_for(seat, PASS, self._board.seq)

    def _wait_for_absent(self, passed: float) -> None:
        """Count how long absent players who must move have been awaited."""
        to_move, wait = to_act(self._board.state), self._table.wait
        for number, seat in enumerate(self._table.seats):
            if number not in to_move:
                seat.waited = 0.0
            elif not (self._table.is_here(seat) or seat.by_computer or wait is None):
                seat.waited += passed
                if seat.waited >= wait:
                    seat.absent = self._table.changed = True
                    self._gone_for_long(number)


class Nudges:
    """Counts for how long each player is awaited, and limits how often one is reminded."""

    def __init__(self, table: HostTable, to_move: Callable[[], tuple[int, ...]]) -> None:
        """`to_move` returns the seats that must move in the current race."""
        self._table = table
        self._to_move = to_move

    def tick(self, passed: float) -> None:
        """Advance by so many seconds."""
        to_move = self._to_move()
        for number, seat in enumerate(self._table.seats):
            seat.spared = max(seat.spared - passed, 0.0)
            if number not in to_move:
                seat.awaited = 0.0
            elif self._table.paused is None:
                seat.awaited += passed

    def nudge(self, guest: Guest, message: Nudge) -> Nudged:
        """Return who is reminded; raises RequestRefusedError if nobody may be reminded now."""
        table = self._table
        require(table.owns(guest.number, message.seat), RefusalCode.NOT_YOUR_SEAT)
        require(table.phase not in FREE, RefusalCode.NO_MATCH)
        require(table.paused is None, RefusalCode.PAUSED)
        awaited = {n: table.seats[n] for n in self._to_move() if self._reachable(guest, n)}
        require(bool(awaited), RefusalCode.NOBODY_AWAITED)
        left = min(_left(seat) for seat in awaited.values())
        if left > 0:
            raise RequestRefusedError(RefusalCode.TOO_SOON, seconds=ceil(left))
        seats = tuple(number for number, seat in awaited.items() if _left(seat) <= 0)
        for number in seats:
            table.seats[number].spared = NUDGE_PAUSE
        return Nudged(message.seat, seats)

    def _reachable(self, guest: Guest, number: int) -> bool:
        """Return True if a person at another computer plays a seat, and is connected."""
        seat = self._table.seats[number]
        return seat.guest != guest.number and not seat.by_computer and self._table.is_here(seat)


def _left(seat: Seat) -> float:
    """Return the seconds until a player may be reminded."""
    return max(NUDGE_AFTER - seat.awaited, seat.spared)

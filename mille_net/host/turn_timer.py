"""Limits the time for a turn at tables that want it; then the computer stands in."""

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from mille_net.host.table import HostTable
from mille_net.messages import SeatKind, TablePhase, TurnTime
from mille_rules.state import Phase, State

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

"""The computer players of a host's table."""

from functools import partial
from typing import Protocol

from mille_net.host.table import HostTable
from mille_net.messages import TablePhase
from mille_rules.computer.player import Thinker
from mille_rules.moves import Move
from mille_rules.state import State, to_act
from mille_rules.views import Update


class HostedBoard(Protocol):
    """The match, as computer players and timers use it."""

    @property
    def state(self) -> State:
        """The current state."""

    @property
    def seq(self) -> int:
        """The number of moves made."""

    def current_update(self, seat: int) -> Update:
        """Return the current view of a seat, without events."""

    def play_for(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat."""


class ComputerPlayers:
    """Has a thinker choose the moves of computer players and stand-ins."""

    def __init__(self, table: HostTable, thinker: Thinker, board: HostedBoard) -> None:
        self._table = table
        self._thinker = thinker
        self._board = board
        #: By seat: the update for which a move was asked.
        self._asked: dict[int, Update] = {}
        self._asking = False
        for seat in table.seats:
            if seat.by_computer:
                thinker.prepare(seat.level, board.state.setup)

    def ask(self) -> None:
        """Start thinking for all computer players that must act; safe to call at any time."""
        if self._asking:
            return
        self._asking = True
        try:
            # A thinker that answers at once has moved on return: a loop avoids recursion.
            while self._ask_one():
                pass
        finally:
            self._asking = False

    def thinks_for(self, seat: int) -> bool:
        """Return True if a move for the current state was asked for this seat."""
        asked = self._asked.get(seat)
        return asked is not None and asked.seq == self._board.seq

    def forget(self, seat: int) -> None:
        """Ignore the pending answer for a seat."""
        self._asked.pop(seat, None)

    def _ask_one(self) -> bool:
        """Ask for one seat that was not asked yet; returns False if there is none."""
        table = self._table
        if table.phase is not TablePhase.PLAY or table.holds:
            return False
        for seat in to_act(self._board.state):
            if table.seats[seat].by_computer and not self.thinks_for(seat):
                if table.paused is not None:
                    return False
                self._ask_seat(seat)
                return True
        return False

    def _ask_seat(self, seat: int) -> None:
        update, level = self._board.current_update(seat), self._table.seats[seat].level
        self._asked[seat] = update
        if len(update.choices) == 1:
            self._answer(seat, update, update.choices[0])
        else:
            answer = partial(self._answer, seat, update)
            self._thinker.think(update.view, update.choices, level, answer)

    def _answer(self, seat: int, asked: Update, move: Move) -> None:
        """Make the chosen move, unless the seat has another player or the state has changed."""
        if self._asked.get(seat) is not asked or not self._table.seats[seat].by_computer:
            return
        if self._table.paused is None:
            self._board.play_for(seat, move, asked.seq)
        else:
            self.forget(seat)

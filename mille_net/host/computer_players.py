"""The computer players of a host's table: asked when it is their turn, heard if still in time."""

from functools import partial
from typing import Protocol

from mille_net.host.table import HostTable
from mille_net.messages import TablePhase
from mille_rules.computer.player import Thinker
from mille_rules.moves import Move
from mille_rules.state import State, to_act
from mille_rules.views import Update


class Board(Protocol):
    """The match as computer players need it."""

    @property
    def state(self) -> State:
        """How things stand."""

    @property
    def seq(self) -> int:
        """How many moves have been made."""

    def current_update(self, seat: int) -> Update:
        """What a seat sees."""

    def play_for(self, seat: int, move: Move, seq: int) -> None:
        """Make a move that no guest has sent."""


class ComputerPlayers:
    """Asks the thinker for every seat that is a computer's, or that one stands in for."""

    def __init__(self, table: HostTable, thinker: Thinker, board: Board) -> None:
        self._table = table
        self._thinker = thinker
        self._board = board
        #: The seats that have been asked: for which update.
        self._asked: dict[int, int] = {}
        self._asking = False

    def ask(self) -> None:
        """Have them think about what the table waits for; safe to call at any time."""
        if self._asking:
            return
        self._asking = True
        try:
            # A thinker that answers at once has moved when it returns: one loop, no recursion.
            while self._ask_one():
                pass
        finally:
            self._asking = False

    def thinks_for(self, seat: int) -> bool:
        """Whether a seat's computer has been asked for the move that the table waits for."""
        return self._asked.get(seat) == self._board.seq

    def forget(self, seat: int) -> None:
        """Another plays that seat; what its computer may still answer counts no more."""
        self._asked.pop(seat, None)

    def _ask_one(self) -> bool:
        """Ask the next seat that has not been asked; False where there is none."""
        table, seq = self._table, self._board.seq
        if table.phase is not TablePhase.PLAY:
            return False
        for seat in to_act(self._board.state):
            if table.seats[seat].by_computer and self._asked.get(seat) != seq:
                if table.paused is not None:
                    return False
                self._ask_seat(seat)
                return True
        return False

    def _ask_seat(self, seat: int) -> None:
        update, level = self._board.current_update(seat), self._table.seats[seat].level
        self._asked[seat] = update.seq
        if len(update.choices) == 1:
            self._answer(seat, update.seq, update.choices[0])
        else:
            answer = partial(self._answer, seat, update.seq)
            self._thinker.think(update.view, update.choices, level, answer)

    def _answer(self, seat: int, seq: int, move: Move) -> None:
        """A computer player has decided; too late if a person or the table came first."""
        if self._asked.get(seat) != seq or not self._table.seats[seat].by_computer:
            return
        if self._table.paused is None:
            self._board.play_for(seat, move, seq)
        else:
            self.forget(seat)

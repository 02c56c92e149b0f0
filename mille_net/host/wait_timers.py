"""Timers for answers to a hazard, and for absent players."""

from collections.abc import Callable

from mille_net.host.computer_players import HostedBoard
from mille_net.host.table import HostTable
from mille_net.limits import QUESTION_SECONDS
from mille_net.messages import TablePhase
from mille_rules.moves import PASS
from mille_rules.state import Phase, to_act


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

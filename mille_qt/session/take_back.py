"""Taking back moves: what the screen asks of a match, and how a match on this computer does it."""

from collections.abc import Callable, Collection
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from mille_qt.session.record_info import is_practice
from mille_rules.match import Match
from mille_rules.moves import Move


class SessionTakeBack(Protocol):
    """Takes back moves of a match under way.

    In practice a player goes back to the last decision. In other matches the latest move is taken
    back if everybody agrees.
    """

    #: Whether computer players wait for `let_computers_play` after a move that can be taken back.
    computers_wait: bool

    @property
    def asked(self) -> SignalInstance:
        """Carries a seat that wants to take back its move, and the seats here that must agree."""

    @property
    def over(self) -> SignalInstance:
        """Carries a sentence why the move stays; empty if all have agreed."""

    def answer(self, yes: bool) -> None:
        """Answer `asked` for everybody here."""

    @property
    def seat(self) -> int | None:
        """The seat here that may take back the latest move if everybody agrees, None if none."""

    @property
    def possible(self) -> bool:
        """True if somebody here may take back a move now."""

    @property
    def possible_elsewhere(self) -> bool:
        """True if a person at another computer may take back the latest move."""

    def let_computers_play(self) -> None:
        """Let computer players answer a move that can be taken back."""

    def must_agree(self, seat: int) -> tuple[int, ...]:
        """Return the other seats at this screen that are asked before this seat takes back."""

    def undo(self, seat: int) -> bool:
        """In practice, go back to this seat's last decision; False if there is none.

        Otherwise take back the latest move; False if it is not this seat's, or stays.
        """


class LocalTakeBack(QObject):
    """Takes back moves of a match on this computer."""

    #: Never emitted: everybody is at this screen.
    asked = Signal(int, object)
    over = Signal(str)
    #: Moves have been undone.
    undone = Signal()

    possible_elsewhere = False

    def __init__(
        self, match: Match, people: Callable[[], tuple[int, ...]], parent: QObject | None = None
    ) -> None:
        """`people` returns the seats that are played at this screen."""
        super().__init__(parent)
        self._match, self._people = match, people
        self._practice = is_practice(match.record)
        self.computers_wait = False
        #: The answers of computer players that wait for `let_computers_play`.
        self._waiting: list[tuple[int, Move, int]] = []

    def submit_of_computer(self, seat: int, move: Move, seq: int) -> None:
        """Make the move of a computer player, or keep it until `let_computers_play`."""
        if self.computers_wait and self.seat is not None:
            self._waiting.append((seat, move, seq))
        else:
            self._match.submit(seat, move, seq)

    def let_computers_play(self) -> None:
        """Let computer players answer a move that can be taken back."""
        waiting, self._waiting = self._waiting, []
        for seat, move, seq in waiting:
            self._match.submit(seat, move, seq)

    def drop_answers(self, seats: Collection[int]) -> None:
        """Drop the waiting answers of seats, whose players have changed."""
        self._waiting = [answer for answer in self._waiting if answer[0] not in seats]

    def answer(self, yes: bool) -> None:
        """Do nothing: only a table on the network asks."""

    @property
    def seat(self) -> int | None:
        """The seat that may take back the latest move; None in practice, where nobody is asked."""
        seat = self._match.take_back_seat
        return None if self._practice or seat not in self._people() else seat

    @property
    def possible(self) -> bool:
        """True if somebody may take back a move now; in practice always."""
        return self._practice or self.seat is not None

    def must_agree(self, seat: int) -> tuple[int, ...]:
        """Return all other people; in practice those who lose moves."""
        people = self._people()
        asked = self._match.taken_back_with(seat) if self._practice else people
        return tuple(other for other in asked if other in people and other != seat)

    def undo(self, seat: int) -> bool:
        """Take back the latest move, or in practice all since this seat's last decision."""
        if self._practice:
            done = self._match.take_back(seat)
        else:
            done = self.seat == seat
            if done:
                self._waiting.clear()
                self._match.take_back_latest()
        if done:
            self.undone.emit()
        return done

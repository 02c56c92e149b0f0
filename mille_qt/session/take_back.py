"""Taking back moves: what the screen asks of a match, and how a match on this computer does it."""

from collections.abc import Callable, Collection
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from mille_qt.ui.translation import translate
from mille_rules.match import Match
from mille_rules.moves import Move
from mille_rules.take_back import MOMENT


class SessionTakeBack(Protocol):
    """Takes back moves of a match under way.

    In practice and against computer players alone, a player goes back to the last decision. In
    other matches the latest move is taken back if everybody agrees; after such a move the match
    waits for a moment.
    """

    @property
    def asked(self) -> SignalInstance:
        """Carries a seat that wants to take back its move, and the seats here that must agree."""

    @property
    def over(self) -> SignalInstance:
        """Carries a function that returns why the move stays, in the current language.

        None if there is nothing to tell: all have agreed, or the person here has refused.
        """

    def answer(self, yes: bool) -> None:
        """Answer `asked` for everybody here."""

    @property
    def freely(self) -> bool:
        """True if nobody is asked."""

    @property
    def seat(self) -> int | None:
        """The seat here that may ask to take back the latest move, None if none."""

    def is_possible(self, seat: int) -> bool:
        """True if a seat here may take back a move now."""

    def is_refused(self, seat: int) -> bool:
        """True if a seat has been refused so often in this race that nobody is asked."""

    def go_on(self) -> None:
        """End the moment after a move that was made here."""

    def undo(self, seat: int) -> bool:
        """Take back the latest move of a seat, or ask for it; False if it stays.

        Where nobody is asked, go back to the seat's last decision; False if there is none.
        """


class LocalTakeBack(QObject):
    """Takes back moves of a match on this computer, and makes those that wait for it."""

    asked = Signal(int, object)
    over = Signal(object)
    #: Moves have been undone.
    undone = Signal()

    def __init__(
        self, match: Match, people: Callable[[], tuple[int, ...]], parent: QObject | None = None
    ) -> None:
        """`people` returns the seats that are played at this screen."""
        super().__init__(parent)
        self._match, self._people = match, people
        #: The seat that wants to take back its move, while others are asked.
        self._asker: int | None = None
        #: Runs while nothing follows the latest move, which was a person's; then these are made.
        self._moment = QTimer(self, singleShot=True, interval=round(MOMENT * 1000))
        self._moment.timeout.connect(self.go_on)
        self._waiting: list[tuple[int, Move, int]] = []

    def submit(self, seat: int, move: Move, seq: int, *, by_itself: bool = False) -> None:
        """Make a move, or let it wait until the one before it can no longer be taken back.

        For the others at this screen the curtain has been the time for second thoughts, unless a
        move is made automatically, `by_itself`.
        """
        person = seat in self._people()
        other = person and seat != self.seat and not by_itself
        if self._asker is not None or (self._moment.isActive() and not other):
            self._waiting.append((seat, move, seq))
            return
        self.go_on()
        if person and not self.freely:
            self._moment.start()
        self._match.submit(seat, move, seq)
        if self.seat is None:
            self.go_on()

    def go_on(self) -> None:
        """Make the moves that wait, unless somebody is asked."""
        if self._asker is None:
            self._moment.stop()
            waiting, self._waiting = self._waiting, []
            for seat, move, seq in waiting:
                self.submit(seat, move, seq)

    def hand_over(self, seats: Collection[int]) -> None:
        """End a question, and drop the moves that wait of seats that get other players."""
        self._waiting = [move for move in self._waiting if move[0] not in seats]
        if self._asker is not None:
            self._end(
                lambda: translate("LocalTakeBack", "The move stays: other players have taken over.")
            )

    @property
    def freely(self) -> bool:
        """True if nobody is asked."""
        return self._match.takes_back_freely

    @property
    def seat(self) -> int | None:
        """The seat that may ask to take back the latest move, None if none."""
        seat = self._match.take_back_seat
        return seat if seat in self._people() else None

    def is_possible(self, seat: int) -> bool:
        """True if a seat may take back a move now."""
        return self._match.moves_back(seat) > 0

    def is_refused(self, seat: int) -> bool:
        """True if a seat has been refused so often in this race that the others stay unasked."""
        return self._match.is_refused(seat)

    def undo(self, seat: int) -> bool:
        """Take back what this seat may take back, once the other people here have agreed."""
        if self._asker is not None or not self.is_possible(seat):
            return False
        others = [other for other in self._people() if other != seat]
        if others and not self.freely:
            self._moment.stop()
            self._asker = seat
            self.asked.emit(seat, others)
        else:
            self._undo(seat)
        return True

    def _undo(self, seat: int) -> None:
        self._moment.stop()
        self._waiting.clear()
        self._match.take_back(seat)
        self.undone.emit()

    def answer(self, yes: bool) -> None:
        """Take back the move, or let it stay."""
        asker = self._asker
        if asker is None:
            return
        if yes:
            self._undo(asker)
            self._end(None)
        else:
            self._match.refuse_take_back(asker)
            # So that it can be read before anybody moves.
            self._moment.start()
            self._end(lambda: translate("LocalTakeBack", "Not everyone agrees: the move stays."))

    def _end(self, why: Callable[[], str] | None) -> None:
        self._asker = None
        self.over.emit(why)

"""Taking back moves at a table on the network."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mille_net.messages import TakeBackAsked, TakeBackOutcome, TakeBackOver
from mille_qt.features.lan.table_state import TableState
from mille_qt.ui.texts.lan import take_back_outcome
from mille_rules.events import EventKind
from mille_rules.take_back import take_back_seat
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_net.guest.remote_table import RemoteTable


class LanTakeBack(QObject):
    """Asks the table to take back a move, and answers its questions for the people here."""

    asked = Signal(int, object)
    over = Signal(str)

    def __init__(
        self,
        state: TableState,
        updates: Mapping[int | None, Update],
        remote: "Callable[[], RemoteTable]",
    ) -> None:
        """`updates` are the latest ones by seat, as they are now; `remote` returns the table."""
        super().__init__(state)
        self._state, self._updates, self._remote = state, updates, remote
        self.computers_wait = True
        #: The number of the update in the latest question.
        self._asked_about = -1

    def forget(self) -> None:
        """Forget the latest question: another match begins."""
        self._asked_about = -1

    def show_question(self, asked: TakeBackAsked) -> None:
        """Announce that a seat wants to take back its move."""
        self._asked_about = asked.seq
        here = tuple(seat for seat in asked.seats if seat in self._state.people)
        self.asked.emit(asked.seat, here)

    def show_outcome(self, over: TakeBackOver) -> None:
        """Announce that such a question has been answered."""
        if over.outcome is TakeBackOutcome.AGREED:
            self._asked_about = -1
        name = "" if over.by is None else self._state.names[over.by]
        # The person who refused needs no message.
        why = "" if over.by in self._state.people else take_back_outcome(over.outcome, name)
        self.over.emit(why)

    def answer(self, yes: bool) -> None:
        """Answer for everybody here whether a move may be taken back."""
        self._remote().answer_take_back(self._asked_about, yes)

    @property
    def _mover(self) -> int | None:
        """The seat whose latest move can be taken back, None if it stays or everybody was asked."""
        latest = self._latest()
        if latest is None or latest.seq == self._asked_about or takes_back(latest):
            return None
        return take_back_seat(latest.view.moves, latest.view.phase)

    def _latest(self) -> Update | None:
        return max(self._updates.values(), key=lambda update: update.seq, default=None)

    @property
    def seat(self) -> int | None:
        """The seat here that may take back the latest move if everybody agrees, None if none."""
        mover = self._mover
        if mover not in self._state.people or self._state.is_computer(mover):
            return None
        return mover

    @property
    def possible(self) -> bool:
        """True if somebody here may take back the latest move."""
        return self.seat is not None

    @property
    def possible_elsewhere(self) -> bool:
        """True if a person at another computer may take back the latest move."""
        mover = self._mover
        if mover is None or mover in self._state.people:
            return False
        return not self._state.is_computer(mover)

    def let_computers_play(self) -> None:
        """Do nothing: the computer players are the host's."""

    def must_agree(self, _seat: int) -> tuple[int, ...]:
        """Return nobody: the table asks the people here, too."""
        return ()

    def undo(self, seat: int) -> bool:
        """Ask the table for everybody else's consent to take back the latest move."""
        latest = self._latest()
        if latest is None or seat != self.seat:
            return False
        self._remote().take_back(seat, latest.seq)
        return True


def takes_back(update: Update) -> bool:
    """Return True if an update tells that a move has been taken back."""
    return any(event.kind is EventKind.TAKEN_BACK for event in update.events)

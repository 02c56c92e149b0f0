"""Taking back moves at a table on the network."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mille_net.messages import TakeBackAsked, TakeBackOutcome, TakeBackOver
from mille_qt.features.lan.table_state import TableState
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.translation import translate
from mille_rules.events import EventKind
from mille_rules.moves import Move
from mille_rules.state import BETWEEN_RACES, Phase
from mille_rules.take_back import MOST_REFUSALS, decisions, take_back_seat
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_net.guest.remote_table import RemoteTable


class LanTakeBack(QObject):
    """Asks the table to take back a move, and answers its questions for the people here."""

    asked = Signal(int, object)
    over = Signal(object)

    def __init__(
        self,
        state: TableState,
        updates: Mapping[int | None, Update],
        remote: "Callable[[], RemoteTable]",
    ) -> None:
        """`updates` are the latest ones by seat, as they are now; `remote` returns the table."""
        super().__init__(state)
        self._state, self._updates, self._remote = state, updates, remote
        #: The numbers of the update in the latest question, and of the latest move that stays.
        self._asked_about = self._kept = -1
        #: The race and the asking seat of each refusal.
        self._refusals: list[tuple[int, int]] = []
        #: The possible answers to hazards of each seat here, by the number of moves before.
        self._answers: dict[tuple[int | None, int], tuple[Move, ...]] = {}

    def forget(self) -> None:
        """Forget the questions: another match begins."""
        self._asked_about = self._kept = -1
        self._refusals.clear()
        self._answers.clear()

    def follow(self, seat: int | None, update: Update) -> None:
        """Store from the update of a seat here what it can answer."""
        if update.view.phase is Phase.ANSWER:
            self._answers[seat, update.seq] = update.choices

    def show_question(self, asked: TakeBackAsked) -> None:
        """Announce that a seat wants to take back its move, if anybody is asked."""
        self._asked_about = asked.seq
        here = tuple(seat for seat in asked.seats if seat in self._state.people)
        if asked.seats:
            self.asked.emit(asked.seat, here)

    def show_outcome(self, over: TakeBackOver) -> None:
        """Announce that such a question has been answered."""
        if over.outcome is TakeBackOutcome.AGREED:
            self._asked_about = self._kept = -1
        else:
            self._refusals.append((self._race, over.seat))
        name = "" if over.by is None else self._state.names[over.by]
        # The person who refused needs no message.
        told = over.outcome is not TakeBackOutcome.AGREED and over.by not in self._state.people
        self.over.emit(partial(take_back_outcome, over.outcome, name) if told else None)

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
        mover = self._mover_here
        return None if mover is None or self.freely or self.is_refused(mover) else mover

    @property
    def _mover_here(self) -> int | None:
        mover = self._mover
        if mover not in self._state.people or self._state.is_computer(mover):
            return None
        return mover

    @property
    def freely(self) -> bool:
        """True if nobody is asked: only one seat was ever a person's."""
        return self._first is not None

    @property
    def _first(self) -> int | None:
        """The number of moves that stay where nobody is asked, None where people are."""
        return None if self._state.table is None else self._state.table.take_back_from

    def is_possible(self, seat: int) -> bool:
        """True if a seat here may take back a move now."""
        latest = self._latest()
        if latest is None or self._state.is_computer(seat):
            return False
        if self._first is None:
            return seat == self.seat
        if latest.view.phase in BETWEEN_RACES:
            return False
        moves, answers = latest.view.moves, self._answers
        dealt_at = latest.seq - len(moves)
        stay = self._first - dealt_at
        starts = decisions(moves, seat, stay, lambda made: answers.get((seat, dealt_at + made)))
        return next(starts, None) is not None

    def is_refused(self, seat: int) -> bool:
        """True if a seat has been refused so often in this race that nobody is asked."""
        return self._refusals.count((self._race, seat)) >= MOST_REFUSALS

    @property
    def _race(self) -> int:
        latest = self._latest()
        return 0 if latest is None else latest.view.match.race

    def go_on(self) -> None:
        """Tell the table, once, that the latest move stays, if it was made here.

        The table may wait although computers have all other seats: other people had them before.
        """
        latest, seat = self._latest(), self._mover_here
        if latest is not None and seat is not None and latest.seq != self._kept:
            self._kept = latest.seq
            self._remote().keep_move(seat, latest.seq)

    def undo(self, seat: int) -> bool:
        """Ask the table to take back what this seat may take back."""
        latest = self._latest()
        if latest is None or not self.is_possible(seat):
            return False
        self._remote().take_back(seat, latest.seq)
        return True


def take_back_outcome(outcome: TakeBackOutcome, name: str) -> str:
    """Return why a move stays after a question that was not agreed to by somebody, `name`."""
    text = {
        TakeBackOutcome.REFUSED: translate("Network", "{name} does not agree: the move stays."),
        TakeBackOutcome.NO_ANSWER: translate("Network", "{name} has not answered: the move stays.")
        if name
        else translate("Network", "The move stays: the connection was lost."),
    }[outcome]
    return text.format(name=isolated(name))


def takes_back(update: Update) -> bool:
    """Return True if an update tells that a move has been taken back."""
    return any(event.kind is EventKind.TAKEN_BACK for event in update.events)

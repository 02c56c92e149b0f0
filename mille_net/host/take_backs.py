"""Requests to take back a move: everybody else at the table is asked, one request at a time."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from mille_net.host.guests import Guest
from mille_net.host.requests import RequestRefusedError, require
from mille_net.host.table import HostTable
from mille_net.limits import TAKE_BACK_SECONDS
from mille_net.messages import (
    AnswerTakeBack,
    Message,
    RefusalCode,
    TablePhase,
    TakeBack,
    TakeBackAsked,
    TakeBackOutcome,
    TakeBackOver,
)


class TakeBackMatch(Protocol):
    """The match, as requests to take back a move use it."""

    @property
    def seq(self) -> int:
        """The number of moves made."""

    def moves_back(self, seat: int) -> int:
        """Return how many moves a seat may take back, 0 for none."""

    def is_refused(self, seat: int) -> bool:
        """Return True if a seat was refused so often in this race that it asks no more."""

    def refuse_take_back(self, seat: int) -> None:
        """Note that a seat was refused."""

    def undo(self, seat: int) -> None:
        """Take back the moves of a seat."""

    def go_on(self) -> None:
        """Make the moves that have waited."""


@dataclass
class _Request:
    asked: TakeBackAsked
    #: The guests that have not answered yet.
    waiting: set[int]
    open_for: float = 0.0


class TakeBacks:
    """Asks the people at the table whether a move may be taken back, and does it if all agree."""

    def __init__(
        self, table: HostTable, match: TakeBackMatch, broadcast: Callable[[list[Message]], None]
    ) -> None:
        self._table, self._match, self._broadcast = table, match, broadcast
        self._request: _Request | None = None
        #: The number of the latest move that a request was about, None after a take-back.
        self._asked_about: int | None = None
        table.take_back_open = False

    def ask(self, guest: Guest, message: TakeBack) -> None:
        """Ask everybody else, or take the moves back at once if only computers play."""
        table, match = self._table, self._match
        require(table.owns(guest.number, message.seat), RefusalCode.NOT_YOUR_SEAT)
        require(table.phase is TablePhase.PLAY, RefusalCode.NO_RACE)
        require(table.paused is None, RefusalCode.PAUSED)
        require(not match.is_refused(message.seat), RefusalCode.ALREADY_ASKED)
        latest = table.take_back_from is not None or message.seq == match.seq
        require(latest and match.moves_back(message.seat) > 0, RefusalCode.TOO_LATE)
        require(match.seq != self._asked_about, RefusalCode.ALREADY_ASKED)
        seats = [seat for seat in self._people() if seat != message.seat]
        waiting = {number for seat in seats if (number := table.seats[seat].guest) is not None}
        self._request = _Request(TakeBackAsked(message.seat, match.seq, tuple(seats)), waiting)
        self._asked_about, table.take_back_open = match.seq, True
        self._broadcast([self._request.asked])
        self._settle()

    def came(self, guest: Guest) -> None:
        """Tell a guest who has joined of the open request."""
        if self._request is not None and guest.connection is not None:
            guest.connection.send(self._request.asked)

    def answer(self, guest: Guest, message: AnswerTakeBack) -> None:
        """Note the answer of a guest; raises RequestRefusedError if nobody waits for it."""
        request = self._request
        if (
            request is None
            or guest.number not in request.waiting
            or message.seq != request.asked.seq
        ):
            raise RequestRefusedError(RefusalCode.TOO_LATE)
        if message.yes:
            request.waiting.discard(guest.number)
            self._settle()
        else:
            self._end(TakeBackOutcome.REFUSED, guest.number)

    def tick(self, passed: float) -> None:
        """Advance the time limit, and look who is still there."""
        if self._request is not None:
            self._request.open_for += passed
            self._settle()

    def _settle(self) -> None:
        """End the request if all have agreed, or somebody cannot answer any more."""
        table, request = self._table, self._request
        assert request is not None
        playing = {
            table.seats[seat].guest for seat in self._people() if seat in request.asked.seats
        }
        request.waiting &= {number for number in playing if number is not None}
        late = request.open_for >= TAKE_BACK_SECONDS
        silent = [n for n in sorted(request.waiting) if late or table.guests[n].connection is None]
        if silent:
            self._end(TakeBackOutcome.NO_ANSWER, silent[0])
        elif not request.waiting:
            self._end(TakeBackOutcome.AGREED)

    def _end(self, outcome: TakeBackOutcome, guest: int | None = None) -> None:
        assert self._request is not None
        asked, self._request = self._request.asked, None
        self._table.take_back_open = False
        seats = [] if guest is None else self._table.seats_of(guest)
        by = next((seat for seat in seats if seat in asked.seats), None)
        agreed = outcome is TakeBackOutcome.AGREED
        if not agreed:
            # Noted before anybody hears of it: a host that is killed now must not ask once more.
            self._match.refuse_take_back(asked.seat)
        self._broadcast([TakeBackOver(asked.seat, asked.seq, outcome, by)])
        if agreed:
            self._asked_about = None
            self._match.undo(asked.seat)
        self._match.go_on()

    def _people(self) -> list[int]:
        """Return the seats that are played by people."""
        return [n for n, seat in enumerate(self._table.seats) if not seat.by_computer]

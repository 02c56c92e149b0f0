"""Reminders that one player sends to those for whom everybody waits."""

from collections.abc import Callable
from math import ceil

from mille_net.host.guests import Guest
from mille_net.host.requests import RequestRefusedError, require
from mille_net.host.seats import Seat
from mille_net.host.table import FREE, HostTable
from mille_net.limits import NUDGE_AFTER, NUDGE_PAUSE
from mille_net.messages import Nudge, Nudged, RefusalCode


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

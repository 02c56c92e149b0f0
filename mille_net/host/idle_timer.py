"""Reminds connected players for whom others wait, and then lets the computer stand in."""

from collections.abc import Callable

from mille_net.host.guests import OWNER, Guest
from mille_net.host.seats import Seat
from mille_net.host.table import FREE, HostTable
from mille_net.limits import IDLE_REMINDER
from mille_net.messages import SeatKind, TablePhase


class IdleTimer:
    """Counts for each seat the seconds for which other guests wait for its player.

    There is no limit as long as only computers wait.
    """

    def __init__(
        self,
        table: HostTable,
        to_move: Callable[[], tuple[int, ...]],
        stand_in: Callable[[int], None],
        give_up: Callable[[int], None],
    ) -> None:
        """`to_move` returns the seats that must move in the current race.

        `stand_in` is called during a match with a seat that the computer must play, and `give_up`
        before one with a seat that becomes free.
        """
        self._table = table
        self._to_move = to_move
        self._stand_in = stand_in
        self._give_up = give_up

    def tick(self, passed: float) -> None:
        """Add `passed` seconds for every seat for which others wait."""
        if self._table.paused is not None:
            return
        due, limit = self._due(), self._table.idle
        for number, seat in enumerate(self._table.seats):
            # A short absence or stand-in does not reset the time.
            if number not in due or limit is None:
                self._table.changed |= seat.reminded
                seat.not_awaited()
            elif self._counts(seat) and self._somebody_waits(seat):
                seat.idled += passed
                self._look(number, seat, limit)

    def _look(self, number: int, seat: Seat, limit: int) -> None:
        """Remind a player after part of the time; after all of it, continue without them."""
        if seat.idled >= limit:
            seat.not_awaited()
            self._table.changed = True
            if self._table.phase in FREE:
                self._give_up(number)
            else:
                seat.idle = True
                self._stand_in(number)
        elif seat.idled >= limit * IDLE_REMINDER and not seat.reminded:
            seat.reminded = self._table.changed = True
            guest = self._table.guests.get(seat.guest)
            # Once for each guest, however many seats it has.
            if guest is not None and number == self._table.seats_of(guest.number)[0]:
                guest.delays += self._table.phase is TablePhase.BETWEEN

    def _due(self) -> set[int]:
        """Return the seats that must act now."""
        table = self._table
        if table.phase is TablePhase.PLAY:
            return set() if table.holds else set(self._to_move())
        if table.phase is TablePhase.BETWEEN:
            return {n for n, seat in enumerate(table.seats) if seat.guest not in table.ready_next}
        if any(seat.kind is SeatKind.OPEN for seat in table.seats):
            return set()
        return {n for n, seat in enumerate(table.seats) if not table.is_ready(seat)}

    def _counts(self, seat: Seat) -> bool:
        """Return True if the time of a seat's player counts."""
        if self._table.phase in FREE:
            return seat.guest not in (OWNER, None)
        # In a match, absent players have a timer of their own.
        return self._plays(seat)

    def _somebody_waits(self, seat: Seat) -> bool:
        """Return True if another guest waits: one who has acted, or who needs a seat."""
        others = [guest for guest in self._table.guests.present() if guest.number != seat.guest]
        return any(self._waits(guest) for guest in others)

    def _waits(self, guest: Guest) -> bool:
        table = self._table
        seats = [table.seats[number] for number in table.seats_of(guest.number)]
        if not seats:
            return guest.number != OWNER and not guest.watching
        if table.phase in FREE:
            return guest.number == OWNER or all(seat.ready for seat in seats)
        if table.phase is TablePhase.BETWEEN:
            return guest.number in table.ready_next
        return any(self._plays(seat) for seat in seats)

    def _plays(self, seat: Seat) -> bool:
        """Return True if a seat is played by a connected person."""
        return not seat.by_computer and self._table.is_here(seat)

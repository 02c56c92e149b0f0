"""What a host knows of its table, the cards apart."""

from dataclasses import dataclass, field
from typing import Self

from mille_net.host.guests import OWNER, Guest, GuestList
from mille_net.host.requests import RequestRefusedError
from mille_net.host.seats import Seat, computers_seat, persons_seat
from mille_net.limits import MAX_GUESTS
from mille_net.messages import (
    Door,
    PauseReason,
    Presence,
    RefusalCode,
    SeatInfo,
    SeatKind,
    Table,
    TablePhase,
    VoidReason,
    WaitingInfo,
)
from mille_net.messages.wire_rules import rule_lines, rules_from
from mille_net.tables import SeatPlan, TableOptions
from mille_net.untrusted_text import cleaned
from mille_rules.record import Header
from mille_rules.rulesets import RuleSet

#: No match is under way: everything may be settled anew.
FREE = (TablePhase.LOBBY, TablePhase.OVER)
#: A table whose name has nothing to see in it.
UNNAMED = "Mille"


@dataclass
class HostTable:
    """Seats, guests and what was settled; `changed` is set by whoever changes any of it."""

    game: bytes
    name: str
    rules: RuleSet
    seats: list[Seat]
    door: Door
    spectators: bool
    wait: int | None
    #: Seconds that somebody who is here may let the others wait, None for ever.
    idle: int | None
    #: Per side, where a match goes on from a score sheet.
    points: tuple[int, ...] = ()
    games: tuple[int, ...] = ()
    phase: TablePhase = TablePhase.LOBBY
    guests: GuestList = field(default_factory=GuestList)
    ready_next: set[int] = field(default_factory=set)
    #: What keeps the match standing still, apart from an empty table.
    owner_paused: bool = False
    #: Why the last deal was void, after too many in a row.
    deal_void: VoidReason | None = None
    saved: bool = True
    changed: bool = True

    @classmethod
    def opened(cls, game: bytes, options: TableOptions) -> Self:
        """A new table, in its lobby."""
        return cls(
            game=game,
            name=cleaned(options.name) or UNNAMED,
            # As guests will read them, or their hash of the rules would be another.
            rules=rules_from(rule_lines(options.rules)),
            seats=[_planned(plan) for plan in options.seats],
            door=Door(options.door),
            spectators=options.spectators,
            wait=options.wait,
            idle=options.idle,
            points=options.points,
            games=options.games or (0,) * len(options.points),
        )

    @property
    def paused(self) -> PauseReason | None:
        """Why the match stands still, if it does."""
        if self.owner_paused:
            return PauseReason.OWNER
        if self.deal_void is not None:
            return PauseReason.DEAL_VOID
        started = self.phase in (TablePhase.PLAY, TablePhase.BETWEEN)
        return PauseReason.NOBODY_HERE if started and self._nobody_here() else None

    def _nobody_here(self) -> bool:
        """Whether nobody who plays is connected, or nobody at all where only computers play."""
        for seat in self.seats:
            if self.is_here(seat):
                return False
        people = any(seat.kind is SeatKind.HUMAN for seat in self.seats)
        return people or not self.guests.present()

    def players(self) -> list[Guest]:
        """The guests who have a seat."""
        return [guest for guest in self.guests if self.seats_of(guest.number)]

    def owns(self, guest: int, seat: int) -> bool:
        """Whether a seat is there and is this guest's."""
        return seat < len(self.seats) and self.seats[seat].guest == guest

    def seats_of(self, guest: int) -> list[int]:
        """The seats of a guest."""
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def sees_public(self, guest: Guest) -> bool:
        """Whether a guest is shown the public table, having no seat to look from."""
        allowed = self.spectators or guest.number == OWNER
        return allowed and not self.seats_of(guest.number)

    def spectating(self) -> list[Guest]:
        """Who is here and is shown the public table."""
        return [guest for guest in self.guests.present() if self.sees_public(guest)]

    def forget_somebody(self) -> None:
        """Make room among those who are remembered: who has no seat and is away goes first."""
        idle = [guest for guest in self.guests if not self._is_listed(guest)]
        excess = len(list(self.guests)) + 1 - MAX_GUESTS
        for guest in idle[: max(0, excess)]:
            self.guests.forget(guest.number)

    def is_here(self, seat: Seat) -> bool:
        """Whether the person of a seat is connected."""
        guest = self.guests.get(seat.guest)
        return guest is not None and guest.connection is not None

    def is_ready(self, seat: Seat) -> bool:
        """Whether the person of a seat wants the match to begin, and is here for it."""
        return seat.ready and self.is_here(seat)

    def seat(self, number: int) -> Seat:
        """That seat; RequestRefusedError where the table has none of that number."""
        if number >= len(self.seats):
            raise RequestRefusedError(RefusalCode.NO_SUCH_SEAT)
        return self.seats[number]

    def header(self) -> Header:
        """The match as it begins, for its record."""
        sitters = tuple(seat.sitter() for seat in self.seats)
        return Header(self.rules, sitters, self.points, self.games)

    def told(self, waiting: tuple[WaitingInfo, ...] = (), code: str | None = None) -> Table:
        """The table as guests are told of it; `waiting` and `code` for its owner."""
        return Table(
            game=self.game,
            name=self.name,
            rules=rule_lines(self.rules),
            seats=tuple(self._seat_info(seat) for seat in self.seats),
            guests=tuple(guest.info() for guest in self.guests if self._is_listed(guest)),
            spectators=self.spectators,
            door=self.door,
            wait=self.wait,
            idle=self.idle,
            phase=self.phase,
            paused=self.paused,
            ready_next=tuple(sorted(self.ready_next)),
            saved=self.saved,
            waiting=waiting,
            code=code,
        )

    def _seat_info(self, seat: Seat) -> SeatInfo:
        guest = self.guests.get(seat.guest)
        if seat.kind is not SeatKind.HUMAN:
            return seat.info(Presence.HERE)
        return seat.info(Presence.AWAY if guest is None else guest.presence)

    def _is_listed(self, guest: Guest) -> bool:
        """Whether others need to know of a guest: here, or expected back in a seat."""
        return guest.connection is not None or bool(self.seats_of(guest.number))


def _planned(plan: SeatPlan) -> Seat:
    kind = SeatKind(plan.kind)
    if kind is SeatKind.HUMAN:
        return persons_seat(OWNER, cleaned(plan.name))
    if kind is SeatKind.COMPUTER:
        return computers_seat(plan.level, cleaned(plan.name))
    return Seat()

"""The table of a host, apart from the cards."""

from dataclasses import dataclass, field
from typing import Self

from mille_net.host.guests import OWNER, Guest, GuestList
from mille_net.host.requests import RequestRefusedError
from mille_net.host.seats import Seat, computers_seat, persons_seat
from mille_net.limits import MAX_GUESTS, MAX_GUESTS_HERE, MAX_GUESTS_PER_MACHINE
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
from mille_net.transport.machines import above_their_share
from mille_net.untrusted_text import cleaned
from mille_rules.record import Header
from mille_rules.rulesets import RuleSet

#: Phases without a match, in which all settings may change.
FREE = (TablePhase.LOBBY, TablePhase.OVER)
#: The name of a table without a visible name.
UNNAMED = "Mille"


@dataclass
class HostTable:
    """Seats, guests and settings; every change must also set `changed`."""

    game: bytes
    name: str
    rules: RuleSet
    seats: list[Seat]
    door: Door
    spectators: bool
    wait: int | None
    #: Seconds for which a connected player may let others wait, None for no limit.
    idle: int | None
    #: Seconds for a turn, None for no limit.
    turn_limit: int | None = None
    #: Points and games of each side, for a match that continues a score sheet.
    points: tuple[int, ...] = ()
    games: tuple[int, ...] = ()
    phase: TablePhase = TablePhase.LOBBY
    guests: GuestList = field(default_factory=GuestList)
    ready_next: set[int] = field(default_factory=set)
    #: True if the owner has paused the match.
    owner_paused: bool = False
    #: Why the last deal was void, if the match waits after too many in a row.
    deal_void: VoidReason | None = None
    #: Seconds for which the latest move can still be taken back, and True while people are asked
    #: about it: nobody moves until then.
    moment: float = 0.0
    take_back_open: bool = False
    #: The number of moves that stay where nobody is asked, None where people are.
    take_back_from: int | None = None
    saved: bool = True
    changed: bool = True

    @classmethod
    def opened(cls, game: bytes, options: TableOptions) -> Self:
        """Return a new table."""
        return cls(
            game=game,
            name=cleaned(options.name) or UNNAMED,
            # As guests will read them, so that their hash of the rules is the same.
            rules=rules_from(rule_lines(options.rules)),
            seats=[_planned(plan) for plan in options.seats],
            door=Door(options.door),
            spectators=options.spectators,
            wait=options.wait,
            idle=options.idle,
            turn_limit=options.turn_limit,
            points=options.points,
            games=options.games or (0,) * len(options.points),
        )

    @property
    def holds(self) -> bool:
        """True if moves wait, as the latest one may still be taken back."""
        return self.take_back_open or self.moment > 0

    @property
    def paused(self) -> PauseReason | None:
        """Why the match is paused, None if it is not."""
        if self.owner_paused:
            return PauseReason.OWNER
        if self.deal_void is not None:
            return PauseReason.DEAL_VOID
        started = self.phase in (TablePhase.PLAY, TablePhase.BETWEEN)
        return PauseReason.NOBODY_HERE if started and self._nobody_here() else None

    def _nobody_here(self) -> bool:
        """Return True if no player is connected, or nobody at all at a table of computers."""
        for seat in self.seats:
            if self.is_here(seat):
                return False
        people = any(seat.kind is SeatKind.HUMAN for seat in self.seats)
        return people or not self.guests.present()

    def players(self) -> list[Guest]:
        """Return the guests with a seat."""
        return [guest for guest in self.guests if self.seats_of(guest.number)]

    def owns(self, guest: int, seat: int) -> bool:
        """Return True if the seat exists and is this guest's."""
        return seat < len(self.seats) and self.seats[seat].guest == guest

    def seats_of(self, guest: int) -> list[int]:
        """Return the seats of a guest."""
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def sees_public(self, guest: Guest) -> bool:
        """Return True if a guest is sent public updates, having no seat."""
        allowed = self.spectators or guest.number == OWNER
        return allowed and not self.seats_of(guest.number)

    def spectating(self) -> list[Guest]:
        """Return the connected guests who are sent public updates."""
        return [guest for guest in self.guests.present() if self.sees_public(guest)]

    def has_room(self, machine: str) -> bool:
        """Return True if a newcomer from this machine can be admitted."""
        own = self._here().count(machine)
        return own < MAX_GUESTS_PER_MACHINE and (
            len(self._here()) < MAX_GUESTS_HERE or self.who_gives_way(machine) is not None
        )

    def who_gives_way(self, machine: str) -> Guest | None:
        """Return who must leave for a newcomer from this machine, None if nobody must.

        If all places are taken, it is the latest guest without a seat from the machine with most
        guests: it has several networks, and each address passes for a machine.
        """
        if len(self._here()) < MAX_GUESTS_HERE:
            return None
        idle = [
            (guest, guest.connection.machine)
            for guest in self.guests
            if guest.connection and guest.number != OWNER and not self.seats_of(guest.number)
        ]
        crowd = above_their_share(idle, self._here().count(machine))
        return crowd[-1] if crowd else None

    def _here(self) -> list[str]:
        """Return the machines of the connected guests."""
        return [guest.connection.machine for guest in self.guests if guest.connection]

    def forget_somebody(self) -> None:
        """Make room for another guest by forgetting absent ones without a seat."""
        idle = [guest for guest in self.guests if not self._is_listed(guest)]
        excess = len(list(self.guests)) + 1 - MAX_GUESTS
        for guest in idle[: max(0, excess)]:
            self.guests.forget(guest.number)

    def is_here(self, seat: Seat) -> bool:
        """Return True if the player of a seat is connected."""
        guest = self.guests.get(seat.guest)
        return guest is not None and guest.connection is not None

    def is_ready(self, seat: Seat) -> bool:
        """Return True if the player of a seat is connected and ready for the match."""
        return seat.ready and self.is_here(seat)

    def seat(self, number: int) -> Seat:
        """Return a seat; raises RequestRefusedError if there is none with this number."""
        if number >= len(self.seats):
            raise RequestRefusedError(RefusalCode.NO_SUCH_SEAT)
        return self.seats[number]

    def header(self) -> Header:
        """Return the header for the record of a match."""
        sitters = tuple(seat.sitter() for seat in self.seats)
        return Header(self.rules, sitters, self.points, self.games)

    def told(self, waiting: tuple[WaitingInfo, ...] = (), code: str | None = None) -> Table:
        """Return the message about the table; `waiting` and `code` are for its owner."""
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
            turn_limit=self.turn_limit,
            phase=self.phase,
            paused=self.paused,
            ready_next=tuple(sorted(self.ready_next)),
            saved=self.saved,
            take_back_from=self.take_back_from,
            waiting=waiting,
            code=code,
        )

    def _seat_info(self, seat: Seat) -> SeatInfo:
        guest = self.guests.get(seat.guest)
        if seat.kind is not SeatKind.HUMAN:
            return seat.info(Presence.HERE)
        return seat.info(Presence.AWAY if guest is None else guest.presence)

    def _is_listed(self, guest: Guest) -> bool:
        """Return True if a guest is connected or has a seat."""
        return guest.connection is not None or bool(self.seats_of(guest.number))


def _planned(plan: SeatPlan) -> Seat:
    kind = SeatKind(plan.kind)
    if kind is SeatKind.HUMAN:
        return persons_seat(OWNER, cleaned(plan.name))
    if kind is SeatKind.COMPUTER:
        return computers_seat(plan.level, cleaned(plan.name))
    return Seat()

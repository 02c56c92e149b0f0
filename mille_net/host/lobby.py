"""What guests and the owner may change about a table and its seats."""

from math import ceil

from mille_net.host.guests import OWNER, Guest
from mille_net.host.names_in_use import check_free
from mille_net.host.requests import RequestRefusedError, require
from mille_net.host.seats import STAND_IN_LEVEL, Seat, computers_seat, persons_seat
from mille_net.host.table import FREE, HostTable
from mille_net.limits import MAX_DECK
from mille_net.messages import (
    LeaveSeat,
    Pause,
    Ready,
    RefusalCode,
    SeatKind,
    SetSeat,
    SetTable,
    StandIn,
    TablePhase,
    TakeSeat,
)
from mille_net.messages.codec import ProtocolError
from mille_net.messages.wire_rules import rules_from
from mille_rules.rulesets import RuleSet

#: Whose seats stay where there are to be fewer: people before computers, open ones last of all.
_STAYING = (SeatKind.HUMAN, SeatKind.COMPUTER, SeatKind.OPEN)


def take_seat(table: HostTable, guest: Guest, message: TakeSeat, now: float) -> None:
    """A person of a guest sits down, or is called something else."""
    seat = table.seat(message.seat)
    require(not guest.watching, RefusalCode.WATCHING)
    own = seat.guest == guest.number
    require(own or seat.kind is SeatKind.OPEN, RefusalCode.SEAT_TAKEN)
    if guest.number != OWNER:
        check_free(table, message.name)
    if own:
        seat.name = message.name
    else:
        require(table.phase is not TablePhase.PLAY, RefusalCode.RACE_RUNNING)
        if now < guest.barred_until:
            seconds = ceil(guest.barred_until - now)
            raise RequestRefusedError(RefusalCode.SEAT_LOST, seconds=seconds)
        table.seats[message.seat] = persons_seat(guest.number, message.name)
        if now < guest.idled_until:
            table.seats[message.seat].idled = guest.idled


def give_up_seat(table: HostTable, number: int, now: float) -> None:
    """Open the seat of somebody who was not ready for too long; others have the first chance."""
    seat = table.seats[number]
    guest = table.guests.get(seat.guest)
    if guest is not None and guest.connection is not None:
        guest.barred_until = now + (table.idle or 0)
    table.seats[number] = Seat()


def leave_seat(table: HostTable, guest: Guest, message: LeaveSeat, now: float) -> None:
    """A person of a guest gets up; sitting down again soon wins no time."""
    seat = table.seat(message.seat)
    require(seat.guest == guest.number, RefusalCode.NOT_YOUR_SEAT)
    require(table.phase is not TablePhase.PLAY, RefusalCode.RACE_RUNNING)
    before = guest.idled if now < guest.idled_until else 0.0
    guest.idled, guest.idled_until = max(before, seat.idled), now + (table.idle or 0)
    table.seats[message.seat] = Seat()


def set_ready(table: HostTable, guest: Guest, message: Ready) -> None:
    """A guest is ready for the match, or not."""
    require(table.phase in FREE, RefusalCode.MATCH_RUNNING)
    seats = table.seats_of(guest.number)
    require(bool(seats), RefusalCode.NOT_YOUR_SEAT)
    for number in seats:
        table.seats[number].ready = message.ready


def set_stand_in(table: HostTable, guest: Guest, message: StandIn) -> bool:
    """Hand a person's seat to the computer, or back; whether that changed who plays it."""
    seat = table.seat(message.seat)
    allowed = guest.number in (OWNER, seat.guest)
    require(allowed and seat.kind is SeatKind.HUMAN, RefusalCode.NOT_YOUR_SEAT)
    require(table.phase not in FREE, RefusalCode.NO_MATCH)
    before = seat.stand_in
    seat.handed = message.on
    if not message.on:
        seat.came_back()
    return seat.stand_in != before


def set_pause(table: HostTable, message: Pause) -> None:
    """The owner stops the match for a while, or lets it go on."""
    require(table.phase not in FREE, RefusalCode.NO_MATCH)
    table.owner_paused = message.on


def set_seat(table: HostTable, message: SetSeat) -> None:
    """The owner says whose a seat is: open, a computer's, or a person's at the host's screen."""
    table.seat(message.seat)
    require(table.phase is not TablePhase.PLAY, RefusalCode.RACE_RUNNING)
    if message.kind is SeatKind.COMPUTER:
        seat = computers_seat(message.level, message.name)
    elif message.kind is SeatKind.HUMAN:
        seat = persons_seat(OWNER, message.name)
    else:
        seat = Seat()
    table.seats[message.seat] = seat


def set_table(table: HostTable, message: SetTable) -> bool:
    """The owner settles things anew; rules and seats only while no match is under way.

    Returns whether it is another game that will be played.
    """
    rules = _playable(message)
    another_game = rules != table.rules or message.seats != len(table.seats)
    if another_game:
        require(table.phase in FREE, RefusalCode.MATCH_RUNNING)
        _change_game(table, rules, message.seats)
    table.name = message.name
    table.door = message.door
    table.spectators = message.spectators
    table.wait = message.wait
    table.idle = message.idle
    return another_game


def _change_game(table: HostTable, rules: RuleSet, seats: int) -> None:
    table.rules = rules
    kept = _fitting(table.seats, seats)
    table.seats = kept + [Seat() for _ in range(seats - len(kept))]
    # Points of a score sheet belong to its rules and sides.
    table.points = table.games = ()
    for seat in table.seats:
        seat.ready = False


def _fitting(seats: list[Seat], count: int) -> list[Seat]:
    """At most so many of the seats: open ones go first, then computers', the last before others."""
    order = sorted(range(len(seats)), key=lambda seat: (_STAYING.index(seats[seat].kind), seat))
    return [seats[number] for number in sorted(order[:count])]


def empty_seats_of(table: HostTable, guest: Guest) -> list[int]:
    """Take all seats from a guest: open in the lobby, a computer's in a match."""
    seats = table.seats_of(guest.number)
    for number in seats:
        in_lobby = table.phase is TablePhase.LOBBY
        table.seats[number] = Seat() if in_lobby else computers_seat(STAND_IN_LEVEL, "")
    return seats


def check_rules(rules: RuleSet, seats: int) -> None:
    """Raise ValueError for rules that cannot be played by so many, or not over the network."""
    if seats not in rules.player_counts:
        raise ValueError(f"expected {rules.player_counts} seats, got {seats!r}")
    cards = sum(rules.deck_for(seats))
    if cards > MAX_DECK:
        raise ValueError(f"expected at most {MAX_DECK} cards, got {cards!r}")


def _playable(message: SetTable) -> RuleSet:
    try:
        rules = rules_from(message.rules)
        check_rules(rules, message.seats)
    except (ProtocolError, ValueError):
        raise RequestRefusedError(RefusalCode.WRONG_RULES) from None
    return rules

"""Changes of a table and its seats by guests and the owner."""

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
    SetFace,
    SetSeat,
    SetTable,
    StandIn,
    TablePhase,
    TakeSeat,
    seats_kept,
)
from mille_net.messages.codec import ProtocolError
from mille_net.messages.wire_rules import rules_from
from mille_rules.rulesets import RuleSet


def take_seat(table: HostTable, guest: Guest, message: TakeSeat, now: float) -> None:
    """Seat a player of a guest, or change the name."""
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


def set_face(table: HostTable, guest: Guest, message: SetFace) -> None:
    """Note the portrait and the colour of a guest's player."""
    seat = table.seat(message.seat)
    require(seat.guest == guest.number, RefusalCode.NOT_YOUR_SEAT)
    seat.portrait, seat.colour = message.portrait, message.colour


def give_up_seat(table: HostTable, number: int, now: float) -> None:
    """Open the seat of a player who was not ready for too long, and bar the player for a while."""
    seat = table.seats[number]
    guest = table.guests.get(seat.guest)
    if guest is not None and guest.connection is not None:
        guest.barred_until = now + (table.idle or 0)
    table.seats[number] = Seat()


def leave_seat(table: HostTable, guest: Guest, message: LeaveSeat, now: float) -> None:
    """Empty a seat; taking it again soon does not reset the idle time."""
    seat = table.seat(message.seat)
    require(seat.guest == guest.number, RefusalCode.NOT_YOUR_SEAT)
    require(table.phase is not TablePhase.PLAY, RefusalCode.RACE_RUNNING)
    before = guest.idled if now < guest.idled_until else 0.0
    guest.idled, guest.idled_until = max(before, seat.idled), now + (table.idle or 0)
    table.seats[message.seat] = Seat()


def set_ready(table: HostTable, guest: Guest, message: Ready) -> None:
    """Declare a guest ready for the match, or not ready."""
    require(table.phase in FREE, RefusalCode.MATCH_RUNNING)
    seats = table.seats_of(guest.number)
    require(bool(seats), RefusalCode.NOT_YOUR_SEAT)
    for number in seats:
        table.seats[number].ready = message.ready


def set_stand_in(table: HostTable, guest: Guest, message: StandIn) -> bool:
    """Hand a seat to the computer, or back; returns True if that changed who plays it."""
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
    """Pause or continue the match."""
    require(table.phase not in FREE, RefusalCode.NO_MATCH)
    table.owner_paused = message.on


def set_seat(table: HostTable, message: SetSeat) -> None:
    """Make a seat open, a computer's, or that of a player at the host's screen."""
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
    """Change the settings; rules and seats only between matches.

    Returns True if the next match must be another game.
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
    table.turn_limit = message.turn_limit
    return another_game


def _change_game(table: HostTable, rules: RuleSet, seats: int) -> None:
    table.rules = rules
    numbers = seats_kept([seat.kind for seat in table.seats], seats)
    kept = [table.seats[number] for number in numbers]
    table.seats = kept + [Seat() for _ in range(seats - len(kept))]
    # Points carried over are only valid for the same rules and sides.
    table.points = table.games = ()
    for seat in table.seats:
        seat.ready = False


def empty_seats_of(table: HostTable, guest: Guest) -> list[int]:
    """Take all seats from a guest: they become open, or computers' during a match."""
    seats = table.seats_of(guest.number)
    for number in seats:
        in_lobby = table.phase is TablePhase.LOBBY
        table.seats[number] = Seat() if in_lobby else computers_seat(STAND_IN_LEVEL, "")
    return seats


def check_rules(rules: RuleSet, seats: int) -> None:
    """Raise ValueError for rules that do not allow so many players or network play."""
    rules.expect_seats(seats)
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

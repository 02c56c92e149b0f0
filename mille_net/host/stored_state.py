"""The stored state of a table, apart from the record of its match."""

from typing import Annotated

import msgspec

from mille_net.host.guests import Guest
from mille_net.host.lobby import check_rules
from mille_net.host.seats import Seat
from mille_net.host.table import HostTable
from mille_net.limits import DEAL_ATTEMPTS, LENGTH_BYTES
from mille_net.messages import FROM_HOST, Door, SeatKind, TablePhase, VoidReason
from mille_net.messages.codec import decode, encode
from mille_net.messages.fields import FaceIndex, GuestNumber, Hash, Name, Number
from mille_net.messages.wire_rules import rule_lines, rules_from


class StoredSeat(msgspec.Struct):
    """A stored seat."""

    kind: SeatKind
    guest: int | None
    name: str
    level: str
    handed: bool
    portrait: FaceIndex | None = None
    colour: FaceIndex | None = None


class StoredGuest(msgspec.Struct):
    """A stored guest, with only the hash of its token."""

    number: GuestNumber
    token_hash: Hash
    key: Hash
    names: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1)]
    watching: bool
    left: bool
    #: True if it was connected.
    here: bool


class StoredState(msgspec.Struct):
    """A stored table with its seats and guests."""

    game: bytes
    name: str
    rules: tuple[str, ...]
    points: tuple[Number, ...]
    games: tuple[Number, ...]
    door: Door
    spectators: bool
    wait: int | None
    idle: int | None
    phase: TablePhase
    seats: tuple[StoredSeat, ...]
    guests: tuple[StoredGuest, ...]
    next_guest: GuestNumber
    #: The number of attempts at the current deal, 0 without one.
    deal_attempts: Annotated[int, msgspec.Meta(ge=0, le=DEAL_ATTEMPTS)]
    #: Why the last of them was void, if the table waits because of that.
    deal_void: VoidReason | None
    turn_limit: int | None = None


def state_of(table: HostTable, deal_attempts: int) -> StoredState:
    """Return the state to store; `deal_attempts` is 0 without a deal in progress."""
    return StoredState(
        game=table.game,
        name=table.name,
        rules=rule_lines(table.rules),
        points=table.points,
        games=table.games,
        door=table.door,
        spectators=table.spectators,
        wait=table.wait,
        idle=table.idle,
        phase=table.phase,
        seats=tuple(_stored_seat(seat) for seat in table.seats),
        guests=tuple(_stored_guest(guest) for guest in table.guests),
        next_guest=table.guests.next_number,
        deal_attempts=deal_attempts,
        deal_void=table.deal_void,
        turn_limit=table.turn_limit,
    )


def _stored_seat(seat: Seat) -> StoredSeat:
    return StoredSeat(
        seat.kind, seat.guest, seat.name, seat.level, seat.handed, seat.portrait, seat.colour
    )


def _stored_guest(guest: Guest) -> StoredGuest:
    return StoredGuest(
        number=guest.number,
        token_hash=guest.token_hash,
        key=guest.key,
        names=guest.names,
        watching=guest.watching,
        left=guest.left,
        here=guest.connection is not None or guest.expected,
    )


def table_of(state: StoredState) -> HostTable:
    """Return the stored table; raises ValueError or ProtocolError if it is invalid."""
    table = HostTable(
        game=state.game,
        name=state.name,
        rules=rules_from(state.rules),
        seats=_seats_of(state),
        door=state.door,
        spectators=state.spectators,
        wait=state.wait,
        idle=state.idle,
        turn_limit=state.turn_limit,
        points=state.points,
        games=state.games,
        phase=state.phase,
        deal_void=state.deal_void,
    )
    for kept in state.guests:
        table.guests.put(_guest_of(kept))
    table.guests.next_number = state.next_guest
    _check(table)
    return table


def _guest_of(kept: StoredGuest) -> Guest:
    return Guest(
        number=kept.number,
        token_hash=kept.token_hash,
        key=kept.key,
        names=kept.names,
        watching=kept.watching,
        left=kept.left,
        expected=kept.here,
    )


def _seats_of(state: StoredState) -> list[Seat]:
    left = {guest.number for guest in state.guests if guest.left}
    return [
        Seat(
            s.kind,
            s.guest,
            s.name,
            s.level,
            handed=s.handed,
            absent=s.guest in left,
            portrait=s.portrait,
            colour=s.colour,
        )
        for s in state.seats
    ]


def _check(table: HostTable) -> None:
    """Raise ValueError or ProtocolError for a table that no guest would accept."""
    check_rules(table.rules, len(table.seats))
    table.header().new_match()
    decode(encode(table.told())[LENGTH_BYTES:], FROM_HOST)

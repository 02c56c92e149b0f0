"""The state of a table on the network: its seats, its guests and their presence."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypedDict

from PySide6.QtCore import QObject

from mille_net.messages import Door, Presence, SeatInfo, SeatKind, Table, TablePhase
from mille_net.messages.wire_rules import rules_from
from mille_net.tables import ChatLine, LinkPhase, LinkState
from mille_net.untrusted_text import appearance
from mille_qt.ui.art.characters.cast import computer_face
from mille_qt.ui.art.characters.face import Face, known_face
from mille_qt.ui.presence import Reachability
from mille_qt.ui.texts.cards import number
from mille_qt.ui.translation import translate
from mille_rules.match_id import identity
from mille_rules.rulesets import RuleSet
from mille_rules.styles import play_of

#: The guest number of the host's own screen.
OWNER = 0
_REACHABILITY = {
    Presence.HERE: Reachability.HERE,
    Presence.SLOW: Reachability.SLOW,
    Presence.AWAY: Reachability.AWAY,
    Presence.LEFT: Reachability.AWAY,
}


class TableState(QObject):
    """Stores the latest state of a table except the cards, and derives properties from it."""

    def __init__(
        self, own_names: tuple[str, ...], watching: bool = False, parent: QObject | None = None
    ) -> None:
        """`own_names` are the people at this screen."""
        super().__init__(parent)
        self.own_names, self.watching = own_names, watching
        self.link = LinkState(LinkPhase.CONNECTING)
        self.table: Table | None = None
        #: The guest number of this screen, -1 before it is admitted.
        self.me = -1
        #: Returns the face of a person at this screen, by name.
        self.own_face: Callable[[str], Face] = Face
        #: Returns the seat whose player is at this screen now, if that is known.
        self.viewer: Callable[[], int | None] = lambda: None
        #: Stores the face that a person at this screen has chosen.
        self.keep_face: Callable[[Face], None] = lambda _face: None

    @property
    def owner(self) -> bool:
        """True if the table is hosted here."""
        return self.me == OWNER

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The seats in turn order; empty before they are known."""
        return () if self.table is None else self.table.seats

    @property
    def rules(self) -> RuleSet:
        """The rules of the table."""
        assert self.table is not None
        return rules_from(self.table.rules)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; equal ones are numbered."""
        return () if self.table is None else seat_names(self.table)

    @property
    def sides(self) -> int:
        """The number of sides."""
        return self.rules.sides_for(len(self.names))

    def guest_name(self, guest: int, said: str = "") -> str:
        """Return the name of a guest; `said` for a guest who is gone."""
        names = {} if self.table is None else guest_names(self.table)
        return names.get(guest, said)

    @property
    def speaker(self) -> int | None:
        """The seat of the person at this screen who says something now; None without a seat."""
        viewer = self.viewer()
        return viewer if viewer in self.people else next(iter(self.people), None)

    def seat_of(self, line: ChatLine) -> int | None:
        """Return the seat of the person who says a line, if they still have it."""
        seats = [seat for seat, info in enumerate(self.seats) if info.guest == line.guest]
        if line.seat is None:
            return seats[0] if len(seats) == 1 else None
        return line.seat if line.seat in seats else None

    def speaker_name(self, line: ChatLine) -> str:
        """Return the name of the person who says a line."""
        if line.seat is None:
            return self.guest_name(line.guest, line.name)
        seat = self.seat_of(line)
        named = seat is not None and self.seats[seat].name == line.name
        return self.names[seat] if named and seat is not None else line.name

    @property
    def match_id(self) -> str:
        """The unique id of the match."""
        return identity(b"" if self.table is None else self.table.game)

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of the computer player on each seat, empty for a person."""
        computer = SeatKind.COMPUTER
        return tuple(
            play_of(seat.level).level if seat.kind is computer else "" for seat in self.seats
        )

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this screen."""
        return tuple(
            seat
            for seat, info in enumerate(self.seats)
            if info.kind is SeatKind.HUMAN and info.guest == self.me
        )

    def own_name(self, seat: int) -> str:
        """Return the name of a person at this screen, whom others may resemble."""
        return self.seats[seat].name

    @property
    def running(self) -> bool:
        """True if a match has begun."""
        return self.table is not None and self.table.phase is not TablePhase.LOBBY

    @property
    def unseated(self) -> tuple[str, ...]:
        """The people here without a seat; empty for spectators."""
        if self.watching:
            return ()
        sitting = {self.seats[seat].name for seat in self.people}
        return tuple(name for name in self.own_names if name not in sitting)

    def next_name(self) -> str:
        """Return the first person without a seat, or an empty string."""
        return next(iter(self.unseated), "")

    def is_computer(self, seat: int) -> bool:
        """Return True if a computer plays this seat now."""
        info = self.seats[seat]
        return info.kind is not SeatKind.HUMAN or info.stand_in

    def level(self, seat: int) -> str:
        """Return the level of the computer that plays a seat now; empty for a person."""
        return play_of(self.seats[seat].level).level if self.is_computer(seat) else ""

    def face(self, seat: int) -> Face:
        """Return the face of a seat's player."""
        info = self.seats[seat]
        if info.kind is SeatKind.COMPUTER:
            return computer_face(info.name)
        if seat in self.people:
            return self.own_face(info.name)
        return known_face(info.name, info.portrait, info.colour)

    def presence(self, seat: int) -> Reachability | None:
        """Return the presence of a seat's player; None for computers."""
        info = self.seats[seat]
        if info.kind is not SeatKind.HUMAN:
            return None
        if info.guest == self.me and self.link.link is LinkPhase.RECONNECTING:
            return Reachability.AWAY
        return _REACHABILITY[info.presence]


class Terms(TypedDict):
    """Who can join or watch a table, and how long it waits, in seconds; None for no limit."""

    door: Door
    spectators: bool
    wait: int | None
    idle: int | None
    turn_limit: int | None


def terms_of(table: Table) -> Terms:
    """Return the present terms of a table."""
    return Terms(
        door=table.door,
        spectators=table.spectators,
        wait=table.wait,
        idle=table.idle,
        turn_limit=table.turn_limit,
    )


def seat_names(table: Table) -> tuple[str, ...]:
    """Return the names by seat; the seat of a removed guest has none."""
    nobody = translate("Network", "Computer", "plays for a seat that nobody has")
    return told_apart([seat.name or nobody for seat in table.seats])


def guest_names(table: Table) -> dict[int, str]:
    """Return the names by guest number: that of the seat, or one numbered after all seats."""
    seats = seat_names(table)
    told: dict[int, str] = {}
    for guest in table.guests:
        for seat, info in enumerate(table.seats):
            if (info.guest, info.name) == (guest.guest, guest.name):
                told.setdefault(guest.guest, seats[seat])
    others = [guest for guest in table.guests if guest.guest not in told]
    names = [*(seat.name for seat in table.seats), *(guest.name for guest in others)]
    apart = told_apart(names)[len(seats) :]
    return told | dict(zip((guest.guest for guest in others), apart, strict=True))


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Number names that look alike from the second on."""
    met: Counter[str] = Counter()
    told = []
    for name in names:
        look = appearance(name)
        met[look] += 1
        told.append(name if met[look] == 1 else f"{name} ({number(met[look])})")
    return tuple(told)

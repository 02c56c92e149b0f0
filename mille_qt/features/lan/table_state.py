"""What a window knows of a table on the network: who sits there, and how they can be reached."""

from PySide6.QtCore import QObject

from mille_net.messages import Presence as Reach
from mille_net.messages import SeatInfo, SeatKind, Table, TablePhase
from mille_net.messages.wire_rules import rules_from
from mille_net.tables import LinkPhase, LinkState
from mille_qt.ui.presence import Reachability
from mille_qt.ui.texts.lan_names import guest_names, seat_names
from mille_rules.match_id import identity
from mille_rules.rulesets import RuleSet
from mille_rules.styles import play_of

#: The number of the host's own screen among the guests.
OWNER = 0
DOTS = {
    Reach.HERE: Reachability.HERE,
    Reach.SLOW: Reachability.SLOW,
    Reach.AWAY: Reachability.AWAY,
    Reach.LEFT: Reachability.AWAY,
}


class TableState(QObject):
    """The latest that was told of a table, the cards apart, and what follows from it."""

    def __init__(
        self, own_names: tuple[str, ...], watching: bool = False, parent: QObject | None = None
    ) -> None:
        """`own_names`: the people at this screen."""
        super().__init__(parent)
        self.own_names, self.watching = own_names, watching
        self.link = LinkState(LinkPhase.CONNECTING)
        self.table: Table | None = None
        #: The number of this screen among the guests, -1 before it is let in.
        self.me = -1

    @property
    def owner(self) -> bool:
        """Whether the table is hosted here."""
        return self.me == OWNER

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The seats in turn order; none before the table has told them."""
        return () if self.table is None else self.table.seats

    @property
    def rules(self) -> RuleSet:
        """The rules of the table."""
        assert self.table is not None
        return rules_from(self.table.rules)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, numbered where several have the same one."""
        return () if self.table is None else seat_names(self.table)

    def guest_name(self, guest: int, said: str = "") -> str:
        """What a guest is called here; somebody who has gone is called as they said."""
        names = {} if self.table is None else guest_names(self.table)
        return names.get(guest, said)

    @property
    def match_id(self) -> str:
        """What tells this match from every other."""
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
        """The seats that are played at this screen."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.kind is SeatKind.HUMAN and seat.guest == self.me
        )

    @property
    def running(self) -> bool:
        """Whether a match has begun."""
        return self.table is not None and self.table.phase is not TablePhase.LOBBY

    @property
    def unseated(self) -> tuple[str, ...]:
        """Who of the people here has no seat; nobody where they only watch."""
        if self.watching:
            return ()
        sitting = {self.seats[seat].name for seat in self.people}
        return tuple(name for name in self.own_names if name not in sitting)

    def next_name(self) -> str:
        """The first of them, empty where there is none."""
        return next(iter(self.unseated), "")

    def is_computer(self, seat: int) -> bool:
        """Whether a computer player plays this seat now."""
        info = self.seats[seat]
        return info.kind is not SeatKind.HUMAN or info.stand_in

    def presence(self, seat: int) -> Reachability | None:
        """How well whoever has this seat can be reached; None for computers."""
        info = self.seats[seat]
        if info.kind is not SeatKind.HUMAN:
            return None
        if info.guest == self.me and self.link.link is LinkPhase.RECONNECTING:
            return Reachability.AWAY
        return DOTS[info.presence]

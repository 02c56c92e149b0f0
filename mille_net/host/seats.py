"""The seats of a table: whose they are, and who plays them at the moment."""

from dataclasses import dataclass

from mille_net.messages import Presence, SeatInfo, SeatKind
from mille_rules.record import Sitter

COMPUTER = "computer-"
#: How the computer plays for somebody who is away.
STAND_IN_LEVEL = "normal"


@dataclass
class Seat:
    """One seat; `guest` is the number of the one whose it is, with HUMAN alone."""

    kind: SeatKind = SeatKind.OPEN
    guest: int | None = None
    name: str = ""
    level: str = STAND_IN_LEVEL
    ready: bool = False
    #: Handed to the computer on purpose, or taken by it since the guest has gone.
    handed: bool = False
    absent: bool = False
    #: Seconds that the table has waited for the guest in the present turn.
    waited: float = 0.0
    #: Seconds that the others have waited for somebody who is here; whether that was said, and
    #: whether the computer plays because of it.
    idled: float = 0.0
    reminded: bool = False
    idle: bool = False
    #: Its person wants it back from the computer, which is about to move.
    returning: bool = False
    #: Deals of the next race that it has made void.
    voided: int = 0

    @property
    def stand_in(self) -> bool:
        """Whether the computer plays for a person."""
        return self.kind is SeatKind.HUMAN and (self.handed or self.absent or self.idle)

    @property
    def by_computer(self) -> bool:
        """Whether the computer plays it, for itself or for somebody."""
        return self.kind is not SeatKind.HUMAN or self.stand_in

    def came_back(self) -> None:
        """Its person is here again and takes over at once."""
        self.absent = False

    def not_awaited(self) -> None:
        """Nobody waits for its person any more; a computer that stands in goes on."""
        self.idled = 0.0
        self.reminded = False

    def acted(self) -> None:
        """Its person has done what the others waited for."""
        self.not_awaited()
        self.waited = 0.0
        self.idle = self.returning = False

    def begin_match(self) -> None:
        """Its person plays, whatever was so before."""
        self.ready = self.handed = False
        self.acted()

    def sitter(self) -> Sitter:
        """Who plays here, as a record says it."""
        if self.by_computer:
            return Sitter(COMPUTER + self.level, self.name)
        return Sitter("human" if self.guest == 0 else "remote", self.name)

    def info(self, presence: Presence) -> SeatInfo:
        """The seat as everybody sees it."""
        here = presence in (Presence.HERE, Presence.SLOW)
        return SeatInfo(
            kind=self.kind,
            guest=self.guest,
            name=self.name,
            level=self.level,
            # Said once, and true for as long as its person is here to begin.
            ready=self.ready and here,
            presence=presence,
            stand_in=self.stand_in,
            idle=self.reminded or self.idle,
        )


def persons_seat(guest: int, name: str) -> Seat:
    """A seat that a guest has taken."""
    return Seat(SeatKind.HUMAN, guest, name)


def computers_seat(level: str, name: str) -> Seat:
    """A seat that is a computer player's for good."""
    return Seat(SeatKind.COMPUTER, None, name, level)

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

    @property
    def stand_in(self) -> bool:
        """Whether the computer plays for a person."""
        return self.kind is SeatKind.HUMAN and (self.handed or self.absent)

    @property
    def by_computer(self) -> bool:
        """Whether the computer plays it, for itself or for somebody."""
        return self.kind is not SeatKind.HUMAN or self.stand_in

    def came_back(self) -> None:
        """Its person is here again and takes over at once."""
        self.absent = False
        self.waited = 0.0

    def sitter(self) -> Sitter:
        """Who plays here, as a record says it."""
        if self.by_computer:
            return Sitter(COMPUTER + self.level, self.name)
        return Sitter("human" if self.guest == 0 else "remote", self.name)

    def info(self, presence: Presence) -> SeatInfo:
        """The seat as everybody sees it."""
        return SeatInfo(
            self.kind, self.guest, self.name, self.level, self.ready, presence, self.stand_in
        )


def persons_seat(guest: int, name: str) -> Seat:
    """A seat that a guest has taken."""
    return Seat(SeatKind.HUMAN, guest, name)


def computers_seat(level: str, name: str) -> Seat:
    """A seat that is a computer player's for good."""
    return Seat(SeatKind.COMPUTER, None, name, level)

"""The seats of a table: who has them, and who plays them."""

from dataclasses import dataclass

from mille_net.messages import Presence, SeatInfo, SeatKind
from mille_rules.record import Sitter

COMPUTER = "computer-"
#: The level of a computer that stands in for a player.
STAND_IN_LEVEL = "normal"


@dataclass
class Seat:
    """One seat; `guest` is the number of its guest if the kind is HUMAN."""

    kind: SeatKind = SeatKind.OPEN
    guest: int | None = None
    name: str = ""
    level: str = STAND_IN_LEVEL
    ready: bool = False
    #: The portrait and the colour that its person has chosen.
    portrait: int | None = None
    colour: int | None = None
    #: True if handed to the computer on purpose; true if its guest is gone.
    handed: bool = False
    absent: bool = False
    #: Seconds for which the table has waited for the absent guest in this turn.
    waited: float = 0.0
    #: Seconds for which others have waited for a connected player; whether the player was
    #: reminded, and whether the computer plays because of it.
    idled: float = 0.0
    reminded: bool = False
    idle: bool = False
    #: Seconds for which its move has been awaited, and until its player may be reminded again.
    awaited: float = 0.0
    spared: float = 0.0
    #: True if its player wants it back from the computer, which is about to move.
    returning: bool = False
    #: Number of deals of the next race that it has made void.
    voided: int = 0

    @property
    def stand_in(self) -> bool:
        """True if the computer plays for a person."""
        return self.kind is SeatKind.HUMAN and (self.handed or self.absent or self.idle)

    @property
    def by_computer(self) -> bool:
        """True if the computer plays it, also as a stand-in."""
        return self.kind is not SeatKind.HUMAN or self.stand_in

    def came_back(self) -> None:
        """Note that its player is back and takes over."""
        self.absent = False

    def not_awaited(self) -> None:
        """Reset the idle time; a stand-in goes on."""
        self.idled = 0.0
        self.reminded = False

    def acted(self) -> None:
        """Note that its player has acted."""
        self.not_awaited()
        self.waited = self.awaited = 0.0
        self.idle = self.returning = False

    def begin_match(self) -> None:
        """Let its player begin a match."""
        self.ready = self.handed = False
        self.acted()

    def sitter(self) -> Sitter:
        """Return its player, as in a record."""
        if self.by_computer:
            return Sitter(COMPUTER + self.level, self.name)
        return Sitter("human" if self.guest == 0 else "remote", self.name)

    def info(self, presence: Presence) -> SeatInfo:
        """Return what everybody may know of the seat."""
        here = presence in (Presence.HERE, Presence.SLOW)
        return SeatInfo(
            kind=self.kind,
            guest=self.guest,
            name=self.name,
            level=self.level,
            # Valid only while its player is connected.
            ready=self.ready and here,
            presence=presence,
            stand_in=self.stand_in,
            idle=self.reminded or self.idle,
            portrait=self.portrait,
            colour=self.colour,
        )


def persons_seat(guest: int, name: str) -> Seat:
    """Return a seat that a guest has taken."""
    return Seat(SeatKind.HUMAN, guest, name)


def computers_seat(level: str, name: str) -> Seat:
    """Return a seat of a computer player."""
    return Seat(SeatKind.COMPUTER, None, name, level)

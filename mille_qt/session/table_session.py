"""What a match on the screen needs of whatever plays it: here, or somewhere on the network."""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance

from mille_qt.session.race_timeline import RaceTimeline
from mille_qt.ui.presence import Presence
from mille_rules.moves import Move
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_rules.challenge import Challenge
    from mille_rules.computer.player import Told


class TableSession(Protocol):
    """A match under way; a screen cannot tell one kind from another."""

    @property
    def updated(self) -> SignalInstance:
        """Carries a seat at this screen, None for the public table, and its Update."""

    @property
    def refused(self) -> SignalInstance:
        """Carries a seat at this screen, the Refusal and a fresh Update."""

    @property
    def seats_changed(self) -> SignalInstance:
        """Somebody has another name, is a computer now, or is no longer there."""

    @property
    def match_id(self) -> str:
        """What tells this match from every other, wherever it is played on."""

    @property
    def on_network(self) -> bool:
        """Whether players may sit at other computers."""

    @property
    def dealing(self) -> bool:
        """True if the next race has begun, but its cards have not arrived yet."""

    @property
    def challenge(self) -> "Challenge | None":
        """The numbered deals that are played, if any."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of the computer player on each seat, empty for a person."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are played at this screen."""

    @property
    def practice(self) -> bool:
        """Whether moves may be taken back."""

    @property
    def trouble(self) -> OSError | None:
        """Why the match is not on disk, if it is not."""

    @property
    def answer_time(self) -> float | None:
        """Seconds in which a hazard must be answered, None for as many as one likes."""

    @property
    def offers_hints(self) -> bool:
        """Whether the strongest computer player may be asked what it would do."""

    @property
    def hinted(self) -> bool:
        """Whether it has been asked in this match."""

    @property
    def timeline(self) -> RaceTimeline:
        """The public updates of the current race."""

    def is_computer(self, seat: int) -> bool:
        """Whether a computer player plays this seat now."""

    def presence(self, seat: int) -> Presence | None:
        """How well whoever has this seat can be reached; None where there is no need to ask."""

    def start(self) -> None:
        """Start emitting updates."""

    def deal(self) -> None:
        """Begin the next race, as far as this screen is concerned."""

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat at this screen that has seen the update `seq`."""

    def hint(self, update: Update, told: "Told") -> None:
        """Have `told` called with the ranked choices of an update, None where there is no answer.

        The record notes that it was asked.
        """

    def taken_back_with(self, seat: int) -> tuple[int, ...]:
        """The other seats that lose moves when this seat takes back its last decision."""

    def take_back(self, seat: int) -> bool:
        """In practice: go back to this seat's last decision; False if there is none."""

"""What a match on the screen needs of whatever plays it: here, or somewhere on the network."""

from typing import Protocol

from PySide6.QtCore import SignalInstance

from mille_qt.table.presence import Presence
from mille_rules.moves import Move
from mille_rules.views import Update


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
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""

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

    def is_computer(self, seat: int) -> bool:
        """Whether a computer player plays this seat now."""

    def presence(self, seat: int) -> Presence | None:
        """How well whoever has this seat can be reached; None where there is no need to ask."""

    def public_past(self) -> list[Update]:
        """What the public table has seen of the race under way."""

    def start(self) -> None:
        """Begin to tell what happens."""

    def deal(self) -> None:
        """Begin the next race, as far as this screen is concerned."""

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat at this screen that has seen the update `seq`."""

    def take_back(self, seat: int) -> bool:
        """In practice: go back to this seat's last decision; False if there is none."""

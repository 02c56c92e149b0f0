"""A player of a seat of this screen whose hand is shown elsewhere, by a script."""

import random
from collections.abc import Callable

from mille_qt.play.screen_seats import ScreenSeats, SeatElsewhere
from mille_rules import Move, Refusal, Update
from mille_rules.computer.levels.levels import LEVELS


class PlayerElsewhere:
    """Keeps all that it is told, and makes moves when a test says so."""

    def __init__(self, seats: ScreenSeats, name: str) -> None:
        """Take the hand of a player away from the screen."""
        self.awake = True
        self.updates: list[Update] = []
        self.refusals: list[Refusal] = []
        #: Who has asked to take back a move, while that is a question; and why moves have stayed.
        self.asker = ""
        self.ends: list[str | None] = []
        self.stops = 0
        self._strategy = LEVELS["normal"]()
        self.seats = seats
        seats.give(name, self)

    def sit(self, seat: SeatElsewhere) -> None:
        """Act through this."""
        self.hand = seat

    def update(self, update: Update) -> None:
        """Keep the update."""
        self.updates.append(update)

    def refused(self, refusal: Refusal, update: Update) -> None:
        """Keep the refusal, and the update as one of those."""
        self.refusals.append(refusal)
        self.updates.append(update)

    def ask_consent(self, asker: str) -> None:
        """Keep the question."""
        self.asker = asker

    def end_consent(self, why: Callable[[], str] | None) -> None:
        """Keep the end of a question."""
        self.asker = ""
        self.ends.append(why and why())

    def stop(self) -> None:
        """Count that the hand has gone."""
        self.asker = ""
        self.stops += 1

    @property
    def is_asked(self) -> bool:
        """Whether a move is asked for."""
        return bool(self.updates and self.updates[-1].choices)

    @property
    def has_answered(self) -> bool:
        """Whether a hazard has been accepted, but a partner here has not answered yet."""
        return self.hand.seat in self.seats.accepted

    def choose(self, chance: random.Random | None = None) -> Move:
        """One of the choices: a sensible one, or any by chance."""
        update = self.updates[-1]
        if len(update.choices) == 1:
            return update.choices[0]
        if chance is not None:
            return chance.choice(update.choices)
        return self._strategy.choose(update.view, update.choices)

    def make(self, move: Move) -> None:
        """Make a move."""
        self.hand.submit(move, self.updates[-1].seq)

"""A table in memory at which somebody has just made a move that can be taken back."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from mille_net.messages import (
    TakeBackOutcome,
    TakeBackOver,
)
from mille_rules.moves import MoveKind
from mille_rules.take_back import take_back_seat
from mille_rules.views import Update
from tests.net.memory_guest import GuestHere
from tests.net.memory_table import COMPUTER, OPEN, World

Outcome = TakeBackOutcome
KINDS = (MoveKind.PLAY, MoveKind.DISCARD)


class Moved:
    """A table at which a person has made a move that can be taken back."""

    def __init__(
        self,
        folder: Path,
        *seats: Any,
        watch: bool = False,
        moment: float = 0.0,
        before: Callable[["Moved"], None] = lambda _table: None,
    ) -> None:
        """The host waits for `moment` seconds; `before` is called before the match begins."""
        self.moment = moment
        self.world = world = World(folder, *(seats or (COMPUTER, OPEN, OPEN)))
        self.ann, self.bob = world.admitted("Ann", 1), world.admitted("Bob", 2)
        self.watcher = world.admitted("Watcher", watch=True) if watch else None
        before(self)
        assert world.host is not None
        world.host._races._environment = world.environment()._replace(moment=moment)
        world.start()
        self.move()

    def move(self) -> None:
        """Play until Ann has moved and the next seat is Bob's."""
        world, ann = self.world, self.ann
        for _ in range(100):
            choice = ann.choice()
            if choice is not None and choice[1].kind in KINDS and not is_attack(choice[1]):
                self.before = ann.ears.last(1)
                ann.session.table.submit(*choice)
                world.settle()
                if (
                    take_back_seat(self.now.view.moves, self.now.view.phase) == 1
                    and self.bob.choice()
                ):
                    return
            assert world.play_one()
            world.wait(self.moment)
        raise AssertionError("Ann never moved")

    @property
    def now(self) -> Update:
        """The latest update of Ann."""
        return self.ann.ears.last(1)

    def ask(self) -> None:
        """Ann wants her move back."""
        self.ann.match.take_back(1, self.now.seq)
        self.world.settle()

    def answer(self, guest: GuestHere, yes: bool) -> None:
        """A guest answers."""
        asked = guest.ears.take_backs[-1]
        guest.match.answer_take_back(asked.seq, yes)
        self.world.settle()


def is_attack(move: Any) -> bool:
    return move.side is not None


def outcomes(guest: GuestHere) -> list[TakeBackOutcome]:
    """How the requests of which a guest was told have ended."""
    return [over.outcome for over in guest.ears.take_backs if isinstance(over, TakeBackOver)]

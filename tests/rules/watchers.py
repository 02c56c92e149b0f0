"""Players for tests of a match: one that notes down, one that answers at once."""

from collections.abc import Callable

from mille_rules import Match, Move, Refusal, Update


class Notebook:
    """Keeps all that it is sent, and never moves by itself."""

    def __init__(self) -> None:
        self.updates: list[Update] = []
        self.refusals: list[Refusal] = []

    def update(self, update: Update) -> None:
        """Note an update."""
        self.updates.append(update)

    def refused(self, refusal: Refusal, update: Update) -> None:
        """Note a refusal and the update that comes with it."""
        self.refusals.append(refusal)
        self.updates.append(update)

    @property
    def last(self) -> Update:
        """The latest update."""
        return self.updates[-1]


class Eager(Notebook):
    """Answers from within its update, as computer players may."""

    def __init__(self, match: Match, choose: Callable[[Update], Move]) -> None:
        super().__init__()
        self._match = match
        self._choose = choose

    def update(self, update: Update) -> None:
        """Note the update and answer it."""
        super().update(update)
        if update.choices:
            self._match.submit(update.view.seat, self._choose(update), update.seq)

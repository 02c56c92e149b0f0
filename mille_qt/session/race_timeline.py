"""The public updates of the current race."""

from collections.abc import Callable

from mille_rules.reconstruction import reconstruct_race
from mille_rules.views import Update


class RaceTimeline:
    """All public updates since the latest deal, including those that this screen has missed."""

    def __init__(self, reconstruct: Callable[[Update], list[Update]] = reconstruct_race) -> None:
        """`reconstruct` returns the updates since the latest deal, up to the given one."""
        self._reconstruct = reconstruct
        self._updates: list[Update] = []
        self._latest: Update | None = None

    def clear(self) -> None:
        """Forget everything, for another match."""
        self._updates.clear()
        self._latest = None

    def add(self, update: Update) -> None:
        """Add the latest public update.

        The updates before it are reconstructed from its moves if they have not been received: when
        a match is opened or joined during a race, after a lost connection, and after a take-back.
        """
        before, self._latest = self._latest, update
        race = None if before is None else before.view.match.race
        last = before.seq if before is not None and race == update.view.match.race else -1
        if update.seq == last:
            return
        dealt = not update.view.moves
        # Every move has events; an update without events only tells the position.
        if not update.events or not (dealt or update.seq == last + 1):
            self._updates = self._reconstruct(update) or [update]
        elif dealt:
            self._updates = [update]
        else:
            self._updates.append(update)

    def moment(self, seq: int) -> Update | None:
        """The public table after a number of moves, if that was in this race."""
        return next((update for update in self._updates if update.seq == seq), None)

    def missed(self, after: int, latest: Update) -> list[Update]:
        """The reconstructed updates after number `after`, up to the position of `latest`."""
        return [
            update
            for update in self._updates
            if after < update.seq <= latest.seq and update is not latest
        ]

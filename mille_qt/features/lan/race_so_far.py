"""The public moments of the race under way, those included that were missed."""

from mille_rules.retelling import retold
from mille_rules.views import Update


class RaceSoFar:
    """Keeps the updates of the public table since the latest deal, without a gap."""

    def __init__(self) -> None:
        self._updates: list[Update] = []
        #: How the table stands, as it was told.
        self._now: Update | None = None

    def forget(self) -> None:
        """Begin anew."""
        self._updates.clear()
        self._now = None

    def take(self, update: Update) -> list[Update]:
        """Keep how the table stands now; returns what is new and was told to nobody here, if any.

        That is the case for who comes in the middle of a race, or has been away.
        """
        before, self._now = self._now, update
        race = None if before is None else before.view.match.race
        last = before.seq if before is not None and race == update.view.match.race else -1
        if update.seq == last:
            return []
        dealt = not update.view.moves
        # Every move makes events; without them one is told how things stand, and not what happened.
        if not update.events or not (dealt or update.seq == last + 1):
            self._updates = retold(update)
            return [moment for moment in self._updates if moment.seq > last]
        self._updates = [update] if dealt else [*self._updates, update]
        return []

    def before_now(self) -> list[Update]:
        """All but the update that was told last."""
        return [update for update in self._updates if update is not self._now]

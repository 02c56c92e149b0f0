"""The public moments of a race: for the log, and for looking back."""

from mille_rules.views import Update


class RaceHistory:
    """Keeps the updates of the public table since the latest deal."""

    def __init__(self) -> None:
        self._moments: dict[int, Update] = {}
        #: What has happened and is still to be seen on the table.
        self._untold: list[Update] = []

    def keep(self, update: Update) -> bool:
        """Keep one more; True where it takes others back, which are forgotten."""
        taken_back = any(seq > update.seq for seq in self._moments)
        if taken_back:
            self._moments = {seq: u for seq, u in self._moments.items() if seq <= update.seq}
        if update.view.moves == ():
            self._moments.clear()
        self._moments[update.seq] = update
        self._untold = [*(u for u in self._untold if u.seq <= update.seq), update]
        return taken_back

    def moment(self, seq: int) -> Update | None:
        """How the public table looked after so many moves, if that is still kept."""
        return self._moments.get(seq)

    def seen_until(self, seq: int) -> list[Update]:
        """What the table has shown by now and the log has not told yet, once each."""
        seen = [update for update in self._untold if update.seq <= seq]
        self._untold = [update for update in self._untold if update.seq > seq]
        return seen

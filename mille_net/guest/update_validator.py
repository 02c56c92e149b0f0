"""The updates that a guest has received, each checked before it is used."""

from mille_net.guest.contradiction import ContradictionError, ContradictionReason
from mille_net.guest.update_checker import UpdateChecker, why_not_later
from mille_net.messages import UpdateMessage
from mille_net.messages.codec import Misuse, ProtocolError
from mille_net.messages.wire_views import UpdateReader
from mille_rules.state import Setup
from mille_rules.views import Update


class UpdateValidator:
    """Checks and stores the updates of one match."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        #: The latest update of each own seat, or of None for a spectator.
        self.latest: dict[int | None, Update] = {}
        #: All updates of the current race, in order.
        self.race: list[Update] = []
        self._reader = UpdateReader(setup)
        self._checker = UpdateChecker(setup)
        self._snapshots_due: set[int | None] = set()
        self._may_go_back = False

    def reconnected(self, *, may_go_back: bool) -> None:
        """Expect a snapshot for each seat; an earlier one only if `may_go_back`."""
        self._snapshots_due = set(self.latest)
        self._may_go_back = may_go_back

    def expect_snapshot(self, seat: int) -> None:
        """Expect a snapshot next."""
        self._snapshots_due.add(seat)

    def forget(self, seats: set[int | None]) -> None:
        """Forget the updates of seats that this guest no longer has."""
        for seat in seats & self.latest.keys():
            del self.latest[seat]

    def take(self, message: UpdateMessage) -> Update:
        """Check and store an update; raises ProtocolError or ContradictionError if it is wrong."""
        if message.seat is None and any(seat is not None for seat in self.latest):
            raise ProtocolError(Misuse.OUT_OF_ORDER, "the public table is for spectators")
        update = self.read(message)
        before = self.latest.get(message.seat)
        if before is not None and self._may_go_back and update.seq < before.seq:
            before = None
            self.latest.clear()
            self.race.clear()
        self._check(update, before)
        self._snapshots_due.discard(message.seat)
        self.latest[message.seat] = update
        self._keep(update)
        return update

    def read(self, message: UpdateMessage) -> Update:
        """Return the update in a message, unchecked; raises ProtocolError for another table's."""
        return self._reader.update(message)

    def _check(self, update: Update, before: Update | None) -> None:
        snapshot = before is None or update.view.seat in self._snapshots_due
        if before is not None and not snapshot and update.seq != before.seq:
            why = self._checker.why_not_next(before, update)
        else:
            why = self._checker.why_impossible(update)
            if why is not None:
                raise ContradictionError(ContradictionReason.IMPOSSIBLE, why)
            why = why_not_later(before, update) if before is not None else None
        if why is not None:
            raise ContradictionError(ContradictionReason.UNRELATED, why)

    def _keep(self, update: Update) -> None:
        if self.race and self.race[-1].view.match.race != update.view.match.race:
            self.race.clear()
        self.race.append(update)

    @property
    def last(self) -> Update | None:
        """The latest update of any seat."""
        return max(self.latest.values(), key=lambda update: update.seq, default=None)

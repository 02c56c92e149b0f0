"""The updates that a guest has received, each checked before it is used."""

from mille_net.guest.contradiction import ContradictionError, ContradictionReason
from mille_net.guest.update_checker import UpdateChecker, why_not_later
from mille_net.messages import UpdateMessage
from mille_net.messages.codec import Misuse, ProtocolError
from mille_net.messages.wire_views import UpdateReader
from mille_rules.events import EventKind, one_event
from mille_rules.state import Setup
from mille_rules.take_back import take_back_seat
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
        #: Seats whose first snapshot on this connection is due: what came before may be taken back.
        self._returning: set[int | None] = set()
        #: The seat that takes back a move, and the number of the update after it, until another
        #: update comes: the consent is for one move.
        self._taken_back: tuple[int, int] | None = None

    def reconnected(self, *, may_go_back: bool) -> None:
        """Expect a snapshot for each seat; an earlier one only if `may_go_back`."""
        self._snapshots_due, self._returning = set(self.latest), set(self.latest)
        self._may_go_back = may_go_back

    @property
    def returns(self) -> bool:
        """True until the snapshots on a new connection have come."""
        return bool(self._returning)

    def expect_snapshot(self, seat: int) -> None:
        """Expect a snapshot next."""
        self._snapshots_due.add(seat)

    def expect_taken_back(self, seat: int, seq: int) -> None:
        """Expect updates without the move of a seat that led to `seq`."""
        self._taken_back = seat, seq

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
        if before is not None and self._goes_back(before, update):
            return self._take_back(update, before)
        self._taken_back = None
        self._check(update, before)
        self._snapshots_due.discard(message.seat)
        self._returning.discard(message.seat)
        self.latest[message.seat] = update
        self._keep(update)
        return update

    def _goes_back(self, before: Update, update: Update) -> bool:
        """Return True if the latest move was taken back, now or while the guest was away."""
        seat = take_back_seat(before.view.moves, before.view.phase)
        if self._taken_back == (seat, before.seq) and update.seq == before.seq - 1:
            return True
        old, moves = before.view, update.view.moves
        undone = old.match.race == update.view.match.race and moves[: len(old.moves)] != old.moves
        return seat is not None and undone and before.view.seat in self._returning

    def _take_back(self, update: Update, before: Update) -> Update:
        """Check and store the first update after a move was taken back."""
        seat, last = before.view.seat, before.seq
        earlier = [told for told in self.race if told.view.seat == seat and told.seq == last - 1]
        snapshot = update._replace(events=())
        if update.events not in ((), one_event(EventKind.TAKEN_BACK, before.view.moves[-1][0])):
            raise ContradictionError(ContradictionReason.UNRELATED, "something else happened")
        self._snapshots_due.add(seat)
        self._check(snapshot, earlier[-1] if earlier else None)
        if update.view.moves[: len(before.view.moves) - 1] != before.view.moves[:-1]:
            raise ContradictionError(ContradictionReason.UNRELATED, "earlier moves have changed")
        self._snapshots_due.discard(seat)
        self._returning.discard(seat)
        self.latest[seat] = snapshot
        self.race = [told for told in self.race if told.view.seat != seat or told.seq < last]
        self._keep(snapshot)
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

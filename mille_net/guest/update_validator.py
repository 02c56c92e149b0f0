"""The updates that a guest has received, each checked before it is used."""

from mille_net.guest.contradiction import ContradictionError, ContradictionReason
from mille_net.guest.update_checker import UpdateChecker, why_not_later
from mille_net.messages import UpdateMessage
from mille_net.messages.codec import Misuse, ProtocolError
from mille_net.messages.wire_views import UpdateReader
from mille_rules.events import Event, EventKind, Events
from mille_rules.state import BETWEEN_RACES, Setup
from mille_rules.take_back import decisions, take_back_seat
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
        #: Where nobody is asked about moves taken back, the number of moves that stay; else None.
        self.take_back_from: int | None = None
        #: Seats whose first snapshot on this connection is due: what came before may be taken back.
        self._returning: set[int | None] = set()
        #: The seat that takes back moves, and the number of the latest update, until another update
        #: comes: the consent is for this time.
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
        """Expect updates without the moves of a seat up to `seq` that it may take back."""
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
        """Return True if moves were taken back, now or while the guest was away."""
        old, moves = before.view, update.view.moves
        if self._taken_back is not None and update.seq in self._starts(before, *self._taken_back):
            return True
        undone = old.match.race == update.view.match.race and moves[: len(old.moves)] != old.moves
        asks = take_back_seat(old.moves, old.phase) is not None
        return undone and (self.take_back_from is not None or asks) and old.seat in self._returning

    def _starts(self, before: Update, seat: int, seq: int) -> set[int]:
        """Return the numbers of updates to which a seat may go back from the one before, `seq`.

        There are several if nobody is asked, and this guest does not know if an answer of the seat
        was a decision (rules 2.9).
        """
        view = before.view
        if seq != before.seq or view.phase in BETWEEN_RACES:
            return set()
        if self.take_back_from is None:
            return {before.seq - 1} if take_back_seat(view.moves, view.phase) == seat else set()
        known = {told.seq: told.choices for told in self.race if told.view.seat == seat}
        dealt_at = before.seq - len(view.moves)
        stay = self.take_back_from - dealt_at
        starts = decisions(view.moves, seat, stay, lambda made: known.get(dealt_at + made))
        return {dealt_at + made for made in starts}

    def _take_back(self, update: Update, before: Update) -> Update:
        """Check and store the first update after moves were taken back."""
        seat, old, moves = before.view.seat, before.view.moves, update.view.moves
        earlier = [u for u in self.race if u.view.seat == seat and u.seq == update.seq]
        snapshot = update._replace(events=())
        if update.events and update.events != self._told_of(before, update):
            raise ContradictionError(ContradictionReason.UNRELATED, "something else happened")
        self._snapshots_due.add(seat)
        self._check(snapshot, earlier[-1] if earlier else None)
        kept = len(old) - 1 if self.take_back_from is None else 0
        if moves[:kept] != old[:kept] or update.seq - len(moves) != before.seq - len(old):
            raise ContradictionError(ContradictionReason.UNRELATED, "earlier moves have changed")
        self._snapshots_due.discard(seat)
        self._returning.discard(seat)
        self.latest[seat] = snapshot
        self.race = [u for u in self.race if u.view.moves == moves[: len(u.view.moves)]]
        self._keep(snapshot)
        return update

    def _told_of(self, before: Update, update: Update) -> Events:
        """Return the events of an update that tells of moves taken back."""
        if self._taken_back is None:
            return ()
        count = before.seq - update.seq
        return (Event(EventKind.TAKEN_BACK, self._taken_back[0], moves=count),)

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

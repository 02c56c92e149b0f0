"""Whose eyes look at the screen, and what they have yet to see."""

from collections import deque

from mille_rules.views import Update


class UpdateQueues:
    """Keeps the updates of every seat at this screen, and of the public table (None).

    The screen belongs to one of them at a time; while nobody's, it shows the public table. Where
    several people share it, a hand may be shown only while its seat is asked to act.
    """

    def __init__(self, people: tuple[int, ...]) -> None:
        self._people = people
        self._waiting: dict[int | None, deque[Update]] = {seat: deque() for seat in people}
        self._waiting[None] = deque()
        self._latest: dict[int | None, Update] = {}
        #: Whose screen it is; somebody alone with computers never has to take it over.
        self.looking: int | None = people[0] if len(people) == 1 else None
        self._seen = -1
        #: The update that the public table showed last; empty before the first.
        self._public_shown: tuple[Update, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are played at this screen."""
        return self._people

    @property
    def shared(self) -> bool:
        """Whether several people use this screen, so that hands must be hidden."""
        return len(self._people) > 1

    def receive(self, seat: int | None, update: Update) -> None:
        """Keep an update until its seat looks."""
        before = self._latest.get(seat)
        if before is not None and update.seq < before.seq:
            # A move was taken back: what came after it never happened.
            self._waiting[seat].clear()
            self._seen = min(self._seen, update.seq)
        self._waiting[seat].append(update)
        self._latest[seat] = update
        if seat is None and self.looking is not None:
            # Nothing takes these out, so drop those that are older than what the screen shows.
            self._forget_seen(self._waiting[None])

    @property
    def must_hide(self) -> bool:
        """Whether the hand on a shared screen belongs to a seat that is not asked any more."""
        looking = self.looking
        if not self.shared or looking is None:
            return False
        return looking not in self._latest or not self._latest[looking].choices

    def next_update(self) -> tuple[Update, bool] | None:
        """What to show next, and whether it is news; None when all is seen."""
        waiting = self._waiting[self.looking]
        if not waiting:
            return None
        update = waiting.popleft()
        news = update.seq > self._seen
        self._seen = max(self._seen, update.seq)
        if self.looking is None:
            self._public_shown = (update,)
        return update, news

    def latest(self, seat: int | None) -> Update | None:
        """The latest update of a seat, or of the public table."""
        return self._latest.get(seat)

    def public_on_screen(self) -> Update | None:
        """The public table as the screen has shown it so far."""
        known = [*self._public_shown, *self._waiting[None]]
        seen = [update for update in known if update.seq <= self._seen]
        return seen[-1] if seen else next(iter(known), None)

    def asked(self) -> tuple[int, ...]:
        """The people that the table waits for, whoever looks first among them."""
        asked = [
            seat for seat in self._people if seat in self._latest and self._latest[seat].choices
        ]
        return tuple(sorted(asked, key=lambda seat: seat != self.looking))

    def hand_over(self, seat: int | None) -> None:
        """Let somebody look, at how things stand now; None for the public table alone."""
        self.looking = seat
        waiting = self._waiting[seat]
        # What everybody saw on this screen already is not played again.
        while len(waiting) > 1 and waiting[0].seq <= self._seen:
            seen = waiting.popleft()
            if seat is None:
                self._public_shown = (seen,)
        if not waiting and seat in self._latest:
            waiting.append(self._latest[seat])

    def _forget_seen(self, waiting: deque[Update]) -> None:
        while len(waiting) > 1 and waiting[1].seq <= self._seen:
            waiting.popleft()

"""The viewer of the screen, and the updates that each seat has still to see."""

from collections import deque

from mille_rules.state import Hands
from mille_rules.views import Update


class UpdateQueues:
    """One queue of updates for every viewer's seat, and one for the public table (None).

    One seat at a time is the viewer; without one the screen shows the public table. If several
    people share the screen, a hand is shown only while its seat is to act.
    """

    def __init__(self, people: tuple[int, ...], viewers: tuple[int, ...] | None = None) -> None:
        """`viewers` are the people whose hands this screen shows; by default everybody here."""
        self._people = people
        self._viewers = people if viewers is None else viewers
        self._waiting: dict[int | None, deque[Update]] = {seat: deque() for seat in self._viewers}
        self._waiting[None] = deque()
        self._latest: dict[int | None, Update] = {}
        #: The viewer's seat; a single person is always the viewer.
        self.looking: int | None = None if self.shared else next(iter(self._viewers), None)
        self._seen = -1
        #: The hands that everybody here saw after the latest move, with its number.
        self._open_hands: tuple[int, Hands] = -1, ()
        #: The update that the public table showed last; empty before the first.
        self._public_shown: tuple[Update, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this screen."""
        return self._people

    @property
    def shared(self) -> bool:
        """Whether hands must be hidden: from others at this screen, or as one is elsewhere."""
        return len(self._people) > 1 or self._viewers != self._people

    @property
    def seen(self) -> int:
        """The number of moves that the screen has shown or is about to show."""
        return self._seen

    def change_people(self, people: tuple[int, ...], viewers: tuple[int, ...]) -> None:
        """Serve other seats; the screen belongs to nobody, or to the first person that comes."""
        came = not self._viewers
        for seat in set(self._viewers) - set(viewers):
            del self._waiting[seat]
            self._latest.pop(seat, None)
        for seat in viewers:
            self._waiting.setdefault(seat, deque())
        self._people, self._viewers = people, viewers
        if self.shared or viewers != (self.looking,):
            self.looking = viewers[0] if came and viewers and not self.shared else None

    def receive(self, seat: int | None, update: Update) -> None:
        """Add an update to the queue of its seat; those of seats of no person here are ignored.

        At a table on the network, such an update may come while a seat changes its owner.
        """
        self._note_open_hands(seat, update)
        if seat not in self._waiting:
            return
        before = self._latest.get(seat)
        if before is not None and update.seq < before.seq:
            # A move was taken back: what came after it never happened.
            self._waiting[seat].clear()
            self._seen = min(self._seen, update.seq)
        self._waiting[seat].append(update)
        self._latest[seat] = update
        if seat is None and self.looking is not None:
            # Not consumed while a seat is the viewer: drop what the screen has shown already.
            self._forget_seen(self._waiting[None])

    @property
    def must_hide(self) -> bool:
        """Whether the screen is shared and its viewer is not to act any more."""
        looking = self.looking
        if not self.shared or looking is None:
            return False
        return looking not in self._latest or not self._latest[looking].choices

    @property
    def waits(self) -> bool:
        """Whether the viewer, or the public table without one, has still to see an update."""
        return bool(self._waiting[self.looking])

    def next_update(self) -> tuple[Update, bool] | None:
        """The next update and whether its events are new to the screen; None when there is none."""
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

    def open_hands(self, seq: int) -> Hands:
        """The hands that everybody here sees after the race that a move ended; empty otherwise.

        Until the screen has shown that move, they are still played: it may be undone.
        """
        known, hands = self._open_hands
        return hands if seq == known and seq <= self._seen else ()

    def _note_open_hands(self, seat: int | None, update: Update) -> None:
        """Note the hands that all people see after a race, also those whose hands are elsewhere."""
        hands = update.view.open_hands if seat in self._people else ()
        if hands or update.seq != self._open_hands[0]:
            self._open_hands = update.seq, hands

    def public_on_screen(self) -> Update | None:
        """The latest update of the public table that the screen has shown."""
        known = [*self._public_shown, *self._waiting[None]]
        seen = [update for update in known if update.seq <= self._seen]
        return seen[-1] if seen else next(iter(known), None)

    def asked(self) -> tuple[int, ...]:
        """The viewers' seats that are to act, that of the present viewer first."""
        asked = [
            seat for seat in self._viewers if seat in self._latest and self._latest[seat].choices
        ]
        return tuple(sorted(asked, key=lambda seat: seat != self.looking))

    def hand_over(self, seat: int | None) -> None:
        """Make a seat the viewer, at the present position; None for the public table alone."""
        self.looking = seat
        waiting = self._waiting[seat]
        # What the screen has shown already is not animated again.
        while len(waiting) > 1 and waiting[0].seq <= self._seen:
            seen = waiting.popleft()
            if seat is None:
                self._public_shown = (seen,)
        if not waiting and seat in self._latest:
            waiting.append(self._latest[seat])

    def _forget_seen(self, waiting: deque[Update]) -> None:
        while len(waiting) > 1 and waiting[1].seq <= self._seen:
            waiting.popleft()

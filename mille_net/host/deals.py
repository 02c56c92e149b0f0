"""The sequence of fair deals and shuffles of a match, void ones included."""

from collections.abc import Callable

from mille_net.host.environment import SessionServices
from mille_net.host.finished_deal import FinishedDeal
from mille_net.host.guests import Guest
from mille_net.host.host_deal import DealStep, DealSubject, HostDeal
from mille_net.host.requests import RequestRefusedError
from mille_net.host.table import HostTable
from mille_net.limits import DEAL_ATTEMPTS, DEALS_VOIDED
from mille_net.messages import (
    DealGuestCommit,
    DealGuestOpen,
    DealVoid,
    Message,
    RefusalCode,
    VoidReason,
)
from mille_rules.fair_deal import SIZE


class Deals:
    """Runs deals and shuffles, and stores the latest ones."""

    def __init__(
        self,
        table: HostTable,
        services: SessionServices,
        chance: Callable[[int], bytes],
        write: Callable[[str], None],
        hand_out: Callable[[FinishedDeal], None],
        stand_in: Callable[[int], None],
    ) -> None:
        """`write` saves a note before it returns; `hand_out` begins or continues the race.

        `stand_in` is called with a seat that the computer must play.
        """
        self._table = table
        self._services = services
        self._chance = chance
        self._write = write
        self._hand_out = hand_out
        self._stand_in = stand_in
        #: Number of deals begun for the next race, or the shuffle that is due; else 0.
        self.attempts = 0
        self._subject = DealSubject(0, 0)
        self._now: HostDeal | None = None
        #: The latest deal that was not void, and the latest such shuffle in its race.
        self.dealt: FinishedDeal | None = None
        self._shuffled: FinishedDeal | None = None

    def resume(
        self, dealt: FinishedDeal | None, shuffled: FinishedDeal | None, attempts: int
    ) -> None:
        """Restore the state from before the host was stopped."""
        self.dealt, self._shuffled, self.attempts = dealt, shuffled, attempts

    def expect_shuffle(self) -> None:
        """Note that the attempts of the host that was stopped were at a shuffle."""
        self._subject = DealSubject(0, 0, self._next_shuffle)

    @property
    def _next_shuffle(self) -> int:
        return 1 if self._shuffled is None else self._shuffled.shuffle + 1

    def forget(self) -> None:
        """Cancel the deal, and forget the latest one."""
        self._now = self.dealt = self._shuffled = self._table.deal_void = None
        self.attempts = 0

    @property
    def under_way(self) -> bool:
        """True while the steps of a deal are taken."""
        return self._now is not None

    def begin_race(self, race: int) -> None:
        """Begin the deal of a race."""
        rules, seats = self._table.rules, len(self._table.seats)
        self._begin(DealSubject(race, sum(rules.deck_for(seats))))

    def begin_shuffle(self, race: int, size: int) -> None:
        """Begin to shuffle so many discards of the race in progress."""
        self._begin(DealSubject(race, size, self._next_shuffle))

    def _begin(self, subject: DealSubject) -> None:
        """Begin a deal; the number of attempts is saved before anything is sent."""
        self._subject = subject
        self.attempts += 1
        self._table.changed = True
        self._services.flush()
        secret = self._chance(SIZE)
        self._now = HostDeal(self._table, subject, self.attempts, secret, self._services.now)
        self._services.broadcast(self._now.messages())
        self.go_on()

    def try_again(self) -> None:
        """Allow another deal, as the owner wants, after too many void ones."""
        self._table.deal_void = None
        self.attempts = 0

    def take_commit(self, guest: Guest, message: DealGuestCommit) -> None:
        """Process a guest's commitment."""
        self._under_way().take_commit(guest, message)
        self.go_on()

    def take_open(self, guest: Guest, message: DealGuestOpen) -> None:
        """Process a guest's number."""
        self._under_way().take_open(guest, message)
        self.go_on()

    def go_on(self) -> None:
        """Take all steps that are possible now."""
        dealing = self._now
        if dealing is None:
            return
        news = dealing.go_on(self._services.now)
        if dealing.step is DealStep.DONE:
            # Saved before it is sent: a host that stops here must not deal anew.
            self._write(dealing.dealt().note())
        self._services.broadcast(news)
        if dealing.step is DealStep.VOID:
            self._give_up(dealing)
        elif dealing.step is DealStep.DONE:
            self.finish(dealing.dealt())

    def finish(self, dealt: FinishedDeal) -> None:
        """Begin the race of a finished deal, or go on after a finished shuffle."""
        self._now, self.attempts = None, 0
        if dealt.shuffle:
            self._shuffled = dealt
        else:
            self.dealt, self._shuffled = dealt, None
        for seat in self._table.seats:
            seat.voided = 0
        self._table.changed = True
        self._hand_out(dealt)

    def past(self) -> list[Message]:
        """Return the messages of the latest deal, and a shuffle, for a guest who joins now."""
        dealt = [] if self.dealt is None else self.dealt.messages()
        shuffle = self._subject.shuffle
        if self._now is not None:
            return [*(dealt if shuffle else []), *self._now.messages()]
        if self.attempts:
            reason = self._table.deal_void or VoidReason.HOST_RESTARTED
            void = DealVoid(reason, self.attempts, shuffle)
            return [*(dealt if shuffle else []), void]
        return dealt if self._shuffled is None else [*dealt, *self._shuffled.messages()]

    def reveal(self) -> list[Message]:
        """Return the message that proves the deals of a race that is over."""
        return [] if self.dealt is None else [self.dealt.reveal(self._shuffled)]

    def _give_up(self, dealing: HostDeal) -> None:
        """Declare the deal void, and begin another or ask the owner."""
        self._now = None
        void = DealVoid(VoidReason.NOT_OPENED, self.attempts, self._subject.shuffle)
        self._services.broadcast([void])
        for seat in dealing.not_opened():
            self._count_void(seat)
        if self.attempts < DEAL_ATTEMPTS:
            self._begin(self._subject)
        else:
            self._table.deal_void, self._table.changed = VoidReason.NOT_OPENED, True

    def _count_void(self, number: int) -> None:
        """Count a deal that a seat has made void; after the second the computer plays for it."""
        seat = self._table.seats[number]
        seat.voided += 1
        if seat.voided >= DEALS_VOIDED and not seat.idle:
            seat.idle = self._table.changed = True
            self._stand_in(number)

    def _under_way(self) -> HostDeal:
        if self._now is None:
            raise RequestRefusedError(RefusalCode.NOT_DEALING)
        return self._now

"""The sequence of fair deals of a match, void ones included."""

from collections.abc import Callable

from mille_net.host.environment import SessionServices
from mille_net.host.finished_deal import FinishedDeal
from mille_net.host.guests import Guest
from mille_net.host.host_deal import DealStep, HostDeal
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
    """Runs deals, and stores the latest one."""

    def __init__(
        self,
        table: HostTable,
        services: SessionServices,
        chance: Callable[[int], bytes],
        write: Callable[[str], None],
        hand_out: Callable[[FinishedDeal], None],
        stand_in: Callable[[int], None],
    ) -> None:
        """`write` saves a note before it returns; `hand_out` begins the race.

        `stand_in` is called with a seat that the computer must play.
        """
        self._table = table
        self._services = services
        self._chance = chance
        self._write = write
        self._hand_out = hand_out
        self._stand_in = stand_in
        #: Number of deals begun for the next race, 0 while a race is in progress.
        self.attempts = 0
        self._race = 0
        self._now: HostDeal | None = None
        #: The latest deal that was not void.
        self.dealt: FinishedDeal | None = None

    def resume(self, dealt: FinishedDeal | None, attempts: int) -> None:
        """Restore the state from before the host was stopped."""
        self.dealt, self.attempts = dealt, attempts

    def forget(self) -> None:
        """Cancel the deal, and forget the latest one."""
        self._now = self.dealt = self._table.deal_void = None
        self.attempts = 0

    def begin(self, race: int) -> None:
        """Begin a deal; the number of attempts is saved before anything is sent."""
        self._race = race
        self.attempts += 1
        self._table.changed = True
        self._services.flush()
        secret = self._chance(SIZE)
        self._now = HostDeal(self._table, race, self.attempts, secret, self._services.now)
        self._services.broadcast(self._now.messages())
        self.go_on()

    def begin_again(self, race: int) -> None:
        """Try again, as the owner wants, after too many void deals."""
        self._table.deal_void = None
        self.attempts = 0
        self.begin(race)

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
        """Begin the race of a finished deal."""
        self._now, self.dealt, self.attempts = None, dealt, 0
        for seat in self._table.seats:
            seat.voided = 0
        self._table.changed = True
        self._hand_out(dealt)

    def past(self) -> list[Message]:
        """Return the messages of the latest deal for a guest who joins now."""
        if self._now is not None:
            return self._now.messages()
        if self.attempts:
            return [DealVoid(self._table.deal_void or VoidReason.HOST_RESTARTED, self.attempts)]
        return [] if self.dealt is None else self.dealt.messages()

    def _give_up(self, dealing: HostDeal) -> None:
        """Declare the deal void, and begin another or ask the owner."""
        self._now = None
        self._services.broadcast([DealVoid(VoidReason.NOT_OPENED, self.attempts)])
        for seat in dealing.not_opened():
            self._count_void(seat)
        if self.attempts < DEAL_ATTEMPTS:
            self.begin(self._race)
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

"""The host's side of a fair deal or shuffle, step by step (MB-DEAL/1)."""

from enum import Enum
from typing import NamedTuple

from mille_net.host.finished_deal import FinishedDeal, commit_message
from mille_net.host.guests import OWNER, Guest
from mille_net.host.requests import require
from mille_net.host.table import HostTable
from mille_net.limits import DEAL_STEP_SECONDS, DEALS_VOIDED
from mille_net.messages import (
    DealGuestCommit,
    DealGuestOpen,
    DealList,
    Message,
    RefusalCode,
    SeatKind,
)
from mille_rules.fair_deal import (
    NOTHING,
    Context,
    Holder,
    Place,
    Transcript,
    host_commit,
    rules_hash,
    seat_commit,
)


class DealSubject(NamedTuple):
    """The cards to be shuffled: the deck of a race, or its discards."""

    race: int
    #: The number of cards.
    size: int
    #: 0 for the deck; the number of the shuffle in this race, from 1.
    shuffle: int = 0


class DealStep(Enum):
    """The step for which a deal waits."""

    COMMITS = "commits"
    OPENS = "opens"
    DONE = "done"
    VOID = "void"  # a guest did not open its commitment


class HostDeal:
    """One deal, from the host's commitment to the last opened number."""

    def __init__(
        self, table: HostTable, subject: DealSubject, attempt: int, secret: bytes, now: float
    ) -> None:
        """Commit to a secret; `attempt` counts the deals of this subject, from 1."""
        rules, seats = table.rules, len(table.seats)
        self.attempt = attempt
        self.step = DealStep.COMMITS
        self._context = Context(
            table.game,
            subject.race,
            rules_hash(rules, seats),
            tuple(_place(table, number) for number in range(seats)),
            subject.size,
            subject.shuffle,
        )
        self._table = table
        self._secret = secret
        self._commit = host_commit(self._context, secret)
        self._commits = [NOTHING] * seats
        self._randoms: list[bytes | None] = [None] * seats
        self._since = now

    def messages(self) -> list[Message]:
        """Return all messages so far, for a guest who comes back."""
        if self.step is DealStep.DONE:
            return self.dealt().messages()
        opening = self.step is DealStep.OPENS
        commit = commit_message(self._context, self.attempt, self._commit, resent=opening)
        return [commit, DealList(tuple(self._commits))] if opening else [commit]

    def take_commit(self, guest: Guest, message: DealGuestCommit) -> None:
        """Store a seat's commitment; a restarted guest may replace it."""
        seat = self._seat_of(guest, message.seat, DealStep.COMMITS)
        self._commits[seat] = message.commit

    def take_open(self, guest: Guest, message: DealGuestOpen) -> None:
        """Store a seat's number."""
        seat = self._seat_of(guest, message.seat, DealStep.OPENS)
        due = self._commits[seat]
        require(due != NOTHING, RefusalCode.NOT_IN_DEAL)
        given = seat_commit(self._context, seat, self._commit, message.random)
        require(given == due, RefusalCode.WRONG_OPENING)
        self._randoms[seat] = message.random

    def go_on(self, now: float) -> list[Message]:
        """Take all steps that are possible now, and return their messages."""
        said = len(self.messages())
        if self.step is DealStep.COMMITS and not self._waits_for_commit(now):
            self.step, self._since = DealStep.OPENS, now
        if self.step is DealStep.OPENS:
            if not self.not_opened():
                self.step = DealStep.DONE
            elif now - self._since > DEAL_STEP_SECONDS:
                self.step = DealStep.VOID
                return []
        return self.messages()[said:]

    def not_opened(self) -> list[int]:
        """Return the seats that have committed to a number but not opened it."""
        made = enumerate(zip(self._commits, self._randoms, strict=True))
        return [seat for seat, (entry, random) in made if entry != NOTHING and random is None]

    def dealt(self) -> FinishedDeal:
        """Return the finished deal."""
        commits, randoms = tuple(self._commits), tuple(self._randoms)
        transcript = Transcript(self._context, self._commit, commits, randoms, self._secret)
        return FinishedDeal(transcript, self.attempt)

    def _seat_of(self, guest: Guest, seat: int, step: DealStep) -> int:
        require(self.step is step, RefusalCode.NOT_DEALING)
        require(self._table.owns(guest.number, seat), RefusalCode.NOT_YOUR_SEAT)
        require(self._has_part(seat), RefusalCode.NOT_IN_DEAL)
        return seat

    def _waits_for_commit(self, now: float) -> bool:
        """Return True if a seat's guest is connected and has time left to commit."""
        if now - self._since > DEAL_STEP_SECONDS:
            return False
        return any(
            entry == NOTHING and self._has_part(seat) and self._table.is_here(info)
            for seat, (entry, info) in enumerate(zip(self._commits, self._table.seats, strict=True))
        )

    def _has_part(self, seat: int) -> bool:
        """Return True if a seat has a guest and has not made too many deals void."""
        guests = self._context.roster[seat].holder is Holder.GUEST
        return guests and self._table.seats[seat].voided < DEALS_VOIDED


def _place(table: HostTable, number: int) -> Place:
    seat = table.seats[number]
    guest = table.guests.get(seat.guest)
    if seat.kind is not SeatKind.HUMAN or guest is None:
        return Place(Holder.COMPUTER, NOTHING)
    return Place(Holder.HOST if guest.number == OWNER else Holder.GUEST, guest.key)

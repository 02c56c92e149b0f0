"""A guest's part in fair deals and shuffles (MB-DEAL/1): its random numbers and its checks."""

from dataclasses import dataclass

from mille_net.guest.contradiction import ContradictionError, ContradictionReason
from mille_net.guest.reconnect_schedule import Chance
from mille_net.messages import (
    DealCommit,
    DealGuestCommit,
    DealGuestOpen,
    DealList,
    DealOpen,
    DealVoid,
    Message,
    SeatKind,
    Table,
)
from mille_net.messages.wire_rules import rules_from
from mille_rules.fair_deal import (
    NOTHING,
    SIZE,
    Context,
    DealFault,
    Holder,
    Place,
    Transcript,
    key_id,
    list_fault,
    open_fault,
    rules_hash,
    seat_commit,
)

#: The guest number of the host's own screen, whose seats need no number: the host has its secret.
_HOSTS_SCREEN = 0


@dataclass
class DealProgress:
    """The deal of one race, or a shuffle of its discards, as far as it is known."""

    context: Context
    attempt: int
    commit: bytes
    #: The random numbers of this computer's seats.
    own: dict[int, bytes]
    #: True if this computer has taken part in every step.
    complete: bool
    commits: tuple[bytes, ...] | None = None
    randoms: tuple[bytes | None, ...] | None = None
    #: True once the cards in their new order were seen to be drawn.
    made: bool = False

    def transcript(self, secret: bytes) -> Transcript:
        """Return the complete deal."""
        return Transcript(self.context, self.commit, self.commits or (), self.randoms or (), secret)


class DealParticipant:
    """Answers each step of the host; raises ContradictionError if a step does not fit."""

    def __init__(self, me: int, token: bytes, chance: Chance) -> None:
        """`me` is this guest's number; others know the token by its key id."""
        self._chance = chance
        #: The deal of the latest race, and the latest shuffle in that race.
        self.deal: DealProgress | None = None
        self.shuffle: DealProgress | None = None
        #: The one to which the next step belongs.
        self._current: DealProgress | None = None
        #: True if the next step is the host's.
        self.awaiting_host = False
        #: True if steps may have been missed.
        self._was_away = False
        self._table: Table | None = None
        self._me = me
        self._key = key_id(token)

    def seated(self, table: Table) -> None:
        """Store the table."""
        self._table = table

    def disconnected(self) -> None:
        """Wait for the host to repeat the state of the deal."""
        self.awaiting_host = False
        self._was_away = True

    def begun(self, message: DealCommit, race_due: int | None) -> tuple[Message, ...]:
        """Step 1: check the deal's context, and commit for each own seat."""
        context = self._context(message, race_due)
        known = self.shuffle if message.shuffle else self.deal
        deal = known if known is not None and known.context.race == message.race else None
        if deal is not None and self._is_later_shuffle(deal, message):
            deal = None
        if deal is not None and message.attempt == deal.attempt:
            if (context, message.commit) != (deal.context, deal.commit):
                raise ContradictionError(ContradictionReason.CHANGED, "the host's commitment")
        else:
            if deal is not None and deal.randoms is not None:
                raise ContradictionError(ContradictionReason.VOIDED, f"attempt {deal.attempt}")
            if deal is not None and not self._was_away:
                raise ContradictionError(ContradictionReason.CHANGED, "another deal without a word")
            deal = self._new_deal(context, message)
            if message.shuffle:
                self.shuffle = deal
            else:
                self.deal, self.shuffle = deal, None
        self._current = deal
        # The shuffle of a race is sent after its deal.
        self._was_away = self._was_away and message.resent and not message.shuffle
        self.awaiting_host = deal.commits is None or deal.randoms is None
        return () if message.resent else self._commitments(deal)

    def _is_later_shuffle(self, known: DealProgress, message: DealCommit) -> bool:
        """Return True if another shuffle follows one that was taken back with later moves.

        A host that shuffles until it likes the order contradicts itself.
        """
        if message.shuffle <= known.context.shuffle:
            return False
        if known.randoms is not None and not (known.made or self._was_away):
            raise ContradictionError(ContradictionReason.VOIDED, f"shuffle {message.shuffle}")
        return True

    def _new_deal(self, context: Context, message: DealCommit) -> DealProgress:
        seats = () if message.resent else self._own_seats(context)
        own = {seat: self._chance(SIZE) for seat in seats}
        return DealProgress(
            context, message.attempt, message.commit, own, complete=not message.resent
        )

    def _context(self, message: DealCommit, race_due: int | None) -> Context:
        """Return the deal's context after checking all of it but the keys of others."""
        table = self._table
        assert table is not None
        roster = tuple(Place(Holder(entry.kind), entry.key) for entry in message.roster)
        rules, seats = rules_from(table.rules), len(table.seats)
        # The number of discards is compared when they have been shuffled.
        size = message.deck_size if message.shuffle else sum(rules.deck_for(seats))
        bound = (message.game, message.rules, message.deck_size, len(roster))
        if bound != (table.game, rules_hash(rules, seats), size, seats):
            raise ContradictionError(ContradictionReason.CONTEXT, "another game or other rules")
        if not message.resent:
            if race_due not in (None, message.race):
                raise ContradictionError(
                    ContradictionReason.CONTEXT, f"race {message.race}, not {race_due}"
                )
            self._check_roster(roster, table)
        return Context(
            message.game, message.race, message.rules, roster, message.deck_size, message.shuffle
        )

    def _check_roster(self, roster: tuple[Place, ...], table: Table) -> None:
        for seat, (place, info) in enumerate(zip(roster, table.seats, strict=True)):
            if info.kind is not SeatKind.HUMAN:
                fits = place == Place(Holder.COMPUTER, NOTHING)
            else:
                at_host = info.guest == _HOSTS_SCREEN
                fits = place.holder is (Holder.HOST if at_host else Holder.GUEST)
                fits = fits and (place.key_id == self._key) == (info.guest == self._me)
            if not fits:
                raise ContradictionError(
                    ContradictionReason.CONTEXT, f"another holder of seat {seat}"
                )

    def _own_seats(self, context: Context) -> tuple[int, ...]:
        """Return the seats of this computer that contribute a random number."""
        own = Place(Holder.GUEST, self._key)
        return tuple(seat for seat, place in enumerate(context.roster) if place == own)

    def _commitments(self, deal: DealProgress) -> tuple[Message, ...]:
        if deal.commits is not None:
            return ()
        return tuple(
            DealGuestCommit(seat, seat_commit(deal.context, seat, deal.commit, random))
            for seat, random in deal.own.items()
        )

    def listed(self, message: DealList) -> tuple[Message, ...]:
        """Step 4: check the list of commitments, and open the own numbers."""
        deal = self._running()
        if deal.commits is None:
            _raise_for(list_fault(deal.context, message.commits))
            self._check_listed(deal, message.commits)
            deal.commits = message.commits
        elif deal.commits != message.commits:
            raise ContradictionError(ContradictionReason.CHANGED, "the list of commitments")
        if deal.randoms is not None:
            return ()
        return tuple(
            DealGuestOpen(seat, random)
            for seat, random in deal.own.items()
            if message.commits[seat] != NOTHING
        )

    def _check_listed(self, deal: DealProgress, commits: tuple[bytes, ...]) -> None:
        for seat in self._own_seats(deal.context):
            random = deal.own.get(seat)
            if random is None or commits[seat] == NOTHING:
                # Its number was late, or lost in a restart: the deal is only partly verified.
                deal.complete = False
            elif commits[seat] != seat_commit(deal.context, seat, deal.commit, random):
                raise ContradictionError(ContradictionReason.NOT_LISTED, f"seat {seat}")

    def opened(self, message: DealOpen) -> None:
        """Step 5: check every number against its commitment."""
        deal = self._running()
        if deal.commits is None:
            raise ContradictionError(ContradictionReason.SHAPE, "numbers without a list")
        randoms = tuple(random or None for random in message.randoms)
        if deal.randoms is None:
            _raise_for(open_fault(deal.context, deal.commit, deal.commits, randoms))
            deal.randoms = randoms
        elif deal.randoms != randoms:
            raise ContradictionError(ContradictionReason.CHANGED, "the opened numbers")
        self.awaiting_host = False

    def voided(self, message: DealVoid) -> None:
        """Forget a deal that the host declares void, which it cannot do once it is opened."""
        deal = self.shuffle if message.shuffle else self.deal
        if deal is not None and deal.context.shuffle == message.shuffle:
            if deal.randoms is not None:
                raise ContradictionError(ContradictionReason.VOIDED, f"attempt {message.attempt}")
            if message.shuffle:
                self.shuffle = None
            else:
                self.deal = None
        self._current = None
        self.awaiting_host = False

    def shuffled(self, race: int, size: int | None) -> None:
        """Note that discards of a race were shuffled, and just now, if `size` is given.

        Raises ContradictionError unless their order was agreed on.
        """
        shuffle = self.shuffle
        if shuffle is None or shuffle.context.race != race or shuffle.randoms is None:
            raise ContradictionError(ContradictionReason.NO_DEAL, f"the discards of race {race}")
        if size not in (None, shuffle.context.deck_size):
            raise ContradictionError(ContradictionReason.CONTEXT, f"{size} discards")
        shuffle.made = True

    def _running(self) -> DealProgress:
        if self._current is None:
            raise ContradictionError(ContradictionReason.SHAPE, "a step without a deal")
        return self._current


def _raise_for(fault: DealFault | None) -> None:
    if fault is not None:
        raise ContradictionError(ContradictionReason(fault.value))

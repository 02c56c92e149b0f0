"""Follows each deal from its first step to its proof, and reports on it."""

import logging

from mille_net.guest.contradiction import ContradictionError, ContradictionReason
from mille_net.guest.deal_participant import DealParticipant, DealProgress
from mille_net.guest.evidence import EvidenceFolder, evidence_of, log_of, update_entry
from mille_net.guest.race_check import check_race
from mille_net.guest.update_checker import is_between_races
from mille_net.guest.update_validator import UpdateValidator
from mille_net.limits import DEAL_PATIENCE
from mille_net.messages import DealCommit, DealList, DealOpen, DealReveal, DealVoid, Message, Table
from mille_net.messages.codec import Misuse, ProtocolError
from mille_net.table_listener import TableListener
from mille_net.tables import DealReport, DealState
from mille_rules.fair_deal import Transcript
from mille_rules.moves import MoveKind
from mille_rules.views import Update

_LOG = logging.getLogger(__name__)


class DealVerifier:
    """Takes part in the deals of one game, and verifies them."""

    def __init__(
        self, participant: DealParticipant, listener: TableListener, evidence: EvidenceFolder
    ) -> None:
        self._participant = participant
        self._listener = listener
        self._evidence = evidence
        self._table: Table | None = None
        self._validator: UpdateValidator | None = None
        #: The race that is over and whose secret the host must reveal, and for how many seconds it
        #: has not.
        self._owed: int | None = None
        self._owed_for = 0.0
        #: Seconds since the latest step of a deal.
        self._waited = 0.0
        #: Races whose result was reported.
        self._settled: set[int] = set()
        #: The race in progress, and its secrets while it is checked.
        self._race = 0
        self._secret = self._shuffle_secret = b""

    @property
    def stalled(self) -> bool:
        """True if the host should have taken the next step of a deal by now."""
        paused = self._table is not None and self._table.paused is not None
        late = self._waited > DEAL_PATIENCE
        return self._participant.awaiting_host and late and not paused

    def seated(self, table: Table, validator: UpdateValidator) -> None:
        """Store the table, and the updates of its match."""
        self._table, self._validator = table, validator
        self._participant.seated(table)

    def disconnected(self) -> None:
        """Prepare for a new connection: the secret may be revealed in between."""
        self._owed = None
        self._participant.disconnected()

    def seen(self, update: Update) -> None:
        """Check that a race in progress was dealt, and expect the proof of one that is over.

        The same for the shuffle of its discards.
        """
        deal, race = self._participant.deal, update.view.match.race
        dealt = deal is not None and deal.context.race == race and deal.randoms is not None
        if not is_between_races(update):
            if not dealt:
                raise ContradictionError(ContradictionReason.NO_DEAL, f"race {race}")
            view = update.view
            if view.shuffled:
                now = view.moves[-1][1].kind is MoveKind.SHUFFLE
                self._participant.shuffled(race, view.draw_pile if now else None)
        elif dealt and race not in self._settled and self._owed != race:
            self._owed, self._owed_for = race, 0.0

    def tick(self, passed: float) -> None:
        """Count the seconds for which the host has not revealed a secret, and do not wait for ever.

        After the last race of a match no other message would show that it is missing.
        """
        self._waited += passed
        self._owed_for += passed
        if self._owed_for > DEAL_PATIENCE:
            self.ended()

    def ended(self) -> None:
        """Judge a race whose secret the host has not revealed and will not reveal any more."""
        race, self._owed = self._owed, None
        if race is not None:
            self.failed(ContradictionError(ContradictionReason.NO_SECRET, f"race {race}"))

    def take(self, message: Message) -> tuple[Message, ...]:
        """Process a step of the host, and return the answers.

        Raises ProtocolError if it is none, and ContradictionError.
        """
        self._waited = 0.0
        match message:
            case DealCommit():
                return self._begun(message)
            case DealList():
                return self._participant.listed(message)
            case DealOpen():
                # The deck is fixed, but only the host knows it yet.
                self._participant.opened(message)
            case DealVoid():
                self._voided(message)
            case DealReveal():
                self._revealed(message)
            case _:
                raise ProtocolError(Misuse.OUT_OF_ORDER, type(message).__name__)
        return ()

    def _begun(self, message: DealCommit) -> tuple[Message, ...]:
        """Process step 1 of a deal, and return the answers."""
        deal = self._participant.deal
        if deal is not None and deal.context.race != message.race:
            self._close(deal.context.race)
        self._race = message.race
        last = None if self._validator is None else self._validator.last
        due = None if last is None else last.view.match.race + 1
        if message.shuffle:
            due = 0 if deal is None else deal.context.race
        answer = self._participant.begun(message, due)
        if not (message.resent or message.shuffle):
            self._tell(DealState.DEALING, message.race, message.attempt)
        return answer

    def _close(self, race: int) -> None:
        """Check that the previous race was proved before the next is dealt."""
        if self._owed == race:
            raise ContradictionError(ContradictionReason.NO_SECRET, f"race {race}")
        if race not in self._settled:
            self._settle(DealState.PARTLY, race)

    def _voided(self, message: DealVoid) -> None:
        """Report that a deal is void, perhaps one that this guest has missed."""
        race = self._race
        if self._is_over(race) and not message.shuffle:
            race += 1
        else:
            self._participant.voided(message)
        self._listener.on_deal(DealReport(DealState.VOID, race, message.attempt, message.reason))

    def _is_over(self, race: int) -> bool:
        """Return True if the end of a race has been seen."""
        last = None if self._validator is None else self._validator.last
        return last is not None and is_between_races(last) and last.view.match.race >= race

    def _revealed(self, message: DealReveal) -> None:
        """Process step 9: compute the deck again and replay the race."""
        race = message.race
        if race in self._settled:
            return
        self._owed = None
        deal, validator = self._participant.deal, self._validator
        updates = (
            [] if validator is None else [u for u in validator.race if u.view.match.race == race]
        )
        if deal is None or deal.context.race != race or deal.randoms is None or not updates:
            self._settle(DealState.PARTLY, race)
            return
        self._secret, self._shuffle_secret = message.secret, message.shuffle_secret
        shuffle = self._participant.shuffle if updates[-1].view.shuffled else None
        unknown = updates[-1].view.shuffled and (shuffle is None or shuffle.randoms is None)
        try:
            if not unknown:
                check_race(*self._transcripts(message, deal, shuffle), updates)
        except ContradictionError as error:
            self.failed(error)
        else:
            complete = deal.complete and (shuffle is None or shuffle.complete) and not unknown
            state = DealState.VERIFIED if complete else DealState.PARTLY
            self._settle(state, race, deal.attempt)
        self._secret = self._shuffle_secret = b""

    def _transcripts(
        self, message: DealReveal, deal: DealProgress, shuffle: DealProgress | None
    ) -> tuple[Transcript, Transcript | None]:
        """Return the complete deal, and the complete shuffle if there was one."""
        shuffled = None if shuffle is None else shuffle.transcript(message.shuffle_secret)
        return deal.transcript(message.secret), shuffled

    def failed(self, error: ContradictionError, update: Update | None = None) -> None:
        """Save evidence, once for each race; `update` is the one that was rejected."""
        table, validator, race = self._table, self._validator, self._race
        _LOG.warning("race %s is not as it was said to be: %s", race, error)
        if table is None or validator is None or race in self._settled:
            return
        deal, shuffle = self._participant.deal, self._participant.shuffle
        if deal is not None and deal.context.race != race:
            deal = shuffle = None
        secrets = self._secret, self._shuffle_secret
        evidence = evidence_of(error, table, validator.setup, (deal, shuffle), secrets)
        evidence["race"] = race
        evidence.update(log_of(validator.race))
        evidence["refused"] = None if update is None else update_entry(update)
        self._settled.add(race)
        attempt = 0 if deal is None else deal.attempt
        path = self._evidence.write(evidence)
        self._listener.on_deal(DealReport(DealState.FAILED, race, attempt, evidence=path))

    def _settle(self, state: DealState, race: int, attempt: int = 0) -> None:
        self._settled.add(race)
        self._tell(state, race, attempt)

    def _tell(self, state: DealState, race: int, attempt: int) -> None:
        self._listener.on_deal(DealReport(state, race, attempt))

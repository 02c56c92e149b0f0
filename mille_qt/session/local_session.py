"""The one file that knows which kind of game is played: here, a match on this computer."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mille_qt.session.known_match import KnownMatch
from mille_qt.session.late_journal import DeferredJournal
from mille_qt.session.match_marks import has_since_move, hint_mark
from mille_qt.session.race_timeline import RaceTimeline
from mille_qt.ui.presence import Presence
from mille_rules.cards import Card
from mille_rules.computer.player import ComputerPlayer
from mille_rules.journal import save_record
from mille_rules.match import Match
from mille_rules.moves import Move
from mille_rules.record import Record
from mille_rules.refusals import Refusal
from mille_rules.state import Phase
from mille_rules.styles import COMPUTER
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_rules.computer.explanations.questions import Reply
    from mille_rules.computer.player import Adviser, Told

#: Milliseconds until a match that was only opened is in its file: the table is seen before.
AUTOSAVE_AFTER = 150
#: Milliseconds after which a file that could not be written is tried again, move or no move.
AUTOSAVE_AGAIN = 5_000


class _ScreenPlayer:
    """A person at this screen, or whoever watches it: passes updates on to the session."""

    def __init__(self, session: "LocalSession", seat: int | None) -> None:
        self._session, self._seat = session, seat

    def update(self, update: Update) -> None:
        if self._seat is None:
            self._session.timeline.add(update)
        self._session.updated.emit(self._seat, update)

    def refused(self, refusal: Refusal, update: Update) -> None:
        self._session.refused.emit(self._seat, refusal, update)


class LocalSession(KnownMatch):
    """A match with people at this screen and computer players.

    `updated` carries a seat at this screen, None for the public table, and its Update; `refused`
    a seat, the Refusal and a fresh Update.
    """

    updated = Signal(object, object)
    refused = Signal(object, object, object)
    #: Never here: who sits where is settled before a match begins.
    seats_changed = Signal()
    on_network = dealing = False
    #: The match has been written to its file without a move being made, or could not be.
    kept = Signal()

    def __init__(
        self,
        record: Record,
        autosave: Callable[[], Path | None],
        thinker: "Adviser",
        chance: random.Random | None = None,
        first: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Go on with a record; `first` begins its first race, by lot where None.

        `autosave` finds the file to write the match to when it is first needed, None for none.
        `thinker` decides for the computer players; its answers come in this thread.
        """
        journal = DeferredJournal(autosave)
        super().__init__(Match(record, journal), parent)
        self._journal = journal
        self.timeline = RaceTimeline(lambda _latest: self._match.public_past())
        self._thinker = thinker
        self._chance = chance or random.SystemRandom()
        self._later = QTimer(self)
        self._later.timeout.connect(self._catch_up)
        self._later.start(AUTOSAVE_AFTER)
        self._first = first if self.challenge is None else self.challenge.first
        self._saved_seq = self._match.seq
        #: Where the match is saved; a file that it was only opened from is never written unasked.
        self.path: Path | None = None
        self._saved = False

    @property
    def trouble(self) -> OSError | None:
        """Why the match is not on disk, if it is not."""
        return self._journal.trouble

    @property
    def unsaved(self) -> bool:
        """Whether moves were made since the match was opened or saved."""
        return self._match.seq != self._saved_seq

    @property
    def file_behind(self) -> bool:
        """Whether the file that the player saved the match to lacks moves made since."""
        return self._saved and self.unsaved

    def presence(self, _seat: int) -> Presence | None:
        """Everybody is at this screen: there is nothing to say about it."""
        return None

    @property
    def answer_time(self) -> float | None:
        """At one screen nobody has to hurry."""
        return None

    def start(self) -> None:
        """Seat everybody; deals where no race is under way yet."""
        self._match.watch(_ScreenPlayer(self, None))
        for seat in self.people:
            self._match.sit(seat, _ScreenPlayer(self, seat))
        submit, fairness = self._match.submit, self.fairness
        for seat in range(len(self.names)):
            if self.is_computer(seat):
                level = self.header.sitters[seat].kind.removeprefix(COMPUTER)
                self._match.sit(seat, ComputerPlayer(level, submit, self._thinker, fairness))
        if self._match.state.phase is Phase.DEAL and not self._match.state.match.race:
            self.deal()

    def deal(self) -> None:
        """Begin the next race."""
        first = self._first
        if first is None:
            first = self._chance.randrange(len(self.names))
        self._match.deal(self._shuffled, first)

    def _catch_up(self) -> None:
        """Have the match on disk, and look again and again whether it still is."""
        self._later.setInterval(AUTOSAVE_AGAIN)
        self._journal.catch_up(self._match.record)
        self.kept.emit()

    def put_away(self) -> None:
        """Write nothing any more: others may play the match now."""
        self._later.stop()

    def _shuffled(self, cards: tuple[Card, ...]) -> Sequence[Card]:
        if self.challenge is not None:
            return self.challenge.deck(self._match.state.match.race + 1)
        return self._chance.sample(cards, len(cards))

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat at this screen that has seen the update `seq`."""
        self._match.submit(seat, move, seq)

    def hint(self, update: Update, told: "Told") -> None:
        """Have `told` called with the ranked choices of an update, None where there is no answer.

        The record notes it right before the move it is for, once.
        """
        from mille_rules.computer.explanations.questions import RankQuestion

        def answered(reply: "Reply | None") -> None:
            # One that comes after the move has been no help.
            if reply is not None and self._match.seq == update.seq:
                self._note_hint(update.view.seat)
                told(reply)
            elif reply is None:
                told(None)

        self._thinker.judge(RankQuestion(update.view, update.choices), answered)

    def _note_hint(self, seat: int | None) -> None:
        mark = hint_mark(seat)
        if not has_since_move(self._match.record, mark):
            self._match.note(mark)

    def taken_back_with(self, seat: int) -> tuple[int, ...]:
        """The other seats that lose moves when this seat takes back its last decision."""
        return self._match.taken_back_with(seat)

    def take_back(self, seat: int) -> bool:
        """In practice: go back to this seat's last decision; False if there is none."""
        taken = self.practice and self._match.take_back(seat)
        if taken and self._match.seq < self._saved_seq:
            # However many moves follow, they will not be those that were saved.
            self._saved_seq = -1
        return taken

    def save(self, path: Path) -> None:
        """Write the match to a file; OSError where that fails."""
        save_record(self._match.record, path)
        self.path, self._saved = path, True
        self._saved_seq = self._match.seq

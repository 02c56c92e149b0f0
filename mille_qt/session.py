"""The one file that knows which kind of game is played: here, a match on this computer."""

import errno
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mille_net.thinking_player import ThinkingPlayer
from mille_qt.table.presence import Presence
from mille_rules.cards import Card
from mille_rules.fairness import Fairness
from mille_rules.journal import Journal, save_record
from mille_rules.match import Match
from mille_rules.moves import Move
from mille_rules.record import Header, Line, NoteLine, Record
from mille_rules.refusals import Refusal
from mille_rules.rulesets import SIDES_BY_SEATS
from mille_rules.state import Phase
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_net.thinker import Thinker

COMPUTER = "computer-"
PRACTICE = "mark practice"
#: Milliseconds until a match that was only opened is in the autosave: the table is seen before.
AUTOSAVE_AFTER = 150


class _LateJournal(Journal):
    """A journal that looks for its file when there is something to write.

    Looking through the autosaves and waiting for the disk twice takes 6 ms and more, which a table
    that is only opened need not wait for: the match is still where it came from.
    """

    def __init__(self, take: Callable[[], Path | None]) -> None:
        """`take` finds the file; while it finds none, that is the trouble, and is tried again."""
        self._take: Callable[[], Path | None] | None = take
        self.trouble = None

    def begin(self, record: Record) -> None:
        """Write everything, unless that was done."""
        if self._take is not None:
            self.rewrite(record)

    def rewrite(self, record: Record) -> None:
        if self._take is not None:
            path = self._take()
            if path is None:
                self.trouble = OSError(errno.EACCES, os.strerror(errno.EACCES))
                return
            super().__init__(path)
            self._take = None
        super().rewrite(record)

    def write(self, line: Line, record: Record) -> None:
        if self._take is not None:
            self.rewrite(record)
        else:
            super().write(line, record)


class _Here:
    """A person at this screen, or whoever watches it: passes updates on to the session."""

    def __init__(self, session: "LocalSession", seat: int | None) -> None:
        self._session, self._seat = session, seat

    def update(self, update: Update) -> None:
        self._session.updated.emit(self._seat, update)

    def refused(self, refusal: Refusal, update: Update) -> None:
        self._session.refused.emit(self._seat, refusal, update)


class LocalSession(QObject):
    """A match with people at this screen and computer players.

    `updated` carries a seat at this screen, None for the public table, and its Update; `refused`
    a seat, the Refusal and a fresh Update.
    """

    updated = Signal(object, object)
    refused = Signal(object, object, object)
    #: Never here: who sits where is settled before a match begins.
    seats_changed = Signal()
    #: The match as it was opened has been written to the autosave, or could not be.
    kept = Signal()

    def __init__(
        self,
        record: Record,
        autosave: Callable[[], Path | None],
        thinker: "Thinker",
        chance: random.Random | None = None,
        first: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Go on with a record; `first` begins its first race, by lot where None.

        `autosave` finds a file to write the match to, or none, when it is first needed. `thinker`
        decides for the computer players; its answers come in this thread.
        """
        super().__init__(parent)
        self._thinker = thinker
        self._chance = chance or random.SystemRandom()
        self._journal = _LateJournal(autosave)
        # Not singleShot with a receiver: PySide 6.11 never frees the 7 kB that each call takes.
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._begin_autosave)
        self._later.start(AUTOSAVE_AFTER)
        self._match = Match(record, self._journal)
        self._first = first
        self._saved_seq = self._match.seq
        self.path: Path | None = None

    @property
    def header(self) -> Header:
        """Rules and who sits where."""
        return self._match.record.header

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(sitter.name for sitter in self.header.sitters)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are played at this screen."""
        return tuple(seat for seat in range(len(self.names)) if not self.is_computer(seat))

    @property
    def practice(self) -> bool:
        """Whether moves may be taken back."""
        return any(str(line) == PRACTICE for line in self._match.record.lines)

    @property
    def fairness(self) -> Fairness:
        """Whom computer players attack."""
        marks = {str(line) for line in self._match.record.lines}
        chosen = (fairness for fairness in Fairness if fairness_mark(fairness) in marks)
        return next(chosen, Fairness.BEST)

    @property
    def trouble(self) -> OSError | None:
        """Why the match is not on disk, if it is not."""
        return self._journal.trouble

    def text(self) -> str:
        """The match so far as a record."""
        return self._match.record.text()

    @property
    def unsaved(self) -> bool:
        """Whether moves were made since the match was opened or saved."""
        return self._match.seq != self._saved_seq

    def public_past(self) -> list[Update]:
        """What the public table has seen of the race under way."""
        return self._match.public_past()

    def is_computer(self, seat: int) -> bool:
        """Whether a computer player has this seat."""
        return self.header.sitters[seat].kind.startswith(COMPUTER)

    def presence(self, _seat: int) -> Presence | None:
        """Everybody is at this screen: there is nothing to say about it."""
        return None

    @property
    def answer_time(self) -> float | None:
        """At one screen nobody has to hurry."""
        return None

    def start(self) -> None:
        """Seat everybody; deals where no race is under way yet."""
        self._match.watch(_Here(self, None))
        for seat in self.people:
            self._match.sit(seat, _Here(self, seat))
        submit, fairness = self._match.submit, self.fairness
        for seat in range(len(self.names)):
            if self.is_computer(seat):
                level = self.header.sitters[seat].kind.removeprefix(COMPUTER)
                self._match.sit(seat, ThinkingPlayer(level, self._thinker, submit, fairness))
        if self._match.state.phase is Phase.DEAL and not self._match.state.match.race:
            self.deal()

    def deal(self) -> None:
        """Begin the next race."""
        first = self._first
        if first is None:
            first = self._chance.randrange(len(self.names))
        self._match.deal(self._shuffled, first)

    def _begin_autosave(self) -> None:
        self._journal.begin(self._match.record)
        self.kept.emit()

    def _shuffled(self, cards: tuple[Card, ...]) -> list[Card]:
        return self._chance.sample(cards, len(cards))

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat at this screen that has seen the update `seq`."""
        self._match.submit(seat, move, seq)

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
        self.path = path
        self._saved_seq = self._match.seq

    def next_match(self) -> tuple[Record, int]:
        """The record of another match of the same people, and the seat that begins it."""
        match = self._match.state.match
        header = self.header._replace(points=(0,) * len(match.games), games=match.games)
        return new_record(header, self.practice, self.fairness), (match.first + 1) % len(self.names)


def fairness_mark(fairness: Fairness) -> str:
    """The line by which a record says whom computer players attack."""
    return f"mark attack-{fairness}"


def new_record(header: Header, practice: bool, fairness: Fairness = Fairness.BEST) -> Record:
    """A match without any moves yet; where two sides play, a fairness means nothing."""
    marks = [PRACTICE] if practice else []
    if fairness is not Fairness.BEST and SIDES_BY_SEATS[len(header.sitters)] > 2:
        marks.append(fairness_mark(fairness))
    return Record(header, [NoteLine(mark) for mark in marks])

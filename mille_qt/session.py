"""The one file that knows which kind of game is played: here, a match on this computer."""

import errno
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mille_rules.cards import Card
from mille_rules.journal import Journal, save_record
from mille_rules.match import Match, Player
from mille_rules.moves import Move
from mille_rules.record import Header, Line, NoteLine, Record
from mille_rules.refusals import Refusal
from mille_rules.state import Phase
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_rules.computer import Submit

COMPUTER = "computer-"
#: The level of computer players that a record names and this program does not have.
FALLBACK_LEVEL = "normal"
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


class _Computer:
    """A computer player whose thoughts are imported when it is first asked.

    A table where it is a person's turn is shown without them, a twentieth sooner.
    """

    def __init__(self, level: str, submit: "Submit") -> None:
        self._level, self._submit = level, submit
        self._player: Player | None = None

    def update(self, update: Update) -> None:
        if update.choices:
            self._awake().update(update)

    def refused(self, refusal: Refusal, update: Update) -> None:
        self._awake().refused(refusal, update)

    def _awake(self) -> Player:
        if self._player is None:
            from mille_rules.computer import LEVELS, computer_player

            level = self._level if self._level in LEVELS else FALLBACK_LEVEL
            self._player = computer_player(level, self._submit)
        return self._player


class LocalSession(QObject):
    """A match with people at this screen and computer players.

    `updated` carries a seat at this screen, None for the public table, and its Update; `refused`
    a seat, the Refusal and a fresh Update.
    """

    updated = Signal(object, object)
    refused = Signal(object, object, object)
    #: The match as it was opened has been written to the autosave, or could not be.
    kept = Signal()

    def __init__(
        self,
        record: Record,
        autosave: Callable[[], Path | None],
        chance: random.Random | None = None,
        first: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Go on with a record; `first` begins its first race, by lot where None.

        `autosave` finds a file to write the match to, or none, when it is first needed.
        """
        super().__init__(parent)
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

    def start(self) -> None:
        """Seat everybody; deals where no race is under way yet."""
        self._match.watch(_Here(self, None))
        for seat in self.people:
            self._match.sit(seat, _Here(self, seat))
        for seat in range(len(self.names)):
            if self.is_computer(seat):
                level = self.header.sitters[seat].kind.removeprefix(COMPUTER)
                self._match.sit(seat, _Computer(level, self._match.submit))
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
        return new_record(header, self.practice), (match.first + 1) % len(self.names)


def new_record(header: Header, practice: bool) -> Record:
    """A match without any moves yet."""
    return Record(header, [NoteLine(PRACTICE)] if practice else [])

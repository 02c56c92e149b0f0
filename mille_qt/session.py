"""The one file that knows which kind of game is played: here, a match on this computer."""

import random
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mille_rules.cards import Card
from mille_rules.computer import LEVELS, computer_player
from mille_rules.journal import Journal, save_record
from mille_rules.match import Match
from mille_rules.moves import Move
from mille_rules.record import Header, NoteLine, Record
from mille_rules.refusals import Refusal
from mille_rules.state import Phase
from mille_rules.views import Update

COMPUTER = "computer-"
#: The level of computer players that a record names and this program does not have.
FALLBACK_LEVEL = "normal"
PRACTICE = "mark practice"


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

    def __init__(
        self,
        record: Record,
        autosave: Path | None,
        chance: random.Random | None = None,
        first: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Go on with a record; `first` begins its first race, by lot where None."""
        super().__init__(parent)
        self._chance = chance or random.SystemRandom()
        self._journal = Journal(autosave) if autosave is not None else None
        if self._journal is not None:
            self._journal.rewrite(record)
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
        return self._journal.trouble if self._journal is not None else None

    @property
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
                level = level if level in LEVELS else FALLBACK_LEVEL
                self._match.sit(seat, computer_player(level, self._match.submit))
        if self._match.state.phase is Phase.DEAL and not self._match.state.match.race:
            self.deal()

    def deal(self) -> None:
        """Begin the next race."""
        first = self._first
        if first is None:
            first = self._chance.randrange(len(self.names))
        self._match.deal(self._shuffled, first)

    def _shuffled(self, cards: tuple[Card, ...]) -> list[Card]:
        return self._chance.sample(cards, len(cards))

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat at this screen that has seen the update `seq`."""
        self._match.submit(seat, move, seq)

    def take_back(self, seat: int) -> bool:
        """In practice: go back to this seat's last decision; False if there is none."""
        return self.practice and self._match.take_back(seat)

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

"""What a record says of a match on this computer: who plays, how, and what can come after."""

from PySide6.QtCore import QObject

from mille_qt.session.match_marks import (
    challenge_of,
    fairness_of,
    is_hinted,
    is_practice,
    new_record,
)
from mille_rules.fairness import Fairness
from mille_rules.match import Match
from mille_rules.match_id import match_id
from mille_rules.record import Header, Record
from mille_rules.state import Phase
from mille_rules.styles import COMPUTER, play_of_kind


class KnownMatch(QObject):
    """A match whose record is here."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        #: The numbered deals that are played, if any.
        self.challenge = challenge_of(match.record)

    @property
    def header(self) -> Header:
        """Rules and who sits where."""
        return self._match.record.header

    @property
    def match_id(self) -> str:
        """What tells this match from every other."""
        return match_id(self._match.record)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match.state.phase is Phase.OVER

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(sitter.name for sitter in self.header.sitters)

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of the computer player on each seat, empty for a person."""
        plays = (play_of_kind(sitter.kind) for sitter in self.header.sitters)
        return tuple("" if play is None else play.level for play in plays)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are played at this screen."""
        return tuple(seat for seat in range(len(self.names)) if not self.is_computer(seat))

    @property
    def practice(self) -> bool:
        """Whether moves may be taken back."""
        return is_practice(self._match.record)

    @property
    def fairness(self) -> Fairness:
        """Whom computer players attack."""
        return fairness_of(self._match.record)

    @property
    def offers_hints(self) -> bool:
        """Whether hints may be asked for: a challenge is for everybody the same."""
        return self.challenge is None

    @property
    def hinted(self) -> bool:
        """Whether anybody has had a hint in this match."""
        return is_hinted(self._match.record)

    def text(self) -> str:
        """The match so far as a record."""
        return self._match.record.text()

    def is_computer(self, seat: int) -> bool:
        """Whether a computer player has this seat."""
        return self.header.sitters[seat].kind.startswith(COMPUTER)

    def next_match(self) -> tuple[Record, int]:
        """The record of another match of the same people, and the seat that begins it."""
        match = self._match.state.match
        header = self.header._replace(points=(0,) * len(match.games), games=match.games)
        return new_record(header, self.practice, self.fairness), (match.first + 1) % len(self.names)

    def challenge_again(self) -> Record:
        """The record of another try at the challenge of this match."""
        assert self.challenge is not None, "offered in a challenge alone"
        from mille_rules.challenge_results import challenge_mark

        record = new_record(self.header._replace(points=(), games=()), practice=False)
        record.add(challenge_mark(self.challenge))
        return record

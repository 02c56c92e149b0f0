"""A table of computer players at a challenge, to compare with."""

from PySide6.QtCore import QObject, Signal

from mille_qt.session.record_info import new_record
from mille_qt.ui.characters.cast import CAST
from mille_rules.challenge import Challenge
from mille_rules.challenge_results import challenge_mark
from mille_rules.computer.player import ComputerPlayer, Thinker
from mille_rules.match import Match
from mille_rules.record import Header, Record, Sitter
from mille_rules.refusals import Refusal
from mille_rules.state import BETWEEN_RACES, Phase
from mille_rules.styles import COMPUTER
from mille_rules.views import Update


class ComputerTable(QObject):
    """Plays the first races of a challenge with computer players of one level on all seats."""

    #: A race has ended; the record has its points.
    race_over = Signal()

    def __init__(
        self, challenge: Challenge, level: str, thinker: Thinker, parent: QObject | None = None
    ) -> None:
        """`thinker` must answer in this thread."""
        super().__init__(parent)
        self._challenge, self._races = challenge, 0
        names = [character.name for character in CAST][: challenge.seats]
        sitters = tuple(Sitter(f"{COMPUTER}{level}", name) for name in names)
        self.record: Record = new_record(Header(challenge.rules, sitters), practice=False)
        self.record.add(challenge_mark(challenge))
        self._match = Match(self.record)
        for seat in range(challenge.seats):
            self._match.sit(seat, ComputerPlayer(level, self._match.submit, thinker))
        self._match.watch(self)

    @property
    def races_over(self) -> int:
        """The number of races that are over."""
        return len(self._match.state.match.races)

    @property
    def done(self) -> bool:
        """True if no more races are played."""
        return self.races_over >= self._races or self._match.state.phase is Phase.OVER

    def play(self, races: int) -> None:
        """Play until so many races are over."""
        done, self._races = self.done, max(races, self._races)
        if done and not self.done:
            self._deal()

    def _deal(self) -> None:
        deck = self._challenge.deck(self.races_over + 1)
        self._match.deal(lambda _cards: deck, self._challenge.first)

    def update(self, update: Update) -> None:
        """Deal again after each race."""
        if update.view.phase in BETWEEN_RACES and self.races_over:
            if not self.done:
                self._deal()
            self.race_over.emit()

    def refused(self, refusal: Refusal, update: Update) -> None:
        """Do nothing: a spectator makes no moves."""

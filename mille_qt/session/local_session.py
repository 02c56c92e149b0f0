"""A match on this computer, with people at this screen and computer players."""

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mille_qt.session.autosave import DeferredJournal
from mille_qt.session.race_players import RacePlayer, race_players
from mille_qt.session.record_info import (
    Assistance,
    aid_mark,
    assistance_in,
    challenge_of,
    fairness_of,
    has_since_move,
    hint_mark,
    is_practice,
    new_record,
)
from mille_qt.session.table_session import RaceTimeline, ScreenPlayer
from mille_qt.session.take_back import LocalTakeBack
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.presence import Reachability
from mille_rules.cards import Card
from mille_rules.computer.player import ComputerPlayer
from mille_rules.fairness import Fairness
from mille_rules.journal import save_record
from mille_rules.marks import ended_mark
from mille_rules.match import Match
from mille_rules.match_id import match_id
from mille_rules.moves import Move
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import RuleSet
from mille_rules.seating import SeatChange, present_sitters, seat_changes, sit_note
from mille_rules.state import BETWEEN_RACES, Phase
from mille_rules.styles import COMPUTER, level_of_kind
from mille_rules.views import Update, view_for

if TYPE_CHECKING:
    from mille_rules.computer.explanations.questions import Reply
    from mille_rules.computer.player import Adviser, Told

#: Milliseconds until a match that was only opened is written: the table is painted before.
AUTOSAVE_AFTER = 150
#: Milliseconds after which a file that could not be written is tried again.
AUTOSAVE_AGAIN = 5_000


class LocalSession(QObject):
    """A match on this computer.

    `updated` carries a seat at this screen, None for the public table, and its Update; `refused`
    a seat, the Refusal and a fresh Update.
    """

    updated = Signal(object, object)
    refused = Signal(object, object, object)
    #: A seat has been given to another player.
    seats_changed = Signal()
    on_network = dealing = False
    #: Everybody is at this screen.
    speech = None
    #: The match has been written to its file, or could not be, without a move being made.
    autosaved = Signal()

    def __init__(
        self,
        record: Record,
        autosave: Callable[[], Path | None],
        thinker: "Adviser",
        chance: random.Random | None = None,
        first: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Continue a record; `first` begins its first race, a random seat if None.

        `autosave` returns the file for the match when it is first needed, None for no file.
        `thinker` decides for the computer players and must answer in this thread.
        """
        super().__init__(parent)
        self._journal = DeferredJournal(autosave)
        self._match = Match(record, self._journal)
        self._sitters = present_sitters(record)
        self._computers: dict[int, ComputerPlayer] = {}
        #: The challenge that the cards come from, if any.
        self.challenge = challenge_of(record)
        #: Takes back moves; None in a challenge, which is the same for everybody.
        self.take_back: LocalTakeBack | None = None
        self._submit = self._match.submit
        if self.challenge is None or self.practice:
            self.take_back = LocalTakeBack(self._match, lambda: self.people, self)
            self.take_back.undone.connect(self._forget_undone)
            self._submit = self.take_back.submit
        self.updated.connect(self._note_end)
        self.updated.connect(self._shuffle_discards)
        self.timeline = RaceTimeline(lambda _latest: self._match.public_past())
        self._thinker = thinker
        self._chance = chance or random.SystemRandom()
        self._autosave_timer = QTimer(self)
        self._autosave_timer.timeout.connect(self._autosave)
        self._autosave_timer.start(AUTOSAVE_AFTER)
        self._first = first if self.challenge is None else self.challenge.first
        self._saved_seq = self._match.seq
        #: The player's own file; if the match was only opened from it, never written unasked.
        self.path: Path | None = None
        self._saved = False

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The players by seat."""
        return self._sitters

    @property
    def match_id(self) -> str:
        """The identity of the match."""
        return match_id(self._match.record)

    @property
    def over(self) -> bool:
        """True if the match has ended."""
        return self._match.state.phase is Phase.OVER

    @property
    def races_over(self) -> int:
        """The number of races that have ended."""
        return len(self._match.state.match.races)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(sitter.name for sitter in self._sitters)

    @property
    def rules(self) -> RuleSet:
        """The rules of the match."""
        return self._match.record.header.rules

    @property
    def sides(self) -> int:
        """The number of sides."""
        return self.rules.sides_for(len(self._sitters))

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of the computer player on each seat, empty for a person."""
        return tuple(self.level(seat) for seat in range(len(self._sitters)))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are played at this screen."""
        return tuple(seat for seat in range(len(self.names)) if not self.is_computer(seat))

    def own_name(self, seat: int) -> str:
        """The name of a person at this screen."""
        return self.names[seat]

    @property
    def solo(self) -> bool:
        """True if one person plays, here, and all others are computer players."""
        return len(self.people) == 1

    @property
    def practice(self) -> bool:
        """True if moves may be taken back freely, and the match does not count."""
        return is_practice(self._match.record)

    @property
    def fairness(self) -> Fairness:
        """Whom computer players attack."""
        return fairness_of(self._match.record)

    @property
    def offers_hints(self) -> bool:
        """False in a challenge, which is the same for everybody."""
        return self.challenge is None

    @property
    def offers_aid(self) -> bool:
        """False in a challenge, too."""
        return self.offers_hints

    @property
    def assistance(self) -> Assistance:
        """The help that players have had in this match."""
        return assistance_in(self._match.record)

    def race_players(self, race: int) -> tuple[RacePlayer, ...]:
        """Return for each seat who is credited with a race, the latest one or an earlier one."""
        return race_players(self._match.record, race)

    def earlier_hands(self, seat: int) -> list[tuple[Card, ...]]:
        return [view_for(state, seat).hand for state, _ in self._match.record.latest_race()]

    def text(self) -> str:
        """The match so far as a record."""
        return self._match.record.text()

    def is_computer(self, seat: int) -> bool:
        """True if a computer player has this seat."""
        return self._sitters[seat].kind.startswith(COMPUTER)

    def level(self, seat: int) -> str:
        """The level of the computer player of a seat; empty for a person."""
        return level_of_kind(self._sitters[seat].kind)

    def next_match(self) -> tuple[Record, int]:
        """Return the record of the next match of the same players, and the seat that begins it."""
        match = self._match.state.match
        rules, points = self.rules, (0,) * len(match.games)
        header = Header(rules, self._sitters, points, match.games)
        return new_record(header, self.practice, self.fairness), (match.first + 1) % len(self.names)

    def challenge_again(self) -> Record:
        """Return the record of another attempt at the challenge of this match."""
        assert self.challenge is not None, "offered in a challenge only"
        from mille_rules.challenge_results import challenge_mark

        header = Header(self.rules, self._sitters)
        record = new_record(header, practice=False)
        record.add(challenge_mark(self.challenge))
        return record

    @property
    def trouble(self) -> OSError | None:
        """The error that keeps the match from its file, None if it is there."""
        return self._journal.trouble

    @property
    def unsaved(self) -> bool:
        """True if moves were made since the match was opened or saved."""
        return self._match.seq != self._saved_seq

    def is_saved(self) -> bool:
        """True if a file has the whole match; it is read to be sure, and written before."""
        self._journal.catch_up(self._match.record)
        text = self.text().encode()
        paths = [path for path in (self._journal.path, self.path) if path is not None]
        return any(_has(path, text) for path in paths)

    @property
    def file_behind(self) -> bool:
        """True if the player has saved the match to a file that lacks later moves."""
        return self._saved and self.unsaved

    def face(self, _seat: int) -> Face | None:
        """Faces are looked up by the names."""
        return None

    def presence(self, _seat: int) -> Reachability | None:
        """None: everybody is at this screen."""
        return None

    @property
    def answer_time(self) -> float | None:
        """None: at one screen there is no time limit."""
        return None

    def start(self) -> None:
        """Seat the players, and deal if the match has no race yet."""
        self._match.watch(ScreenPlayer(self, None))
        for seat in sorted(range(len(self._sitters)), key=self.is_computer):
            self._sit(seat)
        if self._match.state.phase is Phase.DEAL and not self._match.state.match.race:
            self.deal()

    def _sit(self, seat: int) -> None:
        """Let the player of a seat answer for it."""
        if self.is_computer(seat):
            level = self._sitters[seat].kind.removeprefix(COMPUTER)
            computer = ComputerPlayer(level, self._submit, self._thinker, self.fairness)
            self._computers[seat] = computer
            self._match.sit(seat, computer)
        else:
            self._match.sit(seat, ScreenPlayer(self, seat))

    def change_players(self, sitters: tuple[Sitter, ...], shown: int) -> None:
        """Give the seats to these players, whose position is that after `shown` moves.

        Computer players may have moved on, unseen: for a person that comes those moves are undone.
        """
        before, self._sitters = self._sitters, sitters
        changed = [seat for seat, sitter in enumerate(sitters) if sitter != before[seat]]
        if not changed:
            return
        for seat in changed:
            if seat in self._computers:
                self._computers.pop(seat).retire()
        if self.take_back is not None:
            self.take_back.hand_over(changed)
        if any(not self.is_computer(seat) for seat in changed):
            self._match.rewind(shown)
        for seat in changed:
            self._match.note(str(sit_note(seat, sitters[seat])))
        # The file that the player has saved lacks the change.
        self._saved_seq = -1
        self.seats_changed.emit()
        for seat in changed:
            self._sit(seat)
        if self.take_back is not None:
            self.take_back.go_on()

    def earlier_player(self, seat: int, *, computer: bool) -> Sitter | None:
        """Return the latest player of a kind who had a seat before its present one."""
        had = (change.before for change in self.seat_changes() if change.seat == seat)
        fitting = [sitter for sitter in had if sitter.kind.startswith(COMPUTER) == computer]
        return fitting[-1] if fitting else None

    def play_again(self, _seat: int) -> None:
        """Do nothing: a person for whom the computer plays here has given the seat away."""

    def seat_changes(self) -> tuple[SeatChange, ...]:
        """The changes of players in this match."""
        return tuple(seat_changes(self._match.record))

    def deal(self) -> None:
        """Begin the next race."""
        first = self._first
        if first is None:
            first = self._chance.randrange(len(self.names))
        self._match.deal(self._shuffled, first)

    def _autosave(self) -> None:
        """Write the match to its file unless it is there; called at intervals."""
        self._autosave_timer.setInterval(AUTOSAVE_AGAIN)
        self._journal.catch_up(self._match.record)
        self.autosaved.emit()

    def stop_autosave(self) -> None:
        """Stop writing: other programs may play the match now."""
        self._autosave_timer.stop()

    def _shuffled(self, cards: tuple[Card, ...]) -> Sequence[Card]:
        if self.challenge is not None:
            return self.challenge.deck(self._match.state.match.race + 1)
        return self._chance.sample(cards, len(cards))

    def _shuffle_discards(self, seat: int | None, update: Update) -> None:
        """Make the discards the draw pile when the match waits for that (rules 2.11)."""
        if seat is None and update.view.phase is Phase.SHUFFLE:
            self._match.shuffle(lambda discards: self._chance.sample(discards, len(discards)))

    def submit(self, seat: int, move: Move, seq: int, *, by_itself: bool = False) -> None:
        """Make a move for a seat at this screen that has seen the update `seq`."""
        if self.take_back is None:
            self._match.submit(seat, move, seq)
        else:
            self.take_back.submit(seat, move, seq, by_itself=by_itself)

    def hint(self, update: Update, told: "Told") -> None:
        """Call `told` with the ranked choices of an update, or with None if there is no answer.

        The hint is noted in the record, once, before the move that it is for.
        """
        from mille_rules.computer.explanations.questions import RankQuestion

        def answered(reply: "Reply | None") -> None:
            # An answer that comes after the move was no help.
            stays = update.view.seat in self.people
            if reply is not None and self._match.seq == update.seq and stays:
                self._note_hint(update.view.seat)
                told(reply)
            elif reply is None:
                told(None)

        self._thinker.judge(RankQuestion(update.view, update.choices), answered)

    def _note_end(self, seat: int | None, update: Update) -> None:
        """Note the time when a race has ended, for statistics that must be rebuilt."""
        if seat is None and update.events and update.view.phase in BETWEEN_RACES:
            self._match.note(ended_mark(update.view.match.race, time.time()))

    def note_aid(self, seat: int) -> None:
        """Note once that a seat has seen which cards are still out."""
        mark = aid_mark(seat)
        if mark not in self._match.record.notes():
            self._match.note(mark)

    def _note_hint(self, seat: int | None) -> None:
        mark = hint_mark(seat)
        if not has_since_move(self._match.record, mark):
            self._match.note(mark)

    def _forget_undone(self) -> None:
        """Note that the saved file has moves that were undone, if that is so."""
        if self._match.seq < self._saved_seq:
            # The moves that follow will not be those that were saved.
            self._saved_seq = -1

    def save(self, path: Path) -> None:
        """Write the match to a file; raises OSError."""
        save_record(self._match.record, path)
        self.path, self._saved = path, True
        self._saved_seq = self._match.seq


def _has(path: Path, text: bytes) -> bool:
    try:
        return path.read_bytes() == text
    except OSError:
        return False

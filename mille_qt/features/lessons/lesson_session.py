"""A lesson as a match that a table can show: kept nowhere, the others playing by the script."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mille_qt.features.lessons.coach import Coach
from mille_qt.features.lessons.lesson import PLAYER, Scripted
from mille_qt.features.lessons.staging import next_move, record_at
from mille_qt.features.lessons.words import player_names
from mille_qt.ui.presence import Presence
from mille_rules.legal import legal_moves
from mille_rules.match import Match
from mille_rules.moves import Move, MoveKind
from mille_rules.refusals import Refusal
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_rules.computer.worker.thinker import Told


class _Here:
    """The player, or whoever watches: passes updates on to the session."""

    def __init__(self, session: "LessonSession", seat: int | None) -> None:
        self._session, self._seat = session, seat

    def update(self, update: Update) -> None:
        self._session.updated.emit(self._seat, update)

    def refused(self, refusal: Refusal, update: Update) -> None:
        self._session.refused.emit(self._seat, refusal, update)


class LessonSession(QObject):
    """A TableSession that shows every move of the player to a coach before it is made."""

    updated = Signal(object, object)
    refused = Signal(object, object, object)
    seats_changed = Signal()
    #: A move has been judged, and is about to be made.
    judged = Signal()

    #: Nothing keeps a lesson, and so nothing has to tell it from others.
    match_id = ""
    #: It has advice of its own.
    on_network = practice = offers_hints = hinted = False
    challenge = trouble = answer_time = None
    people = (PLAYER,)

    def __init__(self, coach: Coach, parent: QObject | None = None) -> None:
        """Begin where the coach does."""
        super().__init__(parent)
        self._coach = coach
        self._match = Match(record_at(coach.lesson, coach.index, self.names))

    @property
    def seq(self) -> int:
        """How many moves have been made, the deal included."""
        return self._match.seq

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, in the language in force."""
        return player_names(self._coach.lesson.seats)

    @property
    def levels(self) -> tuple[str, ...]:
        """No computer player decides for anybody."""
        return ("",) * len(self.names)

    def is_computer(self, seat: int) -> bool:
        """Everybody but the player."""
        return seat != PLAYER

    def presence(self, _seat: int) -> Presence | None:
        """Everybody is at this screen: there is nothing to say about it."""
        return None

    def public_past(self) -> list[Update]:
        """What the public table has seen of the race."""
        return self._match.public_past()

    def start(self) -> None:
        """Show how the lesson begins."""
        self._match.watch(_Here(self, None))
        self._match.sit(PLAYER, _Here(self, PLAYER))

    def deal(self) -> None:
        """A lesson has one race."""

    def hint(self, _update: Update, told: "Told") -> None:
        """There is none."""
        told(None)

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move of the player; the others go on where it was meant, and wait where not.

        After a miss nothing more is played before it is taken back.
        """
        decides = move.kind is not MoveKind.DRAW
        if not decides or move not in legal_moves(self._match.state, seat):
            self._match.submit(seat, move, seq)
        elif self._coach.missed is None:
            then = self._coach.judge(move)
            self.judged.emit()
            self._match.submit(seat, move, seq)
            if then is not None:
                self.go_on(then)

    def go_on(self, then: tuple[Scripted, ...]) -> None:
        """Have the others play, until the player is to act."""
        script = list(then)
        while (made := next_move(self._match.state, script)) is not None:
            if script and made == script[0]:
                script.pop(0)
            self._match.submit(made.seat, made.move, self._match.seq)

    def taken_back_with(self, seat: int) -> tuple[int, ...]:
        """The other seats that lose moves when this seat takes back its last decision."""
        return self._match.taken_back_with(seat)

    def take_back(self, seat: int) -> bool:
        """Go back to before the move that was not meant."""
        return self._match.take_back(seat)

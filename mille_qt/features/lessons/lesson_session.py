"""A lesson as a session that a table can show: never saved, with scripted opponents."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from mille_qt.features.lessons.coach import Coach
from mille_qt.features.lessons.lesson import PLAYER, ScriptedMove
from mille_qt.features.lessons.scripted_match import next_move, record_at
from mille_qt.session.race_players import RacePlayer
from mille_qt.session.record_info import Assistance
from mille_qt.session.table_session import RaceTimeline, ScreenPlayer
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.presence import Reachability
from mille_rules.legal import legal_moves
from mille_rules.match import Match
from mille_rules.moves import Move, MoveKind
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_rules.computer.player import Told
    from mille_rules.seating import SeatChange


#: The other players by seat from 1; in teams Yvette is the partner.
_OTHERS = ("Marcel", "Yvette", "Lucien")


def player_names(seats: int) -> tuple[str, ...]:
    """Return the names of the players in the current language."""
    return (QCoreApplication.translate("Texts", "You"), *_OTHERS[: seats - 1])


class LessonSession(QObject):
    """A TableSession whose coach judges every move of the player before it is made."""

    updated = Signal(object, object)
    refused = Signal(object, object, object)
    seats_changed = Signal()
    #: A move has been judged and is about to be made.
    judged = Signal()

    #: Only saved matches have an id.
    match_id = ""
    on_network = dealing = practice = offers_hints = offers_aid = False
    assistance = Assistance()
    #: The steps of a lesson contain each Continue.
    solo = False
    challenge = trouble = answer_time = take_back = None
    people = (PLAYER,)

    def __init__(self, coach: Coach, parent: QObject | None = None) -> None:
        """Start at the coach's current step."""
        super().__init__(parent)
        self._coach = coach
        #: The number of moves before the player's latest one.
        self._before = 0
        self.timeline = RaceTimeline(lambda _latest: self._match.public_past())
        self._match = Match(record_at(coach.lesson, coach.index, self.names))

    @property
    def seq(self) -> int:
        """Number of moves made, including the deal."""
        return self._match.seq

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, in the current language."""
        return player_names(self._coach.lesson.seats)

    @property
    def levels(self) -> tuple[str, ...]:
        """Empty levels: the script plays, not a computer player."""
        return ("",) * len(self.names)

    def race_players(self, _race: int) -> tuple[RacePlayer, ...]:
        """Return nobody: lessons do not count."""
        return ()

    def seat_changes(self) -> "tuple[SeatChange, ...]":
        """Return nothing: everybody stays."""
        return ()

    def is_computer(self, seat: int) -> bool:
        """True for every seat but the player's."""
        return seat != PLAYER

    def level(self, _seat: int) -> str:
        """The opponents of a lesson have no level."""
        return ""

    def face(self, _seat: int) -> Face | None:
        """Faces are looked up by the names."""
        return None

    def presence(self, _seat: int) -> Reachability | None:
        """Return None: nobody plays over a network."""
        return None

    def start(self) -> None:
        """Start emitting updates."""
        self._match.watch(ScreenPlayer(self, None))
        self._match.sit(PLAYER, ScreenPlayer(self, PLAYER))

    def deal(self) -> None:
        """Do nothing: a lesson has one race."""

    def hint(self, _update: Update, told: "Told") -> None:
        """Report that there is no hint."""
        told(None)

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move of the player, and the others' replies if it is accepted.

        A rejected move must be taken back before another one is made.
        """
        decides = move.kind is not MoveKind.DRAW
        if not decides or move not in legal_moves(self._match.state, seat):
            self._match.submit(seat, move, seq)
        elif self._coach.rejected is None:
            replies, self._before = self._coach.judge(move), self._match.seq
            self.judged.emit()
            self._match.submit(seat, move, seq)
            if replies is not None:
                self._play_replies(replies)

    def _play_replies(self, replies: tuple[ScriptedMove, ...]) -> None:
        """Play the other seats' moves until the player is to act."""
        script = list(replies)
        while (made := next_move(self._match.state, script)) is not None:
            if script and made == script[0]:
                script.pop(0)
            self._match.submit(made.seat, made.move, self._match.seq)

    def note_aid(self, _seat: int) -> None:
        """Do nothing: a lesson offers no aid."""

    def undo_rejected(self) -> None:
        """Take back the rejected move, even one that has ended the race."""
        self._match.rewind(self._before)

"""A lesson as a session that a table can show: prepared cards, scripted opponents, never saved."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mille_qt.features.lessons.coach import Coach
from mille_qt.features.lessons.lesson import PLAYER, Lesson, ScriptedMove, parse_script
from mille_qt.session.race_players import RacePlayer
from mille_qt.session.record_info import Assistance
from mille_qt.session.table_session import RaceTimeline, ScreenPlayer
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.presence import Reachability
from mille_qt.ui.texts.cards import printed_miles
from mille_qt.ui.translation import translate
from mille_rules.cards import Card, cards_of
from mille_rules.legal import legal_moves
from mille_rules.match import Match
from mille_rules.moves import DRAW, PASS, Move, MoveKind, deal, discard, parse_move
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import DEFAULT_RULES, RuleSet
from mille_rules.state import Phase, State, to_act
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_rules.computer.player import Told
    from mille_rules.seating import SeatChange


#: The other players by seat from 1; in teams Yvette is the partner.
_OTHERS = ("Marcel", "Yvette", "Lucien")

#: Hands are filled up with distances up to this one: with longer ones the others could win.
_MOST_FILLING_MILES = 100
_PHASE_MOVES = {
    Phase.PLAY: (MoveKind.PLAY, MoveKind.DISCARD),
    Phase.ANSWER: (MoveKind.COUP, MoveKind.PASS),
    Phase.EXTENSION: (MoveKind.EXTEND, MoveKind.FINISH),
}


def deck_for(lesson: Lesson) -> tuple[Card, ...]:
    """Return a deck that deals a lesson's hands and draws; ValueError if that is impossible."""
    left = list(cards_of(DEFAULT_RULES.deck_for(lesson.seats)))
    hands = [_parse_cards(hand) for hand in lesson.hands]
    hands += [[] for _ in range(lesson.seats - len(hands))]
    draws = _parse_cards(lesson.draws)
    for held in (*hands, draws):
        for card in held:
            left.remove(card)
    filling = _harmless_first(left)
    for hand in hands:
        hand += [filling.pop(0) for _ in range(DEFAULT_RULES.hand_size - len(hand))]
    order = [hands[(lesson.first + turn) % lesson.seats] for turn in range(lesson.seats)]
    dealt = [hand[i] for i in range(DEFAULT_RULES.hand_size) for hand in order]
    return (*dealt, *draws, *filling)


def _parse_cards(text: str) -> list[Card]:
    return [Card.from_slug(slug) for slug in text.split()]


def _harmless_first(cards: list[Card]) -> list[Card]:
    """Sort the cards: shorter distances alternately, then everything else."""
    seen: dict[Card, int] = {}
    keys = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        keys.append((not 0 < printed_miles(card) <= _MOST_FILLING_MILES, seen[card], card))
    return [card for _, _, card in sorted(keys)]


def record_at(lesson: Lesson, step: int, names: Sequence[str]) -> Record:
    """Return the record of a lesson at the start of a step.

    Raises RefusedError or ValueError for a script that cannot be played.
    """
    sitters = (
        Sitter("human" if seat == PLAYER else "computer-lesson", names[seat])
        for seat in range(lesson.seats)
    )
    record = Record(Header(DEFAULT_RULES, tuple(sitters)))
    opening = deal(1, lesson.first, deck_for(lesson))
    record.make(None, opening)
    script = _script_until(lesson, step)
    while (made := next_move(record.state, script)) is not None:
        if script and made == script[0]:
            script.pop(0)
        record.make(*made)
    if script:
        raise ValueError(f"{lesson.slug}: nobody can make {script[0]}")
    return record


def _script_until(lesson: Lesson, step: int) -> list[ScriptedMove]:
    """Return all moves before a step, with the first accepted move of each earlier step."""
    script = list(parse_script(lesson.opening_moves))
    for earlier in lesson.steps[:step]:
        if earlier.accepted:
            script.append(ScriptedMove(PLAYER, parse_move(earlier.accepted[0])))
        script += parse_script(earlier.replies)
    return script


def next_move(state: State, script: Sequence[ScriptedMove]) -> ScriptedMove | None:
    """Return the next move of the script or of another seat; None if the player must decide.

    A seat without a scripted move draws, does not answer attacks, and discards the drawn card.
    """
    seats = to_act(state)
    due = script[0] if script else None
    if due and due.seat in seats and due.move.kind in _PHASE_MOVES.get(state.phase, ()):
        return due
    others = [seat for seat in seats if seat != PLAYER]
    if others:
        return ScriptedMove(others[0], _idle_move(state, others[0]))
    plays_later = any(later.seat == PLAYER for later in script)
    if seats and state.phase is Phase.DRAW and plays_later:
        return ScriptedMove(PLAYER, DRAW)
    return None


def _idle_move(state: State, seat: int) -> Move:
    if state.phase is Phase.DRAW:
        return DRAW
    return PASS if state.phase is Phase.ANSWER else discard(state.hands[seat][-1])


def player_names(seats: int) -> tuple[str, ...]:
    """Return the names of the players in the current language."""
    return (translate("Texts", "You"), *_OTHERS[: seats - 1])


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
    challenge = trouble = answer_time = take_back = speech = None
    people = (PLAYER,)

    def __init__(self, coach: Coach, parent: QObject | None = None) -> None:
        """Start at the coach's current step."""
        super().__init__(parent)
        self._coach = coach
        #: The number of moves before the player's latest one.
        self._before = 0
        self.timeline = RaceTimeline(lambda _latest: self._match.public_past())
        self._match = Match(record_at(coach.lesson, coach.index, self.names))

    @staticmethod
    def earlier_hands(_seat: int) -> tuple[()]:
        """None: a lesson begins in the middle of a race."""
        return ()

    @property
    def seq(self) -> int:
        """Number of moves made, including the deal."""
        return self._match.seq

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, in the current language."""
        return player_names(self._coach.lesson.seats)

    @property
    def rules(self) -> RuleSet:
        """The rules of the match."""
        return DEFAULT_RULES

    @property
    def sides(self) -> int:
        """The number of sides."""
        return self.rules.sides_for(self._coach.lesson.seats)

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

    def play_again(self, _seat: int) -> None:
        """Do nothing: the computer never plays for the player."""

    def own_name(self, seat: int) -> str:
        """Return the name of the player."""
        return self.names[seat]

    def submit(self, seat: int, move: Move, seq: int, *, by_itself: bool = False) -> None:  # noqa: ARG002
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

"""The session of a table on the network, with the same interface as a local match."""

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QDeadlineTimer, QObject, Signal

from mille_net.messages import (
    KickReason,
    RefusalCode,
    SetTable,
    Table,
    TablePhase,
    TakeBackAsked,
    TakeBackOver,
)
from mille_net.messages.wire_rules import rule_lines
from mille_net.tables import ChatLine, DealReport, LinkPhase, LinkState
from mille_qt.features.lan.lan_take_back import LanTakeBack, takes_back
from mille_qt.features.lan.phrases import phrases
from mille_qt.features.lan.refusals import EndCode, network_refusal
from mille_qt.features.lan.table_state import TableState, terms_of
from mille_qt.play.panels.turn_clock import TurnClock
from mille_qt.session.race_players import RacePlayer
from mille_qt.session.record_info import Assistance
from mille_qt.session.table_session import RaceTimeline
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.presence import Reachability
from mille_rules.moves import Move
from mille_rules.refusals import Code, Refusal
from mille_rules.rulesets import RuleSet
from mille_rules.state import BETWEEN_RACES, Question
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_net.guest.remote_table import RemoteTable
    from mille_rules.computer.player import Told
    from mille_rules.seating import SeatChange

#: Seconds for the answer to a hazard. The host closes the question after ten, and a late answer
#: must still arrive in time.
ANSWER_TIME = 9.0
#: Lines of chat that are shown; drawing all lines of an evening again would take seconds.
LINES_KEPT = 300
#: Minimum number of seconds for which a question is shown.
LEAST_TIME = 0.3


class LanSession(TableState):
    """Stores what a table reports, and emits signals; requests go through `remote`."""

    updated = Signal(object, object)
    refused = Signal(object, object, object)
    seats_changed = Signal()
    #: A LinkState; the Table; a ChatLine; a DealReport; a sentence; an EndCode, the parameters of
    #: its sentence and a KickReason.
    link_changed = Signal(object)
    table_changed = Signal(object)
    chat_said = Signal(object)
    #: The seat of the person who reminds others, and the seats of those.
    nudged = Signal(int, object)
    #: There is another TurnClock, or none.
    turn_clock_changed = Signal()
    muted_changed = Signal()
    deal_reported = Signal(object)
    request_denied = Signal(str)
    over = Signal(object, object, object)

    on_network = True
    solo = practice = False
    #: Deals on the network are never challenges.
    challenge = None
    #: No hints: the other players have not agreed to them.
    offers_hints = False
    #: Every screen can count the cards that it has been shown.
    offers_aid = True
    #: Matches on the network are saved by their host.
    trouble = None

    def __init__(
        self, own_names: tuple[str, ...], watching: bool = False, parent: QObject | None = None
    ) -> None:
        """`own_names` are the people at this screen."""
        super().__init__(own_names, watching, parent)
        #: The latest lines of chat.
        self.chat_lines: deque[ChatLine] = deque(maxlen=LINES_KEPT)
        #: Guests whose lines of chat are hidden.
        self.muted: frozenset[int] = frozenset()
        self.deals: dict[int, DealReport] = {}
        #: The latest time for a turn that the table has told of.
        self.turn_clock: TurnClock | None = None
        #: True if the table continues a score sheet.
        self.from_sheet = False
        self._remote: RemoteTable | None = None
        self._latest: dict[int | None, Update] = {}
        self.timeline = RaceTimeline()
        self.assistance = Assistance()
        self.take_back = LanTakeBack(self, self._latest, lambda: self.remote)
        self._playing = False
        #: Faces that were sent to the table and are not in its answer yet, by seat.
        self._faces_sent: dict[int, Face] = {}
        self._question: Question | None = None
        self._answer_by = QDeadlineTimer(QDeadlineTimer.ForeverConstant.Forever)
        # True if the table has been between races since the last race that was shown.
        self._rested = False

    @property
    def remote(self) -> "RemoteTable":
        """The requests to the table."""
        assert self._remote is not None
        return self._remote

    def attach(self, remote: "RemoteTable") -> None:
        """Set the object for requests."""
        self._remote = remote

    def change_rules(self, rules: RuleSet) -> None:
        """Ask for other rules at this table, which the owner may change between matches."""
        table = self.table
        assert table is not None
        told, seats, terms = rule_lines(rules), len(table.seats), terms_of(table)
        self.remote.set_table(SetTable(name=table.name, rules=told, seats=seats, **terms))

    # -- what the table tells -----------------------------------------------------

    def stop_listening(self) -> None:
        """Emit no more signals for what the table reports."""
        self.remote.stop_listening()

    def on_link(self, state: LinkState) -> None:
        """Store and announce the state of the connection."""
        self.link = state
        if state.link is LinkPhase.SEATED:
            self.me = state.me
        self.link_changed.emit(state)
        self.seats_changed.emit()

    def on_table(self, table: Table) -> None:
        """Store and announce the table."""
        if self.table is not None and self.table.game != table.game:
            # Another match at this table: nothing of the last one must be shown again.
            self._latest.clear()
            self.timeline.clear()
            self.deals.clear()
            self.turn_clock = None
            self.from_sheet = False
            self.assistance = Assistance()
            self.take_back.forget()
            self._playing = False
        self._rested = self._rested or table.phase in (TablePhase.BETWEEN, TablePhase.OVER)
        self.table = table
        self.send_faces()
        self.table_changed.emit(table)
        self.seats_changed.emit()

    def send_faces(self) -> None:
        """Tell the table the faces of the people here, unless it knows them or was told."""
        before, self._faces_sent = self._faces_sent, {}
        for seat in self.people:
            info, face = self.seats[seat], self.own_face(self.seats[seat].name)
            if (info.portrait, info.colour) != face.numbers:
                self._faces_sent[seat] = face
                if before.get(seat) != face:
                    self.remote.set_face(seat, *face.numbers)

    def on_update(self, seat: int | None, update: Update) -> None:
        """Store an update, and announce it once the match is shown."""
        self._latest[seat] = update
        self.take_back.follow(seat, update)
        if update.view.question != self._question:
            # The time begins now, even if the animation of the hazard takes long.
            self._question = update.view.question
            self._answer_by = QDeadlineTimer(round(ANSWER_TIME * 1000))
        if takes_back(update):
            races = self.assistance.taken_back | {update.view.match.race}
            self.assistance = self.assistance._replace(taken_back=races)
        if seat is None:
            # A shared screen shows the public update, which comes after that of the first seat.
            self._rested = self._rested and update.view.phase in BETWEEN_RACES
            self.timeline.add(update)
        if self._playing:
            self.updated.emit(seat, update)

    def on_move_refused(self, seat: int, refusal: Refusal | RefusalCode, update: Update) -> None:
        """Announce that the rules or the table have refused a move."""
        before = self._latest.get(seat)
        if before is None or before.seq != update.seq:
            self.on_update(seat, update)
        if isinstance(refusal, Refusal):
            self.refused.emit(seat, refusal, update)
        else:
            self.refused.emit(seat, Refusal(Code.STALE), update)
            self.request_denied.emit(network_refusal(refusal, {}))

    def on_request_refused(self, _what: str, code: RefusalCode, params: Mapping[str, int]) -> None:
        """Announce that the table has refused a request."""
        self.request_denied.emit(network_refusal(code, params))

    def on_chat(self, line: ChatLine) -> None:
        """Store and announce a line of chat."""
        self.chat_lines.append(line)
        self.chat_said.emit(line)

    def on_nudge(self, seat: int, seats: tuple[int, ...]) -> None:
        """Announce that a player reminds others of their turn, unless that player is muted."""
        known = max(seat, *seats) < len(self.seats)
        if known and self.seats[seat].guest not in self.muted:
            self.nudged.emit(seat, seats)

    def on_turn_time(self, seat: int, left: int, runs: bool) -> None:
        """Store how much time is left for a turn."""
        limit = None if self.table is None else self.table.turn_limit
        if limit is None or seat >= len(self.seats):
            return
        self.turn_clock = TurnClock(seat, min(left, limit), limit, runs)
        self.turn_clock_changed.emit()

    def on_deal(self, report: DealReport) -> None:
        """Store and announce how far the proof of a deal is."""
        self.deals[report.race] = report
        self.deal_reported.emit(report)

    def on_take_back_asked(self, asked: TakeBackAsked) -> None:
        """Announce that a seat wants to take back its move."""
        self.take_back.show_question(asked)

    def on_take_back_over(self, over: TakeBackOver) -> None:
        """Announce that such a question has been answered."""
        self.take_back.show_outcome(over)

    def on_ended(
        self, code: EndCode, params: Mapping[str, int], reason: KickReason | None = None
    ) -> None:
        """Announce that the connection to the table has ended for good."""
        self.over.emit(code, params, reason)

    def mute(self, guests: frozenset[int]) -> None:
        """Hide all lines of chat of these guests."""
        self.muted = guests
        self.muted_changed.emit()

    @property
    def speech(self) -> Self:
        """This session says quick phrases."""
        return self

    def phrases(self) -> tuple[str, ...]:
        """Return the quick phrases of this program, in the current language."""
        return phrases()

    def say_phrase(self, number: int, seat: int | None) -> None:
        """Say a quick phrase; `seat` is that of the person here who says it."""
        self.remote.chat(phrases()[number], number, seat)

    def nudge(self) -> None:
        """Remind the players at other computers whose turn it is."""
        if self.speaker is not None:
            self.remote.nudge(self.speaker)

    # -- the match ----------------------------------------------------------------

    @property
    def awaited_elsewhere(self) -> tuple[int, ...]:
        """The seats of connected people at other computers for whom the match waits."""
        latest, table = self.latest(), self.table
        if latest is None or table is None or table.paused is not None:
            return ()
        if table.phase is not TablePhase.PLAY:
            return ()
        others = [seat for seat in latest.view.to_act if seat not in self.people]
        away = Reachability.AWAY
        return tuple(
            seat
            for seat in others
            if not self.is_computer(seat) and self.presence(seat) is not away
        )

    @staticmethod
    def earlier_hands(_seat: int) -> tuple[()]:
        """None: what a guest has seen is not kept."""
        return ()

    @property
    def dealing(self) -> bool:
        """True while the next race is being dealt."""
        playing = self.table is not None and self.table.phase is TablePhase.PLAY
        return playing and self._rested

    def latest(self) -> Update | None:
        """Return the latest public update, or one of a seat here; None before the first deal."""
        return self._latest.get(None) or next(iter(self._latest.values()), None)

    @property
    def answer_time(self) -> float:
        """Seconds left for the answer to a hazard."""
        return max(self._answer_by.remainingTime() / 1000, LEAST_TIME)

    def start(self) -> None:
        """Start emitting updates, beginning with the latest."""
        self._playing = True
        for seat, update in list(self._latest.items()):
            self.updated.emit(seat, update)

    def deal(self) -> None:
        """Declare everybody at this screen ready for the next race."""
        self.remote.next_race()

    def race_players(self, _race: int) -> tuple[RacePlayer, ...]:
        """Return the players at the table: a computer that stands in plays for its person."""
        people = self.people
        return tuple(
            RacePlayer(name, self.levels[seat], here=seat in people)
            for seat, name in enumerate(self.names)
        )

    def seat_changes(self) -> "tuple[SeatChange, ...]":
        """Return nothing: the notices of the table tell of them."""
        return ()

    def play_again(self, seat: int) -> None:
        """Ask the host to let the person on a seat here play again."""
        self.remote.stand_in(seat, False)

    def submit(self, seat: int, move: Move, seq: int, *, by_itself: bool = False) -> None:  # noqa: ARG002
        """Make a move for a seat at this screen that has seen the update `seq`; the host waits."""
        self.remote.submit(seat, move, seq)

    def hint(self, _update: Update, told: "Told") -> None:
        """Return no hint."""
        told(None)

    def note_aid(self, _seat: int) -> None:
        """Note for the statistics of this screen that the match was played with the aid."""
        self.assistance = self.assistance._replace(aided=True)

"""A table on the network as the window sees it: to the game page like any other match."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QObject, Signal

from mille_net.messages import (
    KickReason,
    RefusalCode,
    Table,
    TablePhase,
)
from mille_net.tables import ChatLine, DealReport, LinkPhase, LinkState
from mille_qt.features.lan.table_state import TableState
from mille_qt.session.race_timeline import RaceTimeline
from mille_qt.ui.texts.lan import EndCode
from mille_qt.ui.texts.lan_refusals import network_refusal
from mille_rules.moves import Move
from mille_rules.refusals import Code, Refusal
from mille_rules.state import BETWEEN_RACES, Question
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_net.guest.remote_table import RemoteTable
    from mille_rules.computer.player import Told

#: Seconds for the answer to a hazard. The host closes the question after ten; what a player
#: decides in the last moment must still get there.
ANSWER_TIME = 9.0
#: Seconds that a question is to be seen in any case.
LEAST_TIME = 0.3


class LanSession(TableState):
    """Keeps the latest of all that a table tells; `remote` is what it is asked through."""

    updated = Signal(object, object)
    refused = Signal(object, object, object)
    seats_changed = Signal()
    #: A LinkState; the Table; a ChatLine; a DealReport; a sentence; an EndCode, the parameters of
    #: its sentence and a KickReason.
    link_changed = Signal(object)
    table_changed = Signal(object)
    chat_said = Signal(object)
    muted_changed = Signal()
    deal_reported = Signal(object)
    request_denied = Signal(str)
    over = Signal(object, object, object)

    on_network = True
    practice = False
    #: Cards at a table come from everybody there.
    challenge = None
    #: The others at the table have agreed to no help.
    offers_hints = hinted = False
    #: Matches on the network are kept by their host.
    trouble = None

    def __init__(
        self, own_names: tuple[str, ...], watching: bool = False, parent: QObject | None = None
    ) -> None:
        """`own_names`: the people at this screen."""
        super().__init__(own_names, watching, parent)
        self.chat_lines: list[ChatLine] = []
        #: Guests whose lines are not shown here.
        self.muted: frozenset[int] = frozenset()
        self.deals: dict[int, DealReport] = {}
        #: Whether the table was opened to go on from a score sheet.
        self.from_sheet = False
        self._remote: RemoteTable | None = None
        self._latest: dict[int | None, Update] = {}
        self.timeline = RaceTimeline()
        self._playing = False
        self._question: Question | None = None
        self._answer_by = QDeadlineTimer(QDeadlineTimer.ForeverConstant.Forever)
        # Whether the table has rested since the last race that ended here.
        self._rested = False

    @property
    def remote(self) -> "RemoteTable":
        """What the table is asked through."""
        assert self._remote is not None
        return self._remote

    def attach(self, remote: "RemoteTable") -> None:
        """Ask through this from now on."""
        self._remote = remote

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
            # Another match at this table: nothing of the last one is shown again.
            self._latest.clear()
            self.timeline.clear()
            self.deals.clear()
            self.from_sheet = False
            self._playing = False
        self._rested = self._rested or table.phase in (TablePhase.BETWEEN, TablePhase.OVER)
        self.table = table
        self.table_changed.emit(table)
        self.seats_changed.emit()

    def on_update(self, seat: int | None, update: Update) -> None:
        """Store an update, and announce it once the match is shown."""
        self._latest[seat] = update
        if update.view.question != self._question:
            # It counts from now, however long the table takes to show what led to it.
            self._question = update.view.question
            self._answer_by = QDeadlineTimer(round(ANSWER_TIME * 1000))
        self._rested = self._rested and update.view.phase in BETWEEN_RACES
        if seat is None:
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

    def on_deal(self, report: DealReport) -> None:
        """Store and announce how far the proof of a deal is."""
        self.deals[report.race] = report
        self.deal_reported.emit(report)

    def on_ended(
        self, code: EndCode, params: Mapping[str, int], reason: KickReason | None = None
    ) -> None:
        """Announce that the connection to the table has ended for good."""
        self.over.emit(code, params, reason)

    def mute(self, guests: frozenset[int]) -> None:
        """Show nothing more of what these guests say, nor of what they have said."""
        self.muted = guests
        self.muted_changed.emit()

    # -- the match ----------------------------------------------------------------

    @property
    def dealing(self) -> bool:
        """Whether the table has gone on to a race whose cards have not come yet."""
        playing = self.table is not None and self.table.phase is TablePhase.PLAY
        return playing and self._rested

    def latest(self) -> Update | None:
        """How the public table stands, or what a seat here saw last; None before the first deal."""
        return self._latest.get(None) or next(iter(self._latest.values()), None)

    @property
    def answer_time(self) -> float:
        """Seconds that are left for the answer to a hazard."""
        return max(self._answer_by.remainingTime() / 1000, LEAST_TIME)

    def start(self) -> None:
        """Begin to tell what happens, from how things stand."""
        self._playing = True
        for seat, update in list(self._latest.items()):
            self.updated.emit(seat, update)

    def deal(self) -> None:
        """Say that everybody here is ready for the next race."""
        self.remote.next_race()

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Have a move made for a seat at this screen that has seen the update `seq`."""
        self.remote.submit(seat, move, seq)

    def hint(self, _update: Update, told: "Told") -> None:
        """There is none."""
        told(None)

    def taken_back_with(self, _seat: int) -> tuple[int, ...]:
        """Nobody: nothing is taken back here."""
        return ()

    def take_back(self, _seat: int) -> bool:
        """Nothing is taken back where others have seen it."""
        return False

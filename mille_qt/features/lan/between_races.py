"""The part of the score sheet about fairness of the deal, and who is ready for the next race."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mille_net.messages import SeatKind, Table, TablePhase
from mille_net.tables import ChatLine, DealReport, DealState
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.notices import lost_connection
from mille_qt.features.lan.phrase_menu import PhraseButton
from mille_qt.features.lan.phrases import line_text
from mille_qt.features.lan.table_state import seat_names
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, TextLine, in_column, in_row


class BetweenRaces(Translated, QWidget):
    """Shows a line of text; `ready_changed` is emitted when `way_on` changes."""

    ready_changed = Signal()

    def __init__(self, session: LanSession, race: int, parent: QWidget | None = None) -> None:
        """`race` is the number of the finished race, from 1."""
        super().__init__(parent)
        self._session, self._race = session, race
        self.alarm, self.proof, self.ready = Label(), Label(), QuietText()
        self.talk, self.phrase_button = TextLine(), PhraseButton(session)
        #: The latest line of chat that was said while this is shown.
        self._said: ChatLine | None = None
        self.talk.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.now_button = QPushButton()
        self.proof.setProperty("proof", "good")
        self.alarm.setProperty("proof", "failed")
        self.alarm.setWordWrap(True)
        self.alarm.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._arrange()
        self.now_button.clicked.connect(lambda: session.remote.start())  # noqa: PLW0108
        session.table_changed.connect(self._changed)
        session.deal_reported.connect(self._changed)
        session.link_changed.connect(self._changed)
        session.chat_said.connect(self._hear)
        self.retranslate()

    def _arrange(self) -> None:
        row = in_row(
            self.proof, (self.ready, 1), (self.talk, 1), self.phrase_button, self.now_button, gap=1
        )
        in_column(self.alarm, row, of=self, gap=0.3)

    def _hear(self, line: ChatLine) -> None:
        """Show what somebody says, since the chat is on another page."""
        if not line.again and line.guest not in self._session.muted:
            self._said = line
            self.retranslate()

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """Return the names of players at other screens who are not ready yet."""
        table = self._session.table
        return () if table is None else tuple(_missing(table, self._session.people))

    @property
    def is_ready(self) -> bool:
        """True if the players at this screen are ready."""
        table = self._session.table
        return table is not None and self._session.me in table.ready_next

    @property
    def _reminded(self) -> bool:
        """Return True if a player at this screen was reminded."""
        return any(self._session.seats[seat].idle for seat in self._session.people)

    def way_on(self) -> tuple[str, bool]:
        """Return the text of the button for the next race, and whether it is enabled."""
        table = self._session.table
        waiting = self.tr("Waiting for the others"), False
        if table is None or not self._session.people:
            return waiting
        if table.phase is TablePhase.OVER:
            owner = self._session.owner
            return (self.tr("Play &again"), True) if owner else waiting
        return waiting if self.is_ready else (self.tr("Read&y"), True)

    def _changed(self, _news: object) -> None:
        self.retranslate()

    def retranslate(self) -> None:
        self._say_proof(self._session.deals.get(self._race))
        table = self._session.table
        between = table is not None and table.phase is TablePhase.BETWEEN
        missing = self.waiting_for if between else ()
        text = lost_connection(self._session) or (self._who_is_ready(missing) if between else "")
        self.ready.setText(text)
        self.ready.setVisible(bool(text))
        if self._said is not None:
            name = isolated(self._session.speaker_name(self._said))
            text = self.tr("{name}: {words}").format(name=name, words=line_text(self._said))
            self.talk.setText(text)
        self.now_button.setText(self.tr("Deal &now"))
        set_tooltip(self.now_button, self.tr("Start the next race without waiting"))
        self.now_button.setVisible(self._session.owner and bool(missing) and self.is_ready)
        self.ready_changed.emit()

    def _who_is_ready(self, missing: tuple[str, ...]) -> str:
        """Describe for whom the next race waits: first the player here, then others."""
        if self._reminded:
            return self.tr("The others are waiting for you: press Ready.")
        parts = []
        if self._session.people and not self.is_ready:
            parts.append(self.tr("Press Ready to go on."))
        if missing:
            text = self.tr("Still waiting for {names}.")
            parts.append(text.format(names=names_together(missing)))
        table = self._session.table
        if not parts and table is not None and table.ready_next:
            parts.append(self.tr("Everyone is ready."))
        return " ".join(parts)

    def _say_proof(self, report: DealReport | None) -> None:
        text = tip = alarm = ""
        if report is not None and report.state is DealState.VERIFIED:
            text = self.tr("✓ Deal verified")
            tip = self.tr(
                "All computers at the table shuffled together, and yours has checked the result: "
                "nobody, not even the host, chose the cards."
            )
        elif report is not None and report.state is DealState.FAILED:
            alarm = self.tr(
                "The deal of race {race} was not fair: these were not the cards that were "
                "shuffled. The proof is in {path}. Talk to the host before you go on."
            ).format(race=number(report.race), path=report.evidence)
        elif report is not None and report.state is DealState.PARTLY:
            text = self.tr("Deal not fully checked")
            tip = self.tr("This computer missed part of the race. Everything it saw was correct.")
        self.alarm.setText(alarm)
        self.alarm.setVisible(bool(alarm))
        self.proof.setText(text)
        set_tooltip(self.proof, tip)
        self.proof.setAccessibleDescription(tip)
        self.proof.setVisible(bool(text))


def _missing(table: Table, own: Collection[int]) -> list[str]:
    """Return the names of connected players who are not ready, except in the seats `own`."""
    return [
        name
        for index, (name, seat) in enumerate(zip(seat_names(table), table.seats, strict=True))
        if index not in own
        and seat.kind is SeatKind.HUMAN
        and not seat.stand_in
        and seat.guest is not None
        and seat.guest not in table.ready_next
    ]

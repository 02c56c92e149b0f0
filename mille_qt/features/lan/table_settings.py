"""The dialog for changing the settings of an open table, all of them only before a match."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from mille_net.messages import SetTable, TablePhase, seats_kept
from mille_net.messages.wire_rules import rule_lines
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.table_form import TableForm
from mille_qt.features.lan.table_state import terms_of
from mille_qt.ui.page_layout import CentredColumn, SideBySide
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.rules_choice import RulesChoice, RulesSheet
from mille_qt.ui.setup.seat_list import SeatCounts
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import TITLE, Heading, QuietText, TroubleText, fill, in_row, text_height
from mille_qt.ui.window_titles import set_window_title

Role = QDialogButtonBox.ButtonRole
SIZE = QSize(60, 32)  # lines of text


class TableSettings(Translated, QDialog):
    """Shows the current settings; `chosen` carries the SetTable request."""

    chosen = Signal(object)

    def __init__(
        self, session: LanSession, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        keep_open(self)
        table = session.table
        assert table is not None
        self._session, self._table = session, table
        self.title, self.note = Heading(TITLE), QuietText()
        self.counts, self.rules, self.trouble = SeatCounts(), RulesChoice(settings), TroubleText()
        self.sheet = TableForm(self.counts, self.rules.length, settings)
        self.name_field, self.access = self.sheet.name_field, self.sheet.access
        self.buttons = QDialogButtonBox()
        self.ok_button = self.buttons.addButton("", Role.AcceptRole)
        self.cancel_button = self.buttons.addButton("", Role.RejectRole)
        self._arrange()
        self._begin()
        self._connect()
        self.retranslate()
        wanted = SIZE * text_height()
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.95))

    def _arrange(self) -> None:
        scroll = CentredColumn(SIZE.width(), self)
        rules = RulesSheet(self.rules)
        rules.column.addStretch(1)
        fill(scroll.column, self.title, self.note, SideBySide(self.sheet, rules))
        row = in_row((self.trouble, 1), 0, self.buttons)
        fill(QVBoxLayout(self), scroll, 1, row)

    def _begin(self) -> None:
        table = self._table
        self.name_field.setText(table.name)
        self.access.show_terms(terms_of(table))
        self.rules.set_rules(self._session.rules)
        self.counts.set_count(len(table.seats), self._session.rules.teams)
        for widget in (self.counts, self.rules, self.rules.length):
            widget.setEnabled(self._other_games)

    def _connect(self) -> None:
        self.ok_button.setDefault(True)
        self.counts.chosen.connect(self._offer_rules)
        self.rules.changed.connect(lambda: self.trouble.say(""))
        self.rules.teams_proposed.connect(self.counts.set_teams)
        self.buttons.accepted.connect(self._ask)
        self.buttons.rejected.connect(self.reject)

    def _offer_rules(self) -> None:
        count, handicaps = self.counts.count, self._session.rules.handicaps
        # Where seats go, players move up; they keep their handicaps.
        kept = seats_kept([seat.kind for seat in self._session.seats], count)
        seated = [own._replace(seat=kept.index(own.seat)) for own in handicaps if own.seat in kept]
        self.rules.offer(count, self.counts.teams, tuple(seated))

    @property
    def _other_games(self) -> bool:
        """Return True if seats and rules can be changed now."""
        lobby = self._table.phase is TablePhase.LOBBY and not self._session.from_sheet
        return lobby or self._table.phase is TablePhase.OVER

    def _ask(self) -> None:
        """Emit the request, or show why it is not possible."""
        count = self.counts.count
        # Somebody may have sat down meanwhile.
        self._offer_rules()
        trouble = self.rules.trouble_for(count)
        if trouble:
            self.trouble.say(trouble)
            return
        request = SetTable(
            name=self.sheet.name or self._table.name,
            rules=rule_lines(self.rules.rules),
            seats=count,
            **self.access.terms,
        )
        self.access.keep()
        self.chosen.emit(request)
        self.accept()

    def retranslate(self) -> None:
        title = self.tr("Table settings")
        set_window_title(self, title)
        self.title.setText(title)
        self.note.setText(self._note())
        self.cancel_button.setText(self.tr("&Cancel"))
        self.ok_button.setText(self.tr("C&hange table"))

    def _note(self) -> str:
        if self._table.phase is TablePhase.OVER:
            return self.tr("If you change seats or rules, everyone goes back to the lobby.")
        if self._table.phase is not TablePhase.LOBBY:
            return self.tr("Seats and rules can’t be changed during a match.")
        if self._session.from_sheet:
            return self.tr(
                "The match continues from a score sheet, so seats and rules stay the same."
            )
        return self.tr("If you change seats or rules, everyone has to press Ready again.")

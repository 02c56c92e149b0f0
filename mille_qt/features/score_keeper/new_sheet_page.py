"""The page on which a score sheet is started: players and rules."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mille_qt.features.score_keeper.sheet_json import one_line
from mille_qt.ui.editions import edition_of
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.setup.rules_choice import RulesChoice
from mille_qt.ui.setup.seat_list import SeatList
from mille_qt.ui.setup.usual_game import HUMAN
from mille_qt.ui.widgets import TITLE, Heading, QuietText, Sheet, TroubleText, WideButton
from mille_rules import RuleSet, Sitter
from mille_rules.rulesets import SEAT_COUNTS
from mille_rules.tallies import Tally

COLUMN = 62.0  # lines of text, as on the page of a new game


class NewSheetPage(PageFrame):
    """Names and rules of a new sheet; initially those of the previous one.

    Without a previous one, the names are those of the people who play here.
    """

    #: The empty sheet, a Tally.
    started = Signal(object)

    def __init__(
        self,
        names: tuple[str, ...],
        rules: RuleSet,
        known: tuple[str, ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`known` are the names of the people who play here."""
        super().__init__(parent)
        self.title = Heading(TITLE)
        self.seats_title, self.rules_title = Heading(), Heading()
        self.seats, self.rules = SeatList(), RulesChoice()
        self.hint, self.trouble = QuietText(), TroubleText()
        self.back_button, self.begin_button = QPushButton(), WideButton()
        self._arrange()
        self._connect()
        self.rules.set_rules(rules)
        self._fill_seats(names, known, rules.teams)
        self.setFocusProxy(self.seats.rows[0].name_field)
        self.retranslate()

    def _arrange(self) -> None:
        players = Sheet(self.seats_title, self.seats, self.rules.length, self.hint, 1)
        rules = Sheet(self.rules_title, self.rules, 1)
        strip = (self.back_button, self.trouble, self.begin_button)
        self.lay_out(COLUMN, (self.title, SideBySide(players, rules)), strip)

    def _connect(self) -> None:
        self.seats.seat_people_only()
        self.begin_button.setDefault(True)
        self.back_button.setAutoDefault(True)
        self.begin_button.clicked.connect(self._begin)
        self.seats.changed.connect(self._offer_rules)
        self.rules.changed.connect(self._rules_changed)
        self.rules.teams_proposed.connect(self.seats.counts.set_teams)

    def _rules_changed(self) -> None:
        self.road.show_edition(edition_of(self.rules.rules.name))
        self.trouble.say("")

    def _offer_rules(self) -> None:
        self.rules.offer(self.seats.count, self.seats.counts.teams)

    def _fill_seats(self, names: tuple[str, ...], known: tuple[str, ...], teams: bool) -> None:
        """Fill in the names, then those known, and numbers for other players."""
        named = tuple(dict.fromkeys((*names, *known)))[: max(SEAT_COUNTS)]
        player = self.tr("Player {number}")
        others = [player.format(number=seat + 1) for seat in range(max(SEAT_COUNTS))]
        everybody = (*named, *others[len(named) :])
        self.seats.show_sitters(tuple(Sitter(HUMAN, name) for name in everybody), teams)
        self.seats.set_count(len(names) or SEAT_COUNTS[0])

    def _begin(self) -> None:
        if not self.seats.check():
            return
        names = tuple(one_line(sitter.name) for sitter in self.seats.sitters)
        rules = self.rules.rules
        trouble = self.rules.trouble_for(len(names))
        if trouble:
            self.trouble.say(trouble)
            return
        self.started.emit(Tally(rules, names, (0,) * rules.sides_for(len(names))))

    def retranslate(self) -> None:
        self.title.setText(self.tr("New score sheet"))
        self.seats_title.setText(self.tr("Players"))
        self.rules_title.setText(self.tr("Rules"))
        self.hint.setText(self.tr("You play with paper cards, and Mille keeps score."))
        self.back_button.setText(self.tr("&Back", "to the start page"))
        self.begin_button.setText(self.tr("&Start score sheet"))

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the first name."""
        field = self.seats.rows[0].name_field
        field.setFocus()
        field.selectAll()
        super().showEvent(event)

"""The page for setting up a table on the network."""

import sys
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mille_net.tables import TableOptions
from mille_net.untrusted_text import cleaned
from mille_qt.features.lan.host_seats import KINDS, OPEN, HostSeats
from mille_qt.features.lan.sheet_score import SheetScore
from mille_qt.features.lan.table_form import TableForm
from mille_qt.ui.editions import edition_of
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.paths import certainly_exists, network_folder
from mille_qt.ui.player_faces import face_of_person, keep_face
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.known_names import known_names
from mille_qt.ui.setup.rules_choice import RulesChoice, RulesSheet
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.widgets import TITLE, Heading, QuietText, TroubleText, WideButton

COLUMN = 64.0  # lines of text, as the page of a new game and a little more


class HostPage(PageFrame):
    """The settings of a new table, initially those of the last one."""

    #: Carries the TableOptions and the names of the people here.
    open_requested = Signal(object, object)

    def __init__(
        self,
        settings: Settings,
        names: tuple[str, ...],
        score: SheetScore | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`names` are the people here; `score` is for a match that continues a score sheet."""
        super().__init__(parent)
        self._settings, self._names, self._score = settings, names, score
        self.title, self.table_title = Heading(TITLE), Heading()
        faces = partial(face_of_person, settings)
        self.seats, self.rules = HostSeats(faces, known_names(settings)), RulesChoice(settings)
        self.table = TableForm(self.seats, self.rules.length, settings)
        self.name_field, self.access = self.table.name_field, self.table.access
        self.score_text = QuietText()
        self.hint, self.trouble = QuietText(), TroubleText()
        self.back_button, self.open_button = QPushButton(), WideButton()
        self._arrange()
        self._connect()
        self._begin()
        self.retranslate()

    def _arrange(self) -> None:
        self.table.column.insertWidget(0, self.table_title)
        rules = RulesSheet(self.rules)
        rules.column.addStretch(1)
        strip = (self.back_button, self.hint, self.trouble, self.open_button)
        sheets = SideBySide(self.table, rules)
        self.lay_out(COLUMN, (self.title, self.score_text, sheets), strip)

    def _connect(self) -> None:
        self.open_button.setDefault(True)
        self.back_button.setAutoDefault(True)
        self.open_button.clicked.connect(self._open)
        self.seats.changed.connect(self._seats_changed)
        self.seats.face_chosen.connect(partial(keep_face, self._settings))
        self.rules.changed.connect(self._rules_changed)
        self.rules.teams_proposed.connect(self.seats.counts.set_teams)
        self.name_field.textEdited.connect(lambda: self.trouble.say(""))

    def _begin(self) -> None:
        """Show the settings of the last table, or those of the score sheet."""
        score = self._score
        self.score_text.setVisible(score is not None)
        self.name_field.setText(self._settings.table_name)
        self.rules.set_rules(self._settings.rules if score is None else score.rules)
        if score is None:
            self.seats.counts.set_teams(self._settings.rules.teams)
            self.seats.seat_people(self._names)
        else:
            self.seats.show_plans(score.seats, score.rules.teams, score.rules.handicaps)
            self.seats.counts.setEnabled(False)
            self.seats.handicaps.setEnabled(False)
            self.rules.setEnabled(False)
            self.rules.length.setEnabled(False)
        self._rules_changed()
        self._seats_changed()

    def _rules_changed(self) -> None:
        self.seats.handicaps.show_rules(self.rules.rules)
        self.road.show_edition(edition_of(self.rules.rules.name))
        self.trouble.say("")

    def _seats_changed(self) -> None:
        self.rules.offer(self.seats.count, self.seats.counts.teams, self.seats.handicaps.handicaps)
        self.trouble.say("")
        self._say_hint()

    def _say_hint(self) -> None:
        free = sum(plan.kind == KINDS[OPEN] for plan in self.seats.plans)
        text = self._firewall_hint() if free else self.tr("No open seats: nobody else can play.")
        self.hint.setText(text)
        self.hint.setVisible(self.trouble.isHidden())

    def _firewall_hint(self) -> str:
        """Return what Windows asks when the first table is opened, and what to answer."""
        if sys.platform != "win32" or certainly_exists(network_folder() / "tables"):
            return ""
        return self.tr(
            "Windows may now ask about its firewall: allow private networks. Others find your table"
            " only if Windows calls this network private, which its settings can change."
        )

    def _open(self) -> None:
        """Open the table, or show what is missing."""
        options = self._options()
        people = tuple(plan.name for plan in options.seats if plan.kind == "human")
        trouble = self._trouble_with(options, people)
        self.trouble.say(trouble)
        self._say_hint()
        if not trouble:
            self._remember()
            self.open_requested.emit(options, people or self._names[:1])

    def _options(self) -> TableOptions:
        score = self._score
        return TableOptions(
            name=self.table.name or self._usual_name(),
            rules=self.rules.rules,
            seats=self.seats.plans,
            points=() if score is None else score.points,
            games=() if score is None else score.games,
            **self.access.terms,
        )

    def _trouble_with(self, options: TableOptions, people: tuple[str, ...]) -> str:
        """Return what is missing, empty if the table can be opened."""
        if "" in people:
            return self.tr("Every player needs a name.")
        if len(set(people)) < len(people):
            return self.tr("Two players have the same name.")
        return self.rules.trouble_for(len(options.seats))

    def say_rules_refused(self) -> None:
        """Show that these house rules cannot be played on the network."""
        self.trouble.say(
            self.tr("These house rules have too many cards to play on the network. Remove some.")
        )
        self._say_hint()

    def _remember(self) -> None:
        for face in self.seats.people:
            keep_face(self._settings, face)
        self._settings.table_name = self.table.name
        # Handicaps are those of the people at this table.
        self._settings.rules = replace(self.rules.rules, handicaps=self._settings.rules.handicaps)
        self.access.keep()

    def _usual_name(self) -> str:
        return cleaned(self._named(self._names[0]))

    def _named(self, name: str) -> str:
        return self.tr("{name}’s table").format(name=name)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Host a table"))
        self.table_title.setText(self.tr("Table"))
        self.name_field.setPlaceholderText(self._named(isolated(self._names[0])))
        self.back_button.setText(self.tr("&Back", "to the tables"))
        self.open_button.setText(self.tr("&Open table"))
        if self._score is not None:
            text = self.tr(
                "Continues from the score sheet: {scores}. The unfinished race doesn’t count."
            )
            self.score_text.setText(text.format(scores=self._score.in_words()))
        self._say_hint()

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the button that opens the table."""
        self.open_button.setFocus()
        super().showEvent(event)

"""The page for a new game: players and rules."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from mille_qt.ui.editions import edition_of
from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.player_faces import face_of_person, keep_face
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.known_names import known_names
from mille_qt.ui.setup.rules_choice import RulesChoice, RulesSheet
from mille_qt.ui.setup.seat_list import SeatList
from mille_qt.ui.setup.usual_game import HUMAN, UsualGame
from mille_qt.ui.tooltips import set_tooltip, tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import (
    TITLE,
    BoxText,
    Heading,
    QuietText,
    Sheet,
    Space,
    TroubleText,
    WideButton,
    in_column,
    in_row,
)
from mille_rules import Header
from mille_rules.fairness import Fairness


class FairnessBox(Translated, DropDown):
    """Combo box with the ways to choose a victim, each explained."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for fairness in Fairness:
            self.addItem("", fairness.value)
        self.currentIndexChanged.connect(self._explain)
        self.retranslate()

    @property
    def fairness(self) -> Fairness:
        """The selected value."""
        return Fairness(self.currentData())

    def set_fairness(self, fairness: Fairness) -> None:
        """Select a value."""
        self.setCurrentIndex(self.findData(fairness.value))

    def _names(self) -> dict[Fairness, str]:
        return {
            Fairness.BEST: self.tr("The best target"),
            Fairness.LEADER_FIRST: self.tr("The leader first"),
            Fairness.EVEN_HANDED: self.tr("Everyone equally"),
            Fairness.WHO_HIT_ME: self.tr("Their last attacker"),
        }

    def _texts(self) -> dict[Fairness, str]:
        return {
            Fairness.BEST: self.tr("Each computer attacks where it gains most."),
            Fairness.LEADER_FIRST: self.tr("Attacks go to the side with the most points."),
            Fairness.EVEN_HANDED: self.tr("Attacks are shared out evenly in every race."),
            Fairness.WHO_HIT_ME: self.tr("Attacks go back to the side they came from."),
        }

    def _explain(self) -> None:
        set_tooltip(self, self._texts()[self.fairness])
        self.setAccessibleDescription(self.toolTip())

    def retranslate(self) -> None:
        names, texts = self._names(), self._texts()
        for index, fairness in enumerate(Fairness):
            self.setItemText(index, names[fairness])
            self.setItemData(index, tooltip(texts[fairness]), Qt.ItemDataRole.ToolTipRole)
        self._explain()


COLUMN = 70.0  # lines of text, some 1,000 pixels
#: Stretch factors of players and rules: two tiles beside each other, and names.
PLAYERS_AND_RULES = (14, 13)


class NewGamePage(PageFrame):
    """Sets up a game, starting with the settings of the last one."""

    #: Header of the record, first seat (None: by lot), practice or not.
    play_requested = Signal(object, object, bool)
    #: The names and faces of the people.
    phones_requested = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.title = Heading(TITLE)
        self.seats_title = Heading()
        self.seats, self.rules = SeatList(known_names(settings)), RulesChoice(settings)
        self.first_label, self.first_box = Label(), DropDown()
        self.fairness_label, self.fairness_box = Label(), FairnessBox()
        self.practice_box, self.practice_text = QCheckBox(), BoxText()
        self.hint, self.trouble = QuietText(), TroubleText()
        self.phones_button = QPushButton()
        self.back_button, self.challenge_button = QPushButton(), QPushButton()
        self.play_button = WideButton()
        self._arrange()
        self._connect()
        self._show_last()
        self.retranslate()

    def _arrange(self) -> None:
        sheets = self._players_sheet(), self._rules_sheet()
        parts = (self.title, SideBySide(*sheets, shares=PLAYERS_AND_RULES))
        before = (self.back_button, self.challenge_button)
        strip = (*before, self.hint, self.trouble, self.play_button)
        self.lay_out(COLUMN, parts, strip)

    def _players_sheet(self) -> QWidget:
        buttons = in_row(self.seats.handicaps, self.phones_button, 1)
        practice = in_column(self.practice_box, self.practice_text, gap=0)
        players = (self.seats_title, self.seats, buttons)
        return Sheet(*players, Space(0.3), self.rules.length, practice, 1)

    def _rules_sheet(self) -> QWidget:
        sheet = RulesSheet(self.rules)
        for label, box in (
            (self.first_label, self.first_box),
            (self.fairness_label, self.fairness_box),
        ):
            # Side by side they would be too wide to fit beside the players.
            pair = in_column(label, box, gap=0.2)
            self.rules.more.column.addLayout(pair)
        # A long name must not change the layout.
        self.first_box.cut_off(0)
        sheet.column.addStretch(1)
        return sheet

    def _connect(self) -> None:
        self.first_label.setBuddy(self.first_box)
        self.fairness_label.setBuddy(self.fairness_box)
        self.play_button.setDefault(True)
        self.play_button.clicked.connect(self._play)
        self.phones_button.clicked.connect(self._open_phones)
        self.seats.changed.connect(self._seats_changed)
        self.seats.look_up_faces(partial(face_of_person, self._settings))
        self.seats.face_chosen.connect(partial(keep_face, self._settings))
        self.rules.changed.connect(self._rules_changed)
        self.rules.teams_proposed.connect(self.seats.counts.set_teams)

    def _show_last(self) -> None:
        """Show the settings of the last game."""
        settings = self._settings
        last = settings.rules
        self.seats.show_sitters(settings.last_seats, last.teams, last.handicaps)
        self.rules.set_rules(settings.rules)
        self._rules_changed()
        self._seats_changed()
        self.first_box.setCurrentIndex(min(settings.first_seat + 1, self.first_box.count() - 1))
        self.fairness_box.set_fairness(settings.fairness)
        self.practice_box.setChecked(settings.practice)

    def _rules_changed(self) -> None:
        self.seats.handicaps.show_rules(self.rules.rules)
        self.road.show_edition(edition_of(self.rules.rules.name))
        self.trouble.say("")

    @property
    def first(self) -> int | None:
        """The seat that begins the first race, None if by lot."""
        index = self.first_box.currentIndex()
        return index - 1 if index > 0 else None

    def _seats_changed(self) -> None:
        sitters = self.seats.sitters
        handicaps = self.seats.handicaps.handicaps
        self.rules.offer(len(sitters), self.seats.counts.teams, handicaps)
        kept = self.first_box.currentIndex()
        self.first_box.clear()
        self.first_box.addItem(self.tr("Random"))
        self.first_box.addItems([sitter.name for sitter in sitters])
        self.first_box.setCurrentIndex(kept if 0 <= kept <= len(sitters) else 0)
        self._offer_fairness()
        self._say_hint()

    def _offer_fairness(self) -> None:
        """Show the choice only if a computer player has two opponents."""
        sitters = self.seats.sitters
        computers = any(sitter.kind != HUMAN for sitter in sitters)
        offered = computers and self.rules.rules.sides_for(len(sitters)) > 2
        self.fairness_label.setVisible(offered)
        self.fairness_box.setVisible(offered)

    def _say_hint(self) -> None:
        people = any(sitter.kind == HUMAN for sitter in self.seats.sitters)
        self.hint.setText("" if people else self.tr("You’ll watch the computers play."))
        self.hint.setVisible(self.trouble.isHidden())
        self.phones_button.setVisible(people)

    def _open_phones(self) -> None:
        if self.seats.check():
            self.phones_requested.emit([(face.name, face) for face in self.seats.people])

    def _play(self) -> None:
        if not self.seats.check():
            return
        sitters, rules = self.seats.sitters, self.rules.rules
        trouble = self.rules.trouble_for(len(sitters))
        if trouble:
            self.trouble.say(trouble)
            return
        game = UsualGame(Header(rules, sitters), self.first, self.practice_box.isChecked())
        game.keep(self._settings)
        for face in self.seats.people:
            keep_face(self._settings, face)
        self._settings.fairness = self.fairness_box.fairness
        self.play_requested.emit(*game)

    def retranslate(self) -> None:
        self.title.setText(self.tr("New game"))
        self.seats_title.setText(self.tr("Players"))
        self.first_label.setText(self.tr("&First to play"))
        self.first_box.setItemText(0, self.tr("Random"))
        self.fairness_label.setText(self.tr("Computers a&ttack"))
        self.phones_button.setText(self.tr("Use ph&ones…"))
        set_tooltip(self.phones_button, self.tr("Each player’s phone shows that player’s hand"))
        self.practice_box.setText(self.tr("P&ractice"))
        text = self.tr("Take back as often as you like; it doesn’t count.")
        self.practice_text.setText(text)
        self.practice_box.setAccessibleDescription(text)
        self.back_button.setText(self.tr("&Back", "to the start page"))
        self.challenge_button.setText(self.tr("Cha&llenge…"))
        set_tooltip(self.challenge_button, self.tr("Play a numbered deal and compare with others"))
        self.play_button.setText(self.tr("&Play"))
        self._say_hint()

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the button that starts the game."""
        self.play_button.setFocus()
        super().showEvent(event)

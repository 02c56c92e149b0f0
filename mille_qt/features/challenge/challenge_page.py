"""The page on which a challenge is set up: its number, and the players."""

import random
from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mille_qt.features.challenge.days import day_text, today
from mille_qt.features.challenge.number_field import NumberField
from mille_qt.features.challenge.seat_names import SeatNames
from mille_qt.ui.fields import DropDown
from mille_qt.ui.labels import Label
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.level_box import LevelBox
from mille_qt.ui.setup.usual_game import HUMAN, level_of, usual_game
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.rules import rule_set_name
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    QuietText,
    Sheet,
    Space,
    TextLine,
    TroubleText,
    WideButton,
    in_row,
)
from mille_rules import PRESETS, Header, Sitter
from mille_rules.challenge import RULE_SETS, SEATS, Challenge, new, of_day

COLUMN = 62.0  # lines of text, as on the page of a new game


class ChallengePage(PageFrame):
    """Sets up a challenge: people on any seats, computer players of one level on the others."""

    #: The Challenge and the Header of its match; the Challenge whose results are requested.
    play_requested = Signal(object, object)
    results_requested = Signal(object)
    #: The day until which deals of the day are listed.
    days_requested = Signal(object)

    def __init__(
        self,
        settings: Settings,
        challenge: Challenge | None = None,
        day: date | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`challenge` is the initial number.

        `day` is that of the deal of the day: today if None, and the same as long as the page lives.
        """
        super().__init__(parent)
        self.day = day or today()
        self.title, self.intro = Heading(TITLE), TextLine()
        self.number_title, self.players_title = Heading(), Heading()
        self.number = NumberField()
        self.new_label, self.seats_box, self.rules_box = Label(), DropDown(), DropDown()
        self.day_button, self.days_button = QPushButton(), QPushButton()
        self.new_button, self.seats = QPushButton(), SeatNames()
        self.level_label, self.level_box = Label(), LevelBox()
        self.note, self.trouble = QuietText(), TroubleText()
        self.back_button, self.results_button = QPushButton(), QPushButton()
        self.play_button = WideButton()
        for seats in SEATS:
            self.seats_box.addItem("", seats)
        self._arrange()
        self._connect()
        self._show_last_players(settings)
        self._offer_rules()
        if challenge is not None:
            self.number.set_challenge(challenge)
        self.setFocusProxy(self.number.field if challenge is None else self.play_button)
        self.retranslate()

    def _arrange(self) -> None:
        strip = (self.back_button, self.results_button, self.trouble, self.play_button)
        parts = (
            self.title,
            self.intro,
            SideBySide(self._number_sheet(), self._players_sheet()),
        )
        self.lay_out(COLUMN, parts, strip)

    def _number_sheet(self) -> Sheet:
        table = in_row(self.seats_box, (self.rules_box, 1), self.new_button)
        days = in_row((self.day_button, 1), self.days_button)
        choice = (self.new_label, table, days)
        return Sheet(self.number_title, self.number, Space(0.3), *choice, 1)

    def _players_sheet(self) -> Sheet:
        computers = (self.level_label, self.level_box, self.note)
        return Sheet(self.players_title, self.seats, Space(0.3), *computers, 1)

    def _connect(self) -> None:
        self.play_button.setDefault(True)
        self.back_button.setAutoDefault(True)
        self.level_label.setBuddy(self.level_box)
        self.new_label.setBuddy(self.seats_box)
        self.play_button.clicked.connect(self._play)
        self.results_button.clicked.connect(self._ask_results)
        self.new_button.clicked.connect(self._draw_number)
        self.day_button.clicked.connect(self.take_day)
        self.days_button.clicked.connect(lambda: self.days_requested.emit(self.day))
        self.number.changed.connect(self._number_changed)
        self.seats_box.currentIndexChanged.connect(self._offer_rules)
        self.seats.changed.connect(lambda: self.trouble.say(""))

    def _show_last_players(self, settings: Settings) -> None:
        """Show the people of the last match on the first seats, and its level."""
        sitters = settings.last_seats or usual_game(settings).header.sitters
        self.show_players(sorted(sitters, key=lambda sitter: sitter.kind != HUMAN))

    def show_players(self, sitters: Sequence[Sitter]) -> None:
        """Show people on their seats, and the level of the computer players."""
        self.seats.set_names([one.name if one.kind == HUMAN else "" for one in sitters])
        self.level_box.set_level(level_of(tuple(sitters)))

    # -- the number ------------------------------------------------------------------

    def _offer_rules(self) -> None:
        """List the rule sets for the number of players, and keep the selection."""
        seats, selected = self.seats_box.currentData(), self.rules_box.currentData()
        self.rules_box.clear()
        for name in RULE_SETS:
            if seats in PRESETS[name].player_counts:
                self.rules_box.addItem(rule_set_name(name), name)
        self.rules_box.setCurrentIndex(max(0, self.rules_box.findData(selected)))

    def _draw_number(self) -> None:
        rules, seats = self.rules_box.currentData(), self.seats_box.currentData()
        self.take(new(rules, seats, random.SystemRandom().randrange))

    def take_day(self) -> None:
        """Show the deal of the day for the selected rules and number of players."""
        rules, seats = self.rules_box.currentData(), self.seats_box.currentData()
        self.take(of_day(self.day.isoformat(), rules, seats))

    def take(self, challenge: Challenge) -> None:
        """Show the number of a challenge that is ready to be played."""
        self.number.set_challenge(challenge)
        self.play_button.setFocus()

    def _number_changed(self) -> None:
        challenge = self.number.challenge
        self.results_button.setEnabled(challenge is not None)
        title = self.tr("Challenge")
        if challenge is not None:
            self.seats.set_count(challenge.seats)
            if challenge == of_day(self.day.isoformat(), challenge.rules.name, challenge.seats):
                title = self._day_words().replace("&", "")
        self.title.setText(title)

    def _day_words(self) -> str:
        return self.tr("&Deal of the day – {day}").format(day=day_text(self.day))

    # -- actions -------------------------------------------------------------------

    def _play(self) -> None:
        challenge = self.number.checked_challenge()
        if challenge is None:
            self.number.field.setFocus()
        elif not any(self.seats.names):
            self.trouble.say(self.tr("Enter at least one name."))
            self.seats.fields[0].setFocus()
        elif self.seats.same_name is not None:
            self.trouble.say(self.tr("Two players have the same name."))
            self.seats.same_name.setFocus()
        else:
            sitters = self.seats.sitters(self.level_box.level)
            self.play_requested.emit(challenge, Header(challenge.rules, sitters))

    def _ask_results(self) -> None:
        if self.number.challenge is not None:
            self.results_requested.emit(self.number.challenge)

    def retranslate(self) -> None:
        self.intro.setText(
            self.tr(
                "The same number always deals the same cards in the same order. Play it, send it "
                "to friends and compare your points."
            )
        )
        self.number_title.setText(self.tr("Number"))
        self.players_title.setText(self.tr("Players"))
        self.new_label.setText(self.tr("&Or choose one"))
        for index, seats in enumerate(SEATS):
            text = self.tr("{count} players").format(count=number(seats))
            self.seats_box.setItemText(index, text)
        self.rules_box.setAccessibleName(self.tr("Rules"))
        self.new_button.setText(self.tr("&New number"))
        self.days_button.setText(self.tr("&Earlier days…"))
        set_tooltip(self.days_button, self.tr("Best results in the deals of the day"))
        self.day_button.setText(self._day_words())
        self.level_label.setText(self.tr("Computer p&layers"))
        self.note.setText(
            self.tr("The computer plays the seats without a name. No hints, and no taking back.")
        )
        self.back_button.setText(self.tr("&Back", "to the new game"))
        self.results_button.setText(self.tr("&Results…"))
        self.play_button.setText(self.tr("&Play"))
        self._offer_rules()
        self._number_changed()

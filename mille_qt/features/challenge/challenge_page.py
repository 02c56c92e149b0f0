"""The page on which a challenge is set up: its number, and the players."""

import random

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QWidget

from mille_qt.features.challenge.number_field import NumberField
from mille_qt.ui.account import account_name
from mille_qt.ui.labels import Label
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.settings import MAX_NAME, Settings
from mille_qt.ui.setup.level_box import LevelBox
from mille_qt.ui.setup.seat_list import COMPUTER_NAMES
from mille_qt.ui.setup.seat_row import graphemes
from mille_qt.ui.setup.usual_game import HUMAN
from mille_qt.ui.texts import number, rule_set_name
from mille_qt.ui.vignette_view import VignetteView
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    QuietText,
    Sheet,
    TextLine,
    TroubleText,
    WideButton,
    text_height,
)
from mille_rules import PRESETS, Header, Sitter
from mille_rules.challenge import RULE_SETS, Challenge, new
from mille_rules.rulesets import SEAT_COUNTS
from mille_rules.styles import COMPUTER, play_of_kind

COLUMN = 62.0  # lines of text, as on the page of a new game
PICTURE_FROM = 25.0  # lines of text: the least height with a picture


class ChallengePage(PageFrame):
    """Sets up a challenge of one person against computer players of one level."""

    #: The Challenge and the Header of its match; the Challenge whose results are requested.
    play_requested = Signal(object, object)
    results_requested = Signal(object)
    back_requested = Signal()

    def __init__(
        self,
        settings: Settings,
        chance: random.Random | None = None,
        challenge: Challenge | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`chance` draws new numbers; `challenge` is the initial number."""
        super().__init__(parent)
        self._chance = chance or random.SystemRandom()
        self.title, self.intro = Heading(TITLE), TextLine()
        self.number_title, self.player_title = Heading(), Heading()
        self.number = NumberField()
        self.new_label, self.seats_box, self.rules_box = Label(), QComboBox(), QComboBox()
        self.new_button = QPushButton()
        self.name_label, self.name_field = Label(), QLineEdit()
        self.level_label, self.level_box = Label(), LevelBox()
        self.note, self.trouble = QuietText(), TroubleText()
        self.back_button, self.results_button = QPushButton(), QPushButton()
        self.play_button = WideButton()
        for seats in SEAT_COUNTS:
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
        number_sheet, player_sheet = Sheet(), Sheet()
        number_sheet.column.addWidget(self.number_title)
        number_sheet.column.addWidget(self.number)
        number_sheet.column.addStretch(1)
        number_sheet.column.addWidget(self.new_label)
        row = QHBoxLayout()
        row.addWidget(self.seats_box)
        row.addWidget(self.rules_box, 1)
        row.addWidget(self.new_button)
        number_sheet.column.addLayout(row)
        player_sheet.column.addWidget(self.player_title)
        for label, widget in (
            (self.name_label, self.name_field),
            (self.level_label, self.level_box),
        ):
            label.setBuddy(widget)
            player_sheet.column.addWidget(label)
            player_sheet.column.addWidget(widget)
        player_sheet.column.addSpacing(round(text_height() * 0.3))
        player_sheet.column.addWidget(self.note)
        player_sheet.column.addStretch(1)
        strip = (self.back_button, self.results_button, self.trouble, self.play_button)
        parts = (
            VignetteView((0, 1), high_window=PICTURE_FROM),
            self.title,
            self.intro,
            SideBySide(number_sheet, player_sheet),
        )
        self.lay_out(COLUMN, parts, strip)

    def _connect(self) -> None:
        self.play_button.setDefault(True)
        self.back_button.setAutoDefault(True)
        self.new_button.setAutoDefault(False)
        self.new_label.setBuddy(self.seats_box)
        self.play_button.clicked.connect(self._play)
        self.back_button.clicked.connect(self.back_requested)
        self.results_button.clicked.connect(self._ask_results)
        self.new_button.clicked.connect(self._draw_number)
        self.number.changed.connect(self._number_changed)
        self.seats_box.currentIndexChanged.connect(self._offer_rules)
        self.name_field.textEdited.connect(self._name_edited)

    def _show_last_players(self, settings: Settings) -> None:
        """Set the name and level of the last match."""
        people = [seat.name for seat in settings.last_seats if seat.kind == HUMAN]
        plays = [play_of_kind(seat.kind) for seat in settings.last_seats]
        levels = [play.level for play in plays if play is not None]
        self.name_field.setText(people[0] if people else account_name())
        if levels:
            self.level_box.set_level(levels[0])

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
        self.number.set_challenge(new(rules, seats, self._chance.randrange))
        self.play_button.setFocus()

    def _number_changed(self) -> None:
        self.results_button.setEnabled(self.number.challenge is not None)

    def _name_edited(self, text: str) -> None:
        self.trouble.say("")
        short = graphemes(text, MAX_NAME)
        if short != text:
            self.name_field.setText(short)

    # -- actions -------------------------------------------------------------------

    def _play(self) -> None:
        challenge, name = self.number.checked_challenge(), self.name_field.text().strip()
        if challenge is None:
            self.number.field.setFocus()
        elif not name:
            self.trouble.say(self.tr("Please say who plays."))
            self.name_field.setFocus()
        else:
            self.play_requested.emit(challenge, self._header(challenge, name))

    def _header(self, challenge: Challenge, name: str) -> Header:
        """Return a header with the person always on the first seat, so that cards are the same."""
        kind = f"{COMPUTER}{self.level_box.level}"
        others = (Sitter(kind, other) for other in COMPUTER_NAMES[: challenge.seats - 1])
        return Header(challenge.rules, (Sitter(HUMAN, name), *others))

    def _ask_results(self) -> None:
        if self.number.challenge is not None:
            self.results_requested.emit(self.number.challenge)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Challenge"))
        self.intro.setText(
            self.tr(
                "A number stands for the cards of a whole match: whoever types the same one gets "
                "the same cards in the same order, on any computer. Play it, send the number to "
                "friends, and compare."
            )
        )
        self.number_title.setText(self.tr("Number"))
        self.player_title.setText(self.tr("Player"))
        self.new_label.setText(self.tr("&Or a new one, for"))
        for index, seats in enumerate(SEAT_COUNTS):
            text = self.tr("{count} players").format(count=number(seats))
            self.seats_box.setItemText(index, text)
        self.rules_box.setAccessibleName(self.tr("Rules"))
        self.new_button.setText(self.tr("&New number"))
        self.name_label.setText(self.tr("Na&me"))
        self.level_label.setText(self.tr("Computer p&layers"))
        self.note.setText(
            self.tr("There is no taking back and no hint. Compare with those who chose this level.")
        )
        self.back_button.setText(self.tr("&Back", "to the new game"))
        self.results_button.setText(self.tr("&Results…"))
        self.play_button.setText(self.tr("&Play"))
        self._offer_rules()
        self._number_changed()

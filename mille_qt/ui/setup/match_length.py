"""The choice of the length of a match."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mille_qt.ui.editions import edition_of
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import SideBySide, from_left
from mille_qt.ui.setup.field_editors import Spin
from mille_qt.ui.texts.cards import counted, miles, number
from mille_qt.ui.texts.fields import rule_field
from mille_qt.ui.translation import Translated, in_edition
from mille_qt.ui.widgets import QuietText, Segments, in_column, text_height
from mille_rules import DEFAULT_RULES, RuleSet
from mille_rules.rulesets import MAX_MATCH_TARGET, MAX_RACES, ONE_RACE

#: Fewer points are won in nearly any race: that is a match of one race.
LEAST_POINTS = 500
#: Some thirty races, the longest evening; more is a slip of the finger.
MOST_POINTS = 50_000
POINTS_STEP = 500


class _Lengths(NamedTuple):
    """The lengths of matches of a kind."""

    #: Those that have a button; after them comes the button for another number.
    offered: tuple[int, ...]
    #: The sensible numbers, and the most that rules may have.
    least: int
    most: int
    possible: int
    step: int


_BY_POINTS = _Lengths(
    (ONE_RACE, 3_000, 5_000), LEAST_POINTS, MOST_POINTS, MAX_MATCH_TARGET, POINTS_STEP
)
_BY_RACES = _Lengths((1, 2, 3), 1, MAX_RACES, MAX_RACES, 1)
OTHER = len(_BY_POINTS.offered)


class MatchLength(Translated, QWidget):
    """A button for each usual length, and a field for any other."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label, self.lengths = Label(), Segments(OTHER + 1)
        # Any number of the rules can be shown and typed; `problem` refuses what is not sensible.
        self.spin = Spin(1, _BY_POINTS.possible, _BY_POINTS.step)
        self._rules = DEFAULT_RULES
        #: The meaning of the length, and the length of a trip.
        self.words, self.trip = QuietText(), QuietText()
        self._seats = min(DEFAULT_RULES.player_counts)
        parts = from_left(self.lengths), from_left(self.spin)
        choice = SideBySide(*parts, gap=text_height() * 0.45, shares=(0, 1))
        # The words are below the buttons: beside them they became a column of single words.
        meaning = SideBySide(self.words, self.trip, gap=text_height() * 0.45, shares=(2, 3))
        in_column(self.label, choice, meaning, of=self, gap=0.3)
        self.lengths.chosen.connect(self._choose)
        self.spin.valueChanged.connect(self._edited)
        self.retranslate()
        self.show_length(DEFAULT_RULES)

    @property
    def _kind(self) -> _Lengths:
        return _BY_RACES if self._rules.by_races else _BY_POINTS

    @property
    def target(self) -> int:
        """The points, or races, that end the match, or ONE_RACE."""
        index = self.lengths.index
        return self.spin.value() if index == OTHER else self._kind.offered[index]

    @property
    def problem(self) -> str:
        """Why no match of this length can be started, empty if one can or if it is only shown."""
        if self.lengths.index != OTHER or not self.isEnabled():
            return ""
        kind = self._kind
        if kind.least <= self.target <= kind.most:
            return ""
        text = self.tr("Choose a number from {least} to {most}.")
        return text.format(least=number(kind.least), most=counted(kind.most, self._rules))

    def show_length(self, rules: RuleSet) -> None:
        """Show the length of a match by some rules, without emitting a signal."""
        other_kind = rules.by_races != self._rules.by_races
        self._rules, kind, target = rules, (_BY_RACES if rules.by_races else _BY_POINTS), rules.goal
        if other_kind:
            self._say_lengths()
        elif target == self.target:
            return
        offered = kind.offered
        self.lengths.set_index(offered.index(target) if target in offered else OTHER)
        self.spin.blockSignals(True)
        self.spin.setRange(1, kind.possible)
        self.spin.setSingleStep(kind.step)
        self.spin.setValue(target or DEFAULT_RULES.match_target)
        self.spin.blockSignals(False)
        self._say_chosen()

    def show_trip(self, rules: RuleSet, seats: int) -> None:
        """Tell how long a trip is by some rules with so many seats."""
        self._rules, self._seats = rules, seats
        shown = seats in rules.player_counts
        self.trip.setVisible(shown)
        if not shown:
            return
        text = self.tr("A trip is {miles}.")
        if rules.extendable(seats):
            text = self.tr("A trip is {miles}, or {more} if it is extended.")
        more = number(rules.extension_target)
        with in_edition(edition_of(rules.name)):
            self.trip.setText(text.format(miles=miles(rules.target_for(seats)), more=more))

    def _choose(self, index: int) -> None:
        if index == OTHER:
            self.spin.show()
            self.spin.setFocus()
            self.spin.selectAll()
        self._edited()

    def _edited(self) -> None:
        self._say_chosen()
        self.changed.emit()

    def _say_chosen(self) -> None:
        self.spin.setVisible(self.lengths.index == OTHER)
        self.words.setText(self._meaning())
        self.spin.setAccessibleDescription(self.words.text())

    def _meaning(self) -> str:
        if self.lengths.index == OTHER:
            text = self.tr("points, from {least} to {most}")
            if self._rules.by_races:
                text = self.tr("races, from {least} to {most}")
            return text.format(least=number(self._kind.least), most=number(self._kind.most))
        if self.target == ONE_RACE:
            return self.tr("Most points in one race wins.")
        if self._rules.by_races and self.target == 1:
            return self.tr("Whoever wins the race wins the match.")
        text = self.tr("Play until a side has {points}.")
        return text.format(points=counted(self.target, self._rules))

    def retranslate(self) -> None:
        self.label.setText(self.tr("Match length"))
        self._say_lengths()
        self._say_chosen()
        self.show_trip(self._rules, self._seats)

    def _say_lengths(self) -> None:
        name, lengths = self.tr("Points to win the match"), self._kind.offered[1:]
        texts = [number(length) for length in lengths]
        if self._rules.by_races:
            name = rule_field("races_to_win")
            texts = [counted(length, self._rules) for length in lengths]
        self.spin.setAccessibleName(name)
        self.lengths.say(self.tr("One race"), *texts, self.tr("Other…", "number of points"))
        for button in self.lengths.buttons:
            button.setAccessibleName(f"{button.text()}, {self.label.text()}")

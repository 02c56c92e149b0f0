"""Choice of the length of a match: one race, or points to reach."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import SideBySide, from_left
from mille_qt.ui.setup.field_editors import Spin
from mille_qt.ui.texts.cards import number, points
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, Segments, text_height
from mille_rules.rulesets import DEFAULT_RULES, MAX_MATCH_TARGET, ONE_RACE

#: The lengths that have a button; after them comes the button for another number.
OFFERED = (ONE_RACE, 3_000, 5_000)
OTHER = len(OFFERED)
#: Fewer points are won in nearly any race: that is a match of one race.
LEAST_POINTS = 500
#: Some thirty races, the longest evening; more is a slip of the finger.
MOST_POINTS = 50_000
POINTS_STEP = 500


class MatchLength(Translated, QWidget):
    """A button for each usual length, and a field for any other."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label, self.lengths = Label(), Segments(OTHER + 1)
        # Any number of the rules can be shown and typed; `problem` refuses what is not sensible.
        self.spin = Spin(1, MAX_MATCH_TARGET, POINTS_STEP)
        self.words = QuietText()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(text_height() * 0.3))
        parts = from_left(self.lengths), from_left(self.spin)
        choice = SideBySide(*parts, gap=text_height() * 0.45, shares=(0, 1))
        # The words are below the buttons: beside them they became a column of single words.
        for widget in (self.label, choice, self.words):
            column.addWidget(widget)
        self.lengths.chosen.connect(self._choose)
        self.spin.valueChanged.connect(self._edited)
        self.show_target(DEFAULT_RULES.match_target)
        self.retranslate()

    @property
    def target(self) -> int:
        """The points that end the match, or ONE_RACE."""
        index = self.lengths.index
        return self.spin.value() if index == OTHER else OFFERED[index]

    @property
    def problem(self) -> str:
        """Why no match of this length can be started, empty if one can or if it is only shown."""
        if self.lengths.index != OTHER or not self.isEnabled():
            return ""
        if LEAST_POINTS <= self.target <= MOST_POINTS:
            return ""
        text = self.tr("Choose a number from {least} to {most}.")
        return text.format(least=number(LEAST_POINTS), most=points(MOST_POINTS))

    def show_target(self, target: int) -> None:
        """Show a length, without emitting a signal."""
        if target == self.target:
            return
        self.lengths.set_index(OFFERED.index(target) if target in OFFERED else OTHER)
        self.spin.blockSignals(True)
        self.spin.setValue(target or DEFAULT_RULES.match_target)
        self.spin.blockSignals(False)
        self._say_chosen()

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
            return text.format(least=number(LEAST_POINTS), most=number(MOST_POINTS))
        if self.target == ONE_RACE:
            return self.tr("Most points in one race wins.")
        text = self.tr("Play until a side has {points}.")
        return text.format(points=points(self.target))

    def retranslate(self) -> None:
        title = self.tr("Match length")
        self.label.setText(title)
        self.spin.setAccessibleName(self.tr("Points to win the match"))
        lengths = [number(length) for length in OFFERED[1:]]
        self.lengths.say(self.tr("One race"), *lengths, self.tr("Other…", "number of points"))
        for button in self.lengths.buttons:
            button.setAccessibleName(f"{button.text()}, {title}")
        self._say_chosen()

"""Choice of a rule set, with house rules and the length of the match."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.more_options import MoreOptions
from mille_qt.ui.setup.house_rules import HouseRulesDialog
from mille_qt.ui.setup.match_length import MatchLength
from mille_qt.ui.texts.rules import rule_set_introduction, rule_set_name
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import BoxText, Heading, QuietText, Sheet, text_height
from mille_rules import DEFAULT_RULES, PRESETS, RuleSet
from mille_rules.rulesets import BSD

_BY_ARROWS = Qt.FocusPolicy.ClickFocus


class RulesChoice(Translated, QWidget):
    """Choice among the rule sets for a number of seats, with or without house rules."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Each rule set with its house rules, kept when another one is selected.
        self._rules = dict(PRESETS)
        self._seats = 2
        self._group = QButtonGroup(self)
        self.entries = {name: _RuleSetButton(name) for name in PRESETS}
        self.house_button, self.house_text = QPushButton(), QuietText()
        #: For house rules; the page may add more.
        self.more = MoreOptions()
        #: For the page to place near the players.
        self.length = MatchLength()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(text_height() * 0.5))
        for entry in self.entries.values():
            self._group.addButton(entry.button)
            column.addWidget(entry)
        row = QHBoxLayout()
        row.addWidget(self.house_button)
        row.addWidget(self.house_text, 1)
        self.more.column.addLayout(row)
        column.addWidget(self.more)
        self.house_button.clicked.connect(self._ask_house_rules)
        self._group.buttonClicked.connect(self._chosen)
        self.length.changed.connect(self._length_chosen)
        self.set_rules(DEFAULT_RULES)
        self.retranslate()

    @property
    def rules(self) -> RuleSet:
        """The selected rules, with house rules and the length of the match."""
        chosen = next(name for name, entry in self.entries.items() if entry.button.isChecked())
        return self._rules[chosen]

    def trouble_for(self, count: int) -> str:
        """Return why this number of people cannot play by the selected rules, empty if they can."""
        if count in self.rules.player_counts:
            return self.length.problem
        return self.tr("These house rules don’t allow {count} players.").format(count=count)

    def set_rules(self, rules: RuleSet) -> None:
        """Select these rules."""
        self._rules[rules.name] = rules
        self._share_length(rules)
        self.entries[rules.name].button.setChecked(True)
        self.offer(self._seats)

    def offer(self, seats: int) -> None:
        """Enable the rule sets for this number of seats; the others show the reason."""
        self._seats = seats
        for name, entry in self.entries.items():
            entry.offer(self._rules[name], seats)
        if seats not in self.rules.player_counts:
            able = [name for name, rules in self._rules.items() if seats in rules.player_counts]
            if able:
                self.entries[able[0]].button.setChecked(True)
        self._chosen()

    def _chosen(self) -> None:
        for entry in self.entries.values():
            # Tab moves to the selected rules, arrows to the others.
            stop = Qt.FocusPolicy.StrongFocus if entry.button.isChecked() else _BY_ARROWS
            entry.button.setFocusPolicy(stop)
        self.length.show_target(self.rules.match_target)
        self._say_changes()
        self.changed.emit()

    def _length_chosen(self) -> None:
        self._share_length(replace(self.rules, match_target=self.length.target))
        self.changed.emit()

    def _share_length(self, rules: RuleSet) -> None:
        """Give all rule sets the length of the match of these; the BSD program keeps its own."""
        for name, other in self._rules.items():
            if (name == BSD.name) == (rules.name == BSD.name):
                self._rules[name] = replace(other, match_target=rules.match_target)

    def _ask_house_rules(self) -> None:
        dialog = HouseRulesDialog(self.rules, self._seats, self.window())
        dialog.rules_chosen.connect(self.set_rules)
        dialog.open()

    def retranslate(self) -> None:
        self.house_button.setText(self.tr("House r&ules…"))
        for entry in self.entries.values():
            entry.retranslate()
        self._say_changes()

    def _say_changes(self) -> None:
        count = len(self.rules.house_rules())
        text = self.tr("%Ln changes", "", count) if count else self.tr("As in the book")
        self.house_text.setText(text)
        self.house_button.setAccessibleDescription(text)
        if count:
            self.more.button.setChecked(True)


class RulesSheet(Translated, Sheet):
    """Sheet with a heading and the choice of rules; pages may add more below."""

    def __init__(self, rules: RulesChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Heading()
        self.column.addWidget(self._title)
        self.column.addWidget(rules)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Rules"))


class _RuleSetButton(QWidget):
    """A rule set with a line that introduces it, or on why it cannot be played."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._players: tuple[int, ...] = ()
        self.button, self.text = QRadioButton(), BoxText()
        font = self.button.font()
        font.setBold(True)
        self.button.setFont(font)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.button)
        column.addWidget(self.text)

    def offer(self, rules: RuleSet, seats: int) -> None:
        """Enable or disable the rule set for this number of seats."""
        self._players = rules.player_counts
        self.setEnabled(seats in rules.player_counts)
        self.retranslate()

    def retranslate(self) -> None:
        name = rule_set_name(self._name)
        if self._name == DEFAULT_RULES.name:
            name = self.tr("{rules} (recommended)").format(rules=name)
        self.button.setText(name)
        text = rule_set_introduction(self._name)
        if not self.isEnabled():
            counts = names_together([str(seats) for seats in self._players])
            text = self.tr("Only for {counts} players.").format(counts=counts)
        self.text.setText(text)
        self.button.setAccessibleDescription(text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the rule set by a click on its text."""
        self.button.click()
        super().mousePressEvent(event)

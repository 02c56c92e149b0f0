"""Editors for a field of a rule set, one for each type of value."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from mille_qt.ui.fields import DropDown, NumberBox
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.fields import rule_field
from mille_qt.ui.texts.rules import rule_value
from mille_qt.ui.widgets import in_column, in_row, text_height
from mille_rules.cards import DISTANCES, Card
from mille_rules.rule_kinds import SeatSizes
from mille_rules.rulesets import DEFAULT_RULES, KINDS, MAX_COPIES, MAX_MILES

#: The value that stands for no limit.
_ANY = -1


class Editor(QWidget):
    """Base of editors; `value` is the value in RuleSet."""

    changed = Signal()

    def value(self) -> object:
        """The value of the field."""
        raise NotImplementedError

    def show_value(self, value: object) -> None:
        """Show a value, without emitting a signal."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set all texts in the current language."""


class Spin(NumberBox):
    """A field for the number of a rule."""

    def __init__(self, low: int, high: int, step: int) -> None:
        super().__init__()
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setGroupSeparatorShown(True)
        self.setMinimumWidth(round(text_height() * 6))


class NumberEditor(Editor):
    """Editor for a whole number."""

    def __init__(self, field: str, low: int, high: int, step: int) -> None:
        super().__init__()
        self._field = field
        self.spin = Spin(low, high, step)
        in_row(self.spin, 1, of=self)
        self.spin.valueChanged.connect(self.changed)
        self.setFocusProxy(self.spin)

    def value(self) -> int:
        """The number."""
        return self.spin.value()

    def show_value(self, value: object) -> None:
        """Show a number."""
        self.spin.blockSignals(True)
        self.spin.setValue(cast(int, value))
        self.spin.blockSignals(False)

    def retranslate(self) -> None:
        """Set the accessible name of the box."""
        self.spin.setAccessibleName(rule_field(self._field))


class ChoiceEditor(Editor):
    """Editor for an enumeration or a truth value."""

    def __init__(self, field: str, values: Sequence[object]) -> None:
        super().__init__()
        self._field, self._values = field, list(values)
        self.box = DropDown()
        self.box.addItems([""] * len(self._values))
        in_row(self.box, 1, of=self)
        self.box.activated.connect(self.changed)
        self.setFocusProxy(self.box)

    def value(self) -> object:
        """The selected value."""
        return self._values[self.box.currentIndex()]

    def show_value(self, value: object) -> None:
        """Show a value."""
        self.box.setCurrentIndex(self._values.index(value))

    def retranslate(self) -> None:
        """Set the names of the values."""
        self.box.setAccessibleName(rule_field(self._field))
        for index, value in enumerate(self._values):
            self.box.setItemText(index, rule_value(self._field, value))


class SeatsEditor(Editor):
    """Editor for a set of seat counts."""

    def __init__(self, field: str) -> None:
        super().__init__()
        self._field = field
        kind = KINDS[field]
        assert isinstance(kind, SeatSizes)
        self.boxes = {seats: QCheckBox() for seats in kind.sizes}
        in_row(*self.boxes.values(), 1, of=self, gap=1)
        for box in self.boxes.values():
            box.clicked.connect(self.changed)
        self.setFocusProxy(self.boxes[kind.sizes[0]])

    def value(self) -> tuple[int, ...]:
        """The checked seat counts."""
        return tuple(seats for seats, box in self.boxes.items() if box.isChecked())

    def show_value(self, value: object) -> None:
        """Check these seat counts."""
        for seats, box in self.boxes.items():
            box.setChecked(seats in cast(tuple[int, ...], value))

    def retranslate(self) -> None:
        """Label the boxes with their numbers."""
        for seats, box in self.boxes.items():
            box.setText(number(seats))
            name = self.tr("{field}: {count} players")
            box.setAccessibleName(name.format(field=rule_field(self._field), count=seats))


#: Gap between the two halves of the deck, in lines of text.
COLUMNS_APART = 1.5


class PairsEditor(Editor):
    """Base of editors for a number of each of several things."""

    def __init__(self, field: str, spins: dict[int, Spin]) -> None:
        super().__init__()
        self._field, self.spins = field, spins
        self._labels = {key: Label() for key in spins}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(2, 1)
        for line, (key, spin) in enumerate(spins.items()):
            grid.addWidget(self._labels[key], line, 0)
            grid.addWidget(spin, line, 1)
            spin.valueChanged.connect(self.changed)
        self.setFocusProxy(next(iter(spins.values())))

    def _show(self, numbers: dict[int, int]) -> None:
        for key, number_ in numbers.items():
            self.spins[key].blockSignals(True)
            self.spins[key].setValue(number_)
            self.spins[key].blockSignals(False)

    def _name(self, key: int, label: str) -> None:
        """Set the label of a number, and its accessible name."""
        self._labels[key].setText(label)
        name = self.tr("{field}: {part}").format(field=rule_field(self._field), part=label)
        self.spins[key].setAccessibleName(name)


class TargetsEditor(PairsEditor):
    """Editor for the miles for each number of seats."""

    def __init__(self, field: str) -> None:
        step = DEFAULT_RULES.step
        counts = dict(getattr(DEFAULT_RULES, field))
        super().__init__(field, {seats: Spin(step, MAX_MILES, step) for seats in counts})

    def value(self) -> tuple[tuple[int, int], ...]:
        """(seats, miles) pairs."""
        return tuple((seats, spin.value()) for seats, spin in self.spins.items())

    def show_value(self, value: object) -> None:
        """Show (seats, miles) pairs."""
        self._show(dict(cast(tuple[tuple[int, int], ...], value)))

    def retranslate(self) -> None:
        """Label each field with its number of players."""
        for seats in self.spins:
            self._name(seats, self.tr("{count} players").format(count=seats))


class QuotasEditor(PairsEditor):
    """Editor for the most of each distance card."""

    def __init__(self, field: str) -> None:
        super().__init__(field, {card: Spin(_ANY, MAX_COPIES, 1) for card in DISTANCES})
        for spin in self.spins.values():
            spin.setWrapping(True)  # fewer than any number are the most copies

    def value(self) -> tuple[tuple[Card, int], ...]:
        """(card, most) pairs of those that have a limit."""
        return tuple(
            (card, self.spins[card].value())
            for card in DISTANCES
            if self.spins[card].value() != _ANY
        )

    def show_value(self, value: object) -> None:
        """Show (card, most) pairs."""
        limits = dict(cast(tuple[tuple[Card, int], ...], value))
        self._show({card: limits.get(card, _ANY) for card in DISTANCES})

    def retranslate(self) -> None:
        """Label each field with its card."""
        for card in DISTANCES:
            self.spins[card].setSpecialValueText(rule_value("quotas", ()))
            self._name(card, card_name(card))


class DeckEditor(Editor):
    """Editor for the number of copies of each card."""

    def __init__(self) -> None:
        super().__init__()
        most = {card: 1 if card.family == "safety" else MAX_COPIES for card in Card}
        self.spins = {card: Spin(0, most[card], 1) for card in Card}
        self._labels = {card: Label() for card in Card}
        self._sum = Label()
        half = (len(Card) + 1) // 2
        cards = list(Card)
        parts = self._part(cards[:half]), self._part(cards[half:])
        in_column(SideBySide(*parts, gap=text_height() * COLUMNS_APART), self._sum, of=self)
        for spin in self.spins.values():
            spin.valueChanged.connect(self._counted)
        self.setFocusProxy(self.spins[Card.MILES_25])

    def _part(self, cards: Sequence[Card]) -> QWidget:
        """Return a column of fields for some cards."""
        part = QWidget()
        grid = QGridLayout(part)
        grid.setContentsMargins(0, 0, 0, 0)
        for line, card in enumerate(cards):
            grid.addWidget(self._labels[card], line, 0)
            grid.addWidget(self.spins[card], line, 1)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(len(cards), 1)
        return part

    def value(self) -> tuple[int, ...]:
        """The numbers of copies, in the order of Card."""
        return tuple(spin.value() for spin in self.spins.values())

    def show_value(self, value: object) -> None:
        """Show numbers of copies."""
        for spin, copies in zip(self.spins.values(), cast(tuple[int, ...], value), strict=True):
            spin.blockSignals(True)
            spin.setValue(copies)
            spin.blockSignals(False)
        self._say_sum()

    def _counted(self) -> None:
        self._say_sum()
        self.changed.emit()

    def _say_sum(self) -> None:
        self._sum.setText(
            self.tr("{cards} in total").format(cards=rule_value("deck", self.value()))
        )

    def retranslate(self) -> None:
        """Label the fields with the names of the cards."""
        for card, label in self._labels.items():
            label.setText(card_name(card))
            self.spins[card].setAccessibleName(
                self.tr("Copies of {card}").format(card=card_name(card))
            )
        self._say_sum()

"""Editors for a field of a rule set, one for each type of value."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QWidget,
)

from mille_qt.ui.fields import DropDown, NumberBox
from mille_qt.ui.texts import number, rule_field, rule_value
from mille_qt.ui.widgets import text_height
from mille_rules.rulesets import SEAT_COUNTS


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
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.spin)
        row.addStretch(1)
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
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        row.addStretch(1)
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
        self.boxes = {seats: QCheckBox() for seats in SEAT_COUNTS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(text_height()))
        for box in self.boxes.values():
            row.addWidget(box)
            box.clicked.connect(self.changed)
        row.addStretch(1)
        self.setFocusProxy(self.boxes[SEAT_COUNTS[0]])

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

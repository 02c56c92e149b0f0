"""The widgets that change one field of a rule set, one kind for each kind of value."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QSpinBox,
    QWidget,
)

from mille_qt.ui.labels import Label
from mille_qt.ui.texts import number, rule_field, rule_value
from mille_qt.ui.widgets import text_height
from mille_rules.rulesets import SEAT_COUNTS


class Editor(QWidget):
    """Changes one field; `value` is what RuleSet has for it."""

    changed = Signal()

    def value(self) -> object:
        """What the field is now."""
        raise NotImplementedError

    def show_value(self, value: object) -> None:
        """Show this value, without a signal."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""


class Spin(QSpinBox):
    """A number that the wheel does not change while the page is scrolled past it."""

    def __init__(self, low: int, high: int, step: int) -> None:
        super().__init__()
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setGroupSeparatorShown(True)
        self.setMinimumWidth(round(text_height() * 6))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the mouse wheel unless focused."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NumberEditor(Editor):
    """A whole number in a range."""

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
        """Show this number."""
        self.spin.blockSignals(True)
        self.spin.setValue(cast(int, value))
        self.spin.blockSignals(False)

    def retranslate(self) -> None:
        """Name the box for screen readers."""
        self.spin.setAccessibleName(rule_field(self._field))


class ChoiceEditor(Editor):
    """One of a few words, or yes and no."""

    def __init__(self, field: str, values: Sequence[object]) -> None:
        super().__init__()
        self._field, self._values = field, list(values)
        self.box = QComboBox()
        self.box.addItems([""] * len(self._values))
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        row.addStretch(1)
        self.box.activated.connect(self.changed)
        self.setFocusProxy(self.box)

    def value(self) -> object:
        """The word or truth chosen."""
        return self._values[self.box.currentIndex()]

    def show_value(self, value: object) -> None:
        """Show this word or truth."""
        self.box.setCurrentIndex(self._values.index(value))

    def retranslate(self) -> None:
        """Say the words."""
        self.box.setAccessibleName(rule_field(self._field))
        for index, value in enumerate(self._values):
            self.box.setItemText(index, rule_value(self._field, value))


class OnlyValue(Editor):
    """What all rule sets have alike: it is said, and there is nothing to choose."""

    def __init__(self, field: str, value: object) -> None:
        super().__init__()
        self._field, self._value = field, value
        self.label = Label()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label)

    def value(self) -> object:
        """The one there is."""
        return self._value

    def show_value(self, value: object) -> None:
        """There is no other to show."""
        assert value == self._value, "the only value"

    def retranslate(self) -> None:
        """Say it."""
        self.label.setText(rule_value(self._field, self._value))


class SeatsEditor(Editor):
    """Some of the seat counts."""

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
        """The seat counts ticked."""
        return tuple(seats for seats, box in self.boxes.items() if box.isChecked())

    def show_value(self, value: object) -> None:
        """Tick these."""
        for seats, box in self.boxes.items():
            box.setChecked(seats in cast(tuple[int, ...], value))

    def retranslate(self) -> None:
        """Number the boxes."""
        for seats, box in self.boxes.items():
            box.setText(number(seats))
            name = self.tr("{field}: {count} players")
            box.setAccessibleName(name.format(field=rule_field(self._field), count=seats))

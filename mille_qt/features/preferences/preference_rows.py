"""A preference in the dialog: what changes it, and what is said of it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from mille_qt.features.preferences.preference_words import VALUES, label_of, note_on, value_name
from mille_qt.ui.access.accessible_roles import Paragraph, hear_as
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.settings import LARGEST_TEXT, Settings
from mille_qt.ui.widgets import BoxText, QuietText, text_height


class Note(QuietText):
    """What a setting does: its control says so, too, to whoever has it read."""


class BoxNote(BoxText):
    """The same, below a box to tick."""


hear_as(Note, Paragraph)
hear_as(BoxNote, Paragraph)


class PreferenceRow(QWidget):
    """A setting and its explanation; the subclasses have what changes it."""

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__()
        self._name, self._settings = name, settings
        self.note: QuietText = self.make_note()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(round(text_height() * 0.25))

    def make_note(self) -> QuietText:
        """The line that explains the setting."""
        return Note()

    def words(self) -> str:
        """All that is said of the setting, for whoever looks for it."""
        return f"{label_of(self._name)} {self.note.text()}"

    def _value(self) -> object:
        return getattr(self._settings, self._name)

    def _keep(self, value: object) -> None:
        setattr(self._settings, self._name, value)

    def show_value(self) -> None:
        """Show what the setting is now."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say what it is and does."""
        self.note.setText(note_on(self._name))


class SwitchRow(PreferenceRow):
    """Yes or no."""

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__(name, settings)
        self.box = QCheckBox()
        self.column.addWidget(self.box)
        self.column.addWidget(self.note)
        self.box.clicked.connect(self._keep)
        self.show_value()

    def make_note(self) -> QuietText:
        """In line with the text of the box."""
        return BoxNote()

    def show_value(self) -> None:
        """Tick it or not."""
        self.box.setChecked(bool(self._value()))

    def retranslate(self) -> None:
        """Say what it is and does."""
        super().retranslate()
        self.box.setText(label_of(self._name))
        self.box.setAccessibleDescription(self.note.text())


class ChoiceRow(PreferenceRow):
    """One of a few words."""

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__(name, settings)
        self._values = VALUES[name]()
        self.label, self.box = Label(), QComboBox()
        self.label.setBuddy(self.box)
        self.box.addItems([""] * len(self._values))
        self.column.addWidget(SideBySide(self.label, self.box))
        self.column.addWidget(self.note)
        self.box.activated.connect(lambda index: self._keep(self._values[index]))
        self.show_value()

    def words(self) -> str:
        """All that is said of the setting, its values too."""
        values = (self.box.itemText(index) for index in range(self.box.count()))
        return " ".join([super().words(), *values])

    def show_value(self) -> None:
        """Show the word."""
        self.box.setCurrentIndex(self._values.index(self._value()))

    def retranslate(self) -> None:
        """Say what it is and does."""
        super().retranslate()
        self.label.setText(label_of(self._name))
        self.box.setAccessibleDescription(self.note.text())
        for index, value in enumerate(self._values):
            self.box.setItemText(index, value_name(self._name, value))


class SliderRow(PreferenceRow):
    """A per cent from few: what the slider says by itself, a screen reader reads."""

    def __init__(self, name: str, settings: Settings, numbers: range) -> None:
        """`numbers` are those that can be chosen, evenly spaced."""
        super().__init__(name, settings)
        self._numbers = numbers
        self.label, self.slider, self.word = Label(), QSlider(Qt.Orientation.Horizontal), Label()
        self.label.setBuddy(self.slider)
        self.slider.setRange(numbers[0], numbers[-1])
        self.slider.setSingleStep(numbers.step)
        self.slider.setPageStep(numbers.step)
        self.slider.setTickInterval(numbers.step)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        row = QHBoxLayout()
        row.addWidget(self.label)
        row.addStretch(1)
        row.addWidget(self.word)
        self.column.addLayout(row)
        self.column.addWidget(self.slider)
        self.column.addWidget(self.note)
        self.show_value()
        self.slider.valueChanged.connect(self._moved)

    def _nearest(self, value: int) -> int:
        return min(self._numbers, key=lambda number: abs(number - value))

    def _moved(self, value: int) -> None:
        nearest = self._nearest(value)
        if value != nearest:
            # Dragged to between two places.
            self.slider.setValue(nearest)
            return
        self._keep(value)
        self._say_word()

    def show_value(self) -> None:
        """Move the slider there, or next to it where the file has another number."""
        # What is only shown is not kept: the file keeps a number between two places.
        self.slider.blockSignals(True)
        self.slider.setValue(self._nearest(int(str(self._value()))))
        self.slider.blockSignals(False)
        self._say_word()

    def retranslate(self) -> None:
        """Say what it is and does."""
        super().retranslate()
        self.label.setText(label_of(self._name))
        self.slider.setAccessibleDescription(self.note.text())
        self._say_word()

    def _say_word(self) -> None:
        self.word.setText(value_name(self._name, self.slider.value()))


_SLIDERS = {
    "text_size": range(100, LARGEST_TEXT + 1, 25),
    "effect_volume": range(0, 101, 10),
    "notice_volume": range(0, 101, 10),
}


def row_for(name: str, settings: Settings) -> PreferenceRow:
    """The row for a preference."""
    if name in _SLIDERS:
        return SliderRow(name, settings, _SLIDERS[name])
    make: Callable[[str, Settings], PreferenceRow] = ChoiceRow if name in VALUES else SwitchRow
    return make(name, settings)

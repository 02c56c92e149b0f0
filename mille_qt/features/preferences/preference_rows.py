"""Rows of the preferences dialog: a control for a setting, and perhaps a note on it."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.access.accessible_roles import Paragraph, hear_as
from mille_qt.ui.fields import DropDown, Slider
from mille_qt.ui.labels import Label
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.setting import Preference
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.cards import number
from mille_qt.ui.widgets import BoxText, QuietText, text_height


class Note(QuietText):
    """Explains a setting; also the accessible description of its control."""


class BoxNote(BoxText):
    """A note below a check box."""


hear_as(Note, Paragraph)
hear_as(BoxNote, Paragraph)


class PreferenceRow(QWidget):
    """Shows a setting and its note, if it has one; the subclasses have the control."""

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__()
        self._name, self._settings = name, settings
        self.preference = self._described()
        self.note: QuietText = self.make_note()
        self.setProperty("divided", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, round(text_height() * 0.35))
        self.column.setSpacing(round(text_height() * 0.25))

        settings.changed(settings.declared(name)).connect(self.show_value)

    def _described(self) -> Preference:
        describe = self._settings.declared(self._name).preference
        if describe is None:
            raise ValueError(f"{self._name} has no preference")
        return describe()

    def make_note(self) -> QuietText:
        """Return the label for the note."""
        return Note()

    def search_text(self) -> str:
        """All words by which the setting can be found."""
        preference = self.preference
        values = preference.values.values()
        return " ".join([preference.label, preference.note, preference.search, *values])

    def _value(self) -> object:
        return getattr(self._settings, self._name)

    def _keep(self, value: object) -> None:
        setattr(self._settings, self._name, value)

    def show_value(self) -> None:
        """Show the value of the setting."""
        raise NotImplementedError

    def retranslate(self) -> None:
        self.preference = self._described()
        self.note.setText(self.preference.note)
        self.note.setVisible(bool(self.preference.note))


class SwitchRow(PreferenceRow):
    """A check box."""

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__(name, settings)
        self.box = QCheckBox()
        self.column.addWidget(self.box)
        self.column.addWidget(self.note)
        self.box.clicked.connect(self._keep)
        self.show_value()

    def make_note(self) -> QuietText:
        return BoxNote()

    def show_value(self) -> None:
        self.box.setChecked(bool(self._value()))

    def retranslate(self) -> None:
        super().retranslate()
        self.box.setText(self.preference.label)
        self.box.setAccessibleDescription(self.note.text())


class ChoiceRow(PreferenceRow):
    """A combo box."""

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__(name, settings)
        self._values = tuple(self.preference.values)
        self.label, self.box = Label(), DropDown()
        self.label.setBuddy(self.box)
        self.box.addItems([""] * len(self._values))
        self.column.addWidget(SideBySide(self.label, self.box))
        self.column.addWidget(self.note)
        self.box.activated.connect(lambda index: self._keep(self._values[index]))
        self.show_value()

    def show_value(self) -> None:
        self.box.setCurrentIndex(self._values.index(self._value()))

    def retranslate(self) -> None:
        super().retranslate()
        self.label.setText(self.preference.label)
        self.box.setAccessibleDescription(self.note.text())
        for index, text in enumerate(self.preference.values.values()):
            self.box.setItemText(index, text)


class SliderRow(PreferenceRow):
    """A slider for a percentage."""

    def __init__(self, name: str, settings: Settings, numbers: range) -> None:
        """`numbers` are the values of the slider."""
        super().__init__(name, settings)
        self._numbers = numbers
        self.label, self.slider, self.percent = Label(), Slider(), Label()
        self.label.setBuddy(self.slider)
        self.slider.setRange(numbers[0], numbers[-1])
        self.slider.setSingleStep(numbers.step)
        self.slider.setPageStep(numbers.step)
        self.slider.setTickInterval(numbers.step)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        row = QHBoxLayout()
        row.addWidget(self.label)
        row.addStretch(1)
        row.addWidget(self.percent)
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
            # Dragged to between two values.
            self.slider.setValue(nearest)
            return
        self._keep(value)
        self._show_percent()

    def show_value(self) -> None:
        """Move the slider to the value, or to the nearest one it has."""
        # Without signals: the file keeps a value between two of the slider's.
        self.slider.blockSignals(True)
        self.slider.setValue(self._nearest(int(str(self._value()))))
        self.slider.blockSignals(False)
        self._show_percent()

    def retranslate(self) -> None:
        super().retranslate()
        self.label.setText(self.preference.label)
        self.slider.setAccessibleDescription(self.note.text())
        self._show_percent()

    def _show_percent(self) -> None:
        percent = QCoreApplication.translate("Preferences", "{number}%")
        self.percent.setText(percent.format(number=number(self.slider.value())))


def row_for(name: str, preference: Preference, settings: Settings) -> PreferenceRow:
    """Make the row for a preference."""
    if preference.percents is not None:
        return SliderRow(name, settings, preference.percents)
    return ChoiceRow(name, settings) if preference.values else SwitchRow(name, settings)

"""The preferences: how the table plays, speaks and looks. Every change is made at once."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from mille_qt.dialogs.pages_view import PagesView
from mille_qt.dialogs.preference_words import (
    PAGES,
    VALUES,
    label_of,
    note_on,
    page_name,
    value_name,
)
from mille_qt.page_parts import BoxText, QuietText, text_height
from mille_qt.settings import Settings

SIZE = QSize(48, 34)  # lines of text


class PreferencesDialog(QDialog):
    """All settings that a player chooses, each with a line on what it does."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.pages = PagesView()
        self.rows: dict[str, _Row] = {
            name: _row_for(name, settings) for names in PAGES.values() for name in names
        }
        self.reset_button = QPushButton()
        self.buttons = QDialogButtonBox()
        self.close_button = self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._arrange()
        self._connect()
        self.retranslate()
        line = text_height()
        wanted = QSize(round(SIZE.width() * line), round(SIZE.height() * line))
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.95))

    def _arrange(self) -> None:
        page = QVBoxLayout(self)
        for names in PAGES.values():
            column = self.pages.add_page()
            for name in names:
                column.addWidget(self.rows[name])
            column.addStretch(1)
        page.addWidget(self.pages, 1)
        row = QHBoxLayout()
        row.addWidget(self.reset_button)
        row.addStretch(1)
        row.addWidget(self.buttons)
        page.addLayout(row)

    def _connect(self) -> None:
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(lambda: self._settings.reset(*self.rows))
        self.close_button.setDefault(True)
        self.buttons.rejected.connect(self.accept)
        self._settings.changed.connect(self._setting_changed)

    def _setting_changed(self, name: str) -> None:
        if name in self.rows:
            self.rows[name].show_value()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.setWindowTitle(self.tr("Preferences"))
        self.pages.name_pages(self.tr("Groups of preferences"), [page_name(p) for p in PAGES])
        self.reset_button.setText(self.tr("&Reset all"))
        self.reset_button.setToolTip(self.tr("Give every preference its first value again"))
        self.close_button.setText(self.tr("Close"))
        for row in self.rows.values():
            row.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _Row(QWidget):
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
        return QuietText()

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


class SwitchRow(_Row):
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
        return BoxText()

    def show_value(self) -> None:
        """Tick it or not."""
        self.box.setChecked(bool(self._value()))

    def retranslate(self) -> None:
        """Say what it is and does."""
        super().retranslate()
        self.box.setText(label_of(self._name))
        self.box.setAccessibleDescription(self.note.text())


class ChoiceRow(_Row):
    """One of a few words."""

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__(name, settings)
        self._values: tuple[Enum, ...] = VALUES[name]
        self.label, self.box = QLabel(), QComboBox()
        self.label.setBuddy(self.box)
        self.box.addItems([""] * len(self._values))
        row = QHBoxLayout()
        row.addWidget(self.label, 1)
        row.addWidget(self.box, 1)
        self.column.addLayout(row)
        self.column.addWidget(self.note)
        self.box.activated.connect(lambda index: self._keep(self._values[index]))
        self.show_value()

    def show_value(self) -> None:
        """Show the word."""
        self.box.setCurrentIndex(self._values.index(self._value()))

    def retranslate(self) -> None:
        """Say what it is and does."""
        super().retranslate()
        self.label.setText(label_of(self._name))
        self.box.setAccessibleDescription(self.note.text())
        for index, value in enumerate(self._values):
            self.box.setItemText(index, value_name(self._name, value.value))


class SliderRow(_Row):
    """A number from few, with a word for each."""

    def __init__(self, name: str, settings: Settings, highest: int) -> None:
        super().__init__(name, settings)
        self.label, self.slider, self.word = QLabel(), QSlider(Qt.Orientation.Horizontal), QLabel()
        self.label.setBuddy(self.slider)
        self.slider.setRange(0, highest)
        self.slider.setPageStep(1)
        self.slider.setTickInterval(1)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        row = QHBoxLayout()
        row.addWidget(self.label)
        row.addStretch(1)
        row.addWidget(self.word)
        self.column.addLayout(row)
        self.column.addWidget(self.slider)
        self.column.addWidget(self.note)
        self.slider.valueChanged.connect(self._moved)
        self.show_value()

    def _moved(self, value: int) -> None:
        self._keep(value)
        self._say_word()

    def show_value(self) -> None:
        """Move the slider there."""
        self.slider.setValue(int(str(self._value())))
        self._say_word()

    def retranslate(self) -> None:
        """Say what it is and does."""
        super().retranslate()
        self.label.setText(label_of(self._name))
        self._say_word()

    def _say_word(self) -> None:
        self.word.setText(value_name(self._name, self.slider.value()))
        self.slider.setAccessibleDescription(f"{self.word.text()}. {self.note.text()}")


_SLIDERS = {"pace": 4, "hold_back": 3}


def _row_for(name: str, settings: Settings) -> _Row:
    if name in _SLIDERS:
        return SliderRow(name, settings, _SLIDERS[name])
    make: Callable[[str, Settings], _Row] = ChoiceRow if name in VALUES else SwitchRow
    return make(name, settings)

"""The preferences dialog. Every change takes effect at once."""

import unicodedata

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.access.accessible_roles import Paragraph, hear_as
from mille_qt.ui.fields import DropDown, Slider
from mille_qt.ui.labels import Label
from mille_qt.ui.more_options import MoreOptions
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.pages_view import PagesView
from mille_qt.ui.questions import ask_reset
from mille_qt.ui.setting import Page, Preference
from mille_qt.ui.settings import Settings
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.texts.cards import number
from mille_qt.ui.translation import Translated, translate
from mille_qt.ui.widgets import BoxText, QuietText, fill, in_row, mark_destructive, text_height
from mille_qt.ui.window_titles import set_window_title


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
        row = in_row(self.label, 1, self.percent)
        fill(self.column, row, self.slider, self.note)
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
        percent = translate("Preferences", "{number}%")
        self.percent.setText(percent.format(number=number(self.slider.value())))


def row_for(name: str, preference: Preference, settings: Settings) -> PreferenceRow:
    """Make the row for a preference."""
    if preference.percents is not None:
        return SliderRow(name, settings, preference.percents)
    return ChoiceRow(name, settings) if preference.values else SwitchRow(name, settings)


SIZE = QSize(48, 34)  # lines of text


class PreferencesDialog(Translated, QDialog):
    """All settings with a preference, in pages, with a search."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        keep_open(self)
        self._settings = settings
        self.pages = PagesView()
        self.rows = make_rows(settings)
        self.more = {page: MoreOptions() for page in Page}
        self.search_label, self.search, self.nothing = Label(), QLineEdit(), QuietText()
        self.reset_page_button, self.reset_button = QPushButton(), QPushButton()
        mark_destructive(self.reset_button)
        self.buttons = QDialogButtonBox()
        self.close_button = self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._arrange()
        self._connect()
        self.retranslate()
        line = text_height()
        wanted = QSize(round(SIZE.width() * line), round(SIZE.height() * line))
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.95))
        self.pages.list.setFocus()

    def _arrange(self) -> None:
        self.search_label.setBuddy(self.search)
        self.search.setClearButtonEnabled(True)
        self.nothing.hide()
        for each in Page:
            column = self.pages.add_page()
            more = self.more[each]
            for row in self._rows_of(each):
                (more.column if row.preference.more else column).addWidget(row)
            column.addWidget(more)
            more.setVisible(bool(more.column.count()))
        top = in_row(self.search_label, (self.search, 1))
        below = in_row(self.reset_page_button, self.reset_button, 1, self.buttons)
        fill(QVBoxLayout(self), top, self.nothing, (self.pages, 1), below)

    def _rows_of(self, page: Page) -> list[PreferenceRow]:
        return [row for row in self.rows.values() if row.preference.page is page]

    def _connect(self) -> None:
        find = QAction(self)
        find.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        find.triggered.connect(self.search.setFocus)
        self.addAction(find)
        self.search.textChanged.connect(self._look_for)
        self.reset_page_button.clicked.connect(self._reset_page)
        self.reset_button.clicked.connect(self._ask_reset)
        for button in (self.reset_page_button, self.reset_button):
            button.setAutoDefault(False)
        self.close_button.setDefault(True)
        self.buttons.rejected.connect(self.accept)

    # -- resetting ---------------------------------------------------------------

    def _reset_page(self) -> None:
        """Reset the page shown, without asking: the effect is seen, and can be undone by hand."""
        page = list(Page)[self.pages.current]
        self._settings.reset(
            *(name for name, row in self.rows.items() if row.preference.page is page)
        )

    def _ask_reset(self) -> None:
        def answered(wanted: bool) -> None:
            if wanted:
                self._settings.reset(*self.rows)

        ask_reset(self, answered)

    # -- searching ---------------------------------------------------------------

    def _look_for(self, text: str) -> None:
        """Show the preferences of all pages that match every word of the text."""
        words = plain(text).split()
        if not words:
            self._show_pages()
            return
        found = []
        for page in Page:
            rows = self._rows_of(page)
            hits = [_matches(row, words) for row in rows]
            for row, hit in zip(rows, hits, strict=True):
                row.setVisible(hit)
            found.append(any(hits))
            self.more[page].show_all(True)
        self.pages.show_found(found)
        self.nothing.setVisible(not any(found))
        self.reset_page_button.setEnabled(False)

    def _show_pages(self) -> None:
        for row in self.rows.values():
            row.show()
        for more in self.more.values():
            more.show_all(False)
        self.nothing.hide()
        self.pages.show_chosen()
        self.reset_page_button.setEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape clears the search, or else closes the dialog."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    # -- words -------------------------------------------------------------------

    def retranslate(self) -> None:
        set_window_title(self, self.tr("Preferences"))
        self.search_label.setText(self.tr("Searc&h:"))
        self.nothing.setText(self.tr("Nothing found. Try another word."))
        self.pages.name_pages(self.tr("Groups of preferences"), [page_name(p) for p in Page])
        self.reset_page_button.setText(self.tr("Reset this &page"))
        self.reset_button.setText(self.tr("&Reset all…"))
        self.close_button.setText(self.tr("Close"))
        for row in self.rows.values():
            row.retranslate()
        self._look_for(self.search.text())


def make_rows(settings: Settings) -> dict[str, PreferenceRow]:
    """Make the row of every setting with a preference, by name."""
    preferences = {name: settings.declared(name).preference for name in settings.names()}
    return {
        name: row_for(name, preference(), settings)
        for name, preference in preferences.items()
        if preference is not None
    }


def page_name(page: Page) -> str:
    """Return the name of a page of the dialog."""
    return {
        Page.GENERAL: translate("Preferences", "General"),
        Page.TABLE: translate("Preferences", "Table"),
        Page.ACCESSIBILITY: translate("Preferences", "Accessibility"),
    }[page]


def _matches(row: PreferenceRow, words: list[str]) -> bool:
    text = plain(f"{page_name(row.preference.page)} {row.search_text()}")
    return all(word in text for word in words)


def plain(text: str) -> str:
    """Return a text in lower case without accents, for searching."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))

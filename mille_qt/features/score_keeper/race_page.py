"""The page on which a race is entered or corrected."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mille_qt.features.score_keeper.card_pad import CardPad
from mille_qt.features.score_keeper.race_form import RaceForm
from mille_qt.features.score_keeper.sheet_json import RaceEntry
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.tallies import fault
from mille_qt.ui.widgets import TITLE, Heading, QuietText, Sheet, TroubleText, WideButton
from mille_rules.tallies import Tally, view_of

#: Width for two sides and for each further one, in lines of text.
COLUMN, FURTHER = 60.0, 18.0


class RacePage(PageFrame):
    """The form for one race; impossible values are explained and not saved."""

    #: The entry, after every edit and when it is complete.
    edited = Signal(object)
    written = Signal(object)

    def __init__(
        self, tally: Tally, entry: RaceEntry, card_language: str, parent: QWidget | None = None
    ) -> None:
        """Show an entry; its index may be that of a race on the sheet.

        `card_language` is that of the names on the cards.
        """
        super().__init__(parent)
        self._tally, self._index = tally, entry.race_index
        self.title = Heading(TITLE)
        self.form = RaceForm(tally)
        self.form.show_race(entry.race)
        self.pad = CardPad(tally, self.form.columns, card_language)
        self.hint, self.trouble = QuietText(), TroubleText()
        self.back_button, self.write_button = QPushButton(), WideButton()
        self._arrange()
        self._connect()
        self.set_sheet(tally)

    def _arrange(self) -> None:
        sheet = Sheet(self.form, self.hint, self.trouble)
        sheets = SideBySide(self.pad, sheet, shares=(1, 2 * self._tally.sides))
        lines = COLUMN + FURTHER * (self._tally.sides - 2)
        self.lay_out(lines, (self.title, sheets), (self.back_button, self.write_button))

    def _connect(self) -> None:
        self.setFocusProxy(self.form.columns[0].miles)
        self.write_button.setDefault(True)
        self.form.changed.connect(self._edited)
        self.write_button.clicked.connect(self._write)

    @property
    def entry(self) -> RaceEntry:
        """The entered race and its index."""
        return RaceEntry(self._index, self.form.race)

    @property
    def is_correction(self) -> bool:
        """True if the race is already on the sheet."""
        return self._index < len(self._tally.races)

    def set_sheet(self, tally: Tally) -> None:
        """Set the sheet, which may have changed, and keep what has been entered."""
        if not self.is_correction or self._index > len(tally.races):
            self._index = len(tally.races)
        self._tally = tally
        others = tally.without_race(self._index)
        self.form.set_points_before(view_of(others).match.points)
        self.retranslate()

    def _edited(self) -> None:
        self._show_faults()
        self.pad.update_cards()
        self.edited.emit(self.entry)

    def _write(self) -> None:
        if self.form.faults:
            self.form.focus_first_fault()
        elif self.form.race == self._tally.empty_race():
            # Probably Enter by mistake: such a race would not change the totals.
            self._show_trouble(self.tr("There is nothing to save yet."))
        else:
            self.written.emit(self.entry)

    def _show_faults(self) -> None:
        self._show_trouble(
            " ".join(
                fault(found, self._tally.names, self._tally.sides) for found in self.form.faults
            )
        )

    def _show_trouble(self, trouble: str) -> None:
        self.trouble.say(trouble)
        self.hint.setVisible(not trouble)

    def retranslate(self) -> None:
        title = self.tr("Race {race}")
        if self.is_correction:
            title = self.tr("Correct race {race}")
        self.title.setText(title.format(race=number(self._index + 1)))
        hint = self.tr("Enter what each side has on the table. Mille adds shutouts and totals.")
        if self._tally.rules.by_races:
            hint = self.tr("Enter the miles of each side. Whoever arrives, or is furthest, wins.")
        self.hint.setText(hint)
        back = self.tr("&Leave unchanged") if self.is_correction else self.tr("&Back")
        self.back_button.setText(back)
        self.write_button.setText(self.tr("&Save race"))
        self._show_faults()

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the first field for miles."""
        field = self.form.columns[0].miles
        field.setFocus()
        field.selectAll()
        super().showEvent(event)

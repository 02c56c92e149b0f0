"""The row of buttons below the score sheet of a match played with cards on a table."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton

from mille_qt.features.score_keeper.sheet_text import MAX_RACES
from mille_qt.ui.page_layout import SideBySide, from_left, from_right
from mille_qt.ui.texts import number
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import WideButton

#: Between two buttons, in pixels.
BETWEEN = 6


class SheetButtons(QHBoxLayout):
    """Back, other sheets, print at the left; the next race, in red, at the right or below."""

    def __init__(self) -> None:
        super().__init__()
        self.back, self.new, self.play = QPushButton(), QPushButton(), QPushButton()
        self.print, self.pdf = QPushButton(), QPushButton()
        self.next = WideButton()
        self._races, self._over = 0, False
        for button in (self.back, self.new, self.play, self.print, self.pdf):
            button.setAutoDefault(False)
        # Outside a dialog, an auto-default button is the default only while focused.
        self.next.setAutoDefault(False)
        self.next.setDefault(True)
        ways, paper = from_left(self.back, self.new, self.play), from_left(self.print, self.pdf)
        left = SideBySide(ways, paper, gap=BETWEEN)
        self.addWidget(SideBySide(left, from_right(self.next)))

    def show_state(self, races: int, over: bool) -> None:
        """Offer what can be done with so many races on the sheet, and the match won or not."""
        self._races, self._over = races, over
        self.print.setVisible(races > 0)
        self.pdf.setVisible(races > 0)
        self.play.setEnabled(not over)
        self.next.setEnabled(over or races < MAX_RACES)
        self._say_next()

    def _say_next(self) -> None:
        enter = self.tr("&Enter race {race}").format(race=number(self._races + 1))
        self.next.setText(self.tr("&Another match…") if self._over else enter)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.back.setText(self.tr("&Back"))
        self.new.setText(self.tr("&New sheet…"))
        self.play.setText(self.tr("P&lay on here"))
        self.print.setText(self.tr("&Print…"))
        self.pdf.setText(self.tr("PD&F…"))
        set_tooltip(self.new, self.tr("Begin a new score sheet, with other players or rules"))
        set_tooltip(
            self.play, self.tr("Go on with this match on this computer, each side with its points")
        )
        set_tooltip(self.print, self.tr("Print the score sheet"))
        set_tooltip(self.pdf, self.tr("Save the score sheet as a PDF file"))
        self.pdf.setAccessibleName(self.tr("Save the score sheet as a PDF file"))
        self._say_next()

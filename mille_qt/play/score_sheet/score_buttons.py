"""The row of buttons below a score sheet."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton

from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import WideButton


class ScoreButtons(QHBoxLayout):
    """Buttons to leave, save and print on the left; the main button on the right."""

    def __init__(self) -> None:
        super().__init__()
        self.leave, self.save = QPushButton(), QPushButton()
        self.print, self.pdf = QPushButton(), QPushButton()
        self.next = WideButton()
        for button in (self.leave, self.save, self.print, self.pdf):
            self.addWidget(button)
        self.addStretch(1)
        # Outside a dialog, an auto-default button is the default only while focused.
        self.next.setAutoDefault(False)
        self.next.setDefault(True)
        self.addWidget(self.next)

    def show_paper(self, shown: bool) -> None:
        """Show the buttons for printing only if there is something to print."""
        self.print.setVisible(shown)
        self.pdf.setVisible(shown)

    def retranslate(self) -> None:
        """Set all texts but that of the main button, which the sheet sets."""
        self.save.setText(self.tr("&Save…"))
        self.leave.setText(self.tr("&Leave"))
        self.print.setText(self.tr("&Print…"))
        self.pdf.setText(self.tr("P&DF…"))
        set_tooltip(self.save, self.tr("Save the match to continue later"))
        set_tooltip(self.print, self.tr("Print the score sheet"))
        set_tooltip(self.pdf, self.tr("Save the score sheet as a PDF file"))
        self.pdf.setAccessibleName(self.tr("Save the score sheet as a PDF file"))

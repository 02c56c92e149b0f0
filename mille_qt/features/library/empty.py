"""What stands in place of the table where there is no match to show."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.widgets import Heading, QuietText, text_height


class Empty(QWidget):
    """A sentence, and what can be done about it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.text = Heading(), QuietText()
        self.new_button, self.import_button = QPushButton(), QPushButton()
        self.all_button = QPushButton()
        content, scroll = QWidget(), Scrolling()
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(scroll)
        column = QVBoxLayout(content)
        column.setSpacing(round(text_height() * 0.6))
        column.addStretch(2)
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.new_button, self.import_button, self.all_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(3)
        scroll.setWidget(content)

    def show_nothing_yet(self, *, reading: bool) -> None:
        """There is no match at all, as far as is known while files are still being read."""
        self.title.setText(self.tr("Looking at your matches…") if reading else self._none())
        text = self.tr(
            "A match at this screen comes here by itself, from its first move on; one on the "
            "network comes to its host when it is over. Files from elsewhere can be imported or "
            "dropped on this page."
        )
        self.text.setText("" if reading else text)
        self.new_button.setText(self.tr("&New game…"))
        # The letter is that of the button below, which is always there and does the same.
        self.import_button.setText(self.tr("Import…"))
        self._show_buttons(new=not reading, all_of_them=False)

    def show_nothing_found(self, words: str) -> None:
        """No match has what is looked for."""
        self.title.setText(self.tr("No match fits"))
        text = self.tr("There is no match with “{words}” among those chosen above.")
        none = self.tr("There is none of this kind yet.")
        self.text.setText(text.format(words=words) if words else none)
        self.all_button.setText(self.tr("Show &all matches"))
        self._show_buttons(new=False, all_of_them=True)

    def _none(self) -> str:
        return self.tr("There is no match here yet")

    def _show_buttons(self, *, new: bool, all_of_them: bool) -> None:
        self.new_button.setVisible(new)
        self.import_button.setVisible(new)
        self.all_button.setVisible(all_of_them)

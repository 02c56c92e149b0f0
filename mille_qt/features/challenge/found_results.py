"""The base of the dialogs with a table of results."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from mille_qt.features.challenge.challenge_matches import ChallengeMatches
from mille_qt.ui.report_table import ReportTable
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    QuietText,
    TextLine,
    fill,
    in_column,
    in_row,
    text_height,
)

#: The width of a dialog in lines of text, and its greatest share of the screen.
WIDTH, SCREEN_SHARE = 54.0, 0.9
#: The rows of a table before it scrolls, and the height of a row in lines of text.
MOST_ROWS, ROW = 10, 2.2


class FoundResults(Translated, QDialog):
    """Results of the matches on this computer, which are read in the background."""

    def __init__(self, parent: QWidget | None, *, opens_rows: bool = False) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._matches = ChallengeMatches(self)
        self.title, self.summary, self.empty = Heading(TITLE), QuietText(), TextLine()
        self.table = ReportTable(most_rows=MOST_ROWS, opens_rows=opens_rows, row=ROW)
        self.table.setMinimumWidth(1)  # its columns scroll, not the page
        self.close_button = QPushButton()
        self._outside, self._content, self._scroll = QVBoxLayout(self), QWidget(), Scrolling()

    def begin(self, button: QPushButton, *below: QWidget) -> None:
        """Show the results with a button, and with widgets below the table."""
        self._outside.setSpacing(round(text_height() * 0.6))
        parts = (self.title, self.summary, self.table, self.empty, *below)
        in_column(*parts, 0, of=self._content, gap=0.5)
        self._scroll.setWidget(self._content)
        button.setAutoDefault(False)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        fill(self._outside, self._scroll, in_row(button, 1, self.close_button))
        self.retranslate()
        self.read()
        self._matches.changed.connect(self.read)
        self._matches.look_again()

    def read(self) -> None:
        """Show what has been read."""
        raise NotImplementedError

    def fit(self) -> None:
        """Fit the height to the content; a visible dialog is never made lower."""
        room = self.screen().availableGeometry().size() * SCREEN_SHARE
        width = min(round(text_height() * WIDTH), room.width())
        edges = self._outside.contentsMargins()
        height = self._outside.sizeHint().height() - self._scroll.sizeHint().height()
        height += self._content.heightForWidth(width - edges.left() - edges.right())
        least = self.size() if self.isVisible() else QSize()
        self.resize(QSize(width, height).boundedTo(room).expandedTo(least))

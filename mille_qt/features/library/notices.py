"""The messages of the library page: a bar above the table, and a text in place of the table."""

from collections.abc import Callable

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from mille_qt.ui.art.vignette_view import EmptyNote, VignetteView
from mille_qt.ui.labels import Label
from mille_qt.ui.scrolling import Scrolling
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import fill, in_column, set_style_property, text_height


class NoticeBar(Translated, QFrame):
    """A message with a button, such as one to undo; hidden while there is no message."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("bar", True)
        self.text, self.button = Label(), QPushButton()
        self.text.setWordWrap(True)
        self.close_button = QPushButton("×")
        self._action: Callable[[], object] | None = None
        row = QHBoxLayout(self)
        gap = round(text_height() * 0.3)
        row.setContentsMargins(2 * gap, gap, gap, gap)
        fill(row, (self.text, 1), self.button, self.close_button)
        self.button.clicked.connect(self._run_action)
        # The standard key for undoing presses the button.
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.activated.connect(self._run_action)
        self.close_button.clicked.connect(self.hide)
        self.retranslate()
        self.hide()

    def show_message(
        self,
        text: str,
        button: str = "",
        action: Callable[[], object] | None = None,
        *,
        warning: bool = False,
    ) -> None:
        """Show and announce a message, with a button that calls `action` if it has a text."""
        self._action = action
        set_style_property(self, "warning", warning)
        self.text.setText(text)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def retranslate(self) -> None:
        """Set the name of the close button in the current language."""
        self.close_button.setAccessibleName(self.tr("Close this notice"))

    def _run_action(self) -> None:
        self.hide()
        action, self._action = self._action, None
        if action is not None:
            action()


class EmptyMessage(QWidget):
    """Says why no match is listed, and has the buttons that help."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.new_button, self.import_button = QPushButton(), QPushButton()
        self.all_button = QPushButton()
        note = EmptyNote(VignetteView((0, 1)), self.all_button, self.import_button, self.new_button)
        self.title, self.text = note.title, note.text
        # The only primary button of the page while no match can be selected.
        self.new_button.setDefault(True)
        scroll = Scrolling()
        in_column(scroll, of=self)
        scroll.setWidget(note)

    def show_nothing_yet(self, *, reading: bool) -> None:
        """Show that there are no matches yet, or that the files are still being read."""
        title = self.tr("No matches yet")
        self.title.setText(self.tr("Reading your matches…") if reading else title)
        text = self.tr(
            "Matches at this screen are saved here from the first move; matches on the network "
            "are saved by the host when they are over. You can also import match files or drop "
            "them here."
        )
        self.text.setText("" if reading else text)
        self.new_button.setText(self.tr("&New game…"))
        self.import_button.setText(self.tr("&Import…"))
        self._show_buttons(new=not reading, all_of_them=False)

    def show_nothing_found(self, search: str) -> None:
        """Show that no match fits the filter and the text of the search."""
        self.title.setText(self.tr("No matches found"))
        text = self.tr("Nothing found for “{words}”.")
        none = self.tr("No matches of this kind yet.")
        self.text.setText(text.format(words=search) if search else none)
        self.all_button.setText(self.tr("Show &all matches"))
        self._show_buttons(new=False, all_of_them=True)

    def _show_buttons(self, *, new: bool, all_of_them: bool) -> None:
        self.new_button.setVisible(new)
        self.import_button.setVisible(new)
        self.all_button.setVisible(all_of_them)

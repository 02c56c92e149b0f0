"""A line on the page of matches that says what was done, with a way back where there is one."""

from collections.abc import Callable

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from mille_qt.ui.labels import Label
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import text_height


class Notice(Translated, QFrame):
    """Takes no room while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("bar", True)
        self.text, self.button = Label(), QPushButton()
        self.text.setWordWrap(True)
        self.close_button = QPushButton("×")
        self._act: Callable[[], object] | None = None
        row = QHBoxLayout(self)
        gap = round(text_height() * 0.3)
        row.setContentsMargins(2 * gap, gap, gap, gap)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        row.addWidget(self.close_button)
        for button in (self.button, self.close_button):
            button.setAutoDefault(False)
        self.button.clicked.connect(self._clicked)
        # A notice with a way back takes the key that means just that.
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.activated.connect(self._clicked)
        self.close_button.clicked.connect(self.hide)
        self.retranslate()
        self.hide()

    def say(
        self,
        text: str,
        button: str = "",
        act: Callable[[], object] | None = None,
        *,
        warning: bool = False,
    ) -> None:
        """Say this, with a button that does something, until something else is said."""
        self._act = act
        self.setProperty("warning", warning)
        self.style().unpolish(self)
        self.style().polish(self)
        self.text.setText(text)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def retranslate(self) -> None:
        """Say what is the notice's own in the language that is set now."""
        self.close_button.setAccessibleName(self.tr("Close this notice"))

    def _clicked(self) -> None:
        self.hide()
        act, self._act = self._act, None
        if act is not None:
            act()

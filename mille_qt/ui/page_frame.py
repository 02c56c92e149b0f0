"""What the pages before a game have in common: a column, buttons below it, and two keys."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mille_qt.ui.page_layout import CentredColumn
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import WideButton, text_height


class PageFrame(Translated, QWidget):
    """A page with a way back and a way on: Escape takes the one, Enter the other."""

    _back: QPushButton
    _on: WideButton

    def lay_out(
        self, lines_wide: float, parts: Sequence[QWidget | QLayout], strip: Sequence[QWidget]
    ) -> None:
        """Put `parts` one below the other, `lines_wide` lines of text wide at most.

        In the `strip` below them come first the button that goes back and last the one that goes
        on; what is not a button shares the room between.
        """
        first, last = strip[0], strip[-1]
        assert isinstance(first, QPushButton), "the way back"
        assert isinstance(last, WideButton), "the way on"
        self._back, self._on = first, last
        page = QVBoxLayout(self)
        scroll = CentredColumn(lines_wide)
        scroll.column.setSpacing(round(text_height() * 0.7))
        for part in parts:
            if isinstance(part, QLayout):
                scroll.column.addLayout(part)
            else:
                scroll.column.addWidget(part)
        row = QHBoxLayout()
        for widget in strip[:-1]:
            row.addWidget(widget, 0 if isinstance(widget, QPushButton) else 1)
        row.addStretch()
        row.addWidget(last)
        # A little above the middle, where the eye expects it.
        page.addStretch(2)
        page.addWidget(scroll)
        page.addLayout(scroll.beside(row))
        page.addStretch(3)

    def go_on(self) -> None:
        """Handle Enter: press the focused button, or else the main button."""
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton) and not focused.isCheckable():
            focused.click()
        else:
            self._on.click()

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Escape goes back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self._back.click()
        else:
            super().keyPressEvent(event)

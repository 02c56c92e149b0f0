"""Enter and Escape on a page, wherever the focus is."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


class PageKeys(_Widget):
    """Mixin for pages: Enter presses the focused or the main button, Escape goes back.

    Both keys are passed on where their method returns False.
    """

    def main_button(self) -> QAbstractButton | None:
        """Return the button that Enter presses if no other button has focus."""
        return None

    def pressed_by_enter(self, button: QAbstractButton) -> bool:
        """Return whether Enter presses a focused button, instead of the main one."""
        return not button.isCheckable()

    def enter_pressed(self) -> bool:
        """Press the focused button, or else the main one."""
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton) and self.pressed_by_enter(focused):
            focused.click()
            return True
        button = self.main_button()
        if button is not None:
            button.click()
        return button is not None

    def escape_pressed(self) -> bool:
        """Go back."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        escape = event.key() == Qt.Key.Key_Escape
        if not (enter and self.enter_pressed()) and not (escape and self.escape_pressed()):
            super().keyPressEvent(event)

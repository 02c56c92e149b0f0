"""What the places of the table are to a screen reader: buttons, or lines that are only read."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget


class SlotInterface(QAccessibleWidget):
    """A button while a press does something, else an item of a list.

    Readers say such an item without a word for what it is, and its description with it.
    """

    def __init__(self, slot: QWidget) -> None:
        super().__init__(slot, QAccessible.Role.ListItem)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._acts else QAccessible.Role.ListItem

    def actionNames(self) -> list[str]:
        """What a reader may do here: the press comes first, where there is one."""
        presses = [self.pressAction()] if self._acts else []
        return [*presses, *super().actionNames()]

    def doAction(self, action: str) -> None:
        """Press the place, or give it the keyboard."""
        slot = self.object()
        if action == self.pressAction() and isinstance(slot, QAbstractButton):
            slot.click()
        else:
            super().doAction(action)

    @property
    def _acts(self) -> bool:
        # Never kept here: Qt deletes the place while PySide still holds what it was read by.
        return getattr(self.object(), "acts", False)

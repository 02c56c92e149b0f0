"""Slots that belong together: Tab stops at one of them, arrows go from one to the next."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from mille_qt.play.accessible_table.slot import Slot


class SlotGroup:
    """A row of slots of which one is where Tab stops."""

    def __init__(self, count: int, parent: QWidget) -> None:
        self.slots = [Slot(parent) for _ in range(count)]
        self._stop = 0
        for index, slot in enumerate(self.slots):
            slot.focused.connect(lambda chosen=index: self.stop_at(chosen))
        self.stop_at(0)

    @property
    def at(self) -> int | None:
        """Which of the slots has the keyboard."""
        return next((i for i, slot in enumerate(self.slots) if slot.hasFocus()), None)

    @property
    def ringed(self) -> bool:
        """Whether one of the slots shows the ring."""
        return any(slot.ringed for slot in self.slots)

    @property
    def gone_to(self) -> bool:
        """Whether the player has gone to one of the slots by a key."""
        return any(slot.hasFocus() and slot.gone_to for slot in self.slots)

    @property
    def stop(self) -> Slot:
        """Where Tab stops."""
        return self.slots[self._stop]

    def stop_at(self, index: int) -> None:
        """Have Tab stop there from now on."""
        self._stop = index
        for number, slot in enumerate(self.slots):
            slot.be_stop(number == index)

    def step(self, step: int, empty: Sequence[int] = ()) -> None:
        """Give the keyboard to the next slot (1) or the one before (-1), past `empty` ones."""
        # A shortcut, since a ring is wanted.
        self.slots[self.next(step, empty)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def next(self, step: int, empty: Sequence[int] = ()) -> int:
        """Which slot comes next (1) or before (-1), past `empty` ones."""
        at, count = self.at or 0, len(self.slots)
        steps = ((at + step * offset) % count for offset in range(1, count))
        return next((index for index in steps if index not in empty), at)

    def place(self, rects: Sequence[QRect]) -> None:
        """Lie there; slots without a place are not to be seen."""
        for index, slot in enumerate(self.slots):
            if index < len(rects):
                slot.setGeometry(rects[index])
            slot.setVisible(index < len(rects))

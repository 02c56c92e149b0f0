"""When the place under the keyboard says that it is another one now: after what happened."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from mille_qt.play.accessible_table.slot import Slot
from mille_qt.ui.access.announcing import GATHER, reads_changes

#: Milliseconds: what happened is said first, and while others play there is more of it to come.
AFTER_NEWS, BETWEEN_TURNS = 2 * GATHER, 3_000


class LateNames(QObject):
    """Keeps the new name of a place back for a moment, where readers say such a change at once."""

    def __init__(self, slots: Sequence[Slot], parent: QObject) -> None:
        """`slots` are those that may have to wait."""
        super().__init__(parent)
        self._slots = slots
        #: Whether the reader says by itself what changes where the keyboard is.
        self.wanted = reads_changes()
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self.tell)

    def keep_back(self, slot: Slot, wanted: bool, active: bool) -> None:
        """Have a slot wait with the name that comes next, where that is `wanted`.

        `active` says whether the hand can be played from now, and nothing more will happen.
        """
        waits = wanted and self.wanted and slot.hasFocus()
        slot.wait(waits)
        if waits:
            self._clock.start(AFTER_NEWS if active else BETWEEN_TURNS)

    def tell(self) -> None:
        """Have every place say what lies there now."""
        self._clock.stop()
        for slot in self._slots:
            slot.tell()

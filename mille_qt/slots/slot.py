"""A place of the table as a button: it takes the keyboard and shows only a ring."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from mille_qt.focus_ring import paint_ring
from mille_qt.theme import current_theme

#: Here nobody is looking for the keyboard; all other reasons are the player's or a reader's.
_WITHOUT_RING = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.NoFocusReason)
_AS_BEFORE = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class Slot(QAbstractButton):
    """Lies transparent over what the table draws; the mouse reaches the table through it.

    `focused` says that it has the keyboard now. Keys are the affair of the page that it lies on.
    """

    focused = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self._rings = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Without a ring there is nothing to paint, and cards fly below it.
        self.setUpdatesEnabled(False)

    @property
    def ringed(self) -> bool:
        """Whether its ring is to be seen."""
        return self.updatesEnabled()

    def be_stop(self, stop: bool) -> None:
        """Be where Tab stops in its group, or be reached by arrows alone."""
        policy = Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus
        if policy is not self.focusPolicy():
            self.setFocusPolicy(policy)

    def say(self, name: str, note: str = "") -> None:
        """Be called so, with what else there is to know."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if note != self.accessibleDescription():
            self.setAccessibleDescription(note)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring to who uses the keyboard or a screen reader, not to who has clicked."""
        if event.reason() not in _AS_BEFORE:
            self._rings = event.reason() not in _WITHOUT_RING or QAccessible.isActive()
        self.setUpdatesEnabled(self._rings)
        self.focused.emit()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.setUpdatesEnabled(False)
        self._ground.update(self.geometry())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the page, which knows what is asked."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.hasFocus():
            return
        painter = QPainter(self)
        paint_ring(painter, QRectF(self.rect()), current_theme().table_ground)
        painter.end()

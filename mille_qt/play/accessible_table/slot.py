"""A place of the table: it takes the keyboard, is read aloud, and shows only a ring."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from mille_qt.play.accessible_table.slot_role import SlotInterface
from mille_qt.ui.access.accessible_roles import hear_as
from mille_qt.ui.access.focus_ring import paint_ring
from mille_qt.ui.theme.look import current_theme

#: Here nobody is looking for the keyboard; all other reasons are the player's or a reader's.
_WITHOUT_RING = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.NoFocusReason)
_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
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
        #: Whether the player has gone to it by a key.
        self.gone_to = False
        #: Whether it is called as it should be as soon as the keyboard goes.
        self.tells_when_left = True
        #: Whether a press does something now; else there is only something to be read.
        self.acts = False
        #: What is said later: a name, a note, and whether a press does something then.
        self._waits = False
        self._later: tuple[str, str, bool] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Without a ring there is nothing to paint, and cards fly below it.
        self.setUpdatesEnabled(False)

    @property
    def ringed(self) -> bool:
        """Whether its ring is to be seen."""
        return self.updatesEnabled()

    @property
    def words(self) -> str:
        """What it is called as things stand, said already or not."""
        return self.accessibleName() if self._later is None else self._later[0]

    def be_stop(self, stop: bool) -> None:
        """Be where Tab stops in its group, or be reached by arrows alone."""
        policy = Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus
        if policy is not self.focusPolicy():
            self.setFocusPolicy(policy)

    def say(self, name: str, note: str = "", acts: bool = False) -> None:
        """Be called so, with what else there is to know; `acts`: and be there to be pressed."""
        if self._waits:
            self._later = name, note, acts
            return
        if acts != self.acts:
            self.acts = acts
            if QAccessible.isActive():
                # Before the name: readers that say another name at once say the role with it.
                changed = QAccessibleEvent(self, QAccessible.Event.RoleChanged)
                QAccessible.updateAccessibility(changed)
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if note != self.accessibleDescription():
            self.setAccessibleDescription(note)

    def wait(self, waits: bool) -> None:
        """Whether it keeps to its name, whatever it is called, until `tell`."""
        self._waits, self._later = waits, None

    def tell(self) -> None:
        """Be called as it should be by now."""
        later = self._later
        self.wait(False)
        if later is not None:
            self.say(*later)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring to who uses the keyboard or a screen reader, not to who has clicked."""
        if event.reason() not in _AS_BEFORE:
            self.gone_to = event.reason() in _BY_KEY
            self._rings = event.reason() not in _WITHOUT_RING or QAccessible.isActive()
        self.setUpdatesEnabled(self._rings)
        self.focused.emit()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        if self.tells_when_left:
            self.tell()
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


hear_as(Slot, SlotInterface)

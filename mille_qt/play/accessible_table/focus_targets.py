"""Focusable, accessible stand-ins for what the table draws, and groups of them."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

from mille_qt.ui.access.accessible_roles import hear_as
from mille_qt.ui.access.announcing import GATHER, reads_changes
from mille_qt.ui.access.focus_ring import paint_ring
from mille_qt.ui.theme.application_theme import current_theme

#: With these reasons the focus ring is not needed; all others come from keys or a screen reader.
_WITHOUT_RING = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.NoFocusReason)
_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_AS_BEFORE = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
#: Milliseconds until a delayed name is set: events are announced first, and while other players
#: move there are more of them to come.
AFTER_NEWS, BETWEEN_TURNS = 2 * GATHER, 3_000


class FocusTargetInterface(QAccessibleWidget):
    """A button if pressing the target does something, otherwise a list item.

    Screen readers read a list item without naming its role, and its description with it.
    """

    def __init__(self, target: QWidget) -> None:
        super().__init__(target, QAccessible.Role.ListItem)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._acts else QAccessible.Role.ListItem

    def actionNames(self) -> list[str]:
        """The actions that a screen reader offers; the press, if there is one, comes first."""
        presses = [self.pressAction()] if self._acts else []
        return [*presses, *super().actionNames()]

    def doAction(self, action: str) -> None:
        """Press the target or give it the focus."""
        target = self.object()
        if action == self.pressAction() and isinstance(target, QAbstractButton):
            target.click()
        else:
            super().doAction(action)

    @property
    def _acts(self) -> bool:
        # Not stored here: Qt may delete the target while PySide still holds its interface.
        return getattr(self.object(), "acts", False)


class FocusTarget(QAbstractButton):
    """A transparent button over an area of the table; mouse events pass through to the table.

    `focused` is emitted when it gets the focus. Key events are left to the page.
    """

    focused = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self._rings = False
        #: Whether it got the focus by a key.
        self.gone_to = False
        #: Whether a delayed name is set as soon as the focus leaves.
        self.tells_when_left = True
        #: Whether pressing it does something; otherwise there is only something to read.
        self.acts = False
        #: Delayed name, description and `acts`.
        self._waits = False
        self._later: tuple[str, str, bool] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Without a ring there is nothing to paint, and cards fly below it.
        self.setUpdatesEnabled(False)

    @property
    def ringed(self) -> bool:
        """Whether the focus ring is visible."""
        return self.updatesEnabled()

    @property
    def words(self) -> str:
        """The current name, even if setting it has been delayed."""
        return self.accessibleName() if self._later is None else self._later[0]

    def be_stop(self, stop: bool) -> None:
        """Make this the Tab stop of its group, or reachable by arrow keys only."""
        policy = Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus
        if policy is not self.focusPolicy():
            self.setFocusPolicy(policy)

    def describe(self, name: str, note: str = "", acts: bool = False) -> None:
        """Set the accessible name and description; `acts`: whether pressing does something."""
        if self._waits:
            self._later = name, note, acts
            return
        if acts != self.acts:
            self.acts = acts
            if QAccessible.isActive():
                # Before the name: readers that read a changed name at once add the role to it.
                changed = QAccessibleEvent(self, QAccessible.Event.RoleChanged)
                QAccessible.updateAccessibility(changed)
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if note != self.accessibleDescription():
            self.setAccessibleDescription(note)

    def delay(self, waits: bool) -> None:
        """Keep the present name, whatever `describe` sets, until `apply_delayed`."""
        self._waits, self._later = waits, None

    def apply_delayed(self) -> None:
        """Set the delayed name and description."""
        later = self._later
        self.delay(False)
        if later is not None:
            self.describe(*later)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring for keyboard and screen reader users, not after a click."""
        if event.reason() not in _AS_BEFORE:
            self.gone_to = event.reason() in _BY_KEY
            self._rings = event.reason() not in _WITHOUT_RING or QAccessible.isActive()
        self.setUpdatesEnabled(self._rings)
        self.focused.emit()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        if self.tells_when_left:
            self.apply_delayed()
        self.setUpdatesEnabled(False)
        self._ground.update(self.geometry())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the page."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.hasFocus():
            return
        painter = QPainter(self)
        paint_ring(painter, QRectF(self.rect()), current_theme().table_ground)
        painter.end()


hear_as(FocusTarget, FocusTargetInterface)


class FocusGroup:
    """A row of focus targets with a single Tab stop; arrow keys go from one to the next."""

    def __init__(self, count: int, parent: QWidget) -> None:
        self.targets = [FocusTarget(parent) for _ in range(count)]
        self._stop = 0
        for index, target in enumerate(self.targets):
            target.focused.connect(lambda chosen=index: self.stop_at(chosen))
        self.stop_at(0)

    @property
    def at(self) -> int | None:
        """The index of the target that has the focus."""
        return next((i for i, target in enumerate(self.targets) if target.hasFocus()), None)

    @property
    def ringed(self) -> bool:
        """Whether one of the targets shows the focus ring."""
        return any(target.ringed for target in self.targets)

    @property
    def gone_to(self) -> bool:
        """Whether one of the targets has got the focus by a key."""
        return any(target.hasFocus() and target.gone_to for target in self.targets)

    @property
    def stop(self) -> FocusTarget:
        """The Tab stop."""
        return self.targets[self._stop]

    def stop_at(self, index: int) -> None:
        """Move the Tab stop."""
        self._stop = index
        for number, target in enumerate(self.targets):
            target.be_stop(number == index)

    def step(self, step: int, empty: Sequence[int] = ()) -> None:
        """Move the focus to the next target (1) or the one before (-1), skipping `empty` ones."""
        # The reason is a shortcut so that the ring is shown.
        self.targets[self.next(step, empty)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def next(self, step: int, empty: Sequence[int] = ()) -> int:
        """The index of the next target (1) or the one before (-1), skipping `empty` ones."""
        at, count = self.at or 0, len(self.targets)
        steps = ((at + step * offset) % count for offset in range(1, count))
        return next((index for index in steps if index not in empty), at)

    def place(self, rects: Sequence[QRect]) -> None:
        """Set the geometries; targets without one are hidden."""
        for index, target in enumerate(self.targets):
            if index < len(rects):
                target.setGeometry(rects[index])
            target.setVisible(index < len(rects))


class DeferredAnnouncement(QObject):
    """Delays a focused target's new name until events have been announced.

    Only with screen readers that read a changed name at once.
    """

    def __init__(self, targets: Sequence[FocusTarget], parent: QObject) -> None:
        """`targets` are those whose names may be delayed."""
        super().__init__(parent)
        self._targets = targets
        #: Whether the screen reader reads a changed name of the focused item by itself.
        self.wanted = reads_changes()
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self.announce_now)

    def delay(self, target: FocusTarget, wanted: bool, active: bool) -> None:
        """Delay the next name of a target if `wanted` and if it has the focus.

        `active`: whether the player can move now, so that nothing more will happen.
        """
        waits = wanted and self.wanted and target.hasFocus()
        target.delay(waits)
        if waits:
            self._clock.start(AFTER_NEWS if active else BETWEEN_TURNS)

    def announce_now(self) -> None:
        """Set all delayed names."""
        self._clock.stop()
        for target in self._targets:
            target.apply_delayed()

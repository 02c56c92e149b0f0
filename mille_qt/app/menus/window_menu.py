"""Base class of the window's menus, whose shortcuts work while they are closed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

if TYPE_CHECKING:
    from mille_qt.app.window_shell import WindowShell


class WindowMenu(QMenu):
    """A menu whose actions have window-wide shortcuts."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        super().__init__(parent)
        self._shell, self._window = shell, shell.window

    def _action(self, act: Callable[[], object], *keys: str) -> QAction:
        """Add an action with window-wide shortcuts to the menu."""
        action = self._shortcut(act, *keys)
        self.addAction(action)
        return action

    def _shortcut(self, act: Callable[[], object], *keys: str) -> QAction:
        """Return an action with window-wide shortcuts that is in no menu."""
        action = QAction(self._window)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        # Not connected directly: the signal would pass its `checked` argument.
        action.triggered.connect(lambda: act())  # noqa: PLW0108
        self._window.addAction(action)
        return action

    def _switch(self, setting: str, *keys: str) -> QAction:
        """Return a checkable action for a preference that is on or off."""
        settings = self._shell.settings

        def turn() -> None:
            setattr(settings, setting, not getattr(settings, setting))

        action = self._action(turn, *keys)
        action.setCheckable(True)
        return action

    def update_state(self) -> None:
        """Show the actions that apply now."""

    def retranslate(self) -> None:
        raise NotImplementedError

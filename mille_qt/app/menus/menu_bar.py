"""The menu bar of the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QMenuBar

from mille_qt.app.menus.game_menu import GameMenu
from mille_qt.app.menus.help_menu import HelpMenu
from mille_qt.app.menus.match_menu import MatchMenu
from mille_qt.app.menus.view_menu import ViewMenu

if TYPE_CHECKING:
    from mille_qt.app.window_shell import WindowShell


class MenuBar(QObject):
    """Creates the menus and keeps them up to date."""

    def __init__(self, window: QMainWindow, shell: "WindowShell") -> None:
        super().__init__(window)
        # Not `window.menuBar()`: for a widget created by Qt, PySide first loads all widget classes.
        self._bar = QMenuBar(window)
        window.setMenuBar(self._bar)
        self.game = GameMenu(self._bar, shell)
        self.match = MatchMenu(self._bar, shell)
        self.view = ViewMenu(self._bar, shell)
        self.help = HelpMenu(self._bar, shell)
        self._all = (self.game, self.match, self.view, self.help)
        for menu in self._all:
            self._bar.addMenu(menu)
        self.retranslate()

    def update_state(self) -> None:
        """Show the menus and actions that apply now."""
        for menu in self._all:
            menu.update_state()

    def retranslate(self) -> None:
        for menu in self._all:
            menu.retranslate()

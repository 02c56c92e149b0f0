"""The Game menu: begin or find a match, open the preferences, quit."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mille_qt.app.menus.window_menu import WindowMenu

if TYPE_CHECKING:
    from mille_qt.app.window_shell import WindowShell

translate = QCoreApplication.translate


class GameMenu(WindowMenu):
    """Opens matches, features and preferences; shown at any time."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        super().__init__(parent, shell)
        self._new = self._action(shell.show_new_game, "Ctrl+N")
        self._network = self._action(shell.open_network, "Ctrl+J")
        self._paper_cards = self._action(shell.open_score_keeper, "Ctrl+K")
        self.addSeparator()
        self._matches = self._action(shell.open_library, "Ctrl+Shift+O")
        self._statistics = self._action(shell.open_statistics, "Ctrl+Shift+T")
        self._evenings = self._action(shell.open_evenings, "Ctrl+Shift+E")
        self.addSeparator()
        self._preferences = self._action(shell.open_preferences, "Ctrl+,")
        self._quit = self._action(shell.window.close, "Ctrl+Q")
        # Entries of the menu of all matches, whose keys work everywhere.
        for act, key in ((shell.open_match_file, "Ctrl+O"), (shell.open_replay, "Ctrl+R")):
            self._shortcut(act, key)

    def retranslate(self) -> None:
        self.setTitle(translate("Menus", "&Game"))
        self._new.setText(translate("Menus", "&New game…"))
        self._network.setText(translate("Menus", "Play on the net&work…"))
        self._paper_cards.setText(translate("Menus", "Paper &cards…"))
        self._matches.setText(translate("Menus", "&Matches…"))
        self._statistics.setText(translate("Menus", "S&tatistics…"))
        self._evenings.setText(translate("Menus", "&Evenings…"))
        self._preferences.setText(translate("Menus", "&Preferences…"))
        self._quit.setText(translate("Menus", "&Quit"))

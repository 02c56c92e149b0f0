"""The Match menu, shown during a match: save, players, hint, take back, score sheet, leave."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mille_qt.app.menus.window_menu import WindowMenu
from mille_qt.play.keyboard import Command
from mille_qt.ui.settings import Settings

if TYPE_CHECKING:
    from mille_qt.app.window_shell import WindowShell

translate = QCoreApplication.translate


class MatchMenu(WindowMenu):
    """Commands for the current match; tables on the network have a menu of their own as well."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        super().__init__(parent, shell)
        self._save = self._action(shell.match_controller.save, "Ctrl+S")
        self._save_as = self._action(shell.match_controller.save_as, "Ctrl+Shift+S")
        self.addSeparator()
        self._players = self._action(shell.match_controller.open_players, "F7")
        # Its key is a letter, which is the table's and may be switched off.
        self.hint = self._action(self._ask_hint)
        # Backspace is the table's key, and a text field's.
        self._back = self._action(self._take_back)
        self._sheet = self._action(shell.toggle_score_sheet, "F8")
        self._reading = _ReadingMenu(self, shell)
        self.addMenu(self._reading)
        self.addSeparator()
        self._again = self._action(shell.restart_lesson)
        self._leave = self._action(partial(shell.leave_match, shell.show_start))
        shell.settings.changed(Settings.single_keys).connect(self._retranslate_hint)

    def update_state(self) -> None:
        """Show what this match offers; the whole menu is hidden without a match."""
        features, game = self._shell.features, self._shell.match_controller.game
        self.menuAction().setVisible(game is not None)
        for action in (self._save, self._save_as, self._players):
            action.setVisible(self._shell.match is not None)
        self.hint.setVisible(game is not None and game.offers_hints)
        is_shown = self._shell.pages.currentWidget() is game
        self._back.setVisible(game is not None and is_shown and game.takes_back)
        self._sheet.setVisible(game is not None)
        self._again.setVisible(features.in_lesson)
        # The menu of the table has that.
        self._leave.setVisible(game is not None and not features.at_network_table)
        self._reading.update_state()

    def retranslate(self) -> None:
        self.setTitle(translate("Menus", "&Match"))
        self._save.setText(translate("Menus", "&Save"))
        self._save_as.setText(translate("Menus", "Save &as…"))
        self._players.setText(translate("Menus", "Pla&yers…"))
        self._back.setText(translate("Menus", "&Take back your move") + "\t⌫")
        self._sheet.setText(translate("Menus", "S&core sheet"))
        self._reading.retranslate()
        self._again.setText(translate("Menus", "&Restart the lesson"))
        self._leave.setText(translate("Menus", "&Leave the match"))
        self._retranslate_hint()

    def _retranslate_hint(self) -> None:
        letters = self._shell.settings.single_keys
        self.hint.setText(translate("Menus", "&Hint") + ("\tH" if letters else ""))

    def _ask_hint(self) -> None:
        if self._shell.match_controller.game is not None:
            self._shell.match_controller.game.ask_hint()

    def _take_back(self) -> None:
        if self._shell.match_controller.game is not None:
            self._shell.match_controller.game.take_back.request()


class _ReadingMenu(WindowMenu):
    """Commands that read the table aloud; single letters do, too, unless switched off."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        super().__init__(parent, shell)
        keys = {
            Command.READ_TABLE: "F5",
            Command.READ_HAND: "Shift+F5",
            Command.READ_SCORE: "Ctrl+F5",
        }
        self._read = {
            command: self._action(partial(self._read_aloud, command), key)
            for command, key in keys.items()
        }

    def _read_aloud(self, command: Command) -> None:
        if self._shell.match_controller.game is not None:
            self._shell.match_controller.game.obey(command)

    def update_state(self) -> None:
        """Offer the commands while there is a table."""
        game = self._shell.match_controller.game
        self.menuAction().setVisible(game is not None)
        for action in self._read.values():
            action.setVisible(game is not None)

    def retranslate(self) -> None:
        self.setTitle(translate("Menus", "&Read aloud"))
        self._read[Command.READ_TABLE].setText(translate("Menus", "The &table (T)"))
        self._read[Command.READ_HAND].setText(translate("Menus", "Your &hand (Shift+T)"))
        self._read[Command.READ_SCORE].setText(translate("Menus", "The &score (C)"))

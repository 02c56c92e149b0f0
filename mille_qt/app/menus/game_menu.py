"""The Game menu: start, open, save and leave matches; open features and preferences."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mille_qt.app.menus.window_menu import WindowMenu
from mille_qt.features.library.recent_menu import RecentMenu
from mille_qt.ui.settings import Settings

if TYPE_CHECKING:
    from mille_qt.app.window_shell import WindowShell

translate = QCoreApplication.translate


class GameMenu(WindowMenu):
    """Starts, opens, saves and leaves matches, and opens features."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        super().__init__(parent, shell)
        self._add_beginnings()
        self.addSeparator()
        self._add_match()
        self.addSeparator()
        self._preferences = self._action(shell.open_preferences, "Ctrl+,")
        self._quit = self._action(shell.window.close, "Ctrl+Q")
        shell.settings.changed(Settings.single_keys).connect(self._retranslate_hint)

    def _add_beginnings(self) -> None:
        shell = self._shell
        self._new = self._action(shell.show_new_game, "F2", "Ctrl+N")
        self._network = self._action(shell.open_network, "Ctrl+J")
        self._keep_score = self._action(shell.open_score_keeper, "Ctrl+K")
        self._open = self._action(shell.open_match_file, "Ctrl+O")
        self.recent = RecentMenu(self, shell)
        self.addMenu(self.recent)
        self._matches = self._action(shell.open_library, "Ctrl+Shift+O")
        self._replay = self._action(shell.open_replay, "Ctrl+R")
        self._statistics = self._action(shell.open_statistics, "Ctrl+Shift+T")
        self._evenings = self._action(shell.open_evenings, "Ctrl+Shift+E")

    def _add_match(self) -> None:
        shell = self._shell
        self._save = self._action(shell.match_controller.save, "Ctrl+S")
        self._save_as = self._action(shell.match_controller.save_as, "Ctrl+Shift+S")
        self._players = self._action(shell.match_controller.open_players, "F7")
        # Its key is a letter, which is the table's and may be switched off.
        self.hint = self._action(self._ask_hint)
        self._sheet = self._action(shell.toggle_score_sheet, "F8")
        self._print = self._action(self._print_sheet, "Ctrl+P")
        self._pdf = self._action(self._save_pdf)
        self._again = self._action(shell.restart_lesson)
        self._leave = self._action(partial(shell.leave_match, shell.show_start))

    def update_state(self) -> None:
        """Enable the actions that are possible now."""
        game, sheet = self._shell.match_controller.game, self._shell.score_sheet
        for action in (self._sheet, self._leave):
            action.setEnabled(game is not None)
        self._again.setVisible(self._shell.features.in_lesson)
        self.hint.setEnabled(game is not None and game.offers_hints)
        for action in (self._save, self._save_as, self._players):
            action.setEnabled(self._shell.match is not None)
        for action in (self._print, self._pdf):
            action.setEnabled(sheet is not None and sheet.printable)

    def retranslate(self) -> None:
        self.setTitle(translate("Menus", "&Game"))
        self._new.setText(translate("Menus", "&New game…"))
        self._network.setText(translate("Menus", "Play on the net&work…"))
        self._keep_score.setText(translate("Menus", "&Keep score of paper cards…"))
        self._open.setText(translate("Menus", "&Open…"))
        self.recent.setTitle(translate("Menus", "Open re&cent"))
        self._matches.setText(translate("Menus", "&Matches…"))
        self._replay.setText(translate("Menus", "&Replay…"))
        self._statistics.setText(translate("Menus", "S&tatistics…"))
        self._evenings.setText(translate("Menus", "&Evenings…"))
        self._preferences.setText(translate("Menus", "&Preferences…"))
        self._quit.setText(translate("Menus", "&Quit"))
        self._retranslate_match()

    def _retranslate_match(self) -> None:
        self._save.setText(translate("Menus", "&Save"))
        self._save_as.setText(translate("Menus", "Save &as…"))
        self._players.setText(translate("Menus", "Pla&yers…"))
        self._sheet.setText(translate("Menus", "S&core sheet"))
        self._print.setText(translate("Menus", "P&rint the score sheet…"))
        self._pdf.setText(translate("Menus", "Save the score sheet as P&DF…"))
        self._again.setText(translate("Menus", "&Begin the lesson again"))
        self._leave.setText(translate("Menus", "&Leave the match"))
        self._retranslate_hint()

    def _retranslate_hint(self) -> None:
        letters = self._shell.settings.single_keys
        self.hint.setText(translate("Menus", "&Hint") + ("\tH" if letters else ""))

    def _ask_hint(self) -> None:
        if self._shell.match_controller.game is not None:
            self._shell.match_controller.game.ask_hint()

    def _print_sheet(self) -> None:
        if self._shell.score_sheet is not None:
            self._shell.score_sheet.print()

    def _save_pdf(self) -> None:
        if self._shell.score_sheet is not None:
            self._shell.score_sheet.save_pdf()

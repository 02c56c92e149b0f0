"""The View menu: appearance, sounds, reading aloud and languages."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mille_qt.app.menus.language_menus import CardNamesMenu, LanguageMenu
from mille_qt.app.menus.window_menu import WindowMenu
from mille_qt.play.keyboard import Command
from mille_qt.ui.settings import Settings

if TYPE_CHECKING:
    from mille_qt.app.window_shell import WindowShell

translate = QCoreApplication.translate


class ViewMenu(WindowMenu):
    """Switches for the window, the table, sounds and languages."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        super().__init__(parent, shell)
        self._full = self._action(self.toggle_full_screen, "F11", "Ctrl+Shift+F")
        self._full.setCheckable(True)
        self._panel = self._action(self._toggle_panel, "F9")
        self._large = self._switch("large_table", "Ctrl+Shift+L")
        self._cards_out = self._switch("cards_out")
        self._sound = self._switch("sound", "Ctrl+M")
        self._reading = _ReadingMenu(self, shell)
        self._languages = LanguageMenu(self, shell)
        self._card_names = CardNamesMenu(self, shell)
        for menu in (self._reading, self._languages, self._card_names):
            self.addMenu(menu)
        shown = Settings.large_table, Settings.cards_out, Settings.sound, Settings.language
        for setting in shown:
            shell.settings.changed(setting).connect(self._show_settings)

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def _toggle_panel(self) -> None:
        page = self._shell.table_page
        # A panel that nobody sees, behind the score sheet, stays as it is.
        if page is not None and page.isVisible():
            page.toggle_panel()

    def _show_settings(self) -> None:
        settings = self._shell.settings
        self._large.setChecked(settings.large_table)
        self._cards_out.setChecked(settings.cards_out)
        self._sound.setChecked(settings.sound)
        self._languages.check(settings.language)

    def update_state(self) -> None:
        """Enable the actions that are possible now."""
        self._reading.update_state()
        self._panel.setEnabled(self._shell.table_page is not None)
        game = self._shell.match_controller.game
        self._cards_out.setEnabled(game is None or game.offers_aid)
        self._full.setChecked(self._window.isFullScreen())

    def retranslate(self) -> None:
        self.setTitle(translate("Menus", "&View"))
        self._full.setText(translate("Menus", "&Full screen (F11 to come back)"))
        self._panel.setText(translate("Menus", "Score and &log"))
        self._large.setText(translate("Menus", "Large &table"))
        self._cards_out.setText(translate("Menus", "Cards still &out"))
        self._sound.setText(translate("Menus", "&Sounds"))
        for menu in (self._reading, self._languages, self._card_names):
            menu.retranslate()
        self._show_settings()


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
        """Enable the actions that are possible now."""
        for action in self._read.values():
            action.setEnabled(self._shell.match_controller.game is not None)

    def retranslate(self) -> None:
        self.setTitle(translate("Menus", "&Read aloud"))
        self._read[Command.READ_TABLE].setText(translate("Menus", "The &table (T)"))
        self._read[Command.READ_HAND].setText(translate("Menus", "Your &hand (Shift+T)"))
        self._read[Command.READ_SCORE].setText(translate("Menus", "The &score (C)"))

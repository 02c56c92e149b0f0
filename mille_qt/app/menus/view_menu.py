"""The View menu: appearance, sounds and languages."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mille_qt.app.menus.language_menus import CardNamesMenu, LanguageMenu
from mille_qt.app.menus.window_menu import WindowMenu
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
        self._languages = LanguageMenu(self, shell)
        self._card_names = CardNamesMenu(self, shell)
        for menu in (self._languages, self._card_names):
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
        """Show the actions that apply now; most of them need a table."""
        game, table = self._shell.match_controller.game, self._shell.table_page
        for action in (self._panel, self._large):
            action.setVisible(table is not None)
        self._cards_out.setVisible(game is not None and game.offers_aid)
        self._full.setChecked(self._window.isFullScreen())

    def retranslate(self) -> None:
        self.setTitle(translate("Menus", "&View"))
        self._full.setText(translate("Menus", "&Full screen"))
        self._panel.setText(translate("Menus", "Score and &log"))
        self._large.setText(translate("Menus", "Large &table"))
        self._cards_out.setText(translate("Menus", "Cards still &out"))
        self._sound.setText(translate("Menus", "&Sounds"))
        for menu in (self._languages, self._card_names):
            menu.retranslate()
        self._show_settings()

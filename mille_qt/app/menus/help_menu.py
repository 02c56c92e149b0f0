"""The Help menu."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mille_qt.app.menus.window_menu import WindowMenu

if TYPE_CHECKING:
    from mille_qt.app.window_shell import WindowShell

translate = QCoreApplication.translate


class HelpMenu(WindowMenu):
    """Lessons, rules, keys, the story of the game and the About box."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        super().__init__(parent, shell)
        self._learn = self._action(shell.open_lessons)
        self._rules = self._action(shell.show_rule, "F1")
        self._keys = self._action(self._show_keys, "Shift+F1")
        self._story = self._action(lambda: shell.show_rule("story-1906"))
        self._about = self._action(self._show_about)

    def _show_about(self) -> None:
        from mille_qt.ui.questions import show_about

        show_about(self._window)

    def _show_keys(self) -> None:
        from mille_qt.play.keys_dialog import show_keys

        show_keys(self._window)

    def retranslate(self) -> None:
        self.setTitle(translate("Menus", "&Help"))
        self._learn.setText(translate("Menus", "&Learn to play"))
        self._rules.setText(translate("Menus", "&Rules"))
        self._keys.setText(translate("Menus", "&Keys at the table"))
        self._story.setText(translate("Menus", "&Story of the game"))
        self._about.setText(translate("Menus", "&About Mille"))

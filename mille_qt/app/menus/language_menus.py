"""The menus for the languages of the program and of the card names."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from mille_qt.ui.cards.card_names import card_language_names, card_languages
from mille_qt.ui.language import own_name
from mille_qt.ui.paths import languages
from mille_qt.ui.program_preferences import SYSTEM_LANGUAGE, menu_languages

if TYPE_CHECKING:
    from mille_qt.app.window_shell import WindowShell

translate = QCoreApplication.translate


class _LanguageChoiceMenu(QMenu):
    """A menu in which one of several languages is checked."""

    def __init__(
        self, parent: QWidget, codes: Iterable[str], choose: Callable[[str], None]
    ) -> None:
        super().__init__(parent)
        group = QActionGroup(self)
        self._actions: dict[str, QAction] = {}
        for code in codes:
            action = self.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _on, chosen=code: choose(chosen))
            group.addAction(action)
            self._actions[code] = action

    def check(self, code: str) -> None:
        """Check a language."""
        self._actions[code].setChecked(True)


class LanguageMenu(_LanguageChoiceMenu):
    """The language of the program."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        def choose(code: str) -> None:
            shell.settings.language = code

        super().__init__(parent, menu_languages(), choose)

    def retranslate(self) -> None:
        """Set all texts in the current language; languages have their own names."""
        self.setTitle(translate("Menus", "L&anguage"))
        self._actions[SYSTEM_LANGUAGE].setText(translate("Menus", "Same as &system"))
        for code in languages():
            self._actions[code].setText(f"&{own_name(code)}")


class CardNamesMenu(_LanguageChoiceMenu):
    """The language of the card names, for the player at the screen."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        matches = shell.match_controller
        super().__init__(parent, card_languages(), matches.choose_card_language)
        self.aboutToShow.connect(lambda: self.check(matches.card_language()))

    def retranslate(self) -> None:
        self.setTitle(translate("Menus", "Names on the &cards"))
        for code, name in card_language_names().items():
            self._actions[code].setText(name)

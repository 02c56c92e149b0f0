"""The languages to choose from: of the program, and of the names on the cards."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from mille_qt.ui.cards.card_names import CardLanguage, card_languages, further_languages
from mille_qt.ui.language import own_name
from mille_qt.ui.paths import languages
from mille_qt.ui.settings import SYSTEM_LANGUAGE, menu_languages

if TYPE_CHECKING:
    from mille_qt.app.window_shell import WindowShell

translate = QCoreApplication.translate


class _TongueMenu(QMenu):
    """One of several languages is ticked."""

    def __init__(
        self, parent: QWidget, tongues: Iterable[str], choose: Callable[[str], None]
    ) -> None:
        super().__init__(parent)
        group = QActionGroup(self)
        self._tongues: dict[str, QAction] = {}
        for tongue in tongues:
            action = self.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _on, chosen=tongue: choose(chosen))
            group.addAction(action)
            self._tongues[tongue] = action

    def check(self, tongue: str) -> None:
        """Tick this one."""
        self._tongues[tongue].setChecked(True)


class LanguageMenu(_TongueMenu):
    """What the program speaks."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        def choose(tongue: str) -> None:
            shell.settings.language = tongue

        super().__init__(parent, menu_languages(), choose)

    def retranslate(self) -> None:
        """Write the words in the language in force; languages call themselves by their own."""
        self.setTitle(translate("Menus", "L&anguage"))
        self._tongues[SYSTEM_LANGUAGE].setText(translate("Menus", "Of the &system"))
        for code in languages():
            self._tongues[code].setText(f"&{own_name(code)}")


class CardNamesMenu(_TongueMenu):
    """What is printed on the cards, for whoever looks at the screen."""

    def __init__(self, parent: QWidget, shell: "WindowShell") -> None:
        matches = shell.match_controller
        super().__init__(parent, card_languages(), matches.choose_card_language)
        self.aboutToShow.connect(lambda: self.check(matches.card_language()))

    def retranslate(self) -> None:
        """Write the words in the language in force."""
        self.setTitle(translate("Menus", "Names on the &cards"))
        names = {
            CardLanguage.BOTH: translate("Menus", "English and French"),
            CardLanguage.ENGLISH: translate("Menus", "English only"),
            CardLanguage.FRENCH: translate("Menus", "French only"),
            **{code: own_name(code) for code in further_languages()},
        }
        for tongue, name in names.items():
            self._tongues[tongue].setText(name)

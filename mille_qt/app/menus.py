"""The menus of the window; `play/keyboard.py` declares the words and keys of their commands."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QWidget

from mille_qt.play.keyboard import READING, Command
from mille_qt.ui.art.cards.card_names import card_language_names, card_languages
from mille_qt.ui.language import own_name
from mille_qt.ui.paths import languages
from mille_qt.ui.rule_anchors import STORY
from mille_qt.ui.setting import Setting
from mille_qt.ui.settings import SYSTEM_LANGUAGE, Settings, menu_languages
from mille_qt.ui.translation import QT_TRANSLATE_NOOP, look_up, translate

if TYPE_CHECKING:
    from mille_qt.app.window_shell import WindowShell
    from mille_qt.play.game_page import GamePage


#: Whether a command is offered now.
Offered = Callable[[], bool]


def _always() -> bool:
    return True


class CommandMenu(QMenu):
    """A menu of commands, whose shortcuts work in the whole window while it is closed."""

    def __init__(
        self, parent: QWidget, shell: "WindowShell", title: str, offered: Offered = _always
    ) -> None:
        """`title` is a text of the context "Menus"; without `offered` the menu is hidden."""
        super().__init__(parent)
        self._shell, self._title, self._offered = shell, title, offered
        self._commands: dict[Command, tuple[QAction, Offered]] = {}
        self._menus: list[CommandMenu | LanguageChoiceMenu] = []

    def add(
        self, command: Command, act: Callable[[], object], offered: Offered = _always
    ) -> QAction:
        """Add a command with its shortcuts."""
        action = add_shortcut(self._shell.window, command, act)
        self.addAction(action)
        self._commands[command] = (action, offered)
        return action

    def add_switch(
        self, command: Command, setting: Setting[bool], offered: Offered = _always
    ) -> None:
        """Add a command that turns a preference on or off, and shows which."""
        settings = self._shell.settings

        def turn() -> None:
            setattr(settings, setting.name, not getattr(settings, setting.name))

        def show() -> None:
            action.setChecked(getattr(settings, setting.name))

        action = self.add(command, turn, offered)
        action.setCheckable(True)
        settings.changed(setting).connect(show)
        show()

    def add_menu(self, menu: "CommandMenu | LanguageChoiceMenu") -> None:
        """Add an inner menu."""
        self._menus.append(menu)
        self.addMenu(menu)

    def update_state(self) -> None:
        """Show the menu and the commands that are offered now."""
        self.menuAction().setVisible(self._offered())
        for action, offered in self._commands.values():
            action.setVisible(offered())
        for menu in self._menus:
            menu.update_state()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setTitle(look_up("Menus", self._title))
        for command, (action, _offered) in self._commands.items():
            action.setText(command.menu_text(self._shell.settings.single_keys))
        for menu in self._menus:
            menu.retranslate()


def add_shortcut(window: QWidget, command: Command, act: Callable[[], object]) -> QAction:
    """Add an action with the shortcuts of a command to a window."""
    action = QAction(window)
    action.setShortcuts([QKeySequence(key) for key in command.anywhere])
    action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
    # Not connected directly: the signal would pass its `checked` argument.
    action.triggered.connect(lambda: act())  # noqa: PLW0108
    window.addAction(action)
    return action


class LanguageChoiceMenu(QMenu):
    """A menu in which one of several languages is checked.

    `names` returns the text of each language by its code.
    """

    def __init__(
        self,
        parent: QWidget,
        title: str,
        codes: Iterable[str],
        names: Callable[[], dict[str, str]],
        chosen: Callable[[], str],
        choose: Callable[[str], object],
    ) -> None:
        super().__init__(parent)
        self._title, self._names, self._chosen = title, names, chosen
        group = QActionGroup(self)
        self._actions: dict[str, QAction] = {}
        for code in codes:
            action = self.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _on, chosen=code: choose(chosen))
            group.addAction(action)
            self._actions[code] = action
        self.aboutToShow.connect(self.update_state)

    def update_state(self) -> None:
        """Check the language that is chosen now."""
        self._actions[self._chosen()].setChecked(True)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setTitle(look_up("Menus", self._title))
        for code, name in self._names().items():
            self._actions[code].setText(name)


def _language_names() -> dict[str, str]:
    """Languages have their own names."""
    names = {code: f"&{own_name(code)}" for code in languages()}
    return {SYSTEM_LANGUAGE: translate("Menus", "Same as &system"), **names}


class MenuBar(QObject):
    """Creates the menus and keeps them up to date."""

    def __init__(self, window: QMainWindow, shell: "WindowShell") -> None:
        super().__init__(window)
        self._window, self._shell = window, shell
        # Not `window.menuBar()`: for a widget created by Qt, PySide first loads all widget classes.
        self._bar = QMenuBar(window)
        window.setMenuBar(self._bar)
        self._all = (self._game_menu(), self._match_menu(), self._view_menu(), self._help_menu())
        for menu in self._all:
            self._bar.addMenu(menu)
        # As in other programs; Qt itself only knows Alt.
        add_shortcut(window, Command.MENUS, self._open_first)
        self.retranslate()
        shell.settings.changed(Settings.single_keys).connect(self.retranslate)

    def update_state(self) -> None:
        """Show the menus and actions that apply now."""
        for menu in self._all:
            menu.update_state()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for menu in self._all:
            menu.retranslate()

    def _open_first(self) -> None:
        self._bar.setActiveAction(self._all[0].menuAction())

    # -- the menus ---------------------------------------------------------------

    def _game_menu(self) -> CommandMenu:
        """Begin or find a match, open the preferences, quit."""
        shell = self._shell
        menu = CommandMenu(self._bar, shell, QT_TRANSLATE_NOOP("Menus", "&Game"))
        menu.add(Command.NEW_GAME, shell.show_new_game)
        menu.add(Command.NETWORK, shell.open_network)
        menu.add(Command.PAPER_CARDS, shell.open_score_keeper)
        menu.addSeparator()
        menu.add(Command.MATCHES, shell.open_library)
        menu.add(Command.STATISTICS, shell.open_statistics)
        menu.add(Command.EVENINGS, shell.open_evenings)
        menu.addSeparator()
        menu.add(Command.PREFERENCES, shell.open_preferences)
        menu.add(Command.QUIT, shell.window.close)
        # Entries of the menu of all matches, whose keys work everywhere.
        add_shortcut(self._window, Command.OPEN_FILE, shell.open_match_file)
        add_shortcut(self._window, Command.REPLAY_FILE, shell.open_replay)
        return menu

    def _match_menu(self) -> CommandMenu:
        """Commands for the current match; tables on the network have a menu of their own, too."""
        shell, matches = self._shell, self._shell.match_controller
        features = shell.features
        title = QT_TRANSLATE_NOOP("Menus", "&Match")
        menu = CommandMenu(self._bar, shell, title, self._in_match)

        def on_this_computer() -> bool:
            return shell.match is not None

        menu.add(Command.SAVE, matches.save, on_this_computer)
        menu.add(Command.SAVE_AS, matches.save_as, on_this_computer)
        menu.addSeparator()
        menu.add(Command.PLAYERS, matches.open_players, on_this_computer)
        menu.add(Command.PHONES, shell.open_phones, self._people_here)
        menu.add(
            Command.HINT,
            lambda: self._at_table(lambda game: game.turn_controller.ask_hint()),
            self._hints,
        )
        menu.add(
            Command.TAKE_BACK,
            lambda: self._at_table(lambda game: game.take_back.request()),
            self._takes_back,
        )
        menu.add(Command.SHEET, shell.toggle_score_sheet, self._in_match)
        menu.add_menu(self._reading_menu(menu))
        menu.addSeparator()
        menu.add(Command.RESTART_LESSON, shell.restart_lesson, lambda: features.in_lesson)
        # The menu of a table on the network has that.
        leave = partial(shell.leave_match, shell.show_start)
        menu.add(Command.LEAVE, leave, lambda: self._in_match() and not features.at_network_table)
        return menu

    def _reading_menu(self, parent: QWidget) -> CommandMenu:
        """Read the table aloud; single letters do, too, unless switched off."""
        title = QT_TRANSLATE_NOOP("Menus", "&Read aloud")
        menu = CommandMenu(parent, self._shell, title, self._in_match)
        for command in READING:
            menu.add(command, partial(self._obey, command), self._in_match)
        return menu

    def _view_menu(self) -> CommandMenu:
        """Switches for the window, the table, sounds and languages."""
        shell, matches = self._shell, self._shell.match_controller
        menu = CommandMenu(self._bar, shell, QT_TRANSLATE_NOOP("Menus", "&View"))

        def has_table() -> bool:
            return shell.table_page is not None

        def full_screen() -> bool:
            full.setChecked(self._window.isFullScreen())
            return True

        full = menu.add(Command.FULL_SCREEN, self._toggle_full_screen, full_screen)
        full.setCheckable(True)
        menu.add(Command.PANEL, self._toggle_panel, has_table)
        menu.add_switch(Command.LARGE_TABLE, Settings.large_table, has_table)
        menu.add_switch(Command.CARDS_OUT, Settings.cards_out, self._offers_aid)
        menu.add_switch(Command.SOUND, Settings.sound)
        menu.add_menu(
            LanguageChoiceMenu(
                menu,
                QT_TRANSLATE_NOOP("Menus", "L&anguage"),
                menu_languages(),
                _language_names,
                lambda: shell.settings.language,
                partial(setattr, shell.settings, "language"),
            )
        )
        menu.add_menu(
            LanguageChoiceMenu(
                menu,
                QT_TRANSLATE_NOOP("Menus", "Names on the &cards"),
                card_languages(),
                card_language_names,
                matches.card_language,
                matches.choose_card_language,
            )
        )
        return menu

    def _help_menu(self) -> CommandMenu:
        """Lessons, rules, keys, the story of the game and the About box."""
        shell = self._shell
        menu = CommandMenu(self._bar, shell, QT_TRANSLATE_NOOP("Menus", "&Help"))
        menu.add(Command.LESSONS, shell.open_lessons)
        menu.add(Command.RULES, shell.show_rule)
        menu.add(Command.KEYS, self._show_keys)
        menu.add(Command.STORY, lambda: shell.show_rule(STORY))
        menu.add(Command.ABOUT, self._show_about)
        return menu

    # -- what is offered now -------------------------------------------------------

    @property
    def _game(self) -> "GamePage | None":
        return self._shell.match_controller.game

    def _in_match(self) -> bool:
        return self._game is not None

    def _people_here(self) -> bool:
        return self._game is not None and bool(self._game.session.people)

    def _hints(self) -> bool:
        return self._game is not None and self._game.offers_hints

    def _offers_aid(self) -> bool:
        return self._game is not None and self._game.session.offers_aid

    def _takes_back(self) -> bool:
        game = self._game
        is_shown = self._shell.pages.currentWidget() is game
        return game is not None and is_shown and game.takes_back

    # -- what commands do ----------------------------------------------------------

    def _at_table(self, act: "Callable[[GamePage], object]") -> None:
        if self._game is not None:
            act(self._game)

    def _obey(self, command: Command) -> None:
        self._at_table(lambda game: game.obey(command))

    def _toggle_full_screen(self) -> None:
        # Whether the window is maximised besides is kept for the way back.
        state = self._window.windowState()
        self._window.setWindowState(state ^ Qt.WindowState.WindowFullScreen)

    def _toggle_panel(self) -> None:
        page = self._shell.table_page
        # A panel that nobody sees, behind the score sheet, stays as it is.
        if page is not None and page.isVisible():
            page.arrangement.toggle_panel()

    def _show_about(self) -> None:
        from mille_qt.ui.questions import show_about

        show_about(self._window)

    def _show_keys(self) -> None:
        from mille_qt.play.keys_dialog import show_keys

        show_keys(self._window)

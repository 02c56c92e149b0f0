"""The menus of the window, and their keys."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from mille_qt.card_names import CardLanguage, card_languages, further_languages
from mille_qt.keyboard import Command
from mille_qt.language import own_name
from mille_qt.library.recent_menu import RecentMenu
from mille_qt.paths import languages
from mille_qt.settings import SYSTEM_LANGUAGE, menu_languages

if TYPE_CHECKING:
    from mille_qt.main_window import MainWindow


class Menus(QObject):
    """Every command that is not at the table itself."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        # Made here, as all menus: asked for a widget that Qt has made, PySide first gets every
        # class of widget ready.
        bar = QMenuBar(window)
        window.setMenuBar(bar)
        self._game, self._view, self._help = (QMenu(bar) for _ in range(3))
        for menu in (self._game, self._view, self._help):
            bar.addMenu(menu)
        self._add_game()
        self._add_view()
        self._learn = self._action(self._help, window.destinations.learn)
        self._rules = self._action(self._help, window.destinations.show_rule, "F1")
        self._keys = self._action(self._help, self._show_keys, "Shift+F1")
        self._about = self._action(self._help, self._show_about)
        window.settings.changed.connect(self._setting_changed)
        self.retranslate()

    def _add_game(self) -> None:
        window = self._window
        self._new = self._action(self._game, window.pages.new_game, "F2", "Ctrl+N")
        self._network = self._action(self._game, window.play_on_network, "Ctrl+J")
        self._keep_score = self._action(self._game, window.pages.keep_score, "Ctrl+K")
        self._open = self._action(self._game, window.matches.open, "Ctrl+O")
        self._recent = RecentMenu(self._game, window)
        self._game.addMenu(self._recent)
        self._matches = self._action(self._game, window.destinations.show_matches, "Ctrl+L")
        self._replay = self._action(self._game, window.destinations.watch_file, "Ctrl+R")
        self._statistics = self._action(self._game, window.statistics.open, "Ctrl+Shift+T")
        self._game.addSeparator()
        self._save = self._action(self._game, window.matches.save, "Ctrl+S")
        self._save_as = self._action(self._game, window.matches.save_as, "Ctrl+Shift+S")
        # Its key is a letter, which is the table's and may be switched off.
        self._hint = self._action(self._game, self._ask_hint)
        self._sheet = self._action(self._game, window.sheet.toggle, "F8")
        self._print = self._action(self._game, self._print_sheet, "Ctrl+P")
        self._pdf = self._action(self._game, self._save_pdf)
        leave = partial(window.leave_match, window.show_start, always_ask=True)
        self._leave = self._action(self._game, leave)
        self._game.addSeparator()
        self._preferences = self._action(self._game, self.show_preferences, "Ctrl+,")
        self._quit = self._action(self._game, window.close, "Ctrl+Q")

    def _add_view(self) -> None:
        self._full = self._action(self._view, self.toggle_full_screen, "F11", "Ctrl+Shift+F")
        self._full.setCheckable(True)
        self._panel = self._action(self._view, self._toggle_panel, "F9")
        self._large = self._switch(self._view, "large_table", "Ctrl+Shift+L")
        self._sound = self._switch(self._view, "sound", "Ctrl+M")
        self._add_reading()
        self._languages = QMenu(self._view)
        self._view.addMenu(self._languages)
        group = QActionGroup(self)
        self._tongues: dict[str, QAction] = {}
        for tongue in menu_languages():
            action = self._languages.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _on, chosen=tongue: self._choose_language(chosen))
            group.addAction(action)
            self._tongues[tongue] = action
        self._add_card_names()

    def _add_reading(self) -> None:
        """What screen readers are to say; single letters do it too, which may be switched off."""
        self._reading = QMenu(self._view)
        self._view.addMenu(self._reading)
        keys = {
            Command.READ_TABLE: "F5",
            Command.READ_HAND: "Shift+F5",
            Command.READ_SCORE: "Ctrl+F5",
        }
        self._read = {
            command: self._action(self._reading, partial(self._read_aloud, command), key)
            for command, key in keys.items()
        }

    def _read_aloud(self, command: Command) -> None:
        if self._window.game is not None:
            self._window.game.read(command)

    def add(self, menu: QMenu) -> None:
        """Have a menu of somebody else's before the help, for as long as it lives."""
        self._window.menuBar().insertMenu(self._help.menuAction(), menu)

    def _add_card_names(self) -> None:
        self._card_names = QMenu(self._view)
        self._view.addMenu(self._card_names)
        group = QActionGroup(self)
        self._card_tongues: dict[str, QAction] = {}
        for tongue in card_languages():
            action = self._card_names.addAction("")
            action.setCheckable(True)
            action.triggered.connect(
                lambda _on, chosen=tongue: self._window.matches.choose_card_language(chosen)
            )
            group.addAction(action)
            self._card_tongues[tongue] = action
        self._card_names.aboutToShow.connect(self._check_card_names)

    def _check_card_names(self) -> None:
        self._card_tongues[self._window.matches.card_language()].setChecked(True)

    def _action(self, menu: QMenu, act: Callable[[], object], *keys: str) -> QAction:
        action = QAction(self._window)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        # Not connected straight: the signal would hand its `checked` on.
        action.triggered.connect(lambda: act())  # noqa: PLW0108
        menu.addAction(action)
        self._window.addAction(action)
        return action

    def _switch(self, menu: QMenu, setting: str, *keys: str) -> QAction:
        """An entry that shows and changes a setting which is on or off."""
        settings = self._window.settings

        def turn() -> None:
            setattr(settings, setting, not getattr(settings, setting))

        action = self._action(menu, turn, *keys)
        action.setCheckable(True)
        return action

    def show_settings(self) -> None:
        """Tick what is on."""
        settings = self._window.settings
        self._large.setChecked(settings.large_table)
        self._sound.setChecked(settings.sound)
        self._tongues[settings.language].setChecked(True)

    def show_preferences(self) -> None:
        """Open the preferences."""
        from mille_qt.dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._window.settings, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or not; F11 brings the window back."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def update_state(self) -> None:
        """Offer only what can be done now."""
        playing = self._window.game is not None
        for action in (self._sheet, self._leave, *self._read.values()):
            action.setEnabled(playing)
        game = self._window.game
        self._hint.setEnabled(game is not None and game.offers_hints)
        self._panel.setEnabled(self._window.table_page is not None)
        for action in (self._save, self._save_as):
            action.setEnabled(self._window.match is not None)
        sheet = self._window.score_sheet
        for action in (self._print, self._pdf):
            action.setEnabled(sheet is not None and sheet.printable)
        self._full.setChecked(self._window.isFullScreen())

    def retranslate(self) -> None:
        """Write the words in the language in force."""
        self._game.setTitle(self.tr("&Game"))
        self._view.setTitle(self.tr("&View"))
        self._help.setTitle(self.tr("&Help"))
        self._new.setText(self.tr("&New game…"))
        self._network.setText(self.tr("Play on the net&work…"))
        self._keep_score.setText(self.tr("&Keep score of paper cards…"))
        self._open.setText(self.tr("&Open…"))
        self._recent.setTitle(self.tr("Open re&cent"))
        self._matches.setText(self.tr("&Matches…"))
        self._replay.setText(self.tr("&Replay…"))
        self._statistics.setText(self.tr("S&tatistics…"))
        self._save.setText(self.tr("&Save"))
        self._save_as.setText(self.tr("Save &as…"))
        self._sheet.setText(self.tr("S&core sheet"))
        self._print.setText(self.tr("P&rint the score sheet…"))
        self._pdf.setText(self.tr("Save the score sheet as P&DF…"))
        self._say_hint()
        self._leave.setText(self.tr("&Leave the match"))
        self._preferences.setText(self.tr("&Preferences…"))
        self._quit.setText(self.tr("&Quit"))
        self._full.setText(self.tr("&Full screen (F11 to come back)"))
        self._panel.setText(self.tr("Score and &log"))
        self._reading.setTitle(self.tr("&Read aloud"))
        self._read[Command.READ_TABLE].setText(self.tr("The &table (T)"))
        self._read[Command.READ_HAND].setText(self.tr("Your &hand (Shift+T)"))
        self._read[Command.READ_SCORE].setText(self.tr("The &score (C)"))
        self._large.setText(self.tr("Large &table"))
        self._sound.setText(self.tr("&Sounds"))
        self._languages.setTitle(self.tr("L&anguage"))
        self._tongues[SYSTEM_LANGUAGE].setText(self.tr("Of the &system"))
        self._card_names.setTitle(self.tr("Names on the &cards"))
        self._card_tongues[CardLanguage.BOTH].setText(self.tr("English and French"))
        self._card_tongues[CardLanguage.ENGLISH].setText(self.tr("English only"))
        self._card_tongues[CardLanguage.FRENCH].setText(self.tr("French only"))
        for code in further_languages():
            self._card_tongues[code].setText(own_name(code))
        for code in languages():
            self._tongues[code].setText(f"&{own_name(code)}")
        self.show_settings()
        self._learn.setText(self.tr("&Learn to play"))
        self._rules.setText(self.tr("&Rules"))
        self._keys.setText(self.tr("&Keys at the table"))
        self._about.setText(self.tr("&About Mille"))

    def _setting_changed(self, name: str) -> None:
        if name == "single_keys":
            self._say_hint()

    def _say_hint(self) -> None:
        letters = self._window.settings.single_keys
        self._hint.setText(self.tr("&Hint") + ("\tH" if letters else ""))

    def _ask_hint(self) -> None:
        if self._window.game is not None:
            self._window.game.ask_hint()

    def _choose_language(self, chosen: str) -> None:
        self._window.settings.language = chosen

    def _toggle_panel(self) -> None:
        if self._window.table_page is not None:
            self._window.table_page.toggle_panel()

    def _print_sheet(self) -> None:
        if self._window.score_sheet is not None:
            self._window.score_sheet.print()

    def _save_pdf(self) -> None:
        if self._window.score_sheet is not None:
            self._window.score_sheet.save_pdf()

    def _show_about(self) -> None:
        from mille_qt.dialogs.questions import show_about

        show_about(self._window)

    def _show_keys(self) -> None:
        from mille_qt.dialogs.keys import show_keys

        show_keys(self._window)

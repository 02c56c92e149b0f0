"""The menus of the window, and their keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from mille_qt.card_names import CardLanguage
from mille_qt.settings import MenuLanguage

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
        self._keys = self._action(self._help, self._show_keys, "F1")
        self._about = self._action(self._help, self._show_about)
        self.retranslate()

    def _add_game(self) -> None:
        window = self._window
        self._new = self._action(self._game, window.pages.new_game, "F2", "Ctrl+N")
        self._network = self._action(self._game, window.play_on_network, "Ctrl+J")
        self._keep_score = self._action(self._game, window.pages.keep_score, "Ctrl+K")
        self._open = self._action(self._game, window.matches.open, "Ctrl+O")
        self._replay = self._action(self._game, window.watch_file, "Ctrl+R")
        self._game.addSeparator()
        self._save = self._action(self._game, window.matches.save, "Ctrl+S")
        self._save_as = self._action(self._game, window.matches.save_as, "Ctrl+Shift+S")
        self._sheet = self._action(self._game, window.sheet.toggle, "F8")
        self._print = self._action(self._game, self._print_sheet, "Ctrl+P")
        self._pdf = self._action(self._game, self._save_pdf)
        self._leave = self._action(self._game, lambda: window.leave_match(window.show_start))
        self._game.addSeparator()
        self._preferences = self._action(self._game, self.show_preferences, "Ctrl+,")
        self._quit = self._action(self._game, window.close, "Ctrl+Q")

    def _add_view(self) -> None:
        self._full = self._action(self._view, self.toggle_full_screen, "F11", "Ctrl+Shift+F")
        self._full.setCheckable(True)
        self._panel = self._action(self._view, self._toggle_panel, "F9")
        self._languages = QMenu(self._view)
        self._view.addMenu(self._languages)
        group = QActionGroup(self)
        self._tongues: dict[MenuLanguage, QAction] = {}
        for tongue in MenuLanguage:
            action = self._languages.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _on, chosen=tongue: self._choose_language(chosen))
            group.addAction(action)
            self._tongues[tongue] = action
        self._add_card_names()

    def add(self, menu: QMenu) -> None:
        """Have a menu of somebody else's before the help, for as long as it lives."""
        self._window.menuBar().insertMenu(self._help.menuAction(), menu)

    def _add_card_names(self) -> None:
        self._card_names = QMenu(self._view)
        self._view.addMenu(self._card_names)
        group = QActionGroup(self)
        self._card_tongues: dict[CardLanguage, QAction] = {}
        for tongue in CardLanguage:
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
        for action in (self._sheet, self._leave):
            action.setEnabled(playing)
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
        self._replay.setText(self.tr("&Replay…"))
        self._save.setText(self.tr("&Save"))
        self._save_as.setText(self.tr("Save &as…"))
        self._sheet.setText(self.tr("S&core sheet"))
        self._print.setText(self.tr("P&rint the score sheet…"))
        self._pdf.setText(self.tr("Save the score sheet as P&DF…"))
        self._leave.setText(self.tr("&Leave the match"))
        self._preferences.setText(self.tr("&Preferences…"))
        self._quit.setText(self.tr("&Quit"))
        self._full.setText(self.tr("&Full screen (F11 to come back)"))
        self._panel.setText(self.tr("Score and &log"))
        self._languages.setTitle(self.tr("L&anguage"))
        self._tongues[MenuLanguage.SYSTEM].setText(self.tr("Of the &system"))
        self._card_names.setTitle(self.tr("Names on the &cards"))
        self._card_tongues[CardLanguage.BOTH].setText(self.tr("English and French"))
        self._card_tongues[CardLanguage.ENGLISH].setText(self.tr("English only"))
        self._card_tongues[CardLanguage.FRENCH].setText(self.tr("French only"))
        # A language is named in itself, so that it is found from any other.
        self._tongues[MenuLanguage.ENGLISH].setText("&English")
        self._tongues[MenuLanguage.FRENCH].setText("&Français")
        self._tongues[self._window.settings.language].setChecked(True)
        self._keys.setText(self.tr("&Keys at the table"))
        self._about.setText(self.tr("&About Mille"))

    def _choose_language(self, chosen: MenuLanguage) -> None:
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

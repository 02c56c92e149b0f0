"""The preferences: how the table plays, sounds and looks. Every change is made at once."""

import unicodedata

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mille_qt.features.preferences.preference_rows import PreferenceRow, row_for
from mille_qt.features.preferences.preference_words import PAGES, also_meant, page_name
from mille_qt.ui.labels import Label
from mille_qt.ui.pages_view import PagesView
from mille_qt.ui.questions import ask_reset
from mille_qt.ui.settings import Settings
from mille_qt.ui.shared_windows import keep_open
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, text_height
from mille_qt.ui.window_titles import set_window_title

SIZE = QSize(48, 34)  # lines of text


class PreferencesDialog(Translated, QDialog):
    """All settings that a player chooses, each with a line on what it does, and a search."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        keep_open(self)
        self._settings = settings
        self.pages = PagesView()
        self.rows: dict[str, PreferenceRow] = {
            name: row_for(name, settings) for names in PAGES.values() for name in names
        }
        self.search_label, self.search, self.nothing = Label(), QLineEdit(), QuietText()
        self.reset_page_button, self.reset_button = QPushButton(), QPushButton()
        self.buttons = QDialogButtonBox()
        self.close_button = self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self._arrange()
        self._connect()
        self.retranslate()
        line = text_height()
        wanted = QSize(round(SIZE.width() * line), round(SIZE.height() * line))
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.95))
        self.pages.list.setFocus()

    def _arrange(self) -> None:
        page = QVBoxLayout(self)
        top = QHBoxLayout()
        self.search_label.setBuddy(self.search)
        self.search.setClearButtonEnabled(True)
        top.addWidget(self.search_label)
        top.addWidget(self.search, 1)
        page.addLayout(top)
        self.nothing.hide()
        page.addWidget(self.nothing)
        for names in PAGES.values():
            column = self.pages.add_page()
            for name in names:
                column.addWidget(self.rows[name])
        page.addWidget(self.pages, 1)
        row = QHBoxLayout()
        row.addWidget(self.reset_page_button)
        row.addWidget(self.reset_button)
        row.addStretch(1)
        row.addWidget(self.buttons)
        page.addLayout(row)

    def _connect(self) -> None:
        find = QAction(self)
        find.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        find.triggered.connect(self.search.setFocus)
        self.addAction(find)
        self.search.textChanged.connect(self._look_for)
        self.reset_page_button.clicked.connect(self._reset_page)
        self.reset_button.clicked.connect(self._ask_reset)
        for button in (self.reset_page_button, self.reset_button):
            button.setAutoDefault(False)
        self.close_button.setDefault(True)
        self.buttons.rejected.connect(self.accept)
        self._settings.changed.connect(self._setting_changed)

    def _setting_changed(self, name: str) -> None:
        if name in self.rows:
            self.rows[name].show_value()

    # -- resetting ---------------------------------------------------------------

    def _reset_page(self) -> None:
        """The page that is shown; it is seen at once, and can be set again, so nobody is asked."""
        self._settings.reset(*list(PAGES.values())[self.pages.current])

    def _ask_reset(self) -> None:
        def answered(wanted: bool) -> None:
            if wanted:
                self._settings.reset(*self.rows)

        ask_reset(self, answered)

    # -- searching ---------------------------------------------------------------

    def _look_for(self, text: str) -> None:
        """Show the preferences of all pages of which every word of the text is said."""
        words = plain(text).split()
        if not words:
            self._show_pages()
            return
        found = []
        for page, names in PAGES.items():
            hits = [self._is_meant(name, page, words) for name in names]
            for name, hit in zip(names, hits, strict=True):
                self.rows[name].setVisible(hit)
            found.append(any(hits))
        self.pages.show_found(found)
        self.nothing.setVisible(not any(found))
        self.reset_page_button.setEnabled(False)

    def _is_meant(self, name: str, page: str, words: list[str]) -> bool:
        said = plain(f"{page_name(page)} {self.rows[name].words()} {also_meant(name)}")
        return all(word in said for word in words)

    def _show_pages(self) -> None:
        for row in self.rows.values():
            row.show()
        self.nothing.hide()
        self.pages.show_chosen()
        self.reset_page_button.setEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends the search first, and closes the dialog when there is none."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    # -- words -------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        set_window_title(self, self.tr("Preferences"))
        self.search_label.setText(self.tr("Searc&h:"))
        self.nothing.setText(self.tr("No preference says that. Try another word."))
        self.pages.name_pages(self.tr("Groups of preferences"), [page_name(p) for p in PAGES])
        self.reset_page_button.setText(self.tr("Reset this &page"))
        set_tooltip(
            self.reset_page_button,
            self.tr("Give the preferences on this page their first values again"),
        )
        self.reset_button.setText(self.tr("&Reset all…"))
        set_tooltip(self.reset_button, self.tr("Give every preference its first value again"))
        self.close_button.setText(self.tr("Close"))
        for row in self.rows.values():
            row.retranslate()
        self._look_for(self.search.text())


def plain(text: str) -> str:
    """A text in small letters without accents, as people type what they look for."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))

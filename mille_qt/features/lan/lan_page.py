"""The page for joining a table from the list or by address, or for hosting one."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPushButton, QWidget

from mille_net.tables import Availability, FoundTable, SavedTable
from mille_net.transport.addresses import parse_address
from mille_qt.features.lan.empty_list import EmptyList
from mille_qt.features.lan.found_list import FoundList
from mille_qt.features.lan.player_names_field import PlayerNamesField
from mille_qt.features.lan.saved_tables import SavedTables
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.page_frame import PageFrame
from mille_qt.ui.page_layout import SideBySide
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.rules import house_rules_in_words
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.widgets import (
    TITLE,
    Heading,
    QuietText,
    Sheet,
    Space,
    TroubleText,
    WideButton,
    in_row,
    text_height,
)

COLUMN = 62.0  # lines of text, as the page of a new game


class LanPage(PageFrame):
    """Lists tables to join; the controller fills `found` and `empty`."""

    #: Carries a FoundTable or Address, and True for watching.
    join_requested = Signal(object, bool)
    host_requested = Signal()
    #: Emitted when the list of saved tables should be updated.
    saved_tables_requested = Signal()

    def __init__(
        self, settings: Settings, kept: tuple[SavedTable, ...] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.title = Heading(TITLE)
        self.host_button = QPushButton()
        self.saved_tables = SavedTables(kept)
        self.found_title, self.found, self.empty = Heading(), FoundList(), EmptyList()
        self.house_rules = QuietText()
        self.here_title, self.player_names = Heading(), PlayerNamesField(settings)
        self.address_title, self.address_text = Heading(), QuietText()
        self.address, self.address_button = QLineEdit(), QPushButton()
        self.address_trouble = TroubleText()
        self.back_button, self.watch_button = QPushButton(), QPushButton()
        self.join_button, self.hint = WideButton(), QuietText()
        self.trouble = TroubleText()
        self._arrange()
        self._connect()
        self.show_tables(())
        self.retranslate()

    def _arrange(self) -> None:
        top = in_row((self.title, 1), (self.host_button, 0, Qt.AlignmentFlag.AlignBottom))
        sheets = SideBySide(self._found_sheet(), self._here_sheet())
        strip = (self.back_button, self.hint, self.watch_button, self.join_button)
        self.lay_out(COLUMN, (top, self.trouble, self.saved_tables, sheets), strip)

    def _found_sheet(self) -> QWidget:
        sheet = Sheet(self.found_title, self.found, self.house_rules, self.empty)
        sheet.setMinimumHeight(round(text_height() * 22))
        return sheet

    def _here_sheet(self) -> QWidget:
        field = in_row((self.address, 1), self.address_button)
        address = (self.address_title, self.address_text, field, self.address_trouble)
        return Sheet(self.here_title, self.player_names, Space(0.6), *address, 1)

    def _connect(self) -> None:
        self.join_button.setDefault(True)
        self.join_button.clicked.connect(lambda: self._join(False))
        self.watch_button.clicked.connect(lambda: self._join(True))
        self.address_button.clicked.connect(self._join_address)
        self.address.textEdited.connect(lambda: self.address_trouble.say(""))
        self.address.textChanged.connect(self._show_main)
        self.host_button.clicked.connect(self._host)
        self.found.chosen.connect(lambda _table: self._join(False))
        self.found.selected.connect(self._selected)

    def join_address(self, address: str) -> None:
        """Join the table at an address as if it had been typed."""
        self.address.setText(address)
        self.address_button.click()

    @property
    def spoken(self) -> str:
        """The accessible text if there is no table."""
        return "" if self.found.count() else self.empty.found.text()

    def show_tables(self, tables: tuple[FoundTable, ...]) -> None:
        """Show the tables that were found."""
        # Before anything is hidden: hiding a focused widget moves focus to the next one.
        first = bool(tables) and not self.found.count() and self.isVisible()
        waits = self.address.hasFocus() and not self.address.text()
        self.found.show_tables(tables)
        self.found.setVisible(bool(tables))
        self.empty.setVisible(not tables)
        if first and waits:
            self.found.setFocus()
        elif first:
            # Focus elsewhere stays where it is.
            announce(f"{self.found_title.text()}\n{self.found.spoken}")

    def _selected(self) -> None:
        """Enable only the buttons that apply to the selected table."""
        table = self.found.table
        able = table is not None and table.availability is not Availability.OTHER_VERSION
        self.join_button.setEnabled(able)
        self.watch_button.setEnabled(able)
        self._say_hint()

    def _join(self, watch: bool) -> None:
        table = self.found.table
        if (
            table is not None
            and table.availability is not Availability.OTHER_VERSION
            and self.player_names.check()
        ):
            self.join_requested.emit(table, watch)

    def _join_address(self) -> None:
        try:
            address = parse_address(self.address.text())
        except ValueError:
            self.address_trouble.say(
                self.tr(
                    "This is not an address. Addresses look like 192.168.1.20 or "
                    "[fe80::1%eth0]:25100."
                )
            )
            self.address.setFocus()
            return
        if self.player_names.check():
            self.join_requested.emit(address, False)

    def _host(self) -> None:
        if self.player_names.check():
            self.host_requested.emit()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Play on the network"))
        self.host_button.setText(self.tr("Host a &table…"))
        self.found_title.setText(self.tr("Tables on your network"))
        self.here_title.setText(self.tr("Players"))
        self.address_title.setText(self.tr("Join by address"))
        text = self.tr("From the host’s screen, such as 192.168.1.20")
        self.address_text.setText(text)
        self.address.setAccessibleName(self.tr("Table address"))
        self.address.setAccessibleDescription(text)
        self.address_button.setText(self.tr("C&onnect"))
        self.back_button.setText(self.tr("&Back", "to the start page"))
        self.watch_button.setText(self.tr("W&atch"))
        set_tooltip(self.watch_button, self.tr("See the game without playing: no hands, no seat"))
        self.join_button.setText(self.tr("&Join"))
        self._say_hint()

    def _say_hint(self) -> None:
        table = self.found.table
        text = ""
        if table is not None and table.playing and table.availability is Availability.AVAILABLE:
            text = self.tr("A match is under way: you can play from the next race.")
            if table.known:
                text = self.tr("You have been here before: if you had a seat, it is still yours.")
        self.hint.setText(text)
        rules = None if table is None else table.rules
        self.house_rules.setText("" if rules is None else house_rules_in_words(rules))
        self.house_rules.setVisible(bool(self.house_rules.text()))

    def event(self, event: QEvent) -> bool:
        """Update the saved tables when the window is activated."""
        if event.type() == QEvent.Type.WindowActivate:
            self.saved_tables_requested.emit()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Focus the widget with which most people start."""
        target = self.found if self.found.count() else self.address
        (target if self.player_names.names else self.player_names.field).setFocus()
        super().showEvent(event)

    def main_button(self) -> QPushButton:
        """Connect to a typed address, unless the focus is at the tables."""
        typed = bool(self.address.text()) and self.focusWidget() is not self.found
        by_address = typed or self.focusWidget() is self.address
        return self.address_button if by_address else self.join_button

    def _show_main(self) -> None:
        self.main_button().setDefault(True)

    def pressed_by_enter(self, button: QAbstractButton) -> bool:
        return isinstance(button, QPushButton)

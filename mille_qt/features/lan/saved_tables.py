"""The saved tables of this computer, which can be opened again."""

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mille_net.tables import SavedTable
from mille_qt.ui.labels import Label
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText, Sheet, in_column, in_row, make_bold

#: The page has no room for more.
SHOWN = 2


class SavedTables(Sheet):
    """A row for each table, the latest first; `resumed` carries the SavedTable."""

    resumed = Signal(object)

    def __init__(self, tables: tuple[SavedTable, ...], parent: QWidget | None = None) -> None:
        self._lines = in_column(gap=0.3)
        super().__init__(self._lines, parent=parent)
        self._tables: list[SavedTable] = []
        self.rows: list[_SavedTableRow] = []
        self.hide()
        self.show_tables(tables)

    def show_tables(self, tables: tuple[SavedTable, ...]) -> None:
        """Show the latest of these tables; does nothing if they have not changed."""
        latest = sorted(tables, key=lambda table: table.when, reverse=True)[:SHOWN]
        if latest == self._tables:
            return
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self._tables = latest
        self.rows = [_SavedTableRow(table) for table in latest]
        for row in self.rows:
            self._lines.addWidget(row)
            row.resumed.connect(self.resumed)
        self.setVisible(bool(self.rows))


class _SavedTableRow(Translated, QWidget):
    resumed = Signal(object)

    def __init__(self, table: SavedTable) -> None:
        super().__init__()
        self._table = table
        self.name, self.text, self.button = Label(), QuietText(), QPushButton()
        make_bold(self.name)
        in_row(self.name, (self.text, 1), self.button, of=self, gap=0.6)
        self.button.clicked.connect(lambda: self.resumed.emit(self._table))
        self.retranslate()

    def retranslate(self) -> None:
        table = self._table
        when = QDateTime.fromSecsSinceEpoch(round(table.when))
        text = self.tr("{names} · race {race} · {when}").format(
            # An open seat has no name.
            names=names_together([name for name in table.names if name]),
            race=number(table.race),
            when=QLocale().toString(when, QLocale.FormatType.ShortFormat),
        )
        self.name.setText(table.name)
        self.text.setText(text)
        self.button.setText(self.tr("Reopen table"))
        self.button.setAccessibleName(f"{self.button.text()}: {isolated(table.name)}")
        self.button.setAccessibleDescription(text)

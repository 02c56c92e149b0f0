"""A form for the name, the seats, the length of the match and who can join a table."""

from PySide6.QtWidgets import QWidget

from mille_net.untrusted_text import cleaned
from mille_qt.features.lan.table_access import TableAccess
from mille_qt.ui.labels import Label
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.name_field import NameField
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import Sheet, Space, fill, in_row


class TableForm(Translated, Sheet):
    """A field for the name, `seats` and `length` below it, and who can join."""

    def __init__(
        self, seats: QWidget, length: QWidget, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self.name_label, self.name_field = Label(), NameField()
        self.access = TableAccess(settings)
        self.name_label.setBuddy(self.name_field)
        row = in_row(self.name_label, (self.name_field, 1))
        fill(self.column, row, seats, Space(0.3), length, Space(0.3), self.access, 1)
        self.retranslate()

    @property
    def name(self) -> str:
        """The cleaned name; may be empty."""
        return cleaned(self.name_field.text())

    def retranslate(self) -> None:
        self.name_label.setText(self.tr("&Name"))
        self.name_field.setAccessibleName(self.tr("Name of the table"))

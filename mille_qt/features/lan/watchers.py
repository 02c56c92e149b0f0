"""How many people watch a table, and who."""

from PySide6.QtWidgets import QWidget

from mille_qt.features.lan.lan_session import LanSession
from mille_qt.ui.texts.lan_tables import watching_text
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText

MARGIN = 8  # pixels, as the pages of the panel have


class Watchers(Translated, QuietText):
    """A line at the foot of the panel; takes no room while nobody watches."""

    def __init__(self, session: LanSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        session.table_changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Say who watches now."""
        table = self._session.table
        text = "" if table is None else watching_text(table)
        self.setText(text)
        self.setVisible(bool(text))

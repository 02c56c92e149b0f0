"""The score sheet of a match in the library."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.ui.settings import Settings
from mille_rules.record import Record
from mille_rules.views import view_for


class LibrarySheet(ScoreSheet):
    """Shows how a match stands or ended; the only way from here is back."""

    def __init__(self, record: Record, settings: Settings) -> None:
        super().__init__(settings)
        self.save_button.hide()
        self.leave_button.hide()
        for signal in (self.next_race, self.another_match):
            signal.connect(self.back_requested)
        names = tuple(sitter.name for sitter in record.header.sitters)
        self.show_view(names, view_for(record.state, None))

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        self.show_way_on(self.tr("&Back to the matches"), able=True)
        super().retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, too."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        else:
            super().keyPressEvent(event)

"""The line of the score sheet about players with phones: who is ready for the next race."""

from PySide6.QtWidgets import QWidget

from mille_qt.play.screen_seats import ScreenSeats
from mille_qt.ui.presence import Reachability
from mille_qt.ui.texts.rows import plays_by_phone
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import Translated
from mille_qt.ui.widgets import QuietText


class ReadyNote(Translated, QuietText):
    """Names those elsewhere who are not ready, and of these whose phone is silent.

    Hidden if everybody is at this screen.
    """

    def __init__(self, seats: ScreenSeats, parent: QWidget) -> None:
        """`parent` is needed at once: it may be visible, and must not be a window of its own."""
        super().__init__(parent)
        self._seats = seats
        for news in (seats.ready_changed, seats.changed, seats.presence_changed):
            news.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        missing = self._seats.not_ready
        text = self.tr("Everyone with a phone is ready.")
        if missing:
            text = self.tr("Still waiting for {names}.").format(names=names_together(missing))
        silent = (
            f"{plays_by_phone(one.name, Reachability.AWAY)}."
            for one in self._seats.elsewhere.values()
            if not one.is_ready and not one.player.awake
        )
        self.setText(" ".join((text, *silent)))
        self.setVisible(bool(self._seats.elsewhere))

"""The button that reminds players at other computers of their turn."""

from collections.abc import Sequence

from PySide6.QtCore import QDeadlineTimer, QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QPushButton

from mille_net.limits import NUDGE_AFTER, NUDGE_PAUSE
from mille_qt.features.lan.lan_session import LanSession
from mille_qt.play.game_page import GamePage
from mille_qt.play.keyboard import Command, with_key
from mille_qt.ui.art.cards.card_art import symbol
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.tooltips import set_tooltip
from mille_qt.ui.translation import Translated, translate

#: Seconds after which the host agrees in any case, although it counts in steps.
LATER = 1.0


def nudge_text(session: LanSession, seat: int, seats: Sequence[int]) -> str:
    """Return what a reminder says to the people at this screen; empty if it is not about them."""
    here = [each for each in seats if each in session.people]
    name = isolated(session.names[seat])
    if here and len(session.people) == 1:
        return translate("Network", "{name} reminds you: it’s your turn.").format(name=name)
    if here:
        text = translate("Network", "{name} reminds {others}: it’s your turn.")
    elif seat in session.people:
        text = translate("Network", "You reminded {others}.")
    else:
        return ""
    return text.format(name=name, others=names_together([session.names[each] for each in seats]))


class NudgeButton(Translated, QPushButton):
    """Appears at the turn sign once somebody at another computer can be reminded."""

    def __init__(self, session: LanSession, page: GamePage) -> None:
        super().__init__(page.sign.parentWidget())
        self._session, self._page = session, page
        #: For whom the match waits, and the number of moves by then.
        self._waits_for: tuple[tuple[int, ...], int] = ((), -1)
        self._spared = QDeadlineTimer(0)
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._offer)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()
        self.clicked.connect(session.nudge)
        session.updated.connect(self._follow)
        session.table_changed.connect(self._follow)
        session.nudged.connect(self._nudged)
        self.retranslate()

    def _follow(self, *_news: object) -> None:
        latest = self._session.latest()
        seats = self._session.awaited_elsewhere if self._session.people else ()
        now = seats, -1 if latest is None else latest.seq
        if now != self._waits_for:
            self._waits_for = now
            self._begin(NUDGE_AFTER)

    def _nudged(self, _seat: int, seats: tuple[int, ...]) -> None:
        if set(seats) & set(self._waits_for[0]):
            self._spared = QDeadlineTimer(round(NUDGE_PAUSE * 1000))
            self._begin(NUDGE_PAUSE)

    def _begin(self, seconds: float) -> None:
        """Hide the button, and wait until somebody can be reminded."""
        self._wait.stop()
        if self in self._page.sign.offered:
            if self.hasFocus():
                self._page.setFocus()
            self._page.sign.offer()
        if self._waits_for[0]:
            milliseconds = max(round(seconds * 1000), self._spared.remainingTime())
            self._wait.start(milliseconds + round(LATER * 1000))

    def _offer(self) -> None:
        self.retranslate()
        self._page.sign.offer(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button, too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.setFont(self._page.font())
        side = self.fontMetrics().ascent()
        self.setIconSize(QSize(side, side))
        self.setIcon(QIcon(symbol("remind", side, self.devicePixelRatioF(), current_theme().ink)))
        self.setText(self.tr("Remind"))
        names = [self._session.names[seat] for seat in self._waits_for[0]]
        if not names:
            return
        text = self.tr("Remind {names} to play").format(names=names_together(names))
        set_tooltip(self, with_key(text, Command.REMIND))
        self.setAccessibleName(text)

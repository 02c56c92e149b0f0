"""Shows the time for a turn on the turn sign, and warns the players here shortly before its end."""

from PySide6.QtCore import QObject, QTimer

from mille_qt.features.lan.lan_session import LanSession
from mille_qt.features.lan.notices import interruption
from mille_qt.play.game_page import GamePage
from mille_qt.play.panels.turn_clock import TurnClock
from mille_qt.ui.access.announcing import announce
from mille_rules.views import Update


class TurnTimeDisplay(QObject):
    """Follows the clock of a session on a game page, of which it is a child."""

    def __init__(self, session: LanSession, page: GamePage) -> None:
        super().__init__(page)
        self._session, self._page = session, page
        self._warning = QTimer(self, singleShot=True)
        self._warning.timeout.connect(self._warn)
        session.turn_clock_changed.connect(self._begin)
        session.table_changed.connect(self._follow)
        session.link_changed.connect(self._follow)
        page.table_presenter.turn_changed.connect(self._follow)
        self._begin()

    def _begin(self) -> None:
        clock = self._session.turn_clock
        self._warning.stop()
        if clock is not None and clock.runs and clock.seat in self._session.people:
            # A clock that has been stopped in its last seconds was announced before.
            before = clock.left - clock.last_seconds
            if before > 0:
                self._warning.start(round(before * 1000))
        self._follow()

    def _warn(self) -> None:
        clock = self._clock
        if clock is not None:
            seconds = round(clock.last_seconds)
            announce(self.tr("%Ln seconds left for this turn", "", seconds), urgent=True)

    @property
    def _clock(self) -> TurnClock | None:
        """The clock, if the table waits for its seat, as far as it is shown."""
        return self._clock_in(self._page.table_presenter.update)

    def _clock_in(self, update: Update | None) -> TurnClock | None:
        """Return the clock, if the table waits for its seat in an update."""
        clock, table = self._session.turn_clock, self._session.table
        if clock is None or update is None or table is None or table.turn_limit is None:
            return None
        stopped = not clock.runs and table.paused is None
        if stopped or any(interruption(self._session)):
            return None
        awaited = update.view.to_act == (clock.seat,) and update.view.question is None
        return clock if awaited and not self._session.is_computer(clock.seat) else None

    def _follow(self, _news: object = None) -> None:
        self._page.sign.show_clock(self._clock)
        # Below the curtain, nothing is shown of what has happened since it was closed.
        clock = self._clock_in(self._session.latest())
        here = clock is not None and clock.seat in self._page.seats.viewers
        self._page.curtain.panel.show_clock(clock if here else None)

"""The order in which a screen shows what happened, and to whom."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mille_qt.play.animate_update import animate_update
from mille_qt.play.update_queues import UpdateQueues
from mille_qt.table import durations
from mille_qt.table.picture import LeavingCard, TablePicture
from mille_qt.table.view import TableView
from mille_qt.ui.settings import Settings
from mille_rules.events import Event, EventKind
from mille_rules.state import BETWEEN_RACES
from mille_rules.views import Update, View

if TYPE_CHECKING:
    from mille_qt.session.table_session import TableSession

_SEEN_MOVES = (EventKind.PLAYED, EventKind.DISCARDED, EventKind.COUP)


class UpdatePresenter(QObject):
    """Plays every update once, in order, then says what the table waits for."""

    #: An event is being seen now, with the view after it: the moment to hear it.
    happened = Signal(object, object)
    #: An update of the public table has come in, or is shown on the screen now.
    told = Signal(object)
    showing = Signal(object)
    #: The seat that looks is not asked any more, and several people share the screen.
    must_hide = Signal()
    #: All is seen: the looking seat is asked; another person is; the race is over; nobody here is.
    asked = Signal(object)
    passed_on = Signal(int)
    race_over = Signal(object)
    idle = Signal(object)
    #: An opponent's turn is over and the player wants to be waited for.
    paused = Signal()

    def __init__(
        self,
        session: "TableSession",
        table: TableView,
        settings: Settings,
        preview: Callable[[View], TablePicture],
    ) -> None:
        """`preview` is the table as it will be shown for a view."""
        super().__init__(table)
        self._preview = preview
        self._table, self._settings = table, settings
        self.queues = UpdateQueues(session.people)
        self._busy = False
        self._held = False
        #: Nothing flies and nothing pauses any more before somebody is waited for.
        self._hurried = False
        #: The place of the hand that the player's own card leaves.
        self.used: int | None = None
        #: The card just played from a hand that has been hidden since.
        self._leaving: LeavingCard | None = None
        # A timer of one's own, so that a burst of updates is gathered before any is shown.
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._step)
        session.updated.connect(self._receive)

    def hold(self) -> None:
        """Show nothing more until `go_on`."""
        self._held = True

    def go_on(self) -> None:
        """Show what is still to be seen."""
        self._held = False
        self._soon()

    def stop(self) -> None:
        """Show nothing more: the match has been put away, and its page is about to be deleted."""
        self.hold()
        self._next.stop()

    def look(self, seat: int | None) -> None:
        """Give the screen to a seat, or to nobody."""
        self._table.table.skip()
        self.queues.hand_over(seat)
        self.go_on()

    def catch_up(self) -> None:
        """Show now what would be shown next, up to the first thing that takes time."""
        while self._next.isActive() and self._next.interval() == 0:
            self._next.stop()
            self._step()

    def hurry(self) -> None:
        """Show at once all that is still to be seen, until somebody is waited for."""
        self._hurried = True
        self.skip()
        while self._next.isActive():
            self._next.stop()
            self._step()
        self._hurried = False

    def skip(self) -> bool:
        """End what is being shown; False if nothing is that the game waits for."""
        scene = self._table.table
        busy = scene.busy
        scene.skip()
        return busy

    def _receive(self, seat: int | None, update: Update) -> None:
        self.queues.receive(seat, update)
        if seat is None:
            self.told.emit(update)
        if self.queues.must_hide:
            # At once, and not after the pause that follows a move.
            self._next.start(0)
        self._soon()

    def _soon(self, milliseconds: int = 0) -> None:
        if not self._next.isActive():
            self._next.start(milliseconds)

    def _step(self) -> None:
        if self.queues.must_hide:
            self._hide_hand()
        if self._busy or self._held:
            return
        waiting = self.queues.next_update()
        if waiting is None:
            self._settle()
            return
        update, news = waiting
        self._table.table.think(None)
        if news and update.events and self._flies:
            self._tell(update)
        else:
            if news:
                self._say_all(update)
            self._show(update, news)
            if not update.events and not self.queues.shared:
                # Nothing happened, as when a match is opened: who looks is asked at once, so that
                # the first table is painted only once: 3 ms.
                self._next.stop()
                self._step()

    @property
    def _flies(self) -> bool:
        """Whether what happened is seen to happen."""
        laid_out = self._table.table.layout is not None
        return bool(self._settings.pace) and laid_out and not self._hurried

    def _tell(self, update: Update) -> None:
        """Show what happened, then how things stand."""
        used, self.used = self.used, None
        leaving, self._leaving = self._leaving, None
        self._busy = True

        def heard(event: Event) -> None:
            self.happened.emit(event, update.view)

        after = self._preview(update.view)
        animate_update(self._table, update, after, lambda: self._show(update), used, heard, leaving)

    def _hide_hand(self) -> None:
        """Have the hand hidden; a card just played still leaves from where it was seen."""
        seat, leaving = self.queues.looking, None
        if seat is not None and self.used is not None:
            leaving = LeavingCard(seat, *self._table.table.hand_pose(self.used))
        self.must_hide.emit()
        self._leaving = leaving

    def _say_all(self, update: Update) -> None:
        """Nothing flies: everything happens at once."""
        for event in update.events:
            self.happened.emit(event, update.view)

    def _show(self, update: Update, news: bool = True) -> None:
        self._busy = False
        self.used = self._leaving = None
        self.showing.emit(update)
        people = self.queues.people
        strangers = news and any(
            event.kind in _SEEN_MOVES and event.seat not in people for event in update.events
        )
        if strangers and self._settings.wait_for_me and people:
            self.hold()
            self.paused.emit()
        elif strangers:
            self._soon(self._table.table.tempo.of(durations.PAUSE))
        else:
            self._soon()

    def _settle(self) -> None:
        update = self.queues.latest(self.queues.looking)
        if update is None:
            return
        asked = self.queues.asked()
        if update.view.phase in BETWEEN_RACES:
            if update.view.match.races:
                self.race_over.emit(update)
        elif not asked:
            self._think(update.view)
            self.idle.emit(update)
        elif asked[0] == self.queues.looking:
            self.asked.emit(update)
        else:
            self.hold()
            self.passed_on.emit(asked[0])

    def _think(self, view: View) -> None:
        """Somebody elsewhere is asked: their lane shows it."""
        others = [seat % view.setup.sides for seat in view.to_act if seat != self.queues.looking]
        self._table.table.think(others[0] if others else None)

"""Presents the updates of a match on the table, one after another."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mille_qt.play.hand_control import HandControl
from mille_qt.play.screen_seats import ScreenSeats
from mille_qt.play.table_page import TablePage
from mille_qt.play.table_presenter import TablePresenter
from mille_qt.play.update_queues import UpdateQueues
from mille_qt.table import durations
from mille_qt.table.picture import LeavingCard
from mille_rules.events import Event, EventKind
from mille_rules.moves import DRAW
from mille_rules.state import BETWEEN_RACES
from mille_rules.views import Update, View

if TYPE_CHECKING:
    from mille_qt.session.table_session import TableSession

_SEEN_MOVES = (EventKind.PLAYED, EventKind.DISCARDED, EventKind.COUP)


class UpdatePresenter(QObject):
    """Animates and shows every update once, in order, then emits what the table waits for."""

    #: An event is animated now, with the view after it: time for its sound.
    happened = Signal(object, object)
    #: An update of the public table has been received; an update is about to be shown.
    received = Signal(object)
    showing = Signal(object)
    #: Several people share the screen, and the viewer's hand must be hidden.
    must_hide = Signal()
    #: All updates have been shown: the viewer is to act; another person here is; the race is over;
    #: nobody here is to act.
    asked = Signal(object)
    passed_on = Signal(int)
    race_over = Signal(object)
    idle = Signal(object)
    #: Waiting for the player after an opponent's turn, as the settings ask for.
    paused = Signal()

    def __init__(
        self,
        page: TablePage,
        session: "TableSession",
        seats: ScreenSeats,
        hand: HandControl,
        table_presenter: TablePresenter,
    ) -> None:
        super().__init__(page.table)
        self._table, self._settings, self._seats = page.table, page.settings, seats
        self._hand, self._table_presenter = hand, table_presenter
        self.queues = UpdateQueues(seats.people, seats.viewers)
        self._busy = False
        self._held = False
        #: Nothing is animated and nothing pauses until somebody is to act.
        self._hurried = False
        #: The card just played from a hand that has been hidden since.
        self._leaving: LeavingCard | None = None
        # An own timer, so that all updates of a burst are received before any is shown.
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._step)
        session.updated.connect(self._receive)

    def hold(self) -> None:
        """Show nothing more until `go_on`."""
        self._held = True

    def go_on(self) -> None:
        """Continue showing updates."""
        self._held = False
        self._soon()

    def stop(self) -> None:
        """Show nothing more, since the page is about to be deleted."""
        self.hold()
        self._next.stop()

    def look(self, seat: int | None) -> None:
        """Make a seat the viewer, or nobody."""
        self._table.table.skip()
        self.queues.hand_over(seat)
        self.go_on()

    def change_people(self) -> None:
        """Serve the seats of the people who are at this screen now, at the present position."""
        self.queues.change_people(self._seats.people, self._seats.viewers)
        for seat in self._seats.viewers:
            update = self._seats.latest(seat)
            if update is not None and self.queues.latest(seat) is None:
                self.queues.receive(seat, update._replace(events=()))
        self.look(self.queues.looking)

    def catch_up(self) -> None:
        """Show the next updates now, up to the first animation or pause."""
        while self._next.isActive() and self._next.interval() == 0:
            self._next.stop()
            self._step()

    def hurry(self) -> None:
        """Show all updates at once, until somebody is to act."""
        self._hurried = True
        self.skip()
        while self._next.isActive():
            self._next.stop()
            self._step()
        self._hurried = False

    def skip(self) -> bool:
        """End the current animation; False if there was none that the game waits for."""
        scene = self._table.table
        busy = scene.busy
        if busy:
            self._settings.knows_skipping = True
        scene.skip()
        return busy

    def _receive(self, seat: int | None, update: Update) -> None:
        if seat == self.queues.looking and self._is_decided_elsewhere(update):
            # The player who goes on has seen enough of the moves before, and sees this one at once.
            self._show_earlier()
        self.queues.receive(seat, update)
        if seat is None:
            self.received.emit(update)
        if self.queues.must_hide and self._next.interval():
            # At once, and not after the pause that follows a move.
            self._next.start(0)
        self._soon()

    def _show_earlier(self) -> None:
        """Show at once the updates that wait."""
        self._hurried = True
        self._table.table.skip()
        while self.queues.waits and self._next.isActive():
            self._next.stop()
            self._step()
        self._hurried = False

    def _is_decided_elsewhere(self, update: Update) -> bool:
        """Whether the latest move was chosen by a player whose hand is elsewhere."""
        seat, move = update.view.moves[-1] if update.view.moves else (None, None)
        return bool(update.events) and move != DRAW and seat in self._seats.elsewhere

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
        self._table.table.show_thinking(None)
        if news and update.events and self._animates:
            self._animate(update)
            return
        if news:
            for event in update.events:
                self.happened.emit(event, update.view)
        self._show(update, news)
        if not update.events and not self.queues.shared:
            # A match has been opened: asking the viewer at once paints the first table only once,
            # which saves 3 ms.
            self._next.stop()
            self._step()

    @property
    def _animates(self) -> bool:
        """Whether moves are animated."""
        laid_out = self._table.table.layout is not None
        return bool(self._settings.pace) and laid_out and not self._hurried

    def _animate(self, update: Update) -> None:
        """Animate the events of an update, then show it."""
        # Imported with the first animation: opening a match takes some milliseconds less.
        from mille_qt.table.animate_update import animate_update

        leaving, self._leaving = self._leaving, None
        self._busy = True
        self._table_presenter.tell(update)

        def heard(event: Event) -> None:
            self.happened.emit(event, update.view)

        after = self._table_presenter.draw(update)
        animate_update(self._table, update, after, lambda: self._show(update), heard, leaving)

    def _hide_hand(self) -> None:
        """Hide the viewer's hand; a card just played still flies from where it was."""
        # During an animation, the card played flies already.
        leaving = None if self._busy else self._hand.leaving_card()
        self.must_hide.emit()
        self._leaving = leaving

    def _show(self, update: Update, news: bool = True) -> None:
        self._busy = False
        self._leaving = None
        self.showing.emit(update)
        self._table_presenter.show(update)
        people = self.queues.people
        strangers = news and any(
            event.kind in _SEEN_MOVES and event.seat not in people for event in update.events
        )
        waits = self._settings.wait_for_me and self._seats.viewers and not self._hurried
        if strangers and waits:
            self.hold()
            self.paused.emit()
        elif strangers:
            pause = durations.pause(update.view.setup.seats)
            self._soon(self._table.table.tempo.of(pause))
        else:
            self._soon()

    def _settle(self) -> None:
        """All updates have been shown: emit what the table waits for."""
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
        """Mark the lane of another player who is to act."""
        others = [seat % view.setup.sides for seat in view.to_act if seat != self.queues.looking]
        self._table.table.show_thinking(others[0] if others else None)

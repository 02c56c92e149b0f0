"""Shows an update on the table, from one side's point of view, and in words."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mille_qt.play.hand_control import HandControl
from mille_qt.play.screen_seats import ScreenSeats
from mille_qt.play.table_page import TablePage
from mille_qt.table.picture import TablePicture
from mille_qt.ui.presence import Reachability
from mille_qt.ui.texts.events import event as event_text
from mille_qt.ui.texts.rows import plays_by_phone
from mille_qt.ui.texts.turns import choice_hint, choice_shown, thinking, turn
from mille_rules.events import EventKind
from mille_rules.moves import PASS
from mille_rules.state import Phase
from mille_rules.views import Update, View

if TYPE_CHECKING:
    from mille_qt.session.table_session import TableSession

#: Events that say on the sign what somebody else plays.
MOVES = (EventKind.TOOK, EventKind.PLAYED, EventKind.DISCARDED, EventKind.COUP)


class TablePresenter(QObject):
    """Shows one update at a time; `turn_changed` carries the words for whose turn it is."""

    turn_changed = Signal(str)

    def __init__(
        self, page: TablePage, session: "TableSession", seats: ScreenSeats, hand: HandControl
    ) -> None:
        super().__init__(page)
        self._page, self._session, self._seats, self._hand = page, session, seats, hand
        #: The update that is shown, None before the first.
        self.update: Update | None = None
        #: Whether the viewer has made a move that is still to be shown.
        self._answered = False
        #: Shown instead of whose turn it is: a reason and advice.
        self._interruption = ("", "")
        self._own_side = 0
        self.change_people()

    def change_people(self) -> None:
        """Draw the table from the side of a viewer, or of another person at this screen."""
        people, sides = self._seats.viewers or self._seats.people, self._page.sides
        own_sides = [seat % sides for seat in people]
        if own_sides and self._own_side not in own_sides:
            self._own_side = own_sides[0]

    def show(self, update: Update, active: bool = False) -> None:
        """Show an update; `active`: whether the viewer can make one of its choices."""
        before, self.update, self._answered = self.update, update, False
        self._own_side = self._side_of(update.view)
        self._hand.show(update, self._own_side, active=active)
        if update is not before:
            self._write_score()
        self._tell_turn()

    def answer(self, answered: bool) -> None:
        """Stop asking for a move because one has been made, or ask again after a refusal."""
        self._answered = answered
        self._tell_turn()

    @property
    def active(self) -> bool:
        """Whether the viewer is asked for a move, and has made none."""
        return self._hand.asked and not self._answered

    def tell(self, update: Update) -> None:
        """Say what is being shown, a deal or somebody else's move, until the update is shown."""
        viewers = (update.view.seat, *self._seats.viewers)
        for event in update.events:
            if event.kind is EventKind.DEALT:
                words = self.tr("Dealing…")
                self._page.say_turn(words, asks=False)
                self.turn_changed.emit(words)
            elif event.kind in MOVES and event.seat not in viewers and event.seat is not None:
                names, seat = self._page.picture_builder.names, update.view.seat
                words = event_text(event, names, self.side_names(), seat)
                self._page.say_waiting(self.turn(), words, event.seat)

    def show_moment(self, moment: Update) -> None:
        """Draw an earlier update from the same side; the words still describe the present."""
        self._hand.show(moment, self._own_side)

    def draw(self, update: Update) -> TablePicture:
        """The picture that will be shown for an update."""
        return self._hand.draw(update, self._side_of(update.view))

    def _side_of(self, view: View) -> int:
        """The side from which a view is drawn: the viewer's, or the last viewer's."""
        return self._own_side if view.seat is None else view.seat % self._page.sides

    # -- words ----------------------------------------------------------------

    def write(self) -> None:
        """Write the score and whose turn it is."""
        if self.update is not None:
            self._write_score()
            self._tell_turn()

    def _write_score(self) -> None:
        if self.update is not None:
            self._page.show_score(self.update.view, self.side_names())

    def _tell_turn(self) -> None:
        self.write_turn()
        self.turn_changed.emit(self.turn())

    def write_turn(self) -> None:
        """Write whose turn it is and what to do; once a card is chosen, the bar tells how."""
        if self.update is None:
            return
        view, choices = self.update.view, self.update.choices
        # A person at this screen whose hand is hidden has just moved, and is not thinking.
        here = (view.seat, *self._seats.viewers)
        others_act = (
            bool(view.to_act) and view.to_act[0] not in here and view.seat not in view.to_act
        )
        if any(self._interruption):
            self._page.say_turn(*self._interruption, asks=False)
        elif self.active and not self._hand.has_choice:
            choice, todo = choice_hint(view, choices), choice_shown(choices)
            self._page.say_turn(self.turn(), choice, todo)
        elif self._has_answered:
            # The question has been answered and must not be read aloud any more.
            self._page.say_turn("")
        elif others_act:
            seat = view.to_act[0]
            shown = thinking(view, self._session.names, away=self._is_away(seat))
            # Of partners who are asked about a hazard, none is singled out.
            if seat in self._seats.people and view.question is None:
                shown = plays_by_phone(self._session.names[seat], self._seats.presence(seat))
            self._page.say_waiting(self.turn(), shown, seat)
        else:
            self._page.say_turn(self.turn(), asks=self.active)

    def _is_away(self, seat: int) -> bool:
        """Whether a seat waits for its player, who cannot be reached."""
        away = self._session.presence(seat) is Reachability.AWAY
        return away and not self._session.is_computer(seat)

    def interrupt(self, why: str, more: str = "") -> None:
        """Show why the match is interrupted instead of whose turn it is; empty when it goes on.

        The sign above the hand always has room for it, so that the table is not laid out again.
        """
        if (why, more) != self._interruption:
            self._interruption = (why, more)
            self._tell_turn()

    def turn(self) -> str:
        """The words for whose turn it is, or for an interruption; empty before the first update."""
        if self.update is None:
            return ""
        if any(self._interruption):
            return self._interruption[0]
        if self._has_answered:
            return ""
        return turn(self.update.view, self._session.names, shared=self._seats.shared)

    def needs_no_answer(self, update: Update) -> bool:
        """Whether the game goes on by itself after a hazard: the only player has no answer to it.

        If other people play, the time until the answer must not tell them who has a safety.
        """
        waits = self._page.settings.wait_after_hazard or not self._session.solo
        return update.choices == (PASS,) and not waits

    @property
    def _has_answered(self) -> bool:
        """Whether a hazard is shown that the viewer has answered, or need not answer."""
        if self.update is None or self.update.view.phase is not Phase.ANSWER:
            return False
        return self._answered or self.needs_no_answer(self.update)

    def side_names(self) -> tuple[str, ...]:
        """The names of the sides as the viewer sees them."""
        seat = None if self.update is None else self.update.view.seat
        return self._page.picture_builder.side_names(seat)

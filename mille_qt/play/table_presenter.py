"""How a match stands on the screen: drawn from one side's eyes, and in words."""

from PySide6.QtCore import QObject, Signal

from mille_qt.play.hand_control import HandControl
from mille_qt.play.match_table import MatchTable
from mille_qt.table.picture import TablePicture
from mille_qt.ui import texts
from mille_rules.state import Phase
from mille_rules.views import Update, View


class TablePresenter(QObject):
    """Shows one update at a time; `turn_changed` says in words whose turn it is."""

    turn_changed = Signal(str)

    def __init__(self, page: MatchTable, hand: HandControl) -> None:
        super().__init__(page)
        self._page, self._hand = page, hand
        #: What is shown, None before the first.
        self.update: Update | None = None
        #: Whether the hand can be played from now.
        self.active = False
        #: Whether the seat that looks has made its move, which is still to be shown.
        self._answered = False
        #: Shown instead of whose turn it is: a reason, and advice.
        self._interruption = ("", "")
        people = page.session.people
        self._shared = len(people) > 1
        self._own_side = (people[0] if people else 0) % page.sides

    def show(self, update: Update, active: bool = False) -> None:
        """Show an update; `active` says whether its hand can be played from now."""
        self.update, self.active, self._answered = update, active, False
        self._own_side = self._side_of(update.view)
        self._hand.show_update(update, self._own_side, active)
        self.write()

    def answer(self, answered: bool) -> None:
        """Stop asking for a move, since one has been made; or ask again, since it was refused."""
        self.active, self._answered = not answered, answered
        self.write_turn()

    def show_moment(self, moment: Update) -> None:
        """Draw an earlier update, from the same side; how things stand is still said of now."""
        self._hand.show_update(moment, self._own_side, active=False)

    def preview(self, view: View) -> TablePicture:
        """The table as it will be shown for a view."""
        return self._hand.preview(view, self._side_of(view))

    def _side_of(self, view: View) -> int:
        """From whose side a view is drawn: where nobody looks, from whose it was before."""
        return self._own_side if view.seat is None else view.seat % self._page.sides

    # -- in words ----------------------------------------------------------------

    def write(self) -> None:
        """Say in words how things stand."""
        if self.update is None:
            return
        self._page.panel.score.show_view(self.update.view, self.side_names())
        self.write_turn()
        self.turn_changed.emit(self.turn())

    def write_turn(self) -> None:
        """Whose turn it is and what is to be done; how, the bar says once a card is chosen."""
        if self.update is None:
            return
        view, choices = self.update.view, self.update.choices
        if any(self._interruption):
            self._page.say_turn(*self._interruption, asks=False)
        elif self.active and not self._hand.has_choice:
            choice, todo = texts.choice_hint(view, choices), texts.choice_shown(choices)
            self._page.say_turn(self.turn(), choice, todo)
        elif self._answered and view.phase is Phase.ANSWER:
            # The question has been answered, so it must not be read out any more.
            self._page.say_turn("")
        else:
            self._page.say_turn(self.turn())

    def interrupt(self, why: str, more: str = "") -> None:
        """Say why the match does not go on, instead of whose turn it is; empty when it does again.

        The sign above the hand has room for it at any time, so that the table stays where it is.
        """
        if (why, more) != self._interruption:
            self._interruption = (why, more)
            self.write_turn()
            self.turn_changed.emit(self.turn())

    def turn(self) -> str:
        """Whose turn it is, or why nobody's is; empty before the first update."""
        if self.update is None:
            return ""
        if any(self._interruption):
            return self._interruption[0]
        return texts.turn(self.update.view, self._page.session.names, self._shared)

    def side_names(self) -> tuple[str, ...]:
        """What the sides are called for who looks."""
        seat = None if self.update is None else self.update.view.seat
        return self._page.words.side_names(seat)

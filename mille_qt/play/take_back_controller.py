"""Takes back moves at the table, and asks those who must agree."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from mille_qt.play.match_screen import MatchScreen
from mille_qt.ui.texts.questions import asking_about_take_back
from mille_rules.state import BETWEEN_RACES

#: Seconds to answer a question from another computer, fewer than the host allows; and milliseconds
#: for which it is shown why a move stays.
ANSWER_TIME, TELL = 9.0, 2_000


class TakeBackController(QObject):
    """Takes back a move for the player, and asks the people here about the move of another."""

    #: A seat wants to take back a move, and others at this shared screen must agree: the seat, and
    #: a function to call with whether they do.
    consent_wanted = Signal(int, object)
    #: The people at this shared screen wait for others: the names of those with phones; a function
    #: that returns why a move stays, None if there is nothing to tell.
    waiting = Signal(tuple)
    refused = Signal(object)
    #: The words for a question to the people here.
    called = Signal(str)
    #: Whether somebody here can take back a move.
    possible_now = Signal(bool)

    def __init__(self, screen: MatchScreen) -> None:
        super().__init__(screen.page)
        self._page, self._session, self._bar = screen.page, screen.session, screen.page.bar
        self._seats = screen.seats
        self._prompts, self._curtain = screen.prompts, screen.curtain
        self._update_presenter = update_presenter = screen.update_presenter
        self._take_back = screen.session.take_back
        #: Whether anybody is asked about a move; who asks, and the seats here that have not agreed.
        self._asking = False
        self._asker, self._undecided = 0, set[int]()
        #: Runs while it is shown why a move stays.
        self._telling = QTimer(self, singleShot=True, interval=TELL)
        self._telling.timeout.connect(update_presenter.go_on)
        if self._take_back is not None:
            self._take_back.asked.connect(self._ask_people_here)
            self._take_back.over.connect(self._end_question)
            self._seats.take_back_wanted.connect(self._request_for)
            self._seats.consented.connect(self._agree_elsewhere)
            for news in (screen.session.updated, self._take_back.asked, self._seats.changed):
                news.connect(self._tell_whether_possible)

    def _tell_whether_possible(self) -> None:
        if self._take_back is not None:
            possible = map(self._take_back.is_possible, self._seats.viewers)
            self.possible_now.emit(any(possible))

    def end_moment(self) -> None:
        """Go on at once after a move that could be taken back, and after a refusal."""
        if self._take_back is not None:
            self._take_back.go_on()
        if self._telling.isActive():
            self._telling.stop()
            self._update_presenter.go_on()

    def request(self) -> None:
        """Take back the latest move, or go back to the viewer's last decision if nobody is asked.

        The others are asked first, those at this screen and those at other computers.
        """
        take_back = self._take_back
        if take_back is None or self._curtain.asks:
            return
        seat = self._update_presenter.queues.looking if take_back.freely else take_back.seat
        if seat not in self._seats.viewers or not take_back.undo(seat):
            self._say_why_not()
        else:
            self._show_undone()

    def _request_for(self, seat: int) -> None:
        """Take back a move of a seat elsewhere, or ask for it."""
        if self._take_back is not None and not self._asking and self._take_back.undo(seat):
            self._show_undone()

    def _show_undone(self) -> None:
        if not self._asking:
            self._prompts.give_up()
            self._update_presenter.skip()
            self._update_presenter.go_on()

    def _say_why_not(self) -> None:
        public, take_back = self._update_presenter.queues.latest(None), self._take_back
        if take_back is None or public is None or self._curtain.isVisible():
            return
        viewers = self._seats.viewers
        moved = any(seat in viewers for seat, _ in public.view.moves)
        if public.view.phase in BETWEEN_RACES:
            text = self.tr("The race is over: its moves stay.")
        elif any(map(take_back.is_refused, viewers)):
            text = self.tr("The others have refused twice in this race: the moves stay.")
        elif take_back.freely or not moved:
            text = self.tr("There is no move to take back yet.")
        else:
            text = self.tr(
                "Too late: the next card is drawn. Preferences > Table > Undo delay gives you "
                "more time."
            )
        self._page.say(text)

    # -- asking people ---------------------------------------------------------------

    def _ask_people_here(self, asker: int, seats: Sequence[int]) -> None:
        """Hold the match until everybody has answered; ask the people here who must agree."""
        self._asking, self._asker, self._undecided = True, asker, set(seats)
        self._telling.stop()
        if not self._curtain.isVisible():
            # Nobody can answer before the move has been shown.
            self._update_presenter.go_on()
            self._update_presenter.hurry()
        self._update_presenter.hold()
        self._prompts.give_up()
        self._ask_undecided()

    def _ask_undecided(self) -> None:
        """Ask those elsewhere each by themselves, and the viewers together."""
        name = self._session.names[self._asker]
        for seat, elsewhere in self._seats.elsewhere.items():
            if seat in self._undecided:
                elsewhere.player.ask_consent(name)
        if not self._asking:
            return  # they have answered at once
        if not self._undecided.intersection(self._seats.viewers):
            self._wait()
        elif self._update_presenter.queues.shared:
            self.consent_wanted.emit(self._asker, self._answer)
        else:
            self._prompts.take_back(name, ANSWER_TIME, self._answer)
            self.called.emit(self._bar.text)

    def ask_again(self) -> None:
        """Ask an open question again: other people look at the screen now."""
        if self._asking:
            self._update_presenter.hold()
            self._ask_undecided()

    def _answer(self, agreed: bool) -> None:
        """Answer for all viewers who were asked."""
        self._bar.clear()
        self._decide(self._undecided.intersection(self._seats.viewers), agreed)

    def _agree_elsewhere(self, seat: int, agreed: bool) -> None:
        if self._asking and seat in self._undecided:
            self._decide({seat}, agreed)

    def _decide(self, seats: Collection[int], agreed: bool) -> None:
        """Note the answer of some seats here: one No is enough, and all must agree."""
        if not self._undecided:
            return
        self._undecided.difference_update(seats)
        if self._take_back is not None and not (agreed and self._undecided):
            self._undecided.clear()
            self._take_back.answer(agreed)
        if self._asking and not self._undecided.intersection(self._seats.viewers):
            self._wait()

    def _wait(self) -> None:
        """Wait for people with phones, or at other computers."""
        elsewhere = self._seats.elsewhere
        names = tuple(elsewhere[seat].name for seat in sorted(self._undecided & set(elsewhere)))
        if self._update_presenter.queues.shared and self._seats.viewers:
            self.waiting.emit(names)
        elif self._session.people:
            self._bar.say(asking_about_take_back(names))

    def _end_question(self, why: Callable[[], str] | None) -> None:
        """Go on with the match, after showing for a moment why a move stays."""
        self._asking = False
        self._undecided.clear()
        self._prompts.give_up()
        for elsewhere in self._seats.elsewhere.values():
            elsewhere.player.end_consent(why)
        if self._update_presenter.queues.shared:
            self.refused.emit(why)
            self._update_presenter.go_on()
        elif why is not None:
            self._bar.say(why())
            self._telling.start()
        else:
            self._update_presenter.go_on()

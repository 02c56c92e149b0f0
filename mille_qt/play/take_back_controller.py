"""Takes back moves, and gives people a moment to want it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

from mille_qt.play.match_parts import MatchParts
from mille_qt.play.update_presenter import UpdatePresenter
from mille_qt.session.take_back import SessionTakeBack
from mille_qt.table import durations
from mille_rules.moves import DRAW

#: Seconds to answer a question from another computer, fewer than the host allows; and milliseconds
#: for which it is shown why a move stays.
ANSWER_TIME, TELL = 9.0, 2_000


class TakeBackController(QObject):
    """Asks those who must agree, and takes a move back.

    For a moment after a move that can be taken back, the game does not go on. The moment of a move
    made here begins with the move, so that its animation is a part of it.
    """

    #: A seat wants to take back a move: the seat, people at this shared screen who must agree, and
    #: a function to call with whether they do.
    consent_wanted = Signal(int, object, object)
    #: The people at this shared screen wait for those at other computers; why a move stays.
    waiting = Signal()
    refused = Signal(str)
    #: The words for a question to the people here.
    called = Signal(str)
    #: Whether somebody here can take back a move.
    possible_now = Signal(bool)

    def __init__(self, parts: MatchParts, update_presenter: UpdatePresenter) -> None:
        super().__init__(parts.page)
        self._page, self._session, self._bar = parts.page, parts.session, parts.page.bar
        self._prompts, self._curtain = parts.prompts, parts.curtain
        self._update_presenter = update_presenter
        self._take_back = parts.session.take_back
        #: What happens once the latest move is no longer to be taken back.
        self._then: Callable[[], None] = update_presenter.go_on
        #: Whether people at several computers are asked about a move.
        self._asking = False
        #: The end of the moment after the latest move that was made here.
        self._end = QDeadlineTimer()
        self._moment = QTimer(self, singleShot=True)
        self._moment.timeout.connect(self._go_on)
        if self._take_back is not None:
            update_presenter.idle.connect(self._let_computers_wait)
            self._take_back.asked.connect(self._ask_people_here)
            self._take_back.over.connect(self._end_question)
            for news in (parts.session.updated, self._take_back.asked):
                news.connect(self._tell_whether_possible)

    def _tell_whether_possible(self) -> None:
        if self._take_back is not None:
            self.possible_now.emit(self._take_back.possible)

    # -- the moment after a move ---------------------------------------------------

    def allow_moment(self) -> None:
        """Let computer players wait after the move that is about to be made, if moves are shown."""
        if self._take_back is not None:
            self._take_back.computers_wait = bool(self._page.table.table.tempo.pace)
            self._end = QDeadlineTimer(self._length)

    def after_moment(self, seat: int | None, then: Callable[[], None]) -> None:
        """Call a function: a moment later, if this seat or somebody elsewhere can take back a move.

        Otherwise at once; never while people are asked about a move, after which the match goes on.
        """
        take_back = self._take_back
        if self._asking:
            return
        if take_back is None or not take_back.computers_wait:
            then()
        elif seat is not None and seat == take_back.seat:
            self._begin(then, self._end.remainingTime())
        elif take_back.possible_elsewhere:
            self._begin(then, self._length)
        else:
            then()

    def _let_computers_wait(self) -> None:
        take_back = self._take_back
        if take_back is not None and take_back.computers_wait and not self._asking:
            self._begin(take_back.let_computers_play, self._end.remainingTime())

    def _begin(self, then: Callable[[], None], milliseconds: int) -> None:
        self._then = then
        self._moment.start(milliseconds)

    @property
    def _length(self) -> int:
        return self._page.table.table.tempo.of(durations.TAKE_BACK)

    def end_moment(self) -> None:
        """Go on at once."""
        if self._moment.isActive():
            self._moment.stop()
            self._go_on()

    def _go_on(self) -> None:
        self._then()

    # -- taking back -----------------------------------------------------------------

    def request(self) -> None:
        """Take back the latest move; in practice, go back to the viewer's last decision.

        Other people at this screen are asked first, in practice those whose moves go with it. On
        the network the table asks everybody at the same time.
        """
        take_back = self._take_back
        if take_back is None or self._curtain.asks:
            return
        practice, viewer = self._session.practice, self._update_presenter.queues.looking
        seat = viewer if practice else take_back.seat
        if seat is None:
            self._say_too_late()
        elif others := take_back.must_agree(seat):
            self._moment.stop()
            self.consent_wanted.emit(seat, others, partial(self._finish, take_back, seat))
        elif take_back.undo(seat):
            self._moment.stop()
            self._prompts.give_up()
            self._update_presenter.skip()
            self._update_presenter.go_on()
        else:
            self._page.say(self.tr("You have no move to take back in this race."))

    def _finish(self, take_back: SessionTakeBack, seat: int, agreed: bool) -> None:
        if agreed:
            take_back.undo(seat)
        self._update_presenter.go_on()

    def _say_too_late(self) -> None:
        public = self._update_presenter.queues.latest(None)
        if public is None or self._session.practice or self._curtain.isVisible():
            return
        if any(move != DRAW for _, move in public.view.moves):
            self._page.say(
                self.tr(
                    "Too late: the next card is drawn. Preferences > Table > Undo delay gives you "
                    "more time."
                )
            )
        else:
            self._page.say(self.tr("There is no move to take back yet."))

    # -- on the network ----------------------------------------------------------------

    def _ask_people_here(self, asker: int, seats: Sequence[int]) -> None:
        """Hold the match until everybody has answered; ask the people here who must agree."""
        self._asking = True
        self._moment.stop()
        # Nobody can answer before the move has been shown.
        self._update_presenter.go_on()
        self._update_presenter.hurry()
        self._update_presenter.hold()
        self._prompts.give_up()
        if not seats:
            self._wait()
        elif self._update_presenter.queues.shared:
            self.consent_wanted.emit(asker, list(seats), self._answer)
        else:
            name = self._session.names[asker]
            self._prompts.take_back(name, ANSWER_TIME, self._answer)
            self.called.emit(self._bar.text)

    def _answer(self, agreed: bool) -> None:
        if self._take_back is not None:
            self._take_back.answer(agreed)
        self._bar.clear()
        self._wait()

    def _wait(self) -> None:
        if self._update_presenter.queues.shared:
            self.waiting.emit()
        elif self._session.people:
            self._bar.say(self.tr("Asking the others whether a move may be taken back…"))

    def _end_question(self, why: str) -> None:
        """Go on with the match, after showing for a moment why a move stays."""
        self._asking = False
        self._prompts.give_up()
        if self._update_presenter.queues.shared:
            self.refused.emit(why)
            self._update_presenter.go_on()
        elif why:
            self._bar.say(why)
            self._then = self._update_presenter.go_on
            self._moment.start(TELL)
        else:
            self._update_presenter.go_on()

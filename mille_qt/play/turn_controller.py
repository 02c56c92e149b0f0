"""What whoever looks does in a turn: answer, play, be refused, take back, ask for a hint."""

from PySide6.QtCore import QObject, Signal

from mille_qt.play.hand_control import HandControl
from mille_qt.play.hints import Hints
from mille_qt.play.match_table import MatchTable
from mille_qt.play.narrator import Narrator
from mille_qt.play.panels.answers import Why
from mille_qt.play.table_presenter import TablePresenter
from mille_qt.play.update_presenter import UpdatePresenter
from mille_qt.ui import texts
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.rule_anchors import anchor_of_card, anchor_of_refusal
from mille_rules.moves import DRAW, Move
from mille_rules.outlook import why_not_now, why_not_play
from mille_rules.refusals import Code, Refusal
from mille_rules.state import Phase
from mille_rules.views import Update

#: The rule behind a question that is open.
_RULE_OF_QUESTION = {Phase.ANSWER: "coup-answer", Phase.EXTENSION: "extension"}


class TurnController(QObject):
    """Offers the choices of the seat that looks, and takes its moves to the session.

    `called` says in words who is to act; `refused` that a move cannot be made.
    """

    called = Signal(str)
    refused = Signal()
    #: A seat would take back a move, and with it moves of these others at this screen; what to do
    #: when they agree.
    consent_wanted = Signal(int, object, object)

    def __init__(
        self,
        page: MatchTable,
        hand: HandControl,
        table_presenter: TablePresenter,
        presenter: UpdatePresenter,
        hints: Hints,
        narrator: Narrator,
    ) -> None:
        super().__init__(page)
        self._page, self._session, self._bar = page, page.session, page.bar
        self._hand, self._table_presenter, self._presenter = hand, table_presenter, presenter
        self._hints, self._narrator = hints, narrator
        presenter.asked.connect(self._ask)
        hand.moved.connect(self.make)
        hand.said.connect(self._say)
        hand.untimely.connect(self._say_untimely)
        page.session.refused.connect(self._refuse)

    def _ask(self, update: Update) -> None:
        """The seat that looks is asked: offer its choices."""
        if update.choices == (DRAW,) and self._page.settings.auto_draw:
            self._table_presenter.update = update
            self.submit(DRAW)
            return
        self._table_presenter.show(update, active=True)
        turn = self._table_presenter.turn()
        self.called.emit(turn)
        self._narrator.call(update, turn, self._hand.held())
        if self._page.has_accessible_table:
            self._page.accessible_table.go_to_card()
        asking, session = self._page.prompts, self._session
        if update.view.phase is Phase.ANSWER:
            names, time = session.names, session.answer_time
            asking.coup(update.view, update.choices, names, self.submit, time)
        elif update.view.phase is Phase.EXTENSION:
            asking.extension(update.view, self.submit)

    def welcome(self) -> None:
        """Say at the next turn here where help is, to somebody who plays for the first time."""
        self.called.connect(self._say_welcome)

    def _say_welcome(self) -> None:
        self.called.disconnect(self._say_welcome)
        note = self.tr(
            "New to the game? Learn to play, in the Help menu, has ten short lessons. "
            "Hint (H) shows a good move."
        )
        # The bar takes the place of the sign, whose words are not to be missed in a first turn.
        sign = self._page.sign.text().replace("\n", ". ")
        self._bar.say(f"{sign}.\n{note}", aloud=False)
        announce(note, urgent=True, secret=True)

    # -- moves -----------------------------------------------------------------

    def make(self, move: Move, place: int) -> None:
        """A move from the hand: perhaps after a question, always through the session."""
        update = self._table_presenter.update
        if update is None or update.view.seat is None:
            return
        if self._bar.asks:
            self._say_answer_first()
            return

        def make(chosen: Move) -> None:
            self._presenter.used = place if place >= 0 else None
            if place >= 0:
                self._hand.will_use(place)
            self.submit(chosen)

        self._page.prompts.before(update.view, move, make, self._keep)

    def _keep(self) -> None:
        self._bar.clear()
        self._hand.let_go()

    def submit(self, move: Move) -> None:
        """Make a move for the seat that looks."""
        update = self._table_presenter.update
        if update is None or update.view.seat is None:
            return
        self._hints.drop()
        self._bar.clear()
        if self._table_presenter.active:
            self._table_presenter.answer(True)
        self._session.submit(update.view.seat, move, update.seq)

    def _refuse(self, seat: int, refusal: Refusal, _update: Update) -> None:
        """The card lies in its place again, and the reason is said."""
        if seat != self._presenter.queues.looking or refusal.code is Code.STALE:
            return
        self._presenter.used = None
        self._table_presenter.answer(False)
        self._hand.let_go()
        self._warn(refusal)

    def _warn(self, refusal: Refusal) -> None:
        self._bar.say(self._words(refusal), warning=True, why=[Why(anchor_of_refusal(refusal))])
        self.refused.emit()

    def _words(self, refusal: Refusal) -> str:
        return texts.refusal(refusal, self._table_presenter.side_names(), self._session.names)

    def take_back(self) -> None:
        """In practice: go back to the last decision of the seat that looks.

        Others at this screen whose moves are taken back, too, are asked before.
        """
        seat = self._presenter.queues.looking
        if not self._session.practice or seat is None:
            return
        undone = self._session.taken_back_with(seat)
        others = [other for other in undone if other in self._session.people]
        if others:
            self.consent_wanted.emit(seat, others, lambda: self._session.take_back(seat))
        elif self._session.take_back(seat):
            self._page.prompts.give_up()
            self._presenter.go_on()
        else:
            say = self._bar.say_below if self._bar.asks else self._bar.say
            say(self.tr("There is no move of yours to take back in this race."))

    # -- what is said --------------------------------------------------------------

    def _say(self, text: str, warning: bool) -> None:
        """How the chosen card is played, or why it cannot be; nothing for an empty text."""
        self._table_presenter.write_turn()
        if self._bar.asks:
            if self._hand.has_choice:
                self._say_answer_first()
            return
        if warning:
            self.refused.emit()
        if text:
            # That one clicks is nothing for who has it read.
            has_accessible_table = self._page.has_accessible_table
            self._bar.say(
                text, warning, aloud=not has_accessible_table, why=self._why() if warning else ()
            )
            if has_accessible_table:
                self._page.accessible_table.tell_choice()
        else:
            self._bar.clear()

    def _why(self) -> list[Why]:
        """The rules against the chosen card: where sides differ in them, one for each."""
        update, card = self._table_presenter.update, self._hand.chosen
        if update is None or card is None:
            return []
        names = self._table_presenter.side_names()
        anchors = {
            anchor_of_refusal(one): "" if one.side is None else names[one.side]
            for one in why_not_play(update.view, card)
        }
        if len(anchors) == 1:
            return [Why(anchor) for anchor in anchors]
        return [Why(anchor, side) for anchor, side in anchors.items()]

    def _say_untimely(self) -> None:
        """A card is pressed while none may be played: say what the table waits for."""
        update = self._table_presenter.update
        if update is None or update.view.seat is None:
            return
        refusal = why_not_now(update.view)
        if self._bar.asks:
            self._say_answer_first()
        elif refusal is None or (
            refusal.code is Code.DRAW_FIRST and not self._table_presenter.active
        ):
            # What is still to be seen is about to end, and then it is the turn of who looks.
            announce(self._table_presenter.turn(), urgent=True)
        else:
            self._warn(refusal)

    def _say_answer_first(self) -> None:
        """The question that stands on the bar comes first: say so below it."""
        update = self._table_presenter.update
        refusal = (
            None if update is None or not self._table_presenter.active else why_not_now(update.view)
        )
        if refusal is None:
            self._bar.say_below(self.tr("This is to be answered first."))
        else:
            self._bar.say_below(self._words(refusal), [Why(anchor_of_refusal(refusal))])
        self.refused.emit()

    def rule(self) -> str:
        """The anchor of why the chosen card cannot be played, else of what it is for.

        Where none is chosen, of the question that is open; empty for none.
        """
        if self._table_presenter.update is None:
            return ""
        view, card = self._table_presenter.update.view, self._hand.chosen
        if card is not None:
            reasons = why_not_play(view, card)
            return anchor_of_refusal(reasons[0]) if reasons else anchor_of_card(card)
        return _RULE_OF_QUESTION.get(view.phase, "") if self._table_presenter.active else ""

    def ask_hint(self) -> None:
        """Show what the strongest computer player would do, to whoever is asked and looks."""
        update, page = self._table_presenter.update, self._page
        if not page.isVisible():
            return  # the score sheet is shown
        if not (self._session.people and self._session.offers_hints):
            self._hints.say_none()
            return
        looks = self._presenter.queues.looking is not None and not page.curtain.isVisible()
        if update is None or not looks or not self._table_presenter.active:
            self._bar.say(self.tr("Hints are for your own turn."))
            return
        # Questions about a card that is about to go are no decisions of the game.
        if not self._bar.asks or update.view.phase in _RULE_OF_QUESTION:
            self._hints.ask(update)

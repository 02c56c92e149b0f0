"""Offers the viewer's moves, and passes them from the hand and the prompts to the session."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from mille_qt.play.match_screen import MatchScreen
from mille_qt.play.panels.answers import RuleLink
from mille_qt.table import durations
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.rule_anchors import anchor_of_card, anchor_of_refusal
from mille_qt.ui.texts.refusals import refusal as refusal_text
from mille_qt.ui.texts.turns import attack
from mille_rules.moves import DRAW, PASS, Move, MoveKind
from mille_rules.refusals import Code, Refusal
from mille_rules.state import Phase
from mille_rules.view_analysis import why_not_now, why_not_play
from mille_rules.views import Update, View

#: The anchors of the rules for each question.
_RULE_OF_QUESTION = {
    Phase.DRAW: "turn",
    Phase.ANSWER: "coup-answer",
    Phase.EXTENSION: "extension",
}


class TurnController(QObject):
    """Handles the viewer's turn: moves, answers, refusals and hints.

    `called` carries the words for who is to act; `refused` is emitted when a move is not possible.
    """

    called = Signal(str)
    refused = Signal()

    def __init__(self, screen: MatchScreen) -> None:
        super().__init__(screen.page)
        self._page, self._session, self._bar = screen.page, screen.session, screen.page.bar
        self._seats = screen.seats
        self._hand, self._prompts, self._curtain = screen.hand, screen.prompts, screen.curtain
        self._table_presenter = screen.table_presenter
        self._update_presenter = update_presenter = screen.update_presenter
        self._hints, self._narrator = screen.hints, screen.narrator
        update_presenter.asked.connect(self._ask)
        update_presenter.idle.connect(self._wait)
        update_presenter.paused.connect(self._pause)
        screen.hand.moved.connect(self.make)
        screen.hand.said.connect(self._say)
        screen.hand.missed.connect(self._say_missed)
        screen.hand.untimely.connect(self._say_untimely)
        screen.hand.question.asked.connect(self._bar.say)
        screen.session.refused.connect(self._refuse)

    def _ask(self, update: Update) -> None:
        """The viewer is to act: offer the possible moves."""
        if update.choices == (DRAW,) and self._page.settings.auto_draw:
            self._table_presenter.update = update
            self.submit(DRAW)
            return
        if self._table_presenter.needs_no_answer(update):
            self._show_hazard(update)
            return
        self._table_presenter.show(update, active=True)
        turn = self._table_presenter.turn()
        self.called.emit(turn)
        self._narrator.call(update, turn, self._hand.held())
        if self._page.has_accessible_table:
            self._page.accessible_table.go_to_card()
        session = self._session
        if update.view.phase is Phase.ANSWER:
            names, time = session.names, session.answer_time
            self._prompts.coup(update.view, update.choices, names, self.submit, time)
        elif update.view.phase is Phase.EXTENSION:
            self._prompts.extension(update.view, self.submit)
        elif update.view.phase is Phase.DRAW and len(update.choices) > 1:
            self._ask_about_top_discard(update)
        elif update.view.phase is Phase.PLAY:
            self._tell_how_to_skip(update.view)

    def _ask_about_top_discard(self, update: Update) -> None:
        sides = self._table_presenter.side_names()
        self._prompts.top_discard(update.choices, sides, self.make)

    def _show_hazard(self, update: Update) -> None:
        """Show a hazard for a moment, or until a key is pressed, and go on."""

        def go_on() -> None:
            if self._table_presenter.update is update:
                self.submit(PASS)

        seen = self._page.settings.wait_for_me
        # The narrator has announced it.
        self._bar.say(attack(update.view, self._session.names), aloud=False)
        self._page.table.table.rest(0 if seen else durations.STRUCK, go_on)

    def _tell_how_to_skip(self, view: View) -> None:
        """Tell once, after computer players have moved, that animations can be skipped."""
        settings, levels = self._page.settings, self._session.levels
        moved = any(levels[seat] for seat, _move in view.moves if seat is not None)
        unknown = settings.pace and not settings.knows_skipping
        if moved and unknown and self._can_play() and not self._bar.text:
            settings.knows_skipping = True
            note = self.tr("Too slow? Press any key or click to skip an animation.")
            self._bar.say(note, aloud=False)
            announce(note)

    def _wait(self, update: Update) -> None:
        """Nobody here is to act."""
        self._hints.drop()
        self._table_presenter.show(update)

    def _pause(self) -> None:
        """Wait for the player after an opponent's turn."""
        self._prompts.pause(self._end_pause)

    def _end_pause(self) -> None:
        self._bar.clear()
        self._update_presenter.go_on()

    def welcome(self) -> None:
        """Tell a new player where to find help, at the next turn with a card to play."""
        self.called.connect(self._say_welcome)

    def _can_play(self) -> bool:
        """Whether a card can be played; if not, the player needs to read that one is discarded."""
        update = self._table_presenter.update
        return update is not None and any(move.kind is MoveKind.PLAY for move in update.choices)

    def _say_welcome(self) -> None:
        if not self._can_play():
            return
        self.called.disconnect(self._say_welcome)
        note = self.tr(
            "New to the game? Help > Learn to play has ten short lessons, and H gives you a hint."
        )
        self._bar.say(note, aloud=False)
        announce(note, urgent=True, secret=True)

    # -- moves -----------------------------------------------------------------

    def make(self, move: Move) -> None:
        """Make a move of the hand, if needed after a confirmation."""
        update = self._table_presenter.update
        if update is None or update.view.seat is None:
            return
        # The only answer to a hazard names no move.
        is_answer = move.kind is MoveKind.COUP or self._bar.offers(move)
        if self._bar.asks and not is_answer:
            self._hand.keep_card()
            self._say_answer_first()
            return
        takes = move.kind is MoveKind.TAKE
        keep = partial(self._ask_about_top_discard, update) if takes else self._keep
        waits = (takes or not is_answer) and self._prompts.confirm(
            update.view, move, lambda: self.submit(move), keep
        )
        if not waits:
            self._bar.clear()
            self.submit(move)

    def _keep(self) -> None:
        self._bar.clear()
        self._hand.keep_card()

    def submit(self, move: Move) -> None:
        """Make a move for the viewer."""
        update = self._table_presenter.update
        if update is None or update.view.seat is None:
            return
        self._hints.drop()
        self._bar.clear()
        if self._table_presenter.active:
            self._table_presenter.answer(True)
        self._session.submit(update.view.seat, move, update.seq)

    def _refuse(self, seat: int, refusal: Refusal, _update: Update) -> None:
        """Return the card to its place and show the reason."""
        if seat != self._update_presenter.queues.looking or refusal.code is Code.STALE:
            return
        self._table_presenter.answer(False)
        self._hand.keep_card()
        self._warn(refusal)

    def _warn(self, refusal: Refusal) -> None:
        self._bar.say(
            self._words(refusal), warning=True, why=[RuleLink(anchor_of_refusal(refusal))]
        )
        self.refused.emit()

    def _words(self, refusal: Refusal) -> str:
        return refusal_text(refusal, self._table_presenter.side_names(), self._session.names)

    # -- messages --------------------------------------------------------------

    def _say(self, text: str, warning: bool) -> None:
        """Show a text about the chosen card, or nothing if it is empty."""
        self._table_presenter.write_turn()
        if self._bar.asks:
            if self._hand.has_choice:
                self._say_answer_first()
            return
        if warning:
            self.refused.emit()
        if text:
            # Screen reader users have the accessible table, and the text speaks of clicks.
            accessible = self._page.has_accessible_table
            self._bar.say(text, warning, aloud=not accessible, why=self._why() if warning else ())
            if accessible:
                self._page.accessible_table.tell_choice()
        else:
            self._bar.clear()

    def _why(self) -> list[RuleLink]:
        """The rules that forbid the chosen card, for each side if they differ."""
        update, card = self._table_presenter.update, self._hand.chosen
        if update is None or card is None:
            return []
        names = self._table_presenter.side_names()
        anchors = {
            anchor_of_refusal(one): "" if one.side is None else names[one.side]
            for one in why_not_play(update.view, card)
        }
        if len(anchors) == 1:
            return [RuleLink(anchor) for anchor in anchors]
        return [RuleLink(anchor, side) for anchor, side in anchors.items()]

    def _say_missed(self, text: str) -> None:
        """Say why a digit chooses no card."""
        self._bar.say(text, warning=True)
        self.refused.emit()

    def _say_untimely(self) -> None:
        """A card was pressed while none can be played: say what the table waits for."""
        update = self._table_presenter.update
        if update is None or update.view.seat is None:
            return
        refusal = why_not_now(update.view)
        if self._bar.asks:
            self._say_answer_first()
        elif refusal is None or (
            refusal.code is Code.DRAW_FIRST and not self._table_presenter.active
        ):
            # The animation is about to end, and then it is the viewer's turn.
            announce(self._table_presenter.turn(), urgent=True)
        else:
            self._warn(refusal)

    def _say_answer_first(self) -> None:
        """Say below the question on the bar that it must be answered first."""
        update = self._table_presenter.update
        refusal = (
            None if update is None or not self._table_presenter.active else why_not_now(update.view)
        )
        if refusal is None:
            self._bar.say_below(self.tr("Answer this first."))
        else:
            self._bar.say_below(self._words(refusal), [RuleLink(anchor_of_refusal(refusal))])
        self.refused.emit()

    def rule(self) -> str:
        """The anchor of the rule that forbids the chosen card, or of the rule about the card.

        Without a chosen card, that of the open question; empty if there is none.
        """
        if self._table_presenter.update is None:
            return ""
        view, card = self._table_presenter.update.view, self._hand.chosen
        if card is not None:
            reasons = why_not_play(view, card)
            return anchor_of_refusal(reasons[0]) if reasons else anchor_of_card(card)
        return _RULE_OF_QUESTION.get(view.phase, "") if self._table_presenter.active else ""

    def ask_hint(self) -> None:
        """Show the viewer what the strongest computer player would do."""
        update, page = self._table_presenter.update, self._page
        if not page.isVisible():
            return  # the score sheet is shown
        if not (self._seats.people and self._session.offers_hints):
            self._hints.say_none()
            return
        looks = self._update_presenter.queues.looking is not None and not self._curtain.isVisible()
        if update is None or not looks or not self._table_presenter.active:
            self._bar.say(self.tr("You can ask for a hint on your turn."))
            return
        # A question that only confirms a move is not a decision of the game.
        if not self._bar.asks or update.view.phase in _RULE_OF_QUESTION:
            # Enter makes the move of the hint, wherever the focus was.
            page.setFocus()
            self._hints.ask(update)

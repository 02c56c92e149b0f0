"""Hints: what the strongest computer player would do, on the bar and in the hand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QTimer

from mille_qt.play.hand_control import HandControl
from mille_qt.play.panels.message_bar import MessageBar
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.table.card_marks import CardMarkKind
from mille_qt.ui.settings import Settings
from mille_rules.moves import Move, MoveKind
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_qt.session.table_session import TableSession
    from mille_rules.computer.explanations.explaining import Choice
    from mille_rules.computer.explanations.questions import Reply

#: Milliseconds after which the bar shows that a hint is being computed.
PATIENCE = 250
#: The number of moves that are shown in turn, the best first.
SHOWN = 2


class Hints(QObject):
    """Shows a hint for one update at a time; the next move ends it.

    Only the view of the seat that asks is given to the computer, and only that seat sees the hint.
    """

    def __init__(
        self,
        session: "TableSession",
        picture_builder: PictureBuilder,
        bar: MessageBar,
        hand: HandControl,
        settings: Settings,
    ) -> None:
        super().__init__(hand)
        self._session, self._picture_builder, self._settings = session, picture_builder, settings
        self._bar, self._hand = bar, hand
        #: The update for which a hint was requested, and the moves found.
        self._update: Update | None = None
        self._ranked: Sequence[Choice] = ()
        self._place = 0
        self._first = False
        #: The number of the message that is shown while a hint is being computed.
        self._waiting: int | None = None
        #: The number of the message that shows the hint.
        self._shown: int | None = None
        bar.answer_focused.connect(self._leave_enter)
        self._slow = QTimer(self, singleShot=True)
        self._slow.timeout.connect(self._say_waiting)

    def ask(self, update: Update) -> None:
        """Show a hint for the seat that is to act; if repeated, the next best move."""
        if len(update.choices) < 2:
            self._say_only_choice(update.choices[0])
        elif update != self._update:
            self._begin(update)
        elif self._ranked:
            self._place = (self._place + 1) % min(SHOWN, len(self._ranked))
            self._show()

    def say_none(self) -> None:
        """Show that there are no hints in this match."""
        self._say(self.tr("There are no hints in this match."))

    @property
    def move(self) -> Move | None:
        """The move that the hint shows now, which Enter makes; None if it shows none."""
        shown = self._ranked and self._shown == self._bar.said
        return self._ranked[self._place].move if shown else None

    def drop(self) -> None:
        """Remove the hint, or the message that it is being computed."""
        self._stop_waiting()
        if self._ranked:
            self._hand.mark(())
        self._update, self._ranked = None, ()

    def _begin(self, update: Update) -> None:
        self.drop()
        self._update = update
        # A practice match is in no statistics.
        self._first = not (self._session.assistance.hinted or self._session.practice)
        self._slow.start(PATIENCE)
        self._session.hint(update, lambda reply: self._told(update, reply))

    def _told(self, update: Update, reply: "Reply | None") -> None:
        """Show the hint, unless the move has been made already."""
        if update is not self._update:
            return
        self._slow.stop()
        if reply is None:
            self._update = None
            text = self.tr("No hint: the computer isn’t answering. Play on without it.")
            self._say(text, warning=True)
            return
        self._ranked, self._place = cast("Sequence[Choice]", reply), 0
        self._show()

    def _say_only_choice(self, move: Move) -> None:
        text = self.tr("Your only choice.")
        if move.kind is MoveKind.DISCARD:
            text = self.tr("Your only choice: Enter discards it.")
        elif move.kind is MoveKind.PLAY:
            text = self.tr("Your only choice: Enter plays it.")
        self._say(text)

    def _show(self) -> None:
        """Show the move and the reasons; mark its card and its target."""
        choice, best = self._ranked[self._place], self._place == 0
        # Enter makes the move of the hint, and not that of a card or an answer chosen before.
        self._hand.let_go()
        self._hand.mark([(choice.move, CardMarkKind.BEST if best else CardMarkKind.NEXT)])
        self._bar.hint(self._words(enters=True), choice.move)
        self._shown = self._bar.said

    def _leave_enter(self) -> None:
        """Enter presses the answer that has just got the focus: no longer say that it does more."""
        if self.move is not None:
            self._say(self._words(enters=False))

    def _words(self, *, enters: bool) -> str:
        # Imported with the first hint.
        from mille_qt.ui.texts.advice import hint

        assert self._update is not None, "a hint is for somebody who is asked"
        view, choice = self._update.view, self._ranked[self._place]
        sides = self._picture_builder.side_names(view.seat)
        best = self._place == 0
        said = hint(choice, view, sides, best=best)
        lines = [said, " ".join(self._notes(choice.move, best, enters))]
        return "\n".join(line for line in lines if line)

    def _notes(self, move: Move, best: bool, enters: bool) -> list[str]:
        enter = {
            MoveKind.DRAW: self.tr("Enter draws a card."),
            MoveKind.TAKE: self.tr("Enter plays it."),
            MoveKind.PLAY: self.tr("Enter plays it."),
            MoveKind.DISCARD: self.tr("Enter discards it."),
            MoveKind.COUP: self.tr("Enter plays it."),
            MoveKind.PASS: self.tr("Enter accepts it."),
            MoveKind.EXTEND: self.tr("Enter extends it."),
            MoveKind.FINISH: self.tr("Enter finishes it."),
        }
        notes = [enter[move.kind]] if enters else []
        if best and self._first:
            notes.append(self.tr("Hints count in the statistics."))
        if best and self._settings.single_keys:
            notes.append(self.tr("H: next best move."))
        return notes

    def _say_waiting(self) -> None:
        self._say(self.tr("Thinking of a hint…"))
        self._waiting = self._bar.said

    def _stop_waiting(self) -> None:
        """Remove the message that a hint is being computed, but not a question."""
        self._slow.stop()
        still_there, self._waiting = self._waiting == self._bar.said, None
        if not still_there:
            return
        if self._bar.asks:
            self._bar.say_below("")
        else:
            self._bar.clear()

    def _say(self, text: str, warning: bool = False) -> None:
        """Show a text on the bar, below the question if there is one."""
        if self._bar.asks:
            self._bar.say_below(text)
        else:
            self._bar.say(text, warning)

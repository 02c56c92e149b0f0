"""The questions that the message bar asks."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer

from mille_qt.play.keyboard import RULES_SIGN, Command
from mille_qt.play.panels.answers import Answer
from mille_qt.play.panels.message_bar import MessageBar
from mille_qt.ui import texts
from mille_qt.ui.settings import Settings
from mille_rules.cards import SAFETIES, Card
from mille_rules.driving import full_of_200
from mille_rules.moves import EXTEND, FINISH, PASS, Move, MoveKind
from mille_rules.views import View

Make = Callable[[Move], None]
MILLISECONDS = 1000


class Prompts(QObject):
    """Asks about a coup fourré, an extension, a confirmation or a pause."""

    def __init__(self, bar: MessageBar, settings: Settings) -> None:
        super().__init__(bar)
        self._bar, self._settings = bar, settings
        self._pending: Callable[[], None] | None = None
        #: Asks the current question again.
        self._again: Callable[[], None] | None = None
        #: Makes the move that is held back.
        self.clock = QTimer(self, singleShot=True)
        self.clock.timeout.connect(self._go)

    def retranslate(self) -> None:
        """Ask the current question again in the current language."""
        if self._bar.asks and self._again is not None:
            self._again()

    def give_up(self) -> None:
        """Cancel the current question and the move that is held back."""
        self._pending = None
        self.clock.stop()
        self._bar.clear()

    def coup(
        self,
        view: View,
        choices: Sequence[Move],
        names: Sequence[str],
        make: Make,
        seconds: float | None = None,
    ) -> None:
        """Ask how to answer a hazard; without the safety there is only one answer.

        After `seconds` the main answer is given automatically.
        """
        deadline = None if seconds is None else QDeadlineTimer(round(seconds * MILLISECONDS))

        def ask() -> None:
            self._ask_coup(view, choices, names, make)
            if seconds is not None and deadline is not None:
                self._bar.close_at(deadline, seconds)

        self._again = ask
        ask()

    def _ask_coup(
        self, view: View, choices: Sequence[Move], names: Sequence[str], make: Make
    ) -> None:
        coups = [move for move in choices if move.kind is MoveKind.COUP]
        text = texts.attack(view, names)
        # A single answer can be given by any key.
        keys = Command.NO, Command.LET_GO
        answers = [Answer(self.tr("Continue (Space)"), lambda: make(PASS), main=True, keys=keys)]
        if coups:
            move = coups[0]
            text += " " + texts.choice_hint(view, choices)
            answers = [
                Answer(self.tr("Coup fourré! (Space)"), lambda: make(move), main=True),
                Answer(self.tr("Continue (N)"), lambda: make(PASS), keys=(Command.NO,)),
            ]
        self._bar.ask(text, answers)

    def extension(self, view: View, make: Make) -> None:
        """Ask whether to extend the trip, with the points for each answer."""
        self._again = lambda: self.extension(view, make)
        finish, extend = texts.extension_worth(view, False), texts.extension_worth(view, True)
        text = self.tr("{miles}! Finish or extend?").format(miles=texts.miles(view.target))
        goal = texts.miles(view.setup.rules.extension_target)
        self._bar.ask(
            f"{text} {finish}\n{extend}",
            [
                Answer(self.tr("Finish (Enter)"), lambda: make(FINISH), True, finish),
                Answer(
                    self.tr("Extend to {miles} (E)").format(miles=goal),
                    lambda: make(EXTEND),
                    note=extend,
                    keys=(Command.EXTEND,),
                ),
            ],
        )

    def pause(self, go_on: Callable[[], None]) -> None:
        """Wait until the player has seen an opponent's turn."""
        self._again = lambda: self.pause(go_on)
        self._bar.ask(
            self.tr("Continue when you are ready."),
            [Answer(self.tr("Continue (Space)"), go_on, main=True)],
        )

    def moment(self, back: Callable[[], None], explain: Callable[[], None]) -> None:
        """Tell that an earlier moment is shown, and offer to explain the move."""
        self._again = lambda: self.moment(back, explain)
        self._bar.ask(
            self.tr("This is how the table looked then."),
            [
                Answer(
                    self.tr("What just happened? ({key})").format(key=RULES_SIGN),
                    explain,
                    keys=(Command.RULES,),
                ),
                Answer(self.tr("Back to now (Esc)"), back, main=True, keys=(Command.LET_GO,)),
            ],
        )

    def confirm(
        self, view: View, move: Move, make: Callable[[], None], keep: Callable[[], None]
    ) -> bool:
        """Ask before a valuable card is discarded, and hold a move back as the settings ask for.

        Returns False if the move needs neither; otherwise `make` or `keep` is called later.
        """
        card = move.card
        if card is None:
            return False
        valuable = move.kind is MoveKind.DISCARD and _valuable(view, card)
        if valuable and self._settings.confirm_discard:
            self._ask_discard(card, lambda: self._hold_back(card, make, keep), keep)
        elif self._settings.hold_back:
            self._hold_back(card, make, keep)
        else:
            return False
        return True

    def _ask_discard(
        self, card: Card, discard: Callable[[], None], keep: Callable[[], None]
    ) -> None:
        from mille_qt.ui.questions import ask_discard

        def answered(goes: bool, ask_again: bool) -> None:
            self._settings.confirm_discard = ask_again
            (discard if goes else keep)()

        # Its parent is the page, not the window, so that it closes when the hand is hidden.
        ask_discard(self._bar.parentWidget(), card, answered)

    def _hold_back(self, card: Card, make: Callable[[], None], keep: Callable[[], None]) -> None:
        """Make a move after the time in the settings, unless the player keeps the card."""
        seconds = self._settings.hold_back
        if seconds == 0:
            self._bar.clear()
            make()
            return
        self._pending = make
        self.clock.start(seconds * MILLISECONDS)
        self._offer_to_keep(card, keep)

    def _offer_to_keep(self, card: Card, keep: Callable[[], None]) -> None:
        self._again = lambda: self._offer_to_keep(card, keep)
        text = self.tr("{card} is about to go.").format(card=texts.card_name(card))
        self._bar.ask(
            text,
            [
                Answer(self.tr("Go (Enter)"), self._go, main=True),
                Answer(
                    self.tr("Oops, keep it (Esc)"),
                    lambda: self._stop(keep),
                    keys=(Command.LET_GO,),
                ),
            ],
        )

    def _go(self) -> None:
        pending, self._pending = self._pending, None
        self.clock.stop()
        self._bar.clear()
        if pending is not None:
            pending()

    def _stop(self, keep: Callable[[], None]) -> None:
        self.give_up()
        keep()


def _valuable(view: View, card: Card) -> bool:
    """Whether discarding a card needs a confirmation: a safety, or the last distance card."""
    if card in SAFETIES:
        return True
    side = view.side
    if side is None or not card.miles:
        return False
    tableau = view.tableaux[side]
    if card is Card.MILES_200 and full_of_200(tableau.distance, view.setup) is not None:
        return False
    return card.miles == view.target - tableau.miles and view.hand.count(card) == 1

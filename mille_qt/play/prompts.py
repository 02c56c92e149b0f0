"""The questions of the game, asked on the message bar."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QCheckBox

from mille_qt.play.keyboard import Command
from mille_qt.play.panels.answers import Answer
from mille_qt.play.panels.message_bar import MessageBar
from mille_qt.play.panels.turn_clock import Clock
from mille_qt.ui.settings import Settings
from mille_qt.ui.single_presses import ignore_late_presses
from mille_qt.ui.texts.cards import card_name
from mille_qt.ui.texts.questions import (
    OfferedMove,
    coup_answers,
    extension_answers,
    extension_question,
    take_back_question,
    top_discard_answers,
    top_discard_question,
)
from mille_qt.ui.texts.turns import attack
from mille_rules.cards import DISTANCES, SAFETIES, Card
from mille_rules.driving import completes_trip, full_kinds
from mille_rules.moves import Move, MoveKind
from mille_rules.rulesets import as_scored
from mille_rules.view_analysis import safety_keeps_turn, why_not_play
from mille_rules.views import View

Make = Callable[[Move], None]
#: The name of a key for an answer, and the commands that choose it.
Key = tuple[str, tuple[Command, ...]]
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

    def ask_by_itself(self, ask: Callable[[], None]) -> None:
        """Ask a question that comes while the player may be about to press something else."""
        self._again = ask
        ask()
        ignore_late_presses(self._bar)

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
        clock = None if seconds is None else Clock(seconds, seconds)

        def ask() -> None:
            self._ask_coup(view, choices, names, make)
            if clock is not None:
                self._bar.close_at_end_of(clock)

        self.ask_by_itself(ask)

    def _ask_coup(
        self, view: View, choices: Sequence[Move], names: Sequence[str], make: Make
    ) -> None:
        answers = coup_answers(view, choices)
        no = (Command.NO,)
        # A single answer can be given by any key.
        keys: list[Key] = [(self.tr("Space"), (*no, Command.LET_GO))]
        if len(answers) > 1:
            keys = [(self.tr("Space"), ()), (self._letter(Command.NO), no)]
        self._offer(attack(view, names), answers, keys, make)

    def _letter(self, command: Command) -> str:
        """The name of a command's letter; empty if letters are not commands."""
        return command.key if self._settings.single_keys else ""

    def extension(self, view: View, make: Make) -> None:
        """Ask whether to extend the trip, with the points for each answer."""
        self.ask_by_itself(lambda: self._ask_extension(view, make))

    def _ask_extension(self, view: View, make: Make) -> None:
        keys: list[Key] = [
            (self.tr("Enter", "the key"), (Command.CONFIRM,)),
            (self._letter(Command.EXTEND), (Command.EXTEND,)),
        ]
        self._offer(extension_question(view), extension_answers(view), keys, make)

    def top_discard(self, choices: Sequence[Move], sides: Sequence[str], make: Make) -> None:
        """Ask whether to draw a card, or to play the top discard."""
        self.ask_by_itself(lambda: self._ask_top_discard(choices, sides, make))
        # The piles answer it, too: the second half of a double-click must not.
        table = self._bar.parentWidget()
        assert table is not None
        ignore_late_presses(table)

    def _ask_top_discard(self, choices: Sequence[Move], sides: Sequence[str], make: Make) -> None:
        answers = top_discard_answers(choices, sides)
        keys: list[Key] = [(self.tr("Enter", "the key"), (Command.CONFIRM, Command.DRAW))]
        if len(answers) > len(keys) + 1:
            # No key may choose one of several targets.
            keys += [("", ())] * (len(answers) - len(keys))
        else:
            keys.append((self._letter(Command.TAKE), (Command.TAKE,)))
        self._offer(top_discard_question(choices), answers, keys, make)

    def _offer(
        self,
        question: str,
        offered: Sequence[OfferedMove],
        keys: Sequence[Key],
        make: Make,
    ) -> None:
        """Ask a question, with a key for each answer; the first answer is the main one."""
        answers = [
            Answer(
                offer.text,
                partial(make, offer.move),
                main=offer is offered[0],
                figure=offer.figure,
                note=offer.note,
                card=offer.card,
                key=key,
                keys=commands,
                # Without a choice there is nothing that a hint could mark.
                move=offer.move if len(offered) > 1 else None,
            )
            for offer, (key, commands) in zip(offered, keys, strict=True)
        ]
        self._bar.ask(question, answers)

    def pause(self, go_on: Callable[[], None]) -> None:
        """Wait until the player has seen an opponent's turn."""
        self.ask_by_itself(
            lambda: self._bar.ask(
                self.tr("Continue when you’re ready."),
                [Answer(self.tr("Continue"), go_on, main=True, key=self.tr("Space"))],
            )
        )

    def take_back(self, name: str, seconds: float, answered: Callable[[bool], None]) -> None:
        """Ask whether a player may take back the latest move; after `seconds` the answer is no."""
        clock = Clock(seconds, seconds)

        def ask() -> None:
            keys = (Command.NO, Command.LET_GO)
            no = _with_shortcut(self.tr("&No, leave it"), lambda: answered(False))
            answers = [
                _with_shortcut(self.tr("&Yes, take it back"), lambda: answered(True)),
                no._replace(main=True, key=self.tr("Esc"), keys=keys),
            ]
            self._bar.ask(take_back_question(name), answers)
            self._bar.close_at_end_of(clock)

        self.ask_by_itself(ask)

    def moment(self, back: Callable[[], None], explain: Callable[[], None]) -> None:
        """Tell that an earlier moment is shown, and offer to explain the move."""
        self._again = lambda: self.moment(back, explain)
        self._bar.ask(
            self.tr("The table at that moment."),
            [
                Answer(
                    self.tr("What just happened?"),
                    explain,
                    key=self._letter(Command.RULES),
                    keys=(Command.RULES,),
                ),
                Answer(
                    self.tr("Back to now"),
                    back,
                    main=True,
                    key=self.tr("Esc"),
                    keys=(Command.LET_GO,),
                ),
            ],
        )

    def score_sheet(self, show: Callable[[], None]) -> None:
        """Lead back to the score sheet of a race that is over, where the next one begins."""
        self._again = lambda: self.score_sheet(show)
        enter = self.tr("Enter", "the key")
        self._bar.ask(
            self.tr("The race is over."),
            [Answer(self.tr("To the score sheet"), show, main=True, key=enter)],
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
            self._ask_discard(view, card, lambda: self._hold_back(card, make, keep), keep)
        elif self._settings.hold_back:
            self._hold_back(card, make, keep)
        else:
            return False
        return True

    def _of_discards(self, view: View) -> str:
        """Return what becomes of a card that is discarded."""
        if view.setup.rules.play_top_discard and view.draw_pile:
            return self.tr("The next player can play it.")
        if view.shuffle_to_come:
            return self.tr("It comes back when the discards are shuffled.")
        return self.tr("Discarded cards never come back.")

    def _of_safeties(self, view: View) -> str:
        """Return what playing a safety would bring; empty for nothing but its protection."""
        scores = as_scored(view.setup.rules).pts_safety > 0
        if safety_keeps_turn(view):
            if scores:
                return self.tr("Playing it would score points and give you another turn.")
            return self.tr("Playing it would give you another turn.")
        return self.tr("Playing it would score points.") if scores else ""

    def _ask_discard(
        self, view: View, card: Card, discard: Callable[[], None], keep: Callable[[], None]
    ) -> None:
        """Ask before a card is discarded."""
        self._again = lambda: self._ask_discard(view, card, discard, keep)
        never = QCheckBox(self.tr("Don’t ask again"))
        never.toggled.connect(lambda ticked: setattr(self._settings, "confirm_discard", not ticked))
        name = card_name(card)
        finish = self.tr("It takes you to the finish.")
        loss = self._of_safeties(view) if card in SAFETIES else finish
        self._bar.ask(
            self.tr("Discard {card}?").format(card=name),
            [
                Answer(
                    self.tr("Keep it"),
                    lambda: self._stop(keep),
                    main=True,
                    note=loss,
                    card=card,
                    key=self.tr("Esc"),
                    keys=(Command.LET_GO, Command.NO),
                ),
                Answer(
                    self.tr("Discard it"),
                    lambda: self._answered(discard),
                    note=self._of_discards(view),
                ),
            ],
            never,
        )

    def _answered(self, act: Callable[[], None]) -> None:
        self._bar.clear()
        act()

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
        text = self.tr("{card}: you can still change your mind.").format(card=card_name(card))
        self._bar.ask(
            text,
            [
                Answer(self.tr("Go ahead"), self._go, main=True, key=self.tr("Enter", "the key")),
                Answer(
                    self.tr("Oops, not that one"),
                    lambda: self._stop(keep),
                    key=self.tr("Esc"),
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
    """Whether discarding a card needs a confirmation: a safety, or the last distance card.

    Nothing is asked about a card that has to be discarded because it is the only one.
    """
    if card in SAFETIES:
        return True
    side = view.side
    if side is None or card not in DISTANCES:
        return False
    tableau = view.tableaux[side]
    if full_kinds(tableau.distance, view.setup) & card.bit:
        return False
    arrives = completes_trip(card, view.target - tableau.miles, view.setup)
    may_stay = len(view.hand) > 1 or not why_not_play(view, card)
    return arrives and may_stay and view.hand.count(card) == 1


def _with_shortcut(text: str, act: Callable[[], None]) -> Answer:
    """Return an answer that is also chosen by the letter after the & in its text, with Alt."""
    shortcut = QKeySequence.mnemonic(text)
    key = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
    return Answer(text.replace("&", ""), act, key=key, shortcut=shortcut)

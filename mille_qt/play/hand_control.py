"""The player's hand: turns mouse presses, drags and keys into moves."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal

from mille_qt.play.card_question import CardQuestion
from mille_qt.play.hand_display import HandDisplay
from mille_qt.play.keyboard import Command
from mille_qt.play.picture_builder import PictureBuilder, ghost_of
from mille_qt.table.card_marks import CardMarkKind
from mille_qt.table.positions import DISCARD_PILE, TablePosition
from mille_qt.table.view import TableView
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.turns import chosen_hint, no_such_card, order_words
from mille_rules.moves import DRAW, Move, MoveKind
from mille_rules.views import Update


class HandControl(HandDisplay):
    """Handles input on the viewer's hand.

    `moved` carries a Move, legal or not; `said` a text about the chosen card, and whether it is a
    warning; `missed` why a digit chooses no card. `untimely` is emitted when a card is pressed
    while none can be played.
    """

    moved = Signal(object)
    said = Signal(str, bool)
    missed = Signal(str)
    untimely = Signal()

    def __init__(
        self,
        table: TableView,
        picture_builder: PictureBuilder,
        settings: Settings,
        is_asked: Callable[[], bool] = lambda: False,
    ) -> None:
        """`is_asked` returns True while a question must be answered before a card is chosen."""
        super().__init__(table, picture_builder, settings)
        self._is_asked = is_asked
        self.question = CardQuestion(self._selection, self)
        self.question.chosen.connect(self._show_choice)
        self.question.unclear.connect(self._explain)
        self.question.answered.connect(self._end_question)
        scene = table.table
        scene.hand.pressed.connect(self.press)
        scene.hand.lifted.connect(self._lift)
        scene.card_dropped.connect(self._drop)
        scene.card_moved.connect(self._swap)
        scene.position_pressed.connect(self._press_place)
        scene.draw_pressed.connect(lambda: self.moved.emit(DRAW))

    def show(self, update: Update, own_side: int, *, active: bool = False) -> None:
        """Show an update; if `active`, the player can make a move of its choices."""
        self.question.drop()
        super().show(update, own_side, active=active)

    def mark(self, moves: Sequence[tuple[Move, CardMarkKind]]) -> None:
        """Mark the cards and targets of moves until the next update."""
        self.question.drop()
        super().mark(moves)

    def let_go(self) -> None:
        """Deselect the card, and cancel its drag."""
        self.question.drop()
        super().let_go()
        self.said.emit("", False)

    @property
    def asked(self) -> bool:
        """Whether the player can make a move, or could until the one that was made."""
        return self._selection.asked

    def keep_card(self) -> None:
        """The move was not made: no card leaves, and none is chosen."""
        if self._shown is not None and self._shown.hand is not None:
            self._shown.hand.played = None
        self.let_go()

    def press(self, index: int) -> None:
        """Choose a card, or play the chosen one if it is pressed again."""
        answer = self._selection.answer
        asked = self.question.is_open or (self._selection.active and self._is_asked())
        if index == self._selection.index and not asked:
            self.confirm()
        elif index == self._selection.answer_place and answer is not None:
            self.make(answer, index)
        else:
            self.select(index)

    def select(self, index: int) -> None:
        """Choose a card, and do nothing else with it."""
        if self._selection.active and self._is_asked():
            self.untimely.emit()
        elif self.question.is_open:
            self.question.take(index)
        elif self._selection.choose(index):
            self._show_choice()
            self._explain()
        elif self._selection.holds(index):
            self.untimely.emit()

    def confirm(self) -> None:
        """Play the chosen card to its target, or explain why that is not possible."""
        if self._selection.index is None:
            return
        move = self._selection.move()
        if move is None:
            self._explain()
        else:
            self.make(move, self._selection.index)

    def play(self) -> None:
        """Play the chosen card, or without one the card that a hint marks."""
        if not self._make_marked(MoveKind.PLAY):
            self.confirm()

    def make(self, move: Move, place: int | None = None) -> None:
        """Make a move with the card in a place of the hand, by default the first of its kind."""
        cards = self._selection.cards
        if place is None and move.card in cards:
            place = cards.index(move.card)
        if self._shown is not None and self._shown.hand is not None:
            self._shown.hand.played = place
        self.moved.emit(move)

    def discard(self) -> None:
        """Discard the chosen card, or else the one that a hint marks.

        Without any, ask the player to choose.
        """
        if self._selection.active and not self.has_choice:
            if not self._make_marked(MoveKind.DISCARD):
                self.said.emit(self.tr("First choose the card to discard."), False)
            return
        move = self._selection.move_to(DISCARD_PILE)
        if move is not None and self._selection.active:
            self.make(move, self._selection.index)

    def _make_marked(self, kind: MoveKind) -> bool:
        """Make the move that a hint marks, if it is of this kind; True if so."""
        if self._ready_for() is not kind or self.has_choice:
            return False
        self.make(self._marked[0][0])
        return True

    def obey(self, command: Command | int) -> None:
        """Carry out a command that concerns the hand."""
        if isinstance(command, int):
            self._press_number(command)
        elif not self._is_asked() and self.question.obey(command):
            return
        elif command in (Command.LEFT, Command.RIGHT):
            self._selection.step_card(1 if command is Command.RIGHT else -1)
            self._show_choice()
            self._explain()
        elif command in (Command.UP, Command.DOWN):
            self._step_target(1 if command is Command.DOWN else -1)
        elif command in (Command.USE, Command.DISCARD) and not self.has_choice:
            self._ask_for_card(command)
        elif command in (Command.USE, Command.CONFIRM):
            self.confirm()
        elif command is Command.DISCARD:
            self.discard()
        elif command in (Command.LET_GO, Command.TAKE_BACK):
            self.let_go()
        elif command is Command.DRAW:
            self.moved.emit(DRAW)
        elif command is Command.ORDER:
            self.next_order()

    def _press_number(self, number: int) -> None:
        """Press the card with a number (from 0) among those that are left."""
        held = self._selection.held_places
        if number < len(held):
            self.press(held[number])
        elif self._is_asked():
            self.untimely.emit()
        elif held:
            self.missed.emit(no_such_card(number + 1, len(held)))

    def _ask_for_card(self, command: Command) -> None:
        if self._selection.active:
            self.question.ask(command)
        else:
            self.untimely.emit()

    def _end_question(self, command: Command) -> None:
        """Use or discard the card that the player has confirmed."""
        if command is Command.DISCARD:
            self.discard()
        else:
            self.confirm()

    def _step_target(self, step: int) -> None:
        """Select another target for the chosen card, and explain the card."""
        self._selection.step_target(step)
        self._show_choice()
        if self.has_choice:
            self._explain()

    def next_order(self) -> None:
        """Switch to the next order of the hand: by arrival, by family, by hand."""
        if self._asked_about_card():
            return
        orders = list(HandOrder)
        now = orders.index(self._settings.hand_order)
        order = self._settings.hand_order = orders[(now + 1) % len(orders)]
        self.said.emit(order_words(order), False)

    def _asked_about_card(self) -> bool:
        """Say that the question about the chosen card comes first, if there is one."""
        asked = self.has_choice and self._is_asked()
        if asked:
            self.untimely.emit()
        return asked

    def _explain(self) -> None:
        """Tell how the chosen card is played, or why it cannot be."""
        card = self._selection.card
        if card is None or self._view is None:
            return
        if self._selection.playable(card):
            ghost = ghost_of(self._view, card)
            reached, target = None if ghost is None else ghost[1], self._selection.target
            names = self._picture_builder.side_names(self._view.seat)
            side = ""
            if target is not None and target != DISCARD_PILE:
                side = names[target.side]
            self.said.emit(chosen_hint(card, self._selection.targets, reached, side), False)
        else:
            self.said.emit(self._picture_builder.why_not(self._view, card), True)

    def _lift(self, index: int) -> None:
        """A card is being dragged: highlight its targets."""
        self.question.drop()
        if self._is_asked():
            return
        if self._selection.choose(index):
            self._show_choice()
            self._explain()

    def _drop(self, index: int, place: TablePosition | None) -> None:
        if self._selection.active and self._is_asked():
            self.untimely.emit()
            return
        if place is None or not self._selection.active:
            self.let_go()
            return
        self._selection.choose(index)
        move = self._selection.move_to(place)
        if move is not None:
            self.make(move, self._selection.index)

    def _swap(self, one: int, other: int) -> None:
        """Swap a card with the one it was dropped on, and switch to the manual order."""
        if self._shown is None or self._shown.hand is None or self._asked_about_card():
            return
        self._settings.hand_order = HandOrder.MANUAL
        self._shown.hand.swap(one, other)
        self.let_go()
        self.redraw()

    def _press_place(self, place: TablePosition | None) -> None:
        if self._selection.index is None:
            takes = self._selection.takes
            # With several targets, the question on the bar asks for one.
            if place == DISCARD_PILE and len(takes) == 1:
                self.moved.emit(takes[0])
            return
        if place is None:
            self.let_go()
            return
        move = self._selection.move_to(place)
        if move is not None:
            self.make(move, self._selection.index)

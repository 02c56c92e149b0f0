"""The player's hand: turns mouse presses, drags and keys into moves."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from mille_qt.play.card_question import CardQuestion
from mille_qt.play.card_selection import CardSelection
from mille_qt.play.hand_places import HandsHere
from mille_qt.play.keyboard import Command
from mille_qt.play.picture_builder import PictureBuilder, ghost_of
from mille_qt.table.card_marks import CardMark, CardMarkKind
from mille_qt.table.picture import TablePicture
from mille_qt.table.positions import DISCARD_PILE, TablePosition, target_of
from mille_qt.table.view import TableView
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.turns import chosen_hint, no_such_card, order_words
from mille_rules.cards import Card
from mille_rules.moves import DRAW, Move, MoveKind
from mille_rules.views import Update, View


class HandControl(QObject):
    """Shows the viewer's hand and handles input on it.

    `moved` carries a Move, legal or not, and the hand place of its card or -1; `said` a text about
    the chosen card, and whether it is a warning; `missed` why a digit chooses no card. `untimely`
    is emitted when a card is pressed while none can be played. `ready` carries the MoveKind, PLAY
    or DISCARD, of the move that the chosen card or else a hint is for; None without either.
    """

    moved = Signal(object, int)
    said = Signal(str, bool)
    missed = Signal(str)
    untimely = Signal()
    ready = Signal(object)

    def __init__(
        self,
        table: TableView,
        picture_builder: PictureBuilder,
        settings: Settings,
        is_asked: Callable[[], bool] = lambda: False,
    ) -> None:
        """`is_asked` returns True while a question must be answered before a card is chosen."""
        super().__init__(table)
        self._is_asked = is_asked
        self._table, self._picture_builder, self._settings = table, picture_builder, settings
        self._hands = HandsHere(settings)
        self._selection = CardSelection()
        self._view: View | None = None
        self._own_side = 0
        #: Moves whose cards and targets are marked, as by a hint.
        self._marked: Sequence[tuple[Move, CardMarkKind]] = ()
        self.question = CardQuestion(self._selection, self)
        self.question.chosen.connect(self._show_choice)
        self.question.unclear.connect(self._explain)
        self.question.answered.connect(self._end_question)
        settings.changed(Settings.hand_order).connect(self._rearrange)
        scene = table.table
        scene.hand.pressed.connect(self.press)
        scene.hand.lifted.connect(self._lift)
        scene.hand.selected.connect(self.select)
        scene.card_dropped.connect(self._drop)
        scene.card_moved.connect(self._swap)
        scene.hand.hovered.connect(self._hover)
        scene.position_pressed.connect(self._press_place)
        scene.draw_pressed.connect(lambda: self.moved.emit(DRAW, -1))

    def show_update(self, update: Update, own_side: int, active: bool) -> None:
        """Show a view; if `active`, the hand can be played from."""
        view = self._view = update.view
        self._own_side = own_side
        self._marked = ()
        self.question.drop()
        self._hands.arrange(view)
        self._selection.offer(self._hands.of(view), update.choices if active else (), own_side)
        self.redraw()

    def preview(self, view: View, own_side: int) -> TablePicture:
        """The table as it will be shown for a view, with every card in its place."""
        return self._picture_builder.picture(view, own_side, self._hands.preview(view))

    def redraw(self) -> None:
        """Draw the table and the hand again, with texts in the current language."""
        view = self._view
        if view is None:
            return
        selection = self._selection
        picture = self._picture_builder.picture(
            view, self._own_side, selection.cards, selection.playable, selection.active
        )
        self._table.show_picture(picture._replace(draws=selection.draws))
        self._show_marks()
        self._show_choice()

    def mark(self, moves: Sequence[tuple[Move, CardMarkKind]]) -> None:
        """Mark the cards and targets of moves until the next update."""
        self.question.drop()
        self._marked = moves
        self._show_marks()
        self.ready.emit(self._ready_for())

    @property
    def played_place(self) -> int | None:
        """The hand place of the card just played, until the hand without it is shown.

        This tells which of several equal cards it was; None if the move named no place.
        """
        hand = self._hands.of(self._view)
        return None if hand is None else hand.played

    @played_place.setter
    def played_place(self, place: int | None) -> None:
        hand = self._hands.of(self._view)
        if hand is not None:
            hand.played = place

    @property
    def has_choice(self) -> bool:
        """Whether a card is chosen."""
        return self._selection.index is not None

    @property
    def selection(self) -> CardSelection:
        """The chosen card and what can be done with it."""
        return self._selection

    @property
    def chosen(self) -> Card | None:
        """The chosen card."""
        return self._selection.card

    @property
    def answering(self) -> Card | None:
        """The safety that answers a hazard, raised like a chosen card."""
        answer = self._selection.answer
        return None if answer is None else answer.card

    def held(self) -> list[tuple[Card, bool] | None]:
        """The cards by place, each with whether it can be played now."""
        return [
            None if card is None else (card, self._selection.playable(card))
            for card in self._selection.cards
        ]

    def let_go(self) -> None:
        """Deselect the card, and cancel its drag."""
        self.question.drop()
        self._table.table.let_go()
        self._selection.let_go()
        self._show_choice()
        self.said.emit("", False)

    def press(self, index: int) -> None:
        """Choose a card, or play the chosen one if it is pressed again."""
        answer = self._selection.answer
        asked = self.question.is_open or (self._selection.active and self._is_asked())
        if index == self._selection.index and not asked:
            self.confirm()
        elif index == self._selection.answer_place and answer is not None:
            self._make(answer, index)
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
            self._make(move)

    def play(self) -> None:
        """Play the chosen card, or without one the card that a hint marks."""
        if not self._make_marked(MoveKind.PLAY):
            self.confirm()

    def make(self, move: Move) -> None:
        """Make a move with a card of the hand, as if the player had chosen it."""
        cards = self._selection.cards
        self._make(move, cards.index(move.card) if move.card in cards else None)

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
            self._make(move)

    def _make_marked(self, kind: MoveKind) -> bool:
        """Make the move that a hint marks, if it is of this kind; True if so."""
        if self._ready_for() is not kind or self.has_choice:
            return False
        self.make(self._marked[0][0])
        return True

    def _ready_for(self) -> MoveKind | None:
        """What the chosen card, or else a hint, is for: PLAY, DISCARD, or None without either."""
        selection = self._selection
        if not selection.active:
            return None
        if not self.has_choice:
            kind = self._marked[0][0].kind if self._marked else None
            return kind if kind in (MoveKind.PLAY, MoveKind.DISCARD) else None
        if selection.target not in (None, DISCARD_PILE):
            return MoveKind.PLAY
        return MoveKind.DISCARD if DISCARD_PILE in selection.places else None

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
            self.moved.emit(DRAW, -1)
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
        """Select another target for the chosen card; if there is none, explain the card."""
        before = self._selection.target
        self._selection.step_target(step)
        if self._selection.target != before:
            self._show_choice()
        elif self.has_choice:
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

    def _rearrange(self) -> None:
        if self._view is not None:
            # Flying cards are on the way to places in the old order.
            self._table.table.skip()
            self._hands.arrange(self._view)
            self._show_rearranged()

    def _show_rearranged(self) -> None:
        """Draw the rearranged hand, with no card chosen."""
        self.let_go()
        self.redraw()

    def _show_marks(self) -> None:
        view, marks = self._view, []
        # A hidden hand must not be marked either.
        if view is not None and view.seat is not None:
            cards = self._selection.cards
            for move, kind in self._marked:
                index = cards.index(move.card) if move.card in cards else None
                marks.append(CardMark(kind, index, target_of(move, self._own_side)))
        self._table.table.show_marks(marks)

    def _show_choice(self) -> None:
        selection = self._selection
        # A safety that answers a hazard is raised like a chosen card, and one press plays it.
        index = selection.answer_place if selection.index is None else selection.index
        self._table.table.choose(index, selection.places, selection.target)
        self.ready.emit(self._ready_for())
        if self._view is not None:
            self._table.table.show_ghost(ghost_of(self._view, selection.card))

    def _explain(self) -> None:
        """Tell how the chosen card is played, or why it cannot be."""
        card = self._selection.card
        if card is None or self._view is None:
            return
        if self._selection.playable(card):
            ghost = ghost_of(self._view, card)
            reached = None if ghost is None else ghost[1]
            self.said.emit(chosen_hint(card, self._selection.targets, reached), False)
        else:
            self.said.emit(self._picture_builder.why_not(self._view, card), True)

    def _make(self, move: Move, index: int | None = None) -> None:
        place = self._selection.index if index is None else index
        self.moved.emit(move, -1 if place is None else place)

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
            self._make(move)

    def _swap(self, one: int, other: int) -> None:
        """Swap a card with the one it was dropped on, and switch to the manual order."""
        hand = self._hands.of(self._view)
        if hand is None or self._asked_about_card():
            return
        self._settings.hand_order = HandOrder.MANUAL
        hand.swap(one, other)
        self._show_rearranged()

    def _press_place(self, place: TablePosition | None) -> None:
        if self._selection.index is None:
            return
        if place is None:
            self.let_go()
            return
        move = self._selection.move_to(place)
        if move is not None:
            self._make(move)

    def _hover(self, index: int) -> None:
        if self._selection.index is not None or self._view is None:
            return
        cards = self._selection.cards
        card = cards[index] if 0 <= index < len(cards) else None
        self._table.table.show_ghost(ghost_of(self._view, card))

"""The keys of the BSD game to use or discard a card: the command, the number of the card, Enter."""

from PySide6.QtCore import QObject, Signal

from mille_qt.play.card_selection import CardSelection
from mille_qt.play.keyboard import Command
from mille_qt.table.positions import DISCARD_PILE
from mille_qt.ui.texts.turns import this_card, which_card


class CardQuestion(QObject):
    """Asks for the card to use or to discard, and for Enter, which allows to correct the number.

    `asked` carries the question; `chosen` is emitted when another card is chosen, `unclear` when
    the card cannot be used or has several targets; `answered` carries Command.USE or DISCARD.
    """

    asked = Signal(str)
    chosen = Signal()
    unclear = Signal()
    answered = Signal(object)

    def __init__(self, selection: CardSelection, parent: QObject) -> None:
        super().__init__(parent)
        self._selection = selection
        self._command: Command | None = None

    @property
    def is_open(self) -> bool:
        """Whether a command waits for a card or for Enter."""
        return self._command is not None

    def ask(self, command: Command) -> None:
        """Ask for the card to use or to discard."""
        self._selection.let_go()
        self._command = command
        self._show(command)

    def drop(self) -> None:
        """Ask no more."""
        self._command = None

    def take(self, index: int) -> None:
        """Choose the card in a place of the hand."""
        if self._command is not None:
            self._selection.choose(index)
            self._show(self._command)

    def obey(self, command: Command) -> bool:
        """Carry out a command for the question; False if there is none or it is for others."""
        asks_for = self._command
        if asks_for is None:
            return False
        if command is Command.DRAW:
            # The place of the card just drawn, which P has chosen in the BSD game.
            self.take(len(self._selection.cards) - 1)
        elif command in (Command.CONFIRM, Command.COUP) or command is asks_for:
            self._answer(asks_for)
        elif command in (Command.USE, Command.DISCARD):
            self._change(command)
        elif command is Command.TAKE_BACK and self._selection.index is not None:
            self.ask(asks_for)
        elif command in (Command.LEFT, Command.RIGHT):
            self._selection.step_card(1 if command is Command.RIGHT else -1)
            self._show(asks_for)
        else:
            # Up and down choose whom to attack.
            return asks_for is Command.DISCARD and command in (Command.UP, Command.DOWN)
        return True

    def _change(self, command: Command) -> None:
        """Ask about the other command, for the card that is chosen already."""
        self._command = command
        if self._selection.index is not None:
            self._selection.choose(self._selection.index)
        self._show(command)

    def _answer(self, asks_for: Command) -> None:
        if self._selection.index is None:
            self._show(asks_for)
        else:
            self.answered.emit(asks_for)

    def _show(self, asks_for: Command) -> None:
        selection, discards = self._selection, asks_for is Command.DISCARD
        if discards:
            selection.aim(DISCARD_PILE)
        self.chosen.emit()
        card = selection.card
        if card is None:
            last = len(selection.held_places)
            self.asked.emit(which_card(discards, last, drawn=selection.has_drawn))
        elif discards or (selection.playable(card) and selection.targets == 1):
            self.asked.emit(this_card(discards, card))
        else:
            self.unclear.emit()

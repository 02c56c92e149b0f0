"""Carries out the commands of the keyboard at the table of a match."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from mille_qt.play.keyboard import FOR_WINDOW, HARMLESS, LOOKING, READING, Command
from mille_qt.play.match_screen import MatchScreen
from mille_qt.play.narrator import read_aloud
from mille_qt.play.take_back_controller import TakeBackController
from mille_qt.play.turn_controller import TurnController


class TableCommands(QObject):
    """Passes a command to the part of the page that it is for, by what is shown and focused.

    `for_window` carries a Command that concerns the window: save, leave, or show the score sheet.
    """

    for_window = Signal(object)

    def __init__(
        self,
        screen: MatchScreen,
        take_back: TakeBackController,
        turn_controller: TurnController,
    ) -> None:
        super().__init__(screen.page)
        self._page, self._session, self._hand = screen.page, screen.session, screen.hand
        self._seats = screen.seats
        self._bar, self._curtain = screen.page.bar, screen.curtain
        self._table_presenter = screen.table_presenter
        self._update_presenter = screen.update_presenter
        self._hints, self._take_back = screen.hints, take_back
        self._turn_controller = turn_controller

    # -- animations --------------------------------------------------------------

    def ends_animation(self, command: Command | int | None) -> bool:
        """End what moves on the table for a key press; True if the key does nothing else."""
        # A move is taken back before its animation has ended.
        if command in LOOKING or command is Command.TAKE_BACK:
            return False
        if self._curtain.isVisible():
            return command not in FOR_WINDOW
        # A digit only chooses a card: no card is chosen during an animation.
        if self._page.table.table.busy and (isinstance(command, int) or command in HARMLESS):
            # What the others do after it is shown at once, too.
            self._take_back.end_moment()
            self._update_presenter.hurry()
        return self.skip()

    def skip(self) -> bool:
        """End the animation, and the time in which a move can be taken back."""
        self._take_back.end_moment()
        return self._update_presenter.skip()

    # -- commands ----------------------------------------------------------------

    def obey(self, command: Command | int) -> None:
        """Carry out a command."""
        page = self._page
        if command in FOR_WINDOW:
            self.for_window.emit(command)
        elif command is Command.REDRAW:
            page.apply_theme()
        elif command is Command.RULES:
            if not self._bar.answer(command):
                page.rule_wanted.emit(page.rule_here())
        elif command is Command.INSPECT:
            if not self._curtain.isVisible():
                page.inspect()
        elif command is Command.SOUND:
            page.settings.sound = not page.settings.sound
        elif command is Command.TAKE_BACK:
            self._take_back_number_or_move()
        elif command is Command.HINT:
            self._turn_controller.ask_hint()
        elif command in READING:
            self._read(command)
        elif command in (Command.NEXT_REGION, Command.LAST_REGION):
            if not self._curtain.isVisible():
                page.go_to_region(1 if command is Command.NEXT_REGION else -1)
        else:
            self._obey_for_turn(command)

    def _obey_for_turn(self, command: Command | int) -> None:
        """Carry out a command for the open question, or for the hand."""
        if self._bar.asks:
            if isinstance(command, int):
                self._hand.obey(command)
            elif not self._bar.answer(command) and command is Command.LET_GO:
                self._page.arrangement.close_drawer()
        elif self._hand.question.is_open or not self._obeyed_before_hand(command):
            self._hand.obey(command)

    def _obeyed_before_hand(self, command: Command | int) -> bool:
        """Carry out a command that something else than the hand understands; True if so."""
        page = self._page
        if command is Command.LET_GO and self._leaves_drawer():
            return True
        if command is Command.CONFIRM and self._makes_named_move():
            return True
        return page.has_accessible_table and page.accessible_table.obey(command)

    def _leaves_drawer(self) -> bool:
        """Close an open drawer, unless the key lets a chosen card go; True if it was open."""
        page = self._page
        in_panel = page.panel.isAncestorOf(QApplication.focusWidget() or page)
        return (in_panel or not self._hand.has_choice) and page.arrangement.close_drawer()

    def _makes_named_move(self) -> bool:
        """Make the move that a hint shows, or the only one with a card; False if there is none.

        Nor if the player has chosen a card or gone elsewhere.
        """
        page, hand = self._page, self._hand
        move = self._hints.move or hand.selection.only_move
        accessible = page.has_accessible_table
        at_hand = page.hasFocus() or not accessible or page.accessible_table.hand.at is not None
        if move is None or hand.has_choice or not at_hand:
            return False
        hand.make(move)
        return True

    def _take_back_number_or_move(self) -> None:
        """Cancel the number of a card that is asked for, otherwise take back a move."""
        if self._hand.question.is_open and not self._bar.asks:
            self._hand.obey(Command.TAKE_BACK)
        elif self._seats.viewers and self._session.take_back is not None:
            self._take_back.request()
        elif self._seats.viewers and not self._curtain.isVisible():
            self._page.say(self.tr("Moves can’t be taken back here."))

    def _read(self, command: Command | int) -> None:
        """Read the table, the hand or the score aloud, and show the text on the bar."""
        now = self._table_presenter
        if now.update is not None:
            view, held = now.update.view, self._hand.held()
            read_aloud(command, view, now.side_names(), now.turn(), held, self._bar)

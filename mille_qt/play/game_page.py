"""A match on the screen: table, hand, bar, panel and curtain, wired to the session."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from mille_qt.play.hand_control import HandControl
from mille_qt.play.hints import Hints
from mille_qt.play.keyboard import HARMLESS, LOOKING, Command, command_for
from mille_qt.play.match_table import MatchTable
from mille_qt.play.narrator import Narrator
from mille_qt.play.race_log import RaceLog
from mille_qt.play.reading_aloud import READING, read_aloud
from mille_qt.play.shared_screen import SharedScreen
from mille_qt.play.table_presenter import TablePresenter
from mille_qt.play.turn_controller import TurnController
from mille_qt.play.update_presenter import UpdatePresenter
from mille_qt.ui.settings import Settings
from mille_rules.state import Setup
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_qt.session.table_session import TableSession


class GamePage(MatchTable):
    """Plays one match; what concerns files and other pages is asked of the window by signals.

    `race_over` carries the Update that ended a race; `command` a Command that is not the table's;
    `called` says, in words, that somebody at this screen is to act; `refused` that a move cannot be
    made.
    """

    race_over = Signal(object)
    command = Signal(object)
    turn_changed = Signal(str)
    called = Signal(str)
    refused = Signal()

    def __init__(
        self, session: "TableSession", settings: Settings, pictures: Path | None = None
    ) -> None:
        """`pictures` is the folder in which card pictures are kept between starts."""
        super().__init__(session, settings, pictures)
        self.hand = HandControl(self.table, self.picture_builder, settings)
        self.table_presenter = TablePresenter(self, self.hand)
        self.update_presenter = UpdatePresenter(
            session, self.table, settings, self.hand, self.table_presenter
        )
        self.hints = Hints(session, self.picture_builder, self.bar, self.hand, settings)
        self._narrator = Narrator(self.picture_builder, self.panel.log)
        parts = self.table_presenter, self.update_presenter, self.hints, self._narrator
        self._log = RaceLog(self, *parts)
        self.turn_controller = TurnController(self, self.hand, *parts)
        self._screen = SharedScreen(self, *parts)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        self.session.seats_changed.connect(self._seats_changed)
        self.table.touched.connect(self.update_presenter.skip)
        self.update_presenter.happened.connect(self.happened)
        self.update_presenter.showing.connect(self._clear_messages)
        self.update_presenter.race_over.connect(self.race_over)
        self.table_presenter.turn_changed.connect(self.turn_changed)
        self.turn_controller.called.connect(self.called)
        self.turn_controller.refused.connect(self.refused)
        self._screen.called.connect(self.called)
        self.turn_controller.consent_wanted.connect(self._screen.ask_consent)
        self.tools.order_pressed.connect(self.hand.next_order)
        self.tools.discard_pressed.connect(self.hand.discard)
        self.tools.take_back_pressed.connect(self.turn_controller.take_back)
        self.tools.hint_pressed.connect(self.ask_hint)
        self.tools.offer_hints(self.offers_hints)

    def start(self) -> None:
        """Seat everybody and play."""
        self._log.name()
        self.session.start()
        self.setFocus()

    def _clear_messages(self, update: Update) -> None:
        """Clear what belongs to the position before this update."""
        self._narrator.tell_own(update)
        self.hints.drop()
        self.bar.clear()

    def next_race(self) -> None:
        """Deal the next race."""
        # Its text is about the race that is over.
        self.bar.clear()
        self.session.deal()

    # -- what is asked of the table -----------------------------------------------

    @property
    def own_sides(self) -> frozenset[int]:
        """The sides of the people at this screen."""
        return frozenset(seat % self.sides for seat in self.session.people)

    @property
    def setup(self) -> Setup | None:
        """The rules of the match, and how many play it."""
        return (
            None if self.table_presenter.update is None else self.table_presenter.update.view.setup
        )

    def rule_here(self) -> str:
        """Why the chosen card cannot be played, else what it is for; an open question."""
        return self.turn_controller.rule()

    @property
    def offers_hints(self) -> bool:
        """Whether somebody plays here who may ask for hints."""
        return bool(self.session.people) and self.session.offers_hints

    def ask_hint(self) -> None:
        """Show what the strongest computer player would do, to whoever is asked and looks."""
        self.turn_controller.ask_hint()

    def read(self, command: Command | int) -> None:
        """Have the table, the hand or the score read aloud; the words stand on the bar, too."""
        now = self.table_presenter
        if now.update is not None:
            view, held = now.update.view, self.hand.held()
            read_aloud(command, view, now.side_names(), now.turn(), held, self.bar)

    def hide_hand(self) -> None:
        """Close the curtain while the window is not the active one, if people share it."""
        self._screen.hide_hand()

    def choose_card_language(self, language: str) -> None:
        """Have the names on the cards so: where people share the screen, for who looks now."""
        self._screen.choose_card_language(language)

    def card_language(self) -> str:
        """The names that the cards have for whoever looks."""
        return self._screen.card_language()

    # -- words -----------------------------------------------------------------

    def _seats_changed(self) -> None:
        """Somebody is called otherwise, is a computer now, or can no longer be reached."""
        self.picture_builder.name(self.session.names)
        self._say_again()

    def retranslate(self) -> None:
        super().retranslate()
        self._say_again()
        if self.session.trouble is not None:
            self.show_trouble(self.session.trouble)
        if self.bar.asks:
            self.prompts.retranslate()
        else:
            self.bar.clear()
        self._screen.retranslate()

    def _say_again(self) -> None:
        self._log.name()
        self.hand.redraw()
        self.table_presenter.write()

    def _seen_names(self) -> tuple[str, ...]:
        return self.table_presenter.side_names()

    # -- keys ------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.curtain.isVisible():
            self.curtain.setFocus()
        else:
            super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = command_for(event, self.settings.single_keys)
        if command not in LOOKING and (self.curtain.isVisible() or self._moving(command)):
            return
        if command is None:
            super().keyPressEvent(event)
        else:
            self._obey(command)

    def _moving(self, command: Command | int | None) -> bool:
        """End what moves for a key; whether that was all that the key does."""
        # Choosing a card by its digit is harmless, too: what moved has left none chosen.
        if self.table.table.busy and (isinstance(command, int) or command in HARMLESS):
            self.update_presenter.hurry()
        return self.update_presenter.skip()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.update_presenter.skip()
        super().mousePressEvent(event)

    def _obey(self, command: Command | int) -> None:
        if command in (Command.SAVE, Command.LEAVE, Command.SHEET):
            self.command.emit(command)
        elif command is Command.REDRAW:
            self.apply_theme()
        elif command is Command.RULES:
            if not self.bar.answer(command):
                self.rule_wanted.emit(self.rule_here())
        elif command is Command.SOUND:
            self.settings.sound = not self.settings.sound
        elif command is Command.TAKE_BACK:
            self.turn_controller.take_back()
        elif command is Command.HINT:
            self.ask_hint()
        elif command in READING:
            self.read(command)
        elif command in (Command.NEXT_REGION, Command.LAST_REGION):
            self._go_round(1 if command is Command.NEXT_REGION else -1)
        elif self.bar.asks:
            if isinstance(command, int):
                self.hand.obey(command)
            else:
                self.bar.answer(command)
        elif not (self.has_accessible_table and self.accessible_table.obey(command)):
            self.hand.obey(command)

    def _go_round(self, step: int) -> None:
        from mille_qt.play.regions import go_to_region

        if not self.curtain.isVisible():
            go_to_region(self, step)

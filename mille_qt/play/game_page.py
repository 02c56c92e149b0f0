"""The page on which a match is played: makes its parts and connects them."""

from collections.abc import Callable
from functools import cached_property, reduce
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from mille_qt.play.banner import TroubleBanner
from mille_qt.play.cards_aid import CardsAid
from mille_qt.play.curtain import Curtain
from mille_qt.play.hand_control import HandControl
from mille_qt.play.hand_tools import HandTools
from mille_qt.play.hints import Hints
from mille_qt.play.key_line import KeyLine
from mille_qt.play.keyboard import HARMLESS, LOOKING, Command, command_for
from mille_qt.play.match_parts import MatchParts
from mille_qt.play.narrator import READING, Narrator, read_aloud
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.play.prompts import Prompts
from mille_qt.play.race_log import RaceLog
from mille_qt.play.shared_screen import SharedScreen
from mille_qt.play.table_page import TablePage
from mille_qt.play.table_presenter import TablePresenter
from mille_qt.play.take_back_controller import TakeBackController
from mille_qt.play.turn_controller import TurnController
from mille_qt.play.update_presenter import UpdatePresenter
from mille_qt.table.layout import TableLayout
from mille_qt.ui import texts
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.characters.face import Face
from mille_qt.ui.characters.side_faces import faces_of
from mille_qt.ui.player_faces import face_of_player
from mille_qt.ui.settings import Settings
from mille_rules.events import EventKind
from mille_rules.state import Setup
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_qt.play.panels.race_banner import RaceBanner
    from mille_qt.session.table_session import TableSession

#: The least share of the table's height for the result of a race.
RESULT_HEIGHT = 0.26


class GamePage(TablePage):
    """Plays one match; files and other pages are the window's task, requested by signals.

    `race_over` carries the Update that ended a race; `command` a Command for the window; `called`
    the words for who is to act at this screen. `refused` is emitted when a move is not possible.
    """

    #: Whether keys mean what they usually mean, so that the line of keys can be shown.
    names_keys = True
    race_over = Signal(object)
    command = Signal(object)
    turn_changed = Signal(str)
    called = Signal(str)
    refused = Signal()

    def __init__(
        self, session: "TableSession", settings: Settings, pictures: Path | None = None
    ) -> None:
        """`pictures` is the folder in which card pictures are kept between starts."""
        self.session, self.settings = session, settings
        self._seat_changes = session.seat_changes()
        builder = PictureBuilder(
            session.names,
            session.is_computer,
            session.presence,
            self.face_of_seat,
            session.level,
        )
        super().__init__(builder, len(session.names), settings, pictures)
        self.prompts = Prompts(self.bar, settings)
        over, kept = self.table.viewport(), self.table.table.pictures.kept
        takes_back = session.take_back is not None
        self.tools = HandTools(settings, bool(session.people), takes_back, over, kept)
        self.banner, self.curtain = TroubleBanner(self.table.viewport()), Curtain(self)
        self.hand = HandControl(self.table, builder, settings, lambda: self.bar.asks)
        self.table.reserve_room(hand=bool(session.people))
        parts = MatchParts(self, session, self.hand, self.prompts, self.curtain)
        self.table_presenter = TablePresenter(parts)
        self.update_presenter = UpdatePresenter(parts, self.table_presenter)
        self.hints = Hints(session, builder, self.bar, self.hand, settings)
        self._narrator = Narrator(builder, self.panel.log)
        others = self.table_presenter, self.update_presenter, self.hints, self._narrator
        self._log = RaceLog(parts, *others)
        self.take_back = TakeBackController(parts, self.update_presenter)
        self.turn_controller = TurnController(parts, *others, self.take_back)
        self._screen = SharedScreen(parts, *others)
        self._cards_aid = CardsAid(parts, self.table_presenter)
        self.key_line = KeyLine(parts, self.hints, self.names_keys)
        self.arrangement.below = self.key_line
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def face_of_seat(self, seat: int) -> Face:
        """Return the face of a seat's player."""
        told, name = self.session.face(seat), self.session.names[seat]
        computer = self.session.is_computer(seat)
        return told or face_of_player(self.settings, name, computer=computer)

    def _connect(self) -> None:
        self.session.seats_changed.connect(self._seats_changed)
        self.table.touched.connect(self._skip)
        self.update_presenter.happened.connect(self.happened)
        self.update_presenter.showing.connect(self._clear_messages)
        self.update_presenter.race_over.connect(self.race_over)
        self.table_presenter.turn_changed.connect(self.turn_changed)
        self.turn_controller.called.connect(self.called)
        self.turn_controller.refused.connect(self.refused)
        self._screen.called.connect(self.called)
        self.take_back.consent_wanted.connect(self._screen.ask_consent)
        self.take_back.called.connect(self.called)
        self.take_back.waiting.connect(self._screen.wait_for_others)
        self.take_back.refused.connect(self._screen.tell_refusal)
        self.arrangement.laid_out.connect(self._place_tools)
        self.arrangement.arranged.connect(self._place_banner)
        self.arrangement.arranged.connect(self.curtain.raise_)
        self.tools.panel_pressed.connect(self.toggle_panel)
        self.tools.order_pressed.connect(self.hand.next_order)
        self.tools.play_pressed.connect(self.hand.confirm)
        self.tools.discard_pressed.connect(self.hand.discard)
        self.table.table.choice_shown.connect(
            lambda choice: self.tools.offer_play(choice.target is not None)
        )
        self.tools.take_back_pressed.connect(self.take_back.request)
        self.curtain.take_back_wanted.connect(self.take_back.request)
        self.take_back.possible_now.connect(self.tools.offer_take_back)
        self.tools.hint_pressed.connect(self.ask_hint)
        self.tools.offer_hints(self.offers_hints)

    def start(self) -> None:
        """Start the match."""
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

    @cached_property
    def race_banner(self) -> "RaceBanner":
        """The banner that tells who has won a race."""
        # Made at the end of the first race: a table opens faster without it.
        from mille_qt.play.panels.race_banner import RaceBanner

        banner = RaceBanner(self.table.viewport())
        self.update_presenter.showing.connect(lambda _update: banner.drop())
        return banner

    def show_race_result(self, update: Update, then: Callable[[], None]) -> None:
        """Show who has won the race that an update ended, then call `then`; at pace 0 at once."""
        ended = any(event.kind is EventKind.RACE_OVER for event in update.events)
        if not ended or not self.settings.pace:
            then()
            return
        from mille_qt.play.panels.race_banner import race_result

        sides = faces_of(self.faces(), self.side_names())
        result = race_result(update.view, sides, update.view.side)
        banner = self.race_banner
        self._place_race_banner()
        banner.show_result(result, self.table.table.tempo, then)

    def _place_race_banner(self) -> None:
        """Place the banner over the hand, or over the lowest part of a table without one."""
        layout, size = self.table.table.layout, self.table.viewport().size()
        if layout is not None and "race_banner" in self.__dict__:
            top = round(min(layout.public_bottom, size.height() * (1 - RESULT_HEIGHT)))
            right = round(layout.hand_tools.left()) if layout.hand else size.width()
            # The turn sign would otherwise be cut off by a wide banner.
            covered = reduce(QRectF.united, layout.hand, QRectF(layout.turn_sign))
            area = QRect(0, top, right, size.height() - top)
            self.race_banner.set_area(area, covered.toAlignedRect() if layout.hand else QRect())

    def _place_tools(self, layout: TableLayout) -> None:
        self.tools.set_area(layout.hand_tools.toRect())
        self._place_banner()
        self._place_race_banner()

    def _place_banner(self) -> None:
        """Place the banner between the piles, and left of an open drawer."""
        layout = self.table.table.layout
        if layout is None:
            return
        road = layout.road
        left, right = road.draw_pile.right() + road.gap, road.discard_pile.left() - road.gap
        top, height = road.scenery.top() + road.gap, road.scenery.height()
        self.banner.set_area(self.arrangement.uncovered(QRectF(left, top, right - left, height)))

    # -- the interface of a page with a table -------------------------------------

    @property
    def own_sides(self) -> frozenset[int]:
        """The sides of the people at this screen."""
        return frozenset(seat % self.sides for seat in self.session.people)

    @property
    def setup(self) -> Setup | None:
        """The rules and the number of players; None before the first update."""
        return (
            None if self.table_presenter.update is None else self.table_presenter.update.view.setup
        )

    def rule_here(self) -> str:
        """The anchor of the rule about the chosen card or the open question; empty for none."""
        return self.turn_controller.rule()

    @property
    def offers_hints(self) -> bool:
        """Whether people at this screen can ask for hints."""
        return bool(self.session.people) and self.session.offers_hints

    def ask_hint(self) -> None:
        """Show the viewer what the strongest computer player would do."""
        self.turn_controller.ask_hint()

    def read(self, command: Command | int) -> None:
        """Read the table, the hand or the score aloud, and show the text on the bar."""
        now = self.table_presenter
        if now.update is not None:
            view, held = now.update.view, self.hand.held()
            read_aloud(command, view, now.side_names(), now.turn(), held, self.bar)

    def hide_hand(self) -> None:
        """Close the curtain if people share the screen; for a window that becomes inactive."""
        self._screen.hide_hand()

    def choose_card_language(self, language: str) -> None:
        """Set the language of the card names; on a shared screen, for the viewer only."""
        self._screen.choose_card_language(language)

    def card_language(self) -> str:
        """The language of the card names for the viewer."""
        return self._screen.card_language()

    @property
    def offers_aid(self) -> bool:
        """Whether it can be shown which cards are still out."""
        return self.session.offers_aid

    def apply_theme(self) -> None:
        super().apply_theme()
        self._cards_aid.apply_theme()

    # -- words -----------------------------------------------------------------

    def _seats_changed(self) -> None:
        """Show the new names, computer players and connections."""
        self.picture_builder.name(self.session.names)
        self._write_again()
        changes = self.session.seat_changes()
        if changes != self._seat_changes:
            for change in changes[len(self._seat_changes) :]:
                announce(texts.seat_change(change.before, change.after))
            self._seat_changes = changes
            self._change_people()

    def _change_people(self) -> None:
        """Serve the people who are at this screen now."""
        plays = bool(self.session.people)
        self.table.reserve_room(hand=plays)
        self.tools.offer_hand(plays)
        self.tools.offer_hints(self.offers_hints)
        self.arrangement.arrange()
        self.bar.clear()
        self._screen.change_people()

    def retranslate(self) -> None:
        super().retranslate()
        self._write_again()
        if self.session.trouble is not None:
            self.banner.show_trouble(self.session.trouble)
        if self.bar.asks:
            self.prompts.retranslate()
        else:
            if self.hand.question.is_open:
                self.hand.let_go()
            self.bar.clear()
        self._screen.retranslate()

    def _write_again(self) -> None:
        self._log.name()
        self.hand.redraw()
        self.table_presenter.write()

    def side_names(self) -> tuple[str, ...]:
        """The names of the sides as the viewer sees them."""
        return self.table_presenter.side_names()

    # -- keys ------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.curtain.isVisible():
            self.curtain.setFocus()
        else:
            super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = command_for(event, self.settings.single_keys)
        # A move is taken back before its animation has ended.
        free = command in LOOKING or command is Command.TAKE_BACK
        if not free and (self.curtain.isVisible() or self._moving(command)):
            return
        if command is None:
            super().keyPressEvent(event)
        else:
            self.obey(command)

    def _leaves_drawer(self) -> bool:
        """Close an open drawer, unless the key lets a chosen card go; True if it was open."""
        in_panel = self.panel.isAncestorOf(QApplication.focusWidget() or self)
        return (in_panel or not self.hand.has_choice) and self.arrangement.close_drawer()

    def _plays_hint(self) -> bool:
        """Make the move that a hint shows, unless the player has gone elsewhere; True if so."""
        move, accessible = self.hints.playable, self.has_accessible_table
        at_hand = self.hasFocus() or not accessible or self.accessible_table.hand.at is not None
        if move is None or self.hand.has_choice or not at_hand:
            return False
        self.hand.make(move)
        return True

    def _moving(self, command: Command | int | None) -> bool:
        """End the animation or the race's result for a key press; True if it does nothing else."""
        if "race_banner" in self.__dict__ and self.race_banner.isVisible():
            self.race_banner.close_now()
            return True
        # A digit only chooses a card: no card is chosen during an animation.
        if self.table.table.busy and (isinstance(command, int) or command in HARMLESS):
            self.update_presenter.hurry()
            # What the others do after it is shown at once, too.
            self.take_back.end_moment()
            self.update_presenter.hurry()
        return self._skip()

    def _skip(self) -> bool:
        """End the animation, and the time in which a move can be taken back."""
        self.take_back.end_moment()
        return self.update_presenter.skip()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._skip()
        super().mousePressEvent(event)

    def _take_back_or_leave(self) -> None:
        """Take back a move; in matches without that, leave, as these keys do in the BSD game."""
        if self.session.take_back is not None and self.session.people:
            self.take_back.request()
        elif self.settings.single_keys and not self.curtain.isVisible():
            self.obey(Command.LEAVE)

    def obey(self, command: Command | int) -> None:
        """Carry out a command of the keyboard."""
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
            self._take_back_or_leave()
        elif command is Command.HINT:
            self.ask_hint()
        elif command in READING:
            self.read(command)
        elif command in (Command.NEXT_REGION, Command.LAST_REGION):
            if not self.curtain.isVisible():
                self.go_to_region(1 if command is Command.NEXT_REGION else -1)
        elif self.bar.asks:
            if isinstance(command, int):
                self.hand.obey(command)
            elif not self.bar.answer(command) and command is Command.LET_GO:
                self.arrangement.close_drawer()
        elif self.hand.question.is_open or not self._obeyed_before_hand(command):
            self.hand.obey(command)

    def _obeyed_before_hand(self, command: Command | int) -> bool:
        """Carry out a command that something else than the hand understands; True if so."""
        if command is Command.LET_GO and self._leaves_drawer():
            return True
        if command is Command.CONFIRM and self._plays_hint():
            return True
        return self.has_accessible_table and self.accessible_table.obey(command)

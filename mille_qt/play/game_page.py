"""The page on which a match is played: makes its parts and connects them."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from mille_qt.play.banner import TroubleBanner
from mille_qt.play.cards_aid import CardsAid
from mille_qt.play.hand_tools import CornerTools, HandTools
from mille_qt.play.key_line import KeyLine
from mille_qt.play.keyboard import Command, command_for
from mille_qt.play.match_screen import MatchScreen
from mille_qt.play.picture_builder import PictureBuilder
from mille_qt.play.race_log import RaceLog
from mille_qt.play.screen_seats import ScreenSeats
from mille_qt.play.shared_screen import SharedScreen
from mille_qt.play.table_commands import TableCommands
from mille_qt.play.table_page import TablePage
from mille_qt.play.take_back_controller import TakeBackController
from mille_qt.play.turn_controller import TurnController
from mille_qt.table.layout import TableLayout
from mille_qt.ui.access.announcing import announce
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.editions import edition_of
from mille_qt.ui.player_faces import face_of_player
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.events import seat_change
from mille_rules.state import Setup
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_qt.session.table_session import TableSession

_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)


class GamePage(TablePage):
    """Plays one match; files and other pages are the window's task, requested by signals.

    `called` carries the words for who is to act at this screen.
    """

    #: Whether keys mean what they usually mean, so that the line of keys can be shown.
    names_keys = True
    called = Signal(str)
    #: The player of a seat wants to use a phone, perhaps another one.
    phone_wanted = Signal(object)

    def __init__(
        self, session: "TableSession", settings: Settings, pictures: Path | None = None
    ) -> None:
        """`pictures` is the folder in which card pictures are kept between starts."""
        self.session, self.settings = session, settings
        self._seat_changes = session.seat_changes()
        builder = PictureBuilder(
            session.names,
            session.sides,
            session.is_computer,
            session.presence,
            self.face_of_seat,
            session.level,
            lambda seat: self.seats.presence(seat),  # noqa: PLW0108 (made later)
            edition_of(session.rules.name),
        )
        super().__init__(builder, len(session.names), settings, pictures)
        #: The people at this screen: the viewers, and those whose hands are elsewhere.
        self.seats = ScreenSeats(session, settings, self)
        screen = MatchScreen(self, session, self.seats)
        self.prompts, self.curtain, self.hand = screen.prompts, screen.curtain, screen.hand
        self.table_presenter = screen.table_presenter
        self.update_presenter = screen.update_presenter
        self.hints, self._narrator = screen.hints, screen.narrator
        over, plays = self.table.viewport(), bool(self.seats.viewers)
        takes_back = session.take_back is not None
        kept = self.table.table.pictures.kept
        self.tools = HandTools(settings, plays, takes_back, over, kept)
        self.corner_tools = CornerTools(settings, over, kept)
        self.banner = TroubleBanner(over)
        self.table.reserve_room(hand=plays)
        # In this order they hear what an update is about.
        self._log, self.take_back = RaceLog(screen), TakeBackController(screen)
        self.turn_controller = TurnController(screen)
        self.commands = TableCommands(screen, self.take_back, self.turn_controller)
        self.shared_screen, self._cards_aid = SharedScreen(screen), CardsAid(screen)
        self.key_line = KeyLine(screen, self.names_keys)
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
        self.seats.changed.connect(self._change_viewers)
        self.seats.presence_changed.connect(self._write_again)
        self.table.touched.connect(self.commands.skip)
        self.update_presenter.happened.connect(self.happened)
        self.update_presenter.showing.connect(self._clear_messages)
        self.turn_controller.called.connect(self.called)
        self.shared_screen.called.connect(self.called)
        self.take_back.consent_wanted.connect(self.shared_screen.ask_consent)
        self.take_back.called.connect(self.called)
        self.take_back.waiting.connect(self.shared_screen.wait_for_others)
        self.take_back.refused.connect(self.shared_screen.tell_refusal)
        self.arrangement.laid_out.connect(self._place_tools)
        self.arrangement.arranged.connect(self._place_banner)
        self.arrangement.arranged.connect(self.curtain.raise_)
        self.corner_tools.panel.clicked.connect(self.arrangement.toggle_panel)
        self.corner.placed.connect(self._place_corner_tools)
        self.tools.order.clicked.connect(self.hand.next_order)
        self.tools.play.clicked.connect(self.hand.play)
        self.tools.discard.clicked.connect(self.hand.discard)
        self.hand.ready.connect(self.tools.offer_move)
        self.tools.back.clicked.connect(self.take_back.request)
        self.curtain.take_back_wanted.connect(self.take_back.request)
        self.curtain.panel.phone.clicked.connect(self._want_phone)
        self.take_back.possible_now.connect(self.tools.back.setEnabled)
        self.tools.hint.clicked.connect(self.turn_controller.ask_hint)
        self.tools.offer_hints(self.offers_hints)

    def _want_phone(self) -> None:
        self.phone_wanted.emit(self.shared_screen.called_seat)

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
        # Its text is about the race that is over, and so are the cards, which would be read.
        self.bar.clear()
        picture = self.table.table.picture
        if picture is not None:
            self.table.show_picture(picture._replace(hand=(None,) * len(picture.hand)))
        self.session.deal()
        # The bar may have asked whether to go on.
        self.update_presenter.go_on()

    def _place_tools(self, layout: TableLayout) -> None:
        self.tools.set_area(layout.hand_tools.toRect())
        self._place_corner_tools()
        self._place_banner()

    def _place_corner_tools(self) -> None:
        layout = self.table.table.layout
        if layout is not None:
            tray, score = QRectF(layout.hand_tools), layout.score.toRect()
            if layout.hand:
                tray.setTop(layout.turn_sign.top())
                tray.setHeight(layout.turn_sign.height())
            self.corner_tools.place_beside(self.corner.geometry(), score, tray.toRect())
            self.bar.spare(self.corner_tools.geometry())

    def _place_banner(self) -> None:
        """Place the banner between the piles, left of an open drawer and of a card shown large."""
        layout = self.table.table.layout
        if layout is None:
            return
        road = layout.road
        left, right = road.draw_pile.right() + road.gap, road.discard_pile.left() - road.gap
        top, height = road.scenery.top() + road.gap, road.scenery.height() - road.gap
        area = self.arrangement.uncovered(QRectF(left, top, right - left, height))
        free = self.table.table.large_rect().left() - road.gap - area.left()
        self.banner.set_area(area, round(free))

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
        """The anchor of the rule about what is asked about, the chosen card or the open question.

        Empty for none.
        """
        asked = self.inspector.shown
        return self.turn_controller.rule() if asked is None else asked.anchor

    @property
    def offers_hints(self) -> bool:
        """Whether viewers of this screen can ask for hints."""
        return bool(self.seats.viewers) and self.session.offers_hints

    @property
    def takes_back(self) -> bool:
        """Whether viewers of this screen can take moves back."""
        return bool(self.seats.viewers) and self.session.take_back is not None

    def card_language(self) -> str:
        """The language of the card names for the viewer."""
        return self.shared_screen.card_language()

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
                announce(seat_change(change.before, change.after))
            self._seat_changes = changes
            self._change_people()

    def _change_viewers(self) -> None:
        """Show the hands of other people: some have gone elsewhere, or have come back."""
        self._change_people()
        self._write_again()
        self.take_back.ask_again()

    def _change_people(self) -> None:
        """Serve the people who are at this screen now."""
        plays = bool(self.seats.viewers)
        self.table.reserve_room(hand=plays)
        self.tools.setVisible(plays)
        self.tools.offer_hints(self.offers_hints)
        self.arrangement.arrange()
        self.bar.clear()
        self.shared_screen.change_people()

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
        self.shared_screen.retranslate()

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
        if event.key() in _MODIFIERS:
            # The beginning of another key, such as Alt+M for the menu that takes back a move.
            super().keyPressEvent(event)
            return
        command = command_for(event, self.settings.single_keys)
        if self.commands.ends_animation(command):
            return
        if command is None:
            super().keyPressEvent(event)
        else:
            self.obey(command)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.commands.skip()
        super().mousePressEvent(event)

    def obey(self, command: Command | int) -> None:
        """Carry out a command of the keyboard."""
        self.commands.obey(command)

"""A match on the screen: table, hand, bar, panel and curtain, wired to the session."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from mille_qt import texts
from mille_qt.card_names import CardLanguage
from mille_qt.hand_control import HandControl
from mille_qt.keyboard import Command, command_for
from mille_qt.match_table import MatchTable
from mille_qt.play_flow import PlayFlow
from mille_qt.race_history import RaceHistory
from mille_qt.settings import Settings
from mille_qt.table.picture import TablePicture
from mille_rules.moves import DRAW, Move
from mille_rules.refusals import Code, Refusal
from mille_rules.state import Phase
from mille_rules.views import Update, View

if TYPE_CHECKING:
    from mille_qt.table_session import TableSession


class GamePage(MatchTable):
    """Plays one match; what concerns files and other pages is asked of the window by signals.

    `race_over` carries the Update that ended a race; `command` a Command that is not the table's.
    """

    race_over = Signal(object)
    command = Signal(object)
    turn_changed = Signal(str)

    def __init__(
        self, session: "TableSession", settings: Settings, pictures: Path | None = None
    ) -> None:
        """`pictures` is the folder in which card pictures are kept between starts."""
        super().__init__(session, settings, pictures)
        self.hand = HandControl(self.table, self.words, settings)
        self.flow = PlayFlow(session, self.table, settings, self._preview)
        self._update: Update | None = None
        self._history = RaceHistory()
        #: Whether the hand can be played from now.
        self._active = False
        self._own_side = (session.people[0] if session.people else 0) % self.sides
        #: Whom the curtain calls.
        self._next_seat: int | None = None
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        self.session.refused.connect(self._refuse)
        self.session.seats_changed.connect(self._seats_changed)
        self.table.touched.connect(self.flow.skip)
        self.hand.moved.connect(self._make)
        self.hand.said.connect(self._say)
        self.flow.told.connect(self._tell)
        self.flow.showing.connect(self._show)
        self.flow.asked.connect(self._ask)
        self.flow.idle.connect(self._wait)
        self.flow.passed_on.connect(self._close_curtain)
        self.flow.race_over.connect(self.race_over)
        self.flow.paused.connect(lambda: self.asking.pause(self._go_on))
        self.curtain.lifted.connect(self._lift_curtain)
        self.tools.order_pressed.connect(self.hand.next_order)
        self.tools.discard_pressed.connect(self.hand.discard)
        self.tools.take_back_pressed.connect(self.take_back)
        self.panel.log.moment_chosen.connect(self._show_moment)

    def start(self) -> None:
        """Seat everybody and play."""
        self._name_log()
        for update in self.session.public_past():
            self._tell(update)
            self._write_log(update.seq)
        self.session.start()
        self.setFocus()

    # -- what the flow says ------------------------------------------------

    def _tell(self, update: Update) -> None:
        """Keep every public moment of the race, for the log and for looking back."""
        if self._history.keep(update):
            self.panel.log.forget_after(update.seq)

    def _write_log(self, seq: int) -> None:
        """The log is no faster than the table: it would give away what is about to be played."""
        for update in self._history.seen_until(seq):
            self.panel.log.tell(update)

    def _show(self, update: Update) -> None:
        self._update = update
        self._write_log(update.seq)
        if update.view.seat is not None:
            self._own_side = update.view.seat % self.sides
        self.bar.clear()
        self._draw(update, active=False)

    def _preview(self, view: View) -> TablePicture:
        """The table as it will be shown for a view."""
        own = self._own_side if view.seat is None else view.seat % self.sides
        return self.hand.preview(view, own)

    def _draw(self, update: Update, active: bool) -> None:
        self._active = active
        self.hand.show_update(update, self._own_side, active)
        self._write(update)

    def _write(self, update: Update) -> None:
        """Say in words how things stand."""
        view = update.view
        self.panel.score.show_view(view, self.words.side_names(view.seat))
        self._write_hint(update)
        self.turn_changed.emit(texts.turn(view, self.session.names, self.flow.eyes.shared))

    def _write_hint(self, update: Update) -> None:
        """Whose turn it is and what is to be done; how, the bar says once a card is chosen."""
        words = texts.turn(update.view, self.session.names, self.flow.eyes.shared)
        asked = self._active and not self.hand.has_choice
        choice = texts.choice_hint(update.view, update.choices) if asked else ""
        self.hint.setText(f"{words}\n{choice}" if choice else words)

    def _ask(self, update: Update) -> None:
        """The seat that looks is asked: offer its choices."""
        self._update = update
        view, choices = update.view, update.choices
        if choices == (DRAW,) and self.settings.auto_draw:
            self._submit(DRAW)
            return
        self._draw(update, active=True)
        if view.phase is Phase.ANSWER:
            names, time = self.session.names, self.session.answer_time
            self.asking.coup(view, choices, names, self._submit, time)
        elif view.phase is Phase.EXTENSION:
            self.asking.extension(view, self._submit)

    def _wait(self, update: Update) -> None:
        self._update = update
        self._draw(update, active=False)

    def _go_on(self) -> None:
        self.bar.clear()
        self.flow.go_on()

    def next_race(self) -> None:
        """Deal the next race."""
        self.flow.used = None
        self.session.deal()

    # -- moves ---------------------------------------------------------------

    def _make(self, move: Move, place: int) -> None:
        """A move from the hand: perhaps after a question, always through the session."""
        update = self._update
        if update is None or self.bar.asks or update.view.seat is None:
            return

        def make(chosen: Move) -> None:
            self.flow.used = place if place >= 0 else None
            self._submit(chosen)

        self.asking.before(update.view, move, make, self._keep)

    def _keep(self) -> None:
        self.bar.clear()
        self.hand.let_go()

    def _submit(self, move: Move) -> None:
        update = self._update
        if update is None or update.view.seat is None:
            return
        self.bar.clear()
        self.session.submit(update.view.seat, move, update.seq)

    def _refuse(self, seat: int, refusal: Refusal, _update: Update) -> None:
        """The card lies in its place again, and the reason is said."""
        if seat != self.flow.eyes.looking or refusal.code is Code.STALE:
            return
        self.flow.used = None
        self.hand.let_go()
        names = self.words.side_names(seat)
        self.bar.say(texts.refusal(refusal, names, self.session.names), warning=True)

    def _say(self, text: str, warning: bool) -> None:
        if self._update is not None:
            self._write_hint(self._update)
        if self.bar.asks:
            return
        if text:
            self.bar.say(text, warning)
        else:
            self.bar.clear()

    def take_back(self) -> None:
        """In practice: go back to the last decision of the seat that looks."""
        seat = self.flow.eyes.looking
        if not self.session.practice or seat is None:
            return
        if self.session.take_back(seat):
            self.asking.give_up()
            self.flow.go_on()
        else:
            self.bar.say(self.tr("There is no move of yours to take back in this race."))

    # -- looking back -----------------------------------------------------------

    def _show_moment(self, seq: int) -> None:
        moment = self._history.moment(seq)
        if moment is None or self.curtain.isVisible():
            return
        self.asking.give_up()
        self.flow.hold()
        self.flow.skip()
        self.hand.show_update(moment, self._own_side, active=False)
        self.asking.moment(self._back_to_now)

    def _back_to_now(self) -> None:
        self.bar.clear()
        self.setFocus()
        if self._update is not None:
            self._draw(self._update, active=False)
        self.flow.go_on()

    # -- curtain ---------------------------------------------------------------

    def _close_curtain(self, seat: int) -> None:
        """Nobody's hand is in the scene before the curtain is even painted."""
        self.flow.look(None)
        self.flow.hold()
        self.asking.give_up()
        self._next_seat = seat
        public = self.flow.eyes.latest(None)
        if public is not None:
            self._update = public
            self._draw(public, active=False)
            self.table.table.skip()
        self.curtain.close_for(self.session.names[seat], self.public_picture())

    def _lift_curtain(self) -> None:
        """Show the hand of whoever took over, in the card language of theirs."""
        self.setFocus()
        self._name_log()
        self.flow.look(self._next_seat)
        if self.card_language() is not self.table.language:
            self.dress()

    def hide_hand(self) -> None:
        """Close the curtain while the window is not the active one, if people share it."""
        looking = self.flow.eyes.looking
        if self.flow.eyes.shared and looking is not None and not self.curtain.isVisible():
            self._close_curtain(looking)

    # -- words and look ----------------------------------------------------------

    def _seats_changed(self) -> None:
        """Somebody is called otherwise, is a computer now, or can no longer be reached."""
        self.words.name(self.session.names)
        self._name_log()
        self.hand.redraw()
        if self._update is not None:
            self._write(self._update)

    def retranslate(self) -> None:
        """Draw again in the language in force."""
        self._name_log()
        self.hand.redraw()
        if self.session.trouble is not None:
            self.show_trouble(self.session.trouble)
        if self._update is not None:
            self._write(self._update)
        if self.bar.asks:
            self.asking.retranslate()
        else:
            self.bar.clear()
        if self.curtain.isVisible() and self._next_seat is not None:
            self.curtain.close_for(self.session.names[self._next_seat], self.public_picture())

    def choose_card_language(self, language: CardLanguage) -> None:
        """Have the names on the cards so: where people share the screen, for who looks now."""
        name = self._sharer()
        if name is None:
            self.settings.card_language = language
        else:
            mine = {name: language}
            self.settings.card_languages = {**self.settings.card_languages, **mine}

    def card_language(self) -> CardLanguage:
        """The names that the cards have for whoever looks."""
        general, name = self.settings.card_language, self._sharer()
        return general if name is None else self.settings.card_languages.get(name, general)

    def _sharer(self) -> str | None:
        """Whose screen it is, where several people share it."""
        eyes = self.flow.eyes
        shared = eyes.shared and eyes.looking is not None
        return self.session.names[eyes.looking] if shared and eyes.looking is not None else None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.curtain.isVisible():
            self.curtain.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.flow.skip():
            return
        command = command_for(event, self.settings.single_keys)
        if command is None:
            super().keyPressEvent(event)
        else:
            self._obey(command)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.flow.skip()
        super().mousePressEvent(event)

    def _obey(self, command: Command | int) -> None:
        if command in (Command.SAVE, Command.LEAVE, Command.SHEET):
            self.command.emit(command)
        elif command is Command.REDRAW:
            self.dress()
        elif command is Command.TAKE_BACK:
            self.take_back()
        elif self.bar.asks:
            self.bar.answer(command)
        else:
            self.hand.obey(command)

    def _name_log(self) -> None:
        """In a log that several people read, nobody is you."""
        people = self.session.people
        own = people[0] if len(people) == 1 else None
        self.panel.log.name(self.session.names, self.words.side_names(own), own)

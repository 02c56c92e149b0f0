"""One screen for several people: the curtain between their turns, and the cards of each."""

from PySide6.QtCore import QObject, Signal

from mille_qt import texts
from mille_qt.announcing import announcer
from mille_qt.hints import Hints
from mille_qt.match_table import MatchTable
from mille_qt.narrator import Narrator
from mille_qt.play_flow import PlayFlow
from mille_qt.table_now import TableNow


class SharedScreen(QObject):
    """Gives the screen to one seat after another; `called` says in words who is to act."""

    called = Signal(str)

    def __init__(
        self,
        page: MatchTable,
        now: TableNow,
        flow: PlayFlow,
        hints: Hints,
        narrator: Narrator,
    ) -> None:
        super().__init__(page)
        self._page, self._now, self._flow = page, now, flow
        self._hints, self._narrator = hints, narrator
        #: Whom the curtain calls.
        self._next_seat: int | None = None
        flow.passed_on.connect(self._pass_on)
        page.curtain.lifted.connect(self._lift)

    def _pass_on(self, seat: int) -> None:
        """Another person at this screen is asked."""
        self._close(seat)
        if self._now.update is not None:
            view, names = self._now.update.view, self._page.session.names
            self.called.emit(texts.turn(view, names, shared=True))

    def hide_hand(self) -> None:
        """Close the curtain while the window is not the active one, if people share it."""
        looking = self._flow.eyes.looking
        if self._flow.eyes.shared and looking is not None and not self._page.curtain.isVisible():
            self._close(looking)

    def _close(self, seat: int) -> None:
        """Nobody's hand is in the scene before the curtain is even painted.

        It has the keyboard before the cards go, so that no reader says that they have.
        """
        page = self._page
        self._flow.look(None)
        self._flow.hold()
        page.asking.give_up()
        self._hints.drop()
        self._next_seat = seat
        announcer().forget_secrets()
        self._narrator.call_anew()
        page.curtain.close_for(page.session.names[seat])
        public = self._flow.eyes.latest(None)
        if public is not None:
            self._now.show(public)
            page.table.table.skip()
        page.curtain.show_table(page.public_picture())
        page.slots.hide(True)

    def _lift(self) -> None:
        """Show the hand of whoever took over, in the card language of theirs."""
        page = self._page
        page.slots.hide(False)
        page.slots.hand.stop_at(0)
        self._flow.look(self._next_seat)
        self._flow.catch_up()
        page.slots.take()
        if page.card_language() != page.table.language:
            page.dress()

    def retranslate(self) -> None:
        """Have a closed curtain show the table as it is drawn now."""
        page = self._page
        if page.curtain.isVisible() and self._next_seat is not None:
            page.curtain.close_for(page.session.names[self._next_seat])
            page.curtain.show_table(page.public_picture())

    # -- the cards of each --------------------------------------------------------

    def choose_card_language(self, language: str) -> None:
        """Have the names on the cards so: where people share the screen, for who looks now."""
        settings, name = self._page.settings, self._sharer()
        if name is None:
            settings.card_language = language
        else:
            settings.card_languages = {**settings.card_languages, name: language}

    def card_language(self) -> str:
        """The names that the cards have for whoever looks."""
        settings, name = self._page.settings, self._sharer()
        general = settings.card_language
        return general if name is None else settings.card_languages.get(name, general)

    def _sharer(self) -> str | None:
        """Whose screen it is, where several people share it."""
        looking = self._flow.eyes.looking
        if looking is None or not self._flow.eyes.shared:
            return None
        return self._page.session.names[looking]

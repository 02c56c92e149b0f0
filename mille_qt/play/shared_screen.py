"""A screen shared by several people: the curtain between their turns, and their card names."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from mille_qt.play.curtain import Consent
from mille_qt.play.match_screen import MatchScreen
from mille_qt.ui.access.announcing import announcer
from mille_qt.ui.shared_windows import close_hand_windows
from mille_qt.ui.texts.turns import turn, why_called
from mille_rules.views import Update


class SharedScreen(QObject):
    """Makes one seat after another the viewer; `called` carries the words for who is to act.

    Between two viewers the screen shows the public table, without a hand.
    """

    called = Signal(str)

    def __init__(self, screen: MatchScreen) -> None:
        super().__init__(screen.page)
        self._page, self._session, self._seats = screen.page, screen.session, screen.seats
        self._prompts, self._curtain = screen.prompts, screen.curtain
        self._table_presenter = screen.table_presenter
        self._update_presenter = update_presenter = screen.update_presenter
        self._hints, self._narrator = screen.hints, screen.narrator
        #: The number of the update for which a player elsewhere was called last.
        self._called_elsewhere = -1
        #: The seat that the curtain calls, and whether it was to act.
        self._next_seat: int | None = None
        self._awaited = False
        #: Returns why a move stays, until somebody is told.
        self._refusal: Callable[[], str] | None = None
        #: Closes the closed curtain again, in the current language.
        self._close_again: Callable[[], None] | None = None
        update_presenter.must_hide.connect(self._hide_hand)
        update_presenter.passed_on.connect(self._pass_on)
        update_presenter.idle.connect(self._open_unless_called)
        update_presenter.idle.connect(self._call_elsewhere)
        screen.curtain.lifted.connect(self._lift)
        screen.session.updated.connect(self._call_off)
        screen.session.seats_changed.connect(self._call_off)
        screen.page.arrangement.laid_out.connect(self._place_curtain)
        screen.page.arrangement.arranged.connect(self._place_curtain)

    def _pass_on(self, seat: int) -> None:
        """Call another person at this screen who is to act."""
        self._call(seat)
        if self._table_presenter.update is not None:
            view, names = self._table_presenter.update.view, self._session.names
            self.called.emit(turn(view, names, shared=True))

    def _call_elsewhere(self, update: Update) -> None:
        """Call the players elsewhere who are to act, once."""
        if update.seq != self._called_elsewhere and set(update.view.to_act) & set(
            self._seats.elsewhere
        ):
            self._called_elsewhere = update.seq
            self.called.emit(turn(update.view, self._session.names, shared=True))

    def hide_hand(self) -> None:
        """Close the curtain if people share the screen."""
        looking = self._update_presenter.queues.looking
        if (
            self._update_presenter.queues.shared
            and looking is not None
            and not self._curtain.isVisible()
        ):
            self._call(looking)

    # -- hiding a hand ------------------------------------------------------------

    def _hide_hand(self) -> None:
        """Show the public table, and close everything that may reveal the hand shown before."""
        page = self._page
        self._update_presenter.look(None)
        self._prompts.give_up()
        self._hints.drop()
        self._narrator.call_anew()
        window = page.window()
        if isinstance(window, QMainWindow):
            close_hand_windows(window)
        public = self._update_presenter.queues.public_on_screen()
        if page.has_accessible_table:
            page.accessible_table.leave_hand()
        if public is not None:
            self._table_presenter.show(public)
            page.table.table.skip()
        if page.has_accessible_table:
            page.accessible_table.deferred_announcement.announce_now()
        announcer().forget_secrets()

    def _close(self, cover: Callable[[], None]) -> None:
        """Hide the hand, and close the curtain by calling `cover`.

        The hand is removed from the scene before the curtain is painted. The curtain gets the focus
        before the cards are removed, so that no screen reader announces their removal.
        """
        page = self._page
        self._close_again = cover
        cover()
        self._hide_hand()
        self._update_presenter.hold()
        page.accessible_table.hide(True)

    def change_people(self) -> None:
        """Hide the hand unless it belongs to the only person who is left; then ask anew."""
        looking = self._update_presenter.queues.looking
        if looking is None or self._seats.shared or self._seats.viewers != (looking,):
            self._page.setFocus()
            self._hide_hand()
        self._prompts.give_up()
        self._hints.drop()
        self._open_curtain()
        self._table_presenter.change_people()
        self._update_presenter.change_people()

    def _open_curtain(self) -> None:
        """Open the curtain without showing a hand: the player it has called may have left."""
        self._close_again = None
        # It is not visible behind the score sheet.
        if not self._curtain.isHidden():
            self._page.accessible_table.hide(False)
            self._curtain.open()

    # -- calling people -----------------------------------------------------------

    @property
    def called_seat(self) -> int | None:
        """The seat that the curtain calls; None if it calls nobody."""
        return self._next_seat if self._curtain.isVisible() and self._curtain.calls else None

    def _call(self, seat: int) -> None:
        """Close the curtain until a seat's player takes over."""
        refusal, self._refusal = self._refusal, None

        def cover() -> None:
            names, public = self._session.names, self._update_presenter.queues.latest(None)
            reason = "" if public is None else why_called(public.view, seat, names)
            take_back = self._session.take_back
            mover = None if refusal or take_back is None else take_back.seat
            self._show_face(seat)
            mover_name = names[mover] if mover in self._seats.viewers else ""
            why = " ".join(filter(None, (refusal and refusal(), reason)))
            self._curtain.close_for(names[seat], why, mover_name)

        self._next_seat = seat
        self._awaited = seat in self._update_presenter.queues.asked()
        self._close(cover)

    def _call_off(self, *_news: object) -> None:
        """Open the curtain, without a hand, once the called player is not to act any more.

        The computer has played in their place, or they have not answered in time.
        """
        asked, curtain = self._update_presenter.queues.asked(), self._curtain
        if curtain.isVisible() and curtain.calls and self._awaited and self._next_seat not in asked:
            self.change_people()

    def _open_unless_called(self) -> None:
        """Open the curtain after a question if the next player is not at this screen."""
        if not self._curtain.isHidden() and not self._curtain.calls:
            self._open_curtain()
            self._page.setFocus()
        refusal, self._refusal = self._refusal, None
        if refusal is not None:
            self._page.bar.say(refusal())

    def _show_face(self, seat: int) -> None:
        face = self._page.picture_builder.face(seat)
        self._curtain.panel.face.show_face(face, seat % self._session.sides)

    def _lift(self) -> None:
        """Show the hand of the player who has opened the curtain."""
        page = self._page
        self._close_again = None
        page.accessible_table.hide(False)
        page.accessible_table.hand.stop_at(0)
        self._update_presenter.look(self._next_seat)
        self._update_presenter.catch_up()
        page.accessible_table.take()
        if page.card_language() != page.table.language:
            page.apply_theme()

    def ask_consent(self, asker: int, answered: Callable[[bool], None]) -> None:
        """Ask everybody else at this screen, together, whether a seat may take back a move.

        `answered` is called with whether they agree. No hand is shown meanwhile.
        """

        def cover() -> None:
            self._show_face(asker)
            self._curtain.ask(Consent(self._session.names[asker], answered))

        self._close(cover)

    def wait_for_others(self, names: Sequence[str]) -> None:
        """Close the curtain until others have answered, as `Curtain.wait`."""
        self._close(lambda: self._curtain.wait(names))

    def tell_refusal(self, why: Callable[[], str] | None) -> None:
        """Tell the next player who is called why a move stays; nothing for None."""
        self._refusal = why

    def retranslate(self) -> None:
        """Close a closed curtain again, in the current language."""
        if not self._curtain.isHidden() and self._close_again is not None:
            self._close_again()

    def _place_curtain(self) -> None:
        """Let the curtain close over the tray and what is below it."""
        page, layout = self._page, self._page.table.table.layout
        if layout is not None:
            area = page.table.geometry()
            area.setTop(area.top() + int(layout.public_bottom))
            area.setBottom(page.rect().bottom())
            self._curtain.place(area)

    # -- card names --------------------------------------------------------

    def choose_card_language(self, language: str) -> None:
        """Set the language of the card names; on a shared screen, for the viewer only."""
        settings, name = self._page.settings, self._sharer()
        if name is None:
            settings.card_language = language
        else:
            settings.card_languages = {**settings.card_languages, name: language}

    def card_language(self) -> str:
        """The language of the card names for the viewer."""
        settings, name = self._page.settings, self._sharer()
        general = settings.card_language
        return general if name is None else settings.card_languages.get(name, general)

    def _sharer(self) -> str | None:
        """The viewer's name on a shared screen; None on a screen that is not shared."""
        looking = self._update_presenter.queues.looking
        if looking is None or not self._update_presenter.queues.shared:
            return None
        return self._session.names[looking]

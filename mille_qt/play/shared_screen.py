"""One screen for several people: the curtain between their turns, and the cards of each."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from mille_qt.play.curtain import Consent
from mille_qt.play.hints import Hints
from mille_qt.play.match_table import MatchTable
from mille_qt.play.narrator import Narrator
from mille_qt.play.table_presenter import TablePresenter
from mille_qt.play.update_presenter import UpdatePresenter
from mille_qt.ui import texts
from mille_qt.ui.access.announcing import announcer
from mille_qt.ui.shared_windows import close_hand_windows


class SharedScreen(QObject):
    """Gives the screen to one seat after another; `called` says in words who is to act.

    Between two of them it shows the public table, with nobody's hand.
    """

    called = Signal(str)

    def __init__(
        self,
        page: MatchTable,
        table_presenter: TablePresenter,
        presenter: UpdatePresenter,
        hints: Hints,
        narrator: Narrator,
    ) -> None:
        super().__init__(page)
        self._page, self._table_presenter, self._presenter = page, table_presenter, presenter
        self._hints, self._narrator = hints, narrator
        #: Whom the curtain calls.
        self._next_seat: int | None = None
        #: The seat whose player has just refused to have a move taken back.
        self._refused_by: int | None = None
        #: Closes a closed curtain once more, in the language in force.
        self._close_again: Callable[[], None] | None = None
        presenter.must_hide.connect(self._hide_hand)
        presenter.passed_on.connect(self._pass_on)
        page.curtain.lifted.connect(self._lift)

    def _pass_on(self, seat: int) -> None:
        """Another person at this screen is asked."""
        self._call(seat)
        if self._table_presenter.update is not None:
            view, names = self._table_presenter.update.view, self._page.session.names
            self.called.emit(texts.turn(view, names, shared=True))

    def hide_hand(self) -> None:
        """Close the curtain while the window is not the active one, if people share it."""
        looking = self._presenter.queues.looking
        if (
            self._presenter.queues.shared
            and looking is not None
            and not self._page.curtain.isVisible()
        ):
            self._call(looking)

    # -- hiding a hand ------------------------------------------------------------

    def _hide_hand(self) -> None:
        """Show the public table, and close everything that may tell of the hand shown before."""
        page = self._page
        self._presenter.look(None)
        page.prompts.give_up()
        self._hints.drop()
        self._narrator.call_anew()
        window = page.window()
        if isinstance(window, QMainWindow):
            close_hand_windows(window)
        public = self._presenter.queues.public_on_screen()
        if page.has_accessible_table:
            page.accessible_table.leave_hand()
        if public is not None:
            self._table_presenter.show(public)
            page.table.table.skip()
        if page.has_accessible_table:
            page.accessible_table.deferred_announcement.announce_now()
        announcer().forget_secrets()

    def _close(self, cover: Callable[[], None]) -> None:
        """Hide the hand, and close the curtain in front of the table with `cover`.

        Nobody's hand is in the scene before the curtain is even painted. The curtain has the focus
        before the cards go, so that no screen reader says that they have.
        """
        page = self._page
        # The curtain closes first, with its words and the focus; its picture needs the empty table.
        self._close_again = cover
        cover()
        self._hide_hand()
        self._presenter.hold()
        page.curtain.show_table(page.public_picture())
        page.accessible_table.hide(True)

    # -- calling people -----------------------------------------------------------

    def _call(self, seat: int) -> None:
        """Close the curtain until the player of a seat takes over."""

        refused_by, self._refused_by = self._refused_by, None

        def cover() -> None:
            names, public = self._page.session.names, self._presenter.queues.latest(None)
            reason = "" if public is None else texts.why_called(public.view, seat, names)
            if refused_by is not None:
                name = texts.isolated(names[refused_by])
                reason = self.tr("{name} would rather leave it as it is.").format(name=name)
            self._page.curtain.close_for(names[seat], reason)

        self._next_seat = seat
        self._close(cover)

    def _lift(self) -> None:
        """Show the hand of the player who took over, with their card names."""
        page = self._page
        self._close_again = None
        page.accessible_table.hide(False)
        page.accessible_table.hand.stop_at(0)
        self._presenter.look(self._next_seat)
        self._presenter.catch_up()
        page.accessible_table.take()
        if page.card_language() != page.table.language:
            page.apply_theme()

    def ask_consent(self, asker: int, others: Sequence[int], then: Callable[[], None]) -> None:
        """Ask others at this screen whether a seat may take back a move, and theirs with it.

        If all agree, `then` is called, which takes it back. In any case the player to act next is
        called: no hand is shown while somebody else answers.
        """
        if not others:
            then()
            self._presenter.go_on()
            return
        first, *rest = others

        def answered(agreed: bool) -> None:
            if agreed:
                self.ask_consent(asker, rest, then)
            else:
                self._refused_by = first
                self._presenter.go_on()

        def cover() -> None:
            names = self._page.session.names
            self._page.curtain.ask(Consent(names[first], names[asker], answered))

        self._close(cover)

    def retranslate(self) -> None:
        """Have a closed curtain show the table as it is drawn now."""
        page = self._page
        if page.curtain.isVisible() and self._close_again is not None:
            self._close_again()
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
        looking = self._presenter.queues.looking
        if looking is None or not self._presenter.queues.shared:
            return None
        return self._page.session.names[looking]

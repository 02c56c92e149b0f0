"""The seats of the people at this screen: its viewers, and those whose hands are elsewhere."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from mille_qt.ui.presence import Reachability
from mille_rules.moves import DRAW, PASS, Move
from mille_rules.refusals import Code, Refusal
from mille_rules.state import BETWEEN_RACES, Phase
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_qt.session.table_session import TableSession
    from mille_qt.ui.settings import Settings
    from mille_rules.computer.player import Told


class SeatPlayer(Protocol):
    """Shows a seat's hand to its player in place of the window, for instance on a phone."""

    @property
    def awake(self) -> bool:
        """Whether its player can see the hand now."""

    def sit(self, seat: "SeatElsewhere") -> None:
        """Act through this seat."""

    def update(self, update: Update) -> None:
        """Show an update of the seat; if it has choices, the player is to act."""

    def refused(self, refusal: Refusal, update: Update) -> None:
        """Show why a move was not made, and a fresh update."""

    def ask_consent(self, asker: str) -> None:
        """Ask whether the player `asker` may take back the latest move."""

    def end_consent(self, why: Callable[[], str] | None) -> None:
        """End the question whether a move may be taken back, for those asked and the asker.

        `why` returns why the move stays, in the current language; None if there is nothing to tell.
        """

    def stop(self) -> None:
        """Show the hand no longer: it is at the screen again, or somebody else has the seat."""


class SeatElsewhere:
    """The seat of a player whose hand is shown elsewhere: what that player can do."""

    def __init__(self, seats: "ScreenSeats", name: str, player: SeatPlayer) -> None:
        self._seats, self._session = seats, seats.session
        self.name, self.player = name, player
        #: Whether the player has declared to be ready for the next race or match.
        self.is_ready = False

    @property
    def seat(self) -> int | None:
        """The number of the seat; None while the player has none at this screen."""
        return self._seats.seat_of(self)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._session.names

    @property
    def stood_in(self) -> bool:
        """Whether the computer plays for the player, who has not played for long."""
        return self.seat is not None and self._session.is_computer(self.seat)

    def play_again(self) -> None:
        """Let the player play again, for whom the computer has played meanwhile."""
        if self.seat is not None:
            self._session.play_again(self.seat)

    @property
    def offers_hints(self) -> bool:
        """Whether players may ask for hints."""
        return self._session.offers_hints

    def phrases(self) -> tuple[str, ...]:
        """The quick phrases that the player can say, in the current language."""
        return () if self._session.speech is None else self._session.speech.phrases()

    def say_phrase(self, number: int) -> None:
        """Say a quick phrase."""
        if self._session.speech is not None:
            self._session.speech.say_phrase(number, self.seat)

    @property
    def update(self) -> Update | None:
        """The latest update of the seat."""
        return None if self.seat is None else self._seats.latest(self.seat)

    def submit(self, move: Move, seq: int) -> None:
        """Make a move for a player who has seen the update `seq`."""
        if self.seat is not None:
            self._seats.submit(self.seat, move, seq)

    def hint(self, told: "Told") -> None:
        """Call `told` with the ranked choices, as `TableSession.hint`; noted as a hint."""
        update = self.update
        if update is not None and update.choices and self._session.offers_hints:
            self._session.hint(update, told)

    @property
    def can_take_back(self) -> bool:
        """Whether the player can take back a move, or ask for it."""
        take_back = self._session.take_back
        return self.seat is not None and take_back is not None and take_back.is_possible(self.seat)

    @property
    def asks_others(self) -> bool:
        """Whether the others must agree to that."""
        take_back = self._session.take_back
        return take_back is not None and not take_back.freely

    def take_back(self) -> None:
        """Take back a move, once the others have agreed."""
        if self.can_take_back:
            self._seats.take_back_wanted.emit(self.seat)

    def answer_consent(self, agreed: bool) -> None:
        """Answer whether another player may take back a move."""
        if self.seat is not None:
            self._seats.consented.emit(self.seat, agreed)

    @property
    def may_be_ready(self) -> bool:
        """Whether the next race waits for the player; on this computer also the next match."""
        update, local = self.update, not self._session.on_network
        phases = BETWEEN_RACES if local else (Phase.DEAL,)
        return update is not None and update.view.phase in phases and not self.is_ready

    def ready(self) -> None:
        """Declare to be ready for the next race or match."""
        if self.may_be_ready:
            self.is_ready = True
            self._seats.ready_changed.emit()


class ScreenSeats(QObject):
    """Tells the viewers of this screen from the people whose hands are elsewhere.

    The updates, refusals and questions of a seat elsewhere go to its `SeatPlayer` alone. A hand
    elsewhere belongs to a player's name, whatever seat that player has.
    """

    #: Other people look at the screen now.
    changed = Signal()
    #: A player elsewhere has become reachable, or is so no longer.
    presence_changed = Signal()
    #: A player elsewhere is ready for the next race or match.
    ready_changed = Signal()
    #: A seat elsewhere wants to take back a move; or has answered whether another may.
    take_back_wanted = Signal(int)
    consented = Signal(int, bool)

    def __init__(
        self, session: "TableSession", settings: "Settings", parent: QObject | None = None
    ) -> None:
        """`settings` tell whether cards are drawn automatically."""
        super().__init__(parent)
        self.session, self._settings = session, settings
        self._elsewhere: dict[str, SeatElsewhere] = {}
        #: The latest update of each seat here.
        self._latest: dict[int, Update] = {}
        #: The number of moves up to the latest one that was made elsewhere.
        self.moved = 0
        #: The seats that have accepted the present hazard elsewhere, and the update that they saw.
        self.accepted: dict[int, int] = {}
        #: The seats elsewhere when that was last looked at.
        self._served: dict[int, SeatElsewhere] = {}
        #: The seats elsewhere for whose players the computer played then.
        self._stood_in: set[int] = set()
        session.updated.connect(self._receive)
        session.refused.connect(self._refuse)
        session.seats_changed.connect(self._change_players)

    # -- who is where ----------------------------------------------------------------

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of everybody at this screen."""
        return self.session.people

    @property
    def elsewhere(self) -> dict[int, SeatElsewhere]:
        """Those whose hand is shown elsewhere, by seat."""
        if not self._elsewhere:
            return {}
        known, name = self._elsewhere, self.session.own_name
        return {seat: known[name(seat)] for seat in self.people if name(seat) in known}

    @property
    def viewers(self) -> tuple[int, ...]:
        """The seats whose hands the screen shows."""
        elsewhere = self.elsewhere
        return tuple(seat for seat in self.people if seat not in elsewhere)

    @property
    def shared(self) -> bool:
        """Whether hands must be hidden from others at this screen."""
        return len(self.people) > 1 or bool(self.elsewhere)

    def seat_of(self, elsewhere: SeatElsewhere) -> int | None:
        """The seat of a player elsewhere, None if that player has none now."""
        return next((seat for seat, one in self.elsewhere.items() if one is elsewhere), None)

    def presence(self, seat: int) -> Reachability | None:
        """Whether the player of a seat elsewhere can be reached; None for all other seats."""
        elsewhere = self.elsewhere.get(seat)
        if elsewhere is None:
            return None
        return Reachability.HERE if elsewhere.player.awake else Reachability.AWAY

    def latest(self, seat: int) -> Update | None:
        """The latest update of a seat of this screen."""
        return self._latest.get(seat)

    def give(self, name: str, player: SeatPlayer) -> None:
        """Show a player's hand elsewhere, in place of the window or another player object.

        The player need not have a seat now.
        """
        self._elsewhere[name] = SeatElsewhere(self, name, player)
        player.sit(self._elsewhere[name])
        self._change()

    def bring_back(self, name: str) -> None:
        """Show a player's hand at this screen again."""
        if self._elsewhere.pop(name, None) is not None:
            self._change()

    def end(self) -> None:
        """Serve nobody elsewhere any more, since the page is about to be deleted."""
        self._elsewhere.clear()
        self._serve()

    def _change(self) -> None:
        """Serve other seats elsewhere, and tell the parts of the window that show hands."""
        self._serve()
        self._accept_together()
        self.changed.emit()

    def _serve(self) -> None:
        """Stop those whose hands are elsewhere no longer, and begin with the new ones."""
        before, self._served = self._served, self.elsewhere
        for elsewhere in before.values():
            if elsewhere not in self._served.values():
                elsewhere.player.stop()
        for seat, elsewhere in self._served.items():
            update = self._latest.get(seat)
            if update is not None and before.get(seat) is not elsewhere:
                self._tell(seat, update._replace(events=()))

    def _change_players(self) -> None:
        for seat in set(self._latest) - set(self.people):
            del self._latest[seat]
        if self.elsewhere != self._served:
            self._serve()
        self._tell_who_plays()
        self._accept_together()

    def _tell_who_plays(self) -> None:
        """Tell those elsewhere for whom the computer plays now, or does so no more."""
        stood_in = {seat for seat, one in self.elsewhere.items() if one.stood_in}
        changed, self._stood_in = stood_in ^ self._stood_in, stood_in
        for seat in changed:
            update, elsewhere = self._latest.get(seat), self.elsewhere.get(seat)
            if update is not None and elsewhere is not None:
                elsewhere.player.update(update._replace(events=()))

    # -- moves -------------------------------------------------------------------------

    def submit(self, seat: int, move: Move, seq: int) -> None:
        """Make a move for a seat elsewhere.

        Partners are asked about a hazard at the same time; nobody may see which of them accepts it
        first, so that those here who accept it do so together.
        """
        self.accepted.pop(seat, None)
        update = self._latest.get(seat)
        if move == PASS and update is not None and update.seq == seq and self._is_asked(seat):
            self.accepted[seat] = seq
            self._accept_together()
        else:
            self.session.submit(seat, move, seq)

    def _accept_together(self) -> None:
        """Accept a hazard for those elsewhere who want to, once nobody else here is asked."""
        if not self.accepted:
            return
        asked, elsewhere = set(filter(self._is_asked, self.people)), self.elsewhere
        accepted = {s: seq for s, seq in self.accepted.items() if s in asked and s in elsewhere}
        together = asked == set(accepted)
        self.accepted = {} if together else accepted
        for seat, seq in accepted.items() if together else ():
            self.session.submit(seat, PASS, seq)

    def _is_asked(self, seat: int) -> bool:
        update = self._latest.get(seat)
        return update is not None and PASS in update.choices

    # -- what the session tells --------------------------------------------------------

    def _receive(self, seat: int | None, update: Update) -> None:
        if seat is None:
            self._follow(update)
        elif seat in self.people:
            self._latest[seat] = update
            self._tell(seat, update)
        self._accept_together()

    def _follow(self, update: Update) -> None:
        """Follow the public table."""
        moves, elsewhere = update.view.moves, self.elsewhere
        made_elsewhere = bool(moves) and moves[-1][0] in elsewhere
        self.moved = update.seq if made_elsewhere else min(self.moved, update.seq)
        if update.view.phase not in BETWEEN_RACES:
            for one in self._elsewhere.values():
                one.is_ready = False

    def _tell(self, seat: int, update: Update) -> None:
        """Show an update elsewhere; a card is drawn automatically as at the screen."""
        elsewhere = self.elsewhere.get(seat)
        if elsewhere is None:
            return
        elsewhere.player.update(update)
        if update.choices == (DRAW,) and self._settings.auto_draw:
            self.session.submit(seat, DRAW, update.seq, by_itself=True)

    def _refuse(self, seat: int, refusal: Refusal, update: Update) -> None:
        elsewhere = self.elsewhere.get(seat)
        if elsewhere is not None:
            self._latest[seat] = update
            if refusal.code is Code.STALE:
                elsewhere.player.update(update)
            else:
                elsewhere.player.refused(refusal, update)

    # -- between races -----------------------------------------------------------------

    @property
    def all_ready(self) -> bool:
        """Whether nobody looks at the screen, and everybody elsewhere is ready to go on.

        Otherwise the next race or match begins with the button of the score sheet.
        """
        return bool(self.elsewhere) and not self.viewers and not self.not_ready

    @property
    def not_ready(self) -> tuple[str, ...]:
        """The names of those elsewhere who are not ready for the next race or match."""
        return tuple(one.name for one in self.elsewhere.values() if not one.is_ready)

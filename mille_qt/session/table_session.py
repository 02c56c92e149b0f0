"""The interface between a match on the screen and its session, local or on the network."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance

from mille_qt.session.race_players import RacePlayer
from mille_qt.session.record_info import Assistance
from mille_qt.session.take_back import SessionTakeBack
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.presence import Reachability
from mille_rules.cards import Card
from mille_rules.moves import Move
from mille_rules.reconstruction import reconstruct_race
from mille_rules.refusals import Refusal
from mille_rules.rulesets import RuleSet
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_rules.challenge import Challenge
    from mille_rules.computer.player import Told
    from mille_rules.seating import SeatChange


class RaceTimeline:
    """All public updates since the latest deal, including those that this screen has missed."""

    def __init__(self, reconstruct: Callable[[Update], list[Update]] = reconstruct_race) -> None:
        """`reconstruct` returns the updates since the latest deal, up to the given one."""
        self._reconstruct = reconstruct
        self._updates: list[Update] = []
        self._latest: Update | None = None

    def clear(self) -> None:
        """Forget everything, for another match."""
        self._updates.clear()
        self._latest = None

    def add(self, update: Update) -> None:
        """Add the latest public update.

        The updates before it are reconstructed from its moves if they have not been received: when
        a match is opened or joined during a race, after a lost connection, and after a take-back.
        """
        before, self._latest = self._latest, update
        race = None if before is None else before.view.match.race
        last = before.seq if before is not None and race == update.view.match.race else -1
        if update.seq == last:
            return
        dealt = not update.view.moves
        # Every move has events; an update without events only tells the position.
        if not update.events or not (dealt or update.seq == last + 1):
            self._updates = self._reconstruct(update) or [update]
        elif dealt:
            self._updates = [update]
        else:
            self._updates.append(update)

    def moment(self, seq: int) -> Update | None:
        """The public table after a number of moves, if that was in this race."""
        return next((update for update in self._updates if update.seq == seq), None)

    def missed(self, after: int, latest: Update) -> list[Update]:
        """The reconstructed updates after number `after`, up to the position of `latest`."""
        return [
            update
            for update in self._updates
            if after < update.seq <= latest.seq and update is not latest
        ]


class Speech(Protocol):
    """Quick phrases to people at other computers."""

    def phrases(self) -> tuple[str, ...]:
        """Return the quick phrases in the current language."""

    def say_phrase(self, number: int, seat: int | None) -> None:
        """Say one of them; `seat` is that of the person here who says it."""


class TableSession(Protocol):
    """A match under way; the screen treats all kinds alike."""

    @property
    def updated(self) -> SignalInstance:
        """Carries a seat at this screen, None for the public table, and its Update."""

    @property
    def refused(self) -> SignalInstance:
        """Carries a seat at this screen, the Refusal and a fresh Update."""

    @property
    def seats_changed(self) -> SignalInstance:
        """Emitted when the name, kind or presence of a player has changed."""

    @property
    def match_id(self) -> str:
        """The identity of the match, on every computer that plays it."""

    @property
    def on_network(self) -> bool:
        """True if players may be at other computers."""

    def earlier_hands(self, seat: int) -> Iterable[tuple[Card, ...]]:
        """The hands of a seat in this race, as far as they are known, from the deal on."""

    @property
    def dealing(self) -> bool:
        """True if the next race has begun, but its cards have not arrived yet."""

    @property
    def challenge(self) -> "Challenge | None":
        """The challenge that the cards come from, if any."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""

    @property
    def rules(self) -> RuleSet:
        """The rules of the match."""

    @property
    def sides(self) -> int:
        """The number of sides."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of the computer player on each seat, empty for a person."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are played at this screen."""

    def own_name(self, seat: int) -> str:
        """The name of a person at this screen, which nobody else here has."""

    @property
    def solo(self) -> bool:
        """True if one person plays, here, and all others are computer players."""

    @property
    def practice(self) -> bool:
        """True if moves may be taken back freely, and the match does not count."""

    @property
    def trouble(self) -> OSError | None:
        """The error that keeps the match from its file, None if it is there."""

    @property
    def answer_time(self) -> float | None:
        """The time limit for answers to a hazard in seconds, None for no limit."""

    @property
    def offers_hints(self) -> bool:
        """True if players may ask for hints."""

    @property
    def offers_aid(self) -> bool:
        """True if players may see which cards are still out."""

    @property
    def assistance(self) -> Assistance:
        """The help that players have had in this match."""

    @property
    def timeline(self) -> RaceTimeline:
        """The public updates of the current race."""

    def race_players(self, race: int) -> tuple[RacePlayer, ...]:
        """Return for each seat who is credited with a race, the latest one or an earlier one."""

    def seat_changes(self) -> "tuple[SeatChange, ...]":
        """The changes of players in this match, as far as they are to be logged."""

    def is_computer(self, seat: int) -> bool:
        """True if a computer player has this seat now."""

    def level(self, seat: int) -> str:
        """The level of the computer player of a seat; empty for a person, or if it has none."""

    def face(self, seat: int) -> Face | None:
        """The face that the network tells; None to look it up by the name."""

    def presence(self, seat: int) -> Reachability | None:
        """The connection state of the seat's player; None if that is of no interest."""

    def start(self) -> None:
        """Start emitting updates."""

    def play_again(self, seat: int) -> None:
        """Let the person on a seat here play again, for whom the computer has played meanwhile."""

    def deal(self) -> None:
        """Begin the next race, as far as it depends on this screen."""

    def submit(self, seat: int, move: Move, seq: int, *, by_itself: bool = False) -> None:
        """Make a move for a seat at this screen that has seen the update `seq`.

        A move that is made automatically, `by_itself`, waits until the one before it stays.
        """

    def hint(self, update: Update, told: "Told") -> None:
        """Call `told` with the ranked choices of an update, or with None if there is no answer.

        The hint is noted in the record.
        """

    @property
    def take_back(self) -> SessionTakeBack | None:
        """Takes back moves; None if all moves stay."""

    @property
    def speech(self) -> Speech | None:
        """Says quick phrases; None if everybody is at this screen."""

    def note_aid(self, seat: int) -> None:
        """Note that a seat at this screen has seen which cards are still out."""


class ScreenPlayer:
    """Passes the updates of a seat at this screen, or of the public table, on to its session."""

    def __init__(self, session: TableSession, seat: int | None) -> None:
        """`seat` is None for the public table."""
        self._session, self._seat = session, seat

    def update(self, update: Update) -> None:
        if self._seat is None:
            self._session.timeline.add(update)
        self._session.updated.emit(self._seat, update)

    def refused(self, refusal: Refusal, update: Update) -> None:
        self._session.refused.emit(self._seat, refusal, update)

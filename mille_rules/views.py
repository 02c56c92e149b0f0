"""Views and updates for seats and spectators: only this module removes secrets."""

from typing import NamedTuple

from mille_rules.cards import Card
from mille_rules.events import Event
from mille_rules.legal import legal_moves
from mille_rules.moves import Move
from mille_rules.state import (
    BETWEEN_RACES,
    Hands,
    MatchScore,
    Phase,
    Question,
    Setup,
    State,
    Tableau,
    to_act,
)

#: The moves of a race, in order, with their seats, None for a shuffle; they name public cards only.
PublicMoves = tuple[tuple[int | None, Move], ...]


class View(NamedTuple):
    """The part of a state that one seat may see; a spectator has seat None and an empty hand."""

    seat: int | None
    setup: Setup
    match: MatchScore
    phase: Phase
    turn: int
    to_act: tuple[int, ...]
    #: Miles that complete the trip, the side that called an extension, the side that arrived.
    target: int
    extension_by: int | None
    completer: int | None
    #: The number of cards that can still be drawn, and the discards, oldest first.
    draw_pile: int
    discards: tuple[Card, ...]
    #: True once the discards of this race have become its draw pile.
    shuffled: bool
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    #: What every seat still holds, shown to all seats once a race is over; empty during a race, and
    #: for spectators.
    open_hands: Hands
    tableaux: tuple[Tableau, ...]
    question: Question | None
    moves: PublicMoves

    @property
    def side(self) -> int | None:
        """The side of the view's seat."""
        return None if self.seat is None else self.seat % self.setup.sides

    @property
    def shuffle_to_come(self) -> bool:
        """True if the discards will become the draw pile in this race."""
        once = self.setup.rules.reshuffle_discards and not self.shuffled
        return once and (self.draw_pile > 0 or self.phase is Phase.SHUFFLE)

    @property
    def draws_to_come(self) -> int:
        """The number of cards to be drawn, with the discards if they will be shuffled again."""
        return self.draw_pile + (len(self.discards) if self.shuffle_to_come else 0)


class Update(NamedTuple):
    """The only message that a player is sent."""

    seq: int
    view: View
    #: The events since the last update.
    events: tuple[Event, ...]
    #: The legal moves of the seat; empty if it is not asked.
    choices: tuple[Move, ...]


def view_for(state: State, seat: int | None, moves: PublicMoves = ()) -> View:
    """Return the view of a seat, or of a spectator (None); `moves` are those of the race so far."""
    return View(
        seat=seat,
        setup=state.setup,
        match=state.match,
        phase=state.phase,
        turn=state.turn,
        to_act=to_act(state),
        target=state.race.target,
        extension_by=state.race.extension_by,
        completer=state.race.completer,
        draw_pile=state.draw_pile,
        discards=state.discards,
        shuffled=state.race.shuffled,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        open_hands=() if seat is None or state.phase not in BETWEEN_RACES else state.hands,
        tableaux=state.tableaux,
        question=state.question,
        moves=moves,
    )


def public_view(view: View) -> View:
    """Return the spectators' view of the state that a seat's view shows."""
    return view._replace(seat=None, hand=(), open_hands=())


def event_for(event: Event, seat: int | None) -> Event:
    """Return an event as a seat, or a spectator (None), may see it."""
    if event.secret_of is None or event.secret_of == seat:
        return event
    return Event(event.kind, event.seat, None, event.side, event.secret_of)


def update_for(
    seq: int, state: State, seat: int | None, moves: PublicMoves, events: tuple[Event, ...]
) -> Update:
    """Return the update for a seat, or for a spectator (None)."""
    return Update(
        seq=seq,
        view=view_for(state, seat, moves),
        events=tuple([event_for(event, seat) for event in events]),
        choices=legal_moves(state, seat),
    )


def public_update(update: Update) -> Update:
    """Return the update that spectators are sent along with a seat's."""
    events = tuple([event_for(event, None) for event in update.events])
    return Update(update.seq, public_view(update.view), events, ())

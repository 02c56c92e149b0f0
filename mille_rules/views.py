"""What a seat may see: the only module that makes views and removes secrets."""

from typing import NamedTuple

from mille_rules.cards import Card
from mille_rules.events import Event
from mille_rules.legal import legal_moves
from mille_rules.moves import Move
from mille_rules.state import (
    MatchScore,
    Phase,
    Question,
    Setup,
    State,
    Tableau,
    to_act,
)

#: What was done in a race, in order; no entry names a card that is not public.
PublicMoves = tuple[tuple[int, Move], ...]


class View(NamedTuple):
    """What one seat may see of a state; a spectator's has seat None and an empty hand."""

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
    #: How many cards can still be drawn, and those that lie face up, oldest first.
    draw_pile: int
    discards: tuple[Card, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    tableaux: tuple[Tableau, ...]
    question: Question | None
    moves: PublicMoves

    @property
    def side(self) -> int | None:
        """The side of the seat that looks."""
        return None if self.seat is None else self.seat % self.setup.sides


class Update(NamedTuple):
    """The one thing a player is ever sent."""

    seq: int
    view: View
    #: What happened since the last update.
    events: tuple[Event, ...]
    #: What the seat may do now; empty when it is not asked.
    choices: tuple[Move, ...]


def view_for(state: State, seat: int | None, moves: PublicMoves = ()) -> View:
    """What a seat, or a spectator (None), may see; `moves` are those of the race so far."""
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
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        tableaux=state.tableaux,
        question=state.question,
        moves=moves,
    )


def public_view(view: View) -> View:
    """Return the spectators' view of the state that a seat's view shows."""
    return view._replace(seat=None, hand=())


def event_for(event: Event, seat: int | None) -> Event:
    """The event as a seat, or a spectator (None), may see it."""
    if event.secret_of is None or event.secret_of == seat:
        return event
    return Event(event.kind, event.seat, None, event.side, event.secret_of)


def update_for(
    seq: int, state: State, seat: int | None, moves: PublicMoves, events: tuple[Event, ...]
) -> Update:
    """The update that a seat, or a spectator (None), is sent."""
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

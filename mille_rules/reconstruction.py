"""Reconstruct the public updates of a race from its moves, for a screen that has missed them.

The public table never depends on cards that nobody has seen. So the race is dealt in any order, and
played again by seats that always hold the card that they show.
"""

from collections.abc import Iterator

from mille_rules.cards import cards_of
from mille_rules.engine import apply, new_match
from mille_rules.events import Event, EventKind, Events
from mille_rules.moves import Move, MoveKind, deal, shuffle
from mille_rules.refusals import RefusedError
from mille_rules.state import BETWEEN_RACES, MatchScore, Phase, State
from mille_rules.views import Update, View, public_view, update_for

#: Moves by which a card leaves a hand.
_PARTING = (MoveKind.PLAY, MoveKind.DISCARD, MoveKind.COUP)
_ENDS = (EventKind.RACE_OVER, EventKind.MATCH_OVER)


def reconstruct_race(update: Update) -> list[Update]:
    """Return the updates for spectators since the latest deal, up to this update's move.

    `update` may be that of any seat. Empty if its moves are not legal.
    """
    view = update.view
    if view.match.race == 0 or (view.phase in BETWEEN_RACES and not view.match.races):
        return []
    try:
        steps = list(_steps(view))
    except RefusedError:
        return []
    dealt_at = update.seq - len(view.moves)
    match = _before_its_end(view)
    told = []
    for count, (state, events) in enumerate(steps):
        shown = update_for(dealt_at + count, state, None, view.moves[:count], events)
        told.append(shown._replace(view=shown.view._replace(setup=view.setup, match=match)))
    told[-1] = Update(update.seq, public_view(view), _with_its_end(told[-1].events, view), ())
    return told


def _steps(view: View) -> Iterator[tuple[State, Events]]:
    """Play the race from a deal with the cards in some order."""
    # The hands are not the real ones: the cards in them must not end the race.
    rules, seats = view.setup.rules.changed("hand_ends", "hands_empty"), view.setup.seats
    deck = tuple(cards_of(rules.deck_for(seats)))
    state, events = apply(new_match(rules, seats), None, deal(1, view.match.first, deck))
    yield state, events
    for seat, move in view.moves:
        if move.kind is MoveKind.SHUFFLE:
            state, events = apply(state, seat, shuffle(state.discards))
        else:
            state, events = apply(_holding(state, seat, move), seat, move)
        yield state, events


def _holding(state: State, seat: int | None, move: Move) -> State:
    """Return a state in which a seat has the card that it shows, in place of another one."""
    hands = list(state.hands)
    if seat is None or seat >= len(hands) or not hands[seat] or move.card is None:
        return state
    if move.kind in _PARTING:
        hands[seat] = (move.card, *hands[seat][1:])
    return state._replace(hands=tuple(hands))


def _before_its_end(view: View) -> MatchScore:
    """Return the match as it was during the race."""
    match = view.match
    if view.phase not in BETWEEN_RACES:
        return match
    scores = match.races[-1]
    points = tuple(p - score.total for p, score in zip(match.points, scores, strict=True))
    alone = match.winners[0] if len(match.winners) == 1 else None
    games = tuple(won - (side == alone) for side, won in enumerate(match.games))
    return match._replace(points=points, games=games, races=match.races[:-1], winners=())


def _with_its_end(events: Events, view: View) -> Events:
    """Return the events of the latest move, with the end of the race if the view shows it."""
    kept = tuple(event for event in events if event.kind not in _ENDS)
    if view.phase in BETWEEN_RACES:
        kept = (*kept, Event(EventKind.RACE_OVER, side=view.completer))
    if view.phase is Phase.OVER:
        kept = (*kept, Event(EventKind.MATCH_OVER))
    return kept

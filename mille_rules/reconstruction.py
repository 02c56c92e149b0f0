"""Reconstruct the public updates of a race from its moves, for a screen that has missed them.

The public table never depends on cards that nobody has seen. So the race is dealt in some way that
its moves allow, each seat first receiving the cards that it plays, and is played again.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from itertools import islice

from mille_rules.cards import Card, cards_of
from mille_rules.engine import apply, new_match
from mille_rules.events import Event, EventKind, Events
from mille_rules.moves import MoveKind, deal
from mille_rules.refusals import RefusedError
from mille_rules.state import BETWEEN_RACES, MatchScore, Phase, State
from mille_rules.views import Update, View, public_view, update_for

#: Moves by which a card leaves a hand, and those by which one comes into it.
_PARTING = (MoveKind.PLAY, MoveKind.DISCARD, MoveKind.COUP)
_DRAWING = (MoveKind.DRAW, MoveKind.COUP)
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
    """Play the race from a deal with the unseen cards in some order."""
    # The hands are not the real ones: the cards in them must not end the race.
    rules = view.setup.rules.changed("hand_ends", "hands_empty")
    state, events = apply(
        new_match(rules, view.setup.seats), None, deal(1, view.match.first, _deck(view))
    )
    yield state, events
    for seat, move in view.moves:
        state, events = apply(state, seat, move)
        yield state, events


def _deck(view: View) -> tuple[Card, ...]:
    """Return a deck by which every seat receives what it plays; too short if there is none."""
    whole = cards_of(view.setup.rules.deck_for(view.setup.seats))
    shown: defaultdict[int, deque[Card]] = defaultdict(deque)
    for seat, move in view.moves:
        if move.kind in _PARTING and move.card is not None:
            shown[seat].append(move.card)
    hidden = list(
        (Counter(whole) - Counter(c for cards in shown.values() for c in cards)).elements()
    )
    drawn = []
    for seat in islice(_takers(view), len(whole)):
        if not shown[seat] and not hidden:
            break
        drawn.append(shown[seat].popleft() if shown[seat] else hidden.pop())
    return (*drawn, *hidden)


def _takers(view: View) -> Iterator[int]:
    """Yield the seat that receives each card, in the order drawn."""
    yield from view.setup.rules.dealing(view.setup.seats, view.match.first)
    for seat, move in view.moves:
        if move.kind in _DRAWING:
            yield seat


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

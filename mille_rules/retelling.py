"""A race told again from the moves that everybody knows: for whoever was not there to see it.

What the public table shows never depends on a card that nobody has seen. So the race is dealt in
some way that its moves allow, each seat having first what it plays, and is played once more.
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


def retold(update: Update) -> list[Update]:
    """What a spectator was sent since the latest deal, that deal and this update's move included.

    `update` may be any seat's. Empty where its moves make no race by the rules.
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
    """The deal and every move of the race, cards that nobody has seen lying somehow."""
    # With hands that nobody knows, what they could play must not end the race.
    rules = view.setup.rules.changed("hand_ends", "hands_empty")
    state, events = apply(
        new_match(rules, view.setup.seats), None, deal(1, view.match.first, _deck(view))
    )
    yield state, events
    for seat, move in view.moves:
        state, events = apply(state, seat, move)
        yield state, events


def _deck(view: View) -> tuple[Card, ...]:
    """A deck in the order drawn by which every seat has what it plays; a wrong one if none is."""
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
    """Whose each card is, in the order in which they leave the pile."""
    seats = view.setup.seats
    for number in range(seats * view.setup.rules.hand_size):
        yield (view.match.first + number) % seats
    for seat, move in view.moves:
        if move.kind in _DRAWING:
            yield seat


def _before_its_end(view: View) -> MatchScore:
    """The match as it stood while the race was played."""
    match = view.match
    if view.phase not in BETWEEN_RACES:
        return match
    scores = match.races[-1]
    points = tuple(p - score.total for p, score in zip(match.points, scores, strict=True))
    alone = match.winners[0] if len(match.winners) == 1 else None
    games = tuple(won - (side == alone) for side, won in enumerate(match.games))
    return match._replace(points=points, games=games, races=match.races[:-1], winners=())


def _with_its_end(events: Events, view: View) -> Events:
    """The events of the latest move; whether it ended the race, its view knows best."""
    kept = tuple(event for event in events if event.kind not in _ENDS)
    if view.phase in BETWEEN_RACES:
        kept = (*kept, Event(EventKind.RACE_OVER, side=view.completer))
    if view.phase is Phase.OVER:
        kept = (*kept, Event(EventKind.MATCH_OVER))
    return kept

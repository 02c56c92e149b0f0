"""Checks whether an update is possible, by itself and after the one before it.

A guest knows its own hand and all that is public. From that it builds a state in which nothing
visible depends on the hidden cards, applies the move by the rules, and compares the result.
"""

from mille_rules.cards import Card, Family, cards_of, counts_of
from mille_rules.engine import Step, apply
from mille_rules.events import Event
from mille_rules.legal import legal_moves
from mille_rules.moves import Move, MoveKind, deal, shuffle
from mille_rules.refusals import RefusedError
from mille_rules.state import BETWEEN_RACES, Phase, Pile, Race, Setup, State, Tableau, to_act
from mille_rules.views import Update, View, event_for, update_for

#: Placeholder for every hidden card; which one it is makes no visible difference.
_UNSEEN = Card.MILES_25
#: Moves by which a seat gets a card.
_DRAWING = (MoveKind.DRAW, MoveKind.COUP)
#: The pile of a tableau for each card.
_BATTLE, _SPEED, _DISTANCE, _SAFETIES = range(4)
_FAMILY_PILES = {
    Family.DISTANCE: _DISTANCE,
    Family.HAZARD: _BATTLE,
    Family.REMEDY: _BATTLE,
    Family.SAFETY: _SAFETIES,
}
_PILES = tuple(
    _SPEED if card in (Card.SPEED_LIMIT, Card.END_OF_LIMIT) else _FAMILY_PILES[card.family]
    for card in Card
)


class UpdateChecker:
    """Checks the updates of one match; each check returns what is wrong, or None."""

    def __init__(self, setup: Setup) -> None:
        self._copies = setup.rules.deck_for(setup.seats)
        self._size = sum(self._copies)
        self._unseen = (_UNSEEN,) * self._size
        #: By seat: the latest update that passed the checks, and its state.
        self._known: dict[int | None, tuple[Update, State]] = {}
        #: True if hidden hands decide when a race is over (rules 2.4).
        self._ends_by_hands = setup.rules.hand_ends == "no_playable"

    def why_impossible(self, update: Update) -> str | None:
        """Return why an update is impossible in any state."""
        view = update.view
        if len(view.hand) != (0 if view.seat is None else view.hand_sizes[view.seat]):
            return "the hand has another size"
        if not self._cards_fit(view):
            return "cards are missing or there are too many"
        if (view.question is not None) != (view.phase is Phase.ANSWER):
            return "a question without its phase"
        if bool(view.match.winners) != (view.phase is Phase.OVER):
            return "winners without the end of the match"
        if not _shows_what_it_may(view):
            return "other hands are shown than should be"
        state = self._known_state(view)
        if view.to_act != to_act(state):
            return "the table waits for others"
        if update.choices != legal_moves(state, view.seat):
            return "other moves are legal"
        return None

    def _cards_fit(self, view: View) -> bool:
        """Return True if all cards are there, and no more of any kind than in the deck."""
        lying = view.discards + tuple(card for t in view.tableaux for card in _on(t))
        held = tuple(card for hand in view.open_hands for card in hand) or view.hand
        hidden = view.draw_pile + sum(view.hand_sizes) - len(held)
        if view.match.race == 0:
            return not lying and not held and not hidden
        seen = counts_of(held + lying)
        enough = all(few <= copies for few, copies in zip(seen, self._copies, strict=True))
        return enough and sum(seen) + hidden == self._size

    def why_not_next(self, before: Update, update: Update) -> str | None:
        """Return why an update cannot be the next one after another of the same seat."""
        old, view = before.view, update.view
        if update.seq != before.seq + 1:
            return f"expected state {before.seq + 1}"
        if view.moves and view.moves[:-1] != old.moves:
            return "earlier moves have changed"
        if not _shows_what_it_may(view):
            return "other hands are shown than should be"
        if self._shows_too_many(old, view):
            return "there are too many cards of a kind"
        if self._ends_by_hands and view.draw_pile == 0:
            return None
        try:
            state, events = self._next_step(before, view)
        except RefusedError as error:
            return f"the last move is against the rules: {error}"
        if _looks_like(state, events, update):
            self._known[view.seat] = update, state
            return None
        due = update_for(update.seq, state, view.seat, view.moves, events)
        return difference(due._replace(view=due.view._replace(open_hands=view.open_hands)), update)

    def _shows_too_many(self, old: View, view: View) -> bool:
        """Return True if the cards just shown are more of their kind than in the deck."""
        if not view.moves or view.open_hands:
            return not self._cards_fit(view)
        seat, move = view.moves[-1]
        if seat != view.seat:
            shown = move.card
        else:
            # A card that it plays was seen before; a drawn card comes last.
            shown = view.hand[-1] if len(view.hand) >= len(old.hand) and view.hand else None
        return shown is not None and _seen(view, shown) > self._copies[shown]

    def _next_step(self, before: Update, view: View) -> Step:
        checked, state = self._known.get(view.seat, (None, None))
        if state is None or checked is not before:
            state = self._known_state(before.view)
        if not view.moves:
            return apply(state, None, _deal(before.view, view))
        seat, move = view.moves[-1]
        if move.kind is MoveKind.SHUFFLE:
            return apply(state, seat, shuffle(state.discards))
        return apply(self._with_shown(state, view, seat, move), seat, move)

    def _known_state(self, view: View) -> State:
        """Return a state with this view for its seat."""
        hands = [(_UNSEEN,) * count for count in view.hand_sizes]
        if view.seat is not None:
            hands[view.seat] = view.hand
        return State(
            setup=view.setup,
            match=view.match,
            race=Race(self._unseen, view.target, view.extension_by, view.completer, view.shuffled),
            phase=view.phase,
            turn=view.turn,
            drawn=self._size - view.draw_pile,
            discards=view.discards,
            hands=tuple(hands),
            tableaux=view.tableaux,
            question=view.question,
        )

    def _with_shown(self, state: State, view: View, seat: int | None, move: Move) -> State:
        """Return a state before a move, with the card that the move shows."""
        if seat == view.seat:
            if move.kind not in _DRAWING or not state.draw_pile:
                return state
            # A drawn card comes last in the hand.
            drawn = view.hand[-1:] or (_UNSEEN,)
            deck = state.race.deck
            deck = deck[: state.drawn] + drawn + deck[state.drawn + 1 :]
            return state._replace(race=state.race._replace(deck=deck))
        if seat is None or move.card is None:
            return state
        if seat >= len(state.hands) or not state.hands[seat]:
            return state
        if move.kind is MoveKind.TAKE:
            return state
        hands = list(state.hands)
        hands[seat] = (move.card, *hands[seat][1:])
        return state._replace(hands=tuple(hands))


def _looks_like(state: State, events: tuple[Event, ...], update: Update) -> bool:
    """Return True if an update equals `update_for` of a state, without making that update.

    Open hands are not compared: the cards of others are placeholders in the state.
    """
    view, seat = update.view, update.view.seat
    setup, match, race, phase, turn, drawn, discards, hands, tableaux, question = state
    return (
        (view.phase, view.turn, view.target) == (phase, turn, race.target)
        and (view.extension_by, view.completer) == (race.extension_by, race.completer)
        and view.draw_pile == len(race.deck) - drawn
        and (view.discards, view.shuffled) == (discards, race.shuffled)
        and view.hand == (() if seat is None else hands[seat])
        and view.hand_sizes == tuple(map(len, hands))
        and view.tableaux == tableaux
        and view.question == question
        and view.match == match
        and view.setup == setup
        and view.to_act == to_act(state)
        and update.events == tuple([event_for(event, seat) for event in events])
        and update.choices == legal_moves(state, seat)
    )


def _shows_what_it_may(view: View) -> bool:
    """Return True if a seat sees all hands between races, and otherwise none but its own."""
    hands = view.open_hands
    if view.seat is None or view.phase not in BETWEEN_RACES:
        return not hands
    return tuple(map(len, hands)) == view.hand_sizes and hands[view.seat] == view.hand


def why_not_later(before: Update, update: Update) -> str | None:
    """Return why a snapshot cannot come after another update of the same seat, or None."""
    old, view = before.view, update.view
    if update.events:
        return "a snapshot tells nothing that happened"
    if update.seq < before.seq:
        return "the match has gone back"
    if update.seq == before.seq:
        same = before._replace(events=())
        return None if same == update else difference(same, update)
    if view.match.races[: len(old.match.races)] != old.match.races:
        return "earlier races have changed"
    if _start(view) != _start(old):
        return "points that no race has given"
    if view.match.race != old.match.race:
        return None if view.match.race > old.match.race else "an earlier race"
    follows = view.moves[: len(old.moves)] == old.moves
    grown = len(view.moves) - len(old.moves) == update.seq - before.seq
    return None if follows and grown else "earlier moves have changed"


def difference(due: Update, update: Update) -> str:
    """Describe where two updates differ, for an evidence file."""
    if due.view == update.view:
        names = ("seq", "view", "events", "choices")
        pairs = zip(names, due, update, strict=True)
    else:
        pairs = zip(View._fields, due.view, update.view, strict=True)
    return f"another {', '.join(name for name, expected, given in pairs if expected != given)}"


def is_between_races(update: Update) -> bool:
    """Return True if no race is in progress."""
    return update.view.phase in BETWEEN_RACES


def _start(view: View) -> tuple[int, ...]:
    """Return the points of each side before the first race of the score sheet."""
    match = view.match
    given = [[race[side].total for race in match.races] for side in range(view.setup.sides)]
    return tuple(points - sum(won) for points, won in zip(match.points, given, strict=True))


def _on(tableau: Tableau) -> Pile:
    return tableau.battle + tableau.speed + tableau.distance + tableau.safeties


def _seen(view: View, card: Card) -> int:
    """Return how many cards of a kind a seat can see."""
    pile = _PILES[card]
    seen = view.hand.count(card) + view.discards.count(card)
    for tableau in view.tableaux:
        seen += tableau[:4][pile].count(card)
    return seen


def _deal(old: View, view: View) -> Move:
    """Return a deal that gives the seat its hand."""
    setup, first = view.setup, view.match.first
    whole = list(cards_of(setup.rules.deck_for(setup.seats)))
    own = list(view.hand)
    for card in own:
        whole.remove(card)
    order = [
        own.pop(0) if seat == view.seat and own else whole.pop()
        for seat in setup.rules.dealing(setup.seats, first)
    ]
    return deal(old.match.race + 1, first, (*order, *own, *whole))

"""The end of a race past the draw pile: with two seats all hands are known, and play is exact."""

from mille_rules.cards import DISTANCES, HAZARDS, REMEDIES, REPAIRED_BY, SAFETY_FOR, Card, cards_of
from mille_rules.computer.expert.imagine import imagined
from mille_rules.computer.expert.value import Valuer, Worth, score_of
from mille_rules.computer.knowledge import unseen
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import Move, MoveKind
from mille_rules.state import BETWEEN_RACES, State, to_act
from mille_rules.views import View

#: The most positions examined for one decision; beyond them the learned value decides.
_MOST_POSITIONS = 6_000


class TooLongError(Exception):
    """The search has exceeded its number of positions."""


def exact_worths(
    valuer: Valuer, view: View, choices: tuple[Move, ...], most: int = _MOST_POSITIONS
) -> list[Worth] | None:
    """Return the value of each choice with best play of both sides; None if it is not known.

    It is known with two seats and an empty draw pile, if `most` positions suffice.
    """
    if view.setup.seats != 2 or view.draw_pile:
        return None
    seat = view.seat
    assert seat is not None
    other = cards_of(unseen(view))
    hands = (view.hand, other) if seat == 0 else (other, view.hand)
    search = _Search(valuer, view, most)
    try:
        return [search.after(imagined(view, hands, ()), seat, move) for move in choices]
    except TooLongError:
        return None


class _Search:
    """Finds the best play of both sides, examining every position once."""

    def __init__(self, valuer: Valuer, view: View, most: int) -> None:
        self._valuer, self._view, self._left = valuer, view, most
        self._known: dict[tuple[object, ...], Worth] = {}

    def after(self, state: State, seat: int, move: Move) -> Worth:
        """Return the value of a move to the searching side."""
        after, _ = apply(state, seat, move)
        if after.phase in BETWEEN_RACES:
            return self._valuer.settled(self._view, [s.total for s in after.match.races[-1]])
        return self._best(after)

    def _best(self, state: State) -> Worth:
        key = (state.phase, state.turn, state.hands, state.tableaux, state.race, state.question)
        known = self._known.get(key)
        if known is not None:
            return known
        self._left -= 1
        if self._left < 0:
            raise TooLongError
        seat = to_act(state)[0]
        worths = [self.after(state, seat, move) for move in _distinct(state, seat)]
        best = max if seat == self._view.seat else min
        self._known[key] = found = best(worths, key=score_of)
        return found


def _distinct(state: State, seat: int) -> list[Move]:
    """Return the legal moves, with only the first of several discards of useless cards."""
    moves, idle = [], False
    for move in legal_moves(state, seat):
        if (
            move.kind is MoveKind.DISCARD
            and move.card is not None
            and _idle(state, seat, move.card)
        ):
            if idle:
                continue
            idle = True
        moves.append(move)
    return moves


def _idle(state: State, seat: int, card: Card) -> bool:
    """True if a card is useless to its holder for the rest of the race."""
    own, other = state.tableaux[seat], state.tableaux[1 - seat]
    if card in DISTANCES:
        extended = max(state.race.target, state.setup.rules.extension_target)
        return card.miles > extended - own.miles
    if card in HAZARDS:
        return SAFETY_FOR[card] in other.safeties
    if card in REMEDIES:
        return SAFETY_FOR[REPAIRED_BY[card]] in own.safeties
    return False

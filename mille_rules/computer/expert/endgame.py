"""The end of a race past the draw pile: with two seats all hands are known, and play is exact."""

from math import inf

from mille_rules.cards import DISTANCES, HAZARDS, REMEDIES, REPAIRED_BY, SAFETY_FOR, Card, cards_of
from mille_rules.computer.expert.imagine import imagined
from mille_rules.computer.expert.worth import Worth, settled
from mille_rules.computer.knowledge import unseen
from mille_rules.computer.learned.equity import Equity
from mille_rules.computer.learned.weights_file import shipped_equity
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import Move, MoveKind
from mille_rules.state import BETWEEN_RACES, State, to_act
from mille_rules.views import View

#: The most positions examined for one decision, some 100 ms; beyond them what was learned decides.
_MOST_POSITIONS = 4_000
#: Bounds of a position of which nothing is known.
_UNKNOWN = Worth(-inf, 0.0), Worth(inf, 1.0)


class TooLongError(Exception):
    """The search has exceeded its number of positions."""


def exact_worths(
    view: View, choices: tuple[Move, ...], most: int = _MOST_POSITIONS
) -> list[Worth] | None:
    """Return the value of each choice with best play of both sides; None if it is not known.

    It is known with two seats and an empty draw pile, if `most` positions suffice. Raises
    DamagedWeightsError if the shipped chances to win a match are damaged.
    """
    if view.setup.seats != 2 or view.draw_pile:
        return None
    seat = view.seat
    assert seat is not None
    other = cards_of(unseen(view))
    hands = (view.hand, other) if seat == 0 else (other, view.hand)
    search, state = _Search(shipped_equity(), view, most), imagined(view, hands, ())
    try:
        return [search.after(state, seat, move, -inf, inf) for move in choices]
    except TooLongError:
        return None


class _Search:
    """Finds the best play of both sides: alpha-beta search with a table of positions."""

    def __init__(self, equity: Equity, view: View, most: int) -> None:
        self._equity, self._view, self._left = equity, view, most
        #: The lowest and the highest worth that each position may have.
        self._known: dict[tuple[object, ...], tuple[Worth, Worth]] = {}

    def after(self, state: State, seat: int, move: Move, low: float, high: float) -> Worth:
        """Return the worth of a move to the searching side; outside of the scores, a bound."""
        after, _ = apply(state, seat, move)
        if after.phase not in BETWEEN_RACES:
            return self._best(after, low, high)
        points = [score.total for score in after.match.races[-1]]
        return settled(self._view, points, self._equity)

    def _best(self, state: State, low: float, high: float) -> Worth:
        key = (state.phase, state.turn, state.hands, state.tableaux, state.race, state.question)
        least, most = self._known.get(key, _UNKNOWN)
        if least.score >= high or least is most:
            return least
        if most.score <= low:
            return most
        self._left -= 1
        if self._left < 0:
            raise TooLongError
        low, high = max(low, least.score), min(high, most.score)
        found = self._searched(state, low, high)
        bound = found.score
        self._known[key] = found if bound > low else least, found if bound < high else most
        return found

    def _searched(self, state: State, low: float, high: float) -> Worth:
        """Return the worth of the best move, or of the first that the other side will avoid."""
        seat = to_act(state)[0]
        own = seat == self._view.seat
        best: Worth | None = None
        for move in _distinct(state, seat):
            worth = self.after(state, seat, move, low, high)
            if best is None or (worth.score > best.score if own else worth.score < best.score):
                best = worth
            if own:
                low = max(low, best.score)
            else:
                high = min(high, best.score)
            if low >= high:
                break
        assert best is not None, "whoever is asked has a move"
        return best


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

"""The end of a race past the draw pile: with two seats all hands are known, and play is exact."""

from math import inf
from typing import NamedTuple

from mille_rules.cards import (
    BATTLE_HAZARDS,
    DISTANCES,
    HAZARDS,
    REMEDIES,
    REMEDY_FOR,
    SAFETIES,
    SAFETY_FOR,
    Card,
    bits_of,
    cards_of,
)
from mille_rules.computer.expert.imagine import imagined
from mille_rules.computer.expert.worth import MatchChances, Worth, settled
from mille_rules.computer.heuristic.races import RaceEquity
from mille_rules.computer.knowledge import unseen
from mille_rules.computer.learned.weights_file import shipped_equity
from mille_rules.driving import full_kinds, room_for_card
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import Move, MoveKind
from mille_rules.state import (
    BETWEEN_RACES,
    HAZARD_STATUS,
    Phase,
    Setup,
    State,
    Status,
    Tableau,
    to_act,
)
from mille_rules.views import View

#: The most moves tried for one decision, some 50 ms; beyond them what was learned decides.
MOST_TRIED = 1_000
#: So many more are tried to say what the other choices are worth.
_TO_TELL = 6_000
#: Points only decide between equal chances to win the match.
_POINT = 1e-9


class TooLongError(Exception):
    """The search has exceeded its number of moves."""


class _Found(NamedTuple):
    """The result of best play, and the number that it is compared by."""

    value: float
    worth: Worth


#: Bounds of a position of which nothing is known.
_UNKNOWN = _Found(-inf, Worth(-inf, 0.0)), _Found(inf, Worth(inf, 1.0))


def exact_move(view: View, choices: tuple[Move, ...], most: int = MOST_TRIED) -> Move | None:
    """Return the choice that is best if both sides play best; None if that is not known.

    It is known with two seats and an empty draw pile, if `most` moves tried suffice. Raises
    DamagedWeightsError if the shipped chances to win a match are damaged.
    """
    search = _search(view, most)
    try:
        return None if search is None else search.best(choices)[0]
    except TooLongError:
        return None


def exact_worths(
    view: View, choices: tuple[Move, ...], most: int = MOST_TRIED
) -> list[Worth] | None:
    """Return the value of each choice with best play of both sides; None if the best is not known.

    If it takes too long to know the value of another choice, it is the most that it can be.
    """
    search = _search(view, most)
    if search is None:
        return None
    try:
        best, found = search.best(choices)
    except TooLongError:
        return None
    search.left += _TO_TELL
    try:
        for move in choices:
            if move != best:
                found[move] = search.after(search.root, move, -inf, inf)
    except TooLongError:
        pass  # what was found before is a bound
    return [found[move].worth for move in choices]


def _search(view: View, most: int) -> "_Search | None":
    if view.setup.seats != 2 or view.draw_pile or view.phase is Phase.ANSWER:
        return None
    other = cards_of(unseen(view))
    hands = (view.hand, other) if view.seat == 0 else (other, view.hand)
    return _Search(match_chances(view.setup), view, imagined(view, hands, ()), most)


def match_chances(setup: Setup) -> MatchChances:
    """Return the chances to win a match between two sides; raises DamagedWeightsError."""
    return RaceEquity() if setup.rules.by_races else shipped_equity()


class _Search:
    """Finds the best play of both sides: alpha-beta search with a table of positions."""

    def __init__(self, equity: MatchChances, view: View, root: State, most: int) -> None:
        self._equity, self._view = equity, view
        #: The position of the view, and how many moves may still be tried.
        self.root, self.left = root, most
        rules = view.setup.rules
        self._distances = rules.distances
        self._rationed = [card for card, _ in rules.quotas]
        self._stacks = view.setup.rules.battle_hazard_on == "any_card"
        #: The lowest and the highest result that each position may have.
        self._known: dict[tuple[object, ...], tuple[_Found, _Found]] = {}

    def best(self, choices: tuple[Move, ...]) -> tuple[Move, dict[Move, _Found]]:
        """Return the best choice, and what each leads to; for others, at most that."""
        best, low, found = choices[0], -inf, {}
        for move in _in_order(self.root, to_act(self.root)[0], choices)[0]:
            found[move] = self.after(self.root, move, low, inf)
            if found[move].value > low:
                best, low = move, found[move].value
        return best, found

    def after(self, state: State, move: Move, low: float, high: float) -> _Found:
        """Return what a move leads to; outside of the limits, a bound."""
        self.left -= 1
        if self.left < 0:
            raise TooLongError
        after, _ = apply(state, to_act(state)[0], move)
        if after.phase not in BETWEEN_RACES:
            return self._result(after, low, high)
        points = [score.total for score in after.match.races[-1]]
        worth = settled(self._view, points, self._equity)
        return _Found(worth.win + _POINT * worth.points, worth)

    def _result(self, state: State, low: float, high: float) -> _Found:
        sides = map(self._essence, state.tableaux)
        key = (state.phase, state.turn, state.hands, state.race, state.question, *sides)
        least, most = self._known.get(key, _UNKNOWN)
        if least.value >= high or least is most:
            return least
        if most.value <= low:
            return most
        low, high = max(low, least.value), min(high, most.value)
        found = self._searched(state, low, high)
        self._known[key] = (
            found if found.value > low else least,
            found if found.value < high else most,
        )
        return found

    def _essence(self, side: Tableau) -> tuple[object, ...]:
        """Return what matters of a tableau: not the order in which cards were played."""
        rationed = tuple([side.distance.count(card) for card in self._rationed])
        safeties, below = bits_of(side.safeties), side.battle if self._stacks else ()
        return (
            side.driven(self._distances),
            rationed,
            side.safe,
            side.shut_out,
            side.status,
            side.limited,
            safeties,
            bits_of(side.coups),
            below,
        )

    def _searched(self, state: State, low: float, high: float) -> _Found:
        """Return the result of the best move, or of the first that the other side will avoid."""
        seat = to_act(state)[0]
        own = seat == self._view.seat
        best: _Found | None = None
        for move in _worth_trying(state, seat):
            found = self.after(state, move, low, high)
            if best is None or (found.value > best.value if own else found.value < best.value):
                best = found
            if own:
                low = max(low, best.value)
            else:
                high = min(high, best.value)
            if low >= high:
                break
        assert best is not None, "whoever is asked has a move"
        return best


def _worth_trying(state: State, seat: int) -> list[Move]:
    """Return the legal moves; of several discards only that of an idle card, if there is one.

    Idle cards go first, so that all others can still be played.
    """
    moves, idle = _in_order(state, seat, legal_moves(state, seat))
    for place, move in enumerate(moves):
        if move.kind is MoveKind.DISCARD and move.card is not None:
            return moves[: place + 1] if move.card.bit & idle else moves
    return moves


def _in_order(state: State, seat: int, moves: tuple[Move, ...]) -> tuple[list[Move], int]:
    """Return moves with the promising ones first, idle cards first of the discards; and those."""
    if state.phase is not Phase.PLAY:
        return list(moves), 0
    idle = idle_cards(state, seat)

    def place(move: Move) -> tuple[bool, bool, bool, int]:
        assert move.card is not None, "every move of a turn has a card"
        discards = move.kind is MoveKind.DISCARD
        return discards, move.side is not None, not move.card.bit & idle, -move.card

    return sorted(moves, key=place), idle


_HAZARD_OF = {status: hazard for hazard, status in HAZARD_STATUS.items()}
_BATTLE, _ROW = bits_of(BATTLE_HAZARDS), Card.RIGHT_OF_WAY.bit
_TO_ROLL = Card.ROLL.bit | _ROW
_UNLIMITED = Card.END_OF_LIMIT.bit | _ROW
_OWN = bits_of((*DISTANCES, *REMEDIES))
#: The hazards and the remedies that each safety makes useless, as bits.
_ANSWERED = {
    safety: bits_of(tuple(h for h in HAZARDS if SAFETY_FOR[h] is safety)) for safety in SAFETIES
}
_NEEDLESS = {
    safety: bits_of(tuple(REMEDY_FOR[h] for h in HAZARDS if SAFETY_FOR[h] is safety))
    for safety in SAFETIES
}
#: The hazards that a remedy of their own ends.
_REPAIRED = tuple((hazard, hazard.bit, REMEDY_FOR[hazard].bit) for hazard in HAZARD_STATUS)


def idle_cards(state: State, seat: int) -> int:
    """Return the kinds of card, as bits, that a seat can never use again; it may not hold them.

    Once a card is idle it stays so: hands only shrink, and safeties only come.
    """
    own, other = state.tableaux[seat], state.tableaux[1 - seat]
    mine, theirs = bits_of(state.hands[seat]), bits_of(state.hands[1 - seat])
    idle = sum(_ANSWERED[safety] for safety in other.safeties)
    stacks = state.setup.rules.battle_hazard_on == "any_card"
    if not stacks and _is_stuck(state, other, theirs):
        idle |= _BATTLE
    attacks = theirs & ~sum(_ANSWERED[safety] for safety in own.safeties)
    if not (stacks and attacks & _BATTLE) and _is_stuck(state, own, mine):
        return idle | _OWN
    return idle | _idle_distances(state, own, mine) | _idle_remedies(own, attacks, stacks)


def _is_stuck(state: State, side: Tableau, hand: int) -> bool:
    """True if a side that is not attacked again can never roll with this hand."""
    if side.status is Status.ROLLING:
        return False
    hazard = _HAZARD_OF.get(side.status)
    if hazard is None:
        return not hand & _TO_ROLL
    safety = hand & SAFETY_FOR[hazard].bit
    if not (safety or hand & REMEDY_FOR[hazard].bit):
        return True
    rules = state.setup.rules
    rolls = not rules.roll_after_remedy or (safety and rules.corrective_safety == "remove")
    return not (rolls or hand & _TO_ROLL or Card.RIGHT_OF_WAY in side.safeties)


def _idle_distances(state: State, own: Tableau, mine: int) -> int:
    rules = state.setup.rules
    most = room_for_card(max(state.race.target, rules.extension_target) - own.miles, state.setup)
    if own.limited and not mine & _UNLIMITED:
        most = min(most, rules.limit_miles)
    too_long = sum(card.bit for card in DISTANCES if rules.distances[card] > most)
    return too_long | full_kinds(own.distance, state.setup)


def _idle_remedies(own: Tableau, attacks: int, stacks: bool) -> int:
    idle = sum(_NEEDLESS[safety] for safety in own.safeties)
    for hazard, bit, remedy in _REPAIRED:
        shows = own.status is HAZARD_STATUS[hazard] or (stacks and hazard in own.battle)
        if not (attacks & bit or shows):
            idle |= remedy
    if own.status is Status.ROLLING and not attacks & _BATTLE:
        idle |= Card.ROLL.bit
    if not (own.limited or attacks & Card.SPEED_LIMIT.bit):
        idle |= Card.END_OF_LIMIT.bit
    return idle

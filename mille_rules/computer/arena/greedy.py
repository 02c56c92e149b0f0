"""The greedy baseline, to measure computer players against; it is none of the levels."""

from mille_rules.cards import BATTLE_HAZARDS, REPAIRED_BY, SAFETY_FOR, Card, Family
from mille_rules.moves import FINISH, Move, MoveKind
from mille_rules.state import Phase, Tableau
from mille_rules.views import View

#: What a turn is spent on, best first; a safety without need only where nothing else is left.
_GO, _REPAIR, _FREE, _ATTACK, _DISCARD, _LAY_DOWN = range(6, 0, -1)
#: What a card is worth in the hand, the 200 being worth 50; a further copy of a remedy shares it.
_SAFETY, _ROLL, _HAZARD, _REMEDY = 1000.0, 60.0, 50.0, 40.0
_MILES_PER_POINT = 4


class Greedy:
    """The largest distance it can, else repairs, else attacks, else the least useful discard.

    It never extends, plays every coup fourré, and lays other safeties down only to get going.
    """

    def choose(self, view: View, choices: tuple[Move, ...]) -> Move:
        """The first kind of move that there is, in the order of its creed."""
        if view.phase is Phase.ANSWER:
            return choices[0]  # a coup fourré is listed before the pass
        if view.phase is Phase.EXTENSION:
            return FINISH
        return max(choices, key=lambda move: _rank(view, move))


def _rank(view: View, move: Move) -> tuple[int, float]:
    card = move.card
    assert card is not None, "every move of a turn has a card"
    if move.kind is MoveKind.DISCARD:
        return _DISCARD, -_use(view, card)
    if card.family is Family.DISTANCE:
        return _GO, card.miles
    if card.family is Family.REMEDY:
        return _REPAIR, 0
    if card.family is Family.SAFETY:
        return (_FREE if _frees(view, card) else _LAY_DOWN), 0
    return _ATTACK, card in BATTLE_HAZARDS


def _use(view: View, card: Card) -> float:
    """What a card in the hand may still be good for."""
    own = _own(view)
    if card.family is Family.SAFETY:
        return _SAFETY
    if card.family is Family.DISTANCE:
        return card.miles / _MILES_PER_POINT if card.miles <= view.target - own.miles else 0
    if card.family is Family.REMEDY:
        needless = SAFETY_FOR[REPAIRED_BY[card]] in own.safeties
        value = _ROLL if card is Card.ROLL else _REMEDY
        return 0 if needless else value / view.hand.count(card)
    rivals = [tableau for side, tableau in enumerate(view.tableaux) if side != view.side]
    return _HAZARD if any(SAFETY_FOR[card] not in rival.safeties for rival in rivals) else 0


def _frees(view: View, safety: Card) -> bool:
    """True if a safety answers what lies before the own side."""
    own = _own(view)
    showing = {*own.battle[-1:], *own.speed[-1:]}
    return any(SAFETY_FOR.get(card) is safety for card in showing)


def _own(view: View) -> Tableau:
    assert view.side is not None, "a spectator has nothing to decide"
    return view.tableaux[view.side]

"""The learned worth of moves, in points and in chances to win the match."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from mille_rules.cards import SAFETY_FOR, Card
from mille_rules.computer.expert.card_inference import CardInference
from mille_rules.computer.expert.equity import Equity
from mille_rules.computer.expert.feature_context import FeatureContext, feature_context
from mille_rules.computer.expert.features import own_features
from mille_rules.computer.expert.imagine import imagined
from mille_rules.computer.expert.network import Layers
from mille_rules.computer.expert.positions import PositionAfterMove, after, points_now
from mille_rules.computer.knowledge import SAFETY_INSTEAD_OF, unseen
from mille_rules.legal import legal_moves
from mille_rules.moves import EXTEND, FINISH, Move, MoveKind
from mille_rules.state import Pile
from mille_rules.views import View

#: Points per unit of the network's first output.
POINT_SCALE = 1000.0
#: As many points of a race as a whole match is worth: at its start a point moves the chance to win
#: it by about 1/5,000, so that points and chance then weigh alike; towards the end the chance does.
WIN_WEIGHT = 5000.0
#: No logit beyond this says more, and exp() stays finite.
_SUREST = 30.0


class Worth(NamedTuple):
    """The worth of a position to the view's side."""

    #: Expected points from this race, minus the rivals' average.
    points: float
    #: The chance to win the match.
    win: float

    @property
    def score(self) -> float:
        """The combination of both, a better estimate than either."""
        return self.points + WIN_WEIGHT * self.win


class Valuer:
    """Values moves with a network and a table of chances."""

    def __init__(self, layers: Layers, equity: Equity) -> None:
        """Value open positions by `layers`, and races that are over by `equity`."""
        self._layers = layers
        self._equity = equity

    def worths(self, view: View, inference: CardInference, choices: Sequence[Move]) -> list[Worth]:
        """Return what each choice is worth.

        After a safety the turn goes on: its worth is that of what can be done with every card that
        may be drawn, as often as it is.
        """
        positions = [after(view, move) for move in choices]
        worths = self._guesses(view, inference, positions)
        for place, position in enumerate(positions):
            if choices[place].kind is MoveKind.PLAY and position.again:
                worths[place] = self._going_on(view, inference, position)
        return worths

    def _guesses(
        self, view: View, inference: CardInference, positions: Sequence[PositionAfterMove]
    ) -> list[Worth]:
        context = feature_context(view, inference)
        start = self._layers.start(context.shared)
        return [self._worth(context, start, view, position) for position in positions]

    def _going_on(self, view: View, inference: CardInference, position: PositionAfterMove) -> Worth:
        """Return the average, over all cards that may be drawn, of the best move's worth."""
        counts = unseen(view)
        if not position.draws:
            return self._best(standing(view, position, None), inference)
        points = win = 0.0
        for card, count in zip(Card, counts, strict=True):
            if count:
                best = self._best(standing(view, position, card), inference)
                points += count * best.points
                win += count * best.win
        total = sum(counts)
        return Worth(points / total, win / total)

    def _best(self, view: View, inference: CardInference) -> Worth:
        seat = view.seat
        assert seat is not None
        hands = tuple(view.hand if other == seat else () for other in range(view.setup.seats))
        moves = legal_moves(imagined(view, hands, ()), seat)
        return max(self._guesses(view, inference, [after(view, m) for m in moves]), key=score_of)

    def settled(self, view: View, points: Sequence[int]) -> Worth:
        """Return the worth of ending the race with these points of the sides."""
        own = view.side
        assert own is not None, "a spectator has nothing to gain"
        needs = [
            view.setup.rules.match_target - before - more
            for before, more in zip(view.match.points, points, strict=True)
        ]
        return Worth(lead(points, own), self._equity.of(needs, own))

    def _worth(
        self, context: FeatureContext, start: int, view: View, position: PositionAfterMove
    ) -> Worth:
        if position.reached:
            there = standing(view, position, None)
            decisions = [after(there, FINISH), after(there, EXTEND)]
            worths = [self._worth(context, start, there, each) for each in decisions]
            return max(worths, key=score_of)
        points = points_now(view, position)
        if position.ended:
            return self.settled(view, points)
        useful = position._replace(hand=_useful(view, context.own, position))
        rest, logit = self._layers.outputs(start, own_features(context, useful))
        win = 1 / (1 + exp(-max(-_SUREST, min(_SUREST, logit))))
        return Worth(lead(points, context.own) + POINT_SCALE * rest, win)


def _useful(view: View, own: int, position: PositionAfterMove) -> Pile:
    """Return the hand without cards that are useless for the rest of the race.

    Such hands are too rare for the network to learn that these cards are worthless.
    """
    tableau, rules = position.tableaux[own], view.setup.rules
    target = position.target
    if view.setup.seats in rules.extension_counts and position.extension_by is None:
        target = max(target, rules.extension_target)
    room = target - tableau.miles
    full = tableau.distance.count(Card.MILES_200) >= rules.max_200
    rivals = [t for side, t in enumerate(position.tableaux) if side != own]
    return tuple(
        [
            card
            for card in position.hand
            if card.miles <= room
            and not (full and card is Card.MILES_200)
            and SAFETY_INSTEAD_OF.get(card) not in tableau.safeties
            and not (card in SAFETY_FOR and all(SAFETY_FOR[card] in t.safeties for t in rivals))
        ]
    )


def lead(points: Sequence[int], side: int) -> float:
    """Return the points of a side minus its rivals' average."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def score_of(worth: Worth) -> float:
    """Return the score of a worth, as a key for sorting."""
    return worth.score


def standing(view: View, position: PositionAfterMove, drawn: Card | None) -> View:
    """Return the view of the seat after its move, with a drawn card."""
    hand = position.hand if drawn is None else (*position.hand, drawn)
    sizes = list(view.hand_sizes)
    assert view.seat is not None
    sizes[view.seat] = len(hand)
    return view._replace(
        hand=hand,
        hand_sizes=tuple(sizes),
        tableaux=position.tableaux,
        draw_pile=view.draw_pile - (drawn is not None),
    )

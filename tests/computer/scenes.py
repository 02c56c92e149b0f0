"""Positions to decide in, written down by what matters; a seed deals the rest of the deck."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from mille_rules.cards import Card, cards_of
from mille_rules.computer.sensible import Sensible
from mille_rules.legal import legal_moves
from mille_rules.rulesets import SIDES_BY_SEATS, WINNING_MOVES, RuleSet
from mille_rules.state import (
    MatchScore,
    Phase,
    Pile,
    Question,
    Race,
    Setup,
    State,
    Tableau,
)
from mille_rules.tableaux import tableau_of
from mille_rules.views import View, view_for


def cards(text: str) -> Pile:
    """Cards by their slugs."""
    return tuple(Card.from_slug(word) for word in text.split())


@dataclass(frozen=True)
class Side:
    """What lies before a side, each pile from bottom to top."""

    battle: str = ""
    distance: str = ""
    speed: str = ""
    safeties: str = ""
    coups: str = ""

    def tableau(self, setup: Setup, target: int) -> Tableau:
        """The tableau under the rules."""
        piles = self.battle, self.speed, self.distance, self.safeties, self.coups
        battle, speed, distance, safeties, coups = map(cards, piles)
        return tableau_of((battle, speed, distance, safeties, coups), setup, target)


ROLLING = Side(battle="roll")


def scene(
    hand: str,
    sides: Sequence[Side] = (ROLLING, ROLLING),
    *,
    seats: int = 2,
    rules: RuleSet = WINNING_MOVES,
    pile: int = 60,
    discards: str = "",
    phase: Phase = Phase.PLAY,
    question: Question | None = None,
    target: int | None = None,
    extension_by: int | None = None,
    points: tuple[int, ...] = (),
    seed: int = 0,
) -> State:
    """A position in which seat 0 is to act; what is not named lies where the seed put it.

    `pile` is the most that the draw pile holds; what is left over was discarded, distances first.
    """
    setup = Setup(rules, seats, SIDES_BY_SEATS[seats])
    target = target or rules.target_for(seats)
    tableaux = tuple(side.tableau(setup, target) for side in sides)
    named = [*cards(hand), *cards(discards)]
    for side in sides:
        for text in (side.battle, side.distance, side.speed, side.safeties):
            named += cards(text)
    left = Counter(cards_of(rules.deck_for(seats)))
    left.subtract(named)
    assert min(left.values()) >= 0, "the scene names more cards than there are"
    rest = Random(seed).sample(sorted(left.elements()), left.total())
    hands = (cards(hand), *(tuple(rest[6 * i : 6 * i + 6]) for i in range(seats - 1)))
    rest = sorted(rest[6 * (seats - 1) :], key=lambda card: not card.miles)
    gone = rest[: max(0, len(rest) - pile)]
    drawn = sum(rules.deck_for(seats)) - (len(rest) - len(gone))
    return State(
        setup=setup,
        match=MatchScore(1, 0, points or (0,) * setup.sides, (0,) * setup.sides, (), ()),
        race=Race(cards_of(rules.deck_for(seats)), target, extension_by, None),
        phase=phase,
        turn=0,
        drawn=drawn,
        discards=(*cards(discards), *gone),
        hands=hands,
        tableaux=tableaux,
        question=question,
    )


def decide(state: State, strategy: Sensible | None = None) -> str:
    """What the sensible player does there, as the text of its move."""
    view: View = view_for(state, 0)
    return str((strategy or Sensible()).choose(view, legal_moves(state, 0)))

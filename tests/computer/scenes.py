"""Positions to decide in, written down by what matters; a seed deals the rest of the deck."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from mille_rules.cards import Card, Family, cards_of
from mille_rules.computer.explanations.reasons import ReasonCode
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.strategy import Strategy
from mille_rules.legal import legal_moves
from mille_rules.moves import parse_move
from mille_rules.rulesets import WINNING_MOVES, RuleSet
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
from mille_rules.views import PublicMoves, View, view_for


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
        return tableau_of((battle, speed, distance, safeties, coups, ()), setup, target)


ROLLING = Side(battle="roll")
#: With fewer cards than this still to come, most safeties have been seen.
_LATE = 20


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
    held: int = 6,
    hidden: str = "",
    seed: int = 0,
) -> State:
    """A position in which seat 0 is to act, and which can be played on from there.

    The other seats hold `held` cards each. What is not named was shuffled by `seed`; `pile` is the
    most that the draw pile holds, and what is left over was discarded, some of every kind. `hidden`
    names instead all cards that are still in the other hands and the pile.
    """
    setup = Setup(rules, seats, rules.sides_for(seats))
    target = target or rules.target_for(seats)
    named = [*cards(hand), *cards(discards)]
    for side in sides:
        for text in (side.battle, side.distance, side.speed, side.safeties):
            named += cards(text)
    left = Counter(cards_of(rules.deck_for(seats)))
    left.subtract(named)
    assert min(left.values()) >= 0, "the scene names more cards than there are"
    rest = sorted(left.elements())
    if hidden:
        left.subtract(cards(hidden))
        gone, rest = sorted(left.elements()), list(cards(hidden))
    else:
        gone = _spread(rest, len(rest) - held * (seats - 1) - pile)
    rest = Random(seed).sample(rest, len(rest))
    others = [tuple(rest[held * i : held * (i + 1)]) for i in range(seats - 1)]
    to_draw = rest[held * (seats - 1) :]
    return State(
        setup=setup,
        match=MatchScore(1, 0, points or (0,) * setup.sides, (0,) * setup.sides, (), ()),
        race=Race((*named, *gone, *rest), target, extension_by, None),
        phase=phase,
        turn=0,
        drawn=sum(rules.deck_for(seats)) - len(to_draw),
        discards=(*cards(discards), *gone),
        hands=(cards(hand), *others),
        tableaux=tuple(side.tableau(setup, target) for side in sides),
        question=question,
    )


def _spread(rest: list[Card], surplus: int) -> list[Card]:
    """Takes so many cards out of a sorted list, evenly over all kinds; safeties only late."""
    plain = [card for card in rest if card.family is not Family.SAFETY]
    pool = plain if len(plain) - surplus >= _LATE else list(rest)
    gone = [pool[i * len(pool) // surplus] for i in range(max(0, surplus))]
    for card in gone:
        rest.remove(card)
    return gone


#: The levels of which what anybody good sees is asked: always, whatever chance makes them overlook.
GOOD = ("hard", "expert")
#: The levels of which it is asked what a card to be thrown away could still have been good for:
#: that is what `hard` overlooks at times.
FINE = ("expert",)


@dataclass(frozen=True)
class Scene:
    """A position, what is right there, and why."""

    #: What a good player does, as the end of a sentence; and the reason in words.
    says: str
    why: str
    hand: str
    #: The right moves, with bars between where it does not matter which.
    best: str
    #: What speaks for each of them.
    reason: ReasonCode
    sides: Sequence[Side] = (ROLLING, ROLLING)
    #: A tempting move, and what speaks against it.
    wrong: str = ""
    against: ReasonCode | None = None
    #: The levels that are to find it; the sensible player that misses nothing always is.
    asked: tuple[str, ...] = GOOD
    #: Moves of the race that matter, as `SEAT MOVE`, with commas between.
    moves: str = ""
    #: The rest of the position, as `scene` takes it.
    options: Mapping[str, Any] = field(default_factory=dict)

    def state(self, seed: int = 0) -> State:
        """The position, with hidden cards that `seed` deals."""
        return scene(self.hand, self.sides, seed=seed, **self.options)

    def view(self, seed: int = 0) -> View:
        """What seat 0 sees of it."""
        return view_for(self.state(seed), 0, self.past)

    @property
    def past(self) -> PublicMoves:
        """The moves that matter."""
        words = [entry.split(maxsplit=1) for entry in self.moves.split(",") if entry.strip()]
        return tuple((int(seat), parse_move(move)) for seat, move in words)

    @property
    def right(self) -> list[str]:
        """The moves of which any will do."""
        return self.best.split(" | ")


def decide(state: State, strategy: Strategy | None = None) -> str:
    """What a strategy does there, by default the sensible player, as the text of its move."""
    view: View = view_for(state, 0)
    return str((strategy or Sensible()).choose(view, legal_moves(state, 0)))

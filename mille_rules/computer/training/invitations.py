"""Players and rules of the training's tables."""

from random import Random

from mille_rules.computer.arena.greedy import Greedy
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.strategy import Strategy
from mille_rules.computer.training.selfplay import TableSetup
from mille_rules.rulesets import BSD, CLASSIC, DUJARDIN, SIDES_BY_SEATS, WINNING_MOVES, RuleSet

#: The frequency of each rule set, highest for those by which players are measured.
_TWO_SEATS = ((WINNING_MOVES, 50), (BSD, 35), (CLASSIC, 8), (DUJARDIN, 7))
_MORE_SEATS = ((WINNING_MOVES, 60), (CLASSIC, 20), (DUJARDIN, 20))
_SEATS = (3, 4, 6)
#: The chance that another strategy plays one side, so that its habits are learned, too.
_SENSIBLE, _GREEDY = 0.15, 0.10


def lesson_for_two(rng: Random) -> TableSetup:
    """Two sensible players to watch."""
    return TableSetup(_rules(_TWO_SEATS, rng), (Sensible(), Sensible()))


def lesson_for_more(rng: Random) -> TableSetup:
    """Three, four or six sensible players to watch."""
    return TableSetup(_rules(_MORE_SEATS, rng), (Sensible(),) * rng.choice(_SEATS))


def two_seats(rng: Random) -> TableSetup:
    """Two seats, mostly both the network's."""
    return _mixed(_rules(_TWO_SEATS, rng), 2, rng)


def more_seats(rng: Random) -> TableSetup:
    """Three, four or six seats, mostly all the network's."""
    return _mixed(_rules(_MORE_SEATS, rng), rng.choice(_SEATS), rng)


def _rules(shares: tuple[tuple[RuleSet, int], ...], rng: Random) -> RuleSet:
    return rng.choices([rules for rules, _ in shares], [share for _, share in shares])[0]


def _mixed(rules: RuleSet, seats: int, rng: Random) -> TableSetup:
    chance, sides = rng.random(), SIDES_BY_SEATS[seats]
    other: Strategy | None = None
    if chance < _SENSIBLE:
        other = Sensible()
    elif chance < _SENSIBLE + _GREEDY:
        other = Greedy()
    side = rng.randrange(sides)
    return TableSetup(
        rules, tuple(other if seat % sides == side else None for seat in range(seats))
    )

"""The levels of computer players: one strategy with ever fewer weaknesses, and the expert."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.heuristic.situation import Traits
from mille_rules.computer.strategy import Strategy

#: Knows the use of every card, seldom attacks, forgets, and spares weak sides.
BEGINNER = Traits(
    counts_cards=False,
    plans_arrival=False,
    minds_safe_trip=0,
    notices_coups=0.87,
    aggression=0.4,
    spares_the_weak=True,
    misjudges=18,
    misjudges_hand=30,
)
#: Attacks most of the time, plans nothing, and often throws away a good card.
EASY = Traits(
    counts_cards=False,
    plans_arrival=False,
    minds_safe_trip=0,
    notices_coups=0.95,
    aggression=0.8,
    misjudges=38,
    misjudges_hand=58,
    overlooks=1,
)
#: Plans the arrival and keeps safeties for a coup fourré, but counts no cards and errs at times.
NORMAL = Traits(
    counts_cards=False,
    minds_safe_trip=4,
    aggression=0.9,
    misjudges=15,
    misjudges_hand=24,
    overlooks=0.85,
)
#: Counts the cards and never makes a gross mistake, but overrates the safe trip, and sometimes
#: overlooks what a card that it discards could have been good for.
HARD = Traits(minds_safe_trip=3, overlooks=1)


def _expert(*, seed: int = 0) -> Strategy:
    # Imported when it is used: its weights are large, and no other level needs them.
    from mille_rules.computer.expert.expert import Expert

    return Expert(seed=seed)


#: The level whose decisions need large weights.
WITH_WEIGHTS = "expert"
#: Makes the strategy of each level, by its name in records, weakest first.
LEVELS: Mapping[str, Callable[..., Strategy]] = MappingProxyType(
    {
        "beginner": partial(Sensible, BEGINNER),
        "easy": partial(Sensible, EASY),
        "normal": partial(Sensible, NORMAL),
        "hard": partial(Sensible, HARD),
        WITH_WEIGHTS: _expert,
    }
)

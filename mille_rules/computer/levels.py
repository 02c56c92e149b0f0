"""The levels of computer players: one strategy with ever fewer weaknesses, and the expert."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from mille_rules.computer.player import Strategy
from mille_rules.computer.sensible import Sensible
from mille_rules.computer.traits import Traits

#: Knows what every card is for, attacks seldom, forgets, and is never cruel.
BEGINNER = Traits(
    counts_cards=False,
    plans_arrival=False,
    saves_safeties=False,
    minds_safe_trip=False,
    notices_coups=0.8,
    aggression=0.35,
    spares_the_weak=True,
    misjudges=15,
    misjudges_hand=20,
)
#: Attacks most of the time, lays safeties down as they come, and plans nothing.
EASY = Traits(
    counts_cards=False,
    plans_arrival=False,
    saves_safeties=False,
    notices_coups=0.95,
    aggression=0.77,
    misjudges=40,
    misjudges_hand=70,
)
#: Plans the arrival and keeps safeties for a coup fourré, but counts no cards and errs at times.
NORMAL = Traits(counts_cards=False, aggression=0.9, misjudges=25, misjudges_hand=52)


def _expert(*, seed: int = 0) -> Strategy:
    # Imported when one sits down: what it has learned is large, and no other level needs it.
    from mille_rules.computer.expert import Expert

    return Expert(seed=seed)


#: What makes the strategy of each level, by the word that records use for it, weakest first.
LEVELS: Mapping[str, Callable[..., Strategy]] = MappingProxyType(
    {
        "beginner": partial(Sensible, BEGINNER),
        "easy": partial(Sensible, EASY),
        "normal": partial(Sensible, NORMAL),
        "hard": Sensible,
        "expert": _expert,
    }
)

"""Races at every table, just dealt and played by chance."""

from dataclasses import replace
from random import Random

from mille_rules.cards import cards_of
from mille_rules.engine import apply, new_match
from mille_rules.moves import Move, MoveKind, deal
from mille_rules.rulesets import (
    BOARD_GAME,
    BSD,
    CLASSIC,
    DUJARDIN,
    EXPRESS,
    STAP_OP,
    TODAY,
    TODAY_FRENCH,
    WINNING_MOVES,
    RuleSet,
)
from mille_rules.state import State

#: The tables at which players are trained.
PRESET_TABLES = [
    (rules, seats)
    for rules in (WINNING_MOVES, CLASSIC, BSD, DUJARDIN)
    for seats in rules.player_counts
    if seats != 5
]
PRESET_NAMES = [f"{rules.name}-{seats}" for rules, seats in PRESET_TABLES]
#: House rules that change how a trip is driven and how it ends.
HOUSE_RULES = replace(CLASSIC, finish="at_least", roll_after_remedy=False)
ALONE = replace(WINNING_MOVES, teams=False)
_MORE = [
    ("house-rules", HOUSE_RULES, (2, 3)),
    ("alone", ALONE, (4, 5, 6)),
    ("today", TODAY, (2,)),
    ("today-french", TODAY_FRENCH, (2, 3)),
    ("board-game", BOARD_GAME, (4,)),
    ("express", EXPRESS, (2, 3)),
    # In the phase of a shuffle no seat can move.
    ("stap-op", replace(STAP_OP, reshuffle_discards=False), (2, 4)),
]
TABLES = [*PRESET_TABLES, *((rules, seats) for _, rules, counts in _MORE for seats in counts)]
NAMES = [*PRESET_NAMES, *(f"{name}-{seats}" for name, _, counts in _MORE for seats in counts)]


def dealt(
    rules: RuleSet, seats: int, rng: Random, first: int = 0, points: tuple[int, ...] = ()
) -> State:
    """A race just dealt."""
    deck = cards_of(rules.deck_for(seats))
    cards = tuple(rng.sample(deck, len(deck)))
    return apply(new_match(rules, seats, points), None, deal(1, first, cards))[0]


def random_move(choices: tuple[Move, ...], rng: Random) -> Move:
    """A play more often than a discard, so that races get somewhere."""
    plays = [move for move in choices if move.kind is not MoveKind.DISCARD]
    return rng.choice(plays if plays and rng.random() < 0.7 else choices)

"""How fast the rules are: whole random races, single moves, races played out from the middle.

The floor is Python's own way to change a value: a loop of `dataclasses.replace` on a frozen
dataclass of eight fields, one call per move of the races that it is compared with. Floor and rules
take turns, round by round, and medians are printed, so that a busy computer disturbs both alike.
Decks are shuffled beforehand: the rules never shuffle, chance comes to them as a move.
"""

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from statistics import median
from time import perf_counter
from typing import NamedTuple

from mille_rules import PRESETS, RuleSet, apply, legal_moves, new_match
from mille_rules.cards import cards_of
from mille_rules.moves import Move, deal
from mille_rules.state import State

RACES_PER_SECOND, RATIO, MOVE_MICROSECONDS = 5_000, 4, 5
SEED = 1


@dataclass(frozen=True)
class Eight:
    """The value that the floor changes."""

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0
    f: int = 0
    g: int = 0
    h: int = 0


class Table(NamedTuple):
    """Rules, seats, and what is dealt there: each deal begins a new match."""

    rules: RuleSet
    seats: int
    deals: tuple[Move, ...]


class Position(NamedTuple):
    """A moment of a race: who is asked, and what that seat does then."""

    state: State
    seat: int
    move: Move


def table(rules: RuleSet, seats: int, races: int) -> Table:
    """A table with so many shuffled decks ready."""
    chance = random.Random(SEED)
    deck = cards_of(rules.deck_for(seats))
    decks = [tuple(chance.sample(deck, len(deck))) for _ in range(races)]
    return Table(rules, seats, tuple(deal(1, i % seats, deck) for i, deck in enumerate(decks)))


def play_out(state: State, chance: Callable[[], float]) -> int:
    """Random moves up to the end of the race; how many they were."""
    made = 0
    while True:
        question = state.question
        seat = state.turn if question is None else question.waiting[0]
        moves = legal_moves(state, seat)
        if not moves:
            return made
        state, _ = apply(state, seat, moves[int(chance() * len(moves))])
        made += 1


def races(at: Table) -> int:
    """One random race per deal, from an empty table to its score; the moves of all."""
    chance = random.Random(SEED).random
    made = 0
    for dealt in at.deals:
        state, _ = apply(new_match(at.rules, at.seats), None, dealt)
        made += 1 + play_out(state, chance)
    return made


def replacements(count: int) -> None:
    """The floor."""
    value = Eight()
    for number in range(count):
        value = replace(value, a=number)


def positions(at: Table) -> list[list[Position]]:
    """Every moment of each of those races in which a seat is asked."""
    chance = random.Random(SEED)
    found = []
    for dealt in at.deals:
        race = []
        state, _ = apply(new_match(at.rules, at.seats), None, dealt)
        seat = state.turn
        while moves := legal_moves(state, seat):
            race.append(Position(state, seat, chance.choice(moves)))
            state, _ = apply(*race[-1])
            seat = state.question.waiting[0] if state.question else state.turn
        found.append(race)
    return found


def single_moves(found: list[Position]) -> None:
    """What is allowed, and the next state, at each position."""
    for state, seat, move in found:
        legal_moves(state, seat)
        apply(state, seat, move)


def rollouts(states: list[State]) -> None:
    """Each of them played out at random."""
    chance = random.Random(SEED).random
    for state in states:
        play_out(state, chance)


def seconds(work: Callable[[], object]) -> float:
    """How long it takes once."""
    start = perf_counter()
    work()
    return perf_counter() - start


class Row(NamedTuple):
    """What a table's rounds came to; times are medians, in seconds."""

    at: Table
    moves: float
    floor: float
    race: float
    ratio: float
    move: float
    rollout: float


def measure(tables: list[Table], rounds: int) -> list[Row]:
    """Every table in every round, so that a disturbance strikes few rounds of each."""
    work = []
    for at in tables:
        moves, found, half = races(at), positions(at), middles(at)
        work.append((at, moves, found, half))
    times: list[list[tuple[float, ...]]] = [[] for _ in tables]
    for _ in range(rounds):
        for (at, moves, found, half), taken in zip(work, times, strict=True):
            count = len(at.deals)
            floor = seconds(lambda m=moves: replacements(m)) / count
            race = seconds(lambda t=at: races(t)) / count
            move = seconds(lambda p=found: single_moves(p)) / len(found)
            rollout = seconds(lambda s=half: rollouts(s)) / count
            taken.append((floor, race, floor / race, move, rollout))
    return [
        Row(at, moves / len(at.deals), *map(median, zip(*taken, strict=True)))
        for (at, moves, _, _), taken in zip(work, times, strict=True)
    ]

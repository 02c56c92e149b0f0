"""Measures the rules: random races, single moves, and races continued from the middle.

The floor is a loop of `dataclasses.replace` on a frozen dataclass of eight fields, with one call
per move of the races. Floor and rules alternate and medians are printed, so that other load affects
both. Decks are shuffled beforehand: the rules never shuffle.
"""

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from statistics import median
from time import process_time
from typing import NamedTuple

from mille_rules import PRESETS, RuleSet, apply, legal_moves, new_match
from mille_rules.cards import cards_of
from mille_rules.moves import Move, deal
from mille_rules.state import State

RACES_PER_SECOND, RATIO, MOVE_MICROSECONDS = 5_000, 4, 5
SEED = 1


@dataclass(frozen=True)
class Eight:
    """The dataclass of the floor."""

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0
    f: int = 0
    g: int = 0
    h: int = 0


class Table(NamedTuple):
    """Rules, seats and deals; each deal starts a new match."""

    rules: RuleSet
    seats: int
    deals: tuple[Move, ...]


class Position(NamedTuple):
    """A position in a race: the seat to move, and its move."""

    state: State
    seat: int
    move: Move


def table(rules: RuleSet, seats: int, races: int) -> Table:
    """Return a table with shuffled decks."""
    chance = random.Random(SEED)
    deck = cards_of(rules.deck_for(seats))
    decks = [tuple(chance.sample(deck, len(deck))) for _ in range(races)]
    return Table(rules, seats, tuple(deal(1, i % seats, deck) for i, deck in enumerate(decks)))


def play_out(state: State, chance: Callable[[], float]) -> int:
    """Make random moves until the end of the race; return their number."""
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
    """Play one random race per deal; return the number of moves."""
    chance = random.Random(SEED).random
    made = 0
    for dealt in at.deals:
        state, _ = apply(new_match(at.rules, at.seats), None, dealt)
        made += 1 + play_out(state, chance)
    return made


def replacements(count: int) -> None:
    """Run the floor."""
    value = Eight()
    for number in range(count):
        value = replace(value, a=number)


def positions(at: Table) -> list[list[Position]]:
    """Return all positions of races in which a seat must move."""
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
    """Compute legal moves and the next state at each position."""
    for state, seat, move in found:
        legal_moves(state, seat)
        apply(state, seat, move)


def rollouts(states: list[State]) -> None:
    """Finish races at random."""
    chance = random.Random(SEED).random
    for state in states:
        play_out(state, chance)


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time of one call, which other programs affect least."""
    start = process_time()
    work()
    return process_time() - start


class Row(NamedTuple):
    """The results at a table; times are medians in seconds."""

    at: Table
    moves: float
    floor: float
    race: float
    ratio: float
    move: float
    rollout: float


class TableMeasurement:
    """The measurements at one table, in alternating rounds."""

    def __init__(self, at: Table) -> None:
        self._at, self._count = at, len(at.deals)
        self._moves = races(at)
        found = positions(at)
        self._middles = [race[len(race) // 2].state for race in found]
        self._positions = [position for race in found for position in race]
        self._rounds: list[tuple[float, ...]] = []

    def run(self) -> None:
        """Measure one round."""
        floor = seconds(lambda: replacements(self._moves)) / self._count
        race = seconds(lambda: races(self._at)) / self._count
        move = seconds(lambda: single_moves(self._positions)) / len(self._positions)
        rollout = seconds(lambda: rollouts(self._middles)) / self._count
        self._rounds.append((floor, race, floor / race, move, rollout))

    def row(self) -> Row:
        """Return the results."""
        medians = map(median, zip(*self._rounds, strict=True))
        return Row(self._at, self._moves / self._count, *medians)


def measure(tables: list[Table], rounds: int) -> list[Row]:
    """Measure all tables in every round, so that disturbances affect few rounds of each."""
    courses = [TableMeasurement(at) for at in tables]
    for _ in range(rounds):
        for course in courses:
            course.run()
    return [course.row() for course in courses]


def say_first(row: Row, rounds: int) -> None:
    """Print the figures with a target: two players under the default rules."""
    print(f"{row.at.rules.name}, {row.at.seats} seats, medians of {rounds} rounds:")
    print(f"G1  a race has {row.moves:.0f} moves, its deal, draws and answers included")
    print(f"    floor    {1 / row.floor:7,.0f} races/s, one dataclasses.replace per move")
    print(f"    ours     {1 / row.race:7,.0f} races/s, target {RACES_PER_SECOND:,}")
    print(f"    ratio    {row.ratio:7.2f} x the floor, target {RATIO}")
    print(f"G2  legal_moves + apply {row.move * 1e6:.2f} µs, target <= {MOVE_MICROSECONDS}")
    print(f"G3  a race from its middle to its end {row.rollout * 1e6:.0f} µs, no target")
    missed = [
        name
        for name, reached in (
            ("races/s", 1 / row.race >= RACES_PER_SECOND),
            ("ratio", row.ratio >= RATIO),
            ("µs a move", row.move * 1e6 <= MOVE_MICROSECONDS),
        )
        if not reached
    ]
    print(f"targets missed: {', '.join(missed) or 'none'}\n")


def say_all(rows: list[Row]) -> None:
    """Print one line per table."""
    print(
        f"{'rules':<15}{'seats':>5}{'moves':>7}{'races/s':>9}{'ratio':>7}{'G2 µs':>7}{'G3 µs':>7}"
    )
    for row in rows:
        print(
            f"{row.at.rules.name:<15}{row.at.seats:>5}{row.moves:>7.0f}{1 / row.race:>9,.0f}"
            f"{row.ratio:>7.2f}{row.move * 1e6:>7.2f}{row.rollout * 1e6:>7.0f}"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--races", type=int, default=60, help="races per round and table")
    options = parser.parse_args()
    tables = [
        table(rules, seats, options.races)
        for rules in PRESETS.values()
        for seats in rules.player_counts
    ]
    rows = measure(tables, options.rounds)
    say_first(rows[0], options.rounds)
    say_all(rows)


if __name__ == "__main__":
    main()

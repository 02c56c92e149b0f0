"""`python -m mille_rules.computer.training.extensions`: learn what it brings to extend the trip.

Races of a policy with itself stop when a side is asked. What finishing brings is known then; what
extending brings is the average of a few ends of the race, with the draw pile shuffled again.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from mille_rules.computer.learned.actions import ACTIONS, EXTEND, FINISH
from mille_rules.computer.learned.judge import EXTENSION_UNIT
from mille_rules.computer.learned.observation import sizes
from mille_rules.computer.learned.weights_file import LAYERS, chances_of, packed, tables_of
from mille_rules.computer.training.course import SHARES
from mille_rules.computer.training.networks import Floats, Network
from mille_rules.computer.training.selfplay import NEVER, Ints, seed_chance, shuffle
from mille_rules.computer.training.simulator import at, rule
from mille_rules.computer.training.simulator.at import RaceRow
from mille_rules.computer.training.simulator.compiled import compiled
from mille_rules.computer.training.simulator.legal import Flags
from mille_rules.computer.training.simulator.moves import act, advance
from mille_rules.computer.training.simulator.observing import Numbers, observe
from mille_rules.computer.training.simulator.rule import RulesRow, rules_row
from mille_rules.computer.training.simulator.scores import Chances, chances_of_all, race_points
from mille_rules.computer.training.simulator.turns import deal

#: The table for which it is learned. With three seats, extensions make no difference.
SEATS = 2
#: Neurons of the hidden layers.
_NEURONS = (64, 32)
#: Races extended from each question.
_ENDS = 4
_BATCH = 4096
#: The first step of the network, and the last one.
_FIRST, _LAST = 2e-3, 1e-5
#: Points of a match are multiples of this.
_POINTS = 25


class Questions(NamedTuple):
    """Questions of an extension."""

    #: What the seat sees, a row for each.
    seen: Numbers
    #: What extending adds to the chance to win the match, compared with finishing.
    gains: Floats


def questions(
    policy: Network, chances: Chances, rules: RulesRow, races: int, rng: np.random.Generator
) -> Questions:
    """Play races to the question of an extension, and on from there.

    The matches are anywhere between their start and their end. What finishing would decide is left
    out.
    """
    rows = np.zeros((races, at.SIZE), np.int16)
    most = rules[rule.MATCH_TARGET] // _POINTS
    rows[:, at.POINTS : at.POINTS + 2] = _POINTS * rng.integers(0, most, (races, 2))
    _deal(rows, rules)
    _play(rows, rules, policy)
    asked = rows[rows[:, at.PHASE] == at.EXTENDING]
    finished = _chances_after(asked.copy(), rules, chances, FINISH, policy)
    open_yet = (finished > 0) & (finished < 1)
    asked, finished = asked[open_yet], finished[open_yet]
    seen = _seen(asked, rules, np.arange(len(asked)))
    ends = np.repeat(asked, _ENDS, axis=0)
    _shuffle_piles(ends)
    extended = _chances_after(ends, rules, chances, EXTEND, policy).reshape(-1, _ENDS).mean(1)
    return Questions(seen, (extended - finished).astype(np.float32))


def _chances_after(
    rows: RaceRow, rules: RulesRow, chances: Chances, answer: int, policy: Network
) -> Chances:
    """Answer the question at every table and play on; return the askers' chances in the match."""
    sides = rows[:, at.TURN] % 2
    legal = np.zeros((len(rows), ACTIONS), np.bool_)
    _act(rows, rules, np.arange(len(rows)), np.full(len(rows), answer), legal)
    _play(rows, rules, policy)
    found = np.zeros(len(rows))
    _settle(rows, rules, chances, sides.astype(np.int64), found)
    return found


def _play(rows: RaceRow, rules: RulesRow, policy: Network) -> None:
    """Play what is likeliest to be the best, up to the end of the race or a question."""
    legal = np.zeros((len(rows), ACTIONS), np.bool_)
    _advance(rows, rules, legal)
    while len(under_way := np.flatnonzero(rows[:, at.PHASE] == at.PLAYING)):
        said = policy.read(_seen(rows, rules, under_way)).outputs
        logits = np.where(legal[under_way], said, NEVER)
        _act(rows, rules, under_way, logits.argmax(1), legal)


def _seen(rows: RaceRow, rules: RulesRow, tables: Ints) -> Numbers:
    """Return what the seats that decide at some tables see."""
    seen = np.zeros((len(tables), len(sizes(SEATS))), np.uint8)
    _look(rows, rules, tables, seen)
    return seen


def learn(network: Network, lessons: Questions, epochs: int, rng: np.random.Generator) -> float:
    """Teach a network what extending brings; return the share of the variance that it explains."""
    count = len(lessons.gains)
    targets = lessons.gains / np.float32(EXTENSION_UNIT)
    wrong: list[float] = []
    for epoch in range(epochs):
        rate = _FIRST + (_LAST - _FIRST) * epoch / epochs
        order, wrong = rng.permutation(count), []
        for start in range(0, count, _BATCH):
            some = order[start : start + _BATCH]
            said = network.read(lessons.seen[some])
            off = said.outputs - targets[some, None]
            errors = (off / len(some)).astype(np.float32)
            network.learn(lessons.seen[some], said, errors, rate)
            wrong.append(float((off**2).mean()))
    return 1 - float(np.mean(wrong)) / float(targets.var())


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn from the policy in a file of weights, and add what was learned to the file."""
    parser = argparse.ArgumentParser(
        prog="python -m mille_rules.computer.training.extensions", description=__doc__
    )
    add = parser.add_argument
    add("weights", type=Path, help="the file for two seats, which is written again")
    add("--seed", type=int, default=1, help="same seed, same weights (default 1)")
    add("--rounds", type=int, default=450, help="rounds of races")
    add("--races", type=int, default=1024, help="races of a round")
    add("--epochs", type=int, default=16, help="how often the network sees each question")
    given = parser.parse_args(arguments)
    *layers, table = tables_of(given.weights.read_bytes())
    policy = Network.read_from(layers[:LAYERS], sizes(SEATS))
    chances, rng = np.array(chances_of(table)), np.random.default_rng(given.seed)
    seed_chance(given.seed)
    kinds, shares = zip(*SHARES[SEATS], strict=True)
    rows = [rules_row(rules, SEATS) for rules in kinds]
    asked = [
        questions(policy, chances, rows[kind], given.races, rng)
        for kind in rng.choice(len(rows), given.rounds, p=shares)
    ]
    lessons = Questions(*(np.concatenate(part) for part in zip(*asked, strict=True)))
    network = Network(sizes(SEATS), _NEURONS, 1, rng)
    explained = learn(network, lessons, given.epochs, rng)
    given.weights.write_bytes(packed([*layers[: 2 * LAYERS], *network.layers()], chances.tolist()))
    print(f"{len(lessons.gains)} questions, {100 * explained:.1f} % of the variance explained")
    return 0


@compiled
def _deal(rows: RaceRow, rules: RulesRow) -> None:
    """Begin a race at every table, each seat as often as the other."""
    for table in range(len(rows)):
        shuffle(rows[table], rules)
        deal(rows[table], rules, table % rules[rule.SEATS])


@compiled
def _advance(rows: RaceRow, rules: RulesRow, legal: Flags) -> None:
    """Go on to the first decision of every race."""
    for table in range(len(rows)):
        advance(rows[table], rules, legal[table])


@compiled
def _act(rows: RaceRow, rules: RulesRow, tables: Ints, actions: Ints, legal: Flags) -> None:
    """Make an action at some tables, and go on to the next decision there."""
    for place in range(len(tables)):
        table = tables[place]
        act(rows[table], rules, actions[place])
        advance(rows[table], rules, legal[table])


@compiled
def _look(rows: RaceRow, rules: RulesRow, tables: Ints, seen: Numbers) -> None:
    """Write the observations of the seats that decide at some tables."""
    for place in range(len(tables)):
        t = rows[tables[place]]
        observe(t, rules, t[at.TURN], seen[place])


@compiled
def _shuffle_piles(rows: RaceRow) -> None:
    """Shuffle the cards that have not been drawn."""
    for table in range(len(rows)):
        t = rows[table]
        np.random.shuffle(t[at.DECK + t[at.DRAWN] : at.DECK + t[at.CARDS]])


@compiled
def _settle(rows: RaceRow, rules: RulesRow, chances: Chances, sides: Ints, found: Chances) -> None:
    """Write the chance of one side at each table to win the match after the race."""
    needs = np.zeros(2)
    for table in range(len(rows)):
        t = rows[table]
        for side in range(2):
            needs[side] = (
                rules[rule.MATCH_TARGET] - t[at.POINTS + side] - race_points(t, rules, side)
            )
        found[table] = chances_of_all(chances, needs)[sides[table]]


if __name__ == "__main__":
    raise SystemExit(main())

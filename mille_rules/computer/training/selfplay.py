"""Races of a policy with itself, at many tables at once."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mille_rules.computer.learned.actions import ACTIONS
from mille_rules.computer.learned.judge import MATCH_UNIT, POINT_UNIT
from mille_rules.computer.learned.observation import sizes
from mille_rules.computer.training.networks import Floats, Network
from mille_rules.computer.training.simulator import at, rule
from mille_rules.computer.training.simulator.at import RaceRow
from mille_rules.computer.training.simulator.compiled import compiled
from mille_rules.computer.training.simulator.legal import Flags
from mille_rules.computer.training.simulator.moves import act, advance
from mille_rules.computer.training.simulator.observing import (
    NEXT_CARDS,
    Numbers,
    observe,
    observe_hidden,
)
from mille_rules.computer.training.simulator.rule import RulesRow, rules_row
from mille_rules.computer.training.simulator.scores import Chances, chances_of_all, race_points
from mille_rules.computer.training.simulator.turns import deal
from mille_rules.rulesets import DEFAULT_RULES, RuleSet

#: Results of a race: the lead in points over the rivals' average, and the chance of the match won.
RESULTS = 2
_MOST_RESULTS = 1 << 14
#: The logit of what is not allowed.
NEVER = np.float32(-1e9)

Ints = NDArray[np.int64]


class Decisions(NamedTuple):
    """The decisions of some steps, as arrays by step and table."""

    #: The observations of the seats and of the critic; one step more than decisions.
    seen: Numbers
    whole: Numbers
    legal: Flags
    actions: Ints
    #: The logarithm of each action's probability.
    logs: Floats
    #: The side that decided; one step more than decisions.
    sides: Ints
    #: True if the race ended before the table's next decision, and its results by side.
    ended: Flags
    results: Floats


def hidden_sizes(seats: int) -> list[int]:
    """Return the largest value of each number that only the critic sees."""
    return [3] * (seats - 1) * at.KINDS + [at.KINDS] * NEXT_CARDS


class Tables:
    """Matches under way, one at each table."""

    def __init__(
        self, seats: int, shares: Sequence[tuple[RuleSet, float]], tables: int, seed: int
    ) -> None:
        """Begin matches by several rule sets, each at its share of the tables."""
        rng = np.random.default_rng(seed)
        self.sides = DEFAULT_RULES.sides_for(seats)
        self._rules = np.array([rules_row(rules, seats) for rules, _ in shares])
        odds = [share for _, share in shares]
        self._rules_of: Ints = rng.choice(len(shares), tables, p=odds)
        self._rows = np.zeros((tables, at.SIZE), np.int16)
        self._legal = np.zeros((tables, ACTIONS), np.bool_)
        self._widths = len(sizes(seats)), len(sizes(seats)) + len(hidden_sizes(seats))
        #: The points of the latest races, by side, and the number of all races.
        self.points: Ints = np.zeros((_MOST_RESULTS, self.sides), np.int64)
        self.races: Ints = np.zeros(1, np.int64)
        seed_chance(seed)
        _open_tables(self._rows, self._rules, self._rules_of, self._legal)

    def play(self, policy: Network, chances: Chances, steps: int) -> Decisions:
        """Make so many decisions at every table."""
        played = self._empty(steps)
        for step in range(steps):
            self._look(played, step)
            played.legal[step] = self._legal
            logits = policy.read(played.seen[step]).outputs
            _choose(logits, self._legal, played.actions[step], played.logs[step])
            _go_on(
                self._rows,
                self._rules,
                self._rules_of,
                played.actions[step],
                chances,
                self._legal,
                played.ended[step],
                played.results[step],
                self.points,
                self.races,
            )
        self._look(played, steps)
        return played

    def _look(self, played: Decisions, step: int) -> None:
        played.sides[step] = self._rows[:, at.TURN] % self.sides
        _look_at(self._rows, self._rules, self._rules_of, played.seen[step], played.whole[step])

    def _empty(self, steps: int) -> Decisions:
        tables, (width, whole) = len(self._rows), self._widths
        shape = steps, tables
        return Decisions(
            seen=np.zeros((steps + 1, tables, width), np.uint8),
            whole=np.zeros((steps + 1, tables, whole), np.uint8),
            legal=np.zeros((*shape, ACTIONS), np.bool_),
            actions=np.zeros(shape, np.int64),
            logs=np.zeros(shape, np.float32),
            sides=np.zeros((steps + 1, tables), np.int64),
            ended=np.zeros(shape, np.bool_),
            results=np.zeros((*shape, self.sides, RESULTS), np.float32),
        )


@compiled
def seed_chance(seed: int) -> None:
    """Begin the chance of compiled functions, which have one of their own."""
    np.random.seed(seed)


@compiled
def shuffle(t: RaceRow, r: RulesRow) -> None:
    """Write a shuffled deck into a row."""
    place = 0
    for card in range(at.KINDS):
        for _ in range(r[rule.COPIES + card]):
            other = np.random.randint(0, place + 1)
            t[at.DECK + place] = t[at.DECK + other]
            t[at.DECK + other] = card
            place += 1


@compiled
def _open_tables(rows: RaceRow, rules: RulesRow, rules_of: Ints, legal: Flags) -> None:
    """Begin a match at every table, each somewhere between its start and its end."""
    for table in range(len(rows)):
        t, r = rows[table], rules[rules_of[table]]
        for side in range(r[rule.SIDES]):
            t[at.POINTS + side] = np.random.randint(0, r[rule.MATCH_TARGET])
        shuffle(t, r)
        deal(t, r, np.random.randint(0, r[rule.SEATS]))
        advance(t, r, legal[table])


@compiled
def _look_at(rows: RaceRow, rules: RulesRow, rules_of: Ints, seen: Numbers, whole: Numbers) -> None:
    """Write the observations of the seats that decide, and of the critic."""
    for table in range(len(rows)):
        t, r = rows[table], rules[rules_of[table]]
        width = observe(t, r, t[at.TURN], seen[table])
        whole[table, :width] = seen[table, :width]
        observe_hidden(t, r, t[at.TURN], whole[table], width)


@compiled
def _choose(logits: Floats, legal: Flags, actions: Ints, logs: Floats) -> None:
    """Draw a legal action for every table, with the policy's odds."""
    for table in range(len(logits)):
        own = np.where(legal[table], logits[table], NEVER)
        own = own - own.max()
        odds = np.exp(own)
        left = np.random.random() * odds.sum()
        for action in range(logits.shape[1]):
            if legal[table, action]:
                actions[table] = action
                left -= odds[action]
                if left <= 0:
                    break
        logs[table] = own[actions[table]] - np.log(odds.sum())


@compiled
def _go_on(
    rows: RaceRow,
    rules: RulesRow,
    rules_of: Ints,
    actions: Ints,
    chances: Chances,
    legal: Flags,
    ended: Flags,
    results: Floats,
    points: Ints,
    races: Ints,
) -> None:
    """Make an action at every table and go on to the next decision, in the next race if need be."""
    for table in range(len(rows)):
        t, r = rows[table], rules[rules_of[table]]
        act(t, r, actions[table])
        advance(t, r, legal[table])
        while t[at.PHASE] == at.ENDED:
            ended[table] = True
            latest = points[races[0] % len(points)]
            races[0] += 1
            _settle(t, r, chances, latest, results[table])
            advance(t, r, legal[table])


@compiled
def _settle(t: RaceRow, r: RulesRow, chances: Chances, points: Ints, results: Floats) -> None:
    """Add a race to its match, write its results, and deal the next one."""
    sides = r[rule.SIDES]
    needs = np.zeros(sides)
    for side in range(sides):
        points[side] = race_points(t, r, side)
        needs[side] = r[rule.MATCH_TARGET] - t[at.POINTS + side]
    before, after = chances_of_all(chances, needs), chances_of_all(chances, needs - points)
    for side in range(sides):
        others = (points.sum() - points[side]) / (sides - 1)
        results[side, 0] = (points[side] - others) / POINT_UNIT
        results[side, 1] = (after[side] - before[side]) / MATCH_UNIT
    over = (needs - points).min() <= 0
    for side in range(sides):
        t[at.POINTS + side] = 0 if over else t[at.POINTS + side] + points[side]
    first = (t[at.FIRST] + 1) % r[rule.SEATS]
    shuffle(t, r)
    deal(t, r, np.random.randint(0, r[rule.SEATS]) if over else first)

"""The fast simulator plays by the rules of the engine and sees what a view shows."""

from random import Random

import pytest

pytest.importorskip("numpy", reason="training is an extra of its own")

import numpy as np

from mille_rules.computer.learned.actions import ACTIONS, action_of
from mille_rules.computer.learned.equity import Equity
from mille_rules.computer.learned.observation import observation, sizes
from mille_rules.computer.learned.weights_file import shipped_equity
from mille_rules.computer.training.simulator import at, rule
from mille_rules.computer.training.simulator.moves import act, advance
from mille_rules.computer.training.simulator.observing import observe
from mille_rules.computer.training.simulator.rule import rules_row
from mille_rules.computer.training.simulator.scores import chances_of_all, race_points
from mille_rules.computer.training.simulator.turns import deal
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import Move
from mille_rules.rulesets import RuleSet
from mille_rules.state import BETWEEN_RACES, Phase, State, to_act
from mille_rules.views import view_for
from tests.computer.random_races import PRESET_NAMES, PRESET_TABLES, dealt, random_move
from tests.examples import each

#: Every so many decisions the observations are compared: they are slow where nothing is compiled.
_LOOKS = 5


class Pair:
    """One race in the engine and in the simulator."""

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        self.r = rules_row(rules, seats)
        self.sides = int(self.r[rule.SIDES])
        points = tuple(self.rng.randrange(0, 4_900, 25) for _ in range(self.sides))
        first = self.rng.randrange(seats)
        self.state: State = dealt(rules, seats, self.rng, first, points)
        self.moves: tuple[tuple[int, Move], ...] = ()
        self.t = np.zeros(at.SIZE, np.int16)
        self.legal = np.zeros(ACTIONS, np.bool_)
        deck = self.state.race.deck
        self.t[at.DECK : at.DECK + len(deck)] = deck
        self.t[at.POINTS : at.POINTS + self.sides] = points
        deal(self.t, self.r, first)
        advance(self.t, self.r, self.legal)

    def play(self) -> None:
        """Play the race to its end in both, comparing at every decision."""
        decisions = 0
        while self.state.phase not in BETWEEN_RACES:
            seat = to_act(self.state)[0]
            choices = legal_moves(self.state, seat)
            move = choices[0]
            if len(choices) > 1 and self.state.phase is not Phase.ANSWER:
                self.compare(seat, choices, look=decisions % _LOOKS == 0)
                decisions += 1
                move = random_move(choices, self.rng)
                act(self.t, self.r, action_of(move, seat % self.sides, self.sides))
                advance(self.t, self.r, self.legal)
            self.moves += ((seat, move),)
            self.state, _ = apply(self.state, seat, move)

    def compare(self, seat: int, choices: tuple[Move, ...], look: bool) -> None:
        """Compare who decides, between which moves, and what is seen."""
        assert (self.t[at.TURN], self.t[at.PHASE] == at.ENDED) == (seat, False)
        actions = sorted(action_of(move, seat % self.sides, self.sides) for move in choices)
        assert actions == np.flatnonzero(self.legal).tolist()
        if look:
            seats = self.state.setup.seats
            seen = np.zeros(len(sizes(seats)), np.uint8)
            assert observe(self.t, self.r, seat, seen) == len(seen)
            view = view_for(self.state, seat, self.moves)
            assert observation(view) == seen.tolist()
            assert (seen <= sizes(seats)).all()


@each(("rules", "seats"), PRESET_TABLES)
def test_a_race_goes_as_in_the_engine_move_by_move(rules: RuleSet, seats: int) -> None:
    pair = Pair(rules, seats, seed=seats)
    pair.play()
    assert pair.t[at.PHASE] == at.ENDED
    scores = [score.total for score in pair.state.match.races[-1]]
    assert [race_points(pair.t, pair.r, side) for side in range(pair.sides)] == scores


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "seats"), PRESET_TABLES, ids=PRESET_NAMES)
def test_hundreds_of_races_go_as_in_the_engine(rules: RuleSet, seats: int) -> None:
    for seed in range(40):
        pair = Pair(rules, seats, seed)
        pair.play()
        scores = [score.total for score in pair.state.match.races[-1]]
        assert [race_points(pair.t, pair.r, side) for side in range(pair.sides)] == scores


@each("needs", [(300, 4_000), (2_500, 2_500), (0, 400), (900, 2_000, 4_800)])
def test_chances_are_those_of_the_equity_table(needs: tuple[int, ...]) -> None:
    equity: Equity = shipped_equity()
    table = np.array(equity.table)
    said = chances_of_all(table, np.array(needs, np.float64))
    assert said.tolist() == pytest.approx([equity.of(needs, side) for side in range(len(needs))])

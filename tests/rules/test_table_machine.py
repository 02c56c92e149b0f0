"""Hypothesis at the table: any choice at any moment, house rules included, and it shrinks."""

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mille_rules import PRESETS, Match, MoveKind, Phase, Record, legal_moves, read_record
from mille_rules.state import BETWEEN_RACES, to_act
from tests.examples import examples
from tests.rules.random_play import TABLES, header, play_on
from tests.rules.test_random_play import assert_somebody_can_go_on, assert_sound


class TableMachine(RuleBasedStateMachine):
    """One match; between single moves, whole stretches are played by chance."""

    @initialize(
        table=st.sampled_from(TABLES),
        seed=st.integers(0, 2**32 - 1),
        stacked=st.booleans(),
        opening=st.integers(0, 190),
    )
    def begin(self, table, seed, stacked, opening):
        name, seats = table
        hazards = "any_card" if stacked else "rolling"
        rules = PRESETS[name].changed("battle_hazard_on", hazards)
        self.match = Match(Record(header(rules, seats)))
        play_on(self.match, seed, moves=1 + opening)

    @property
    def state(self):
        return self.match.state

    @precondition(lambda self: self.state.phase is Phase.DEAL)
    @rule(seed=st.integers(0, 2**32 - 1))
    def deal(self, seed):
        self.match.deal(lambda deck: Random(seed).sample(deck, len(deck)))

    @precondition(lambda self: to_act(self.state))
    @rule(seat=st.integers(0, 5), choice=st.integers(0, 40))
    def move(self, seat, choice):
        asked = to_act(self.state)
        seat = asked[seat % len(asked)]
        moves = legal_moves(self.state, seat)
        before = self.match.seq
        self.match.submit(seat, moves[choice % len(moves)], before)
        assert self.match.seq == before + 1

    @precondition(lambda self: self.state.phase is Phase.ANSWER)
    @rule()
    def everybody_passes(self):
        for seat in to_act(self.state):
            moves = legal_moves(self.state, seat)
            self.match.submit(seat, moves[-1], self.match.seq)
        assert self.state.phase is not Phase.ANSWER

    @precondition(lambda self: self.state.match.race > 0)
    @rule(seat=st.integers(0, 5))
    def take_back(self, seat):
        before, seat = self.match.seq, seat % self.state.setup.seats
        if self.match.take_back(seat):
            assert self.match.seq < before
            assert seat in to_act(self.state)
        else:
            assert self.match.seq == before

    @invariant()
    def everything_is_in_order(self):
        if not hasattr(self, "match") or self.state.match.race == 0:
            return
        assert_sound(self.state)
        assert_somebody_can_go_on(self.state)

    def teardown(self):
        if not hasattr(self, "match"):
            return
        text = self.match.record.text()
        reading = read_record(text.encode())
        assert reading.fault is None
        assert reading.record.text() == text
        assert reading.record.state == self.state
        steps = [step for _, step in reading.record.replay()]
        ends = [state for state, _ in steps if state.phase in BETWEEN_RACES]
        for record in (self.match.record, reading.record):
            latest = record.latest_race()
            assert latest == steps[len(steps) - len(latest) :]
            assert record.race_ends() == ends
        deals = [line for line in reading.record.moves() if line.move.kind is MoveKind.DEAL]
        assert len(deals) == self.state.match.race


TestTable = TableMachine.TestCase
TestTable.settings = examples(20, 200, stateful_step_count=40)

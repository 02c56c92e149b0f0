"""Races instead of points: chances that come true, and players that drive to arrive."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from mille_rules.computer.explanations.explaining import rank
from mille_rules.computer.explanations.own_moments import race_of_seat
from mille_rules.computer.explanations.questions import StandingQuestion
from mille_rules.computer.explanations.reasons import ReasonCode
from mille_rules.computer.explanations.reviewing import Judged, Reviewing, review
from mille_rules.computer.heuristic.races import RaceEquity, match_chance, race_chance
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.computer.heuristic.situation import Situation, situation_of
from mille_rules.computer.learned.weights_file import shipped_judge
from mille_rules.computer.matches import play_on
from mille_rules.engine import apply, new_match
from mille_rules.legal import legal_moves
from mille_rules.record import Header, Record, Sitter
from mille_rules.rulesets import TODAY_FRENCH, WINNING_MOVES, RuleSet
from mille_rules.state import BETWEEN_RACES, State, to_act
from mille_rules.views import view_for
from tests.computer.random_races import dealt
from tests.computer.scenes import ROLLING, Side, scene
from tests.examples import each

ALONE = replace(TODAY_FRENCH, teams=False)
BY_RACES = replace(WINNING_MOVES, winning="races", races_to_win=1)
#: Reasons that are worth points or speak of them, and those that can do without.
OF_POINTS = {
    ReasonCode.DELAYED_ACTION,
    ReasonCode.SHUTS_OUT,
    ReasonCode.ESCAPES_SHUTOUT,
    ReasonCode.SAFE_TRIP_KEPT,
    ReasonCode.SAFE_TRIP_BROKEN,
    ReasonCode.STOPS_LEADER,
    ReasonCode.STOPS_MATCH,
    ReasonCode.MAY_SHUT_OUT,
    ReasonCode.ALL_SAFETIES,
    ReasonCode.SAFETY_IN_TIME,
    ReasonCode.POINTS_CERTAIN,
    ReasonCode.EXTENSION_POINTS,
    ReasonCode.MATCH_LOST,
}
WITHOUT_POINTS = {
    ReasonCode.COUP_GAIN,
    ReasonCode.COUP_MISSED,
    ReasonCode.SAFETY_LOST,
    ReasonCode.MATCH_POINT,
}
#: 40 miles short of 700.
NEARLY = Side(battle="roll", distance="100 100 100 100 100 100 75")


def played_by_sensible(rules: RuleSet, seats: int, seed: int) -> Iterator[State]:
    """The positions of a race between players that miss nothing."""
    player, state = Sensible(), dealt(rules, seats, Random(seed), seed % seats)
    while state.phase not in BETWEEN_RACES:
        yield state
        seat = to_act(state)[0]
        choices = legal_moves(state, seat)
        move = choices[0]
        if len(choices) > 1:
            move = player.choose(view_for(state, seat), choices)
        state, _ = apply(state, seat, move)
    yield state


def seen_by(state: State, seat: int) -> Situation:
    """A position as a seat sees it."""
    return situation_of(view_for(state, seat))


@pytest.mark.slow
@each(("rules", "seats"), [(TODAY_FRENCH, 2), (TODAY_FRENCH, 3), (ALONE, 4)])
def test_chances_to_win_a_race_come_true(rules: RuleSet, seats: int) -> None:
    said: list[tuple[float, float]] = []
    for seed in range(60):
        *before, end = played_by_sensible(rules, seats, seed)
        won = [score.total for score in end.match.races[0]]
        for state in before[5::11]:
            for seat in range(seats):
                chance = race_chance(seen_by(state, seat))
                side = seat % len(won)
                said.append((chance, won[side] / max(1, sum(won))))
    for low, high in ((0.0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 1.0)):
        some = [pair for pair in said if low <= pair[0] < high]
        assert len(some) > 40
        expected, real = (sum(values) / len(some) for values in zip(*some, strict=True))
        assert real == pytest.approx(expected, abs=0.12)


@each("sides", [2, 3, 5])
def test_chances_of_all_sides_make_one_and_needing_less_is_better(sides: int) -> None:
    equity = RaceEquity()
    for needs in product((1, 2, 3), repeat=sides):
        chances = [equity.of(needs, side) for side in range(sides)]
        assert sum(chances) == pytest.approx(1)
        for (need, chance), (other, its) in product(zip(needs, chances, strict=True), repeat=2):
            assert (
                chance == pytest.approx(its) if need == other else (need < other) == (chance > its)
            )


def test_who_has_enough_races_has_won() -> None:
    equity = RaceEquity()
    assert [equity.of(needs, 0) for needs in ((0, 2), (2, 0), (0, 0))] == [1, 0, 0.5]
    assert StandingQuestion((1, 2), 0, by_races=True).answer() == pytest.approx(0.75)


def test_the_chance_of_the_match_is_that_of_the_race_where_one_race_decides() -> None:
    view = view_for(scene("25 roll stop gasoline repairs 50", (NEARLY, ROLLING), rules=BY_RACES), 0)
    situation = situation_of(view)
    assert match_chance(situation, 0.7) == pytest.approx(0.7)
    assert race_chance(situation) > 0.8


def test_arriving_is_best_and_is_said_to_win() -> None:
    state = scene("25 100 driving-ace stop gasoline repairs 50", (NEARLY, ROLLING), rules=BY_RACES)
    view, choices = view_for(state, 0), legal_moves(state, 0)
    best = rank(view, choices, "hard")[0]
    assert best.win == 1
    assert Sensible().choose(view, choices).card in {best.move.card, *state.hands[0][2:3]}


def test_no_reason_speaks_of_points() -> None:
    for seed in range(4):
        for state in played_by_sensible(BY_RACES, 2, seed):
            for seat in to_act(state):
                view, choices = view_for(state, seat), legal_moves(state, seat)
                for choice in rank(view, choices, "hard") if len(choices) > 1 else ():
                    for reason in choice.reasons:
                        assert reason.code not in OF_POINTS
                        assert reason.number is None or reason.code not in WITHOUT_POINTS


def test_networks_are_asked_at_their_tables_only() -> None:
    tables = [new_match(rules, 2).setup for rules in (WINNING_MOVES, BY_RACES, TODAY_FRENCH)]
    assert [shipped_judge(setup) is not None for setup in tables] == [True, False, False]


def test_a_review_has_chances_at_any_table() -> None:
    record = Record(Header(TODAY_FRENCH, (Sitter("computer-hard", "Marcel"),) * 3))
    play_on(record, [Sensible()] * 3, Random(3), 0)
    found = list(review(Reviewing(race_of_seat(record, 0, 0))))
    made = [one for one in found if isinstance(one, Judged)]
    assert made
    assert all(one.chance is not None and 0 <= one.chance <= 1 for one in made)

"""The expert: legal everywhere, the same for the same view, sane in what it expects."""

from random import Random

import pytest

from mille_rules.computer.expert.expert import Expert
from mille_rules.computer.heuristic.prospects import RACE_WON
from mille_rules.computer.heuristic.sensible import Sensible
from mille_rules.engine import apply
from mille_rules.legal import legal_moves
from mille_rules.moves import FINISH, MoveKind
from mille_rules.rulesets import WINNING_MOVES, RuleSet
from mille_rules.state import BETWEEN_RACES, Phase, State, to_act
from mille_rules.views import View, view_for
from tests.computer.random_races import NAMES, TABLES, dealt, random_move
from tests.computer.scenes import ROLLING, Side, scene
from tests.examples import each

#: Decisions by each rule set and seat count in the long test: 5,000 in all.
_LONG = 400


def _views(rules: RuleSet, seats: int, count: int) -> list[tuple[State, int, View]]:
    """Decisions between two or more moves, of races half at random, half as the expert plays."""
    rng, found, expert = Random(seats), [], Expert()
    while True:
        state, moves = dealt(rules, seats, rng), []
        while state.phase not in BETWEEN_RACES:
            seat = to_act(state)[0]
            choices = legal_moves(state, seat)
            move = choices[0]
            if len(choices) > 1:
                view = view_for(state, seat, tuple(moves))
                found.append((state, seat, view))
                if len(found) == count:
                    return found
                wise = rng.random() < 0.5
                move = expert.choose(view, choices) if wise else random_move(choices, rng)
            state, _ = apply(state, seat, move)
            moves.append((seat, move))


def _all_is_well(rules: RuleSet, seats: int, count: int) -> None:
    for state, seat, view in _views(rules, seats, count):
        choices = legal_moves(state, seat)
        valued = Expert().values(view, choices)
        assert [each.move for each in valued] == list(choices)
        # Where races decide the match, one that is won counts as RACE_WON.
        assert all(0 <= each.win <= 1 and abs(each.points) <= RACE_WON for each in valued)
        assert Expert().choose(view, choices) in choices


@each(("rules", "seats"), TABLES)
def test_it_takes_one_of_its_choices(rules: RuleSet, seats: int) -> None:
    _all_is_well(rules, seats, 25)


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=NAMES)
def test_it_takes_one_of_its_choices_over_thousands_of_decisions(
    rules: RuleSet, seats: int
) -> None:
    _all_is_well(rules, seats, _LONG)


def test_the_same_view_gives_the_same_choice_whatever_was_asked_before() -> None:
    used = Expert()
    for state, seat, view in _views(WINNING_MOVES, 2, 40):
        choices = legal_moves(state, seat)
        assert used.values(view, choices) == Expert().values(view, choices)


def test_hidden_cards_change_nothing() -> None:
    choices = set()
    for seed in range(8):
        state = scene("stop 100 75 roll gasoline right-of-way 25", seed=seed, pile=200)
        choices.add(Expert().choose(view_for(state, 0), legal_moves(state, 0)))
    assert len(choices) == 1


def test_what_it_chooses_is_worth_most() -> None:
    for state, seat, view in _views(WINNING_MOVES, 2, 30):
        choices = legal_moves(state, seat)
        valued = Expert().values(view, choices)
        chosen = valued[choices.index(Expert().choose(view, choices))]
        assert chosen.win == max(each.win for each in valued)


def test_finishing_that_wins_the_match_is_certain() -> None:
    near = Side(battle="roll", distance="200 200 100 100 75")
    state = scene("25 roll stop 100 gasoline repairs 50", (near, ROLLING), points=(4_500, 1_000))
    view, choices = view_for(state, 0), legal_moves(state, 0)
    best = Expert().choose(view, choices)
    assert str(best) == "play 25"
    valued = Expert().values(view, choices)
    others = [each for each in valued if each.move != best]
    assert valued[choices.index(best)].win > max(each.win for each in others)


def test_it_does_not_extend_where_finishing_wins_the_match() -> None:
    done = Side(battle="roll", distance="200 200 100 100 100")
    state = scene(
        "roll stop 100 gasoline repairs", (done, ROLLING), points=(4_500, 4_300),
        phase=Phase.EXTENSION,
    )  # fmt: skip
    assert Expert().choose(view_for(state, 0), legal_moves(state, 0)) == FINISH


def test_it_answers_a_hazard_with_its_safety() -> None:
    for state, seat, view in _views(WINNING_MOVES, 2, 60):
        choices = legal_moves(state, seat)
        if state.phase is Phase.ANSWER:
            assert Expert().choose(view, choices).kind is MoveKind.COUP


def test_it_never_holds_a_roll_back() -> None:
    # With three seats the learned policy alone discards instead in one case of three.
    for seed in range(12):
        state = scene(
            "roll 25 50 75 gasoline repairs 100", (Side(),) * 3, seats=3, seed=seed, held=6
        )
        choice = Expert().choose(view_for(state, 0), legal_moves(state, 0))
        assert choice.kind is not MoveKind.DISCARD


def test_nothing_helps_when_the_match_is_lost_and_the_trip_is_completed_all_the_same() -> None:
    # Arriving makes 25 + 400 + 300 points more, 4,050 in all; the rivals have 5,500 on the table.
    near = Side("roll", "200 200 100 100 100 100 100 75")
    rivals = Side(
        "roll", "200 200 100 50", safeties="right-of-way extra-tank driving-ace puncture-proof"
    )
    state = scene(
        "25 100 stop", (near, rivals), seats=4, pile=0, held=2, points=(2_350, 4_250),
        hidden="100 100 50 50 roll roll",
    )  # fmt: skip
    view, choices = view_for(state, 0), legal_moves(state, 0)
    for strategy in (Expert(), Sensible()):
        assert str(strategy.choose(view, choices)) == "play 25"
        assert {each.win for each in strategy.values(view, choices)} == {0.0}


def test_the_trip_waits_while_a_safety_may_still_win_the_match() -> None:
    near = Side("roll", "200 200 100 100 100 100 100 75")
    rivals = Side("roll", "200 200 100 50")
    state = scene(
        "25 100", (near, rivals), seats=4, pile=0, held=2, points=(3_100, 4_500),
        hidden="accident driving-ace 50 50 roll roll",
    )  # fmt: skip
    view, choices = view_for(state, 0), legal_moves(state, 0)
    # Only a coup fourré of the partner makes enough: neither the trip nor the safety alone.
    assert Sensible().choose(view, choices).kind is MoveKind.DISCARD
    assert max(each.win for each in Sensible().values(view, choices)) > 0

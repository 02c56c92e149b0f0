"""Rules, section 3, table N: each for himself."""

from dataclasses import replace

from mille_rules import Phase, RuleSet
from mille_rules.rulesets import WINNING_MOVES
from tests.rules.scenario_cases import house_rule
from tests.rules.table_setup import (
    after,
    cards_in_play,
    dealt,
    scored,
    table,
    unsettled_after,
    verdicts,
)

ALONE = replace(WINNING_MOVES, teams=False)


def start(rules: RuleSet, seats: int) -> tuple[int, int, int]:
    """Sides, cards and target of a race."""
    state = dealt(rules, seats)
    return len(state.tableaux), cards_in_play(rules, seats), state.race.target


@house_rule("N1")
def test_five_play_each_for_themselves_under_any_rules():
    assert start(WINNING_MOVES, 5) == start(ALONE, 5) == (5, 106, 200)


@house_rule("N2")
def test_four_without_teams_are_four_sides():
    assert start(ALONE, 4) == (4, 106, 300)


@house_rule("N3")
def test_six_without_teams_are_six_sides():
    assert start(ALONE, 6) == (6, 106, 200)


@house_rule("N4")
def test_two_and_three_have_no_teams_to_give_up():
    assert start(ALONE, 2) == start(WINNING_MOVES, 2) == (2, 101, 700)
    assert start(ALONE, 3) == start(WINNING_MOVES, 3) == (3, 101, 700)


@house_rule("N5")
def test_the_first_of_five_to_arrive_ends_the_race_and_shuts_out_who_has_no_miles():
    state = table(WINNING_MOVES, "25", seats=5, a="roll 100 75", b="roll 25")
    score = scored(unsettled_after(state, "0 play 25"))[0]
    assert (score.distance, score.trip, score.shutout, score.extension) == (200, 400, 1500, 0)


@house_rule("N6")
def test_a_coup_of_one_of_six_takes_the_turn_of_those_between():
    hands = "flat-tire", "", "", "puncture-proof 25"
    state = table(ALONE, *hands, seats=6, d="roll")
    asked = unsettled_after(state, "0 play flat-tire on 3")
    assert asked.question is not None
    assert asked.question.waiting == (3,)
    state = after(state, "0 play flat-tire on 3", "3 coup puncture-proof")
    assert (state.turn, after(state, "3 discard 25").turn) == (3, 4)


@house_rule("N7")
def test_any_of_four_opponents_can_be_attacked_but_not_oneself():
    state = table(WINNING_MOVES, "", "stop", seats=5, turn=1, b="roll", e="roll")
    assert verdicts(state, "1 play stop on 4", "1 play stop on 1") == ("legal", "illegal")


@house_rule("N8")
def test_a_side_without_cards_is_not_asked():
    state = table(WINNING_MOVES, "speed-limit 25", "25", "", "25", "25", seats=5, pile=0)
    assert unsettled_after(state, "0 play speed-limit on 2").phase is Phase.PLAY

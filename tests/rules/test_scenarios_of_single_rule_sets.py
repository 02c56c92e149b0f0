"""Rules, section 3, tables K and L: what sets `bsd` and `dujardin` apart."""

from mille_rules import Phase
from tests.examples import each
from tests.rules.scenario_cases import scenario
from tests.rules.table_setup import (
    after,
    can_coup,
    race_over,
    scored,
    side,
    status,
    table,
    unsettled_after,
    verdict,
)

LATE_RIGHT_OF_WAY = "puncture-proof right-of-way 25"


@scenario("K1", bsd=((), 0, "flat-tire", False))
def test_an_old_limit_gives_no_coup_against_a_new_flat_tire(rules):
    state = table(rules, "flat-tire", "right-of-way", b="roll speed-limit")
    asked = unsettled_after(state, "0 play flat-tire on 1")
    state = after(asked, "1 play right-of-way")
    return can_coup(asked), len(side(state, 1).coups), status(state, 1), side(state, 1).limited


@scenario("K2", bsd=(1, 2, 6))
def test_one_hazard_gives_one_coup(rules):
    state = table(rules, "flat-tire", LATE_RIGHT_OF_WAY, b="roll speed-limit")
    state = after(state, "0 play flat-tire on 1", "1 coup puncture-proof", "1 play right-of-way")
    state = after(state, "1 discard 25")
    return len(side(state, 1).coups), len(side(state, 1).safeties), len(state.hands[1])


@scenario("K3", bsd=(0, 1))
def test_an_empty_pile_keeps_no_coup_open(rules):
    state = table(rules, "flat-tire 25", "puncture-proof 25", a="roll", b="roll", pile=0)
    state = after(state, "0 play flat-tire on 1", "1 pass", "1 play puncture-proof")
    return len(side(state, 1).coups), len(side(state, 1).safeties)


@scenario("K4", bsd="illegal")
def test_no_roll_is_wasted_on_a_remedy_under_right_of_way(rules):
    state = table(rules, "roll", a="roll out-of-gas gasoline right-of-way")
    return verdict(state, "0 play roll")


@scenario("K5", bsd=(False, "play"))
def test_a_limit_against_somebody_near_the_target_keeps_the_race_going(rules):
    state = table(rules, "100 speed-limit", "100", a="roll stop", b="roll 6x100 50", pile=0)
    state = after(state, "0 discard 100")
    return race_over(state), state.phase


@scenario("K6", bsd=("illegal", "legal", 7, 18))
def test_a_safety_comes_after_the_draw_and_draws_again(rules):
    state = table(rules, "25", "puncture-proof", b="roll flat-tire")
    before = unsettled_after(state, "0 discard 25")
    drawn = after(before)
    state = after(drawn, "1 play puncture-proof")
    verdicts = verdict(before, "1 play puncture-proof"), verdict(drawn, "1 play puncture-proof")
    return *verdicts, len(state.hands[1]), state.draw_pile


@scenario("L1", winning_moves=0, dujardin=1)
def test_a_safety_without_a_card_to_draw(rules):
    state = table(rules, "driving-ace 25", "25", a="roll", pile=0)
    return after(state, "0 play driving-ace").turn


@scenario("L2", winning_moves=(1, 3), dujardin=(1, 1))
def test_a_coup_without_a_card_to_draw(rules):
    hands = "flat-tire 25", "25", "25", "puncture-proof 25"
    state = table(rules, *hands, seats=4, b="roll", pile=0)
    state = after(state, "0 play flat-tire on 1", "3 coup puncture-proof")
    return len(side(state, 1).coups), state.turn


@scenario("L3", winning_moves=[0, 0, 0], dujardin=[500, 0, 500])
def test_a_shutout_without_a_complete_trip(rules):
    state = table(rules, "25", seats=3, a="roll 100", c="roll 100", pile=0)
    return [score.shutout for score in scored(after(state, "0 discard 25"))]


@scenario("L4", winning_moves=[500, 0, 0], dujardin=[500, 0, 500])
def test_a_shutout_shared_by_who_did_not_complete(rules):
    state = table(rules, "25", seats=3, a="roll 6x100 75", c="roll 25")
    return [score.shutout for score in scored(after(state, "0 play 25", "0 finish"))]


@scenario("L5", winning_moves=[1000, 0, 0], dujardin=[1000, 0, 0])
def test_who_is_shut_out_earns_no_shutout(rules):
    state = table(rules, "25", seats=3, a="roll 6x100 75")
    return [score.shutout for score in scored(after(state, "0 play 25", "0 finish"))]


@each(("rules", "over"), [("bsd", True), ("winning-moves", False)])
def test_drawing_the_last_card_ends_the_race_when_nobody_can_play(rules, over):
    state = unsettled_after(table(rules, "25", "25", pile=1, turn=1), "1 discard 25")
    assert (state.phase, race_over(state)) == (Phase.DRAW, False)
    assert race_over(unsettled_after(state, "0 draw")) == over

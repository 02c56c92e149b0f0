"""Rules, section 3, table E: safeties on the own turn."""

from tests.rules.scenario_cases import scenario
from tests.rules.table_setup import (
    after,
    scored,
    side,
    slugs,
    status,
    table,
    turn_card_counts,
    verdict,
)


@scenario("E1", each=(0, 7))
def test_a_safety_gives_another_turn_with_a_new_card(rules):
    return turn_card_counts(after(table(rules, "driving-ace", a="roll"), "0 play driving-ace"))[:2]


@scenario("E2", each=(0, 7, 18))
def test_two_safeties_give_two_more_turns(rules):
    state = table(rules, "driving-ace extra-tank", pile=20)
    return turn_card_counts(after(state, "0 play driving-ace", "0 play extra-tank"))


@scenario("E3", each=("needs-roll", 0), bsd=("rolling", 0))
def test_a_safety_played_late_is_no_coup(rules):
    state = after(table(rules, "puncture-proof", a="roll flat-tire"), "0 play puncture-proof")
    return status(state, 0), len(side(state, 0).coups)


@scenario("E4", each="rolling")
def test_right_of_way_and_the_hazards_safety_roll_on(rules):
    state = table(rules, "puncture-proof", a="roll flat-tire right-of-way")
    return status(after(state, "0 play puncture-proof"), 0)


@scenario("E5", each=("rolling", "stop"))
def test_right_of_way_discards_a_stop(rules):
    state = after(table(rules, "right-of-way", a="roll stop"), "0 play right-of-way")
    return status(state, 0), slugs(state.discards)


@scenario("E6", each=(False, "speed-limit"))
def test_right_of_way_discards_a_limit(rules):
    state = after(table(rules, "right-of-way", a="roll speed-limit"), "0 play right-of-way")
    return side(state, 0).limited, slugs(state.discards)


@scenario("E7", each=("rolling", False, {"speed-limit", "stop"}))
def test_right_of_way_cancels_stop_and_limit_together(rules):
    state = table(rules, "right-of-way", a="roll stop speed-limit")
    state = after(state, "0 play right-of-way")
    return status(state, 0), side(state, 0).limited, set(map(str, state.discards))


@scenario("E8", each="flat-tire")
def test_right_of_way_leaves_a_flat_tire(rules):
    state = table(rules, "right-of-way", a="roll flat-tire")
    return status(after(state, "0 play right-of-way"), 0)


@scenario("E9", each="rolling")
def test_under_right_of_way_no_roll_follows_a_spare_tire(rules):
    state = table(rules, "right-of-way spare-tire", a="roll flat-tire")
    return status(after(state, "0 play right-of-way", "0 play spare-tire"), 0)


@scenario("E10", classic=("out-of-gas", "stop"))
def test_a_stop_that_goes_shows_the_hazard_under_it(rules):
    state = table(rules, "right-of-way", a="roll out-of-gas stop")
    state = after(state, "0 play right-of-way")
    return status(state, 0), slugs(state.discards)


@scenario("E11", classic=("flat-tire", "roll stop flat-tire"))
def test_a_buried_stop_stays_where_it_is(rules):
    state = table(rules, "right-of-way", a="roll stop flat-tire")
    state = after(state, "0 play right-of-way")
    return status(state, 0), slugs(side(state, 0).battle)


@scenario("E12", classic="rolling")
def test_a_buried_stop_stops_nobody_with_right_of_way(rules):
    state = table(rules, "right-of-way spare-tire", a="roll stop flat-tire")
    return status(after(state, "0 play right-of-way", "0 play spare-tire"), 0)


@scenario("E13", classic=("rolling", "stop stop"))
def test_right_of_way_discards_every_stop_on_top(rules):
    state = after(table(rules, "right-of-way", a="roll stop stop"), "0 play right-of-way")
    return status(state, 0), slugs(state.discards)


@scenario("E14", classic="flat-tire")
def test_a_safety_does_not_reach_a_buried_hazard(rules):
    state = table(rules, "extra-tank", a="roll out-of-gas flat-tire")
    return status(after(state, "0 play extra-tank"), 0)


@scenario("E15", each="rolling")
def test_right_of_way_starts_a_side(rules):
    return status(after(table(rules, "right-of-way"), "0 play right-of-way"), 0)


@scenario("E16", each=("driving-ace", 1))
def test_a_safety_as_last_card_counts_and_the_turn_passes(rules):
    state = table(rules, "driving-ace", "25 25", b="roll", pile=0)
    state = after(state, "0 play driving-ace")
    return slugs(side(state, 0).safeties), state.turn


@scenario("E17", each=(0, 1), dujardin=(1, 1))
def test_a_safety_gives_another_turn_without_a_card(rules):
    state = table(rules, "driving-ace 25", "25 25", a="roll", b="roll", pile=0)
    state = after(state, "0 play driving-ace")
    return state.turn, len(state.hands[0])


@scenario("E18", each=(0, 7, 0))
def test_a_safety_draws_the_last_card(rules):
    state = table(rules, "driving-ace", a="roll", pile=1)
    return turn_card_counts(after(state, "0 play driving-ace"))


@scenario("E19", each="legal", bsd="illegal")
def test_a_safety_is_discarded(rules):
    return verdict(table(rules, "driving-ace", a="roll"), "0 discard driving-ace")


@scenario("E20", each=0)
def test_a_safety_still_in_hand_is_worth_nothing(rules):
    state = table(rules, "extra-tank", "25", b="roll 6x100 75", turn=1)
    return scored(after(state, "1 play 25", "1 finish"))[0].safeties

"""Rules, section 3, table F, second half: what a coup fourré leaves behind."""

from mille_rules import PRESETS
from mille_rules.state import to_act
from tests.rules.scenario_cases import scenario
from tests.rules.table_setup import (
    after,
    can_coup,
    scored,
    side,
    slugs,
    status,
    table,
    turn_card_counts,
    unsettled_after,
    verdict,
    verdicts,
)


@scenario("F17", classic=("needs-roll", 1))
def test_a_second_safety_in_the_coup_turn_is_no_coup(rules):
    state = table(rules, "flat-tire", "puncture-proof extra-tank", b="roll out-of-gas")
    state = after(state, "0 play flat-tire on 1", "1 coup puncture-proof", "1 play extra-tank")
    return status(state, 1), len(side(state, 1).coups)


@scenario("F18", classic="out-of-gas")
def test_right_of_way_against_a_stop_shows_the_old_hazard(rules):
    state = table(rules, "stop", "right-of-way", b="roll out-of-gas")
    return status(after(state, "0 play stop on 1", "1 coup right-of-way"), 1)


@scenario("F19", each="rolling")
def test_a_coup_under_right_of_way_rolls_on(rules):
    state = table(rules, "accident", "driving-ace", b="roll out-of-gas gasoline right-of-way")
    return status(after(state, "0 play accident on 1", "1 coup driving-ace"), 1)


@scenario("F20", classic="needs-roll")
def test_a_coup_restores_a_side_that_needed_a_roll(rules):
    state = table(rules, "accident", "driving-ace", b="roll out-of-gas extra-tank")
    return status(after(state, "0 play accident on 1", "1 coup driving-ace"), 1)


@scenario("F21", each=(1, 6, 0))
def test_one_card_left_is_the_replacement_alone(rules):
    state = table(rules, "flat-tire", "puncture-proof", b="roll", pile=1)
    return turn_card_counts(after(state, "0 play flat-tire on 1", "1 coup puncture-proof"))


@scenario("F22", each=(1, 5, 0))
def test_a_coup_gives_the_turn_without_any_card_to_draw(rules):
    state = table(rules, "flat-tire 25", "puncture-proof 5x25", b="roll", pile=0)
    return turn_card_counts(after(state, "0 play flat-tire on 1", "1 coup puncture-proof"))


@scenario("F23", each=(1, 0))
def test_a_coup_with_the_last_card_leaves_the_turn_to_the_next(rules):
    state = table(rules, "flat-tire 25", "puncture-proof", a="roll", b="roll", pile=0)
    state = after(state, "0 play flat-tire on 1", "1 coup puncture-proof")
    return len(side(state, 1).coups), state.turn


@scenario("F24", each=((1, 7, 17), 1))
def test_another_safety_in_the_coup_turn_draws_once_more(rules):
    state = table(rules, "flat-tire", "puncture-proof driving-ace", b="roll")
    state = after(state, "0 play flat-tire on 1", "1 coup puncture-proof", "1 play driving-ace")
    return turn_card_counts(state), len(side(state, 1).coups)


@scenario("F25", each="illegal")
def test_a_coup_protects_for_the_rest_of_the_race(rules):
    state = table(rules, "2xflat-tire", "puncture-proof 25", b="roll")
    state = after(state, "0 play flat-tire on 1", "1 coup puncture-proof", "1 discard 25")
    return verdict(state, "0 play flat-tire on 1")


@scenario("F26", each=(600, 200))
def test_two_coups_score_as_coups_and_as_safeties(rules):
    hands = "flat-tire accident", "puncture-proof driving-ace 3x25"
    state = table(rules, *hands, b="roll 6x100 50")
    state = after(state, "0 play flat-tire on 1", "1 coup puncture-proof", "1 play 25")
    state = after(state, "0 play accident on 1", "1 coup driving-ace", "1 play 25", "1 finish")
    return scored(state)[1].coups, scored(state)[1].safeties


@scenario("F27", both=(7, 6, 18))
def test_a_partners_coup_draws_for_the_partner_alone(rules):
    state = table(rules, "flat-tire", "", "", "puncture-proof", seats=4, b="roll")
    state = after(state, "0 play flat-tire on 1", "3 coup puncture-proof")
    return len(state.hands[3]), len(state.hands[1]), state.draw_pile


@scenario("F28", each=("illegal", "illegal"))
def test_a_coup_with_right_of_way_protects_from_stop_and_limit(rules):
    state = table(rules, "2xstop speed-limit", "right-of-way 25", b="roll")
    state = after(state, "0 play stop on 1", "1 coup right-of-way", "1 discard 25")
    return verdicts(state, "0 play stop on 1", "0 play speed-limit on 1")


@scenario("F29", each=((), "play", 1, "flat-tire"))
def test_without_the_safety_the_hazard_stays(rules):
    asked = unsettled_after(table(rules, "flat-tire", b="roll"), "0 play flat-tire on 1")
    state = after(asked)
    return can_coup(asked), state.phase, state.turn, status(state, 1)


@scenario("F30", both=("rolling", "roll", "speed-limit end-of-limit"))
def test_a_coup_removes_only_what_shows(rules):
    state = table(
        rules, "speed-limit", "right-of-way", seats=4, b="roll stop speed-limit end-of-limit"
    )
    state = after(state, "0 play speed-limit on 1", "1 coup right-of-way")
    lying = side(state, 1)
    return status(state, 1), slugs(lying.battle), slugs(lying.speed)


@scenario("F31", each=((), "play", 0))
def test_a_side_without_cards_is_not_asked(rules):
    state = table(rules, "flat-tire 25", "", a="roll", b="roll", pile=0)
    state = unsettled_after(state, "0 play flat-tire on 1")
    return can_coup(state), state.phase, state.turn


@scenario("F32", both=((1, 3), (3,)))
def test_a_seat_without_cards_is_asked_with_its_partner(rules):
    hands = "flat-tire 25", "", "25", "puncture-proof 25"
    state = table(rules, *hands, seats=4, b="roll", pile=0)
    asked = unsettled_after(state, "0 play flat-tire on 1")
    return to_act(asked), can_coup(asked)


@scenario("F33", each=((), "draw", 1))
def test_nobody_is_asked_for_a_safety_that_the_deck_lacks(rules):
    house = PRESETS[rules].changed("deck", "puncture-proof:0")
    state = table(house, "flat-tire", "", b="roll")
    state = unsettled_after(state, "0 play flat-tire on 1")
    return can_coup(state), state.phase, state.turn

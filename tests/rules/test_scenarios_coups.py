"""Rules, section 3, table F, first half: who may answer with a coup fourré, and what comes next."""

from tests.rules.scenario_cases import scenario
from tests.rules.table_setup import (
    after,
    can_coup,
    side,
    slugs,
    status,
    table,
    turn_card_counts,
    unsettled_after,
    verdict,
)


def couped(rules: str, pile: int = 20):
    """A's Flat Tire answered by B's Puncture Proof."""
    state = table(rules, "2xflat-tire", "puncture-proof 100", b="roll", pile=pile)
    return after(state, "0 play flat-tire on 1", "1 coup puncture-proof")


@scenario("F1", each=("rolling", (1, 7, 18), 1))
def test_a_coup_keeps_rolling_and_draws_twice(rules):
    state = couped(rules)
    return status(state, 1), turn_card_counts(state), len(side(state, 1).coups)


@scenario("F2", each="flat-tire")
def test_the_hazard_of_a_coup_is_discarded(rules):
    return slugs(couped(rules).discards)


@scenario("F3", each="legal")
def test_a_coup_lets_its_player_move_at_once(rules):
    return verdict(couped(rules), "1 play 100")


@scenario("F4", each=(0, "needs-roll"), bsd=(0, "rolling"))
def test_who_passes_has_no_coup_in_the_own_turn(rules):
    state = table(rules, "flat-tire", "puncture-proof", b="roll")
    state = after(state, "0 play flat-tire on 1", "1 pass", "1 play puncture-proof")
    return len(side(state, 1).coups), status(state, 1)


@scenario("F5", both=(1, 2))
def test_a_coup_of_the_left_neighbour_costs_nobody_a_turn(rules):
    state = table(rules, "flat-tire", "puncture-proof 25", seats=4, b="roll")
    state = after(state, "0 play flat-tire on 1", "1 coup puncture-proof")
    return state.turn, after(state, "1 discard 25").turn


@scenario("F6", both=(3, 0))
def test_a_coup_of_the_partner_skips_two_seats(rules):
    state = table(rules, "flat-tire", "", "", "puncture-proof 25", seats=4, b="roll")
    state = after(state, "0 play flat-tire on 1", "3 coup puncture-proof")
    return state.turn, after(state, "3 discard 25").turn


@scenario("F7", both=(2, 0))
def test_a_coup_takes_the_turn_from_the_player_between(rules):
    state = table(rules, "flat-tire", "", "puncture-proof 25", seats=3, c="roll")
    state = after(state, "0 play flat-tire on 2", "2 coup puncture-proof")
    return state.turn, after(state, "2 discard 25").turn


@scenario("F8", both=(5, 0))
def test_a_coup_of_the_last_seat_skips_four(rules):
    hands = "flat-tire", "", "", "", "", "puncture-proof 25"
    state = table(rules, *hands, seats=6, c="roll")
    state = after(state, "0 play flat-tire on 2", "5 coup puncture-proof")
    return state.turn, after(state, "5 discard 25").turn


@scenario("F9", both=((), "illegal", "play"))
def test_only_the_attacked_side_may_answer(rules):
    state = table(rules, "flat-tire", "", "puncture-proof", seats=3, b="roll")
    asked = unsettled_after(state, "0 play flat-tire on 1")
    return can_coup(asked), verdict(asked, "2 coup puncture-proof"), after(asked).phase


@scenario("F10", each=("rolling", False, 1, {"speed-limit", "stop"}))
def test_right_of_way_against_a_limit_lifts_an_old_stop_too(rules):
    state = table(rules, "speed-limit", "right-of-way", b="roll stop")
    state = after(state, "0 play speed-limit on 1", "1 coup right-of-way")
    lying = side(state, 1)
    return status(state, 1), lying.limited, len(lying.coups), set(map(str, state.discards))


@scenario("F11", each="rolling")
def test_right_of_way_against_a_limit_starts_a_side(rules):
    state = table(rules, "speed-limit", "right-of-way")
    return status(after(state, "0 play speed-limit on 1", "1 coup right-of-way"), 1)


@scenario("F12", each=("rolling", False, 1))
def test_right_of_way_against_a_stop_lifts_an_old_limit_too(rules):
    state = table(rules, "stop", "right-of-way", b="roll speed-limit")
    state = after(state, "0 play stop on 1", "1 coup right-of-way")
    return status(state, 1), side(state, 1).limited, len(side(state, 1).coups)


@scenario("F13", each="flat-tire")
def test_right_of_way_against_a_limit_leaves_an_old_flat_tire(rules):
    state = table(rules, "speed-limit", "right-of-way", b="roll flat-tire")
    return status(after(state, "0 play speed-limit on 1", "1 coup right-of-way"), 1)


@scenario("F14", each=((), "illegal", "play"))
def test_an_old_limit_can_no_longer_be_answered(rules):
    state = table(rules, "flat-tire", "right-of-way", b="roll speed-limit")
    asked = unsettled_after(state, "0 play flat-tire on 1")
    return can_coup(asked), verdict(asked, "1 coup right-of-way"), after(asked).phase


@scenario("F15", classic="stopped")
def test_a_coup_shows_the_old_stop_again(rules):
    state = table(rules, "flat-tire", "puncture-proof", b="roll stop")
    return status(after(state, "0 play flat-tire on 1", "1 coup puncture-proof"), 1)


@scenario("F16", classic="out-of-gas")
def test_a_coup_shows_the_old_hazard_again(rules):
    state = table(rules, "flat-tire", "puncture-proof", b="roll out-of-gas")
    return status(after(state, "0 play flat-tire on 1", "1 coup puncture-proof"), 1)

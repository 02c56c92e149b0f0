"""Rules, section 3, tables A and B: setup, seating, turn order, distance cards."""

from mille_rules import PRESETS, view_for
from mille_rules.cards import HAZARDS
from tests.rules.scenario_cases import scenario
from tests.rules.table_setup import (
    after,
    cards_in_play,
    dealt,
    playable,
    table,
    verdict,
    verdicts,
)


def sides_of(rules: str, seats: int) -> str:
    state = dealt(rules, seats)
    return "".join("ABCDEF"[view_for(state, seat).side] for seat in range(seats))


@scenario("A1", classic=106, winning_moves=101, bsd=101)
def test_two_players_share_a_deck_of(rules):
    return cards_in_play(rules, 2)


@scenario("A2", classic=106, winning_moves=101)
def test_three_players_share_a_deck_of(rules):
    return cards_in_play(rules, 3)


@scenario("A3", both=106)
def test_four_players_share_a_deck_of(rules):
    return cards_in_play(rules, 4)


@scenario("A4", both=106)
def test_six_players_share_a_deck_of(rules):
    return cards_in_play(rules, 6)


@scenario("A5", classic=[3, 3, 3, 5, 4], winning_moves=[2, 2, 2, 4, 3], bsd=[2, 2, 2, 4, 3])
def test_hazards_in_the_deck_of_two_players(rules):
    return [dealt(rules).race.deck.count(hazard) for hazard in HAZARDS]


@scenario("A6", classic=(7, 6, 93), winning_moves=(7, 6, 88), bsd=(7, 6, 88))
def test_the_starter_has_drawn_a_seventh_card(rules):
    state = dealt(rules, first=1)
    return len(state.hands[1]), len(state.hands[0]), state.draw_pile


@scenario("A7", both=([7, 6, 6, 6, 6, 6], 69))
def test_six_players_leave_a_draw_pile_of(rules):
    state = dealt(rules, 6)
    return [len(hand) for hand in state.hands], state.draw_pile


@scenario("A8", both="ABAB")
def test_partners_of_four_sit_opposite(rules):
    return sides_of(rules, 4)


@scenario("A9", both="ABCABC")
def test_partners_of_six_sit_opposite(rules):
    return sides_of(rules, 6)


@scenario("A10", both=[700, 700, 1000, 200, 700], bsd=[700])
def test_the_trip_is_as_long_as_the_seat_count_says(rules):
    return [dealt(rules, seats).race.target for seats in PRESETS[rules].player_counts]


@scenario("A11", each={"driving-ace", "roll", "speed-limit"})
def test_few_cards_can_be_played_in_the_first_turn(rules):
    return playable(table(rules, "roll driving-ace speed-limit stop gasoline 25 end-of-limit"))


@scenario("A12", both=0)
def test_the_first_seat_follows_the_last(rules):
    return after(table(rules, "", "", "", "25", seats=4, turn=3), "3 discard 25").turn


@scenario("B1", each="illegal")
def test_nobody_moves_before_the_first_roll(rules):
    return verdict(table(rules, "25"), "0 play 25")


@scenario("B2", each="legal")
def test_a_rolling_side_moves_200_miles(rules):
    return verdict(table(rules, "200", a="roll"), "0 play 200")


@scenario("B3", each="illegal")
def test_75_miles_are_too_fast_under_a_speed_limit(rules):
    return verdict(table(rules, "75", a="roll speed-limit"), "0 play 75")


@scenario("B4", each="legal")
def test_50_miles_are_slow_enough_for_a_speed_limit(rules):
    return verdict(table(rules, "50", a="roll speed-limit"), "0 play 50")


@scenario("B5", each="legal")
def test_an_end_of_limit_lets_200_miles_through(rules):
    return verdict(table(rules, "200", a="roll speed-limit end-of-limit"), "0 play 200")


@scenario("B6", each="illegal")
def test_a_third_200_is_refused(rules):
    return verdict(table(rules, "200", a="roll 2x200"), "0 play 200")


@scenario("B7", both="illegal")
def test_the_partners_200s_count_as_well(rules):
    state = table(rules, "2x200", "2x25", "200 25", "50", seats=4, a="roll")
    state = after(state, "0 play 200", "1 discard 25", "2 discard 25", "3 discard 50")
    return verdict(after(state, "0 play 200", "1 discard 25"), "2 play 200")


@scenario("B8", each="illegal")
def test_the_target_is_never_passed(rules):
    return verdict(table(rules, "50", a="roll 6x100 75"), "0 play 50")


@scenario("B9", each="legal")
def test_the_target_is_reached_exactly(rules):
    return verdict(table(rules, "25", a="roll 6x100 75"), "0 play 25")


@scenario("B10", both=("illegal", "legal"))
def test_four_players_go_1000_miles_exactly(rules):
    return verdicts(table(rules, "75 50", seats=4, a="roll 9x100 50"), "0 play 75", "0 play 50")


@scenario("B11", each="legal")
def test_right_of_way_needs_no_first_roll(rules):
    return verdict(table(rules, "100", a="right-of-way"), "0 play 100")


@scenario("B12", each="legal")
def test_right_of_way_needs_no_roll_after_a_remedy(rules):
    return verdict(table(rules, "100", a="roll out-of-gas gasoline right-of-way"), "0 play 100")


@scenario("B13", each="illegal")
def test_right_of_way_does_not_mend_a_flat_tire(rules):
    return verdict(table(rules, "25", a="roll flat-tire right-of-way"), "0 play 25")


@scenario("B14", both="legal")
def test_a_partners_roll_serves_both(rules):
    state = table(rules, "roll", "25", "100", seats=4)
    return verdict(after(state, "0 play roll", "1 discard 25"), "2 play 100")


@scenario("B15", each="legal")
def test_everybody_may_go_on_to_1000_once_the_extension_is_called(rules):
    state = table(rules, "25 25", "100", a="roll 6x100 75", b="roll 4x100 3x75 25")
    return verdict(after(state, "0 play 25", "0 extend"), "1 play 100")

"""Rules, section 3, tables G and H: discards, the empty draw pile, ends, the extension."""

from mille_rules import MoveKind, legal_moves
from tests.rules.scenario_cases import scenario
from tests.rules.table_setup import after, race_over, scored, table, unsettled_after, verdict

AT_675 = "roll 6x100 75"
AT_700 = "roll 2x200 4x75"
AT_975 = "roll 9x100 75"


def phase_and_target(state):
    return state.phase, state.race.target


def trip_and_extension(state):
    return [score.trip + score.extension for score in scored(state)]


@scenario("G1", each="legal")
def test_a_playable_card_may_be_discarded(rules):
    return verdict(table(rules, "100", a="roll"), "0 discard 100")


@scenario("G2", each={MoveKind.DISCARD})
def test_who_can_play_nothing_discards(rules):
    return {move.kind for move in legal_moves(table(rules, "3x25 2x50 75 gasoline"), 0)}


@scenario("G3", each=(1, 1))
def test_nobody_draws_from_an_empty_pile(rules):
    state = after(table(rules, "25 50", "25", a="roll", b="roll", pile=0), "0 play 25")
    return len(state.hands[1]), state.turn


@scenario("G4", each=("play", 0))
def test_who_has_no_card_is_passed_over(rules):
    state = after(table(rules, "25 50", "", a="roll", pile=0), "0 play 25")
    return state.phase, state.turn


@scenario("G5", each=(True, None))
def test_the_last_card_of_all_ends_the_race(rules):
    state = after(table(rules, "25", a="roll", pile=0), "0 play 25")
    return race_over(state), state.race.completer


@scenario("G6", each=False, bsd=True)
def test_the_race_ends_when_nobody_can_play(rules):
    return race_over(after(table(rules, "roll 25", "50", pile=0), "0 discard roll"))


@scenario("G7", each=False)
def test_a_safety_in_any_hand_keeps_the_race_going(rules):
    state = table(rules, "roll 25", "50 extra-tank", pile=0)
    return race_over(after(state, "0 discard roll"))


@scenario("G8", each=300)
def test_the_turn_of_the_last_card_is_delayed(rules):
    state = table(rules, "25", "50", a=AT_675, pile=1, turn=1)
    return scored(after(state, "1 discard 50", "0 play 25", "0 finish"))[0].delayed


@scenario("G9", each=0)
def test_one_card_left_is_not_delayed(rules):
    state = table(rules, "25", a=AT_675, pile=1)
    return scored(after(state, "0 play 25", "0 finish"))[0].delayed


@scenario("G10", each=("extension", True, True))
def test_an_extension_is_offered_with_an_empty_pile(rules):
    reached = after(table(rules, "25 50", "50", a=AT_675, pile=0), "0 play 25")
    state = after(reached, "0 finish")
    return reached.phase, race_over(state), scored(state)[0].delayed > 0


@scenario("G11", each=False, bsd=True)
def test_a_safety_after_which_nobody_can_play_ends_the_race(rules):
    state = table(rules, "driving-ace 25", "50", pile=0)
    return race_over(unsettled_after(state, "0 play driving-ace"))


@scenario("H1", each="extension")
def test_two_players_may_extend(rules):
    return after(table(rules, "25", a=AT_675), "0 play 25").phase


@scenario("H2", both="extension")
def test_three_players_may_extend(rules):
    return after(table(rules, "25", seats=3, a=AT_675), "0 play 25").phase


@scenario("H3", both="extension")
def test_six_players_may_extend(rules):
    return after(table(rules, "25", seats=6, a=AT_675), "0 play 25").phase


@scenario("H4", both=("play", 1000))
def test_four_players_go_on_past_700(rules):
    return phase_and_target(after(table(rules, "25", seats=4, a=AT_675), "0 play 25"))


@scenario("H5", each=(True, 0))
def test_who_declines_has_completed_the_trip(rules):
    state = after(table(rules, "25", a=AT_675), "0 play 25", "0 finish")
    return race_over(state), state.race.completer


@scenario("H6", each=(("play", 1000), 1))
def test_who_extends_leaves_the_turn_to_the_next(rules):
    state = after(table(rules, "25", a=AT_675), "0 play 25", "0 extend")
    return phase_and_target(state), state.turn


@scenario("H7", each=[600, 0])
def test_the_caller_completes(rules):
    state = table(rules, "25", a=AT_975, extension_by=0)
    return trip_and_extension(after(state, "0 play 25"))


@scenario("H8", each=[0, 600])
def test_the_opponent_completes(rules):
    state = table(rules, "", "25", a=AT_700, b=AT_975, extension_by=0, turn=1)
    return trip_and_extension(after(state, "1 play 25"))


@scenario("H9", each=[0, 200], bsd=[0, 0])
def test_nobody_completes(rules):
    state = table(rules, "25", a=AT_700, extension_by=0, pile=0)
    return trip_and_extension(after(state, "0 discard 25"))


@scenario("H10", both=[0, 600, 200])
def test_one_of_two_opponents_completes(rules):
    state = table(rules, "", "25", seats=3, a=AT_700, b=AT_975, extension_by=0, turn=1)
    return trip_and_extension(after(state, "1 play 25"))


@scenario("H11", both=[0, 200, 200])
def test_nobody_of_three_completes(rules):
    state = table(rules, "25", seats=3, a=AT_700, extension_by=0, pile=0)
    return trip_and_extension(after(state, "0 discard 25"))


@scenario("H12", both=[600, 0, 0])
def test_the_caller_completes_against_two(rules):
    state = table(rules, "25", seats=3, a=AT_975, extension_by=0)
    return trip_and_extension(after(state, "0 play 25"))


@scenario("H13", each="play")
def test_nobody_is_asked_twice_for_an_extension(rules):
    state = table(rules, "", "25", a=AT_700, b=AT_675, extension_by=0, turn=1)
    return after(state, "1 play 25").phase


@scenario("H14", each="extension")
def test_an_extension_needs_one_more_card(rules):
    return after(table(rules, "25 50", a=AT_675, pile=0), "0 play 25").phase


@scenario("H15", each=(True, 0))
def test_the_very_last_card_offers_no_extension(rules):
    state = after(table(rules, "25", a=AT_675, pile=0), "0 play 25")
    return race_over(state), state.race.completer


@scenario("H16", each=500)
def test_an_extended_trip_can_shut_out(rules):
    state = table(rules, "25", b="roll", a=AT_975, extension_by=0)
    return scored(after(state, "0 play 25"))[0].shutout


@scenario("H17", each=0)
def test_one_card_during_the_extension_breaks_the_shutout(rules):
    state = table(rules, "25", "25 50", b="roll", a=AT_975, extension_by=0, turn=1)
    return scored(after(state, "1 play 25", "0 play 25"))[0].shutout

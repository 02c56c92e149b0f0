"""Rules, section 3, table P: handicaps."""

from dataclasses import replace

import pytest

from mille_rules import Phase, RuleSet
from mille_rules.rule_kinds import Handicap
from mille_rules.rulesets import ONE_RACE, TODAY, TODAY_FRENCH, WINNING_MOVES, RuleSetError
from tests.rules.scenario_cases import house_rule
from tests.rules.table_setup import after, cards_in_play, dealt, scored, table, verdicts


def with_handicaps(*handicaps: tuple[int, str, int], rules: RuleSet = WINNING_MOVES) -> RuleSet:
    return replace(rules, handicaps=tuple(Handicap(*handicap) for handicap in handicaps))


def refused_field(rules: RuleSet, seats: int) -> str:
    with pytest.raises(RuleSetError) as refusal:
        rules.expect_seats(seats)
    assert not rules.allows_seats(seats)
    return refusal.value.field


@house_rule("P1")
def test_start_points_are_brought_into_the_match():
    state = dealt(with_handicaps((1, "points", 500)))
    assert (state.match.points, state.match.races) == ((0, 500), ())


@house_rule("P2")
def test_partners_with_start_points_share_their_sum():
    state = dealt(with_handicaps((0, "points", 500), (2, "points", 250)), 4)
    assert state.match.points == (750, 0)


@house_rule("P3")
def test_start_points_win_no_match_before_a_race_is_scored():
    rules = with_handicaps((1, "points", 4900))
    state = after(table(rules, "25", pile=0, b="roll 100"), "0 discard 25")
    assert (state.match.points, state.match.winners) == ((0, 5000), (1,))
    one = replace(with_handicaps((1, "points", 500)), match_target=ONE_RACE)
    assert after(table(one, "25", pile=0, a="roll 100"), "0 discard 25").match.winners == (1,)


@house_rule("P4")
def test_start_miles_are_part_of_the_trip_and_score_nothing():
    state = table(with_handicaps((0, "miles", 100)), "25", a="roll 5x100 75", b="roll 25")
    assert state.tableaux[0].miles == 675
    state = after(state, "0 play 25", "0 finish")
    own = scored(state)[0]
    assert (own.distance, own.trip, own.safe_trip) == (600, 400, 300)


@house_rule("P5")
def test_start_miles_do_not_save_from_a_shutout():
    rules = with_handicaps((1, "miles", 200))
    state = after(table(rules, "25", a="roll 6x100 75", b="roll"), "0 play 25", "0 finish")
    assert (scored(state)[0].shutout, scored(state)[1].distance) == (500, 0)


@house_rule("P6")
def test_a_card_beyond_what_start_miles_leave_is_too_far():
    state = table(with_handicaps((0, "miles", 200)), "25 50", a="roll 4x100 75")
    assert verdicts(state, "0 play 25", "0 play 50") == ("legal", "illegal")


@house_rule("P7")
def test_start_miles_count_in_an_extension_and_in_the_next_race():
    rules = with_handicaps((0, "miles", 100))
    state = after(table(rules, "25", a="roll 5x100 75", b="roll"), "0 play 25", "0 extend")
    assert (state.tableaux[0].miles, state.race.target) == (700, 1000)
    today = with_handicaps((0, "miles", 100), rules=TODAY)
    state = after(table(today, "200", a="roll 7x100 75"), "0 play 200")
    assert (scored(state)[0].distance, state.phase) == (900, Phase.DEAL)
    assert dealt(today).tableaux[0].miles == 100


@house_rule("P8")
def test_with_the_cards_gone_start_miles_win_a_race_too():
    rules = replace(with_handicaps((1, "miles", 100), rules=TODAY_FRENCH), races_to_win=2)
    state = after(table(rules, "25", pile=0, a="roll 75", b="roll"), "0 discard 25")
    assert state.match.points == (0, 1)


@house_rule("P9")
def test_a_full_hand_is_skipped_while_dealing_and_stays_small():
    state = dealt(with_handicaps((1, "hand", 4)), first=0)
    assert tuple(map(len, state.hands)) == (7, 4)
    assert state.draw_pile == cards_in_play(WINNING_MOVES, 2) - 11
    taken = [card for hand in state.hands for card in hand]
    assert sorted(taken) == sorted(state.race.deck[:11])
    assert state.hands[1] == state.race.deck[1:8:2]
    assert len(after(state, "0 discard 25", "1 draw").hands[1]) == 5


@house_rule("P10")
def test_a_hand_that_is_not_smaller_and_a_seat_that_is_not_there_are_refused():
    assert refused_field(with_handicaps((1, "hand", 6)), 2) == "handicaps"
    assert refused_field(with_handicaps((2, "hand", 5)), 2) == "handicaps"
    assert with_handicaps((2, "hand", 5)).allows_seats(3)


@house_rule("P11")
def test_points_that_win_at_once_or_count_nowhere_are_refused():
    assert refused_field(with_handicaps((0, "points", 5000)), 2) == "handicaps"
    assert refused_field(with_handicaps((0, "points", 100), rules=TODAY_FRENCH), 2) == "handicaps"
    partners = with_handicaps((0, "points", 2500), (2, "points", 2500))
    assert partners.allows_seats(3)
    assert refused_field(partners, 4) == "handicaps"


@house_rule("P12")
def test_miles_that_leave_no_card_to_play_are_refused():
    assert refused_field(with_handicaps((0, "miles", 700)), 2) == "handicaps"
    assert refused_field(with_handicaps((0, "miles", 30)), 2) == "handicaps"
    assert with_handicaps((0, "miles", 675)).allows_seats(2)
    assert refused_field(with_handicaps((0, "miles", 200)), 5) == "handicaps"

"""Rules, section 3, tables I and J: scoring, and when the match is over."""

from mille_rules import Phase, apply, view_for, why_not
from mille_rules.moves import deal
from mille_rules.view_analysis import score_now
from tests.rules.scenario_cases import scenario
from tests.rules.table_setup import (
    after,
    dealt,
    rules_of,
    scored,
    table,
    whole_deck,
)

ALL_COUPS = "driving-ace! extra-tank! puncture-proof! right-of-way!"
ALMOST_ALL = f"roll 9x100 75 {ALL_COUPS}"
AT_675 = "roll 6x100 75"


def totals(state):
    return [score.total for score in scored(state)]


def totals_so_far(state):
    return [score.total for score in score_now(view_for(state, None))]


def shutouts(state):
    return [score.shutout for score in scored(state)]


def standing_after_race(rules, *points):
    """Who has won when a race without a single point ends at such totals."""
    state = table(rules, "25", seats=len(points), pile=0, points=points)
    state = after(state, "0 discard 25")
    assert state.match.points == points
    assert (state.phase is Phase.OVER) == (state.match.winners != ())
    return state.match.winners


@scenario("I1", each=4600)
def test_most_that_a_race_of_two_gives(rules):
    state = table(rules, "25", "50", a=ALMOST_ALL, pile=0, extension_by=0)
    return totals(after(state, "0 play 25"))[0]


@scenario("I2", both=4400)
def test_most_that_a_race_of_four_gives(rules):
    state = table(rules, "25", "50", seats=4, a=ALMOST_ALL, pile=0)
    return totals(after(state, "0 play 25"))[0]


@scenario("I3", both=5100)
def test_most_that_a_race_of_three_gives(rules):
    state = table(rules, "25", "50", seats=3, a=ALMOST_ALL, pile=0, extension_by=0)
    return totals(after(state, "0 play 25"))[0]


@scenario("I4", both=5100)
def test_most_that_a_race_of_six_gives(rules):
    state = table(rules, "25", "50", seats=6, a=ALMOST_ALL, pile=0, extension_by=0)
    return totals(after(state, "0 play 25"))[0]


@scenario("I5", both=[1000, 0, 0])
def test_each_opponent_without_a_mile_is_a_shutout(rules):
    return shutouts(after(table(rules, "25", seats=3, a=AT_675), "0 play 25", "0 finish"))


@scenario("I6", both=[500, 0, 0], dujardin=[500, 0, 500])
def test_an_opponent_with_25_miles_is_not_shut_out(rules):
    state = table(rules, "25", seats=3, a=AT_675, c="roll 25")
    return shutouts(after(state, "0 play 25", "0 finish"))


@scenario("I7", both=[0, 0, 0], dujardin=[500, 0, 500])
def test_without_a_complete_trip_nobody_is_shut_out(rules):
    state = table(rules, "25", seats=3, a="roll 100", c="roll 25", pile=0)
    return shutouts(after(state, "0 discard 25"))


@scenario("I8", each=675)
def test_the_loser_scores_too(rules):
    state = table(rules, "", "25", a="roll 100 75 extra-tank driving-ace!", b=AT_675, turn=1)
    return totals(after(state, "1 play 25", "1 finish"))[0]


@scenario("I9", each=[2275, 1100])
def test_the_loser_can_outscore_the_winner(rules):
    a = "roll 6x100 75 extra-tank driving-ace! puncture-proof! right-of-way!"
    state = table(rules, "", "25", a=a, b="roll 2x200 2x100 75", turn=1)
    return totals(after(state, "1 play 25", "1 finish"))


@scenario("I10", each=1300)
def test_four_safeties_of_which_two_coups(rules):
    safeties = "extra-tank driving-ace! puncture-proof! right-of-way"
    state = table(rules, "25", a=f"roll {safeties}", pile=0)
    score = scored(after(state, "0 discard 25"))[0]
    return score.safeties + score.all_safeties + score.coups


@scenario("I11", each=0)
def test_one_200_makes_the_trip_unsafe(rules):
    state = table(rules, "25", a="roll 200 4x100 75")
    return scored(after(state, "0 play 25", "0 finish"))[0].safe_trip


@scenario("I12", each=300)
def test_a_trip_without_200s_is_safe(rules):
    return scored(after(table(rules, "25", a=AT_675), "0 play 25", "0 finish"))[0].safe_trip


@scenario("I13", both=850)
def test_the_french_booklets_first_example(rules):
    a, b = "roll 3x100 50 extra-tank driving-ace!", "roll 9x100 75"
    state = table(rules, "", "25", seats=4, a=a, b=b, turn=1)
    return totals(after(state, "1 play 25"))[0]


@scenario("I14", both=2200)
def test_the_french_booklets_second_example(rules):
    a = "roll 2x200 5x100 75 extra-tank! driving-ace!"
    state = table(rules, "25", seats=4, a=a, b="roll 25")
    return totals(after(state, "0 play 25"))[0]


@scenario("I15", both=2300)
def test_the_french_booklets_third_example(rules):
    a = "roll 9x100 75 extra-tank driving-ace puncture-proof"
    state = table(rules, "25", "50", seats=4, a=a, b="roll 25", pile=0)
    return totals(after(state, "0 play 25"))[0]


@scenario("J1", each=())
def test_4999_points_win_nothing(rules):
    return standing_after_race(rules, 4999, 4000)


@scenario("J2", each=(0,))
def test_5000_points_win(rules):
    return standing_after_race(rules, 5000, 4000)


@scenario("J3", each=(1,))
def test_the_most_of_two_over_5000_wins(rules):
    return standing_after_race(rules, 5100, 5300)


@scenario("J4", each=(0, 1))
def test_equal_totals_are_a_draw(rules):
    return standing_after_race(rules, 5200, 5200)


@scenario("J5", both=(0, 1))
def test_the_third_has_no_part_in_a_draw(rules):
    return standing_after_race(rules, 5200, 5200, 5100)


@scenario("J6", both=(0, 2))
def test_a_draw_need_not_be_between_neighbours(rules):
    return standing_after_race(rules, 5600, 5200, 5600)


@scenario("J7", each=("play", (4900, 0), ()))
def test_points_count_only_once_the_race_is_scored(rules):
    a = "roll 100 75 extra-tank driving-ace"
    state = after(table(rules, "25", a=a, b="roll 25", points=(4900, 0)), "0 play 25")
    assert totals_so_far(state)[0] == 400
    return state.phase, state.match.points, state.match.winners


def cut_short(state):
    """The race ended by a discard of the only card that is left."""
    last = state.setup.seats - 1
    hands = (*[()] * last, state.hands[last][:1])
    state = state._replace(drawn=len(state.race.deck), hands=hands, phase=Phase.PLAY, turn=last)
    return after(state, f"{last} discard {hands[last][0]}")


def starters(rules: str, seats: int, first: int, races: int) -> str:
    """The one seat that may begin each race, the first apart."""
    state, found = dealt(rules, seats, first), [first]
    for race in range(2, races + 1):
        state = cut_short(state)
        deals = [deal(race, seat, whole_deck(rules, seats)) for seat in range(seats)]
        (allowed,) = (move for move in deals if why_not(state, None, move) is None)
        state, _ = apply(state, None, allowed)
        found.append(allowed.deal.first)
    return "".join(map(str, found))


@scenario("J8", each="0101")
def test_two_players_begin_in_turn(rules):
    return starters(rules, 2, 0, 4)


@scenario("J9", both="01230")
def test_four_players_begin_in_turn(rules):
    return starters(rules, 4, 0, 5)


def one_race(rules, *battles, **changes):
    """The state after a match of one race whose sides have these piles, with no card left."""
    rules = rules_of(rules).changed("match_target", "0")
    for field, text in changes.items():
        rules = rules.changed(field, text)
    sides = dict(zip("abc", battles, strict=False))
    state = table(rules, "100", seats=len(battles), pile=0, **sides)
    return after(state, "0 discard 100")


@scenario("J10", each=(0,))
def test_the_most_points_of_one_race_win_the_match(rules):
    state = one_race(rules, "roll 50", "roll 25")
    assert (state.phase, state.match.games) == (Phase.OVER, (1, 0))
    return state.match.winners


@scenario("J11", each=(0, 1))
def test_one_race_without_a_point_is_a_draw(rules):
    state = one_race(rules, "", "")
    assert (state.phase, state.match.points, state.match.games) == (Phase.OVER, (0, 0), (0, 0))
    return state.match.winners


@scenario("J12", each=())
def test_a_tie_of_one_race_is_played_on_where_the_rules_ask_for_it(rules):
    state = one_race(rules, "roll 25", "roll 25", tie_policy="extra_hand")
    assert state.phase is Phase.DEAL
    return state.match.winners


@scenario("J13", both=(1, 2))
def test_one_race_of_three_can_be_a_draw_of_two(rules):
    return one_race(rules, "roll 25", "roll 50", "roll 50").match.winners
